import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What of an absorption area that the line cuts? § 202-5(D) beside § 202-6(C)(2).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  lakeLine: {
    label: 'Distance from Canandaigua Lake',
    amount: 200,
    unit: 'ft',
    cite: ['canandaigua/202-5.D#1', 'canandaigua/202-6.C.2#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/partly-within-line',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: the law does not say what holds for an absorption area that is only partly within {lakeLine}.',
        text: 'The requirements near the lake are for an absorption area (a leach field) located within that distance. For the design load the law says wholly or partially; here it does not. As a precaution, count any part within as within and plan on the requirements near the lake. For the design load the answer is clear: a system partly within takes the higher figure for each bedroom.',
        cite: ['canandaigua/202-5.D#1', 'canandaigua/202-6.C.2#1', 'canandaigua/202-7.C.1#3'],
        values: ['lakeLine'],
        readings: [
          {
            of: 'canandaigua/202-5.D#1',
            defect: 'N-06',
            reading: 'An absorption area that reaches within the distance is located within it (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'canandaigua/202-5.D#1',
            defect: 'N-06',
            reading: 'Only an absorption area that lies within the distance as a whole is located within it.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
  },
})

export const partlyWithinLine = procedure({
  id: 'canandaigua/partly-within-line',
  title: 'An absorption area only partly within 200 feet of the lake',
  act: 'count an absorption area that lies only partly within the distance as within it',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(part|partly|partially|half|straddl*|corner|edge|some|end|third)',
        'lake|200|line',
        'field|absorption|leach*|laterals|system|septic',
      ],
      ['(parte|mitad)', 'campo|drenaje|sistema', 'lago|200'],
    ],
    not: ['gallon*|gpd', 'bedroom*'],
    examples: [
      'part of our leach field is inside 200 feet of the lake and part is not, what counts',
      'the 200 foot line cuts right through the absorption area',
      'half the field is within two hundred feet, are we in or out',
      'only one lateral reaches into the lake zone',
      'does partially within the distance count as within',
      'corner of the absorption area is at 195 feet, the rest beyond',
      'field straddles the line to the lake',
      'tank inside the line, field outside, which one counts',
      'most of the leach field is farther than 200 ft but the end is closer',
      'wholly or partially, does that apply to the field too',
      'if only a small piece of the bed is inside the lake distance',
      'edge of the field at 199 feet, other edge at 240',
      'la mitad del campo está a menos de 200 pies del lago',
      'una parte del campo de absorción cae dentro de los 200 pies',
      '¿cuenta si solo una esquina del campo está cerca del lago?',
      '¿qué pasa si la línea de 200 pies corta el campo?',
    ],
  },
  machine,
})
