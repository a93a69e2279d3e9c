/** What a model may cost and how long it may take; how it is turned off; what leaves for it. */
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { moduleOf, readPrompts } from '../../prompts/generate.ts'
import { openedSchema } from '../../src/contract.ts'
import { createService, modelOf } from '../../src/service.ts'
import { modelSettings, readSettings, SettingsError } from '../../src/settings.ts'
import { migrate, openStore } from '../../src/store/store.ts'
import { databaseLedger, memoryLedger } from '../../src/understand/model/ledger.ts'
import { prompts } from '../../src/understand/model/prompts.generated.ts'
import type { Server } from '../../src/understand/model/server.ts'
import { type OpenAi, refuses, says, startOpenAi } from './openai.ts'
import { facts, over, reading } from './sample.ts'

const counting = (act: (count: number) => Promise<string>): { server: Server; count: () => number } => {
  let calls = 0
  return { server: async () => ({ text: await act(++calls), tokens: 100 }), count: () => calls }
}
const fine = () => counting(async () => '{"facts":{}}')
const failing = () =>
  counting(async () => {
    throw new Error('no')
  })
const message = (index: number): string => `This is what I have to tell you, number ${index} of many messages`

describe('the budget', () => {
  test('of a conversation holds, in calls and in tokens', async () => {
    for (const conversation of [
      { calls: 3, tokens: 1e9 },
      { calls: 1e9, tokens: 300 },
    ]) {
      const { server, count } = fine()
      const understanding = over(server, { conversation })
      let spent = { calls: 0, tokens: 0 }
      for (let i = 0; i < 8; i++) {
        const reader = understanding.forMessage(spent)
        await reader.read(message(i), facts, reading)
        spent = reader.spent()
      }
      expect(count()).toBe(3)
      expect(spent).toEqual({ calls: 3, tokens: 300 })
    }
  })

  test.each([
    { calls: 4, tokens: 1e9 },
    { calls: 1e9, tokens: 400 },
  ])('of a day holds over all conversations: %j', async (day) => {
    const client = createClient({ url: ':memory:' })
    await migrate(client)
    for (const ledger of [memoryLedger(), databaseLedger(client)]) {
      const { server, count } = fine()
      const understanding = over(server, { day }, { ledger })
      for (let i = 0; i < 9; i++) await understanding.read(message(i), facts, reading)
      expect(count()).toBe(4)
    }
  })

  test('of a day begins anew with the next', async () => {
    const client = createClient({ url: ':memory:' })
    await migrate(client)
    const ledger = databaseLedger(client)
    const limits = { calls: 1, tokens: 10 }
    expect([await ledger.book('2026-01-01', limits), await ledger.book('2026-01-01', limits)]).toEqual([true, false])
    expect(await ledger.book('2026-01-02', limits)).toBe(true)
  })
})

test('the switch works without a restart, in every process over the database', async () => {
  const client = createClient({ url: ':memory:' })
  await migrate(client)
  const { server, count } = fine()
  const understanding = over(server, {}, { ledger: databaseLedger(client) })
  const elsewhere = databaseLedger(client)
  await understanding.read(message(1), facts, reading)
  await elsewhere.set(false)
  expect(await elsewhere.isOn()).toBe(false)
  await understanding.read(message(2), facts, reading)
  expect(count()).toBe(1)
  await elsewhere.set(true)
  await understanding.read(message(3), facts, reading)
  expect(count()).toBe(2)
})

test('a database that does not answer leaves the rules', async () => {
  const { server, count } = fine()
  const broken = databaseLedger({ execute: async () => Promise.reject(new Error('gone')) })
  await over(server, {}, { ledger: broken }).read(message(1), facts, reading)
  expect(count()).toBe(0)
})

test('a server that keeps failing is left alone, then tried again', async () => {
  let time = 0
  const { server, count } = failing()
  const understanding = over(server, {}, { now: () => time })
  for (let i = 0; i < 20; i++) await understanding.read(message(i), facts, reading)
  expect(count()).toBe(5)
  time += 31_000
  for (let i = 20; i < 30; i++) await understanding.read(message(i), facts, reading)
  expect(count()).toBe(6)
  time += 31_000
  await understanding.read(message(31), facts, reading)
  expect(count()).toBe(6)
  time += 31_000
  await understanding.read(message(32), facts, reading)
  expect(count()).toBe(7)
})

