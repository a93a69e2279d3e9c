import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How the seasonal high groundwater table is determined. Chester Appendix V, §§ 2.020, 5.030(A)(2)(g).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  pitDepth: {
    label: 'Depth of the test pit below the planned invert of the absorption system, at least',
    amount: 5,
    unit: 'ft',
    cite: 'chester/app-V#1',
  },
  weeks: { label: 'Time that mottles stand for', amount: 2, unit: 'weeks', cite: 'chester/app-V#4' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/groundwater-determination',
  initial: 'method',
  states: {
    method: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. It is read from soil mottling in a deep hole test pit, and/or determined by a qualified soil scientist or engineer.',
        text: 'The pit must go at least {pitDepth} deeper than the planned invert (the inside bottom) of the absorption system. Mottles are spots of different soil color. They show a zone that is saturated for at least {weeks} in an average year. The definition counts a zone that is wet for more than a week while the ground is free of frost; that test is stricter, and the more restrictive one governs. Each determination needs a detailed statement of methods and basis. The applicant may be required to retain a soil scientist or engineer. The law calls this Appendix B; what is on file is printed as Appendix V.',
        cite: [
          'chester/app-V#1',
          'chester/app-V#2',
          'chester/app-V#3',
          'chester/app-V#4',
          'chester/app-V#6',
          'chester/5.030.A.2.g#3',
          'chester/5.030.A.2.g#4',
          'chester/2.020.seasonal-high-groundwater-table#1',
          'chester/2.020.soil-mottles#1',
          'chester/2.020.soil-mottles#2',
          'chester/2.020.invert#1',
          'chester/3.010.H#1',
          'chester/7.010#1',
        ],
        values: ['pitDepth', 'weeks'],
        readings: [
          {
            of: 'chester/2.020.seasonal-high-groundwater-table#1',
            defect: 'C-15',
            reading: 'A zone wet for more than a week counts (the more restrictive one, which governs).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/app-V#4',
            defect: 'C-15',
            reading: 'Mottles show a zone wet for at least two weeks.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
  },
})

export const groundwaterDetermination = procedure({
  id: 'chester/groundwater-determination',
  title: 'Determining the seasonal high groundwater table',
  act: 'determine seasonal high groundwater by a deep hole test pit, or by a qualified soil scientist or engineer',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(groundwater|water table|mottl*|freático|agua subterránea)',
        '(determin*|measur*|test*|find|method|who|how do|mottl*|pit|figure|mide|determin*|cómo)',
      ],
      ['mottl*|moteado*', 'what|who|read|count|color*|appendix|accept*|qué|quién'],
      ['(how deep|depth)', '(test pit|deep hole|test hole)'],
    ],
    not: [
      'shore*|pond|lake|river|lago|río',
      'perc|perk|percolation',
      'leach field',
      'leachfield',
      'spring|march|june|season|summer|august|winter',
      'how much soil',
    ],
    examples: [
      'how is seasonal high groundwater determined in Chester',
      'who can read mottles for the septic application',
      'how deep does the deep hole have to be',
      'does the test pit need to go five feet below the pipe',
      'water in the hole, is that the groundwater level they use',
      'what are soil mottles',
      'engineer and officer disagree about the water table, which method counts',
      'method for high water table determination appendix',
      'can the town require me to hire someone to find the groundwater depth',
      'is a week of saturation enough to count as seasonal high',
      'do we have to write down how the groundwater was measured',
      'appendix B is missing, where is the groundwater procedure',
      '¿cómo se determina el nivel freático estacional?',
      '¿qué profundidad debe tener el pozo de prueba?',
      '¿quién puede determinar la altura del agua subterránea?',
      '¿qué son las manchas o moteados del suelo?',
    ],
  },
  machine,
})
