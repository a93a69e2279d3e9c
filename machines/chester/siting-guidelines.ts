import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The law's guidelines on steep, shallow, wet and rocky ground. Chester § 3.010(G)(2).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  guideline: { label: 'Guideline distance from such ground', amount: 35, unit: 'ft', cite: 'chester/3.010.G.2#1' },
  testPit: {
    label: 'Guideline distance from an unsuitable test pit',
    amount: 10,
    unit: 'ft',
    cite: 'chester/3.010.G.2#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/siting-guidelines',
  initial: 'guidance',
  states: {
    guidance: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          'It is up to the Enforcement Officer: the guideline is {guideline}, and {testPit} from an unsuitable test pit.',
        text: 'These are guidelines for additional protection, and they say "should". An absorption area should not be located within {guideline} of steep slopes (greater than 25%), shallow soils (less than 4 ft. to bedrock or an impervious layer), soils with high seasonal groundwater (less than 2 ft. from the surface) or rock croppings. For an unsuitable test pit the text names {testPit}, inside a list headed by the larger number. As a precaution keep the larger distance from all of them.',
        cite: ['chester/3.010.G#2', 'chester/3.010.G.2#1'],
        values: ['guideline', 'testPit'],
        readings: [
          {
            of: 'chester/3.010.G.2#1',
            defect: 'C-24',
            reading: 'Keep ten feet from an unsuitable test pit and thirty-five from the rest.',
            status: 'official-discretion',
            verdict: null,
          },
          {
            of: 'chester/3.010.G.2#1',
            defect: 'C-24',
            reading: 'Keep thirty-five feet from all five (the cautious reading).',
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },
  },
})

export const sitingGuidelines = procedure({
  id: 'chester/siting-guidelines',
  title: 'Guideline distances from steep, shallow, wet or rocky ground',
  act: 'keep the absorption area away from steep, shallow, wet or rocky ground',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(how far|how close|distance|feet|within|keep|near|away)',
        '(steep|outcrop*|cropping*|ledge|rock|test pit|unsuitable|shallow soil|wet ground)',
        'leach*|field|absorption|system|septic',
      ],
      ['unsuitable test pit'],
      ['rock (outcrop*|cropping*)'],
      ['(distancia|lejos|cerca|pies)', 'roca|pendiente|afloramiento', 'campo|séptico|absorción'],
    ],
    not: ['soil scientist', 'investigation', 'perc test', 'usable soil', 'percent slope'],
    examples: [
      'how far from a rock outcrop should the leach field be',
      'distance from a steep bank to the absorption area',
      'is the 35 feet from ledge a rule or a guideline',
      'failed test pit 12 feet away, can we still put the field here',
      'absorption area near shallow soil, what distance',
      'does the field have to stay away from wet ground',
      'how close to a 30 percent slope can trenches be',
      'bad test hole next to good one, how far apart',
      'is thirty five feet from steep slopes mandatory',
      'engineer has the bed 20 ft from exposed ledge',
      '¿qué distancia de una roca debe tener el campo de absorción?',
      '¿a cuántos pies de una pendiente fuerte puede ir el sistema?',
      '¿es obligatoria la distancia de 35 pies a la roca?',
      'un pozo de prueba malo está cerca, ¿qué distancia hay que guardar?',
      'guidelines for siting next to ledge',
    ],
  },
  machine,
})
