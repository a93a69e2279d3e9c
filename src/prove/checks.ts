/** What is shown of one procedure: every combination of its facts walked, and what must hold of each. */
import { isCite, quoteOf } from '../../laws/corpus.ts'
import { type Answer, decide, machineHash } from '../../machines/kit/answer.ts'
import { citesOf } from '../../machines/kit/coverage.ts'
import { type Deadline, parsePeriod, reckon } from '../../machines/kit/deadlines.ts'
import { samples } from '../../machines/kit/explore.ts'
import type { Facts, FactValue } from '../../machines/kit/facts.ts'
import type { Outcome } from '../../machines/kit/outcome.ts'
import { type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import * as say from '../../machines/kit/say.ts'
import { isKnown, type Standing, settle } from '../../machines/kit/settle.ts'
import type { Town } from '../../machines/kit/town.ts'
import { figures } from './figures.ts'
import { anchors, leansOn, points } from './points.ts'
import { type Spot, Stuck, spots, walk } from './walk.ts'

/** The properties that are shown, in the order in which they are told. */
export const CHECKS = {
  rests: 'Whatever is known, the machine comes to rest and says or asks something',
  exclusive: 'The ways out of a state exclude each other',
  order: 'The order in which facts arrive changes nothing',
  reached: 'Every state and every outcome is reached',
  cited: 'Every outcome cites sentences of its own town’s law, or of the state’s, that exist',
  figures: 'Every number and period stands in the sentence cited for it',
  matters: 'Every fact asked for can still change status, verdict, amounts, deadlines or text',
  branches: 'The branches of an answer are what enumeration finds',
  wouldChange: 'The single changes named in an answer are what enumeration finds',
  deadlines: 'Every deadline is used, and both of its sides are met, on business days, weekends and holidays',
  unknown: 'A missing fact is never taken for a “no”',
  ifTold:
    'A fact that is heard and not asked for is declared with its reason, and the answer without it names what it would change',
} as const

export type Check = keyof typeof CHECKS

/** Something that does not hold. `facts` and `asOf` can be sent to `evaluate` as they are. */
export interface Fault {
  readonly check: Check
  readonly procedure: string
  readonly what: string
  readonly facts: Facts | null
  readonly asOf: string
}

/** What was walked and what was held against it. */
export interface Counts {
  /** Combinations of facts that the machine can tell apart, "not known" counted as a value. */
  readonly combinations: number
  /** The combinations of all the facts' points, told apart or not: what those stand for. */
  readonly product: number
  readonly states: number
  readonly outcomes: number
  readonly guards: number
  readonly answers: number
  readonly branches: number
  readonly changes: number
  readonly sides: number
  readonly citations: number
  /** Facts that resting states hear and do not ask for, by state. */
  readonly ifTold: number
}

export interface Proof {
  readonly procedure: string
  readonly machine: string
  readonly counts: Counts
  readonly faults: readonly Fault[]
}

/** The day asked about in a proof where nothing else is said: fixed, so that two runs tell the same. */
export const AS_OF = '2026-06-15'

const list = (cite: string | readonly string[] | undefined): readonly string[] =>
  cite === undefined ? [] : [cite].flat()

interface Way {
  readonly type: string | null
  readonly guard: unknown
  readonly target: string
}

const opens = (procedure: Procedure, way: Way, fact: string, value: FactValue, facts: Facts): boolean => {
  const { guard } = way
  const { type, params } =
    typeof guard === 'string' ? { type: guard, params: undefined } : (guard as { type: string; params?: unknown })
  const test: unknown = typeof guard === 'function' ? guard : procedure.machine.implementations.guards[type]
  if (typeof test !== 'function') throw new Error(`there is no guard ${type}`)
  return test({ event: { type: fact, value, facts: { ...facts, [fact]: value } } }, params) === true
}

const waysOf = (procedure: Procedure, state: string, fact: string): Way[] => {
  const node = stateNodes(procedure.machine).find((one) => one.path.join('.') === state)
  return (node?.transitions.get(fact) ?? []).map(({ guard, target }) => ({
    guard,
    type: guard === undefined ? null : typeof guard === 'string' ? guard : String((guard as { type?: string }).type),
    target: (target ?? []).map((one) => one.path.join('.')).join('+'),
  }))
}

/** What a person is told, as far as it can differ: all of an outcome but its citations. */
const told = ({ cite: _, ...rest }: Outcome): string =>
  JSON.stringify({ ...rest, duties: rest.duties?.map(({ cite: __, ...duty }) => duty) })

/** Two outcomes of one kind decide the same. */
const kindOf = (outcome: Outcome): string => JSON.stringify([outcome.status, outcome.verdict, outcome.act ?? null])

const signOf = (outcome: Outcome): string =>
  JSON.stringify([
    outcome.status,
    outcome.verdict,
    outcome.act ?? null,
    outcome.values ?? [],
    outcome.due ?? [],
    outcome.decides ?? null,
  ])

interface End {
  readonly facts: Facts
  readonly standing: Standing
  readonly outcome: Outcome
}

/** Where the machine ends for every value of what it asks for and is not known: the plain way, without merging anything. */
export const endsOf = (procedure: Procedure, facts: Facts, asOf: string): End[] => {
  const standing = settle(procedure, facts)
  const [name] = standing.awaits
  if (standing.outcome !== null) return [{ facts, standing, outcome: standing.outcome }]
  if (name === undefined) throw new Error(`${standing.state} says nothing and asks nothing`)
  return samples(procedure, name, facts, asOf).flatMap((value) => endsOf(procedure, { ...facts, [name]: value }, asOf))
}

const contradicts = (procedure: Procedure, facts: Facts): boolean => {
  const days = (procedure.order ?? []).flatMap((name) => {
    const value = facts[name]
    return isKnown(procedure, name, value) ? [String(value)] : []
  })
  return days.some((day, at) => days.slice(0, at).some((earlier) => earlier > day))
}

/** Whether a branch's words hold for a value; null where they cannot be read back (days are told by rule or by date). */
const holds = (procedure: Procedure, name: string, is: string, value: FactValue): boolean | null => {
  const fact = procedure.facts[name]
  if (fact === undefined || fact.kind === 'day') return null
  if (fact.kind === 'yes-no') {
    const [yes, no] = fact.says
    return is === (value === true ? yes : no) || is === `${yes} or ${no}`
  }
  if (fact.kind === 'choice') return ` or ${is} or `.includes(` or ${say.factValue(fact, value)} or `)
  if (is === 'any') return true
  const n = (text: string) => Number(/[\d,.]*\d/.exec(text)?.[0].replaceAll(',', ''))
  const number = Number(value)
  return is.split(', or ').some((part) => {
    const range = /^(from|more than) (.+?) to (less than )?(.+)$/.exec(part)
    if (range !== null) {
      const [, low, from = '', less, to = ''] = range
      return (low === 'from' ? number >= n(from) : number > n(from)) && (less ? number < n(to) : number <= n(to))
    }
    if (part.startsWith('less than ')) return number < n(part)
    if (part.startsWith('more than ')) return number > n(part)
    if (part.endsWith(' or less')) return number <= n(part)
    if (part.endsWith(' or more')) return number >= n(part)
    return number === n(part)
  })
}

interface Run {
  readonly town: Town
  readonly procedure: Procedure
  readonly asOf: string
  readonly fault: (check: Check, what: string, facts?: Facts | null) => void
  readonly count: (what: keyof Counts, by?: number) => void
}

const checkReached = ({ procedure, fault, count }: Run, all: readonly Spot[]): void => {
  const seen = new Set(all.flatMap(({ standing }) => [standing.state]))
  for (const node of stateNodes(procedure.machine)) {
    if (node === procedure.machine.root || Object.keys(node.states).length > 0) continue
    const state = node.path.join('.')
    count('states')
    if ((node.meta as Outcome | undefined)?.status !== undefined) count('outcomes')
    // A state that only passes on is seen on the way, and each way on rests somewhere: it is then a spot of its own.
    if (!seen.has(state)) fault('reached', `no combination of facts reaches the state ${state}`)
  }
}

const checkWays = ({ procedure, fault, count }: Run, all: readonly Spot[]): Map<string, Set<boolean>> => {
  const sides = new Map<string, Set<boolean>>()
  for (const { standing, ways: on, facts: known } of all) {
    let facts = known
    for (const { fact, to } of on) {
      const ways = waysOf(procedure, standing.state, fact)
      const bare = ways.findIndex(({ type }) => type === null)
      if (bare >= 0 && bare < ways.length - 1)
        fault('exclusive', `${standing.state}: on ${fact} a way stands after the one without a condition`)
      for (const { value } of to) {
        const open = ways.filter((way) => {
          if (way.type === null) return false
          count('guards')
          const is = opens(procedure, way, fact, value, facts)
          sides.set(way.type, (sides.get(way.type) ?? new Set()).add(is))
          return is
        })
        if (open.length > 1)
          fault(
            'exclusive',
            `${standing.state}: for ${fact} = ${String(value)} ${open.map(({ target }) => target).join(' and ')} are both open`,
            { ...facts, [fact]: value },
          )
      }
      facts = { ...facts, [fact]: null }
    }
  }
  return sides
}

const checkCited = ({ town, procedure, fault, count }: Run): void => {
  const own = (ref: string) =>
    ref.startsWith(`${town.id}/`) || ref.startsWith(`${town.law.state === 'New York' ? 'ny' : town.id}/`)
  const onFile = new Set(
    town.law.provisions.flatMap(({ ref, sentences }) => [ref, ...sentences.map((_, at) => `${ref}#${at + 1}`)]),
  )
  for (const ref of new Set(citesOf(procedure))) {
    count('citations')
    if (!own(ref)) fault('cited', `${ref} is no sentence of this town`)
    else if (!onFile.has(ref) && !isCite(ref)) fault('cited', `there is no ${ref} in the law on file`)
  }
  for (const node of stateNodes(procedure.machine)) {
    const outcome = node.meta as Outcome | undefined
    if (outcome?.status === undefined) continue
    if (outcome.cite.length === 0) fault('cited', `the outcome ${node.path.join('.')} cites nothing`)
  }
}

/** The law may say an amount in another unit of the same length: "24 hours", "annually". */
const saysAmount = (same: ReadonlySet<number>, number: number, unit: string): boolean => {
  const others: Readonly<Record<string, number>> = {
    days: number * 24,
    weeks: number * 7,
    months: number / 12,
    years: number * 12,
  }
  const other = others[unit]
  return same.has(number) || (other !== undefined && same.has(other))
}

const checkFigures = ({ town, procedure, fault }: Run): void => {
  const words = (cites: readonly string[]): string => {
    const provisions = new Map(town.law.provisions.map((one) => [one.ref, one]))
    return cites
      .map((cite) => {
        const [ref = '', number] = cite.split('#')
        const found = provisions.get(ref)
        if (found === undefined) return isCite(cite) ? quoteOf(cite).quote : ''
        return number === undefined ? found.text : (found.sentences[Number(number) - 1] ?? '')
      })
      .join(' ')
  }
  // What is worked out by a function of several facts has a step for its amount, and no figure of the law's.
  for (const [id, row] of Object.entries(procedure.values))
    if (typeof row.times !== 'function' && !saysAmount(figures(words(list(row.cite))), row.amount, row.unit))
      fault(
        'figures',
        `the value ${id} is ${row.amount} ${row.unit}; ${list(row.cite).join(', ')} does not hold that number`,
      )
  for (const [id, row] of Object.entries(procedure.deadlines)) {
    const period = row.within ?? row.atLeast ?? row.expires ?? row.notBefore
    if (period === undefined) continue
    const { number, unit } = parsePeriod(period)
    if (!saysAmount(figures(words(list(row.cite))), number, unit))
      fault('figures', `the deadline ${id} is ${period}; ${list(row.cite).join(', ')} does not hold that number`)
  }
}

/** The facts that what is told at a place can lean on beyond the machine's own ways: dates and slots. */
const shownFacts = (procedure: Procedure, outcome: Outcome): Set<string> => {
  const slots = [...told(outcome).matchAll(/\{([\w-]+)\}/g)].map(([, slot = '']) => slot)
  const rows = new Set([
    ...slots,
    ...(outcome.due ?? []),
    ...(outcome.also ?? []),
    ...(outcome.duties ?? []).flatMap(({ deadline }) => deadline ?? []),
  ])
  const facts = new Set(slots)
  for (const id of rows) {
    const row = procedure.deadlines[id]
    if (row !== undefined) for (const name of Object.values(leansOn(row))) facts.add(name)
  }
  for (const id of [...(outcome.values ?? []), ...slots]) {
    const times = procedure.values[id]?.times
    if (typeof times === 'string') facts.add(times)
    // A sum is worked out from whatever it reads; which facts those are is found by handing it a record that tells.
    if (typeof times === 'function') {
      const get = (_: object, name: string | symbol): undefined => {
        facts.add(String(name))
      }
      const record = new Proxy<Record<string, FactValue>>({}, { get })
      try {
        times(record)
      } catch {
        // Only what was read is of interest.
      }
      for (const name of Object.keys(procedure.facts)) if (String(times).includes(name)) facts.add(name)
    }
  }
  return facts
}

/** The deadline rows that a state's ways on a fact are guarded by. */
const rowsOn = (procedure: Procedure, state: string, fact: string): [string, Deadline][] =>
  waysOf(procedure, state, fact).flatMap(({ type }): [string, Deadline][] => {
    const id = (type ?? '').replace(/InTime$/, '')
    const row = procedure.deadlines[id]
    return row === undefined ? [] : [[id, row]]
  })

const checkMatters = ({ procedure, fault }: Run, all: readonly Spot[]): void => {
  const ids = new Map<string, number>()
  const numbered = (text: string): number => {
    const known = ids.get(text)
    if (known !== undefined) return known
    ids.set(text, ids.size)
    return ids.size - 1
  }
  const contents = new Map<Spot, number>()
  const used = new Map<Spot, ReadonlySet<string>>()
  const contentOf = (spot: Spot): number => {
    const known = contents.get(spot)
    if (known !== undefined) return known
    const { outcome } = spot.standing
    // What already holds may be refined by the sentence it stands on alone.
    const own = outcome === null ? 'asks' : told(outcome) + JSON.stringify(outcome.cite)
    const ways = spot.ways.map(({ fact, to }) => {
      const inner = to.map((one) => contentOf(one.spot))
      // Of a day it counts by which period it is judged; the days tried differ with the day that is counted from.
      return procedure.facts[fact]?.kind === 'day'
        ? [
            fact,
            [...new Set(inner)],
            rowsOn(procedure, spot.standing.state, fact).map(([, row]) => JSON.stringify(row)),
          ]
        : [fact, inner]
    })
    const number = numbered(JSON.stringify([own, ways]))
    contents.set(spot, number)
    return number
  }
  const usedBelow = (spot: Spot): ReadonlySet<string> => {
    const known = used.get(spot)
    if (known !== undefined) return known
    const facts = new Set(spot.standing.outcome === null ? [] : shownFacts(procedure, spot.standing.outcome))
    for (const { fact, to } of spot.ways) {
      for (const [, row] of rowsOn(procedure, spot.standing.state, fact))
        for (const name of Object.values(leansOn(row))) facts.add(name)
      for (const one of to) for (const name of usedBelow(one.spot)) facts.add(name)
    }
    used.set(spot, facts)
    return facts
  }
  const matters = new Map<string, { does: boolean; facts: Facts }>()
  const shown = new Set<string>()
  for (const spot of all) {
    if (spot.standing.outcome !== null) for (const name of shownFacts(procedure, spot.standing.outcome)) shown.add(name)
    for (const { fact, to } of spot.ways) {
      const different = new Set(to.map((one) => contentOf(one.spot))).size > 1
      const dated = to.some((one) => usedBelow(one.spot).has(fact))
      // Where something already holds, the fact may be told or not: knowing it must lead to something else than not knowing.
      const { outcome } = spot.standing
      const moves =
        outcome !== null &&
        to.some(
          (one) =>
            one.spot.standing.outcome === null || JSON.stringify(one.spot.standing.outcome) !== JSON.stringify(outcome),
        )
      const key = `${spot.standing.state} on ${fact}`
      const before = matters.get(key)
      matters.set(key, { does: (before?.does ?? false) || different || dated || moves, facts: spot.facts })
    }
  }
  for (const [key, { does, facts }] of matters)
    if (!does) fault('matters', `${key}: whatever the answer, nothing changes`, facts)
  const awaited = new Set(all.flatMap(({ ways }) => ways.map(({ fact }) => fact)))
  const counted = new Set(Object.values(procedure.deadlines).flatMap((row) => Object.values(leansOn(row))))
  for (const name of Object.keys(procedure.facts))
    if (!awaited.has(name) && !shown.has(name) && !counted.has(name))
      fault('matters', `${name}: no state asks for it, and nothing is counted from it`)
}

const checkDeadlines = (
  { town, procedure, asOf, fault, count }: Run,
  all: readonly Spot[],
  sides: ReadonlyMap<string, ReadonlySet<boolean>>,
): void => {
  const shown = new Set<string>()
  for (const { standing } of all) {
    const { outcome } = standing
    if (outcome === null) continue
    for (const id of [...(outcome.due ?? []), ...(outcome.also ?? [])]) shown.add(id)
    for (const { deadline } of outcome.duties ?? []) if (deadline !== undefined) shown.add(deadline)
    for (const [, slot = ''] of told(outcome).matchAll(/\{([\w-]+)\}/g)) shown.add(slot)
  }
  const combined = [...sides.keys()].some(
    (type) =>
      !/^(yes|no|is|atLeast|moreThan|atMost|lessThan)$/.test(type) &&
      procedure.deadlines[type.replace(/InTime$/, '')] === undefined,
  )
  for (const [id, row] of Object.entries(procedure.deadlines)) {
    const guard: unknown = procedure.machine.implementations.guards[`${id}InTime`]
    const met = sides.get(`${id}InTime`)
    if (!shown.has(id) && met === undefined && !combined) fault('deadlines', `the deadline ${id} is nowhere used`)
    if (met !== undefined && met.size < 2)
      fault('deadlines', `the deadline ${id}: no combination of facts is ${met.has(true) ? 'late' : 'in time'}`)
    const { trigger, met: done } = leansOn(row)
    if (typeof guard !== 'function' || trigger === undefined || done === undefined) continue
    for (const start of anchors(row, town.calendar, asOf)) {
      const { date, edge } = reckon(row, { [trigger]: start }, town.calendar)
      if (date === null) continue
      const at = (day: string) => guard({ event: { facts: { [trigger]: start, [done]: day } } }) === true
      const beyond = dayFrom(date, edge === 'latest' ? 1 : -1)
      count('sides', 2)
      const facts = (day: string): Facts => ({ [trigger]: start, [done]: day })
      if (!at(date))
        fault('deadlines', `the deadline ${id}: its own day ${date} is taken to be out of time`, facts(date))
      if (at(beyond))
        fault(
          'deadlines',
          `the deadline ${id}: ${beyond}, beyond its day ${date}, is taken to be in time`,
          facts(beyond),
        )
    }
  }
}

const dayFrom = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return addDays(year, month, date, days)
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const lengthOf = (year: number, month: number): number =>
  month === 2 && ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0) ? 29 : (LENGTHS[month - 1] ?? 30)

