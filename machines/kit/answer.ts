import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Temporal } from 'temporal-polyfill'
import { quoteFrom, quoteOf } from '../../laws/corpus.ts'
import { remembering } from './basis.ts'
import { type Deadline, parseDay, type Reckoned, reckon, UnknownTime } from './deadlines.ts'
import { explore, forks, inTimeFor, leaves, limits, samples, type Tree, ties } from './explore.ts'
import type { Fact, Facts, FactValue, Unit } from './facts.ts'
import { inLanguage, type Language, type Told, type Words } from './language.ts'
import type { Outcome, Status, Verdict } from './outcome.ts'
import type { Procedure } from './procedure.ts'
import * as say from './say.ts'
import { isKnown, type Step, settle } from './settle.ts'
import type { Town } from './town.ts'
import { ageOf, governing } from './versions.ts'

export interface Citation {
  readonly ref: string
  readonly label: string
  readonly quote: string
}

export interface Choice {
  readonly value: string | boolean | null
  readonly label: string
}

/** What must be known before the law can be applied; see the answer contract. */
export interface Question {
  readonly kind: 'question'
  readonly procedure: string
  readonly fact: string
  readonly text: string
  readonly why: string
  readonly citations: readonly Citation[]
  readonly choices: readonly Choice[] | null
  /** How the fact is entered where it is no choice. */
  readonly input:
    | { readonly type: 'number'; readonly unit: Unit; readonly min: number; readonly max: number }
    | { readonly type: 'day' }
    | null
}

interface Fields {
  readonly kind: 'answer'
  readonly procedure: string
  readonly status: Status | 'depends'
  readonly verdict: Verdict
  readonly act: string
  readonly headline: string
  readonly text: string
  readonly decides: string | null
  readonly duties: readonly {
    actor: string
    verdict: Exclude<Verdict, null>
    action: string
    deadline: string | null
    citations: readonly string[]
  }[]
  readonly deadlines: readonly ({ id: string; label: string; actor: string } & Reckoned)[]
  readonly values: readonly { id: string; label: string; amount: number; unit: Unit; citations: readonly string[] }[]
  readonly citations: readonly Citation[]
  readonly readings: readonly { of: string; defect: string; reading: string; status: Status; verdict: Verdict }[]
  readonly branches: readonly {
    when: readonly { fact: string; label: string; is: string }[]
    status: Status
    verdict: Verdict
    headline: string
  }[]
  readonly wouldChange: readonly {
    fact: string
    label: string
    from: string
    to: string
    verdict: Verdict
    status: Status
  }[]
  readonly trace: readonly { state: string; because: string; citations: readonly string[] }[]
  readonly defects: readonly { id: string; problem: string; handling: string }[]
  readonly law: {
    readonly town: string
    readonly version: string
    readonly effective: string | null
    readonly hash: string
  }
  readonly machine: { readonly id: string; readonly hash: string }
  readonly disclaimer: string
}

const sealed: unique symbol = Symbol('made by the kit')

/** An answer; see the answer contract. Only this file can make one: the seal is not exported. */
export interface Answer extends Fields {
  readonly [sealed]: true
}

export interface Asking {
  /** The day the question is asked about, `YYYY-MM-DD`. */
  readonly asOf: string
  /** Facts asked for exactly and not known any better: a day known only to the month is not asked for again. */
  readonly declined?: ReadonlySet<string>
  /** What of the act is asked about, where it is not the act itself: by when it must be done. */
  readonly aspect?: 'time'
  /** The language of the texts, English where it is left out. It decides nothing, and the law's sentences stay as they are. */
  readonly language?: Language
}

/** The one that is spoken: the language, the town's words in it, and the procedure's texts in it. */
interface Telling {
  readonly language: Language
  readonly words: Words
  readonly told: Told
}

