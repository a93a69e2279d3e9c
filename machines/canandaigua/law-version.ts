import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// When was the chapter adopted and amended? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/law-version',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file has no date, so it cannot be told whether it is the law in force today.',
        text: 'It is an excerpt of a chapter and shows neither when it was adopted nor when it was last changed, and whether it reaches work done before. Several of its own articles are missing. The Town Clerk can give the chapter as it stands now.',
        cite: ['canandaigua/202-5.A#1', 'canandaigua/202-7.B.1#1', 'canandaigua/202-8.A#3'],
      },
    },
  },
})

export const lawVersion = procedure({
  id: 'canandaigua/law-version',
  title: 'How current the text is',
  act: 'rely on the text as the law in force',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(when|what year|date)',
        'law|chapter|code|rule|ordinance',
        'adopted|passed|effect|effective|amended|start*|enacted|changed|updated',
      ],
      ['(current|latest|newest|up to date|outdated) .. (law|version|code|chapter|text)'],
      ['(cuándo|vigente|vigencia)', 'ley|código|capítulo|norma'],
    ],
    not: ['permit'],
    examples: [
      'when was this septic law adopted',
      'is this the current version of chapter 202',
      'has the code been amended lately',
      'what date did the law take effect',
      'does the law apply to work done in 2005',
      'which local law changed the septic chapter',
      'is your text up to date',
      'where can I read the whole chapter',
      'does the chapter replace the old sanitary code',
      'effective date of the septic rules',
      'our system is older than the law, does it apply',
      'what parts of the chapter do you not have',
      'how old is the law you quote',
      'was the chapter changed in the last years',
      'is the model law for the lake towns in force here',
      '¿cuándo entró en vigor la ley de sépticos?',
      '¿es la versión vigente del capítulo?',
      '¿dónde leo el capítulo completo?',
      '¿la ley fue cambiada hace poco?',
    ],
  },
  machine,
})
