import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Is a sale in violation void? The law is silent (H-57). Huron § 11(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/sale-validity',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say what a transfer in violation does to the deed.',
        text: "It says that the Building Inspector or the Town Board may bring an action when property is transferred in violation of this law, and that the Building Inspector may revoke a certificate. It says nothing on whether the sale stands between seller and buyer, or on the buyer's rights. Ask a lawyer.",
        cite: ['huron/11.B#1'],
      },
    },
  },
})

export const saleValidity = procedure({
  id: 'huron/sale-validity',
  title: 'A sale made in violation of the law',
  act: 'treat the sale or deed as void because the septic law was not followed',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['(void|valid|invalid|undo|undone|reverse*|unwind|cancel*|legal)', 'sale|deed|closing|transfer*|sold|purchase'],
      ['(closed|sold|bought|transferred) .. without', 'inspect*|septic|certificate'],
      ['(nula|válida|anular|inválida)', 'venta|escritura|traspaso'],
      ['(sold|sale)', '(without)', '(inspection|telling|town|inspected)'],
    ],
    examples: [
      'we closed without the septic inspection, is the sale void',
      'is my deed still valid if the seller skipped the septic law',
      'bought a house, found out there was no inspection. can I undo the purchase',
      'does a transfer in violation of the septic law cancel the deed',
      'can the town reverse a sale',
      'what happens to the closing if nobody inspected the septic',
      'Title company: does noncompliance with the septic law cloud title?',
      'sold my camp last year, never inspected, is the transfer legal',
      'seller lied about the septic, is the sale invalid under the town law',
      'can the buyer get out of the contract because the septic law was ignored',
      'deed already recorded, no certificate. valid?',
      'would a court void the transfer over a septic violation',
      'inherited and transferred without inspection, did the deed go through',
      '¿La venta es válida si no se hizo la inspección séptica?',
      'compré la casa sin inspección, ¿se puede anular la venta?',
      '¿La escritura queda nula por no cumplir la ley séptica?',
      'vendí sin certificado, ¿qué pasa con el traspaso?',
      'the house changed hands and nobody told the town, is the deed still valid',
      'We sold last year without telling the town. Is the deed any good?',
    ],
  },
  machine,
})
