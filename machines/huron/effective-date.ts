import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Since when is the law in force? Huron § 14: "within 20 days" is no day (H-59).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  filing: {
    label: 'Time after filing with the Secretary of State within which the law takes effect',
    amount: 20,
    unit: 'days',
    cite: 'huron/14#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/effective-date',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline:
          'The text on file gives no exact day: the law takes effect "within" {filing} after filing with the Secretary of State.',
        text: 'The day of filing is not in the text, and "within" names no single day. The law was amended later on. The day matters only for old events. The Town Clerk can tell you the filing dates and any later amendment.',
        cite: ['huron/14#1', 'huron/1#1'],
        values: ['filing'],
      },
    },
  },
})

export const effectiveDate = procedure({
  id: 'huron/effective-date',
  title: 'When the law took effect',
  act: 'go by the day on which the law took effect',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['(effect|effective|force|enacted|adopted|passed)', 'law|when|date'],
      ['when', 'law', '(start*|began|pass*|adopt*|effect)'],
      ['(vigor|vigencia)'],
      ['amend*', 'law|since|last'],
      ['(new law|since when|take effect|took effect|in force)'],
    ],
    examples: [
      'when did the huron septic law take effect',
      'since what date is the septic law in force',
      'was the law already effective when my system went in in 1996',
      'has the septic law been amended lately',
      'effective date of the local septic law?',
      'Is this the current version of the law?',
      'what year was the septic law adopted',
      'how many days after filing with the secretary of state did it become law',
      'need the adoption date of the septic law for a title matter',
      'my tank was put in before this law passed, when was that exactly',
      'is the 2002 amendment the latest',
      'when was the septic law enacted by the town',
      'which local law number is the septic law',
      '¿Desde cuándo está en vigor la ley séptica?',
      '¿En qué fecha entró en vigencia esta ley?',
      '¿Cuándo se aprobó la ley de sistemas sépticos?',
      '¿Ha cambiado la ley séptica hace poco?',
      'Is this a new law? Since when?',
    ],
  },
  machine,
})
