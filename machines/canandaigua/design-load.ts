import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import type { Facts } from '../kit/facts.ts'
import { atMost, guards, is, moreThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// How large a flow must a dwelling's system be designed for? § 202-6(C).
const facts = pick(all, 'building', 'bedrooms', 'livingSpace', 'systemToLake', 'fieldToLake')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const rates = {
  farRate: {
    label: 'Least load for each bedroom, system greater than 200 feet from the lake',
    amount: 130,
    unit: 'gpd/bedroom',
    cite: 'canandaigua/202-6.C.1#1',
  },
  nearRate: {
    label: 'Least load for each bedroom, system wholly or partially within 200 feet of the lake',
    amount: 150,
    unit: 'gpd/bedroom',
    cite: 'canandaigua/202-6.C.2#1',
  },
  addedRate: {
    label: 'Load for each additional bedroom',
    amount: 110,
    unit: 'gpd/bedroom',
    cite: 'canandaigua/202-6.C.3.f#1',
  },
  lakeLine: {
    label: 'Distance from Canandaigua Lake',
    amount: 200,
    unit: 'ft',
    cite: ['canandaigua/202-6.C.1#1', 'canandaigua/202-6.C.2#1'],
  },
  leastBedrooms: {
    label: 'Least number of bedrooms to design for',
    amount: 2,
    unit: 'bedrooms',
    cite: 'canandaigua/202-6.C.3.a#1',
  },
  mostBedrooms: {
    label: 'Last row of the table, bedrooms',
    amount: 5,
    unit: 'bedrooms',
    cite: ['canandaigua/202-6.C.3.e#1', 'canandaigua/202-6.C.3.f#1'],
  },
  twoRow: {
    label: 'Living space of the two-bedroom row, up to',
    amount: 1200,
    unit: 'sqft',
    cite: 'canandaigua/202-6.C.3.b#1',
  },
  threeRow: {
    label: 'Living space of the three-bedroom row, up to',
    amount: 2250,
    unit: 'sqft',
    cite: 'canandaigua/202-6.C.3.c#1',
  },
  fourRow: {
    label: 'Living space of the four-bedroom row, up to',
    amount: 3300,
    unit: 'sqft',
    cite: 'canandaigua/202-6.C.3.d#1',
  },
  fiveRow: {
    label: 'Living space of the five-bedroom row, up to',
    amount: 4050,
    unit: 'sqft',
    cite: 'canandaigua/202-6.C.3.e#1',
  },
  stateLine: {
    label: 'Design load from which the NYSDEC standards apply',
    amount: 1000,
    unit: 'gpd',
    cite: ['canandaigua/202-6.A#1', 'canandaigua/202-6.B#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

/** The row of a number of bedrooms; null while it is not known. */
const bedroomRow = ({ bedrooms }: Facts): number | null =>
  typeof bedrooms === 'number' ? Math.max(bedrooms, rates.leastBedrooms.amount) : null

/** The row of a living space, the last one for all that is larger; null while it is not known. */
const sizeRow = ({ livingSpace }: Facts): number | null => {
  if (typeof livingSpace !== 'number') return null
  const rows = [rates.twoRow, rates.threeRow, rates.fourRow]
  return rates.leastBedrooms.amount + rows.filter((row) => livingSpace > row.amount).length
}

const both = (facts: Facts, choose: (...rows: number[]) => number): number | null => {
  const [bedrooms, size] = [bedroomRow(facts), sizeRow(facts)]
  return bedrooms === null || size === null ? null : choose(bedrooms, size)
}
const largerRow = (facts: Facts) => both(facts, Math.max)
const smallerRow = (facts: Facts) => both(facts, Math.min)

/** Tens of gallons, so that the sum stays whole: five bedrooms at the rate, each further one at the lower figure. */
const withAdded = ({ bedrooms }: Facts, rate: number): number | null =>
  typeof bedrooms === 'number'
    ? (rates.mostBedrooms.amount * rate + (bedrooms - rates.mostBedrooms.amount) * rates.addedRate.amount) / 10
    : null

const values = {
  ...rates,
  loadFar: { label: 'Design load', amount: 130, unit: 'gpd', times: largerRow, cite: 'canandaigua/202-6.C.1#1' },
  higherFar: {
    label: 'Design load by the larger of the two rows',
    amount: 130,
    unit: 'gpd',
    times: largerRow,
    cite: 'canandaigua/202-6.C.1#1',
  },
  lowerFar: {
    label: 'Design load by the smaller of the two rows',
    amount: 130,
    unit: 'gpd',
    times: smallerRow,
    cite: 'canandaigua/202-6.C.1#1',
  },
  everyFar: {
    label: 'Design load at the full figure for every bedroom',
    amount: 130,
    unit: 'gpd',
    times: 'bedrooms',
    cite: 'canandaigua/202-6.C.1#1',
  },
  addedFar: {
    label: 'Design load where each additional bedroom adds the lower figure',
    amount: 10,
    unit: 'gpd',
    times: (facts: Facts) => withAdded(facts, rates.farRate.amount),
    cite: ['canandaigua/202-6.C.3.f#1', 'canandaigua/202-6.C.1#1'],
  },
  loadNear: { label: 'Design load', amount: 150, unit: 'gpd', times: largerRow, cite: 'canandaigua/202-6.C.2#1' },
  higherNear: {
    label: 'Design load by the larger of the two rows',
    amount: 150,
    unit: 'gpd',
    times: largerRow,
    cite: 'canandaigua/202-6.C.2#1',
  },
  lowerNear: {
    label: 'Design load by the smaller of the two rows',
    amount: 150,
    unit: 'gpd',
    times: smallerRow,
    cite: 'canandaigua/202-6.C.2#1',
  },
  everyNear: {
    label: 'Design load at the full figure for every bedroom',
    amount: 150,
    unit: 'gpd',
    times: 'bedrooms',
    cite: 'canandaigua/202-6.C.2#1',
  },
  addedNear: {
    label: 'Design load where each additional bedroom adds the lower figure',
    amount: 10,
    unit: 'gpd',
    times: (facts: Facts) => withAdded(facts, rates.nearRate.amount),
    cite: ['canandaigua/202-6.C.3.f#1', 'canandaigua/202-6.C.2#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: {
    ...guards(values),
    ...inTime(deadlines, newYork),
    rowsAgree: ({ event }) => {
      const read: Facts = { bedrooms: event.facts.bedrooms, livingSpace: event.value }
      return largerRow(read) === smallerRow(read) && Number(event.value) <= rates.fiveRow.amount
    },
  },
}).createMachine({
  id: 'canandaigua/design-load',
  initial: 'dwelling',
  states: {
    dwelling: { on: { building: [{ guard: is('dwelling'), target: 'bedrooms' }, 'notDwelling'] } },
    bedrooms: { on: { bedrooms: [{ guard: atMost('mostBedrooms'), target: 'size' }, 'manyLake'] } },
    size: {
      on: {
        livingSpace: [
          { guard: moreThan('fiveRow'), target: 'overLake' },
          { guard: 'rowsAgree', target: 'agreeLake' },
          'differLake',
        ],
      },
    },
    agreeLake: {
      on: {
        systemToLake: [{ guard: atMost('lakeLine'), target: 'agreeNear' }, 'agreeFar'],
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'agreeNear' }, 'agreeLakeRest'],
      },
    },
    agreeLakeRest: { on: { systemToLake: [{ guard: atMost('lakeLine'), target: 'agreeNear' }, 'agreeFar'] } },
    differLake: {
      on: {
        systemToLake: [{ guard: atMost('lakeLine'), target: 'differNear' }, 'differFar'],
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'differNear' }, 'differLakeRest'],
      },
    },
    differLakeRest: { on: { systemToLake: [{ guard: atMost('lakeLine'), target: 'differNear' }, 'differFar'] } },
    overLake: {
      on: {
        systemToLake: [{ guard: atMost('lakeLine'), target: 'overNear' }, 'overFar'],
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'overNear' }, 'overLakeRest'],
      },
    },
    overLakeRest: { on: { systemToLake: [{ guard: atMost('lakeLine'), target: 'overNear' }, 'overFar'] } },
    manyLake: {
      on: {
        systemToLake: [{ guard: atMost('lakeLine'), target: 'manyNear' }, 'manyFar'],
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'manyNear' }, 'manyLakeRest'],
      },
    },
    manyLakeRest: { on: { systemToLake: [{ guard: atMost('lakeLine'), target: 'manyNear' }, 'manyFar'] } },
    agreeNear: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The system must be designed for at least {loadNear}.',
        text: 'The number of bedrooms and the size of the house lead to the same row of the table. The figure is {nearRate}, because the system lies wholly or partially within {lakeLine} of Canandaigua Lake; its nearest part counts, be it the tank or the field. The load is never less than for two bedrooms. This is provisional: the authority having jurisdiction makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C.2#1',
          'canandaigua/202-6.C#1',
          'canandaigua/202-6.C.3#1',
          'canandaigua/202-6.C.3.a#1',
          'canandaigua/202-6.C.3.b#1',
          'canandaigua/202-6.C.3.c#1',
          'canandaigua/202-6.C.3.d#1',
          'canandaigua/202-6.C.3.e#1',
          'canandaigua/202-6.C.3.g#1',
        ],
        values: ['loadNear', 'nearRate'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the system designed for at least this load',
            cite: ['canandaigua/202-6.C.2#1'],
          },
        ],
      },
    },
    agreeFar: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The system must be designed for at least {loadFar}.',
        text: 'The number of bedrooms and the size of the house lead to the same row of the table. The figure is {farRate}, because the whole system lies more than {lakeLine} from Canandaigua Lake. The load is never less than for two bedrooms. This is provisional: the authority having jurisdiction makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C.1#1',
          'canandaigua/202-6.C#1',
          'canandaigua/202-6.C.3#1',
          'canandaigua/202-6.C.3.a#1',
          'canandaigua/202-6.C.3.b#1',
          'canandaigua/202-6.C.3.c#1',
          'canandaigua/202-6.C.3.d#1',
          'canandaigua/202-6.C.3.e#1',
          'canandaigua/202-6.C.3.g#1',
        ],
        values: ['loadFar', 'farRate'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the system designed for at least this load',
            cite: ['canandaigua/202-6.C.1#1'],
          },
        ],
      },
    },
    differNear: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline: 'It is up to the authority having jurisdiction: plan on {higherNear}.',
        text: 'By its bedrooms the house falls in one row of the table, by its living space in another: the law joins them with "or", and says that the size of the house is considered along with the bedrooms. The larger row gives {higherNear}, the smaller {lowerNear}. As a precaution, plan on the larger. The figure is {nearRate}, because the system lies wholly or partially within {lakeLine} of Canandaigua Lake; its nearest part counts, be it the tank or the field. This is provisional: the authority having jurisdiction makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C.2#1',
          'canandaigua/202-6.C#1',
          'canandaigua/202-6.C.3#1',
          'canandaigua/202-6.C.3.a#1',
          'canandaigua/202-6.C.3.b#1',
          'canandaigua/202-6.C.3.c#1',
          'canandaigua/202-6.C.3.d#1',
          'canandaigua/202-6.C.3.e#1',
          'canandaigua/202-6.C.3.g#1',
        ],
        values: ['higherNear', 'lowerNear', 'nearRate'],
        readings: [
          {
            of: 'canandaigua/202-6.C.3#1',
            defect: 'N-09',
            reading: 'Bedrooms and size count together, so the larger row governs (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'canandaigua/202-6.C.3.b#1',
            defect: 'N-09',
            reading:
              'A house that fits the row of its bedrooms or of its size may take either, so the smaller row is enough.',
            status: 'determined',
            verdict: 'may',
          },
        ],
      },
    },
    differFar: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline: 'It is up to the authority having jurisdiction: plan on {higherFar}.',
        text: 'By its bedrooms the house falls in one row of the table, by its living space in another: the law joins them with "or", and says that the size of the house is considered along with the bedrooms. The larger row gives {higherFar}, the smaller {lowerFar}. As a precaution, plan on the larger. The figure is {farRate}, because the whole system lies more than {lakeLine} from Canandaigua Lake. This is provisional: the authority having jurisdiction makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C.1#1',
          'canandaigua/202-6.C#1',
          'canandaigua/202-6.C.3#1',
          'canandaigua/202-6.C.3.a#1',
          'canandaigua/202-6.C.3.b#1',
          'canandaigua/202-6.C.3.c#1',
          'canandaigua/202-6.C.3.d#1',
          'canandaigua/202-6.C.3.e#1',
          'canandaigua/202-6.C.3.g#1',
        ],
        values: ['higherFar', 'lowerFar', 'farRate'],
        readings: [
          {
            of: 'canandaigua/202-6.C.3#1',
            defect: 'N-09',
            reading: 'Bedrooms and size count together, so the larger row governs (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'canandaigua/202-6.C.3.b#1',
            defect: 'N-09',
            reading:
              'A house that fits the row of its bedrooms or of its size may take either, so the smaller row is enough.',
            status: 'determined',
            verdict: 'may',
          },
        ],
      },
    },
    overNear: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: for so large a house with no sixth bedroom the law gives no load.',
        text: 'The table ends at {fiveRow} with the five-bedroom row. Above that it only adds {addedRate} for each additional bedroom, and here there is none to add for. As a precaution, plan on at least the five-bedroom load, {higherNear}. The figure is {nearRate}, because the system lies wholly or partially within {lakeLine} of Canandaigua Lake; its nearest part counts, be it the tank or the field. This is provisional: the authority having jurisdiction makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C.2#1',
          'canandaigua/202-6.C.3.e#1',
          'canandaigua/202-6.C.3.f#1',
          'canandaigua/202-6.C.3.g#1',
          'canandaigua/202-6.C.3#1',
        ],
        values: ['higherNear', 'fiveRow', 'nearRate'],
        readings: [
          {
            of: 'canandaigua/202-6.C.3.f#1',
            defect: 'N-10',
            reading:
              'A house larger than the five-bedroom row takes at least the five-bedroom load, with nothing added for want of an additional bedroom (the cautious floor).',
            status: 'official-discretion',
            verdict: null,
          },
          {
            of: 'canandaigua/202-6.C.3.f#1',
            defect: 'N-10',
            reading:
              'The size alone calls for an addition that the law does not put in figures, so the authority sets the load.',
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },
    overFar: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: for so large a house with no sixth bedroom the law gives no load.',
        text: 'The table ends at {fiveRow} with the five-bedroom row. Above that it only adds {addedRate} for each additional bedroom, and here there is none to add for. As a precaution, plan on at least the five-bedroom load, {higherFar}. The figure is {farRate}, because the whole system lies more than {lakeLine} from Canandaigua Lake. This is provisional: the authority having jurisdiction makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C.1#1',
          'canandaigua/202-6.C.3.e#1',
          'canandaigua/202-6.C.3.f#1',
          'canandaigua/202-6.C.3.g#1',
          'canandaigua/202-6.C.3#1',
        ],
        values: ['higherFar', 'fiveRow', 'farRate'],
        readings: [
          {
            of: 'canandaigua/202-6.C.3.f#1',
            defect: 'N-10',
            reading:
              'A house larger than the five-bedroom row takes at least the five-bedroom load, with nothing added for want of an additional bedroom (the cautious floor).',
            status: 'official-discretion',
            verdict: null,
          },
          {
            of: 'canandaigua/202-6.C.3.f#1',
            defect: 'N-10',
            reading:
              'The size alone calls for an addition that the law does not put in figures, so the authority sets the load.',
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },
    manyNear: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline: 'It is up to the authority having jurisdiction: more than five bedrooms can be counted in two ways.',
        text: 'At {nearRate} for every bedroom the load is {everyNear}. If instead each bedroom beyond five adds only {addedRate}, it is {addedNear}. As a precaution, plan on the higher. The figure is {nearRate}, because the system lies wholly or partially within {lakeLine} of Canandaigua Lake; its nearest part counts, be it the tank or the field. If the load comes to {stateLine} or more, the standards of the New York State Department of Environmental Conservation apply instead of Appendix 75-A: settle the load first. This is provisional: the authority having jurisdiction makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C.2#1',
          'canandaigua/202-6.C.3.f#1',
          'canandaigua/202-6.C.3.g#1',
          'canandaigua/202-6.A#1',
          'canandaigua/202-6.B#1',
        ],
        values: ['everyNear', 'addedNear', 'nearRate', 'addedRate'],
        readings: [
          {
            of: 'canandaigua/202-6.C.2#1',
            defect: 'N-11',
            reading: 'The minimum for each bedroom holds for every bedroom (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'canandaigua/202-6.C.3.f#1',
            defect: 'N-11',
            reading: 'Bedrooms beyond five add only the lower figure to the five-bedroom load.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    manyFar: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline: 'It is up to the authority having jurisdiction: more than five bedrooms can be counted in two ways.',
        text: 'At {farRate} for every bedroom the load is {everyFar}. If instead each bedroom beyond five adds only {addedRate}, it is {addedFar}. As a precaution, plan on the higher. The figure is {farRate}, because the whole system lies more than {lakeLine} from Canandaigua Lake. If the load comes to {stateLine} or more, the standards of the New York State Department of Environmental Conservation apply instead of Appendix 75-A: settle the load first. This is provisional: the authority having jurisdiction makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C.1#1',
          'canandaigua/202-6.C.3.f#1',
          'canandaigua/202-6.C.3.g#1',
          'canandaigua/202-6.A#1',
          'canandaigua/202-6.B#1',
        ],
        values: ['everyFar', 'addedFar', 'farRate', 'addedRate'],
        readings: [
          {
            of: 'canandaigua/202-6.C.1#1',
            defect: 'N-11',
            reading: 'The minimum for each bedroom holds for every bedroom (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'canandaigua/202-6.C.3.f#1',
            defect: 'N-11',
            reading: 'Bedrooms beyond five add only the lower figure to the five-bedroom load.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    notDwelling: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: for anything but a dwelling the rule can be read two ways.',
        text: 'The rule opens with all dwellings; its figures for each bedroom speak of all systems. What the load of a building without bedrooms is, the text on file does not say. Ask the authority having jurisdiction, which makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C#1',
          'canandaigua/202-6.C.1#1',
          'canandaigua/202-6.C.2#1',
          'canandaigua/202-6.C.3.g#1',
        ],
        readings: [
          {
            of: 'canandaigua/202-6.C#1',
            defect: 'N-14',
            reading: 'These standards are for dwellings only.',
            status: 'official-discretion',
            verdict: null,
          },
          {
            of: 'canandaigua/202-6.C.1#1',
            defect: 'N-14',
            reading: 'These standards are for all systems (the cautious reading).',
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },
  },
})

