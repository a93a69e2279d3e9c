import { Temporal } from 'temporal-polyfill'
import type { ChoiceFact, FactValue } from '../../../machines/kit/facts.ts'
import { readDays } from './days.ts'
import { isMisspelling } from './phrases.ts'
import { readPolarity, stanceOf } from './polarity.ts'
import type { Candidate, Hit, Role, Session } from './session.ts'
import { fold, wordsOf } from './text.ts'

const BARE_NONE = /^(?:no|none|nothing|neither|never|nada|ning\w+|tampoco)$/
const NEVER_AFTER =
  /^(?:\w+ ){0,2}?(?:(?:has|have|had|was|were|did|does|is|are) )?(?:never|nobody|no one|nothing|none|nunca|nadie|jamas|nada)\b/
const NONE_REPLY =
  /^(?:none|neither|nothing|no changes?|none at all|nothing at all|(?:none|neither|nothing|not any) of (?:these|those|them|the above|the two)|(?:none|neither|nothing) (?:of that|applies)|ningun[oa]|ningun[oa] de (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s dos)|nada|nada de (?:eso|esto)|ningun cambio|sin cambios)$/
const DECADES: readonly (readonly [decade: number, pattern: RegExp])[] = [
  [195, /^(?:(?:19)?50s|fifties|cincuentas?)$/],
  [196, /^(?:(?:19)?60s|sixties|sesentas?)$/],
  [197, /^(?:(?:19)?70s|seventies|setentas?)$/],
  [198, /^(?:(?:19)?80s|eighties|ochentas?)$/],
  [199, /^(?:(?:19)?90s|nineties|noventas?)$/],
]
const NOT_ONLY =
  /\b(?:not (?:only|just|merely|simply)|more than (?:only|just)|no (?:solo|solamente|nada mas)) (?:(?:the|a|an|my|our|its|his|her|el|la|los|las|un|una|mi) )?$/
const NONE_VALUE = /^(?:none|nothing|neither)$/
const NONE_LABEL = /^(?:none|nothing|neither|no \w+ at all|ningun[oa]?|nada)\b/
const AT_NEIGHBORS =
  /\b(?:at|on|in|for|over at|by|to) (?:the |my |our |his |her |a )?neighbou?rs?\b|\bnext door\b|\b(?:en|a|para) (?:la casa |el terreno |el lote |lo )?(?:del|de la|de mi|al|mi|el|la) vecin[oa]\b/
// "A garage over the leach field" is about a garage: what something else lies over or beside is only its place.
const PLACED =
  /\b(?:over|above|atop|on top of|across|near|next to|beside|under|underneath|behind|encima del?|sobre|junto al?|cerca del?|debajo del?)(?: \w+){0,3} $/