// One day on or back, and so without leaning on what is to be checked.
const addDays = (year: number, month: number, day: number, days: 1 | -1 | number): string => {
  let [y, m, d] = [year, month, day + days]
  if (d < 1) {
    m -= 1
    if (m < 1) [y, m] = [y - 1, 12]
    d += lengthOf(y, m)
  }
  if (d > lengthOf(y, m)) {
    d -= lengthOf(y, m)
    m += 1
    if (m > 12) [y, m] = [y + 1, 1]
  }
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}

/** All that a person is told of an outcome, as it is declared. */
const wordsOf = ({ headline, text, duties = [] }: Outcome): string =>
  [headline, text, ...duties.map(({ action }) => action)].join('\n')

/**
 * What stands for a fact that is not known, at a place that already says something: it must be declared to be taken if told,
 * and the words said without it must name each value that leads elsewhere. In a case a day is no such fact: it tells what has
 * happened since.
 */
const checkUnknown = ({ procedure, asOf, fault, count }: Run, all: readonly Spot[]): void => {
  const seen = new Set<string>()
  const declared = procedure.ifTold ?? {}
  const named = new Map(Object.entries(declared).map(([name, { names = {} }]) => [name, new Set(Object.keys(names))]))
  for (const { standing, ways, facts } of all) {
    const { outcome } = standing
    if (outcome === null) continue
    for (const { fact, to } of ways) {
      const kind = procedure.facts[fact]?.kind
      const key = `${standing.state} ${fact}`
      if ((kind === 'day' && procedure.kind === 'case') || seen.has(key)) continue
      seen.add(key)
      count('ifTold')
      const ends = to.map(({ value, spot }) => ({
        value: kind === 'day' || kind === 'number' ? 'known' : String(value),
        ends: endsOf(procedure, spot.facts, asOf).map((end) => end.outcome),
      }))
      const own = declared[fact]
      if (own === undefined) {
        const here = kindOf(outcome)
        const same = ends.filter((one) => one.ends.every((end) => kindOf(end) === here))
        const other = ends.filter((one) => one.ends.every((end) => kindOf(end) !== here))
        if (same.length > 0 && other.length > 0)
          fault(
            'unknown',
            `${standing.state}: while ${fact} is not known, the answer is the one for ${same.map(({ value }) => value).join(', ')}, and ${other.map(({ value }) => value).join(', ')} would change it`,
            facts,
          )
        else fault('ifTold', `${standing.state}: ${fact} is heard and not asked for, and not declared to be`, facts)
        continue
      }
      for (const { value, ends: after } of ends) {
        const elsewhere = after.filter((end) => signOf(end) !== signOf(outcome))
        if (elsewhere.length === 0) continue
        named.get(fact)?.delete(value)
        const words = own.names?.[value]
        if (words === undefined)
          fault('ifTold', `${standing.state}: the answer without ${fact} has no words declared for ${value}`, facts)
        else if (!wordsOf(outcome).includes(words))
          fault('ifTold', `${standing.state}: the answer without ${fact} does not say “${words}”`, facts)
        for (const end of elsewhere)
          if (!end.cite.some((cite) => outcome.cite.includes(cite)))
            fault(
              'ifTold',
              `${standing.state}: ${fact} = ${value} leads to what no sentence cited without it speaks of`,
              facts,
            )
      }
    }
  }
  for (const [name, left] of named) {
    if (![...seen].some((key) => key.endsWith(` ${name}`)))
      fault('ifTold', `${name} is declared to be taken if told, and no resting state hears it`)
    else for (const value of left) fault('ifTold', `${name} = ${value} is declared to lead elsewhere, and does not`)
  }
}

