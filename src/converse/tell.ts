/** A conversation as plain text: in a terminal, and as a transcript to take along. */
import type { FactValue } from '../../machines/kit/facts.ts'
import { inLanguage, type Language } from '../../machines/kit/language.ts'
import * as say from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { Message, TurnRecord } from '../contract.ts'

type Reply = TurnRecord['reply']
type Answer = Extract<Reply, { kind: 'answer' }>

/** How lines are laid out: how wide, and whether colours may be used. */
export interface Paper {
  readonly width: number
  readonly colour: boolean
}

interface Labels {
  readonly status: Readonly<Record<Answer['status'], string>>
  readonly verdict: Readonly<Record<NonNullable<Answer['verdict']>, string>>
  readonly decides: (who: string) => string
  readonly depends: string
  readonly and: string
  readonly duties: string
  readonly dates: string
  readonly noLater: (day: string) => string
  readonly noEarlier: (day: string) => string
  readonly planOn: (day: string) => string
  readonly rule: (rule: string) => string
  readonly amounts: string
  readonly readings: string
  readonly defects: string
  readonly changes: string
  readonly instead: (to: string, from: string) => string
  readonly law: string
  readonly understood: (what: string) => string
  readonly corrected: (what: string) => string
  readonly number: (from: string, to: string) => string
  readonly day: string
  readonly ask: (contact: string) => string
  readonly also: string
  readonly first: string
  readonly you: string
  readonly topic: (title: string) => string
  readonly transcript: (town: string) => string
  readonly about: (asOf: string, at: string) => string
  readonly textOf: (version: string) => string
  readonly nothing: string
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    status: {
      determined: 'The law settles this.',
      'official-discretion': 'The law leaves this to an official.',
      'other-authority': 'The law sends this to another authority.',
      'law-silent': 'The law on file says nothing on this.',
      'text-not-on-file': 'The law points to a text that is not on file.',
      depends: 'This turns on something that is not known yet.',
    },
    verdict: { must: 'must', 'need-not': 'need not', may: 'may', 'must-not': 'must not' },
    decides: (who) => `It is decided by: ${who}.`,
    depends: 'It depends',
    and: ', and ',
    duties: 'Who does what',
    dates: 'Dates',
    noLater: (day) => `no later than ${day}`,
    noEarlier: (day) => `no earlier than ${day}`,
    planOn: (day) => `Plan on ${day}.`,
    rule: (rule) => `The rule: ${rule}.`,
    amounts: 'Amounts',
    readings: 'How the text can be read',
    defects: 'Faults of the text',
    changes: 'What would change this',
    instead: (to, from) => `${to} instead of ${from}`,
    law: 'The law says',
    understood: (what) => `Understood: ${what}`,
    corrected: (what) => `Corrected: ${what}`,
    number: (from, to) => `A number, ${from} to ${to}, or "I don't know".`,
    day: 'A day, such as 2026-05-04, or "I don\'t know".',
    ask: (contact) => `Ask: ${contact}`,
    also: 'You can go on with:',
    first: 'FIRST',
    you: 'You',
    topic: (title) => `(topic) ${title}`,
    transcript: (town) => `A conversation about the law: ${town}`,
    about: (asOf, at) => `Asked about ${asOf}. Begun at ${at} (UTC).`,
    textOf: (version) => `Text of the law: ${version}.`,
    nothing: 'Nothing was said.',
  },
  es: {
    status: {
      determined: 'La ley lo resuelve.',
      'official-discretion': 'La ley lo deja a un funcionario.',
      'other-authority': 'La ley lo envía a otra autoridad.',
      'law-silent': 'La ley disponible no dice nada sobre esto.',
      'text-not-on-file': 'La ley remite a un texto que no tenemos.',
      depends: 'Esto depende de algo que todavía no se sabe.',
    },
    verdict: { must: 'debe', 'need-not': 'no tiene que', may: 'puede', 'must-not': 'no debe' },
    decides: (who) => `Lo decide: ${who}.`,
    depends: 'Depende',
    and: ', y ',
    duties: 'Quién hace qué',
    dates: 'Fechas',
    noLater: (day) => `a más tardar el ${day}`,
    noEarlier: (day) => `no antes del ${day}`,
    planOn: (day) => `Cuente con el ${day}.`,
    rule: (rule) => `La regla: ${rule}.`,
    amounts: 'Cantidades',
    readings: 'Cómo se puede leer el texto',
    defects: 'Defectos del texto',
    changes: 'Qué cambiaría esto',
    instead: (to, from) => `${to} en lugar de ${from}`,
    law: 'La ley dice',
    understood: (what) => `Entendido: ${what}`,
    corrected: (what) => `Corregido: ${what}`,
    number: (from, to) => `Un número, de ${from} a ${to}, o “no lo sé”.`,
    day: 'Un día, como 2026-05-04, o “no lo sé”.',
    ask: (contact) => `Pregunte a: ${contact}`,
    also: 'Puede seguir con:',
    first: 'PRIMERO',
    you: 'Usted',
    topic: (title) => `(tema) ${title}`,
    transcript: (town) => `Una conversación sobre la ley: ${town}`,
    about: (asOf, at) => `Se preguntó sobre el ${asOf}. Empezó: ${at} (UTC).`,
    textOf: (version) => `Texto de la ley: ${version}.`,
    nothing: 'No se dijo nada.',
  },
}

