import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The appendices the law cites. Chester §§ 2.020, 3.010, 5.030(A).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/appendices-not-on-file',
  initial: 'missing',
  states: {
    missing: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Enforcement Officer, through the Town Hall',
        headline: 'On file are only Appendix V and Appendix VII; Appendices A, C, E and I are not.',
        text: 'The law cites Appendices A and C for percolation tests, B for high groundwater, E for applications and I for separation distances. Appendix B is probably what is printed as Appendix V. Ask at the Town Hall for the official version with all of them.',
        cite: [
          'chester/2.020.percolation-test#2',
          'chester/5.030.A.2.f#2',
          'chester/2.020.soil-mottles#2',
          'chester/5.030.A.2.g#3',
          'chester/5.030.A.2#1',
          'chester/3.010.G#1',
          'chester/3.010.H#1',
        ],
      },
    },
  },
})

export const appendicesNotOnFile = procedure({
  id: 'chester/appendices-not-on-file',
  title: 'Missing appendices',
  act: 'follow an appendix that is not on file',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [['appendix|appendices|apéndice*', '(a|b|c|e|i|where|missing|find|get|which|copy|table|dónde|falta*|cuál)']],
    not: ['75', 'perc|percolation', 'water table', 'groundwater', 'pump*|tank', 'pool|flush', 'additive*'],
    examples: [
      'where is appendix I of the septic law',
      "can't find appendix A anywhere",
      'which appendices does the Chester code have',
      'the law says see Appendix E but there is none',
      'appendix C missing online',
      'does the town have the missing appendices',
      'what is in appendix B',
      'need a copy of the appendices',
      'appendix numbering goes from V to VII, what happened',
      'is appendix V the same as appendix B',
      '¿dónde está el apéndice I de la ley?',
      'faltan apéndices en la versión en línea',
      '¿qué dice el apéndice E?',
      '¿cómo consigo los apéndices?',
      'official version with all appendices',
    ],
  },
  machine,
})
