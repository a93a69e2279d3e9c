import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The day that parts older systems from newer ones. Chester §§ 2.020, 7.050.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/preexisting-date',
  initial: 'blank',
  states: {
    blank: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Enforcement Officer, through the Town Hall',
        headline: 'The cut-off date is a blank in the text on file.',
        text: "A preexisting system is one that was lawfully in existence prior to the law's effective date, and the text prints a placeholder instead of a day. The law took effect upon filing with the Secretary of State and the completion of publishing and filing; that day is not stated either. In existence means lawfully completed. Ask at the Town Hall.",
        cite: [
          'chester/2.020.preexisting-individual-wastewater-treatment-system#1',
          'chester/2.020.in-existence#1',
          'chester/7.050#1',
        ],
      },
    },
  },
})

export const preexistingDate = procedure({
  id: 'chester/preexisting-date',
  title: 'Cut-off date for older systems',
  act: 'count a system as preexisting by its date',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(cutoff|cut off|what date|which date|what year|which year|before what|date|qué fecha|qué año|fecha)',
        '(preexisting|pre existing|grandfather*|older systems|existing system*|preexistente*|old system*)',
      ],
    ],
    not: ['inspect*', 'permit'],
    examples: [
      'what is the cutoff date for preexisting systems',
      'which year do systems count as grandfathered',
      'before what date must a septic be built to be preexisting',
      "definition of preexisting has a blank, what's the date",
      'is a 1991 system preexisting',
      'date line between old and new systems',
      'what date does the grandfather clause use',
      'my system is from 1995, is that before the cut off',
      'pre-existing means before when',
      'effective date in the preexisting definition',
      '¿cuál es la fecha límite para sistemas preexistentes?',
      '¿antes de qué año cuenta como preexistente?',
      '¿qué fecha usa la ley para sistemas antiguos?',
      'mi sistema es de 1993, ¿es preexistente?',
      'grandfather date',
    ],
  },
  machine,
})
