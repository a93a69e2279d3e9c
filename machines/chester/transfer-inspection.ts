import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atMost, guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Must the system be inspected before a sale, gift or transfer? Chester § 4.010.
const facts = pick(all, 'transferKind', 'lotToWater', 'systemToWater', 'waterKind', 'inspectedBy', 'fieldTestPit')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  zone: {
    label: 'Distance from lakes, streams and ponds',
    amount: 200,
    unit: 'ft',
    cite: ['chester/4.010#2', 'chester/4.010#5'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

// What holds until both have inspected, whether or not it is known who has.
const required = {
  status: 'determined',
  verdict: 'must',
  headline:
    'Yes. Both a licensed professional engineer and the Town Zoning Administrator must inspect before the transfer.',
  text: 'Systems and properties within {zone} of lakes, streams or ponds must be inspected before a sale, gift or transfer. One of the two inspectors is not enough. The inspection must include a test pit in the leach field and an examination of the field. The rule is printed among those for older systems and makes no exception for newer ones; plan on it for both. The text does not say from which mark the distance is measured; use the nearest part of the lot or system. It has no form, no pass mark, no winter rule and no word on who reports: agree on that with the Zoning Administrator early. Where both have inspected for this transfer, with a test pit, nothing further is asked for. The law does not say whether an inspection made for an earlier transfer still counts.',
  cite: ['chester/4.010#2', 'chester/4.010#3', 'chester/4.010#5', 'chester/4.010#6'],
  duties: [
    {
      actor: 'owner',
      verdict: 'must',
      action:
        'have a licensed professional engineer and the Town Zoning Administrator inspect before the sale, gift or transfer',
      cite: ['chester/4.010#2'],
    },
    {
      actor: 'inspectors',
      verdict: 'must',
      action: 'include a test pit in the leach field and an examination of the leach field',
      cite: ['chester/4.010#3'],
    },
  ],
  values: ['zone'],
} as const satisfies Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const far = {
  status: 'determined',
  verdict: 'need-not',
  headline: 'No. The law asks for this inspection only within {zone} of lakes, streams or ponds.',
  text: 'It is enough that either the system or any part of the property lies within that distance, so measure from the nearest part of the lot. Where neither does, the law on file demands no inspection for a sale, gift or transfer. A buyer or a bank may still want one.',
  cite: ['chester/4.010#2', 'chester/4.010#5'],
  values: ['zone'],
} as const satisfies Outcome<keyof typeof deadlines, keyof typeof values, Cite>
const waterDoubtful = {
  status: 'official-discretion',
  verdict: null,
  decides: 'Town Zoning Administrator',
  headline:
    'It is up to the Zoning Administrator: the rule names lakes, streams and ponds, and this water may or may not be one.',
  text: 'Rivers and wetlands are not named here, though other parts of the law name them. The definition of surface water body counts rivers and intermittent streams, but this rule does not use that term. As a precaution plan on the inspection by a licensed professional engineer and the Zoning Administrator, with a test pit, and ask before the closing. Where both have inspected for this transfer, with a test pit, nothing further is asked for.',
  cite: [
    'chester/4.010#2',
    'chester/4.010#3',
    'chester/2.020.surface-water-body#1',
    'chester/2.020.watercourse#1',
    'chester/2.020.watercourse#2',
    'chester/3.010.H.2#1',
    'chester/5.030.B.2.c#1',
  ],
  values: ['zone'],
  readings: [
    {
      of: 'chester/4.010#2',
      defect: 'C-30',
      reading: 'Only lakes, streams and ponds count, and this water is none of them.',
      status: 'determined',
      verdict: 'need-not',
    },
    {
      of: 'chester/2.020.surface-water-body#1',
      defect: 'C-30',
      reading:
        'A river or a part-time stream is a stream in the wide sense that the law uses elsewhere (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
  ],
} as const satisfies Outcome<keyof typeof deadlines, keyof typeof values, Cite>
const inheritance = {
  status: 'official-discretion',
  verdict: null,
  decides: 'Town Zoning Administrator',
  headline: 'It is up to the Zoning Administrator: the law does not say whether an inheritance is a transfer.',
  text: 'The rule is for a sale, gift or transfer of property within {zone} of lakes, streams or ponds, and it has no exceptions. It does not say what holds when property passes by death, or by when. As a precaution have a licensed professional engineer and the Zoning Administrator inspect before the deed goes into the new name. A later sale needs it in any case. Where both have inspected for this transfer, with a test pit, nothing further is asked for.',
  cite: ['chester/4.010#2', 'chester/4.010#3'],
  values: ['zone'],
  readings: [
    {
      of: 'chester/4.010#2',
      defect: 'C-32',
      reading: 'Every transfer counts, an inheritance too (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'chester/4.010#2',
      defect: 'C-32',
      reading: 'Property that passes by death alone is not sold, given or transferred by anybody.',
      status: 'determined',
      verdict: 'need-not',
    },
  ],
} as const satisfies Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/transfer-inspection',
  initial: 'transfer',
  states: {
    transfer: {
      meta: { cite: ['chester/4.010#2'] },
      on: {
        transferKind: [
          { guard: is('none'), target: 'noTransfer' },
          { guard: is('inheritance'), target: 'inheritDistance' },
          'distance',
        ],
      },
    },
    distance: {
      meta: { cite: ['chester/4.010#2'] },
      // Either distance within the zone is enough. The system is taken to stand on the lot, unless it is told to lie nearer.
      on: {
        lotToWater: [{ guard: atMost('zone'), target: 'water' }, 'lotFar'],
        systemToWater: [{ guard: atMost('zone'), target: 'water' }, 'lotToo'],
      },
    },
    lotFar: { meta: far, on: { systemToWater: [{ guard: atMost('zone'), target: 'water' }, 'far'] } },
    lotToo: {
      meta: { cite: ['chester/4.010#2'] },
      on: { lotToWater: [{ guard: atMost('zone'), target: 'water' }, 'far'] },
    },
    water: {
      meta: { cite: ['chester/4.010#2'] },
      on: {
        waterKind: [
          { guard: is('lakePondStream'), target: 'inspections' },
          { guard: is('none'), target: 'far' },
          'waterDoubtful',
        ],
      },
    },
    inspections: {
      meta: required,
      on: {
        inspectedBy: [
          { guard: is('both'), target: 'testPit' },
          { guard: is('earlier'), target: 'doneEarlier' },
          'mustInspect',
        ],
      },
    },
    testPit: {
      meta: { cite: ['chester/4.010#3'] },
      on: { fieldTestPit: [{ guard: 'yes', target: 'done' }, 'noTestPit'] },
    },
    inheritDistance: {
      meta: { cite: ['chester/4.010#2'] },
      on: {
        lotToWater: [{ guard: atMost('zone'), target: 'inheritWater' }, 'inheritLotFar'],
        systemToWater: [{ guard: atMost('zone'), target: 'inheritWater' }, 'inheritLotToo'],
      },
    },
    inheritLotFar: { meta: far, on: { systemToWater: [{ guard: atMost('zone'), target: 'inheritWater' }, 'far'] } },
    inheritLotToo: {
      meta: { cite: ['chester/4.010#2'] },
      on: { lotToWater: [{ guard: atMost('zone'), target: 'inheritWater' }, 'far'] },
    },
    inheritWater: {
      meta: { cite: ['chester/4.010#2'] },
      on: { waterKind: [{ guard: is('none'), target: 'far' }, 'inheritance'] },
    },
    mustInspect: { meta: required },
    // What nobody has settled is settled once both have inspected for this transfer, with the pit.
    doubtfulPit: {
      meta: { cite: ['chester/4.010#3'] },
      on: { fieldTestPit: [{ guard: 'yes', target: 'done' }, 'waterOpen'] },
    },
    waterOpen: { meta: waterDoubtful },
    inheritPit: {
      meta: { cite: ['chester/4.010#3'] },
      on: { fieldTestPit: [{ guard: 'yes', target: 'done' }, 'inheritanceOpen'] },
    },
    inheritanceOpen: { meta: inheritance },
    noTestPit: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. An inspection without a test pit in the leach field is not what the law asks for.',
        text: 'The inspection by a licensed professional engineer and the Town Zoning Administrator must include a test pit in the leach field and an examination of the field. Both inspectors have been there, but the pit is missing. It must be made before the sale, gift or transfer. The text makes no exception for plantings, frost or a willing buyer. Ask the engineer where to dig with the least damage.',
        cite: ['chester/4.010#2', 'chester/4.010#3', 'chester/4.010#5', 'chester/4.010#6'],
        duties: [
          {
            actor: 'inspectors',
            verdict: 'must',
            action: 'include a test pit in the leach field and an examination of the leach field',
            cite: ['chester/4.010#3'],
          },
        ],
        values: ['zone'],
      },
    },
    done: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        act: 'have another inspection before this transfer',
        headline:
          'No further inspection is asked for: both inspectors have inspected for this transfer, with a test pit.',
        text: 'The law asks for one inspection by a licensed professional engineer and the Town Zoning Administrator before the transfer, with a test pit in the leach field and an examination of the field. It does not say how long an inspection counts. If the transfer is put off for long, ask the Zoning Administrator.',
        cite: ['chester/4.010#2', 'chester/4.010#3'],
        values: ['zone'],
      },
    },
    doneEarlier: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Town Zoning Administrator',
        headline:
          'It is up to the Zoning Administrator: the law does not say whether an earlier inspection still counts.',
        text: 'The law asks for an inspection before the sale, gift or transfer and gives no time for which one stays good. As a precaution plan on a new inspection by both a licensed professional engineer and the Zoning Administrator.',
        cite: ['chester/4.010#2', 'chester/4.010#3'],
        values: ['zone'],
        readings: [
          {
            of: 'chester/4.010#2',
            defect: 'C-32',
            reading: 'Each sale, gift or transfer needs an inspection of its own (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/4.010#2',
            defect: 'C-32',
            reading: 'Any earlier inspection of this kind is one before the transfer.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    far: { meta: far },
    waterDoubtful: {
      meta: waterDoubtful,
      on: { inspectedBy: [{ guard: is('both'), target: 'doubtfulPit' }, 'waterOpen'] },
    },
    inheritance: {
      meta: inheritance,
      on: { inspectedBy: [{ guard: is('both'), target: 'inheritPit' }, 'inheritanceOpen'] },
    },
    noTransfer: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. A refinance or a rental is no sale, gift or transfer of the property.',
        text: 'The inspection is asked for before a sale, gift or transfer. A bank may ask for one of its own.',
        cite: ['chester/4.010#2'],
        values: ['zone'],
      },
    },
  },
})

