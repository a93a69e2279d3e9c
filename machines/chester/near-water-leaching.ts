import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, lessThan, moreThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// A leach field near a shoreline in fast soil. Chester § 3.010(H)(2), (H)(1).
const facts = pick(all, 'fieldToWater', 'percRate', 'usableSoilDepth', 'groundwaterDepth')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  shoreZone: {
    label: 'Distance from the shoreline within which the rule holds',
    amount: 200,
    unit: 'ft',
    cite: 'chester/3.010.H.2#1',
  },
  fastPerc: {
    label: 'Slowest percolation rate under the rule',
    amount: 3,
    unit: 'min/in',
    cite: 'chester/3.010.H.2#1',
  },
  depthLimit: {
    label: 'Depth of soil, bedrock or groundwater under which the rule bars a facility',
    amount: 4,
    unit: 'ft',
    cite: 'chester/3.010.H.2#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/near-water-leaching',
  initial: 'distance',
  states: {
    distance: {
      meta: { cite: ['chester/3.010.H.2#1'] },
      on: { fieldToWater: [{ guard: moreThan('shoreZone'), target: 'farSoil' }, 'rate'] },
    },
    rate: {
      meta: { cite: ['chester/3.010.H.2#1'] },
      on: { percRate: [{ guard: moreThan('fastPerc'), target: 'farSoil' }, 'soil'] },
    },
    soil: {
      meta: { cite: ['chester/3.010.H.2#1'] },
      on: { usableSoilDepth: [{ guard: lessThan('depthLimit'), target: 'barred' }, 'water'] },
    },
    water: {
      meta: { cite: ['chester/3.010.H.2#1'] },
      on: { groundwaterDepth: [{ guard: lessThan('depthLimit'), target: 'barred' }, 'allowed'] },
    },
    farSoil: {
      meta: { cite: ['chester/3.010.H.1#1'] },
      on: { usableSoilDepth: [{ guard: lessThan('depthLimit'), target: 'tooShallow' }, 'allowed'] },
    },
    barred: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Here a leaching facility is not permitted, and an alternative on-site system is required.',
        text: 'The rule holds within {shoreZone} of the shoreline of a lake, pond, river or stream where the percolation rate is 0 to 3 minutes per inch. There, less than {depthLimit} of usable soil, or less than {depthLimit} to bedrock or to seasonal high groundwater, is enough to bar it. Deep rock does not help where groundwater is high.',
        cite: ['chester/3.010.H.2#1', 'chester/3.010.A#4', 'chester/7.040#1'],
        values: ['shoreZone', 'fastPerc', 'depthLimit'],
      },
    },
    tooShallow: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The natural ground needs at least {depthLimit} of usable soil, near water or not.',
        text: 'The special rule for fast soil near a shoreline does not apply here. The general rule does: a minimum depth of four feet of usable soil above bedrock or impervious material.',
        cite: ['chester/3.010.H.1#1', 'chester/3.010.H.2#1', 'chester/7.010#1'],
        values: ['shoreZone', 'fastPerc', 'depthLimit'],
      },
    },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, as far as this rule goes: it does not bar a leaching facility there.',
        text: "Other rules still apply. The seasonal high groundwater must be at least two feet away, fractured bedrock needs six feet of usable soil, and the distances to wells and water of the state's handbook must be kept. The Adirondack Park Agency Act has shoreline rules of its own. A permit is needed.",
        cite: [
          'chester/3.010.H.2#1',
          'chester/3.010.H.1#1',
          'chester/3.010.H.1#2',
          'chester/3.010.H.1#3',
          'chester/3.010.G#1',
          'chester/7.040#1',
        ],
        values: ['shoreZone', 'fastPerc', 'depthLimit'],
      },
    },
  },
})

export const nearWaterLeaching = procedure({
  id: 'chester/near-water-leaching',
  title: 'Leach field near a lake, pond, river or stream',
  act: 'put a leaching (absorption) facility there',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(leach*|absorption|field|trench*|septic|campo|séptico)',
        '(lake|pond|river|stream|shore*|brook|lakefront|lago|río|arroyo|orilla|estanque)',
        '(perc*|perk*|minutes|fast|sandy|groundwater|water table|usable|percolación|suelo|freático)',
      ],
      ['within 200 .. shoreline'],
      [
        '(leach field|leachfield|trenches|absorption field) .. (feet|ft) .. (from|of|to|back) .. (lake|pond|river|stream|shore|water)',
        'can|allowed|permit*|may|ok',
      ],
    ],
    not: ['sell*|sale|closing|transfer*|deed|gift', 'how many feet from', 'experimental'],
    outside: ['(it is|is|be|but|for) (a|an)? (mound|raised|alternative)', '(montículo|alternativo)'],
    examples: [
      'field would sit 150 feet from the pond, perc of two minutes, rock at three feet. regular leach field allowed?',
      'fast sandy soil close to the river, will they let a leaching field in',
      'field 150 ft from the lake, perc 2 min, groundwater 3 feet. ok?',
      'sandy soil by the river, can we do a normal leach field',
      'lakefront lot percs in one minute, is an alternative system required',
      'leach field within 200 feet of a pond with a fast perc',
      'perc rate 3 min per inch near the shoreline what are the rules',
      '250 ft from the stream, fast soil, does the 200 rule matter',
      'is a conventional field allowed 90 feet from the brook if the soil drains quick',
      'seven feet of soil but water table at 40 inches, 120 ft from the lake',
      'our camp by the pond, 5 min perc, 5 ft of soil, regular trenches?',
      'why did the engineer say no leaching near the lake',
      'deep hole was dry, perc 2, lot on the Schroon River',
      'shoreline septic fast percolation',
      '¿puedo poner un campo de absorción a 100 pies del lago si el suelo drena muy rápido?',
      'el agua subterránea está a tres pies y el lago a 150, ¿lo permiten?',
      'percolación de 2 minutos cerca del río, ¿qué sistema hace falta?',
      'a 220 pies de la orilla, ¿se aplica la regla de los 200 pies?',
      'Perc of a minute and a half, trenches 130 feet from the water, high water table at three feet. Ordinary field allowed?',
      'Field is 175 ft from the stream, soil percs in 3 minutes, five feet of usable soil, groundwater at 52 inches. Conventional field or not?',
    ],
  },
  machine,
})
