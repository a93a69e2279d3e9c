import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law names no court review and no time for it. Gorham § 56.801.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/court-review',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file says nothing about going to court against a decision, and sets no time for it.',
        text: 'The section on appeals ends with the written decision of the local governing body. It names no court, no petition and no number of days for one. State law sets times for court review, and they can be short: ask a lawyer at once, and plan from the earliest possible day. An appeal to the Clerk against the official’s act comes first and has its own thirty days.',
        cite: ['gorham/56.801.4#1', 'gorham/56.801.3#1', 'gorham/56.801.1#1'],
      },
    },
  },
})

export const courtReview = procedure({
  id: 'gorham/court-review',
  title: 'Going to court against the town',
  act: 'go to court within a time set by this law',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(court|judge|lawsuit|sue|article 78|judicial)',
        '(appeal|board|decision|town|denied|after|days|time|ruling|challenge|long)',
      ],
      ['(demandar|corte|tribunal|juez)', '(decisión|junta|apelación|días|plazo)'],
    ],
    not: ['(take me|get an injunction|town sue|force)', '(fine|jail)', 'seller'],
    examples: [
      'the board decided our appeal, how long do we have to take it to a judge',
      'after the written decision can we go before a court and till when',
      'board ruled against us on the septic appeal, what time does the law give for court',
      'board denied my appeal, how long do I have to go to court',
      'can I sue the town over the septic decision',
      'article 78 deadline for a gorham septic ruling',
      'is there a court appeal after the board of health decides',
      'how many days to file in court against the board',
      "which court reviews the local board's decision",
      'thirty days to sue like in Huron?',
      "lost the appeal, what's next, a judge?",
      'does the septic law say anything about judicial review',
      "time limit to challenge the board's decision in supreme court",
      'can I skip the appeal and go straight to court',
      'neighbor wants to sue over the board approving my appeal, how long',
      'la junta negó mi apelación, ¿cuánto tiempo tengo para ir a la corte?',
      '¿puedo demandar al pueblo por la decisión?',
      '¿la ley dice algo sobre un juez?',
      'how many days for an article 78 against the board',
      'is there a statute of limitations in the septic law to sue the board',
      '¿Puedo ir a la corte si pierdo la apelación?',
      'The town board turned down my appeal. Next step, court?',
      'si la junta rechaza mi apelación, ¿puedo ir a la corte?',
    ],
  },
  machine,
})