const ink =
  (code: number) =>
  (text: string, { colour }: Paper) =>
    colour ? `\u001b[${code}m${text}\u001b[0m` : text
const bold = ink(1)
const faint = ink(2)

/** Breaks text into lines of at most `width` characters; a longer word stands on a line of its own. */
export const wrap = (text: string, width: number, indent = ''): string =>
  text
    .split('\n')
    .map((paragraph) => {
      const lines: string[] = []
      let line = ''
      for (const word of paragraph.split(/\s+/)) {
        if (line !== '' && indent.length + line.length + 1 + word.length > width) {
          lines.push(line)
          line = word
        } else line = line === '' ? word : `${line} ${word}`
      }
      return [...lines, line].map((one) => `${indent}${one}`.trimEnd()).join('\n')
    })
    .join('\n')

/** An entry of a list: its mark stands out, the lines after the first keep clear of it. */
const entry = (mark: string, text: string, width: number): string => {
  const indent = ' '.repeat(mark.length + 3)
  return `  ${mark} ${wrap(text, width, indent).slice(indent.length)}`
}

const answerLines = (answer: Answer, language: Language, paper: Paper): string[] => {
  const { width } = paper
  const says = LABELS[language]
  const verdictWords = (verdict: Answer['verdict']): string => (verdict === null ? '' : says.verdict[verdict])
  const labels = new Map(answer.citations.map(({ ref, label }) => [ref, label]))
  const cited = (refs: readonly string[]): string =>
    refs.length === 0 ? '' : ` [${[...new Set(refs.map((ref) => labels.get(ref) ?? ref))].join('; ')}]`
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', bold(title, paper), ...lines]
  const item = (text: string): string => entry('-', text, width)
  const decides = answer.decides === null ? '' : ` ${says.decides(answer.decides)}`
  return [
    bold(wrap(answer.headline, width), paper),
    '',
    wrap(answer.text, width),
    '',
    wrap(`${says.status[answer.status]}${decides}`, width),
    ...part(
      says.depends,
      answer.branches.map(({ when, headline }) => item(`${when.map(({ is }) => is).join(says.and)}: ${headline}`)),
    ),
    ...part(
      says.duties,
      answer.duties.map(({ actor, verdict, action, citations }) =>
        item(`${actor} ${verdictWords(verdict)} ${action}${cited(citations)}`),
      ),
    ),
    ...part(
      says.dates,
      answer.deadlines.flatMap(({ label, actor, edge, date, planBy, rule, steps, citations }) => [
        item(
          `${label} (${actor}): ${date === null ? rule : (edge === 'latest' ? says.noLater : says.noEarlier)(say.day(date, language))}${cited(citations)}`,
        ),
        ...(planBy === null || planBy === date ? [] : [wrap(says.planOn(say.day(planBy, language)), width, '    ')]),
        ...(date === null ? [] : [wrap(says.rule(rule), width, '    ')]),
        ...steps.map((step) => faint(wrap(step, width, '    '), paper)),
      ]),
    ),
    ...part(
      says.amounts,
      answer.values.map(({ label, amount, unit, citations }) =>
        item(`${label}: ${say.amount(amount, unit, language)}${cited(citations)}`),
      ),
    ),
    ...part(
      says.readings,
      answer.readings.map(({ of, reading, verdict }) =>
        item(`${reading}${verdict === null ? '' : ` (${verdictWords(verdict)})`}${cited([of])}`),
      ),
    ),
    ...part(
      says.defects,
      answer.defects.map(({ problem, handling }) => item(`${problem} ${handling}`)),
    ),
    ...part(
      says.changes,
      answer.wouldChange.map(({ label, from, to, verdict, status }) =>
        item(`${label}: ${says.instead(to, from)} (${verdict === null ? says.status[status] : verdictWords(verdict)})`),
      ),
    ),
    ...part(
      says.law,
      answer.citations.map(({ label, quote }) => item(`${label}: “${quote}”`)),
    ),
    '',
    faint(wrap(`${answer.law.town}: ${answer.law.version}. ${answer.disclaimer}`, width), paper),
  ]
}

