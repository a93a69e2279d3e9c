import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Septic tank additives. Chester Appendix VII.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/additives',
  initial: 'discouraged',
  states: {
    discouraged: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Additives are unnecessary, and the guidelines discourage them.',
        text: 'Appendix VII says that they may cause the sludge and scum in the tank to be discharged into the disposal field and lead to premature failure. It advises; it does not forbid them.',
        cite: ['chester/app-VII.4#1', 'chester/app-VII.4#2'],
      },
    },
  },
})

export const additives = procedure({
  id: 'chester/additives',
  title: 'Septic tank additives',
  act: 'use septic tank additives',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [['(additive*|ridx|rid x|enzyme*|bacteria|yeast|starter|aditivo*|enzimas|levadura)']],
    not: ['well test', 'e coli', 'coliform'],
    examples: [
      'should I put RidX in the tank',
      'are septic additives allowed in Chester',
      'do I need bacteria for my septic',
      'enzymes to keep the field clean, good or bad',
      'yeast in the toilet, does the law say anything',
      'salesman says monthly additive is required',
      'are tank additives illegal',
      'additive to dissolve sludge instead of pumping',
      'does the town recommend septic starter',
      'chemical additive rules septic',
      '¿debo usar aditivos en el tanque séptico?',
      '¿están permitidas las enzimas para el séptico?',
      '¿hace falta echar bacterias al tanque?',
      '¿la levadura ayuda al tanque según la ley?',
      'additives discouraged?',
    ],
  },
  machine,
})
