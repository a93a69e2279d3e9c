import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is, moreThan } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Which events call for an inspection of the existing system? § 202-5(B).
const facts = pick(
  all,
  'projectKind',
  'hasSystem',
  'bedroomsAdded',
  'areaAdded',
  'areaIncrease',
  'growsOver',
  'squareFeetBefore',
  'squareFeetAfter',
  'squareFeetAdded',
  'workAreaShare',
  'workOver',
  'useOrOwnerChanges',
)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  growthLimit: {
    label: 'Increase in square footage above which an inspection is required',
    amount: 25,
    unit: 'percent',
    cite: 'canandaigua/202-5.B#1',
  },
  workLimit: {
    label: 'Work area above which an inspection is required',
    amount: 50,
    unit: 'percent',
    cite: 'canandaigua/202-5.B#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const conveyed: Outcome<keyof typeof deadlines, keyof typeof values, Cite> = {
  status: 'determined',
  verdict: 'must',
  headline: 'Yes. The existing septic system must be inspected by a certified inspector first.',
  text: 'It is unlawful to convey real property (to pass it to someone else, as by a deed) without an inspection of the existing system by a certified inspector. The text on file makes no exception for a gift, a family transfer, a trust or an earlier inspection; where no system exists there is nothing to inspect. Who is certified, when to inspect and what is left out is in Article III, which is not on file: ask the Town Code Enforcement Officer.',
  cite: ['canandaigua/202-5.B#1'],
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'have a certified inspector inspect the existing system first',
      cite: ['canandaigua/202-5.B#1'],
    },
  ],
}

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: {
    ...guards(values),
    ...inTime(deadlines, newYork),
    grewTooMuch: ({ event }) =>
      Number(event.facts.squareFeetAfter) * 100 > Number(event.value) * (100 + values.growthLimit.amount),
    // A building that would shrink points to figures taken for one another: the percentage is asked for instead.
    grew: ({ event }) =>
      Number(event.facts.squareFeetAfter) > Number(event.value) &&
      Number(event.facts.squareFeetAfter) * 100 <= Number(event.value) * (100 + values.growthLimit.amount),
    addedTooMuch: ({ event }) =>
      Number(event.facts.squareFeetAdded) * 100 > Number(event.value) * values.growthLimit.amount,
  },
}).createMachine({
  id: 'canandaigua/inspection-trigger',
  initial: 'planned',
  states: {
    planned: {
      on: {
        projectKind: [
          { guard: is('conveyance'), target: 'conveyed' },
          { guard: is('useChange', 'bedrooms'), target: 'inspect' },
          { guard: is('otherInterest'), target: 'notSaid' },
          { guard: is('addition'), target: 'bedrooms' },
          'bedroomsInside',
        ],
        bedroomsAdded: [{ guard: 'yes', target: 'inspect' }, 'plannedElse'],
        areaIncrease: [{ guard: moreThan('growthLimit'), target: 'inspect' }, 'bedroomsThenWork'],
      },
    },
    plannedElse: {
      on: {
        projectKind: [
          { guard: is('conveyance'), target: 'conveyed' },
          { guard: is('useChange', 'bedrooms'), target: 'inspect' },
          { guard: is('otherInterest'), target: 'notSaid' },
          { guard: is('addition'), target: 'growth' },
          'growthInside',
        ],
        areaIncrease: [{ guard: moreThan('growthLimit'), target: 'inspect' }, 'plannedSmall'],
      },
    },
    plannedSmall: {
      on: {
        projectKind: [
          { guard: is('conveyance'), target: 'conveyed' },
          { guard: is('useChange', 'bedrooms'), target: 'inspect' },
          { guard: is('otherInterest'), target: 'notSaid' },
          'workArea',
        ],
      },
    },
    bedrooms: { on: { bedroomsAdded: [{ guard: 'yes', target: 'inspect' }, 'growth'] } },
    bedroomsThenWork: { on: { bedroomsAdded: [{ guard: 'yes', target: 'inspect' }, 'plannedSmall'] } },
    bedroomsInside: { on: { bedroomsAdded: [{ guard: 'yes', target: 'inspect' }, 'growthInside'] } },
    // A remodeling seldom adds area: whether it does is asked before how much, unless the figures are told.
    growthInside: {
      on: {
        areaAdded: [{ guard: 'yes', target: 'growth' }, 'workArea'],
        areaIncrease: [{ guard: moreThan('growthLimit'), target: 'inspect' }, 'workArea'],
        growsOver: [{ guard: 'yes', target: 'inspect' }, 'workArea'],
        squareFeetAfter: 'fromAfter',
        squareFeetAdded: 'fromAdded',
      },
    },
    growth: {
      on: {
        areaIncrease: [{ guard: moreThan('growthLimit'), target: 'inspect' }, 'workArea'],
        growsOver: [{ guard: 'yes', target: 'inspect' }, 'workArea'],
        squareFeetAfter: 'fromAfter',
        squareFeetAdded: 'fromAdded',
      },
    },
    growthOnly: {
      on: {
        areaIncrease: [{ guard: moreThan('growthLimit'), target: 'inspect' }, 'workArea'],
        growsOver: [{ guard: 'yes', target: 'inspect' }, 'workArea'],
      },
    },
    fromAfter: {
      on: {
        squareFeetBefore: [
          { guard: 'grewTooMuch', target: 'inspect' },
          { guard: 'grew', target: 'workArea' },
          'growthOnly',
        ],
      },
    },
    fromAdded: { on: { squareFeetBefore: [{ guard: 'addedTooMuch', target: 'inspect' }, 'workArea'] } },
    workArea: {
      on: {
        workAreaShare: [{ guard: moreThan('workLimit'), target: 'inspect' }, 'useAndOwner'],
        workOver: [{ guard: 'yes', target: 'inspect' }, 'useAndOwner'],
      },
    },
    useAndOwner: { on: { useOrOwnerChanges: [{ guard: 'yes', target: 'inspect' }, 'noTrigger'] } },
    // Not asked for: a property without a septic system is hardly asked about, and then it is said.
    conveyed: {
      meta: conveyed,
      on: { hasSystem: [{ guard: 'no', target: 'nothingThere' }, 'conveyedSystem'] },
    },
    conveyedSystem: { meta: conveyed },
    inspect: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The existing septic system must be inspected by a certified inspector first.',
        text: 'An inspection is required before a change of use, a conveyance, more bedrooms or bedroom equivalents (rooms that could serve as one), an increase of the square footage by more than {growthLimit}, or an alteration with a work area of more than {workLimit} of the existing building. One of these is enough, and one is met here. Who is certified, when to inspect and what is left out is in Article III, which is not on file: ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-5.B#1'],
        values: ['growthLimit', 'workLimit'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have a certified inspector inspect the existing system first',
            cite: ['canandaigua/202-5.B#1'],
          },
        ],
      },
    },
    noTrigger: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. None of the events that call for an inspection is met.',
        text: 'No added bedrooms, no more than {growthLimit} more square footage, a work area of no more than {workLimit}, no change of use and no conveyance. Exactly at the limit is not above it. What the two shares are taken of, and whether earlier additions count along, is not said: near a limit, ask the Town Code Enforcement Officer how it is measured. Article III is not on file and may ask for inspections of its own.',
        cite: ['canandaigua/202-5.B#1'],
        values: ['growthLimit', 'workLimit'],
      },
    },
    notSaid: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not say whether this counts as conveying the property or changing its use.',
        text: 'An inspection is required before real property is conveyed or its use is changed. Whether an inheritance, a lease, a mortgage, a refinancing or a change from seasonal to year-round living falls under that is for the definitions and Article III, which are not on file. As a precaution, ask the Town Code Enforcement Officer before you go ahead.',
        cite: ['canandaigua/202-5.B#1'],
      },
    },
    nothingThere: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The rule asks for an inspection of the existing system, and there is none.',
        text: 'Without an existing septic system there is nothing to inspect under this paragraph. Article III is not on file, so have the Town Code Enforcement Officer confirm it before a closing. A new system needs a building permit.',
        cite: ['canandaigua/202-5.B#1', 'canandaigua/202-5.A#1'],
      },
    },
  },
})