test('one message waits once, however much is to be read for it', async () => {
  const { server, count } = counting(() => new Promise(() => {}))
  const reader = over(server, { timeout: 60 }).forMessage({ calls: 0, tokens: 0 })
  const started = performance.now()
  for (let i = 0; i < 5; i++) await reader.read(message(i), facts, reading)
  expect(count()).toBe(1)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('a message that is read again is not asked about again', async () => {
  const { server, count } = fine()
  const understanding = over(server)
  for (let i = 0; i < 5; i++) await understanding.read(message(1), facts, reading)
  expect(count()).toBe(1)
})

test('a message that the rules have read whole is not asked about', async () => {
  const { server, count } = fine()
  await over(server).read('no', facts, { ...reading, asked: 'garage' })
  expect(count()).toBe(0)
})

describe('the settings', () => {
  test('ask for no model unless a key or a server is set', () => {
    expect(modelSettings(readSettings({}))).toBeNull()
    expect(modelSettings(readSettings({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1/' }))).toMatchObject({
      baseUrl: 'http://127.0.0.1:1/v1',
      api: 'chat',
      stream: false,
      timeout: 6000,
    })
    expect(
      modelSettings(
        readSettings({ OPENAI_API_KEY: 'k', OPENAI_API: 'responses', OPENAI_STREAM: 'on', OPENAI_CALLS_PER_DAY: '7' }),
      ),
    ).toMatchObject({ apiKey: 'k', api: 'responses', stream: true, day: { calls: 7 } })
  })
  test.each([{ OPENAI_API: 'assistants' }, { OPENAI_STREAM: 'yes' }, { OPENAI_TIMEOUT_MS: '6s' }])(
    '%j stops',
    (env) => {
      expect(() => readSettings(env)).toThrow(SettingsError)
    },
  )
})

test('the prompts that are sent are those of the folder', () => {
  expect(moduleOf(readPrompts(new URL('../../prompts/', import.meta.url).pathname))).toContain(
    JSON.stringify(prompts, null, 2),
  )
})

describe('through the service', () => {
  let server: OpenAi
  beforeAll(async () => {
    server = await startOpenAi()
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.calls.length = 0
  })

  const talk = async (text: string) => {
    const client = createClient({ url: ':memory:' })
    await migrate(client)
    const settings = readSettings({ OPENAI_BASE_URL: server.baseUrl, OPENAI_API_KEY: 'key-of-the-server' })
    const app = createService(openStore(client), modelOf(settings, client))
    const call = async (path: string, body: unknown, token = ''): Promise<unknown> => {
      const response = await app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      })
      expect(response.status).toBeLessThan(300)
      return response.json()
    }
    const opened = openedSchema.parse(await call('/api/conversations', { town: towns[0]?.id, asOf: '2026-06-15' }))
    const turn = await call(`/api/conversations/${opened.id}/messages`, { text }, opened.token)
    const { rows } = await client.execute('SELECT turn FROM turns')
    return { opened, turn, stored: String(rows[0]?.turn) }
  }
  // So vague that the rules offer topics, with all that must not leave.
  const text =
    'septic question for 1420 Old Mill Road: my tank and my leach field. Call 585-555-0134 or write pat.doe@example.org'

  test('only the message leaves, masked, and never an id or a token', async () => {
    server.behave = says('{"topic":null,"facts":{}}')
    const { opened } = await talk(text)
    expect(server.calls.length).toBeGreaterThan(0)
    for (const { text: sent, headers, path } of server.calls) {
      const all = `${path} ${sent} ${JSON.stringify(headers)}`
      for (const secret of [opened.id, opened.token, '1420', 'Old Mill', '0134', 'pat.doe', 'example.org'])
        expect(all).not.toContain(secret)
      expect(headers.authorization).toBe('Bearer key-of-the-server')
    }
  })

  test('a turn that was read with a model keeps which prompts it was read with', async () => {
    server.behave = says('{"topic":null,"facts":{}}')
    const { stored } = await talk(text)
    const { prompts: kept } = z.object({ prompts: z.string() }).parse(JSON.parse(stored))
    expect(kept).toContain(`procedure@${prompts.procedure.hash}`)
  })

  test('of a model that fails a person sees nothing', async () => {
    server.behave = refuses(500, 'the model fell over')
    const { turn, stored } = await talk(text)
    expect(JSON.stringify(turn)).not.toMatch(/model|fell over|error/i)
    expect(stored).not.toContain('prompts')
  })
})
