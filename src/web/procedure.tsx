/** A procedure as a drawing: its states and ways, its facts, its deadlines on a line, and what has been proven of it. */
import dagre from '@dagrejs/dagre'
import { Hono } from 'hono'
import type { Child } from 'hono/jsx'
import { quoteOf } from '../../laws/corpus.ts'
import { machineHash } from '../../machines/kit/answer.ts'
import { type Deadline, type Period, parsePeriod, reckon } from '../../machines/kit/deadlines.ts'
import type { Facts, FactValue } from '../../machines/kit/facts.ts'
import type { Meta } from '../../machines/kit/outcome.ts'
import { type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import * as say from '../../machines/kit/say.ts'
import { settle } from '../../machines/kit/settle.ts'
import type { Town } from '../../machines/kit/town.ts'
import { PAGE_HEADERS } from './frame.tsx'
import { Sheet } from './law.tsx'

/** What was shown of one procedure; see `src/prove/`. */
export interface Shown {
  readonly machine: string
  readonly combinations: number
  readonly product: number
  readonly states: number
  readonly outcomes: number
  readonly guards: number
  readonly answers: number
  readonly branches: number
  readonly changes: number
  readonly sides: number
  readonly citations: number
  /** Places where a fact is heard and not asked for. */
  readonly ifTold: number
  readonly compared: number | null
  /** Faults planted on purpose: how many, how many of them were noticed, and how many more change nothing anyone can meet. */
  readonly mutation: { readonly planted: number; readonly noticed: number; readonly same: number } | null
  readonly faults: number
}

/** The last whole run of the proof. */
export interface ProofOnFile {
  readonly faults: number
  readonly procedures: Readonly<Record<string, Shown>>
}

interface Way {
  readonly from: string
  readonly to: string
  readonly fact: string
  readonly label: string
}

const list = (cite: string | readonly string[] | undefined): readonly string[] =>
  cite === undefined ? [] : [cite].flat()
const grouped = new Intl.NumberFormat('en-US')

const STATUS: Readonly<Record<string, string>> = {
  determined: 'Rests here: the law decides',
  'official-discretion': 'Rests here: the law leaves it to an official',
  'other-authority': 'Rests here: another authority decides',
  'law-silent': 'Rests here: the law on file says nothing',
  'text-not-on-file': 'Rests here: the law refers to a text that is not on file',
}

const COMPARED: Readonly<Record<string, string>> = {
  atLeast: 'or more',
  moreThan: 'exceeded',
  atMost: 'or less',
  lessThan: 'not reached',
}

/** A way's condition in a few words. */
const conditionOf = (procedure: Procedure, fact: string, guard: unknown, others: boolean): string => {
  const asked = procedure.facts[fact]
  if (guard === undefined) return others ? 'otherwise' : 'known'
  const { type, params } =
    typeof guard === 'string' ? { type: guard, params: undefined } : (guard as { type: string; params?: unknown })
  if (type === 'yes' || type === 'no') return type
  if (type === 'is' && asked?.kind === 'choice')
    return list(params as string | readonly string[])
      .map((choice) => asked.choices[choice] ?? choice)
      .join(' or ')
  const row = procedure.values[String(params)]
  if (row !== undefined) {
    const amount = say.amount(row.amount, row.unit)
    return type === 'moreThan'
      ? `more than ${amount}`
      : type === 'lessThan'
        ? `less than ${amount}`
        : `${amount} ${COMPARED[type] ?? ''}`
  }
  return type.endsWith('InTime') ? 'in time' : type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

const waysOf = (procedure: Procedure): Way[] =>
  stateNodes(procedure.machine).flatMap((node) =>
    [...node.transitions].flatMap(([fact, ways]) =>
      ways.flatMap(({ guard, target }) =>
        (target ?? []).map((to) => ({
          from: node.path.join('.'),
          to: to.path.join('.'),
          fact: String(fact),
          label: conditionOf(procedure, String(fact), guard, ways.length > 1),
        })),
      ),
    ),
  )

interface State {
  readonly name: string
  readonly meta: Meta | undefined
  readonly asks: readonly string[]
}

const statesOf = (procedure: Procedure): State[] =>
  stateNodes(procedure.machine)
    .filter((node) => node !== procedure.machine.root)
    .map((node) => ({
      name: node.path.join('.'),
      meta: node.meta as Meta | undefined,
      asks: node.ownEvents as string[],
    }))

const wrapped = (text: string, width: number, most: number): string[] => {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}

const saysOf = (procedure: Procedure, { meta, asks }: State): string => {
  if (meta?.status !== undefined) return meta.headline.replace(/\{[\w-]+\}/g, '…')
  const [first] = asks
  return first === undefined ? '' : `${procedure.facts[first]?.label ?? first}?`
}

/** A state's name as words: "hearing set". Its own spelling stays the anchor. */
const spoken = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`)
    .replaceAll('.', ': ')

const LINE = 17
const WIDTH = 216
/** What a drawing has on a desk, in pixels: the page's width, and as much height as one still scrolls through gladly. */
const BOX = { width: 1150, height: 1500 }
/** Letters of 13 pixels are read down to about two thirds of their size; a larger machine is scrolled. */
const READABLE = 0.66

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Laid {
  readonly graph: InstanceType<typeof dagre.graphlib.Graph>
  readonly width: number
  readonly height: number
  /** The scale at which the whole drawing fits its box; at most 1. */
  readonly scale: number
}

/** Lays the machine out both ways, left to right and top down, and keeps the one that can be shown larger. */
const laidOut = (
  states: readonly { readonly name: string; readonly lines: number }[],
  edges: readonly { readonly from: string; readonly to: string; readonly label: readonly string[] }[],
  start = false,
): Laid => {
  const [across, down] = (['LR', 'TB'] as const).map((rankdir): Laid => {
    const graph = new dagre.graphlib.Graph({ multigraph: true })
    // Of a machine that is scrolled the start stands at the top left, where the eye is.
    graph.setGraph({
      rankdir,
      ...(start && { align: 'UL' }),
      nodesep: 20,
      ranksep: rankdir === 'LR' ? 28 : 34,
      edgesep: 10,
      marginx: 8,
      marginy: 8,
    })
    for (const { name, lines } of states) graph.setNode(name, { width: WIDTH, height: 34 + LINE * lines })
    for (const { from, to, label } of edges)
      graph.setEdge(from, to, {
        width: Math.max(0, ...label.map((one) => one.length)) * 6.6 + 6,
        height: LINE * label.length,
        labelpos: 'c',
      })
    dagre.layout(graph)
    const { width = 0, height = 0 } = graph.graph()
    return { graph, width, height, scale: Math.min(1, BOX.width / width, BOX.height / height) }
  }) as [Laid, Laid]
  return down.scale > across.scale * 1.05 ? down : across
}

/**
 * The ways that are no short cut: a case accepts every later day in every state, and a drawing of each of those ways is a
 * thicket. What a longer chain of ways joins anyhow is left out, except on the path that is shown.
 */
const withoutShortCuts = <T extends { readonly from: string; readonly to: string }>(
  edges: readonly T[],
  isKept: (edge: T) => boolean,
): readonly T[] => {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) if (from !== to) next.set(from, [...(next.get(from) ?? []), to])
  const reaches = (start: string, end: string): boolean => {
    const seen = new Set<string>()
    const open = (next.get(start) ?? []).filter((name) => name !== end)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === end) return true
      if (seen.has(at) || at === start) continue
      seen.add(at)
      open.push(...(next.get(at) ?? []))
    }
    return false
  }
  return edges.filter((edge) => isKept(edge) || !reaches(edge.from, edge.to))
}

/** How far from a corner its rounding begins, in pixels. */
const BEND = 16

/** A line through points with its corners rounded; it leaves the straight line no further than that. */
const rounded = (points: readonly { x: number; y: number }[]): string => {
  const at = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`
  const [first, ...others] = points
  const last = others.at(-1)
  if (first === undefined || last === undefined) return ''
  const toward = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const part = Math.min(BEND, length / 2) / length
    return at(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  }
  const turns = others
    .slice(0, -1)
    .map(
      (turn, index) =>
        `L${toward(turn, points[index] ?? first)}Q${at(turn.x, turn.y)} ${toward(turn, points[index + 2] ?? last)}`,
    )
  return `M${at(first.x, first.y)}${turns.join('')}L${at(last.x, last.y)}`
}

/** The machine as an SVG, fitted to its box or in its own size. `walked`: the states of a path, the first first. */
const Drawing = ({ procedure, walked }: { procedure: Procedure; walked: readonly string[] }) => {
  const states = statesOf(procedure)
  const lines = new Map(states.map((state) => [state.name, wrapped(saysOf(procedure, state), 28, 4)]))
  const joined = new Map<string, Way[]>()
  for (const way of waysOf(procedure))
    joined.set(`${way.from}\n${way.to}`, [...(joined.get(`${way.from}\n${way.to}`) ?? []), way])
  const isWalked = (from: string, to: string) => walked.some((state, at) => state === from && walked[at + 1] === to)
  const every = [...joined.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const manyAsked = (states.find(({ name }) => name === first.from)?.asks.length ?? 0) > 1
    const told = own.map(({ fact, label: is }) => {
      const name = procedure.facts[fact]?.label ?? fact
      return !manyAsked ? is : is === 'known' ? name : `${name}: ${is}`
    })
    // That a fact is known goes without saying where it is the only one the state waits for.
    const said = told.length === 1 && told[0] === 'known' ? '' : told.join('; ')
    return [{ from: first.from, to: first.to, label: said === '' ? [] : wrapped(said, 26, 2) }]
  })
  const nodes = states.map(({ name }) => ({ name, lines: lines.get(name)?.length ?? 1 }))
  const fewer = withoutShortCuts(every, ({ from, to }) => isWalked(from, to))
  const edges = procedure.kind === 'case' || laidOut(nodes, every).scale < READABLE ? fewer : every
  const whole = laidOut(nodes, edges)
  const fits = whole.scale >= READABLE
  const { graph, width, height } = fits ? whole : laidOut(nodes, edges, true)
  const [wide, high] = [Math.ceil(width), Math.ceil(height)]
  return (
    <div class="drawn">
      <fieldset class="sizes">
        <legend>Drawing</legend>
        <label>
          <input type="radio" name="size" id="size-fit" checked={fits} />
          Whole
        </label>
        <label>
          <input type="radio" name="size" id="size-own" checked={!fits} />
          To read
        </label>
        <label>
          <input type="radio" name="size" id="size-large" />
          Large
        </label>
      </fieldset>
      <section class="drawing" tabindex={0} aria-label="Drawing of the procedure, can be scrolled">
        <svg
          width={wide}
          height={high}
          viewBox={`0 0 ${wide} ${high}`}
          role="img"
          aria-label={`${procedure.title}: ${states.length} states. The list of states below says the same in words.`}
        >
          {edges
            .toSorted((one, other) => Number(isWalked(one.from, one.to)) - Number(isWalked(other.from, other.to)))
            .map(({ from, to, label }) => {
              const { points, x, y } = graph.edge(from, to) as {
                points: { x: number; y: number }[]
                x: number
                y: number
              }
              const end = points.at(-1) ?? { x: 0, y: 0 }
              const before = points.at(-2) ?? end
              const turn = Math.atan2(end.y - before.y, end.x - before.x)
              const tip = [0.42, -0.42].map(
                (by) =>
                  `${(end.x - 10 * Math.cos(turn + by)).toFixed(1)},${(end.y - 10 * Math.sin(turn + by)).toFixed(1)}`,
              )
              return (
                <g class={isWalked(from, to) ? 'walked' : ''}>
                  <path d={rounded(points)} />
                  <path class="tip" d={`M${end.x.toFixed(1)},${end.y.toFixed(1)}L${tip.join('L')}Z`} />
                  {label.map((one, at) => (
                    <text
                      class="on"
                      x={x.toFixed(1)}
                      y={(y + 4 + (at - (label.length - 1) / 2) * LINE).toFixed(1)}
                      text-anchor="middle"
                    >
                      {one}
                    </text>
                  ))}
                </g>
              )
            })}
          {states.map(({ name, meta }) => {
            const { x, y, width: across, height: tall } = graph.node(name) as Box
            const status = meta?.status
            const kind = status === undefined ? '' : status === 'determined' ? 'rests' : 'official'
            return (
              <g class={`${kind}${walked.includes(name) ? ' walked' : ''}`}>
                <rect
                  x={(x - across / 2).toFixed(1)}
                  y={(y - tall / 2).toFixed(1)}
                  width={across}
                  height={tall}
                  rx="8"
                />
                <text class="name" x={(x - across / 2 + 10).toFixed(1)} y={(y - tall / 2 + 20).toFixed(1)}>
                  {wrapped(spoken(name), 27, 1)[0]}
                </text>
                {(lines.get(name) ?? []).map((line, at) => (
                  <text x={(x - across / 2 + 10).toFixed(1)} y={(y - tall / 2 + 20 + LINE * (at + 1)).toFixed(1)}>
                    {line}
                  </text>
                ))}
              </g>
            )
          })}
        </svg>
      </section>
      <ul class="key">
        <li>
          <span />
          waits for a fact
        </li>
        <li>
          <span class="rests" />
          the law decides
        </li>
        <li>
          <span class="official" />
          left open by the law
        </li>
        {walked.length === 0 ? null : (
          <li>
            <span class="walked" />
            the answer’s path
          </li>
        )}
        <li>
          <a href="#states">The same in words</a>
        </li>
      </ul>
      {edges.length === every.length ? null : (
        <p class="quiet">
          {every.length - edges.length} ways that skip a step are left out of the drawing; the list of states has them
          all.
        </p>
      )}
    </div>
  )
}

