import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What may the Building Inspector order? Huron § 9(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/repair-order',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'may',
        decides: 'Building Inspector',
        headline:
          'Yes. The Building Inspector may order replacement of the tank, pumping of the tank, or other repairs or improvements.',
        text: 'The power begins when he or she determines that the system is not functioning properly or does not comply with the law. It reaches as far as is reasonably necessary to restore function and compliance. The owner bears the actions and costs. What the order says is up to the Building Inspector. The law does not say by which day the repairs must be done; go by the order.',
        cite: ['huron/9.B#1', 'huron/9.B#2'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'bear all actions and costs necessary to support the inspection and repairs',
            cite: ['huron/9.B#2'],
          },
        ],
      },
    },
  },
})

export const repairOrder = procedure({
  id: 'huron/repair-order',
  title: 'What repairs may be ordered',
  act: 'order replacement of the tank, pumping, or other repairs',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for the ordered repairs.',
    text: 'The sentence says that the Building Inspector may order replacement or pumping of the tank, or other repairs, as far as reasonably necessary. It names no day for doing them; go by the order, and ask him or her where it names none. An order to stop using the system, and deficiencies that stay unresolved, have thirty-day times of their own.',
    cite: ['huron/9.B#1', 'huron/9.B#3', 'huron/9.B#4'],
  },
  words: {
    asks: [
      [
        'orden|ordenó|ordena|ordenaron',
        '(vaciar|bombear|reparar|cambiar|arreglar|reemplazar)',
        'tanque|séptico|sistema|inspector',
      ],
      [
        '(order|make|force|require|demand)',
        '(pump*|replace|repair*|new tank|improve*|fix)',
        'inspector|town|they|he|she|can',
      ],
      ['ordenar|obligar|exigir', 'bombear|reparar|cambiar|vaciar|tanque'],
    ],
    examples: [
      '¿Cuántos días me dan para vaciar el tanque cuando el inspector lo ordena?',
      'el inspector ordenó reparar el séptico, ¿hasta cuándo tengo para hacerlo?',
      'tengo una orden del inspector de cambiar el tanque, ¿qué plazo hay para cumplirla?',
      'how many days do I have to pump the tank after the inspector orders it',
      'by when must I replace the tank he ordered replaced',
      'how long do i have to do the repairs in a building inspector order',
      'can the building inspector order me to replace my tank',
      'after a complaint they want my tank pumped, do they have that power',
      'how much can he make me fix',
      'inspector demands a whole new field because of one wet spot, can he',
      'is the town allowed to force repairs on a septic that isnt working right',
      'what kind of repairs may be ordered after a complaint inspection',
      'can they require me to pump every month as part of an order',
      'Do they have the authority to order improvements and not just repairs?',
      'the order says replace the tank but pumping would do. is there a limit',
      'when can an inspector order a tank replacement',
      'system backs up in wet springs, could the town make me put in something better',
      'he says my septic is not functioning properly and lists five things to fix. legal?',
      'what can be ordered if the system works but is not in compliance',
      'can code enforcement compel a pump out',
      '¿El inspector puede ordenarme cambiar el tanque?',
      '¿Me pueden obligar a vaciar el tanque después de una queja?',
      '¿Qué reparaciones puede exigir el inspector?',
      'el pueblo quiere obligarme a reparar el séptico, ¿puede?',
      'Town ordered me to repair. Can they tell me which contractor?',
      'He ordered us to fix it. How long does the order give us?',
    ],
  },
  machine,
})
