import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What the chapter leaves to the state’s design standards. § 202-6(A), (B).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/technical-standards',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides: 'New York State Department of Health or New York State Department of Environmental Conservation',
        headline:
          'It is up to the state’s standards: the text on file gives no distances, tank sizes or soil tests of its own.',
        text: 'It sends designers to Appendix 75-A of the New York State Department of Health for systems with a design load of less than 1,000 gallons per day, and to the standards of the New York State Department of Environmental Conservation from there on. Those texts are not on file here. A design professional or the New York State Department of Health can tell.',
        cite: ['canandaigua/202-6.A#1', 'canandaigua/202-6.B#1', 'canandaigua/202-6#1', 'canandaigua/202-5.G#1'],
      },
    },
  },
})

export const technicalStandards = procedure({
  id: 'canandaigua/technical-standards',
  title: 'Distances, sizes, soil tests and kinds of systems',
  act: 'follow the state’s technical standards for distances, sizes and soil',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(how far|how close|distance|setback*|separation|feet from)',
        '(well|property line|stream|lake|house|foundation|tank|field|line|boundary)',
      ],
      ['(perc|perk|percolation|deep hole|soil) test*'],
      [
        '(tank size|size tank|how deep|trench*|slope|gravel|pipe size|mound|sand filter|raised bed|composting|privy|outhouse|seepage pit|cesspool allowed)',
      ],
      ['(distancia|pozo|prueba de percolación|profundidad|tamaño del tanque|letrina)'],
    ],
    not: [
      'holding tank',
      '(measure*|measured) from',
      'tree*|shrub*|bush*|hedge*|lilac*|birch*|maple*|willow*|pine*|spruce*|cedar*|arborvitae|evergreen*|roots|landscap*|park*|shed|garage|pool',
    ],
    examples: [
      'how many feet must a leach field stay from a drilled well',
      'minimum distance between well and absorption area in feet',
      'how far does a leach field have to be from my well',
      'septic tank setback from the property line',
      'minimum distance between a septic and the lake',
      'do I need a perc test',
      'how deep must the trenches be',
      'what size septic tank for four bedrooms',
      'are seepage pits allowed',
      'can I have a composting toilet instead',
      'separation distance from a stream to the absorption area',
      'who witnesses the deep hole test',
      'mound system rules',
      'how close to the house can the tank be',
      'is an outhouse legal at my camp',
      'slope limit for a leach field',
      'what kind of gravel goes in the trenches',
      'are sand filters allowed here',
      '¿a qué distancia del pozo debe estar el campo de drenaje?',
      '¿se necesita una prueba de percolación?',
      '¿qué tamaño de tanque para cuatro recámaras?',
      '¿cuánto debe separarse el tanque del lindero?',
    ],
  },
  machine,
})
