/** Which values of a fact the proof tries: one on each side of everything that the machine or the law compares it with. */
import { Temporal } from 'temporal-polyfill'
import { type Calendar, type Deadline, reckon } from '../../machines/kit/deadlines.ts'
import { samples } from '../../machines/kit/explore.ts'
import type { Facts, FactValue } from '../../machines/kit/facts.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'

/** The facts a deadline row leans on, by what they are to it. */
export const leansOn = (row: Deadline): { trigger?: string; met?: string; agreed?: string } => {
  const trigger = row.after ?? row.before ?? row.inYearOf
  return {
    ...(trigger !== undefined && { trigger }),
    ...(row.met !== undefined && { met: row.met }),
    ...(row.orBy !== undefined && { agreed: row.orBy }),
  }
}

/** How far ahead days are looked through for one whose count ends on a weekend or a holiday. */
const LOOK_AHEAD = 400

const anchorsOf = new WeakMap<Deadline, Map<string, readonly string[]>>()

/**
 * Days to count from: one whose count ends on a business day, on a Saturday, on a Sunday, and on a holiday that is a weekday,
 * where the row's calendar has such days.
 *
 * @param start the first day looked at, `YYYY-MM-DD`
 */
export const anchors = (row: Deadline, calendar: Calendar, start: string): readonly string[] => {
  const known = anchorsOf.get(row)?.get(start)
  if (known !== undefined) return known
  const { trigger } = leansOn(row)
  const found = new Map<string, string>()
  if (trigger !== undefined && row.immediately === undefined) {
    const from = Temporal.PlainDate.from(start)
    for (let ahead = 0; ahead < LOOK_AHEAD && found.size < 4; ahead++) {
      const day = from.add({ days: ahead })
      const { counted } = reckon(row, { [trigger]: day.toString() }, calendar)
      if (counted === null) break
      const end = Temporal.PlainDate.from(counted)
      const open = calendar.plan(end, 'on or before').day?.equals(end) === true
      const kind = open ? 'open' : end.dayOfWeek === 6 ? 'Saturday' : end.dayOfWeek === 7 ? 'Sunday' : 'holiday'
      if (!found.has(kind)) found.set(kind, day.toString())
    }
  }
  const days = [...found.values()]
  const byStart = anchorsOf.get(row) ?? new Map<string, readonly string[]>()
  byStart.set(start, days)
  anchorsOf.set(row, byStart)
  return days
}

const next = (day: string, days = 1): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** The facts that a deadline whose guard the machine asks counts from or ends with. */
const guardedRows = (procedure: Procedure): [string, Deadline][] =>
  Object.entries(procedure.deadlines).filter(
    ([id]) => procedure.machine.implementations.guards[`${id}InTime`] !== undefined,
  )

const fits = (procedure: Procedure, name: string, facts: Facts, day: string): boolean => {
  const order = procedure.order ?? []
  const place = order.indexOf(name)
  return order.every((other, at) => {
    const value = facts[other]
    if (place < 0 || at === place || typeof value !== 'string') return true
    return at < place ? value <= day : value >= day
  })
}

/**
 * The values of a fact that is not known. Above what the kit tries: the ends of an amount's range; days whose counts end on
 * weekends and holidays; and both sides of a day on which an agreed extension begins to count.
 *
 * @param asOf the day asked about, `YYYY-MM-DD`
 */
export const points = (
  procedure: Procedure,
  name: string,
  facts: Facts,
  asOf: string,
  calendar: Calendar,
): readonly FactValue[] => {
  const fact = procedure.facts[name]
  const tried = samples(procedure, name, facts, asOf)
  if (fact?.kind === 'number') return [...new Set([fact.min, ...tried.map(Number), fact.max])].sort((a, b) => a - b)
  if (fact?.kind !== 'day') return tried
  const days: string[] = []
  for (const [, row] of guardedRows(procedure)) {
    const { trigger, agreed } = leansOn(row)
    if (trigger === name) days.push(...anchors(row, calendar, asOf))
    if (agreed === name && trigger !== undefined && typeof facts[trigger] === 'string') {
      const { date } = reckon(row, { [trigger]: facts[trigger] }, calendar)
      if (date !== null) days.push(next(date, -1), date, next(date), next(date, 30))
    }
  }
  return [...new Set([...tried, ...days.filter((day) => fits(procedure, name, facts, day))])].sort()
}