/** What the kit itself says, a sentence or a clause each. */
interface Sayings {
  readonly dontKnow: string
  readonly yes: string
  readonly no: string
  readonly whichDay: (ask: string, known: string) => string
  /** Two days that contradict each other, each told with its fact. */
  readonly clash: (earlier: string, later: string, ask: string) => string
  /** A fact that is an amount, a day or a choice, as a clause. */
  readonly is: (label: string, condition: string, kind: 'number' | 'day' | 'choice') => string
  /** A day that lies inside a deadline's rule, or outside, as a condition and as a clause. */
  readonly tied: (
    label: string,
    rule: string,
    holds: boolean,
  ) => { readonly condition: string; readonly clause: string }
  readonly all: (clauses: readonly string[]) => string
  readonly branch: (clause: string, headline: string) => string
  readonly dependsOn: (facts: readonly string[]) => string
  readonly verdicts: Readonly<Record<Exclude<Verdict, null>, string>>
  readonly eitherWay: (verdict: string, act: string) => string
  readonly disclaimer: string
}

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    dontKnow: "I don't know",
    yes: 'Yes',
    no: 'No',
    whichDay: (ask, known) => `${ask} You said ${known}: which day exactly?`,
    clash: (earlier, later, ask) => `These two days cannot both be right (${earlier}; ${later}). ${ask}`,
    is: (label, condition) => `${label} is ${condition}`,
    tied: (label, rule, holds) => {
      const condition = `${holds ? '' : 'not '}${rule}`
      return { condition, clause: `${label} is ${condition}` }
    },
    all: (clauses) => clauses.join(', and '),
    branch: (clause, headline) => `If ${clause}: ${headline}`,
    dependsOn: (facts) => `It depends on ${facts.join(', and on ')}.`,
    verdicts: {
      must: 'Yes: this must be done',
      'need-not': 'No: this is not required',
      may: 'Yes: this is allowed',
      'must-not': 'No: this is not allowed',
    },
    eitherWay: (verdict, act) => `${verdict}, either way (${act}).`,
    disclaimer:
      'This is automatic legal information, not legal advice and not a decision of the town. Only the town’s officials or a court decide.',
  },
  es: {
    dontKnow: 'No lo sé',
    yes: 'Sí',
    no: 'No',
    whichDay: (ask, known) => `${ask} Usted dijo ${known}: ¿qué día exactamente?`,
    clash: (earlier, later, ask) => `Estos dos días no pueden ser correctos a la vez (${earlier}; ${later}). ${ask}`,
    is: (label, condition, kind) => {
      if (kind === 'day') return `${label} cae ${condition}`
      return `${label} es ${kind === 'number' && !/^(de |cualquiera)/.test(condition) ? 'de ' : ''}${condition}`
    },
    tied: (label, rule, holds) => {
      const no = holds ? '' : 'no '
      return { condition: `${no}${rule}`, clause: `${label} ${no}cae ${rule}` }
    },
    all: ([first = '', ...others]) => [first, ...others.map(say.y)].join(', '),
    branch: (clause, headline) => `Si ${clause}: ${headline}`,
    dependsOn: (facts) => `Depende ${facts.map(say.de).join(', y ')}.`,
    verdicts: {
      must: 'Sí: esto se debe hacer',
      'need-not': 'No: esto no es obligatorio',
      may: 'Sí: esto se permite',
      'must-not': 'No: esto no se permite',
    },
    eitherWay: (verdict, act) => `${verdict}, en cualquier caso (${act}).`,
    disclaimer:
      'Esto es información legal automática, no asesoría legal ni una decisión del pueblo. Solo deciden los funcionarios del pueblo o un tribunal.',
  },
}

type Leaf = Extract<Tree, { kind: 'leaf' }>

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]
const list = <T>(item: T | readonly T[] | undefined): readonly T[] =>
  item === undefined ? [] : Array.isArray(item) ? (item as readonly T[]) : [item as T]

const hashes = new WeakMap<Procedure, string>()

/**
 * A hash of all that decides in a procedure: machine, deadlines, values, facts. Of a guard only its name counts: how its source
 * reads depends on who bundled it. How people state a fact decides nothing.
 */
