import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How many percolation tests and test pits are required. Chester § 5.030(A)(2)(f).
const facts = pick(all, 'percTestsDone', 'deepHoleDone')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/perc-tests',
  initial: 'perc',
  states: {
    perc: {
      meta: { cite: ['chester/5.030.A.2.f#1'] },
      on: { percTestsDone: [{ guard: is('twoPlus'), target: 'pit' }, 'missing'] },
    },
    pit: {
      meta: { cite: ['chester/5.030.A.2.f#1'] },
      on: { deepHoleDone: [{ guard: 'yes', target: 'enough' }, 'missing'] },
    },
    missing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. At least two soil percolation tests and one deep hole test pit are required.',
        text: 'They are a minimum for the site of a proposed absorption area. The Enforcement Officer may verify the results, ask for supporting information, or have a person named by the Board of Health conduct the test. The method stands in an appendix that is not on file.',
        cite: ['chester/5.030.A.2.f#1', 'chester/5.030.A.2.f#2', 'chester/5.030.A.2.f#3', 'chester/5.030.A.2.f#4'],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'have at least two percolation tests and one deep hole test pit made',
            cite: ['chester/5.030.A.2.f#1'],
          },
        ],
      },
    },
    enough: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Two percolation tests and one deep hole test pit meet the minimum.',
        text: 'The Enforcement Officer may still verify the results, require supporting information or retesting, or have a person named by the Board of Health conduct the test.',
        cite: ['chester/5.030.A.2.f#1', 'chester/5.030.A.2.f#3', 'chester/5.030.A.2.f#4', 'chester/5.030.A.3#1'],
      },
    },
  },
})

export const percTests = procedure({
  id: 'chester/perc-tests',
  title: 'Percolation tests and deep hole',
  act: 'have another percolation test or a deep hole test pit made',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'perc|perk|percolation|percolación',
        '(test|tests|how many|two|one|second|another|enough|need|required|prueba*|cuántas)',
      ],
      ['deep hole', '(need|required|enough|how many|skip)'],
    ],
    not: [
      'minutes per inch',
      'how (is|do|are) .. (done|run|performed)',
      'procedure|method|método',
      'lake|pond|stream',
      'who does',
      'slope',
    ],
    examples: [
      'two percs done and no deep hole, is that enough for the application',
      'engineer wants one more perc, we already have three and a deep hole',
      'how many perc tests does Chester want',
      'one perc test done, is that enough for the permit',
      'do we need a deep hole if the percs were good',
      'two percs and a test pit, what else',
      'can I skip the second perc, soil is the same everywhere',
      'is a deep test pit required for the leach field site',
      'engineer did three perc tests but no deep hole',
      'number of percolation tests required',
      'excavator only did one test hole',
      'perc test from the lot next door, can I use it',
      'minimum soil testing for a septic application',
      'did two perks and a deep hole last fall, town wants more?',
      '¿cuántas pruebas de percolación pide el pueblo?',
      'hicimos una sola prueba de percolación, ¿basta?',
      '¿hace falta el hoyo profundo además de las pruebas?',
      'ya tengo dos pruebas de percolación y el pozo de prueba, ¿piden más?',
      'Soil results so far: a single perc at 18 minutes and one deep pit. Will the application be accepted as it is?',
    ],
  },
  machine,
})
