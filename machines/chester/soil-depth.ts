import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, lessThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How much usable soil and how much room above groundwater an absorption system needs. Chester § 3.010(H)(1).
const facts = pick(all, 'fracturedRock', 'usableSoilDepth', 'groundwaterDepth')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  soilMinimum: {
    label: 'Usable soil above bedrock or impervious material, at least',
    amount: 4,
    unit: 'ft',
    cite: 'chester/3.010.H.1#1',
  },
  fracturedMinimum: {
    label: 'Usable soil where fractured bedrock is met, at least',
    amount: 6,
    unit: 'ft',
    cite: 'chester/3.010.H.1#3',
  },
  groundwaterMinimum: {
    label: 'Distance to seasonal high groundwater, at least',
    amount: 2,
    unit: 'ft',
    cite: 'chester/3.010.H.1#2',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/soil-depth',
  initial: 'rock',
  states: {
    rock: {
      on: { fracturedRock: [{ guard: 'yes', target: 'overFractured' }, 'overSolid'] },
    },
    overFractured: {
      meta: { cite: ['chester/3.010.H.1#3'] },
      on: { usableSoilDepth: [{ guard: lessThan('fracturedMinimum'), target: 'fracturedShallow' }, 'groundwater'] },
    },
    overSolid: {
      meta: { cite: ['chester/3.010.H.1#1'] },
      on: { usableSoilDepth: [{ guard: lessThan('soilMinimum'), target: 'tooShallow' }, 'groundwater'] },
    },
    groundwater: {
      meta: { cite: ['chester/3.010.H.1#2'] },
      on: { groundwaterDepth: [{ guard: lessThan('groundwaterMinimum'), target: 'tooWet' }, 'enough'] },
    },
    tooShallow: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. The natural ground must have at least {soilMinimum} of usable soil above bedrock or impervious material.',
        text: "Usable soil has a percolation rate between one and sixty minutes per inch. The definition of shallow trenches speaks of two to four feet of usable soil, but the more restrictive provision governs. An alternative system may be considered, or a variance asked for; neither waives the state's standards.",
        cite: [
          'chester/3.010.H.1#1',
          'chester/2.020.usable-soil#1',
          'chester/2.020.impervious-material#1',
          'chester/2.020.conventional-absorption-system.shallow-absorption-trenches#1',
          'chester/7.010#1',
          'chester/5.030.B#2',
        ],
        values: ['soilMinimum', 'fracturedMinimum', 'groundwaterMinimum'],
        readings: [
          {
            of: 'chester/3.010.H.1#1',
            defect: 'C-26',
            reading:
              'Four feet of usable soil are a minimum for every subsurface absorption system (the more restrictive one, which governs).',
            status: 'determined',
            verdict: 'must-not',
          },
          {
            of: 'chester/2.020.conventional-absorption-system.shallow-absorption-trenches#1',
            defect: 'C-26',
            reading: 'Shallow trenches are defined for at least two but less than four feet of usable soil.',
            status: 'official-discretion',
            verdict: 'may',
          },
        ],
      },
    },
    fracturedShallow: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Where fractured bedrock is met, the usable soil must be at least {fracturedMinimum} deep.',
        text: "Over fractured bedrock the law asks for more soil than over solid rock, where it is {soilMinimum}. An alternative system may be considered, or a variance asked for; neither waives the state's standards.",
        cite: ['chester/3.010.H.1#3', 'chester/3.010.H.1#1', 'chester/2.020.usable-soil#1', 'chester/5.030.B#2'],
        values: ['soilMinimum', 'fracturedMinimum', 'groundwaterMinimum'],
      },
    },
    tooWet: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The distance to the seasonal high groundwater table must be at least {groundwaterMinimum}.',
        text: "On top of that the law asks for two feet of additional usable soil as backfill. An alternative system may be considered, or a variance asked for; neither waives the state's standards.",
        cite: ['chester/3.010.H.1#2', 'chester/2.020.seasonal-high-groundwater-table#1', 'chester/5.030.B#2'],
        values: ['soilMinimum', 'fracturedMinimum', 'groundwaterMinimum'],
      },
    },
    enough: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, as far as soil depth and groundwater go.',
        text: 'There are at least {soilMinimum} of usable soil ({fracturedMinimum} over fractured bedrock), and the seasonal high groundwater is at least {groundwaterMinimum} away. The law adds two feet of additional usable soil as backfill above the groundwater distance, and it does not say from where the distance is measured: have the engineer confirm it. Within 200 ft. of a lake, pond, river or stream a special rule applies where the soil percolates very fast. A permit and all other rules still apply.',
        cite: ['chester/3.010.H.1#1', 'chester/3.010.H.1#2', 'chester/3.010.H.1#3', 'chester/3.010.H.2#1'],
        values: ['soilMinimum', 'fracturedMinimum', 'groundwaterMinimum'],
      },
    },
  },
})

