/** A conversation in the terminal, with the whole service in this process: `npm run ask -- TOWN "..."`. */
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createClient } from '@libsql/client'
import { towns } from '../machines/index.ts'
import * as say from '../machines/kit/say.ts'
import type { Town } from '../machines/kit/town.ts'
import { type Message, openedSchema, type Problem, problemSchema, type TurnRecord, turnSchema } from './contract.ts'
import { createService } from './service.ts'
import { migrate, openStore } from './store/store.ts'

const USAGE = `Asks a town's law a question, here in the terminal. Nothing leaves this machine and nothing is kept.

  npm run ask -- TOWN ["what you want to know"] [options]

  --as-of YYYY-MM-DD  the day the question is asked about (today, if left out)
  --json              prints each turn as one line of JSON
  --help              prints this

Towns: ${towns.map(({ id }) => id).join(', ')}

Further lines are read until the input ends, or until an empty line where you type them yourself. A number picks one of
the choices offered; any other words are read as an answer or as a new question.`

type Reply = TurnRecord['reply']
type Answer = Extract<Reply, { kind: 'answer' }>

/** How lines are laid out: how wide, and whether colours may be used. */
export interface Paper {
  readonly width: number
  readonly colour: boolean
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

const STATUS: Record<Answer['status'], string> = {
  determined: 'The law settles this.',
  'official-discretion': 'The law leaves this to an official.',
  'other-authority': 'The law sends this to another authority.',
  'law-silent': 'The law on file says nothing on this.',
  'text-not-on-file': 'The law points to a text that is not on file.',
  depends: 'This turns on something that is not known yet.',
}

const verdictWords = (verdict: Answer['verdict']): string => (verdict === null ? '' : verdict.replace('-', ' '))

const answerLines = (answer: Answer, paper: Paper): string[] => {
  const { width } = paper
  const labels = new Map(answer.citations.map(({ ref, label }) => [ref, label]))
  const cited = (refs: readonly string[]): string =>
    refs.length === 0 ? '' : ` [${[...new Set(refs.map((ref) => labels.get(ref) ?? ref))].join('; ')}]`
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', bold(title, paper), ...lines]
  const item = (text: string): string => entry('-', text, width)
  const decides = answer.decides === null ? '' : ` It is decided by: ${answer.decides}.`
  return [
    bold(wrap(answer.headline, width), paper),
    '',
    wrap(answer.text, width),
    '',
    wrap(`${STATUS[answer.status]}${decides}`, width),
    ...part(
      'It depends',
      answer.branches.map(({ when, headline }) => item(`${when.map(({ is }) => is).join(', and ')}: ${headline}`)),
    ),
    ...part(
      'Who does what',
      answer.duties.map(({ actor, verdict, action, citations }) =>
        item(`${actor} ${verdictWords(verdict)} ${action}${cited(citations)}`),
      ),
    ),
    ...part(
      'Dates',
      answer.deadlines.flatMap(({ label, actor, edge, date, planBy, rule, steps, citations }) => [
        item(
          `${label} (${actor}): ${date === null ? rule : `${edge === 'latest' ? 'no later than' : 'no earlier than'} ${say.day(date)}`}${cited(citations)}`,
        ),
        ...(planBy === null || planBy === date ? [] : [wrap(`Plan on ${say.day(planBy)}.`, width, '    ')]),
        ...(date === null ? [] : [wrap(`The rule: ${rule}.`, width, '    ')]),
        ...steps.map((step) => faint(wrap(step, width, '    '), paper)),
      ]),
    ),
    ...part(
      'Amounts',
      answer.values.map(({ label, amount, unit, citations }) =>
        item(`${label}: ${say.amount(amount, unit)}${cited(citations)}`),
      ),
    ),
    ...part(
      'How the text can be read',
      answer.readings.map(({ of, reading, verdict }) =>
        item(`${reading}${verdict === null ? '' : ` (${verdictWords(verdict)})`}${cited([of])}`),
      ),
    ),
    ...part(
      'Faults of the text',
      answer.defects.map(({ problem, handling }) => item(`${problem} ${handling}`)),
    ),
    ...part(
      'What would change this',
      answer.wouldChange.map(({ label, from, to, verdict, status }) =>
        item(`${label}: ${to} instead of ${from} (${verdict === null ? STATUS[status] : verdictWords(verdict)})`),
      ),
    ),
    ...part(
      'The law says',
      answer.citations.map(({ label, quote }) => item(`${label}: “${quote}”`)),
    ),
    '',
    faint(wrap(`${answer.law.town}: ${answer.law.version}. ${answer.disclaimer}`, width), paper),
  ]
}

/** A turn as a person reads it in a terminal. */
export const turnText = (turn: TurnRecord, town: Town, paper: Paper): string => {
  const { width } = paper
  const named = (fact: string, value: string | number | boolean | null): string => {
    const known = town.facts[fact]
    return known === undefined ? fact : `${say.turnsOn(known)}: ${say.factValue(known, value)}`
  }
  const understood = turn.understood.map(({ fact, value, evidence, by }) =>
    wrap(`Understood: ${named(fact, value)}${by === 'text' && evidence !== '' ? ` (“${evidence}”)` : ''}`, width),
  )
  const changed = turn.changed.map(({ fact, to }) => wrap(`Corrected: ${named(fact, to)}`, width))
  const choices = (labels: readonly string[]): string[] =>
    labels.map((label, index) => entry(`${index + 1}.`, label, width))
  const { reply } = turn
  const lines = [...understood, ...changed].map((line) => faint(line, paper))
  if (lines.length > 0) lines.push('')
  switch (reply.kind) {
    case 'question':
      lines.push(bold(wrap(reply.text, width), paper), wrap(reply.why, width))
      if (reply.choices !== null) lines.push(...choices(reply.choices.map(({ label }) => label)))
      else if (reply.input?.type === 'number')
        lines.push(
          `  A number, ${say.amount(reply.input.min, reply.input.unit)} to ${say.amount(reply.input.max, reply.input.unit)}, or "I don't know".`,
        )
      else if (reply.input?.type === 'day') lines.push('  A day, such as 2026-05-04, or "I don\'t know".')
      break
    case 'topics':
      lines.push(bold(wrap(reply.text, width), paper), ...choices(reply.choices.map(({ label }) => label)))
      break
    case 'out-of-scope':
      lines.push(wrap(reply.text, width))
      if (!reply.text.includes(reply.contact)) lines.push(wrap(`Ask: ${reply.contact}`, width))
      break
    case 'answer':
      lines.push(...answerLines(reply, paper))
  }
  return `${lines.join('\n')}\n`
}

/** What a typed line means after a reply: the number of a choice offered picks it, all else is words. */
export const messageOf = (line: string, reply: Reply | null): Message => {
  const picked = /^\s*(\d{1,2})\s*[.)]?\s*$/.exec(line)?.[1]
  const index = Number(picked) - 1
  if (picked !== undefined && reply?.kind === 'topics') {
    const choice = reply.choices[index]
    if (choice !== undefined) return { procedure: choice.procedure }
  }
  if (picked !== undefined && reply?.kind === 'question' && reply.choices !== null) {
    const choice = reply.choices[index]
    if (choice !== undefined) return { fact: reply.fact, value: choice.value }
  }
  return { text: line }
}

