import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May the Enforcement Officer verify the data of an application? Chester § 5.030(A)(2)(f), (A)(3), (A)(4).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/retesting',
  initial: 'allowed',
  states: {
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. The Enforcement Officer may require certification or retesting to verify the application.',
        text: 'He or she may also verify percolation results, require supporting information, make investigations, examinations, tests and site evaluations, and have a person named by the Board of Health conduct the percolation test. The law does not say who pays for retesting.',
        cite: ['chester/5.030.A.3#1', 'chester/5.030.A.4#1', 'chester/5.030.A.2.f#3', 'chester/5.030.A.2.f#4'],
      },
    },
  },
})

export const retesting = procedure({
  id: 'chester/retesting',
  title: 'Verification and retesting',
  act: 'require certification or retesting of what the application says',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for asking for certification or retesting.',
    text: 'The sentence says that the Enforcement Officer may require certification or retesting to verify what the application says. It names no day by which it must be asked for or done. Ask the Enforcement Officer.',
    cite: ['chester/5.030.A.3#1'],
  },
  words: {
    asks: [
      [
        '(retest*|re test|verify|certif*|redo|repeat|again|check)',
        'test|tests|perc|application|data|results|information|prueba*|datos|resultados',
      ],
      [
        '(officer|town|inspector|oficial) .. (make|force|require|demand|want*|exig*|pid*) .. (test|tests|tested|testing|prueba*)',
      ],
    ],
    not: ['use certificate', 'how many', 'in spring', 'transfer', 'sewer'],
    examples: [
      'how many days do I have for the retest the officer wants',
      'by when can the officer still ask for retesting',
      'can the officer make me redo the perc test',
      "town doesn't believe my engineer's numbers, may they retest",
      'who can verify the data in my application',
      'enforcement officer wants certification of the site plan',
      'is the town allowed to test my soil again',
      'officer brought his own man to do the perc, allowed?',
      'do I have to repeat tests that are already signed by a PE',
      'can they ask for more information to check the results',
      'retesting required after I applied, legal?',
      'board of health sent someone to conduct the test',
      '¿puede el oficial exigir que repita la prueba?',
      '¿puede el pueblo verificar los datos de mi solicitud?',
      'el oficial no acepta los resultados y quiere otra prueba',
      '¿pueden pedir una certificación de los datos?',
      'who pays when they want a retest',
    ],
  },
  machine,
})