export const transferInspection = procedure({
  id: 'chester/transfer-inspection',
  title: 'Inspection before a sale, gift or transfer',
  act: 'have a licensed professional engineer and the Town Zoning Administrator inspect before the transfer',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    systemToWater: {
      why: 'The system is taken to stand on the lot, so the nearest part of the lot is asked for; the answer names both.',
      names: { known: 'It is enough that either the system or any part of the property lies within that distance' },
    },
    inspectedBy: {
      why: 'Whoever has had both inspectors for this transfer says so; the answer names it.',
      names: {
        both: 'Where both have inspected for this transfer, with a test pit, nothing further is asked for.',
        earlier: 'The law does not say whether an inspection made for an earlier transfer still counts.',
      },
    },
  },
  words: {
    asks: [
      [
        '(inspect*|inspeccion*|checked|zoning administrator|test pit|engineer)',
        'sell*|sale|sold|closing|transfer*|deed*|gift*|convey*|listing|buyer|inherit*|estate|trust|llc|refinanc*|title|quitclaim|buy|buying|purchas*',
      ],
      ['inspeccion*|inspector|ingeniero', 'vend*|venta|escritura|traspas*|heren*|hered*|regal*|cierre|donar|compr*'],
    ],
    not: ['annual', 'who pays', 'how long .. (good|valid)', 'fail*'],
    outside: [
      'already had .. (engineer|administrator)',
      'ya .. (ingeniero|administrador)',
      '(not|isnt) selling (this|that)',
      'the other (lot|house|parcel|place)',
      'el otro (lote|terreno)',
    ],
    examples: [
      'mi mamá murió y heredamos la casa junto a un arroyo, ¿debe venir el ingeniero antes de cambiar la escritura?',
      'heredamos una cabaña a 100 pies de un arroyo, ¿hace falta la inspección antes de la escritura?',
      'nobody has looked at the septic and we sell the lake camp in the fall',
      'grandpa died and the pond place goes to me, pond is 80 feet off, inspection?',
      'heredamos la cabaña junto al arroyo, ¿hace falta la inspección?',
      'House is 140 feet from the river and there is no lake. I sell it this fall. Does the inspection rule cover rivers too?',
      'does the rule for sales near water also count for a river bank',
      'Vendo la casa y la fosa está cerca de un arroyo. Solo vino un ingeniero. ¿Basta con eso?',
      '¿basta el ingeniero con el hoyo de prueba para la venta?',
      'septic itself is far from the brook but the brook runs through a corner of our lot, inspection for the sale or not',
      'Seller says it only matters how far the leach field is from the pond. The yard reaches the water. Inspection?',
      'We are putting the family cabin on the lake into a company that we own ourselves. Does that need the engineer and the zoning man?',
      'closing is set, engineer and zoning administrator were here but nobody dug in the field. is that okay',
      'selling our place on Loon Lake, does the septic have to be inspected before closing',
      'PE already looked at it, does the zoning administrator have to come as well',
      'gifting the camp to my kids, do I need the engineer thing',
      'is a test pit in the leach field mandatory for a sale',
      'deed into an LLC, lot is 150 ft from the brook, inspection?',
      'camp is across the road from the pond, about 230 feet, selling',
      'does the Schroon River count for the 200 foot rule when I sell',
      "inherited my uncle's cottage by the lake, inspection before it goes in my name?",
      "buyer is paying cash and doesn't care, can we skip the septic inspection",
      'refinancing only, do they need the septic inspected',
      'adding my wife to the deed of our lake house',
      'realtor: listing 90 ft from a seasonal stream, who inspects',
      'nothing near water, do we still have to have it inspected to sell',
      'my neighbor in Gorham sold without any inspection, how about here',
      'closing is next friday and ground is frozen, inspection required?',
      'vendo mi casa cerca del lago, ¿hace falta inspección del séptico?',
      'voy a poner la cabaña a nombre de mi hijo, ¿tiene que venir el ingeniero?',
      '¿basta con el ingeniero o también tiene que inspeccionar el administrador de zonificación?',
      'no hay lago ni arroyo cerca, ¿necesito la inspección para vender?',
      "An engineer's report with a test pit is done for our waterfront sale. Does the Zoning Administrator also have to come?",
      'Mom and dad are putting their place on the lake into my name, no money. Nobody has ever looked at the septic. Is there something to be inspected before the deed?',
      'Our lot is high ground with no water for a mile. Is an inspection part of the sale here, like it is in Huron?',
      'engineer and the zoning administrator both came, dug the pit, looked at everything last month for this sale. Does anybody have to come again?',
      'Vendo la cabaña, está a 70 pies del lago y nadie ha revisado el tanque. ¿Es obligatoria una inspección antes de la escritura?',
    ],
  },
  machine,
})
