import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Service } from '../../src/app.ts'
import { LONGEST_TEXT, operations, problemSchema, turnSchema } from '../../src/contract.ts'
import { migrate, type Store } from '../../src/store/store.ts'
import { standIn } from '../fixtures/sample.ts'
import { type Caller, callerOf, sampleService, storeAt } from './service.ts'

const opened = z.object({ id: z.string(), token: z.string() })
const kept = z.object({
  facts: z.record(z.string(), z.unknown()),
  turns: z.array(turnSchema.extend({ sequence: z.int(), input: z.unknown() })),
})

interface Talk {
  readonly url: string
  readonly headers: Record<string, string>
}

const open = async (call: Caller): Promise<Talk> => {
  const { status, body } = await call.post('/api/conversations', { town: 'sample' })
  expect(status).toBe(201)
  const { id, token } = opened.parse(body)
  return { url: `/api/conversations/${id}`, headers: { authorization: `Bearer ${token}` } }
}

const say = (call: Caller, talk: Talk, message: unknown) => call.post(`${talk.url}/messages`, message, talk.headers)

const folder = mkdtempSync(join(tmpdir(), 'bylaw-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let call: Caller
beforeAll(async () => {
  call = callerOf(await sampleService())
})

describe('a conversation', () => {
  test('goes from a question to an answer, and can be read again', async () => {
    const talk = await open(call)
    const first = await say(call, talk, { text: 'Do I need a permit?' })
    expect(turnSchema.parse(first.body)).toMatchObject({ reply: { kind: 'question', fact: 'hasPermit' } })
    await say(call, talk, { fact: 'hasPermit', value: false })
    await say(call, talk, { fact: 'rooms', value: 6 })
    const last = await say(call, talk, { fact: 'applied', value: '2026-03-02' })
    expect(turnSchema.parse(last.body)).toEqual(last.body)
    expect(last.body).toMatchObject({ reply: { kind: 'answer', verdict: 'must' } })

    const { status, body } = await call.get(talk.url, talk.headers)
    expect(status).toBe(200)
    const schema = operations.find(({ path, method }) => path === '/api/conversations/:id' && method === 'get')?.answer
    expect(schema?.parse(body)).toEqual(body)
    const { facts, turns } = kept.parse(body)
    expect(facts).toEqual({ hasPermit: false, rooms: 6, applied: '2026-03-02' })
    expect(turns.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
    expect(turns[0]?.input).toEqual({ text: 'Do I need a permit?' })
    expect(turns[3]).toMatchObject(turnSchema.parse(last.body))
  })

  test('is about today unless it names a day', async () => {
    expect((await call.post('/api/conversations', { town: 'sample' })).body).toMatchObject({
      asOf: '2026-05-04',
      locale: 'en',
    })
    expect(
      (await call.post('/api/conversations', { town: 'sample', asOf: '2024-02-29', locale: 'es' })).body,
    ).toMatchObject({ asOf: '2024-02-29', locale: 'es' })
    for (const body of [{ town: 'sample', asOf: '2026-02-29' }, { town: 'sample', locale: '!' }, { town: 7 }, {}])
      expect((await call.post('/api/conversations', body)).status).toBe(400)
  })

  test('answers 404 without its token, and says nothing more', async () => {
    const talk = await open(call)
    const other = await open(call)
    const long = { text: 'x'.repeat(LONGEST_TEXT + 1) }
    const replies = [
      await call.get(talk.url),
      await call.get(talk.url, other.headers),
      await call.get(talk.url, { authorization: 'Bearer' }),
      await call.get(talk.url, { authorization: talk.headers.authorization?.replace('Bearer', 'Basic') ?? '' }),
      await call.get('/api/conversations/none', talk.headers),
      await call.post(`${talk.url}/messages`, long),
      await call.post(`${talk.url}/messages`, '{', other.headers),
    ]
    const told = replies.map(({ status, body }) => ({ ...problemSchema.omit({ requestId: true }).parse(body), status }))
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(told[0]).toMatchObject({ status: 404, type: '/problems/unknown-conversation' })
    expect((await call.get(talk.url, talk.headers)).body).toMatchObject({ turns: [] })
  })

  test.each([
    ['no text', { text: '' }, 'text'],
    ['blank text', { text: ' \n\t' }, 'text'],
    ['text that is too long', { text: 'x'.repeat(LONGEST_TEXT + 1) }, 'text'],
    ['text that is no text', { text: 5 }, 'text'],
    ['a fact that there is not', { fact: 'colour', value: true }, 'fact'],
    ['a value out of range', { fact: 'rooms', value: 99 }, 'value'],
    ['a value that is no choice', { fact: 'soil', value: 'rock' }, 'value'],
    ['a day that does not exist', { fact: 'applied', value: '2026-04-31' }, 'value'],
    ['no value at all', { fact: 'rooms' }, 'value'],
    ['a value of no kind', { fact: 'rooms', value: {} }, 'value'],
    ['nothing', {}, ''],
    ['a list', [], ''],
    ['two things at once', { text: 'hi', fact: 'rooms', value: 3 }, ''],
  ])('refuses %s, and keeps nothing of it', async (_, message, path) => {
    const talk = await open(call)
    const { status, body } = await say(call, talk, message)
    expect(status).toBe(400)
    expect(problemSchema.parse(body).errors?.[0]?.path).toBe(path)
    expect((await call.get(talk.url, talk.headers)).body).toMatchObject({ turns: [], facts: {} })
  })

  test('refuses a topic that the town does not have', async () => {
    const talk = await open(call)
    const { status, body } = await say(call, talk, { procedure: 'sample/none' })
    expect(status).toBe(404)
    expect(problemSchema.parse(body).known).toEqual(['sample/permit'])
    expect((await say(call, talk, { procedure: 'sample/permit' })).status).toBe(200)
    expect((await say(call, talk, { text: 'x'.repeat(LONGEST_TEXT) })).status).toBe(200)
  })

  test('"I don’t know" is kept as such', async () => {
    const talk = await open(call)
    await say(call, talk, { fact: 'hasPermit', value: null })
    expect((await call.get(talk.url, talk.headers)).body).toMatchObject({ facts: { hasPermit: null } })
  })
})

describe('many at once', () => {
  const twenty = async (callers: readonly Caller[]) => {
    const [first] = callers
    if (first === undefined) throw new Error('no caller')
    const talk = await open(first)
    const rooms = Array.from({ length: 20 }, (_, index) => index + 1)
    const replies = await Promise.all(
      rooms.map((value, index) => say(callers[index % callers.length] ?? first, talk, { fact: 'rooms', value })),
    )
    expect(replies.map(({ status }) => status)).toEqual(rooms.map(() => 200))
    const { turns, facts } = kept.parse((await first.get(talk.url, talk.headers)).body)
    expect(turns.map(({ sequence }) => sequence)).toEqual(rooms)
    const said = turns.map(({ input }) => z.object({ value: z.number() }).parse(input).value)
    expect([...said].sort((a, b) => a - b)).toEqual(rooms)
    // Each turn was worked out from the one before it, and the last one is where the conversation stands.
    expect(turns.slice(1).map(({ changed }) => changed[0]?.from)).toEqual(said.slice(0, -1))
    expect(facts.rooms).toBe(said.at(-1))
  }

  test('messages to one conversation are put in order, and none is lost', () => twenty([call]))

  test('also where two services share one database file', async () => {
    const url = `file:${join(folder, 'shared.db')}`
    const stores = [await storeAt(url), await storeAt(url)]
    await twenty(await Promise.all(stores.map(async (store) => callerOf(await sampleService({ store })))))
    for (const store of stores) store.close()
  })
})

describe('the database', () => {
  test('keeps a conversation over a restart', async () => {
    const url = `file:${join(folder, 'restart.db')}`
    const before = await storeAt(url)
    const first = callerOf(await sampleService({ store: before }))
    const talk = await open(first)
    await say(first, talk, { fact: 'hasPermit', value: false })
    before.close()
    const after = await storeAt(url)
    const second = callerOf(await sampleService({ store: after }))
    expect((await say(second, talk, { fact: 'rooms', value: 6 })).body).toMatchObject({
      reply: { kind: 'question', fact: 'applied' },
    })
    expect(kept.parse((await second.get(talk.url, talk.headers)).body).turns).toHaveLength(2)
    after.close()
  })

  test('holds no token, and what each turn was decided by', async () => {
    const file = join(folder, 'tokens.db')
    const store = await storeAt(`file:${file}`)
    const service = callerOf(await sampleService({ store }))
    const talk = await open(service)
    await say(service, talk, { fact: 'hasPermit', value: true })
    const [turn] = await store.turns(talk.url.split('/').at(-1) ?? '')
    expect(turn).toMatchObject({ lawHash: expect.stringMatching(/^\w+$/), machineHash: expect.stringMatching(/^\w+$/) })
    expect(turn?.calendarHash).not.toBe('')
    store.close()
    expect(statSync(file).size).toBeGreaterThan(0)
    expect(readFileSync(file).includes(talk.headers.authorization?.slice(7) ?? 'no token')).toBe(false)
  })

  test('is brought to its schema once, even by several at once, and a step that fails leaves nothing behind', async () => {
    const url = `file:${join(folder, 'migrations.db')}`
    const clients = [createClient({ url }), createClient({ url })]
    const [client] = clients
    if (client === undefined) throw new Error('no client')
    await Promise.all(clients.map((one) => migrate(one)))
    await migrate(client)
    const count = async () => (await client.execute('SELECT id FROM migrations')).rows.length
    const applied = await count()
    const faulty = { id: '9999-faulty', statements: ['CREATE TABLE half (id TEXT)', 'CREATE NONSENSE'] }
    await expect(migrate(client, [faulty])).rejects.toThrow()
    expect(await count()).toBe(applied)
    expect((await client.execute("SELECT name FROM sqlite_master WHERE name = 'half'")).rows).toEqual([])
    for (const one of clients) one.close()
  })

  test('a turn worked out from what is no longer so is not written', async () => {
    const store: Store = await storeAt()
    const state = standIn.openConversation('sample', '2026-05-04', 'en')
    await store.create({ id: 'one', tokenHash: 'hash', town: 'sample', asOf: '2026-05-04', locale: 'en', state })
    const read = await store.find('one', 'hash')
    if (read === null) throw new Error('it was just made')
    const turn = {
      input: { text: 'x' },
      turn: { understood: [], changed: [], procedure: null, reply: { kind: 'topics' as const, text: '', choices: [] } },
      lawHash: 'a',
      machineHash: null,
      calendarHash: 'b',
      clientId: null,
    }
    expect(await store.append(read, state, turn)).toBe(true)
    expect(await store.append(read, state, turn)).toBe(false)
    expect(await store.turns('one')).toHaveLength(1)
  })
})

describe('a message that is sent again', () => {
  test('is taken once under one Idempotency-Key, whatever the order in which the copies arrive', async () => {
    const call = callerOf(await sampleService())
    const { id, token } = (await call.post('/api/conversations', { town: 'sample' })).body as {
      id: string
      token: string
    }
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'first-message' }
    const sent = await Promise.all(
      [1, 2, 3].map(() => call.post(`/api/conversations/${id}/messages`, { text: 'hello there' }, headers)),
    )
    expect(new Set(sent.map((reply) => reply.text)).size).toBe(1)
    await call.post(
      `/api/conversations/${id}/messages`,
      { text: 'hello there' },
      { ...headers, 'idempotency-key': 'second' },
    )
    const { turns } = (await call.get(`/api/conversations/${id}`, headers)).body as { turns: unknown[] }
    expect(turns).toHaveLength(2)
  })
  test('something else under a key that was used is refused, and nothing is lost', async () => {
    const call = callerOf(await sampleService())
    const { id, token } = (await call.post('/api/conversations', { town: 'sample' })).body as {
      id: string
      token: string
    }
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'one-key' }
    await call.post(`/api/conversations/${id}/messages`, { text: 'hello there' }, headers)
    const other = await call.post(`/api/conversations/${id}/messages`, { text: 'something else' }, headers)
    expect(other).toMatchObject({ status: 422, body: { type: expect.stringContaining('key-used-before') } })
    const { turns } = (await call.get(`/api/conversations/${id}`, headers)).body as { turns: unknown[] }
    expect(turns).toHaveLength(1)
  })
  test('a key that is none is refused', async () => {
    const call = callerOf(await sampleService())
    const { id, token } = (await call.post('/api/conversations', { town: 'sample' })).body as {
      id: string
      token: string
    }
    const reply = await call.post(
      `/api/conversations/${id}/messages`,
      { text: 'x' },
      { authorization: `Bearer ${token}`, 'idempotency-key': 'no spaces here' },
    )
    expect(reply.status).toBe(400)
  })
})

describe('a message answered as a stream', () => {
  const open = async (service: Service) => {
    const call = callerOf(service)
    const { id, token } = (await call.post('/api/conversations', { town: 'sample' })).body as {
      id: string
      token: string
    }
    return {
      call,
      path: `/api/conversations/${id}/messages`,
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    }
  }
  const parts = (text: string): { type: string; data?: unknown; delta?: string }[] =>
    text
      .split('\n\n')
      .filter((event) => event.startsWith('data: {'))
      .map((event) => JSON.parse(event.slice(6)) as { type: string })

  test('speaks the AI SDK’s UI message stream protocol, the turn as a data part', async () => {
    const { call, path, headers } = await open(await sampleService())
    const reply = await call.post(path, { fact: 'hasPermit', value: true }, headers)
    expect(reply.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1')
    expect(reply.headers.get('content-type')).toContain('text/event-stream')
    const told = parts(reply.text)
    expect(told.map((part) => part.type)).toEqual(
      expect.arrayContaining(['start', 'data-turn', 'text-start', 'text-delta', 'text-end', 'finish']),
    )
    expect(told.find((part) => part.type === 'data-turn')?.data).toMatchObject({
      reply: { kind: 'answer', verdict: 'need-not' },
    })
    expect(
      told
        .filter((part) => part.type === 'text-delta')
        .map((part) => part.delta)
        .join(''),
    ).toContain('No permit is needed.')
    expect(reply.text).toContain('data: [DONE]')
  })
  test('tells what is wrong with the message before anything is streamed', async () => {
    const { call, path, headers } = await open(await sampleService())
    expect((await call.post(path, { text: '' }, headers)).status).toBe(400)
    expect((await call.post(path, { text: 'x' }, { ...headers, authorization: 'Bearer wrong' })).status).toBe(404)
  })
  test('a caller that hangs up leaves no turn behind', async () => {
    let go = (): void => {}
    const waiting = new Promise<void>((resolve) => {
      go = resolve
    })
    const base = await sampleService()
    const service = {
      ...base,
      converse: {
        ...base.converse,
        takeTurn: async (...args: Parameters<typeof base.converse.takeTurn>) => {
          await waiting
          return base.converse.takeTurn(...args)
        },
      },
    }
    const { call, path, headers } = await open(service)
    const stop = new AbortController()
    const sent = call
      .send('POST', path, {
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ fact: 'hasPermit', value: true }),
        signal: stop.signal,
      })
      .catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, 30))
    stop.abort()
    go()
    await sent
    await new Promise((resolve) => setTimeout(resolve, 30))
    const { turns } = (await call.get(path.replace('/messages', ''), { authorization: headers.authorization }))
      .body as { turns: unknown[] }
    expect(turns).toEqual([])
  })
})
