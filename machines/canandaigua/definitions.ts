import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Which words does the chapter define? The definitions are not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/definitions',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file has no definitions, so what the word means in law cannot be told from it.',
        text: 'It uses words such as failure, substandard, bedroom equivalent, occupiable living space, design professional, enhanced treatment unit, certified inspector and authority having jurisdiction and explains none of them. The definitions are in a part of the chapter that is missing. Ask the Town Code Enforcement Officer for the whole chapter.',
        cite: [
          'canandaigua/202-5.C#1',
          'canandaigua/202-6.C.3#1',
          'canandaigua/202-7.B#1',
          'canandaigua/202-8.A#1',
          'canandaigua/202-5.G#1',
        ],
      },
    },
  },
})

export const definitions = procedure({
  id: 'canandaigua/definitions',
  title: 'Meanings of words',
  act: 'go by a definition of the law',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(what is|what are|what counts|count as|counts as|mean*|definition*|define*|considered|meaning)',
        '(failure|substandard|bedroom equivalent|living space|design professional|etu|enhanced treatment|authority|conveyance|convey|change of use|absorption area|work area|bedroom)',
      ],
      [
        'definition*|defined|define|defines',
        'law|chapter|code|town|term|word|failure|system|septic|substandard|bedroom*',
      ],
      ['(qué es|qué significa|qué cuenta|definición)'],
    ],
    not: [
      'gallon*|gpd',
      'measure*',
      'certified inspector*',
      'holding tank',
      '(the fine|a fine|dollar fine|any fines|the fines|fines for|penalty|penalties)',
    ],
    examples: [
      'what counts as a bedroom equivalent',
      'how is failure defined in the chapter',
      'what does substandard mean',
      'is a loft a bedroom equivalent',
      'who is the authority having jurisdiction',
      'definition of an enhanced treatment unit',
      'what is occupiable living space',
      'what makes somebody a design professional',
      'what is meant by change of use',
      'does an office with a closet count as a bedroom',
      'what is the work area',
      'is an absorption area the same as a leach field',
      'meaning of convey in the septic law',
      'when is a septic considered failed',
      'what is an on-site wastewater treatment system',
      '¿qué significa sistema deficiente?',
      '¿qué cuenta como equivalente de recámara?',
      '¿qué es la autoridad que tiene jurisdicción?',
      '¿cómo define la ley una falla?',
      'drains are slow now and then, by the chapter’s definition is that a system in failure',
      'where is failure defined',
      'does slow draining count as failure under the definition',
      'is a sewing room a bedroom equivalent under your definitions',
    ],
  },
  machine,
})
