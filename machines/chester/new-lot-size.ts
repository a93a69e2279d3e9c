import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, lessThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How large must a new building lot be? Chester § 3.010(F).
const facts = pick(all, 'newLot', 'publicWater', 'lotArea')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  minimumArea: {
    label: 'Smallest area of a new building lot without public water',
    amount: 20000,
    unit: 'sqft',
    cite: 'chester/3.010.F#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/new-lot-size',
  initial: 'isNew',
  states: {
    isNew: {
      on: { newLot: [{ guard: 'yes', target: 'water' }, 'existing'] },
    },
    water: {
      meta: { cite: ['chester/3.010.F#1'] },
      on: { publicWater: [{ guard: 'yes', target: 'publicWater' }, 'size'] },
    },
    size: {
      on: { lotArea: [{ guard: lessThan('minimumArea'), target: 'tooSmall' }, 'largeEnough'] },
    },
    tooSmall: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A new building lot without a public water supply must have at least {minimumArea}.',
        text: 'The rule is for all new building lots not served by a public water supply. The lot also needs an area for wastewater treatment and a replacement area. Only the Local Board of Health may vary the rule. Zoning or the Adirondack Park Agency may ask for more.',
        cite: ['chester/3.010.F#1', 'chester/3.010.F#2', 'chester/7.040#1', 'chester/5.060#1'],
        values: ['minimumArea'],
      },
    },
    largeEnough: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, as far as this rule goes: the lot has at least {minimumArea}.',
        text: 'The lot must also include an area for wastewater treatment large enough to absorb 440 gallons per day, with a 100% replacement leaching area. Zoning or the Adirondack Park Agency may ask for more.',
        cite: ['chester/3.010.F#1', 'chester/3.010.F#2', 'chester/7.040#1'],
        values: ['minimumArea'],
      },
    },
    publicWater: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, as far as this rule goes: the minimum area is only for new lots without a public water supply.',
        text: 'The lot must still include an area for wastewater treatment large enough to absorb 440 gallons per day, with a 100% replacement leaching area. Zoning may ask for more.',
        cite: ['chester/3.010.F#1', 'chester/3.010.F#2', 'chester/2.020.public-water-system#1'],
        values: ['minimumArea'],
      },
    },
    existing: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        act: 'meet the minimum area for new building lots',
        headline: 'No. The minimum area is written for new building lots only.',
        text: 'An existing lot need not have {minimumArea} under this rule. A system on it must still meet every other rule, and that can be hard on a small lot. Ask the Enforcement Officer whether the lot counts as new.',
        cite: ['chester/3.010.F#1', 'chester/5.030.A.1#1'],
        values: ['minimumArea'],
      },
    },
  },
})

export const newLotSize = procedure({
  id: 'chester/new-lot-size',
  title: 'Area of a new building lot',
  act: 'make a new building lot of this size',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'lot|lots|parcel|subdivi*|split*|acre*|lote|lotes|terreno|subdivid*',
        '(size|area|square|minimum|small|big|large|feet|acre*|how much|tamaño|mínim*|pies|grande|pequeñ*)',
      ],
      ['(split|subdivid*|divid*) .. (land|lot|parcel|property|acres)'],
    ],
    not: [
      'replacement',
      '440',
      'setback*',
      'variance',
      'holding tank',
      'slope*',
      'perc',
      'sell*|sale|closing',
      'mailed',
    ],
    examples: [
      'cutting a lot off for my son, own well, about 19 thousand square feet, big enough?',
      'new lots will get town water, does the minimum size count',
      'how big does a new lot have to be if it has its own well',
      'subdividing 2 acres into five lots, allowed for septic?',
      'half acre lot with a drilled well okay to create',
      'minimum lot size for septic in Chester',
      'lot is 19,500 square feet, new subdivision, private wells',
      'does public water change the lot size rule',
      'my existing lot is only 12,000 sq ft, am I out of luck',
      'surveyor asks what area each building lot needs',
      'splitting off a lot for my daughter, how many square feet',
      '20000 sq ft exactly, is it enough',
      'planning board says the septic law sets the lot size, true?',
      'small old lot from 1950, does the 20,000 rule hit me',
      '¿cuántos pies cuadrados debe tener un lote nuevo con pozo propio?',
      'quiero dividir mi terreno en tres lotes, ¿qué tamaño mínimo?',
      'mi lote existente es pequeño, ¿me afecta el mínimo?',
      'con agua pública, ¿qué tamaño de lote se necesita?',
      'I want to give each of my two kids a building lot out of my parcel, each would have about 24,000 square feet and its own drilled well. Are the lots big enough for the septic rules?',
    ],
  },
  machine,
})
