import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// When the law took effect, and what it left untouched. Chester §§ 7.030, 7.050.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/effective-date',
  initial: 'notStated',
  states: {
    notStated: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Town Clerk, through the Town Hall',
        headline: 'The day is not stated in the text on file.',
        text: 'The law was to take effect immediately upon filing with the Secretary of State and completion of the publishing and filing requirements of the Public Health Law. The text on file is undated and says of itself that it may not be the most up to date version. Acts, offenses, rights and penalties from before the law are not affected by it. The Town Hall can tell the day.',
        cite: ['chester/7.050#1', 'chester/7.030#1'],
      },
    },
  },
})

export const effectiveDate = procedure({
  id: 'chester/effective-date',
  title: 'When the law took effect',
  act: 'treat the law as in effect from a certain day',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(effective date|in effect|take effect|took effect|come into force|vigor|adopted|passed|enacted|entró|aprobó)',
        '(law|code|ordinance|when|ley|cuándo)',
      ],
      ['when .. (law|code|ordinance) .. (passed|adopted|start*|effective|enacted)'],
      ['(up to date|current|latest|newest|amended|official) (version|text|law|copy)'],
    ],
    not: ['decision', 'preexisting|grandfather*', '75', 'sue|court'],
    examples: [
      'when did the Chester septic law take effect',
      'effective date of the wastewater law',
      'what year was the septic code adopted',
      'is this the current version of the law',
      'has the law been amended',
      'old violation from before the law, does it count',
      'when was the ordinance passed',
      'is the online text official',
      'which local law number is it',
      'did the law go into force right away',
      '¿cuándo entró en vigor la ley?',
      '¿en qué año se aprobó la ley de aguas residuales?',
      '¿es esta la versión oficial de la ley?',
      '¿la ley ha sido modificada?',
      'date of enactment',
    ],
  },
  machine,
})