const namedIn = (town: Town, language: Language) => {
  const { facts } = inLanguage(town, language)
  return (fact: string, value: FactValue | null): string => {
    const known = Object.hasOwn(facts, fact) ? facts[fact] : undefined
    return known === undefined ? fact : `${say.turnsOn(known, language)}: ${say.factValue(known, value, language)}`
  }
}

/** A turn as a person reads it in a terminal, in the turn's own language. */
export const turnText = (turn: TurnRecord, town: Town, paper: Paper): string => {
  const { width } = paper
  const language = turn.language ?? 'en'
  const says = LABELS[language]
  const named = namedIn(town, language)
  const understood = turn.understood.map(({ fact, value, evidence, by }) =>
    wrap(says.understood(`${named(fact, value)}${by === 'text' && evidence !== '' ? ` (“${evidence}”)` : ''}`), width),
  )
  const changed = turn.changed.map(({ fact, to }) => wrap(says.corrected(named(fact, to)), width))
  const choices = (labels: readonly string[]): string[] =>
    labels.map((label, index) => entry(`${index + 1}.`, label, width))
  const { reply } = turn
  const lines: string[] = []
  // What to do at once comes before all else.
  if (turn.notice !== undefined) lines.push(bold(wrap(`${says.first}: ${turn.notice}`, width), paper), '')
  const told = [...understood, ...changed].map((line) => faint(line, paper))
  if (told.length > 0) lines.push(...told, '')
  if (turn.remark !== undefined) lines.push(wrap(turn.remark, width), '')
  switch (reply.kind) {
    case 'question':
      lines.push(bold(wrap(reply.text, width), paper), wrap(reply.why, width))
      if (reply.choices !== null) lines.push(...choices(reply.choices.map(({ label }) => label)))
      else if (reply.input?.type === 'number') {
        const { min, max, unit } = reply.input
        lines.push(`  ${says.number(say.amount(min, unit, language), say.amount(max, unit, language))}`)
      } else if (reply.input?.type === 'day') lines.push(`  ${says.day}`)
      break
    case 'topics':
      lines.push(bold(wrap(reply.text, width), paper), ...choices(reply.choices.map(({ label }) => label)))
      break
    case 'out-of-scope':
      lines.push(wrap(reply.text, width))
      if (!reply.text.includes(reply.contact)) lines.push(wrap(says.ask(reply.contact), width))
      break
    case 'answer':
      lines.push(...answerLines(reply, language, paper))
  }
  if (turn.also !== undefined)
    lines.push('', wrap(says.also, width), ...turn.also.map(({ label }) => entry('-', label, width)))
  return `${lines.join('\n')}\n`
}

/** Text that a person wrote, so that it can neither steer a terminal nor pass for another line of the transcript. */
const quoted = (text: string, width: number): string => {
  const plain = text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/\t/g, ' ')
    // Control characters and those that turn the direction of writing.
    .replace(/(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
  return wrap(plain, width, '> ')
}

/** What a person sent, in words: what they wrote, the answer they clicked or the topic they chose. */
const sent = (input: Message, town: Town, language: Language): string => {
  if ('text' in input) return input.text
  if ('fact' in input) return namedIn(town, language)(input.fact, input.value)
  const title = town.procedures.find(({ id }) => id === input.procedure)?.title ?? input.procedure
  return LABELS[language].topic(inLanguage(town, language).words(title))
}

const WIDTH = 78

/**
 * A conversation as plain text. What the person wrote stands behind `> `; all else is the service's.
 *
 * @param about the day asked about, `YYYY-MM-DD`, when it began, an instant, and the language of what frames the turns
 */
export const transcript = (
  town: Town,
  { asOf, at, language }: { readonly asOf: string; readonly at: string; readonly language: Language },
  turns: readonly { readonly input: Message; readonly turn: TurnRecord }[],
): string => {
  const says = LABELS[language]
  const told = inLanguage(town, language)
  const line = '-'.repeat(WIDTH)
  return `${[
    says.transcript(told.name),
    says.about(say.day(asOf, language), at.replace('T', ' ').replace(/(\.\d+)?Z$/, '')),
    wrap(`${says.textOf(told.words(town.law.version))} ${told.notice}`, WIDTH),
    ...(turns.length === 0 ? [line, says.nothing] : []),
    ...turns.flatMap(({ input, turn }, index) => [
      line,
      `${index + 1}. ${says.you}:`,
      quoted(sent(input, town, turn.language ?? language), WIDTH),
      '',
      turnText(turn, town, { width: WIDTH, colour: false }).trimEnd(),
    ]),
  ].join('\n')}\n`
}
