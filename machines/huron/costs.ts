import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who pays for it all? Huron §§ 5(B), 9(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/costs',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The property owner must bear all actions and costs that are required to comply with this law.',
        text: 'The law counts inspections, design, maintenance, repairs and installation among them, and after a complaint also what is needed to support the inspection and the repairs. It names neither the tenant nor the Town as the one who pays. What owner and tenant, or seller and buyer, agree on between them is not a matter of this law; ask a lawyer about that.',
        cite: ['huron/5.B#2', 'huron/9.B#2'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'take all actions and bear all costs required to comply with the law',
            cite: ['huron/5.B#2', 'huron/9.B#2'],
          },
        ],
      },
    },
  },
})

export const costs = procedure({
  id: 'huron/costs',
  title: 'Who pays',
  act: 'bear the costs of complying with the law: inspections, design, maintenance, repairs, installation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no day by which the costs must be paid.',
    text: 'The sentences say that the property owner is responsible for all actions and costs. They name no day for payment; go by the bill, or ask whoever sent it.',
    cite: ['huron/5.B#2', 'huron/9.B#2'],
  },
  words: {
    asks: [
      ['(who pays|who covers|who foots|at whose cost|at my expense|the town or us|quién paga)'],
      ['who|whose', 'pay|pays|paying|cost|costs|bill|responsible|responsibility|hook'],
      [
        '(landlord|tenant|renter|seller|buyer|owner|town|i|we)',
        '(pay|responsible|reimburs*|bill) .. (for|the|septic|repair*|inspection|replac*)',
      ],
      ['quién', 'paga*|pagar|responsable'],
      ['(inquilino|dueño|propietario)', 'pagar|paga'],
      ['(tenant|tenants|inquilino*|renters)', '(pay|pays|liable|responsible|paga|responde|cuesta|gastos)'],
      ['(who|quién) (pays|pay|paga)', '(landlord|tenant|owner|me|dueño|inquilino)'],
    ],
    not: ['(pumping|pump it)'],
    examples: [
      'how many days do I have to pay for the septic inspection',
      'by when must the owner pay the septic repair costs',
      'how long do we have to pay the bill for the septic work',
      'ordered to repair after somebody complained: is the inspection bill ours or the towns',
      'inspection and repair after a complaint, at whose expense',
      'does the town chip in when its inspector makes us dig everything up',
      'complaint was false, do I still pay for the inspection',
      'who pays for the septic repairs, landlord or tenant',
      'am i responsible for the cost of the inspection or is the town',
      'the town wants my tank pumped so they can look at it. who is paying for that?',
      'seller or buyer, who has to pay for bringing the septic up to code',
      'does the town help pay for replacing a failed system',
      'my renter ruined the septic with grease, does the law make him pay',
      'complaint turned out to be about a small leak, do I get billed for the digging',
      'who is on the hook for engineering costs',
      'As a property owner am I liable for everything the inspector asks for?',
      'can the town send me the bill for the design',
      'dye test and pump out before closing, whose expense',
      'the previous owner installed it wrong, why should i pay now',
      'trailer park, lots are rented, who has to maintain the septics',
      'HOA owns the shared system, who pays under the town law',
      '¿Quién paga la reparación del séptico, el dueño o el inquilino?',
      '¿Tengo que pagar yo la inspección o la paga el pueblo?',
      '¿El propietario paga todo, también el diseño?',
      'el vendedor no quiere pagar el arreglo, ¿quién es responsable según la ley?',
      'Who pays to fix it, me the landlord or my tenant who clogged it?',
      'los inquilinos dañaron el séptico, ¿quién responde de los gastos ante el pueblo?',
      'my renters ruined the system, is it me or them who owes the repair',
    ],
  },
  machine,
})