export const machineHash = (procedure: Procedure): string => {
  const known = hashes.get(procedure)
  if (known !== undefined) return known
  const { machine, deadlines, values, facts } = procedure
  const text = JSON.stringify(
    [machine.config, Object.keys(machine.implementations.guards), deadlines, values, facts],
    (key, value: unknown) =>
      key === 'words' || key === 'doubts' ? undefined : typeof value === 'function' ? 'worked out' : value,
  )
  const hash = bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16)
  hashes.set(procedure, hash)
  return hash
}

const outcomeOf = (procedure: Procedure, leaf: Leaf): Outcome => {
  const { outcome, state } = leaf.standing
  if (outcome === null)
    throw new Error(`${procedure.id}: the machine rests in ${state}, which says nothing: give it an outcome`)
  return outcome
}

/** Two outcomes with one sign tell a person the same: status, verdict, what about, which amounts and which deadlines. */
const signOf = (outcome: Outcome): string =>
  JSON.stringify([
    outcome.status,
    outcome.verdict,
    outcome.act ?? null,
    outcome.values ?? [],
    outcome.due ?? [],
    outcome.decides ?? null,
  ])

const triggerOf = (row: Deadline<string, string>): string | undefined => {
  const { after, before, inYearOf } = row as { after?: string; before?: string; inYearOf?: string }
  return after ?? before ?? inYearOf
}

/** The facts that an outcome's dates and amounts are worked out from. */
const details = (procedure: Procedure, outcome: Outcome): string[] =>
  unique([
    ...(outcome.due ?? []).flatMap((id) => triggerOf(procedure.deadlines[id] as Deadline<string, string>) ?? []),
    ...(outcome.values ?? []).flatMap((id) => {
      const times = procedure.values[id]?.times
      return typeof times === 'string' ? times : []
    }),
  ])

/** Two known days of the procedure's order that contradict each other, the later named one second. */
const contradiction = (procedure: Procedure, facts: Facts): [string, string] | null => {
  const known = (procedure.order ?? []).filter((name) => isKnown(procedure, name, facts[name]))
  for (const [index, later] of known.entries())
    for (const earlier of known.slice(0, index))
      if (String(facts[later]) < String(facts[earlier])) return [earlier, later]
  return null
}

const question = ({ told: procedure, language }: Telling, name: string, facts: Facts): Question => {
  const says = SAYINGS[language]
  const fact = procedure.facts[name]
  if (fact === undefined) throw new Error(`${procedure.id}: asks for ${name}, which is no fact of the procedure`)
  const unknown: Choice = { value: null, label: says.dontKnow }
  const known = facts[name]
  const partial = fact.kind === 'day' && typeof known === 'string' && !parseDay(known).ok ? known : null
  return {
    kind: 'question',
    procedure: procedure.id,
    fact: name,
    text: partial === null ? fact.ask : says.whichDay(fact.ask, say.day(partial, language)),
    why: fact.why,
    citations: list(fact.cite).map(quoteOf),
    choices:
      fact.kind === 'yes-no'
        ? [{ value: true, label: says.yes }, { value: false, label: says.no }, unknown]
        : fact.kind === 'choice'
          ? [...Object.entries(fact.choices).map(([value, label]) => ({ value, label })), unknown]
          : null,
    input:
      fact.kind === 'number'
        ? { type: 'number', unit: fact.unit, min: fact.min, max: fact.max }
        : fact.kind === 'day'
          ? { type: 'day' }
          : null,
  }
}

interface Branch {
  when: { fact: string; label: string; is: string; clause: string }[]
  leaf: Leaf
}

