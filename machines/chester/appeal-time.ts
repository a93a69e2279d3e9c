import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The time for an appeal to the Local Board of Health. Chester § 5.010.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/appeal-time',
  initial: 'silent',
  states: {
    silent: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Local Board of Health',
        headline:
          'The law states no time limit for an appeal from the Enforcement Officer to the Local Board of Health.',
        text: 'It says who may appeal and that the Board decides only after a hearing. It gives no number of days to file, to hold the hearing or to decide. The 60 days in the law are for going to court against the Board itself. As a precaution file in writing at once, and ask the Town Hall.',
        cite: ['chester/5.010#3', 'chester/5.090#1'],
      },
    },
  },
})

export const appealTime = procedure({
  id: 'chester/appeal-time',
  title: 'Time limit of an appeal',
  act: 'appeal to the Local Board of Health within a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(turned|turn) (me|us|my|our|it|down)', '(how long|deadline|days)', 'officer'],
      [
        'appeal*|apel*',
        '(how long|deadline|days|time limit|time|late|when|last day|by when|cuánto tiempo|plazo|días|tarde|cuándo)',
      ],
    ],
    not: ['article 78', 'court|sue|tribunal|demand*', 'board of health (denied|refused|turned)'],
    examples: [
      'the officer turned my permit down on May 28, how long do I have',
      "how long do I have to appeal the officer's denial",
      'deadline to appeal a septic order in Chester',
      'denied june 2, last day to file the appeal?',
      'am I too late to appeal after two months',
      'how many days does the board have to hear my appeal',
      'is it 30 days for an appeal like in Gorham',
      'time limit on appeals to the board of health',
      'when must the board decide an appeal',
      "officer's order came in march, can I still appeal now",
      'appeal period for a refused permit',
      '¿cuánto tiempo tengo para apelar la decisión del oficial?',
      '¿hay un plazo para la apelación?',
      '¿es tarde para apelar después de dos meses?',
      '¿en cuántos días debe decidir la junta mi apelación?',
      'appeal deadline from enforcement officer',
      'He turned down our septic permit two weeks ago. How long have we got to take it to the board?',
    ],
  },
  machine,
})
