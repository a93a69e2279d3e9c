/**
 * The second opinion: a procedure told once more as a flat table, straight from the law's sentences. It shares no code with
 * the machines; a table is read from above, and the first row whose every condition holds decides.
 */
import { z } from 'zod'

const value = z.union([z.boolean(), z.string(), z.number(), z.null()])
const row = z.strictObject({
  /** The sentences the row was written from. */
  from: z.array(z.string()).min(1),
  /**
   * By fact: a value, one of several, or an amount's bound: "<= 40", "> 15 and <= 20". A fact that no row so far asks about
   * may be anything.
   */
  when: z.record(z.string(), z.union([value, z.array(value)])),
  is: z.tuple([z.string(), z.string().nullable()]),
})
export const tableSchema = z.array(row)

/** Rows in the order in which they are read; `is` holds status and verdict. */
export type Table = z.infer<typeof tableSchema>
type Known = Readonly<Record<string, boolean | string | number | null | undefined>>

const BOUNDS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

const one = (wanted: string | number | boolean | null, given: string | number | boolean): boolean => {
  if (typeof given === 'number' && typeof wanted === 'string')
    return wanted.split(' and ').every((part) => {
      const [bound = '', amount = ''] = part.trim().split(' ')
      const test = BOUNDS[bound]
      if (test === undefined) throw new Error(`"${wanted}" is no bound of an amount`)
      return test(given, Number(amount))
    })
  return wanted === given
}

/**
 * All that a table can say for what is known: one result where the facts settle it, several where a missing one could turn it.
 *
 * @returns `[status, verdict]` as text, each once; empty where no row fits
 */
export const read = (table: Table, facts: Known): ReadonlySet<string> => {
  const results = new Set<string>()
  for (const { when, is } of table) {
    let open = false
    const out = Object.entries(when).some(([name, wanted]) => {
      const given = facts[name]
      if (given === undefined || given === null) {
        open = true
        return false
      }
      return ![wanted].flat().some((each) => one(each, given))
    })
    if (out) continue
    results.add(JSON.stringify(is))
    if (!open) break
  }
  return results
}