const branchesOf = (
  procedure: Procedure,
  telling: Telling,
  tree: Tree,
  real: Facts,
  rules: Readonly<Record<string, string>>,
  when: Branch['when'] = [],
): Branch[] => {
  if (tree.kind === 'leaf') return [{ when, leaf: tree }]
  const says = SAYINGS[telling.language]
  const fact = telling.told.facts[tree.fact]
  if (fact === undefined) return []
  const holds = (id: string, value: FactValue) => inTimeFor(procedure, id, { ...tree.facts, [tree.fact]: value })
  // Where the day is compared with another that was only tried, the condition is told by the rule and not by its date.
  const tie =
    fact.kind !== 'day'
      ? undefined
      : ties(
          procedure,
          tree.fact,
          (other) => isKnown(procedure, other, tree.facts[other]) && !isKnown(procedure, other, real[other]),
        ).find(
          ([id]) =>
            new Set(tree.cases.map((c) => holds(id, c.values[0] as FactValue))).size > 1 &&
            tree.cases.every((c) => new Set(c.values.map((value) => holds(id, value))).size === 1),
        )
  return tree.cases.flatMap(({ values, tree: inner }) => {
    const conditionOf = (): { condition: string; clause: string } => {
      if (tie !== undefined) return says.tied(fact.label, rules[tie[0]] ?? '', holds(tie[0], values[0] as FactValue))
      const limit = limits(procedure).get(tree.fact) ?? []
      const condition = say.condition(fact, values, limit, tree.tried, telling.language)
      return { condition, clause: fact.kind === 'yes-no' ? condition : says.is(fact.label, condition, fact.kind) }
    }
    const { condition, clause } = conditionOf()
    return branchesOf(procedure, telling, inner, real, rules, [
      ...when,
      { fact: tree.fact, label: fact.label, is: condition, clause },
    ])
  })
}

/** The facts as they are known, with a branch's choices added but none of the days and amounts that were only tried. */
const said = (procedure: Procedure, facts: Facts, leaf: Leaf): Facts =>
  Object.fromEntries(
    Object.entries(leaf.facts).filter(([name]) => {
      const kind = procedure.facts[name]?.kind
      return (kind !== 'day' && kind !== 'number') || facts[name] === leaf.facts[name]
    }),
  )

const because = ({ told, language }: Telling, { fact: name, value }: Step): string => {
  const fact = told.facts[name] as Fact
  return fact.kind === 'yes-no'
    ? fact.says[value === true ? 0 : 1]
    : `${fact.label}: ${say.factValue(fact, value, language)}`
}

/** Single changes of a known fact that alter status or verdict; of amounts and days the nearest on each side. */
const wouldChange = (
  procedure: Procedure,
  { told, language }: Telling,
  facts: Facts,
  used: readonly string[],
  now: Outcome,
  asOf: string,
): Fields['wouldChange'] => {
  const changes: Fields['wouldChange'][number][] = []
  for (const name of used) {
    const fact = told.facts[name]
    const from = facts[name]
    if (fact === undefined || !isKnown(procedure, name, from)) continue
    const others = samples(procedure, name, { ...facts, [name]: undefined }, asOf).filter((value) => value !== from)
    const away = (value: FactValue) =>
      fact.kind === 'number'
        ? Math.abs(Number(value) - Number(from))
        : Math.abs(Temporal.PlainDate.from(String(from)).until(String(value)).days)
    if (fact.kind === 'number' || fact.kind === 'day') others.sort((a, b) => away(a) - away(b))
    const seen = new Set<string>()
    for (const to of others) {
      const ends = leaves(explore(procedure, { ...facts, [name]: to }, asOf)).map((leaf) => outcomeOf(procedure, leaf))
      const [first] = ends
      if (first === undefined || ends.some((end) => end.status !== first.status || end.verdict !== first.verdict))
        continue
      if (first.status === now.status && first.verdict === now.verdict) continue
      const key = `${first.status} ${first.verdict} ${(fact.kind === 'number' || fact.kind === 'day') && to > from}`
      if (seen.has(key)) continue
      seen.add(key)
      changes.push({
        fact: name,
        label: fact.label,
        from: say.factValue(fact, from, language),
        to: say.factValue(fact, to, language),
        verdict: first.verdict,
        status: first.status,
      })
    }
  }
  return changes
}

/**
 * Applies a procedure to facts. Asks for a fact while one is missing that can change the outcome or a date; where a fact is
 * known not to be known, answers by branches.
 *
 * @throws when the machine or its texts are faulty; `UnknownTime` where a day cannot be counted
 */