/** A spot's facts as they are sent to be answered: all that is not known said not to be. */
export const asked = (procedure: Procedure, facts: Facts): Facts =>
  Object.fromEntries(Object.keys(procedure.facts).map((name) => [name, facts[name] ?? null]))

const shape = (text: { status: string; verdict: unknown; headline: string }): string =>
  JSON.stringify([text.status, text.verdict, text.headline])

/** Of so many answers one is worked out a second time, its facts told backwards. */
const BACKWARDS = 6

const checkAnswer = (run: Run, facts: Facts, number: number): void => {
  const { town, procedure, asOf, fault, count } = run
  const reply = decide(town, procedure, facts, { asOf, declined: new Set(Object.keys(facts)) })
  count('answers')
  if (reply.kind === 'question') {
    fault('rests', `asks for ${reply.fact} again, which is said not to be known`, facts)
    return
  }
  if (/undefined|NaN|\{[\w-]+\}/.test(`${reply.headline} ${reply.text}`)) fault('rests', 'its text has a hole', facts)
  if (number % BACKWARDS === 0) {
    const backwards = Object.fromEntries(Object.entries(facts).reverse())
    const again = decide(town, procedure, backwards, { asOf, declined: new Set(Object.keys(facts)) })
    if (JSON.stringify(again) !== JSON.stringify(reply)) fault('order', 'told backwards, the answer is another', facts)
  }

  const ends = endsOf(procedure, facts, asOf)
  const signs = new Set(ends.map(({ outcome }) => signOf(outcome)))
  if (signs.size > 1 !== (reply.status === 'depends'))
    fault('branches', `enumeration finds ${signs.size} different ends, and the answer is ${reply.status}`, facts)
  if (signs.size === 1 && (reply.status !== ends[0]?.outcome.status || reply.verdict !== ends[0]?.outcome.verdict))
    fault('branches', `the answer is ${reply.status}, ${reply.verdict}, and the machine ends elsewhere`, facts)
  checkBranches(run, facts, reply, ends)
  checkChanges(run, facts, reply, ends)
}