export const soilDepth = procedure({
  id: 'chester/soil-depth',
  title: 'Depth of usable soil and of groundwater',
  act: 'put a subsurface absorption system on this ground',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['suelo (útil|bueno|utilizable)'],
      ['(roca|agua subterránea|nivel freático)', '(campo|zanjas|absorción)', '(puedo|sirve|basta|alcanza|permite*)'],
      [
        '(hardpan|ledge|bedrock|clay|groundwater|mottl*|roca)',
        '(leach field|absorption field|field|trenches|campo|zanjas)',
        '(can|may|allowed|enough|ok|go|puede|sirve)',
      ],
      [
        '(soil|bedrock|ledge|rock|groundwater|water table|hardpan|roca|suelo|freático|agua subterránea)',
        '(deep|depth|feet|inches|shallow|how much|minimum|enough|down|profund*|pies|pulgadas)',
      ],
      ['fractured (bedrock|rock|ledge)'],
      ['usable soil'],
    ],
    not: [
      'from the lake',
      'from the pond',
      'from the river',
      'shore|shoreline|lakefront',
      'soil scientist',
      'investigation',
      'how far from',
      'within 25',
      'outcrop*',
      'march|june',
    ],
    examples: [
      'hay cuatro pies de suelo útil y debajo roca, ¿alcanza para un campo normal?',
      'roca sólida a tres pies y agua a seis, ¿se puede hacer un campo de absorción?',
      'test hole has three and a half feet of decent soil and then hardpan, no water seen. regular field okay?',
      'we dug and hit clay at 40 inches, may the leach field go into the natural ground',
      'how many feet of usable soil over rock does Chester want for an absorption field',
      'groundwater shows at 20 inches, can a normal field be built there',
      'hay tres pies de suelo bueno y después roca, ¿se puede poner un campo normal?',
      'ledge is broken shale, good dirt above it is five feet, enough?',
      'how much soil do I need above ledge for a leach field',
      'only three feet of dirt over bedrock, can we put trenches in',
      'rock is cracked at five feet, is that enough soil',
      'water table is 18 inches down in spring, leach field possible?',
      'minimum depth of usable soil in Chester',
      'two feet to groundwater enough or not',
      'hardpan at 40 inches, septic?',
      'do shallow trenches get around the four feet rule',
      'fractured bedrock how deep must the soil be',
      'we hit ledge at 3.5 ft in the test pit',
      'how many feet to high groundwater for an absorption field',
      'soil is 4 feet exactly above rock okay',
      '¿cuántos pies de suelo hacen falta sobre la roca?',
      'la roca está a tres pies, ¿se puede poner un campo de absorción?',
      'el nivel freático está a un pie, ¿lo permiten?',
      'roca fracturada a cinco pies, ¿es suficiente?',
      'Backhoe hit broken up ledge at five feet in the deep hole. Water table is way down. Is five feet of good dirt enough for a normal leach field?',
    ],
  },
  machine,
})