export const decide = (town: Town, procedure: Procedure, facts: Facts, asking: Asking): Question | Answer => {
  const { language = 'en' } = asking
  try {
    const law = governing(town, procedure, facts, { ...asking, disclaimer: disclaimer(language) })
    if ('none' in law) {
      const machine = { id: procedure.id, hash: machineHash(procedure) }
      return remembering({ [sealed]: true, ...law.none, machine }, facts, asking)
    }
    if ('ask' in law) {
      const { words, tell } = inLanguage(town, language)
      return question({ language, words, told: tell(procedure) }, law.ask, facts)
    }
    const reply = decided(law.town, law.procedure, facts, asking, language)
    return reply.kind === 'answer' ? remembering(reply, facts, asking) : reply
  } catch (error) {
    throw error instanceof UnknownTime ? error.in(language) : error
  }
}

const decided = (
  town: Town,
  procedure: Procedure,
  facts: Facts,
  { asOf, declined = new Set(), aspect }: Asking,
  language: Language,
): Question | Answer => {
  const spoken = inLanguage(town, language)
  const { words } = spoken
  const told = spoken.tell(procedure)
  const telling: Telling = { language, words, told }
  const says = SAYINGS[language]
  const askable = (name: string) =>
    facts[name] === undefined || (facts[name] !== null && !isKnown(procedure, name, facts[name]) && !declined.has(name))
  const clash = contradiction(procedure, facts)
  if (clash !== null) {
    const [earlier, later] = clash
    const dated = (name: string) => `${told.facts[name]?.label}: ${say.day(String(facts[name]), language)}`
    const asked = question(telling, later, facts)
    return { ...asked, text: says.clash(dated(earlier), dated(later), asked.text) }
  }
  const tree = explore(procedure, facts, asOf)
  const ends = leaves(tree)
  const outcomes = ends.map((leaf) => outcomeOf(procedure, leaf))
  const settled = unique(outcomes.map(signOf)).length === 1
  if (!settled) {
    const missing = forks(tree).find(askable)
    if (missing !== undefined) return question(telling, missing, facts)
  }
  if (settled) {
    const detail = unique(outcomes.flatMap((outcome) => details(procedure, outcome))).find(askable)
    if (detail !== undefined) return question(telling, detail, facts)
  }

  const labels = Object.fromEntries(Object.entries(told.facts).map(([name, fact]) => [name, fact.label]))
  const reckoned = Object.fromEntries(
    Object.entries(told.deadlines).map(([id, row]) => [id, reckon(row, facts, town.calendar, labels, language)]),
  )
  const [first] = outcomes as [Outcome, ...Outcome[]]
  const rules = Object.fromEntries(Object.entries(reckoned).map(([id, row]) => [id, row.rule]))
  const parted = branchesOf(procedure, telling, tree, facts, rules)
  const branches = parted.map(({ when, leaf }) => {
    const outcome = outcomeOf(procedure, leaf)
    return {
      when: when.map(({ fact, label, is }) => ({ fact, label, is })),
      status: outcome.status,
      verdict: outcome.verdict,
      headline: fill(outcome.headline, said(procedure, facts, leaf)),
    }
  })
  function fill(text: string, known: Facts = facts): string {
    return say.fill(words(text), told, known, reckoned, language)
  }

  const ids = unique(
    outcomes.flatMap((outcome) => [
      ...(outcome.due ?? []),
      ...(outcome.also ?? []),
      ...(outcome.duties ?? []).flatMap((d) => d.deadline ?? []),
    ]),
  )
  const deadlines = ids.map((id) => {
    const { label, actor } = told.deadlines[id] as Deadline<string, string>
    return { id, label, actor, ...(reckoned[id] as Reckoned) }
  })
  const values = unique(outcomes.flatMap((outcome) => outcome.values ?? [])).flatMap((id) => {
    const row = told.values[id]
    const total = row === undefined ? null : say.workedOut(row, facts)
    return row === undefined || total === null
      ? []
      : [{ id, label: row.label, amount: total, unit: row.unit, citations: list(row.cite) }]
  })
  const duties = settled
    ? unique(outcomes.flatMap((outcome) => (outcome.duties ?? []).map((duty) => JSON.stringify(duty)))).map((text) => {
        const duty = JSON.parse(text) as NonNullable<Outcome['duties']>[number]
        return {
          actor: words(duty.actor),
          verdict: duty.verdict,
          action: fill(duty.action),
          deadline: duty.deadline ?? null,
          citations: list(duty.cite),
        }
      })
    : []
  const readings = unique(outcomes.flatMap((outcome) => outcome.readings ?? []))
  const steps = ends.length === 1 ? (ends[0] as Leaf).standing.steps : settle(procedure, facts).steps
  const refs = unique([
    ...outcomes.flatMap((outcome) => outcome.cite),
    ...(settled ? [] : forks(tree).flatMap((name) => list(procedure.facts[name]?.cite))),
    ...duties.flatMap((duty) => duty.citations),
    ...values.flatMap((value) => value.citations),
    ...deadlines.flatMap((row) => row.citations),
    ...readings.map((reading) => reading.of),
  ])
  const sameHeadline = unique(outcomes.map((outcome) => outcome.headline)).length === 1
  const known = ends.length === 1 ? facts : said(procedure, facts, ends[0] as Leaf)
  const act = words(first.act ?? procedure.act)
  const headline = !settled
    ? says.dependsOn(forks(tree).map((name) => say.turnsOn(told.facts[name] as Fact, language)))
    : sameHeadline || ends.length === 1
      ? fill(first.headline, known)
      : says.eitherWay(
          first.verdict === null ? fill(first.headline, known).replace(/\.$/, '') : says.verdicts[first.verdict],
          act,
        )
  const text =
    settled && (ends.length === 1 || sameHeadline)
      ? unique(outcomes.map((outcome) => fill(outcome.text, known))).join('\n\n')
      : parted
          .map(({ when }, index) =>
            says.branch(says.all(when.map(({ clause }) => clause)), branches[index]?.headline ?? ''),
          )
          .join('\n')
  // Asked by when, of an act for which the law sets no time: that is the answer, and the act itself comes after it.
  const untimed =
    aspect === 'time' && settled && deadlines.length === 0 && first.status === 'determined'
      ? procedure.untimed
      : undefined
  if (untimed !== undefined) refs.unshift(...untimed.cite.filter((ref) => !refs.includes(ref)))
  const touched = new Set(refs.map((ref) => ref.split('#')[0]))
  const named = new Set(readings.map((reading) => reading.defect))
  return {
    [sealed]: true,
    kind: 'answer',
    procedure: procedure.id,
    status: untimed !== undefined ? 'law-silent' : settled ? first.status : 'depends',
    verdict: untimed !== undefined || !settled ? null : first.verdict,
    act,
    headline: untimed === undefined ? headline : fill(untimed.headline),
    text: untimed === undefined ? text : `${fill(untimed.text)}\n\n${headline} ${text}`,
    decides: settled && first.decides !== undefined ? words(first.decides) : null,
    duties,
    deadlines,
    values,
    citations: refs.map((ref) => quoteFrom(town.law, ref)),
    readings: readings.map((reading) => ({ ...reading, reading: words(reading.reading) })),
    branches: ends.length > 1 ? branches : [],
    wouldChange:
      settled && untimed === undefined
        ? wouldChange(procedure, telling, facts, unique(steps.map((step) => step.fact)), first, asOf)
        : [],
    trace: steps.map((step) => ({ state: step.state, because: because(telling, step), citations: step.cite })),
    defects: town.law.defects
      .filter(
        (defect) =>
          named.has(defect.id) || (defect.weight === 'A' && defect.refs.some((ref) => touched.has(ref.split('#')[0]))),
      )
      .map(({ id, problem, handling }) => ({ id, problem: words(problem), handling: words(handling) })),
    law: { town: spoken.name, version: words(town.law.version), effective: town.law.effective, hash: town.law.hash },
    machine: { id: procedure.id, hash: machineHash(procedure) },
    disclaimer: [says.disclaimer, spoken.notice, ...ageOf(town, procedure, facts, asOf, reckoned, ids, language)].join(
      ' ',
    ),
  }
}

/** Said with every answer. */
export const disclaimer = (language: Language = 'en'): string => SAYINGS[language].disclaimer