const checkBranches = (
  { town, procedure, fault, count }: Run,
  facts: Facts,
  reply: Answer,
  ends: readonly End[],
): void => {
  const states = new Set(ends.map(({ standing }) => standing.state))
  count('branches', reply.branches.length)
  if (states.size === 1) {
    if (reply.branches.length > 0) fault('branches', 'there are branches where every value leads to one end', facts)
    return
  }
  const labels = Object.fromEntries(Object.entries(procedure.facts).map(([name, fact]) => [name, fact.label]))
  const reckoned = Object.fromEntries(
    Object.entries(procedure.deadlines).map(([id, row]) => [id, reckon(row, facts, town.calendar, labels)]),
  )
  const found = ends.map(({ facts: known, outcome }) => {
    const sure = Object.fromEntries(
      Object.entries(known).filter(
        ([name, value]) => !['day', 'number'].includes(procedure.facts[name]?.kind ?? '') || facts[name] === value,
      ),
    )
    return { known, shape: shape({ ...outcome, headline: say.fill(outcome.headline, procedure, sure, reckoned) }) }
  })
  const expected = new Set(found.map((one) => one.shape))
  const given = new Set(reply.branches.map(shape))
  for (const one of expected) if (!given.has(one)) fault('branches', `no branch says ${one}`, facts)
  for (const one of given)
    if (!expected.has(one)) fault('branches', `a branch says what no value leads to: ${one}`, facts)
  for (const { known, shape: end } of found) {
    const fitting = reply.branches.filter(({ when }) =>
      when.every(({ fact, is }) => {
        const value = known[fact]
        return value === null || value === undefined || holds(procedure, fact, is, value) !== false
      }),
    )
    if (!fitting.some((branch) => shape(branch) === end))
      fault('branches', `for these facts no branch’s condition holds that says ${end}`, known)
  }
}

