import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law does not divide costs between seller, buyer and others. Gorham §§ 56.601, 56.502.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/cost',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file does not say whether buyer or seller pays, and gives no warranty.',
        text: 'The law puts the duties on the property owner: the owner submits the application to remedy a failing system, and pays if the tank is pumped for an inspection. It does not divide costs between seller and buyer, sets no escrow, offers no money, and gives a buyer no warranty that a system will go on working. That is for the contract of sale: ask a lawyer.',
        cite: ['gorham/56.601.3#1', 'gorham/56.502.1.c#1', 'gorham/56.503.1#1', 'gorham/56.501.1.b#2'],
      },
    },
  },
})

export const cost = procedure({
  id: 'gorham/cost',
  title: 'Who pays, and warranties',
  act: 'bear the cost of the repair',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(who pays|who is responsible|warranty|guarantee*|escrow|sue the seller|liable|grant|grants|financial help|loan|compensat*|reimburs*)',
        '(septic|system|repair*|failed|fails|tank|replace*|fix)',
      ],
      ['(quién paga|garantía|responsable|ayuda económica|subsidio)', '(séptic*|sistema|reparación|arreglo)'],
      ['(bill|charge|pay|pays)', '(me|owner|town)', '(inspection|repair|fix*)'],
      ['(who|quién) (pays|pay|paga)'],
    ],
    not: ['inspection fee', '(pumped|pumping)', 'hearing'],
    examples: [
      'the town failed the septic, must the sellers or the buyers pay for the new field under the law',
      'who has to pay for the new system after a bad inspection, buyer or seller',
      'who pays to fix the septic, buyer or seller',
      'septic failed a month after we bought, does the town guarantee its inspection',
      'is there a grant to replace old septics in gorham',
      'can I make the seller pay for the new system',
      'does the law require an escrow for repairs at closing',
      'town passed it and then it failed, is the town liable',
      'any warranty that comes with an approved system',
      'landlord or tenant, who is responsible for repair costs',
      'financial help for a new septic',
      'buyer wants us to pay half the replacement, do we have to',
      'if the inspector was wrong will the town reimburse us',
      'does a passed inspection mean the system is guaranteed',
      '¿quién paga el arreglo del séptico, comprador o vendedor?',
      '¿el pueblo da garantía del sistema?',
      '¿hay ayuda económica para reemplazar el séptico?',
      '¿Quién paga la reparación?',
      'Can the town bill me for the inspection?',
      '¿quién paga el arreglo del sistema?',
      '¿me toca pagar a mí o al pueblo?',
    ],
  },
  machine,
})
