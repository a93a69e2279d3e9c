import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The stone and gravel sizes whose numbers are lost. Chester § 2.020.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/gravel-size',
  initial: 'lost',
  states: {
    lost: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'The sizes of stone and gravel are lost from the text on file.',
        text: "The definition of absorption field has a washed gravel or crushed stone whose two fractions are blanks, and the definition of gravel has another. They are not guessed here. The state's standard (Appendix 75-A), from which this law is derived, has a figure of its own for the stone in trenches. Ask the Enforcement Officer or the design professional.",
        cite: [
          'chester/2.020.conventional-absorption-system.absorption-field#1',
          'chester/2.020.gravel#1',
          'chester/1.050#3',
        ],
      },
    },
  },
})

export const gravelSize = procedure({
  id: 'chester/gravel-size',
  title: 'Size of stone and gravel',
  act: 'use stone or gravel of a certain size',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'gravel|stone|aggregate|crushed|grava|piedra|agregado',
        'size|inch*|diameter|what|which|washed|tamaño|pulgada*|qué|lavada',
      ],
    ],
    not: ['gravel pit', 'driveway', 'investigation'],
    examples: [
      'what size stone goes in the leach trenches',
      'gravel diameter for an absorption field',
      'is number 2 crushed stone ok for laterals',
      'how big may the aggregate be',
      'washed stone size required in Chester',
      'definition of gravel has a blank in it',
      'inch and a half stone allowed?',
      'supplier asks which gravel for the leach field',
      'does it have to be washed gravel',
      'pea stone in trenches',
      '¿qué tamaño de piedra va en las zanjas?',
      '¿la grava tiene que ser lavada?',
      '¿de cuántas pulgadas debe ser la grava?',
      '¿sirve cualquier piedra triturada?',
      'stone size in trenches',
    ],
  },
  machine,
})
