import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How a percolation test is done. Chester §§ 2.020, 3.010(H), 5.030(A)(2)(f).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/perc-test-method',
  initial: 'notOnFile',
  states: {
    notOnFile: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'The method stands in an appendix that is not on file.',
        text: 'The law says in one place that Appendix A has the procedure and in another that the rate is determined by the methods in Appendix C. Neither is on file here. The Enforcement Officer may verify the results, and may have a person named by the Board of Health conduct the test. Ask the Enforcement Officer for the procedure. The law does not say who must make the tests in the first place.',
        cite: [
          'chester/5.030.A.2.f#2',
          'chester/2.020.percolation-test#1',
          'chester/2.020.percolation-test#2',
          'chester/3.010.H#1',
          'chester/5.030.A.2.f#3',
          'chester/5.030.A.2.f#4',
        ],
      },
    },
  },
})

export const percTestMethod = procedure({
  id: 'chester/perc-test-method',
  title: 'Method of the percolation test',
  act: 'follow the method of the appendix for the percolation test',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'perc|perk|percolation|percolación',
        '(how|procedure|method|presoak|who|do it myself|witness*|performed|conduct*|cómo|quién|método|procedimiento)',
      ],
    ],
    not: ['how many', 'cuántas', 'how long', 'near|lake'],
    examples: [
      'how is a perc test done in Chester',
      'can I do my own perc test',
      'who has to run the percolation test',
      "what's the procedure in appendix A for percs",
      'does the officer need to witness the perc test',
      'how long do you presoak the hole',
      'perc test method, appendix C says what',
      'does a licensed engineer have to do the perk test',
      'hole diameter for percolation test',
      'which appendix has the perc procedure',
      '¿cómo se hace la prueba de percolación?',
      '¿puedo hacer yo mismo la prueba de percolación?',
      '¿quién hace la prueba de percolación?',
      '¿qué método piden para la percolación?',
      'percolation testing procedure',
    ],
  },
  machine,
})
