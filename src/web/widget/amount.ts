/** Amounts as they are said. How the units are called comes from the service, which has it in every language. */
import type { Names, Unit } from './shapes.ts'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** How the amounts of a unit are named beside a field: "feet", "dollars". */
export const unitName = (unit: Unit, names: Names | null): string => names?.units[unit]?.[1] ?? unit

/** An amount with its unit: `$1,000`, `62 days`, `1 bedroom`. */
export const amount = (value: number, unit: Unit, names: Names | null): string =>
  unit === 'USD'
    ? `$${grouped.format(value)}`
    : `${grouped.format(value)} ${names?.units[unit]?.[value === 1 ? 0 : 1] ?? unit}`
