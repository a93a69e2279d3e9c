/** A conversation in the terminal, with the whole service in this process: `npm run ask -- TOWN "..."`. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createClient } from '@libsql/client'
import { towns } from '../machines/index.ts'
import { inLanguage, isLanguage } from '../machines/kit/language.ts'
import { type Message, openedSchema, type Problem, problemSchema, type TurnRecord, turnSchema } from './contract.ts'
import { type Paper, turnText } from './converse/tell.ts'
import { conversationWords } from './converse/words.ts'
import { createService } from './service.ts'
import { migrate, openStore } from './store/store.ts'

const USAGE = `Asks a town's law a question, here in the terminal. Nothing leaves this machine and nothing is kept.

  npm run ask -- TOWN ["what you want to know"] [options]

  --as-of YYYY-MM-DD  the day the question is asked about (today, if left out)
  --language en|es    the language of the answers (that of your own words, if left out)
  --transcript FILE   writes the conversation to a text file at the end, to take along
  --json              prints each turn as one line of JSON
  --help              prints this

Towns: ${towns.map(({ id }) => id).join(', ')}

Further lines are read until the input ends, or until an empty line where you type them yourself. A number picks one of
the choices offered; any other words are read as an answer or as a new question.`

type Reply = TurnRecord['reply']
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
      options: {
        'as-of': { type: 'string' },
        language: { type: 'string' },
        transcript: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
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

  const { language } = values
  if (language !== undefined && !isLanguage(language)) return wrong('--language is en or es.')
  const opened = await post('/api/conversations', { town: town.id, asOf: values['as-of'], locale: language })
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
  else if (tty && values.json !== true) {
    const spoken = language ?? 'en'
    out(`${inLanguage(town, spoken).name}. ${conversationWords[spoken].whatToKnow}\n`)
  }
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
  const { transcript: file } = values
  if (file !== undefined) {
    const told = await app.request(`/api/conversations/${conversation}/transcript`, {
      headers: { authorization: `Bearer ${token}` },
    })
    try {
      writeFileSync(file, await told.text())
    } catch (error) {
      err(`The transcript cannot be written to ${file}: ${error instanceof Error ? error.message : String(error)}\n`)
      code = 1
    }
  }
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
