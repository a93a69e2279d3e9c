import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How much the fee is. Chester §§ 5.030(A)(2), 5.050.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/fee-amount',
  initial: 'notOnFile',
  states: {
    notOnFile: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Town Board',
        headline:
          'The amount is not in the law: the Town Board sets it by resolution, and the resolution is not on file.',
        text: 'A fee as set by resolution of the Town Board must accompany the application for a treatment system permit. Ask at the Town Hall for the current amount.',
        cite: ['chester/5.030.A.2#3', 'chester/5.050#1'],
      },
    },
  },
})

export const feeAmount = procedure({
  id: 'chester/fee-amount',
  title: 'Amount of the fee',
  act: 'pay a certain amount as the fee',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(how much|amount|cost|costs|price|cuánto|costo|precio)',
        'fee|fees|permit|application|tarifa|permiso|solicitud',
      ],
      ['fee schedule'],
    ],
    not: ['penalt*|fine*', 'soil', 'fill', 'replacement area', 'when'],
    examples: [
      'how much is the septic permit fee in Chester',
      'what does a permit application cost',
      'fee schedule for septic permits',
      'is it $50 or $100 to apply',
      'cost of a repair permit',
      'price of a variance application',
      'how much does the town charge for a use certificate',
      'who decides how high the fee is',
      'did the fee go up this year',
      'permit costs for a new system',
      '¿cuánto cuesta el permiso del sistema séptico?',
      '¿cuál es el precio de la solicitud?',
      '¿cuánto cobra el pueblo por el permiso?',
      '¿quién fija la tarifa?',
      'amount of the application fee please',
    ],
  },
  machine,
})