export const designLoad = procedure({
  id: 'canandaigua/design-load',
  title: 'Design load: gallons per day',
  act: 'design the system for at least this load',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(how many|what) .. (gallons|gpd|gallon)', 'design*|system|septic|bedroom*|house|flow|load'],
      ['(design|daily) (load|flow)'],
      ['gpd|gallons', 'bedroom*|br|bdrm', 'design|flow|load|size|need*|minimum'],
      ['(what size|how big|how large) .. (septic|system)', 'bedroom*|house|sq'],
      ['(galones|flujo|carga)', 'recámara*|dormitorio*|habitaciones|diseño|casa'],
      ['(130|150|110)', 'bedroom*'],
    ],
    not: ['(which|what) (state)? (standard|standards)', '75-a|dec|nysdec'],
    examples: [
      'how many gallons a day must a septic for a 4 bedroom house be designed for',
      'what is the design load for 3 bedrooms and 2,000 square feet',
      'new house, two bedrooms, 900 sq ft, half a mile from the lake, minimum design flow?',
      'six bedrooms, septic 500 ft off the lake, is it 780 or 760 gallons',
      'house over 4,050 sq ft but only three bedrooms, what load',
      'we are near the lake, is it 130 or 150 gallons per bedroom',
      'one bedroom cabin, do I still have to design for two',
      'tank within 200 feet of the lake and the field farther back, which per bedroom figure',
      'does a den count as a bedroom for the design flow',
      '3 br and 2,600 square feet, engineer used 390 gpd, is that right',
      'who decides the final design load if we disagree',
      'gallons per day for a seven bedroom lake house',
      'what size system do I need for a four bedroom cottage of 1,700 square feet',
      'is the state figure of 110 per bedroom enough here',
      'how does living space change the daily flow for a septic',
      'five bedroom home, 4,000 sf, system is 300 feet from the water, gpd?',
      'small church septic, does the per bedroom design apply',
      'required daily flow for a 1,201 square foot house with two bedrooms',
      '¿cuántos galones por día para una casa de tres recámaras?',
      '¿cuál es la carga de diseño de una casa de 2,500 pies cuadrados?',
      '¿son 130 o 150 galones por dormitorio cerca del lago?',
      'casa de seis habitaciones, ¿qué flujo de diseño pide el pueblo?',
    ],
  },
  machine,
})