const checkChanges = (
  { procedure, asOf, fault, count }: Run,
  facts: Facts,
  reply: Answer,
  ends: readonly End[],
): void => {
  count('changes', reply.wouldChange.length)
  const key = (one: { fact: string; status: string; verdict: unknown }) =>
    JSON.stringify([one.fact, one.status, one.verdict])
  const given = new Set(reply.wouldChange.map(key))
  if (reply.status === 'depends') {
    if (given.size > 0) fault('wouldChange', 'single changes are named where the outcome is open', facts)
    return
  }
  const now = ends[0]?.outcome
  if (now === undefined) return
  const steps = ends.length === 1 ? ends[0]?.standing.steps : settle(procedure, facts).steps
  const names = new Set((steps ?? []).map(({ fact }) => fact))
  const expected = new Set<string>()
  for (const name of names) {
    const from = facts[name]
    if (!isKnown(procedure, name, from)) continue
    for (const to of samples(procedure, name, { ...facts, [name]: undefined }, asOf)) {
      if (to === from) continue
      const [first, ...others] = endsOf(procedure, { ...facts, [name]: to }, asOf).map(({ outcome }) => outcome)
      if (first === undefined || others.some((one) => one.status !== first.status || one.verdict !== first.verdict))
        continue
      if (first.status !== now.status || first.verdict !== now.verdict)
        expected.add(key({ fact: name, status: first.status, verdict: first.verdict }))
    }
  }
  for (const one of expected) if (!given.has(one)) fault('wouldChange', `the change ${one} is not named`, facts)
  for (const one of given)
    if (!expected.has(one)) fault('wouldChange', `the change ${one} is named, and nothing leads there`, facts)
}

