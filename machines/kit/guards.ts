import type { FactValue } from './facts.ts'
import type { Value } from './outcome.ts'

interface Args {
  readonly event: { readonly type: string; readonly value: FactValue }
}

/** How a guard compares the fact that has just arrived with a number of the law. */
export const COMPARISONS = {
  atLeast: (amount: number, limit: number) => amount >= limit,
  moreThan: (amount: number, limit: number) => amount > limit,
  atMost: (amount: number, limit: number) => amount <= limit,
  lessThan: (amount: number, limit: number) => amount < limit,
} as const

export type Comparison = keyof typeof COMPARISONS

/**
 * The guards that most states need, by name: `yes`, `no`, `is` a choice (or one of several), and the comparisons of an amount
 * with a row of the procedure's values, so that no limit stands in a guard without its sentence.
 */
export const guards = <V extends Readonly<Record<string, Value>>>(values: V) => {
  const compare =
    (comparison: Comparison) =>
    ({ event }: Args, id: keyof V & string): boolean => {
      const limit = values[id]
      if (typeof event.value !== 'number' || limit === undefined)
        throw new Error(`${comparison} ${id}: ${event.type} is not an amount, or there is no such value`)
      return COMPARISONS[comparison](event.value, limit.amount)
    }
  return {
    yes: ({ event }: Args) => event.value === true,
    no: ({ event }: Args) => event.value === false,
    is: ({ event }: Args, choices: string | readonly string[]) => [choices].flat().includes(String(event.value)),
    atLeast: compare('atLeast'),
    moreThan: compare('moreThan'),
    atMost: compare('atMost'),
    lessThan: compare('lessThan'),
  }
}

/** For a state's `on`: the fact is this choice, or one of these. */
export const is = (...choices: string[]) => ({ type: 'is' as const, params: choices })
/** For a state's `on`: the amount is at least this value's. */
export const atLeast = <V extends string>(value: V) => ({ type: 'atLeast' as const, params: value })
/** For a state's `on`: the amount is more than this value's. */
export const moreThan = <V extends string>(value: V) => ({ type: 'moreThan' as const, params: value })
/** For a state's `on`: the amount is this value's or less. */
export const atMost = <V extends string>(value: V) => ({ type: 'atMost' as const, params: value })
/** For a state's `on`: the amount is less than this value's. */
export const lessThan = <V extends string>(value: V) => ({ type: 'lessThan' as const, params: value })