const SMALL_WORDS = new Set(
  `a an the of or and but though for to in on at by with from is are was were be been it its i we my our you your they that this these those
  there here no not yes any some one ones other another more only just as so than then if none nothing neither never nobody nada ninguno ninguna nunca do does did has have had will would can
  could may must all both each who which what when where how up out into over about kind type option choice think say el la los las un
  una unos unas de del y o e pero en con por para es son fue mi mis su sus que lo se no si al le ya`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether every choice stands for a time: "Before December 1, 1990". */
const isDated = (declared: ChoiceFact): boolean =>
  Object.values(declared.choices).every((label) => /^(?:before|on|after|since)\b.*\b\d{4}\b/i.test(label))
const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()
export const namedBy = (role: Role): string => ('value' in role ? role.value : role.role)
const nameOf = ({ role }: Hit): string => namedBy(role)

export function yesNo(session: Session, fact: string): Candidate[] {
  const declared = session.facts.kinds.get(fact)
  if (declared?.kind !== 'yes-no') return []
  const hits = withoutContained(
    session.hits.filter(({ role, clause }) => role.fact === fact && role.role !== 'doubt' && session.usable(clause)),
  )
  const found: Candidate[] = []
  for (const hit of hits) {
    const { clause } = hit
    const place = session.place(hit)
    // Asked about one's own, "they dug one at the neighbor's" answers nothing.
    if (
      fact === session.options.asked &&
      AT_NEIGHBORS.test(session.normOf(clause)) &&
      !/neighbo|next door/.test(fold(`${declared.ask} ${(declared.words.yes ?? []).join(' ')}`))
    ) {
      session.doubts.add(fact)
      continue
    }
    const told = stanceOf(session.text, session.clauses, clause, hit.first, hit.last, hit.phrase)
    const positive = hit.role.role === 'yes'
    if (clause.question || clause.hypothetical) {
      if (clause.doubt === 'strong') found.push({ value: null, ...session.doubtful(clause, place.start, place.end) })
      else if (positive && told.stance === 'affirmed' && clause.doubt === 'none' && session.isPlan(clause))
        found.push({ value: true, ...place })
      continue
    }
    if (clause.doubt === 'strong') {
      found.push({ value: null, ...session.doubtful(clause, place.start, place.end) })
      continue
    }
    if (clause.doubt === 'weak' || told.stance === 'unclear') {
      session.doubts.add(fact)
      continue
    }
    const planned = told.stance === 'unreal' && session.isPlanned(declared.ask, clause, hit.first)
    if ((told.stance === 'unreal' && !planned) || told.stance === 'former') continue
    if (told.stance === 'denied') {
      if (declared.words.only === true) {
        session.deniedOnly.add(fact)
        continue
      }
      // "No dry as a bone": the "no" answers what was asked, and what follows says the same.
      const answersNo =
        !positive &&
        fact === session.options.asked &&
        /^\W*(?:no|nope|nah)\b/.test(session.text.folded) &&
        told.from <= (session.text.words[0]?.start ?? 0)
      found.push(answersNo ? { value: false, ...place } : { value: !positive, start: told.from, end: told.to })
    } else found.push({ value: positive, ...place })
  }
  return found
}

/** "A brook that dries up … the brook is 40 feet off": the second only takes up the first and names no kind of its own. */
function takesUp(session: Session, hit: Hit, hits: readonly Hit[]): boolean {
  const { words } = session.text
  if (hit.first !== hit.last || !/^(?:the|this|that|el|la|ese|esa)$/.test(words[hit.first - 1]?.text ?? ''))
    return false
  const word = words[hit.first]?.text
  return hits.some((earlier) => {
    if (earlier.last >= hit.first || earlier.first === earlier.last || nameOf(earlier) === nameOf(hit)) return false
    return words.slice(earlier.first, earlier.last + 1).some(({ text }) => text === word)
  })
}

export function choice(session: Session, fact: string): Candidate[] {
  const hits = withoutContained(
    session.hits.filter(({ role, clause }) => role.fact === fact && role.role !== 'doubt' && session.usable(clause)),
  )
  const found: (Candidate & { readonly hit: Hit })[] = []
  const denied = new Set<FactValue | null>()
  const spent = new Set<Hit>()
  for (const hit of hits) {
    if (hit.role.role !== 'choice') continue
    const { clause } = hit
    // "neither of us lives there": a bare "none" picks a choice only where it is the whole reply.
    if (hit.first === hit.last && BARE_NONE.test(session.text.words[hit.first]?.text ?? '')) continue
    if (takesUp(session, hit, hits)) continue
    const place = session.place(hit)
    // "The whole box, not just the lid": what more than it is meant is no value of its own.
    if (NOT_ONLY.test(session.text.folded.slice(Math.max(0, place.start - 40), place.start))) continue
    const told = stanceOf(session.text, session.clauses, clause, hit.first, hit.last, hit.phrase)
    if (told.stance === 'denied') {
      denied.add(hit.role.value)
      // "no change to the walls": the "no" denies the walls and is no answer of its own.
      for (const other of hits) {
        const { start, end } = session.place(other)
        if (other !== hit && nameOf(other) !== nameOf(hit) && told.from >= start && told.from < end) spent.add(other)
      }
      continue
    }
    if (told.stance === 'former') continue
    if (told.stance === 'unclear' || clause.doubt === 'weak') session.doubts.add(fact)
    else if (clause.doubt === 'strong')
      found.push({ hit, value: null, ...session.doubtful(clause, place.start, place.end), aside: true })
    else found.push({ hit, value: hit.role.value, ...place, aside: clause.question || clause.hypothetical })
  }
  return found
    .filter((candidate) => !spent.has(candidate.hit) && !(candidate.aside === true && denied.has(candidate.value)))
    .map(({ hit: _, ...candidate }) => candidate)
}

export function replyYesNo(session: Session, fact: string): void {
  const found = yesNo(session, fact)
  const told = readPolarity(session.text, session.clauses)
  if (told?.polarity === 'unknown') {
    session.readings.set(fact, { value: null, start: told.start, end: told.end })
    return
  }
  if (told?.polarity === 'unclear') {
    session.doubts.add(fact)
    return
  }
  if (!told) {
    session.settle(fact, found)
    if (found.length === 0 && session.doubts.has(fact)) session.hedged(fact)
    else if (found.length === 0) echoed(session, fact)
    return
  }
  const value = told.polarity === 'yes'
  const against = found.find((candidate) => candidate.value !== value)
  if (against) {
    session.contradictions.push({
      fact,
      values: [value, against.value],
      evidence: [
        session.text.source.slice(told.start, told.end),
        session.text.source.slice(against.start, against.end),
      ],
    })
    return
  }
  const agreed = found.length > 0
  // "yes, it never did": the bare word and what follows it do not go together.
  const takenBack = value && !agreed && (session.deniedOnly.has(fact) || NEVER_AFTER.test(session.after(told.end)))
  if (takenBack || (!agreed && session.doubts.has(fact))) session.doubts.add(fact)
  else session.readings.set(fact, { value, start: told.start, end: told.end })
}

/** "Not frozen", asked "Is the ground frozen?": the question's own participle, denied. */
function echoed(session: Session, fact: string): void {
  const clause = session.clauses[0]
  const declared = session.facts.kinds.get(fact)
  if (!clause || !declared || !session.usable(clause) || clause.question || clause.doubt !== 'none') return
  const ask = fold(declared.ask)
  const echo =
    /^(?:(?:it|that|he|she|they|ground|system) (?:is|was|are|were|has|have) )?(?:not|never) (?:(?:at all|yet|been|really|even) ){0,2}(\w+(?:ed|en))(?: (?:yet|at all|so far))?$/.exec(
      session.normOf(clause),
    )?.[1]
  // Of two things that are asked, what is denied may be either.
  if (echo === undefined || / or /.test(ask) || !wordsOf(ask).some((word) => word.text === echo)) return
  const [first, last] = [session.text.words[clause.first], session.text.words[clause.last - 1]]
  if (first && last) session.readings.set(fact, { value: false, start: first.start, end: last.end })
}

export function replyChoice(session: Session, fact: string, declared: ChoiceFact): void {
  const strict = choice(session, fact)
  const definite = strict.filter((candidate) => candidate.value !== null)
  if (definite.length > 0) {
    session.settle(fact, strict)
    return
  }
  if (session.unknownReply(fact)) return
  if (strict.length > 0) {
    session.settle(fact, strict)
    return
  }
  const picked =
    session.days.length > 0 && isDated(declared)
      ? dated(session, declared)
      : (pick(session, declared) ?? dated(session, declared))
  if (picked) session.readings.set(fact, picked)
  else if (session.doubts.has(fact)) session.hedged(fact)
}

/** The one day, month, year or decade of a reply, from its first day to its last. */
function stretch(
  session: Session,
): { readonly from: string; readonly to: string; readonly start: number; readonly end: number } | null {
  const [mention, more] = session.days
  if (more) return null
  if (mention) {
    const { text: word = '' } = session.text.words[session.wordsIn(mention).first - 1] ?? {}
    // "Before 1980", "after June 1, 1980": all the time on that side of it.
    if (mention.trouble === 'bound' && mention.value !== null && /^(?:before|after|since|past)$/.test(word)) {
      const { value, start, end } = mention
      const [first, last] = [`${value}-01-01`.slice(0, 10), value.length === 10 ? value : `${value}-12-31`.slice(0, 10)]
      return word === 'before'
        ? { from: '0000-01-01', to: dayBefore(first), start, end }
        : { from: dayAfter(last), to: '9999-12-31', start, end }
    }
    const told = mention.trouble ? null : (mention.value ?? mention.past)
    if (told === null) return null
    const { start, end } = mention
    return {
      from: `${told}-01-01`.slice(0, 10),
      to: told.length === 10 ? told : told.length === 7 ? `${told}-31` : `${told}-12-31`,
      start,
      end,
    }
  }
  for (const { text, start, end } of session.text.words) {
    const decade = DECADES.find(([, pattern]) => pattern.test(text))?.[0]
    if (decade !== undefined) return { from: `${decade}0-01-01`, to: `${decade}9-12-31`, start, end }
  }
  return null
}

/** Among choices that stand for times ("Before December 1, 1990", "After …"), the one that a year or a day falls into. */
function dated(session: Session, declared: ChoiceFact): Candidate | null {
  const span = stretch(session)
  const clause = span && session.clauseAt(span.start)
  if (!span || !clause || !session.usable(clause) || clause.question || clause.doubt !== 'none') return null
  const { from, to } = span
  const mark = (label: string): string | undefined => readDays(label, session.options.asOf)[0]?.value ?? undefined
  const fits: string[] = []
  for (const [value, label] of Object.entries(declared.choices)) {
    const opens = /^(before|on|after|since)\b/i.exec(label)?.[1]?.toLowerCase()
    const day = mark(label)
    if (opens === undefined || day === undefined) return null
    const rest = Object.values(declared.choices).map(mark)
    const later = rest.filter((other) => other !== undefined && other > day).sort()[0]
    if (opens === 'before' && to < day) fits.push(value)
    else if (opens === 'on' && from === day && to === day) fits.push(value)
    else if (opens === 'after' && from > day && (later === undefined || to < later)) fits.push(value)
    else if (opens === 'since' && from > `${day}-31`) fits.push(value)
  }
  const [only] = fits
  return fits.length === 1 && only !== undefined ? { value: only, start: span.start, end: span.end } : null
}

/** A choice by its place in the list, its label, or words that only its label holds. */
function pick(session: Session, declared: ChoiceFact): Candidate | null {
  const { words } = session.text
  const usable = session.clauses.filter(
    (clause) => session.usable(clause) && !clause.question && clause.doubt === 'none',
  )
  if (usable.length === 0) return null
  const folded = session.text.folded
  const values = Object.entries(declared.choices)
  const whole = folded
    .replace(/[^a-z0-9']+/g, ' ')
    .replace(
      /(?:^ ?(?:um|uh|well|oh|no|pues|bueno) (?=none|neither|nothing|ning))|(?: (?:thanks|thank you|gracias|really))? ?$/g,
      '',
    )
    .trim()
  if (NONE_REPLY.test(whole)) {
    const nones = values.filter(([value, label]) => NONE_VALUE.test(value) || NONE_LABEL.test(fold(label)))
    const [none] = nones
    const trimmed = session.text.source.trim()
    const start = session.text.source.indexOf(trimmed)
    return nones.length === 1 && none ? { value: none[0], start, end: start + trimmed.length } : null
  }
  if (
    /\b(?:neither|none of (?:them|these|those)|both|either|any of|all of (?:them|these)|ninguno|ninguna|ambos|ambas)\b/.test(
      folded,
    )
  )
    return null
  const ordinal =
    /^\W*(?:(?:it is |its |i would say |es )?(?:the |la |el )?(first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th|primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|ultim[ao])(?: (?:one|option|choice|opcion))?|(?:option|choice|number|opcion|numero|#) ?#?(\d))\W*$/.exec(
      folded,
    )
  if (ordinal) {
    const places: Readonly<Record<string, number>> = {
      fi: 1,
      '1s': 1,
      pr: 1,
      se: 2,
      '2n': 2,
      th: 3,
      '3r': 3,
      te: 3,
      fo: 4,
      '4t': 4,
      cu: 4,
      '5t': 5,
      si: 6,
      '6t': 6,
    }
    const word = ordinal[1] ?? ''
    const place =
      ordinal[2] !== undefined
        ? Number(ordinal[2])
        : /^(?:last|ultim)/.test(word)
          ? values.length
          : word === 'fifth'
            ? 5
            : (places[word.slice(0, 2)] ?? 0)
    const value = values[place - 1]
    const trimmed = folded.trim()
    const start = folded.indexOf(trimmed)
    return value ? { value: value[0], start, end: start + trimmed.length } : null
  }
  const labels = values.map(([value, label]) => ({
    value,
    words: new Set(wordsOf(fold(label)).map((word) => word.text)),
  }))
  const hits = new Map<string, { count: number; first: number; last: number }>()
  for (const clause of usable) {
    for (let i = clause.first; i < clause.last; i++) {
      const word = words[i]
      if (!word || SMALL_WORDS.has(word.text)) continue
      const holders = labels.filter((label) => [...label.words].some((each) => alike(word.text, each)))
      const [holder] = holders
      if (holders.length !== 1 || !holder) continue
      if (PLACED.test(folded.slice(0, word.start))) continue
      if (stanceOf(session.text, session.clauses, clause, i, i).stance !== 'affirmed') return null
      const known = hits.get(holder.value)
      hits.set(holder.value, { count: (known?.count ?? 0) + 1, first: known?.first ?? i, last: i })
    }
  }
  if (hits.size === 1) {
    const [entry] = hits
    if (!entry) return null
    const [value, { first, last }] = entry
    return { value, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 }
  }
  if (hits.size > 1) return null
  // A bare "yes" or "no" names a choice only where one of them is just that.
  const told = readPolarity(session.text, session.clauses)
  if (told?.polarity !== 'yes' && told?.polarity !== 'no') return null
  const rest = `${folded.slice(0, told.start)}${folded.slice(told.end)}`
  if (/[a-z0-9]/.test(rest)) return null
  const opens = told.polarity === 'yes' ? /^(?:yes|si)(?:$|[,.;:])/ : /^no(?:$|[,.;:])/
  const agreeing = values.filter(([value, label]) => opens.test(fold(label)) || value === told.polarity)
  const [only] = agreeing
  return agreeing.length === 1 && only ? { value: only[0], start: told.start, end: told.end } : null
}

function alike(typed: string, word: string): boolean {
  if (typed === word) return true
  if (SMALL_WORDS.has(word)) return false
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed]
  return (short.length >= 4 && long === `${short}s`) || isMisspelling(typed, word)
}

// The longer phrase says what is meant: "conditional certificate" is no "certificate", "never inspected" no "inspected".

function withoutContained(hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => {
    const length = hit.last - hit.first
    return !hits.some((other) => {
      if (other === hit) return false
      const longer = other.last - other.first > length
      const overlaps = other.first <= hit.last && hit.first <= other.last
      return (
        longer && overlaps && (nameOf(other) !== nameOf(hit) || (other.first <= hit.first && other.last >= hit.last))
      )
    })
  })
}
