import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// An independent engineer at the applicant's cost. Chester § 5.030(B)(3).
const facts = pick(all, 'systemClass')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/independent-engineer',
  initial: 'class',
  states: {
    class: {
      meta: { cite: ['chester/5.030.B.3.a#1'] },
      on: { systemClass: [{ guard: is('alternative'), target: 'allowed' }, 'conventional'] },
    },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. The Town Board, acting as the Local Board of Health, may require one, and the applicant bears the cost.',
        text: 'The power is for reviewing any application for an alternative system. The law sets no limit to the cost.',
        cite: ['chester/5.030.B.3.a#1', 'chester/2.020.local-board-of-health#1'],
      },
    },
    conventional: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          "For a conventional system the law says nothing about an independent engineer at the applicant's cost.",
        text: 'The sentence is only about applications for alternative systems. For other applications the Enforcement Officer may require certification or retesting, and the law does not say who pays for that.',
        cite: ['chester/5.030.B.3.a#1', 'chester/5.030.A.3#1'],
      },
    },
  },
})

export const independentEngineer = procedure({
  id: 'chester/independent-engineer',
  title: 'Independent engineer',
  act: "require an independent engineer at the applicant's cost",
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ["(independent|outside|second|another|own|town's|their) (engineer|engineers|expert|consultant)"],
      ['ingeniero (independiente|externo)'],
      ["(engineer|review) .. (my|our|applicant's) (cost|expense|dime)"],
    ],
    not: ['retest*', 'zoning administrator'],
    examples: [
      'can the board make me pay for their own engineer',
      'independent engineer to review my mound plan, who pays',
      'town wants a second engineer at our expense',
      'is the applicant charged for the outside review',
      'review of an alternative system by another engineer',
      'who bears the cost of the independent evaluation',
      'can they hire a consultant for my regular septic and bill me',
      "limit on what the board's engineer can cost",
      'board of health requires an independent engineer',
      'do I have to pay for an expert the town picks',
      '¿pueden obligarme a pagar un ingeniero independiente?',
      '¿quién paga la evaluación del ingeniero externo?',
      'la junta quiere otro ingeniero para revisar mi montículo',
      '¿es legal que el pueblo cobre por un ingeniero independiente?',
      'outside engineering review costs',
      "Board says they're going to have their own engineer look over our sand filter plan and bill us for it. Is that legal?",
    ],
  },
  machine,
})
