import type { Cite } from '../../../laws/canandaigua/ids.ts'
import type { Facts } from '../../kit/facts.ts'
import type { Value } from '../../kit/outcome.ts'

// The figures of § 202-6(C) and the loads worked out from them.
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
} as const satisfies Record<string, Value<'bedrooms', Cite>>

/** The row of a number of bedrooms; null while it is not known. */
const bedroomRow = ({ bedrooms }: Facts): number | null =>
  typeof bedrooms === 'number' ? Math.max(bedrooms, rates.leastBedrooms.amount) : null

/** The row of a living space in square feet, the last one for all that is larger; null while it is not known. */
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

/** Whether bedrooms and living space lead to one row of the table. Both must be known. Source: § 202-6(C)(3)(b)-(e). */
export const rowsAgree = (facts: Facts): boolean =>
  largerRow(facts) === smallerRow(facts) && Number(facts.livingSpace) <= rates.fiveRow.amount

/** Tens of gallons, so that the sum stays whole: five bedrooms at the rate, each further one at the lower figure. */
const tens = ({ bedrooms }: Facts, rate: number): number | null =>
  typeof bedrooms === 'number'
    ? (rates.mostBedrooms.amount * rate + (bedrooms - rates.mostBedrooms.amount) * rates.addedRate.amount) / 10
    : null

/** Where both rows agree, the one that is known is enough. */
const agreed = {
  label: 'Design load',
  unit: 'gpd',
  times: (facts: Facts) => bedroomRow(facts) ?? sizeRow(facts),
} as const
const fiveBedrooms = { label: 'Five-bedroom load', unit: 'gpd', times: () => rates.mostBedrooms.amount } as const
const larger = { label: 'Design load by the larger row', unit: 'gpd', times: largerRow } as const
const smaller = { label: 'Design load by the smaller row', unit: 'gpd', times: smallerRow } as const
const every = { label: 'Design load at the full figure for every bedroom', unit: 'gpd', times: 'bedrooms' } as const
const added = {
  label: 'Design load where each additional bedroom adds the lower figure',
  unit: 'gpd',
  amount: 10,
} as const
const [near, far] = ['canandaigua/202-6.C.2#1', 'canandaigua/202-6.C.1#1'] as const

/** Every figure of the rule and each load in gallons per day; `Near` and `Far` are the two sides of the 200 feet. */
export const values = {
  ...rates,
  loadNear: { ...agreed, amount: rates.nearRate.amount, cite: near },
  loadFar: { ...agreed, amount: rates.farRate.amount, cite: far },
  largerNear: { ...larger, amount: rates.nearRate.amount, cite: near },
  largerFar: { ...larger, amount: rates.farRate.amount, cite: far },
  smallerNear: { ...smaller, amount: rates.nearRate.amount, cite: near },
  smallerFar: { ...smaller, amount: rates.farRate.amount, cite: far },
  fiveNear: { ...fiveBedrooms, amount: rates.nearRate.amount, cite: near },
  fiveFar: { ...fiveBedrooms, amount: rates.farRate.amount, cite: far },
  everyNear: { ...every, amount: rates.nearRate.amount, cite: near },
  everyFar: { ...every, amount: rates.farRate.amount, cite: far },
  addedNear: {
    ...added,
    times: (facts: Facts) => tens(facts, rates.nearRate.amount),
    cite: ['canandaigua/202-6.C.3.f#1', near],
  },
  addedFar: {
    ...added,
    times: (facts: Facts) => tens(facts, rates.farRate.amount),
    cite: ['canandaigua/202-6.C.3.f#1', far],
  },
} as const satisfies Record<string, Value<'bedrooms', Cite>>
