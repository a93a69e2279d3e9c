import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Which line are the 200 feet measured from? § 202-5(D), § 202-6(C).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/lake-measuring',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not say from which line of the shore the distance is measured.',
        text: 'The law counts to Canandaigua Lake from the absorption area in one place and from the whole system in another. Neither the house nor the lot line is named. Whether the shore means the water’s edge or a set water level would be in the definitions, which are not on file. As a precaution, measure to the nearest point and ask the Town Code Enforcement Officer or the Watershed Inspector.',
        cite: ['canandaigua/202-5.D#1', 'canandaigua/202-6.C.1#1', 'canandaigua/202-6.C.2#1'],
      },
    },
  },
})

export const lakeMeasuring = procedure({
  id: 'canandaigua/lake-measuring',
  title: 'From where the 200 feet are measured',
  act: 'measure the distance to the lake from a certain line',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['measure*', 'lake|200|shore*|water|feet'],
      ['(high water|waterline|water line|shoreline|seawall|break wall|mean)', 'measure*|200|feet|distance|from'],
      ['(medir|mide|miden|medida)', 'lago|200|orilla|pies'],
    ],
    not: ['gallon*|gpd'],
    examples: [
      'is the 200 feet measured from the high water mark',
      'how do you measure the distance to the lake',
      'from the shoreline or from the seawall',
      'does the distance go along the ground or straight across',
      'is it measured to the house or to the leach field',
      'lake level changes all year, which line counts',
      'mean high water or the edge on the survey',
      'measured from the lot line or the water',
      'who measures the two hundred feet',
      'does a canal off the lake count for the 200 feet',
      'surveyor asks which water elevation to use for the lake distance',
      'horizontal or slope distance to the lake',
      'do streams into the lake count as the lake',
      'where does the lake begin for this rule',
      'measuring point on the system side, tank or field',
      '¿desde dónde se miden los 200 pies del lago?',
      '¿se mide desde la orilla o desde la marca de agua alta?',
      '¿quién mide la distancia al lago?',
      '¿se mide hasta la casa o hasta el campo?',
    ],
  },
  machine,
})