export const inspectionTrigger = procedure({
  id: 'canandaigua/inspection-trigger',
  title: 'Inspection before a sale, a change of use or building work',
  act: 'have the existing septic system inspected by a certified inspector first',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    hasSystem: {
      why: 'A property without a septic system is hardly asked about; the answer names it.',
      names: {
        false: 'where no system exists there is nothing to inspect',
      },
    },
  },
  words: {
    asks: [
      ['(gut|remodel*|renovat*|renovation)', 'percent|half', '(house|building|home)'],
      [
        'inspect*',
        'sell*|sale|sold|closing|transfer*|deed*|gift*|convey*|listing|buyer|buying|inherit*|trust|refinanc*|seller',
      ],
      ['inspect*', '(addition|bedroom*|remodel*|renovat*|expand*|sunroom|square|percent|build*|enlarg*|work area)'],
      ['inspect*', '(change the use|change of use|changing the use|change use|convert*|turn*|rental|airbnb|lease)'],
      ['septic (check*|look*|test*)', 'sell*|sale|closing|deed*|addition|bedroom*'],
      [
        'inspeccion*|inspección|revis*',
        'vend*|venta|escritura|traspas*|herencia|ampli*|recámara*|dormitorio*|habitación|uso|regal*',
      ],
      ['(bigger|addition|bedroom) ... (looked at|check*|inspect*)'],
    ],
    not: [
      '(etu|etus|treatment unit)',
      '(who|which) (can|may|does|do|is) .. inspect*',
      '(upgrade|bring up)',
      'every .. years',
      '(pay|pays|paid|cost) .. inspection',
      'inspect* .. (good for|valid|expire*)',
    ],
    outside: [
      '(fewer|less) bedrooms',
      'bedroom .. into (an|a|my|the)? (office|den|study|closet|bathroom)',
      '(recámara|dormitorio) .. (oficina|estudio)',
    ],
    examples: [
      'Full gut of the upstairs, maybe 55 percent of the house, same bedrooms and footprint, no sale and no change of use',
      'queremos añadir un cuarto para mi suegra',
      "we're putting on a 350 sq ft room, no bedroom",
      'making our house a two-family',
      'raising the roof and putting on a second floor, 1,100 sq ft now and 1,900 afterwards',
      'adding another story to the house',
      'vamos a poner un negocio en el granero y hay séptico, ¿inspección?',
      'finishing the attic as a den, square footage stays, anything to inspect',
      'selling my house next spring, does the septic have to be inspected before closing',
      'do we need a septic inspection to deed the cottage to my daughter',
      'adding one bedroom over the garage, will the town want the septic inspected',
      'house is 2,000 sq ft and the addition is 480, do I need the system looked at',
      'turning the barn into a wedding venue, is a septic inspection required',
      'what percent addition makes you get an inspection',
      'putting the property into a family trust, inspection needed?',
      'gutting more than half the house, do we have to get the septic checked',
      'inherited the place from my dad, does anything have to be inspected before it goes in my name',
      'refinancing only, bank asks if town needs a septic inspection',
      'it was inspected four years ago for the last sale, do I need a new one to sell again',
      'buyer here, can we close without the inspection if we both agree',
      'changing from a seasonal camp to year round, is that a change of use that needs an inspection',
      'sunroom adds about 20 percent, no bedrooms, does the septic need inspecting',
      'selling a vacant lot with no septic, inspection?',
      'LLC transfer between my own companies, septic inspection yes or no',
      'finishing the basement into a den with a closet, does it count and need inspection',
      'cottage goes from 1,500 to 1,800 square feet, does the system have to be inspected',
      'kitchen remodel in the existing footprint, do I have to have the septic inspected first',
      'realtor told me in Chester only lake houses need it, what about a sale here',
      '¿hay que inspeccionar el séptico antes de vender la casa?',
      'vamos a agregar una recámara, ¿necesitamos inspección del sistema?',
      '¿regalar la casa a mi hijo requiere inspección del séptico?',
      'quiero ampliar la casa un treinta por ciento, ¿me piden inspección?',
      'building on a bigger living room, does the septic need an inspection first',
      'the house becomes a dental office, is a septic inspection needed before',
      'exactly half the house is being remodeled, no addition, inspection of the septic or not',
      'not selling, only finishing the attic as a bedroom, must we have the system inspected',
      'do we need the septic inspected for a 20 percent addition',
      'rental conversion, inspection of OWTS required y/n',
      'remodel of 60 percent of the inside, septic inspection required?',
      'contractor asks if the septic must be inspected before the building permit for the addition',
      'closing on a cottage, system only six years old, can the inspection be skipped',
      'moving the title into my own LLC, does the town law want a septic inspection',
      'vacant land with no septic is being sold, does an inspection apply',
      'deed of gift to our son, no money, does the septic need to be looked at',
      'family room addition from 1,800 to 2,200 sf, same bedrooms, must the septic be inspected before we build',
      'work area is 51 percent, no square foot added, does the septic need an inspection',
      'farmhouse becomes an office, only paint, septic inspection before?',
      'whole house gut, no addition, do we have to have the septic inspected',
      'poner un negocio en la casa, ¿hay que inspeccionar el séptico antes?',
    ],
  },
  machine,
})
