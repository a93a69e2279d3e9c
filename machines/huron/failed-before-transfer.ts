import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Must a failed system be mended before a transfer or re-occupation? Huron §§ 8(G), 8(D)(2)(c).
const facts = pick(all, 'beforeWhat')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/failed-before-transfer',
  initial: 'plan',
  states: {
    plan: {
      on: {
        beforeWhat: [
          { guard: is('transfer'), target: 'beforeTransfer' },
          { guard: is('reoccupation'), target: 'beforeReoccupation' },
          { guard: is('seasonal'), target: 'seasonal' },
          'staying',
        ],
      },
    },
    beforeTransfer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A failed system must be brought into compliance before the transfer of ownership.',
        text: 'The longer times for failures do not help there: any transfer of title from one person to another counts. The work goes as far as is practical under Part 75A (the state’s design standards) and this law. The law does not provide for money held back at closing or for work promised by the buyer; ask the Building Inspector and a lawyer before you rely on that.',
        cite: ['huron/8.G#1', 'huron/4.B.22#1', 'huron/8.D.2.c#1', 'huron/8.C.4#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'bring the failed system into compliance before the transfer',
            cite: 'huron/8.G#1',
          },
        ],
      },
    },
    beforeReoccupation: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A failed system must be brought into compliance before the structure is occupied again.',
        text: 'The law says so for re-occupation of the structure, with no exception for tenants or short stays, and does not define the word. The work goes as far as is practical under Part 75A (the state’s design standards) and this law.',
        cite: ['huron/8.G#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'bring the failed system into compliance before re-occupation',
            cite: 'huron/8.G#1',
          },
        ],
      },
    },
    seasonal: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector or Building Inspector',
        headline:
          'It is up to the inspector: the law does not say whether opening a seasonal place each year is re-occupation.',
        text: 'A failed system must be brought into compliance before re-occupation of the structure. The word is not defined. As a precaution, have the system mended before you open the place, and ask for the answer in writing.',
        cite: ['huron/8.G#1', 'huron/8.D.2.c#1'],
        readings: [
          {
            of: 'huron/8.G#1',
            defect: 'H-24',
            reading: 'Opening the place for the season is re-occupation: mend it first (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.D.2.c#1',
            defect: 'H-24',
            reading: 'A seasonal place in regular use is not re-occupied each year: the time for failures applies.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    staying: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        act: 'bring the failed system into compliance ahead of the ordinary time for failures',
        headline: 'No. Without a transfer or a re-occupation, the ordinary time for failures applies.',
        text: 'A property that is not commercial has two years from the initial inspection; a commercial one has until the next required inspection. A repeated failure has only 45 days, and a direct discharge of raw sewage must end immediately. The rule on transfers and re-occupation comes in as soon as either is planned.',
        cite: ['huron/8.G#1', 'huron/8.D.2.c#1', 'huron/8.D.1.c#1', 'huron/8.D.2.c#2', 'huron/8.D.2.c#3'],
      },
    },
  },
})

export const failedBeforeTransfer = procedure({
  id: 'huron/failed-before-transfer',
  title: 'Failed system before a transfer or re-occupation',
  act: 'bring the failed system into compliance before the transfer or re-occupation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(failed|fail|flunked|bad|not pass)',
        '(as is|sale|sell|seller|buyer|deed|open|opening|opens|summer|season|tenant|tenants|move|vacant|empty|escrow|credit)',
      ],
      [
        '(fail*|flunk*|not pass)',
        '(closing|close|sell*|sale|sold|buyer|transfer*|deed*|tenant*|rent*|move in|vacant|occup*|reopen*)',
      ],
      ['(falló|reprobó|no pasó)', 'vender|venta|cierre|inquilino*|alquilar|mudar*|escritura'],
      [
        'failed|fail|flunked|bad',
        '(close|closing|escrow|lives there|camp|cottage|opening|occupied|vacant|staying|as is)',
      ],
      ['(arreglar|arreglarlo|falló)', '(cierre|abrirla|inquilinos|venta|vender|comprador)'],
      ['bad septic', '(close|sale|sell|closing)'],
      ['(camp|cottage|cabin|seasonal)', '(failed|flunked)', '(open|opens|opening|summer|season)'],
    ],
    outside: [
      '(neighbor|neighbors|vecino|vecina)',
      '(was|were|been|has been|got) (repaired|fixed|replaced|corrected)',
      '(se arregló|se reparó|reparado|arreglado)',
    ],
    examples: [
      'the septic flunked before we could close, may we sell with the failed report and let the buyer fix it within two years',
      'our place is under contract and the inspection failed, does the system have to be made right before the deed goes over',
      '¿podemos vender con el sistema reprobado y que lo arregle el comprador?',
      'sale inspection said failed. buyer agrees to take it that way and repair later, will the town accept that',
      'Agent here: seller failed, purchaser wants a credit and two years to fix. Allowed under the septic law?',
      'our summer camp did not pass in september, we come back in may. repair before we open the place?',
      'seasonal cottage failed, do we have to mend it before the family comes back for the season',
      'empty house with a failed system, new renters want to come in august, fix first?',
      'escrow money at closing instead of fixing the failed septic, does the law let us',
      'does the two year period carry over to whoever buys the place with the failed system',
      'failed septic and the deed to my nephew is next week',
      'el séptico falló y el comprador lo quiere así, ¿se puede cerrar sin arreglarlo?',
      'inspector gave us two years but the realtor says the failed septic must be fixed before closing',
      'septic failed, can the buyer take over the repair after the deed',
      'house has been empty, failed system. can new tenants move in before it is fixed',
      'can we close with money in escrow for the bad septic',
      'failed inspection and we are selling next month, do we have to repair first',
      'deeding the house to my kids with a failed leach field, ok?',
      'may I rent out the vacant cottage again, the septic flunked last fall',
      'opening our summer camp in may, the septic failed in september. have to fix first?',
      'seller refuses to fix the failed system before transfer, is he allowed to',
      'the failed septic, does it hold up the sale under town law',
      'are we okay for two years if nobody is selling and we just stay here after the failure',
      'bank owned house with failed septic, must it be fixed before someone lives there',
      'can I sell as is with a septic that did not pass',
      'inherited moms place, septic failed, want to move in. repair before that?',
      'which comes first, the two years or the closing date, for a failed system',
      'el séptico falló, ¿puedo vender la casa antes de arreglarlo?',
      'la casa está vacía y el sistema no pasó, ¿pueden entrar inquilinos?',
      'el comprador quiere arreglar el sistema después del cierre, ¿se permite?',
      'falló el séptico de la cabaña de verano, ¿hay que arreglarlo antes de abrirla?',
      'The septic flunked last month. Can my buyers close and fix it themselves after?',
      'our cottage flunked in the fall and we open it up in May, must it be fixed before the season',
    ],
  },
  machine,
})
