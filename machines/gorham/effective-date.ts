import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Effective date and what came before. Gorham § 56.1002.
const facts = pick(all)

const deadlines = {
  effect: { label: 'The law takes effect upon filing', actor: 'town', immediately: true, cite: 'gorham/56.1002.3#1' },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'gorham/effective-date',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'The law took effect immediately upon filing with the Secretary of State; the filing is dated 10/23/2000.',
        text: 'The law takes effect immediately upon filing with the New York State Secretary of State. The text notes the filing as 10/23/2000. It does not give the day on which it was adopted: ask the Town Clerk. Its adoption does not affect acts done, rights acquired or penalties incurred before it took effect. The text on file may have been amended or replaced since.',
        cite: ['gorham/56.1002.3#1', 'gorham/56.1002.3#2', 'gorham/56.1002.1#1'],
        also: ['effect'],
      },
    },
  },
})

export const effectiveDate = procedure({
  id: 'gorham/effective-date',
  title: 'When the law took effect',
  act: 'apply the law from its filing on',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(when|date|effective|took effect|in force|adopted|passed|how old|current|amended|updated|replaced|year)',
        '(law|chapter 56|septic law|ordinance|local law|version|text)',
      ],
      ['(cuándo|fecha|vigencia|vigente|vigor)', '(ley|capítulo)'],
    ],
    not: ['(denied|appeal|complaint|permit|inspection|inspected|system|tank|installed|grandfather*)'],
    examples: [
      'when did the Gorham septic law take effect',
      'is the 2000 septic law still current',
      'date the local law was adopted',
      'has chapter 56 been amended since',
      'what version of the septic law do you use',
      'did the law exist in 1999',
      'was the law in force when we violated it in spring 2000',
      'how old is this septic ordinance',
      'when was the on-site wastewater law filed with the state',
      'does the law affect things done before it passed',
      'is there a newer septic law in gorham',
      'effective date of chapter 56',
      '¿cuándo entró en vigor la ley séptica?',
      '¿la ley del 2000 sigue vigente?',
      '¿de qué fecha es la ley?',
    ],
  },
  machine,
})