/** Two places tell a person the same: they say the same, or ask for the same. */
const alike = (a: Standing, b: Standing): boolean =>
  a.state === b.state ||
  (a.outcome === null || b.outcome === null
    ? a.outcome === b.outcome && a.awaits[0] === b.awaits[0]
    : told(a.outcome) === told(b.outcome))

/** A fact that was not known and is told later: the machine going on must come to where it comes from the start. */
const checkLater = ({ town, procedure, asOf, fault }: Run, { facts, unknown, standing }: Spot): void => {
  for (const name of standing.awaits.filter((one) => facts[one] === null))
    for (const value of points(procedure, name, unknown, asOf, town.calendar)) {
      const later = { ...facts, [name]: value }
      const [on, anew] = [settle(procedure, later, standing), settle(procedure, later)]
      if (!alike(on, anew))
        fault(
          'order',
          `${standing.state}: told later, ${name} leads to ${on.state}, and to ${anew.state} if told at first`,
          later,
        )
    }
}

/** The days that the outcome's dates are counted from, where the machine itself does not ask for them. */
const dated = ({ town, procedure, asOf }: Run, spot: Spot): Facts[] => {
  const { outcome } = spot.standing
  if (outcome === null) return []
  return (outcome.due ?? []).flatMap((id) => {
    const row = procedure.deadlines[id]
    const { trigger } = row === undefined ? {} : leansOn(row)
    if (row === undefined || trigger === undefined || isKnown(procedure, trigger, spot.unknown[trigger])) return []
    return anchors(row, town.calendar, asOf).map((day) => ({ ...spot.unknown, [trigger]: day }))
  })
}

