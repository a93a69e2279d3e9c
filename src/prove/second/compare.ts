/** Holds a machine against the second opinion on every place of its walk. Node only: the tables stand beside the machines. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Procedure } from '../../../machines/kit/procedure.ts'
import type { Town } from '../../../machines/kit/town.ts'
import { AS_OF } from '../checks.ts'
import { spots, walk } from '../walk.ts'
import { read, type Table, tableSchema } from './table.ts'

/** How many differences of one procedure are told. */
const MOST = 8

const tables = new Map<string, Table | null>()

const tableOf = (id: string): Table | null => {
  const known = tables.get(id)
  if (known !== undefined) return known
  const file = new URL(`../../../machines/${id}.second.yaml`, import.meta.url)
  const found = existsSync(file) ? tableSchema.parse(parse(readFileSync(file, 'utf8'), { schema: 'core' })) : null
  tables.set(id, found)
  return found
}

/**
 * Every place at which machine and table decide differently; null where a procedure has no table.
 *
 * @throws where the table does not fit its shape
 */
export const differences = (
  town: Town,
  procedure: Procedure,
): { compared: number; differ: readonly string[] } | null => {
  const table = tableOf(procedure.id)
  if (table === null) return null
  const differ: string[] = []
  let compared = 0
  let all: ReturnType<typeof spots>
  try {
    all = spots(walk(procedure, AS_OF, town.calendar))
  } catch {
    return { compared, differ: ['the machine cannot be walked'] }
  }
  for (const { standing, unknown } of all) {
    const { outcome, state } = standing
    if (outcome === null) continue
    compared++
    const own = JSON.stringify([outcome.status, outcome.verdict])
    const says = read(table, unknown)
    if (!(says.size === 1 && says.has(own)) && differ.length < MOST)
      differ.push(
        `${state} is ${own}, and the table says ${[...says].join(' or ') || 'nothing'} for ${JSON.stringify(unknown)}`,
      )
  }
  return { compared, differ }
}
