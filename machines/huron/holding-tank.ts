import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { hasNone } from '../ny/doubts.ts'
import { facts as all } from './facts/index.ts'

// What does a holding tank owner owe at an inspection? Huron §§ 8(D)(1)(b)(iv), 8(D)(2)(b)(ii), 8(E)(2)(e), 4(B)(10).
const facts = pick(all, 'inspectionKind', 'propertyKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

type Says = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const records = {
  status: 'determined',
  verdict: 'must',
  headline: 'Yes. A holding tank must be maintained, and pump-out records presented at the inspection.',
  text: 'A holding tank is a watertight tank without an outflow. Pump-out records are receipts or written statements of a licensed septic hauler with dates and detail of the work. The inspector also witnesses a pump-out, to see whether the tank is watertight. How often a holding tank is to be pumped, the law does not say.',
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'present pump-out records that show the upkeep of the holding tank',
      cite: ['huron/8.D.2.b.ii#1', 'huron/8.D.1.b.iv#1', 'huron/8.E.2.e#1'],
    },
    {
      actor: 'inspector',
      verdict: 'must',
      action: 'witness a pump-out',
      cite: ['huron/8.D.2.b.ii#2', 'huron/8.D.1.b.iv#2', 'huron/8.E.2.e#2'],
    },
  ],
  cite: [],
} as const satisfies Says

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/holding-tank',
  initial: 'keep',
  states: {
    keep: {
      meta: {
        ...records,
        cite: [
          'huron/8.D.2.b.ii#1',
          'huron/8.D.2.b.ii#2',
          'huron/8.D.1.b.iv#1',
          'huron/8.E.2.e#1',
          'huron/4.B.5#1',
          'huron/4.B.10#1',
        ],
      },
      on: { inspectionKind: [{ guard: is('transfer'), target: 'transfer' }, 'periodic'] },
    },
    periodic: {
      meta: {
        ...records,
        cite: ['huron/8.D.2.b.ii#1', 'huron/8.D.2.b.ii#2', 'huron/8.D.1.b.iv#1', 'huron/4.B.5#1', 'huron/4.B.10#1'],
      },
      on: { propertyKind: [{ guard: is('commercial'), target: 'commercial' }, 'other'] },
    },
    transfer: {
      meta: {
        ...records,
        text: 'Pump-out records are receipts or written statements of a licensed septic hauler with dates and detail of the work. At a transfer inspection the Building Inspector or his or her designated septic inspector witnesses a pump-out, to see whether the tank is watertight. How often a holding tank is to be pumped, the law does not say.',
        cite: ['huron/8.E.2.e#1', 'huron/8.E.2.e#2', 'huron/4.B.5#1', 'huron/4.B.10#1'],
      },
    },
    commercial: {
      meta: { ...records, cite: ['huron/8.D.1.b.iv#1', 'huron/8.D.1.b.iv#2', 'huron/4.B.5#1', 'huron/4.B.10#1'] },
    },
    other: {
      meta: { ...records, cite: ['huron/8.D.2.b.ii#1', 'huron/8.D.2.b.ii#2', 'huron/4.B.5#1', 'huron/4.B.10#1'] },
    },
  },
})

export const holdingTank = procedure({
  id: 'huron/holding-tank',
  title: 'Holding tanks: records and pump-out',
  act: 'keep the holding tank maintained and present pump-out records at the inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    inspectionKind: {
      why: 'Records and pump-out are asked for at every inspection.',
    },
    propertyKind: {
      why: 'Records and pump-out are asked for at every property.',
    },
  },
  words: {
    asks: [
      ['holding tank', '(show|inspection|records|inspector|papers|prove)'],
      ['(holding tank|tight tank)', 'record*|receipt*|slip*|pump*|inspect*|maintain*|witness*|proof|empt*|keep'],
      ['(tanque de retención|tanque de almacenamiento)', 'recibo*|registro*|inspeccion*|vaciar|mantener|bombe*'],
      ['pump out', 'records|receipts|slips|witness*'],
      ['(holding tank|tight tank|tanque de retención|tanque de almacenamiento)'],
    ],
    not: ['(how often|interval|cada cuánto|definition|what is a|qué es)'],
    outside: [...hasNone, '(plan|planning|next year|might|considering)', 'raw sewage', 'no tank', 'aguas negras'],
    examples: [
      'cabin with a holding tank, inspector is coming for the routine check, what papers do I have ready',
      'we have a tight tank at the camp, what does the town want to see at the five year inspection',
      'holding tank inspection, do they watch a pump out and read the receipts',
      'what do owners of holding tanks have to prove at the inspection',
      'I have a holding tank, do I have to keep the pump out receipts',
      'what records do I show at the inspection of a holding tank',
      'does the inspector have to be there when the holding tank gets pumped',
      'holding tank inspection for a sale, what is needed',
      'lost my pump out slips for the holding tank, trouble?',
      'who witnesses the pump out of our holding tank at the marina',
      'how often does a holding tank need pumping in town',
      'is a handwritten note from the hauler ok as a pump out record',
      'town wants proof the holding tank is maintained',
      'seller has a holding tank and no records at all, what does the law say',
      'do I pump the holding tank before he comes or while he watches',
      'pump out records, what counts as one',
      'our camp only has a holding tank, are there special inspection rules',
      'can a friend with a vac truck empty the holding tank or must it be a licensed hauler for the records',
      'must a holding tank be watertight and how do they check',
      'tengo un tanque de retención, ¿debo guardar los recibos del bombeo?',
      '¿el inspector tiene que ver cuando vacían el tanque de retención?',
      '¿qué registros pido para la inspección de un tanque de retención?',
      'vendo una casa con tanque de almacenamiento, ¿qué papeles presento?',
    ],
  },
  machine,
})
