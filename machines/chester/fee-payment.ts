import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Must the fee come with the application? Chester §§ 5.030(A)(2), 5.050.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/fee-payment',
  initial: 'due',
  states: {
    due: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The fee must come with the application.',
        text: 'Fees are paid when applications under the law are submitted, and a permit may not be issued until all permit fees have been paid. The amount is set by resolution of the Town Board and does not stand in the law. The law says nothing about waiving or refunding a fee.',
        cite: ['chester/5.030.A.2#3', 'chester/5.050#1', 'chester/5.030.A.5.a#1'],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'pay the fee when the application is submitted',
            cite: ['chester/5.050#1'],
          },
        ],
      },
    },
  },
})

export const feePayment = procedure({
  id: 'chester/fee-payment',
  title: 'Paying the application fee',
  act: 'pay the fee when the application is handed in',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'fee|fees|pay|payment|tarifa*|cuota|pagar|pago',
        '(when|with|before|later|upfront|refund*|waive*|after|must|have to|cuándo|antes|después|devuel*|al presentar)',
      ],
    ],
    not: ['how much', 'amount', 'cuánto cuesta', 'penalt*|fine*', 'independent'],
    examples: [
      'when do I have to pay the septic permit fee',
      'can I pay the application fee after they approve it',
      'do I get the fee back if the permit is denied',
      'is the fee waived for seniors',
      'must the fee come with the application',
      "can they hold my permit because the fee isn't paid",
      'do variance applications need a fee too',
      'pay later or now for the septic application',
      'town says no review until I pay, is that right',
      'is there a fee when I apply for a repair permit',
      '¿cuándo se paga la tarifa del permiso?',
      '¿puedo pagar la cuota después de la aprobación?',
      '¿devuelven el pago si niegan el permiso?',
      '¿hay que pagar al presentar la solicitud?',
      'fee refund if I withdraw my application',
    ],
  },
  machine,
})
