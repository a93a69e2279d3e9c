/** What a correction did, told so that it can be read: the facts, the outcome, the dates, and what is no longer asked. */
import type { Answer, Question } from '../../machines/kit/answer.ts'
import type { Facts } from '../../machines/kit/facts.ts'
import { inLanguage, type Language } from '../../machines/kit/language.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'
import * as say from '../../machines/kit/say.ts'
import { settle } from '../../machines/kit/settle.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { Turn } from '../contract.ts'
import { conversationWords } from './words.ts'

type Standing = { readonly facts: Facts; readonly reply: Question | Answer }

/** The facts that a reply stands on: those that moved the machine, and the days that its dates are counted from. */
const used = (procedure: Procedure, { facts, reply }: Standing): Set<string> => {
  const triggers =
    reply.kind === 'answer'
      ? reply.deadlines.flatMap(({ id }) => {
          const { after, before } = (procedure.deadlines[id] ?? {}) as { after?: string; before?: string }
          return [after, before].filter((name) => name !== undefined)
        })
      : []
  return new Set([...settle(procedure, facts).steps.map(({ fact }) => fact), ...triggers])
}

/**
 * The lines that tell what became of an answer once earlier facts were corrected.
 *
 * @param before what was said before the correction, of the same procedure
 */
export const differences = (
  town: Town,
  procedure: Procedure,
  changed: Turn['changed'],
  before: Standing,
  now: Standing,
  language: Language,
): string[] => {
  const said = conversationWords[language]
  const told = inLanguage(town, language)
  const lines = changed.flatMap(({ fact, from, to }) => {
    const known = told.facts[fact]
    if (known === undefined) return []
    const value = (of: typeof from): string => say.factValue(known, of, language)
    return [said.changedTo(say.turnsOn(known, language), value(from), value(to))]
  })
  if (before.reply.kind !== 'answer') return lines
  const { reply: old } = before
  const { reply } = now
  if (reply.kind !== 'answer') return [...lines, said.outcomeOpen(old.headline)]
  const same = old.status === reply.status && old.verdict === reply.verdict && old.act === reply.act
  const dates: string[] = []
  const shown = (date: string | null): string => (date === null ? said.dateUnknown : say.day(date, language))
  for (const { id, label, date } of reply.deadlines) {
    const was = old.deadlines.find((row) => row.id === id)
    if (was === undefined ? date !== null : was.date !== date)
      dates.push(
        was === undefined ? said.dateNew(label, shown(date)) : said.dateNow(label, shown(was.date), shown(date)),
      )
  }
  for (const { id, label, date } of old.deadlines)
    if (date !== null && !reply.deadlines.some((row) => row.id === id)) dates.push(said.dateGone(label, shown(date)))
  // An outcome whose day has moved is not the same to whoever has to act by it.
  if (!same) lines.push(said.outcomeNow(old.headline, reply.headline))
  else if (dates.length === 0) lines.push(said.outcomeSame)
  lines.push(...dates)
  const needed = used(procedure, now)
  const idle = [...used(procedure, before)].flatMap((name) => {
    const fact = told.facts[name]
    const value = now.facts[name]
    return needed.has(name) || fact === undefined || value === undefined || value === null
      ? []
      : [`${say.turnsOn(fact, language)} (${say.factValue(fact, value, language)})`]
  })
  if (idle.length > 0) lines.push(said.notNeeded(idle.join('; ')))
  return lines
}