const productOf = (procedure: Procedure, asOf: string): number =>
  Object.keys(procedure.facts).reduce((all, name) => all * (samples(procedure, name, {}, asOf).length + 1), 1)

/** Thrown where a proof has shown all that it was asked for. */
class Enough extends Error {}

/** At most this many faults of one kind are told for one procedure: the first shows the rest. */
const MOST = 5

/**
 * Shows of one procedure what `CHECKS` says, over every combination of its facts' points.
 *
 * @param asOf the day asked about, `YYYY-MM-DD`
 * @param only `text`: hold the citations and figures against the law, and walk nothing; `machine`: give no answers either,
 *   whose branches and changes are held against the machine that gives them and so tell nothing of a fault in it
 * @param enough told each fault as it is found; where it returns true the proof stops there, for the first one is all that is asked
 * @returns counts of what was walked and held against it, and whatever does not hold; never throws for a faulty machine
 */
export const prove = (
  town: Town,
  procedure: Procedure,
  asOf: string = AS_OF,
  only: 'all' | 'machine' | 'text' = 'all',
  enough: (fault: Fault) => boolean = () => false,
): Proof => {
  const counts: { -readonly [K in keyof Counts]: number } = {
    combinations: 0,
    product: productOf(procedure, asOf),
    states: 0,
    outcomes: 0,
    guards: 0,
    answers: 0,
    branches: 0,
    changes: 0,
    sides: 0,
    citations: 0,
    ifTold: 0,
  }
  const faults: Fault[] = []
  const run: Run = {
    town,
    procedure,
    asOf,
    count: (what, by = 1) => {
      counts[what] += by
    },
    fault: (check, what, facts = null) => {
      const same = faults.filter((one) => one.check === check)
      if (same.length >= MOST || same.some((one) => one.what === what)) return
      const found = { check, procedure: procedure.id, what, facts, asOf }
      faults.push(found)
      if (enough(found)) throw new Enough()
    },
  }
  try {
    checkAll(run, only, counts)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return { procedure: procedure.id, machine: machineHash(procedure), counts, faults }
}

const checkAll = (
  run: Run,
  only: 'all' | 'machine' | 'text',
  counts: { -readonly [K in keyof Counts]: number },
): void => {
  const { town, procedure, asOf } = run
  checkCited(run)
  checkFigures(run)
  if (only === 'text') return
  let start: Spot
  try {
    start = walk(procedure, asOf, town.calendar)
  } catch (error) {
    const facts = error instanceof Stuck ? error.facts : null
    run.fault('rests', error instanceof Error ? error.message : String(error), facts)
    return
  }
  counts.combinations = start.combinations
  const all = spots(start)
  const attempt = (check: Check, facts: Facts | null, what: () => void): void => {
    try {
      what()
    } catch (error) {
      if (error instanceof Enough) throw error
      run.fault(check, error instanceof Error ? error.message : String(error), facts)
    }
  }
  attempt('reached', null, () => checkReached(run, all))
  let sides: ReadonlyMap<string, ReadonlySet<boolean>> = new Map()
  attempt('exclusive', null, () => {
    sides = checkWays(run, all)
  })
  attempt('matters', null, () => checkMatters(run, all))
  attempt('deadlines', null, () => checkDeadlines(run, all, sides))
  attempt('unknown', null, () => checkUnknown(run, all))
  for (const spot of all) {
    const { standing, unknown } = spot
    if (standing.outcome === null && standing.awaits.length === 0)
      run.fault('rests', `${standing.state} says nothing and asks for nothing`, spot.facts)
    attempt('order', unknown, () => checkLater(run, spot))
    attempt('order', unknown, () => {
      const backwards = Object.fromEntries(Object.entries(unknown).reverse())
      if (settle(procedure, backwards).state !== standing.state || settle(procedure, unknown).state !== standing.state)
        run.fault('order', `the same facts end in ${standing.state} or elsewhere, by their order`, unknown)
    })
    if (only === 'machine') continue
    for (const facts of [unknown, ...dated(run, spot)].filter((one) => !contradicts(procedure, one)))
      attempt('rests', facts, () => checkAnswer(run, asked(procedure, facts), counts.answers))
  }
}

/** Sentences of a town's law that no machine cites and the ledger gives no reason for. */
export const unaccounted = (town: Town): string[] => {
  const cited = new Set(town.procedures.flatMap(citesOf))
  const ledger = new Set(town.law.ledger.map(({ ref }) => ref))
  return town.law.provisions.flatMap(({ ref, sentences }) =>
    sentences.flatMap((_, at) => {
      const own = `${ref}#${at + 1}`
      return [own, ref].some((one) => cited.has(one) || ledger.has(one)) ? [] : [own]
    }),
  )
}