/** Where a run reads from and writes to; a person sits at it where `tty` is true. */
export interface Terminal {
  readonly args: readonly string[]
  readonly input: NodeJS.ReadableStream
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly tty: boolean
  readonly paper: Paper
}

const problemText = ({ detail, known, errors }: Problem): string =>
  [
    detail,
    ...(errors ?? [])
      .filter(({ message }) => !detail.includes(message))
      .map(({ path, message }) => `  ${path}: ${message}`),
    ...(known === undefined || known.length === 0 ? [] : [`  There is: ${known.join(', ')}`]),
  ].join('\n')

const readArgs = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'as-of': { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Runs one conversation until the input ends.
 *
 * @returns the exit code: 0; 1 where the last message was refused; 2 where the call itself was wrong
 */
export const run = async ({ args, input, out, err, tty, paper }: Terminal): Promise<number> => {
  const wrong = (what: string): number => {
    err(`${what}\n\n${USAGE}\n`)
    return 2
  }
  const read = readArgs(args)
  if (typeof read === 'string') return wrong(read)
  const { values, positionals } = read
  if (values.help === true) {
    out(`${USAGE}\n`)
    return 0
  }
  const [id, ...words] = positionals
  if (id === undefined) return wrong('Which town is the question about?')
  const town = towns.find((one) => one.id === id.toLowerCase())
  if (town === undefined) return wrong(`There is no town ${JSON.stringify(id)} here.`)

  const client = createClient({ url: ':memory:' })
  await migrate(client)
  const store = openStore(client)
  const app = createService(store)
  let token = ''
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const told: unknown = await response.json()
    return response.ok ? told : problemSchema.parse(told)
  }
  const isProblem = (told: unknown): told is Problem => problemSchema.safeParse(told).success

  const opened = await post('/api/conversations', { town: town.id, asOf: values['as-of'] })
  if (isProblem(opened)) return wrong(problemText(opened).replace(/^asOf/, '--as-of'))
  const { id: conversation, token: secret } = openedSchema.parse(opened)
  token = secret

  let code = 0
  let reply: Reply | null = null
  const send = async (line: string): Promise<void> => {
    const told = await post(`/api/conversations/${conversation}/messages`, messageOf(line, reply))
    if (isProblem(told)) {
      err(`${problemText(told)}\n`)
      code = 1
      return
    }
    code = 0
    const turn = turnSchema.parse(told)
    reply = turn.reply
    out(values.json === true ? `${JSON.stringify(turn)}\n` : `${tty ? '\n' : ''}${turnText(turn, town, paper)}\n`)
  }

  const first = words.join(' ').trim()
  if (first !== '') await send(first)
  else if (tty && values.json !== true) out(`${town.name}. What would you like to know?\n`)
  const lines = createInterface({ input, terminal: false })
  const prompt = (): void => {
    if (tty) out('> ')
  }
  prompt()
  for await (const line of lines) {
    if (line.trim() === '') {
      if (tty) break
      continue
    }
    if (!tty && values.json !== true) out(`> ${line}\n\n`)
    await send(line)
    prompt()
  }
  lines.close()
  store.close()
  return code
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { stdin, stdout, stderr, env } = process
  process.exitCode = await run({
    args: process.argv.slice(2),
    input: stdin,
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    tty: stdin.isTTY === true && stdout.isTTY === true,
    paper: {
      width: Math.max(40, Math.min(stdout.columns ?? 80, 110)),
      colour: stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    },
  })
}