/** A period in days, near enough to place it on a line. */
const roughly = (period: Period): number => {
  const { number, unit } = parsePeriod(period)
  const days = { days: 1, 'business days': 1.4, 'working days': 1.4, weeks: 7, months: 30.4, years: 365.25 }[unit]
  return number * days
}

const offsetOf = (row: Deadline): number | null => {
  if (row.immediately) return 0
  const period = row.within ?? row.atLeast ?? row.expires ?? row.notBefore
  if (period === undefined) return null
  return row.before === undefined ? roughly(period) : -roughly(period)
}

/** The deadlines that count from one day, on a line; far ones lie closer together than their days. */
const TimeLine = ({ from, rows }: { from: string; rows: readonly { id: string; at: number; says: string }[] }) => {
  const reach = Math.max(1, ...rows.map(({ at }) => Math.abs(at)))
  const place = (at: number) => 40 + ((Math.sign(at) * Math.sqrt(Math.abs(at) / reach) + 1) / 2) * 520
  const sorted = rows.toSorted((a, b) => a.at - b.at)
  return (
    <svg
      class="timeline"
      width="600"
      viewBox={`0 0 600 ${70 + sorted.length * 20}`}
      role="img"
      aria-label={`From ${from}: ${sorted.map(({ says }) => says).join('; ')}`}
    >
      <line x1="40" x2="560" y1="24" y2="24" />
      <circle cx={place(0)} cy="24" r="7" />
      <text x={place(0)} y="12" text-anchor="middle">
        {from}
      </text>
      {sorted.map(({ at, says }, index) => {
        const x = place(at)
        const y = 52 + index * 20
        return (
          <g class="open">
            <line class="stem" x1={x} x2={x} y1="24" y2={y - 12} />
            <circle cx={x} cy="24" r="6" />
            <text x={x} y={y} text-anchor={x > 380 ? 'end' : x < 220 ? 'start' : 'middle'}>
              {says}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const Deadlines = ({ town, procedure, facts }: { town: Town; procedure: Procedure; facts: Facts }) => {
  const rows = Object.entries(procedure.deadlines)
  if (rows.length === 0) return null
  const labels = Object.fromEntries(Object.entries(procedure.facts).map(([name, fact]) => [name, fact.label]))
  const byTrigger = new Map<string, { id: string; at: number; says: string }[]>()
  for (const [id, row] of rows) {
    const trigger = row.after ?? row.before
    const at = offsetOf(row)
    if (trigger === undefined || at === null) continue
    const period = row.within ?? row.atLeast ?? row.expires ?? row.notBefore
    const says = `${row.label} (${period ?? 'immediately'})`
    byTrigger.set(trigger, [...(byTrigger.get(trigger) ?? []), { id, at, says }])
  }
  return (
    <>
      <h2>Deadlines</h2>
      {[...byTrigger].map(([trigger, own]) => (
        <section class="scroll" tabindex={0} aria-label={`Time line from ${labels[trigger] ?? trigger}`}>
          <TimeLine from={labels[trigger] ?? trigger} rows={own} />
        </section>
      ))}
      <ul>
        {rows.map(([id, row]) => {
          const reckoned = reckon(row, facts, town.calendar, labels)
          return (
            <li id={`deadline-${id}`} class="state">
              {row.label} ({row.actor}): {reckoned.rule}
              {reckoned.date === null ? '' : `: ${say.day(reckoned.date)}`}. <Cites town={town} refs={list(row.cite)} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Cites = ({ town, refs }: { town: Town; refs: readonly string[] }): Child =>
  refs.map((ref, at) => (
    <>
      {at === 0 ? '' : ', '}
      {ref.startsWith(`${town.id}/`) ? (
        <a href={`/towns/${town.id}/law#${ref.slice(town.id.length + 1).replace('#', '-')}`}>{quoteOf(ref).label}</a>
      ) : (
        quoteOf(ref).label
      )}
    </>
  ))

const isFacts = (value: unknown): value is Record<string, FactValue | null> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => one === null || ['boolean', 'string', 'number'].includes(typeof one))

/** The facts of the address, those that fit the procedure; none where they cannot be read. */
const factsOf = (procedure: Procedure, text: string | undefined): Facts => {
  let read: unknown
  try {
    read = JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
  if (!isFacts(read)) return {}
  return Object.fromEntries(
    Object.entries(read).filter(([name, value]) => {
      const fact = Object.hasOwn(procedure.facts, name) ? procedure.facts[name] : undefined
      if (fact === undefined || value === null) return false
      if (fact.kind === 'yes-no') return typeof value === 'boolean'
      if (fact.kind === 'number') return typeof value === 'number' && value >= fact.min && value <= fact.max
      if (fact.kind === 'choice') return typeof value === 'string' && Object.hasOwn(fact.choices, value)
      return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/.test(value)
    }),
  )
}

const Counts = ({ shown }: { shown: Omit<Shown, 'machine' | 'faults'> }) => {
  const rows: [string, number][] = [
    ['combinations of facts walked', shown.combinations],
    ['which stand for', shown.product],
    ['states', shown.states],
    ['outcomes', shown.outcomes],
    ['conditions asked', shown.guards],
    ['answers given', shown.answers],
    ['branches compared', shown.branches],
    ['single changes compared', shown.changes],
    ['sides of deadlines', shown.sides],
    ['citations', shown.citations],
    ['facts heard and not asked for', shown.ifTold],
    ...(shown.mutation === null
      ? []
      : ([
          ['faults planted on purpose', shown.mutation.planted],
          ['of them noticed', shown.mutation.noticed],
          ['more that change nothing', shown.mutation.same],
        ] as [string, number][])),
    ...(shown.compared === null
      ? []
      : [['sets of facts asked of a second opinion', shown.compared] as [string, number]]),
  ]
  return (
    <ul class="counts">
      {rows.map(([what, number]) => (
        <li>
          <b>{grouped.format(number)}</b>
          {what}
        </li>
      ))}
    </ul>
  )
}

/** The pages of the procedures and of the proof. `proof`: the last whole run that is on file. */
export const createProofRoutes = (
  towns: readonly Town[],
  proof: ProofOnFile,
  checks: Readonly<Record<string, string>>,
): Hono => {
  const routes = new Hono()
  const find = (id: string) => towns.find((town) => town.id === id)
  const proofOf = (procedure: Procedure): Shown | undefined =>
    Object.hasOwn(proof.procedures, procedure.id) ? proof.procedures[procedure.id] : undefined

  routes.get('/towns/:town/procedures', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    return c.html(
      <Sheet title={`Procedures: ${town.name}`} town={town} here={`/towns/${town.id}/procedures`}>
        <h1>Procedures</h1>
        <p class="lead">Each is a machine of states: what it asks, and where it comes to rest.</p>
        <ul>
          {town.procedures.map(({ id, title }) => (
            <li>
              <a href={`/towns/${town.id}/procedures/${id.split('/')[1]}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Sheet>,
      200,
      PAGE_HEADERS,
    )
  })

  routes.get('/towns/:town/procedures/:procedure', (c, next) => {
    const town = find(c.req.param('town'))
    const procedure = town?.procedures.find(({ id }) => id === `${town.id}/${c.req.param('procedure')}`)
    if (town === undefined || procedure === undefined) return next()
    const facts = factsOf(procedure, c.req.query('facts'))
    const states = statesOf(procedure)
    const named = (c.req.query('path') ?? '').split(',').filter((name) => states.some((state) => state.name === name))
    const first = settle(procedure, {}).state
    const walked =
      named.length > 0
        ? named[0] === first
          ? named
          : [first, ...named]
        : Object.keys(facts).length > 0
          ? [first, ...settle(procedure, facts).steps.map(({ state }) => state)]
          : []
    const shown = proofOf(procedure)
    const current = shown?.machine === machineHash(procedure)
    const ways = waysOf(procedure)
    return c.html(
      <Sheet title={`${procedure.title}: ${town.name}`} town={town} here={`/towns/${town.id}/procedures`} wide>
        <h1>{procedure.title}</h1>
        <p class="lead">The verdict is about this act: {procedure.act}.</p>
        {walked.length === 0 ? null : (
          <p class="note">
            The path of an answer is marked:{' '}
            {walked.map((name, at) => (
              <>
                {at === 0 ? '' : ' → '}
                <a href={`#state-${name}`}>{spoken(name)}</a>
              </>
            ))}
            .
          </p>
        )}
        <Drawing procedure={procedure} walked={walked} />
        <Deadlines town={town} procedure={procedure} facts={facts} />
        <h2 id="facts">Facts</h2>
        <ul class="facts">
          {Object.entries(procedure.facts).map(([name, fact]) => (
            <li>
              {fact.ask} <span class="quiet">{fact.why}</span> <Cites town={town} refs={list(fact.cite)} />
              {procedure.ifTold?.[name] === undefined ? null : (
                <>
                  <br />
                  Heard and not asked for, where an answer holds without it. {procedure.ifTold[name].why}
                </>
              )}
            </li>
          ))}
        </ul>
        {Object.keys(procedure.values).length === 0 ? null : (
          <>
            <h2 id="amounts">Amounts</h2>
            <ul>
              {Object.values(procedure.values).map((row) => (
                <li>
                  {row.label}: {say.amount(row.amount, row.unit)} <Cites town={town} refs={list(row.cite)} />
                </li>
              ))}
            </ul>
          </>
        )}
        <h2 id="states">States</h2>
        <div class="states">
          {states.map((state) => {
            const own = ways.filter(({ from }) => from === state.name)
            return (
              <section class="state" id={`state-${state.name}`}>
                <h3>{spoken(state.name)}</h3>
                {state.meta?.status === undefined ? null : (
                  <p class="quiet">{STATUS[state.meta.status] ?? state.meta.status}</p>
                )}
                <p>{saysOf(procedure, state)}</p>
                <p class="quiet">
                  <Cites town={town} refs={list(state.meta?.cite)} />
                </p>
                {own.length === 0 ? null : (
                  <ul>
                    {own.map(({ to, fact, label }) => (
                      <li>
                        {procedure.facts[fact]?.label ?? fact}: {label} → <a href={`#state-${to}`}>{spoken(to)}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            )
          })}
        </div>
        <h2>What is proven</h2>
        {shown === undefined ? (
          <p>No run of the proof is on file for this procedure.</p>
        ) : (
          <>
            <p>
              {current
                ? shown.faults === 0
                  ? 'Every check holds for the machine as it is now.'
                  : `${shown.faults} faults were found in the machine as it is now.`
                : 'The machine has changed since the run on file; these counts are the earlier machine’s.'}
            </p>
            <Counts shown={shown} />
          </>
        )}
      </Sheet>,
      200,
      PAGE_HEADERS,
    )
  })

  routes.get('/proof', (c) => {
    const every = towns.flatMap((town) =>
      town.procedures.map((procedure) => ({ town, procedure, shown: proofOf(procedure) })),
    )
    const held = every.flatMap(({ shown }) => shown ?? [])
    const planted = held.flatMap(({ mutation }) => mutation ?? [])
    const sum = (what: Exclude<keyof Shown, 'machine' | 'mutation'>) =>
      held.reduce((n, shown) => n + (shown[what] ?? 0), 0)
    const stale = every.filter(({ procedure, shown }) => shown?.machine !== machineHash(procedure)).length
    return c.html(
      <Sheet title="The proof" here="/proof" wide>
        <h1>The proof</h1>
        <p class="lead">
          Every machine is walked over every combination of its facts, on both sides of every limit of the law. This is
          what was shown.
        </p>
        <p class={proof.faults === 0 ? '' : 'note'}>
          {proof.faults === 0 ? 'The last run found no fault.' : `The last run found ${proof.faults} faults.`}
          {stale === 0 ? '' : ` ${stale} procedures have changed since it.`}
        </p>
        <Counts
          shown={{
            combinations: sum('combinations'),
            product: sum('product'),
            states: sum('states'),
            outcomes: sum('outcomes'),
            guards: sum('guards'),
            answers: sum('answers'),
            branches: sum('branches'),
            changes: sum('changes'),
            sides: sum('sides'),
            citations: sum('citations'),
            ifTold: sum('ifTold'),
            compared: sum('compared'),
            mutation:
              planted.length === 0
                ? null
                : planted.reduce((all, one) => ({
                    planted: all.planted + one.planted,
                    noticed: all.noticed + one.noticed,
                    same: all.same + one.same,
                  })),
          }}
        />
        <p>
          A fault planted on purpose is a limit or a period shifted by one, an edge swapped, a condition dropped or a
          way led astray. It is noticed where the proof, a worked case or the second opinion tells that something is
          wrong.
        </p>
        <h2>What is shown of each</h2>
        <ul>
          {Object.values(checks).map((says) => (
            <li>{says}.</li>
          ))}
        </ul>
        {towns.map((town) => (
          <details>
            <summary>
              {town.name}: {town.procedures.length} procedures
            </summary>
            <section class="scroll" tabindex={0} aria-label={`Procedures of ${town.name}`}>
              <table>
                <thead>
                  <tr>
                    {[
                      'Procedure',
                      'Combinations',
                      'Outcomes',
                      'Answers',
                      'Sides',
                      'Second opinion',
                      'Planted faults noticed',
                      'Faults',
                    ].map((head) => (
                      <th scope="col">{head}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {every
                    .filter((one) => one.town === town)
                    .map(({ procedure, shown }) => (
                      <tr>
                        <th scope="row">
                          <a href={`/towns/${town.id}/procedures/${procedure.id.split('/')[1]}`}>{procedure.title}</a>
                        </th>
                        {shown === undefined
                          ? ['not yet', '', '', '', '', '', ''].map((text) => <td>{text}</td>)
                          : [
                              shown.combinations,
                              shown.outcomes,
                              shown.answers,
                              shown.sides,
                              shown.compared ?? '',
                              shown.mutation === null ? '' : `${shown.mutation.noticed} of ${shown.mutation.planted}`,
                              shown.faults,
                            ].map((number) => <td>{number}</td>)}
                      </tr>
                    ))}
                </tbody>
              </table>
            </section>
          </details>
        ))}
      </Sheet>,
      200,
      PAGE_HEADERS,
    )
  })

  return routes
}
