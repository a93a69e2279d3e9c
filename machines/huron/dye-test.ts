import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Is a dye test part of the inspection, and with how much water? Huron §§ 8(D)(1)(b)(i), 8(D)(2)(b)(i), 8(E)(2)(a)(ii).
const facts = pick(all, 'inspectionKind', 'propertyKind', 'bedrooms')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  transferWater: {
    label: 'Water for the dye test (transfer)',
    amount: 75,
    unit: 'gal',
    cite: 'huron/8.E.2.a.ii#1',
    times: 'bedrooms',
  },
  perBedroom: {
    label: 'Water for the dye test per bedroom (transfer)',
    amount: 75,
    unit: 'gal',
    cite: 'huron/8.E.2.a.ii#1',
  },
  periodicWater: {
    label: 'Water for the dye test (periodic)',
    amount: 25,
    unit: 'gal',
    cite: 'huron/8.D.2.b.i#1',
    times: 'bedrooms',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/dye-test',
  initial: 'occasion',
  states: {
    occasion: {
      on: {
        inspectionKind: [
          { guard: is('transfer'), target: 'transfer' },
          { guard: is('periodic'), target: 'kind' },
          'change',
        ],
      },
    },

    kind: {
      on: {
        propertyKind: [
          { guard: is('commercial'), target: 'commercial' },
          { guard: is('industrial'), target: 'industrial' },
          'other',
        ],
      },
    },
    transfer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A transfer inspection includes a dye test with {transferWater} of water.',
        text: 'The law sets the amount per bedroom, and none for a building without bedrooms. The test shows whether the house fixtures are connected to the tank, whether effluent comes to the surface or to surface waters, and whether the leach system works. A periodic inspection uses another amount, and the law does not say that one test can stand in for the other; ask the inspector.',
        cite: ['huron/8.E.2.a.ii#1', 'huron/8.E.2.a#1', 'huron/8.D.2.b.i#1'],
        values: ['transferWater'],
      },
      on: { propertyKind: [{ guard: is('commercial', 'industrial'), target: 'transferCommercial' }, 'transferHome'] },
    },
    transferHome: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A transfer inspection includes a dye test with {transferWater} of water.',
        text: 'The law sets the amount per bedroom, and none for a building without bedrooms. The test shows whether the house fixtures are connected to the tank, whether effluent comes to the surface or to surface waters, and whether the leach system works. A periodic inspection uses another amount, and the law does not say that one test can stand in for the other; ask the inspector.',
        cite: ['huron/8.E.2.a.ii#1', 'huron/8.E.2.a#1', 'huron/8.D.2.b.i#1'],
        values: ['transferWater'],
      },
    },
    transferCommercial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A transfer inspection includes a dye test, with {perBedroom} of water per bedroom.',
        text: 'The law gives the amount per bedroom only, for every kind of property. For a building without bedrooms it names no amount; ask the Building Inspector.',
        cite: ['huron/8.E.2.a.ii#1', 'huron/8.E.2.a#1'],
        values: ['perBedroom'],
      },
    },
    commercial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A commercial property gets a dye test too, but the law names no amount of water.',
        text: 'The test shows whether all fixtures are connected to the tank and whether effluent is being discharged to the surface or surface waters. The amounts per bedroom belong to other inspections. Ask the Septic Inspector how much water is used.',
        cite: ['huron/8.D.1.b.i#1'],
      },
    },
    other: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The periodic inspection includes a dye test with {periodicWater} of water.',
        text: 'The law sets the amount per bedroom. The test shows whether effluent comes to the surface or to surface waters, and whether the leach system works. A transfer inspection uses more water, and the law does not say that this test can stand in for that one.',
        cite: ['huron/8.D.2.b.i#1', 'huron/8.E.2.a.ii#1'],
        values: ['periodicWater'],
      },
    },
    industrial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A dye test is part of the inspection; which amount of water applies to an industrial property is up to the Septic Inspector.',
        text: 'For commercial properties the law names no amount. For all others it sets one per bedroom. Industrial facilities are named in neither rule.',
        cite: ['huron/8.D.1.b.i#1', 'huron/8.D.2.b.i#1', 'huron/8.A#1'],
        readings: [
          {
            of: 'huron/8.D.1.b.i#1',
            defect: 'H-29',
            reading: 'Industrial counts as commercial: a dye test, no amount named.',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.D.2.b.i#1',
            defect: 'H-29',
            reading: 'Industrial is one of all other properties: a dye test with an amount per bedroom.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },

    change: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say it for an inspection before an addition, a new use or another change.',
        text: 'The law describes dye tests for periodic inspections and for transfers only. Have the inspector say beforehand what is wanted. As a precaution, be ready for all that the other inspections ask.',
        cite: ['huron/8.A#1', 'huron/8.D.2.b.i#1', 'huron/8.E.2.a.ii#1'],
      },
    },
  },
})

export const dyeTest = procedure({
  id: 'huron/dye-test',
  title: 'The dye test',
  act: 'have a dye test as part of the inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    propertyKind: {
      why: 'The amount per bedroom is the same for every kind of property.',
      names: {
        commercial: 'none for a building without bedrooms',
        industrial: 'none for a building without bedrooms',
      },
    },
  },
  words: {
    asks: [
      ['dye'],
      ['(gallons|gal|how much water)', 'test|inspect*|bedroom|run'],
      ['tinte|colorante'],
      ['(galones|cuánta agua)', 'prueba|inspeccion*'],
      ['(volume|amount|how much|how many)', '(water|gallons|test)'],
      ['test', 'water', 'bedroom*'],
    ],
    not: ['failed|flunked', '(risers|dispute)'],
    outside: [
      '(same|one|mismo) (septic|sistema|system)',
      '(apartment|apartamento|guest house|guest cabin|second house|two houses|duplex)',
    ],
    examples: [
      'how much water do they run for the dye test when selling a 3 bedroom house',
      'dye test gallons for the routine inspection, two bedrooms',
      'is a dye test required for the transfer or is it optional',
      'what does the dye test show',
      'inspector wants to put 300 gallons through my house with 4 bedrooms for the sale, is that the right amount',
      'do stores get dye tested and with how much water',
      'we had a dye test at the five year check last year, does it count for closing?',
      'five bedrooms periodic inspection total gallons?',
      'can I refuse the dye, I have a well and a pond',
      'how many gallons per bedroom is the septic test',
      'who pours in the dye and do we have to be home',
      'seasonal cottage, 1 bedroom, routine dye test water amount',
      'is it 25 or 75 gallons per bedroom',
      'title company asks for the volume used in the town septic test at sale',
      'dye test amount for a motel with ten rooms being sold',
      'before our addition is inspected do they run a dye test',
      '¿cuántos galones usan en la prueba de tinte para vender una casa de 3 recámaras?',
      '¿es obligatoria la prueba de colorante en la inspección periódica?',
      'cuánta agua meten al sistema en la prueba, la casa tiene dos cuartos',
      'prueba de tinte en un restaurante, ¿qué cantidad de agua?',
      'How long do they run the water with the dye?',
    ],
  },
  machine,
})
