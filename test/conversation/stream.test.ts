import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { createApp } from '../../src/app.ts'
import { openedSchema } from '../../src/contract.ts'
import { conversingWith } from '../../src/converse/helped.ts'
import { conversing } from '../../src/converse/turn.ts'
import { warmUp } from '../../src/converse/warm.ts'
import { migrate, openStore } from '../../src/store/store.ts'
import { memoryLedger } from '../../src/understand/model/ledger.ts'
import { rules } from '../../src/understand/rules/index.ts'
import { talk as matter } from '../fixtures/talk.ts'
import { over } from '../model/sample.ts'

// Over real connections of this machine: what a browser sees.

interface Running {
  readonly base: string
  readonly stop: () => Promise<void>
}

const serve = async (converse: Parameters<typeof createApp>[0]['converse']): Promise<Running> => {
  const client = createClient({ url: ':memory:' })
  await migrate(client)
  const app = createApp({ store: openStore(client), towns, converse, today: () => '2026-06-15' })
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        if ('closeAllConnections' in server) server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

const open = async (base: string, town: string) => {
  const opened = await fetch(`${base}/api/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ town }),
  })
  const { id, token } = openedSchema.parse(await opened.json())
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const url = `${base}/api/conversations/${id}`
  const turns = async () => ((await (await fetch(url, { headers })).json()) as { turns: { input: unknown }[] }).turns
  return { url, headers, turns }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const until = async (holds: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (let i = 0; i < 200; i++) {
    if (await holds()) return true
    await wait(10)
  }
  return false
}

describe('with no model', () => {
  let running: Running
  beforeAll(async () => {
    await warmUp(towns, rules, '2026-06-15')
    running = await serve(conversing(towns, rules))
  })
  afterAll(() => running.stop())

  test.each(towns.map((town) => [town.id, town] as const))(
    '%s: the first words are there within 100 ms',
    async (id, town) => {
      const taken: number[] = []
      for (const text of town.procedures.flatMap(({ words }) => words.examples.slice(0, 1)).slice(0, 5)) {
        const { url, headers } = await open(running.base, id)
        const started = performance.now()
        const reply = await fetch(`${url}/messages`, {
          method: 'POST',
          headers: { ...headers, accept: 'text/event-stream' },
          body: JSON.stringify({ text }),
        })
        const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
        let told = ''
        while (!told.includes('"text-delta"')) {
          const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
          if (done) throw new Error(`no words: ${told}`)
          told += value
        }
        taken.push(performance.now() - started)
        await reader?.cancel()
      }
      // Whatever else the machine does meanwhile is no fault of the service's: the best of five counts.
      expect(Math.min(...taken), taken.map(Math.round).join(', ')).toBeLessThan(100)
    },
  )

  test('a message that is told by its client’s id twice is taken once, also while the first is under way', async () => {
    const { url, headers, turns } = await open(running.base, matter.town)
    const send = (key: string, text: string) =>
      fetch(`${url}/messages`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({ text }),
      }).then((reply) => reply.text())
    const text: string = matter.fee
    const [first, second, third] = await Promise.all([send('one', text), send('one', text), send('two', text)])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(await send('one', text)).toBe(first)
    expect(await turns()).toHaveLength(2)
  })

  test('messages sent at once are all taken, in the order in which they came', async () => {
    const { url, headers, turns } = await open(running.base, matter.town)
    const texts = Array.from({ length: 12 }, (_, index) => `I replace ${index + 10} percent of the septic system`)
    const sent: Promise<unknown>[] = []
    for (const text of texts) {
      sent.push(fetch(`${url}/messages`, { method: 'POST', headers, body: JSON.stringify({ text }) }))
      // Each is on its way before the next is sent; none waits for an answer.
      await wait(15)
    }
    for (const reply of await Promise.all(sent)) expect((reply as Response).status).toBe(200)
    expect((await turns()).map(({ input }) => input)).toEqual(texts.map((text) => ({ text })))
  })
})

describe('with a model that takes its time', () => {
  /** A server that never answers, and that is told when nobody waits for it any longer. */
  const slow = () => {
    let calls = 0
    let ended = 0
    const model = over(
      (_, signal) => {
        calls++
        return new Promise((_resolve, refuse) => {
          signal.addEventListener('abort', () => {
            ended++
            refuse(new Error('aborted'))
          })
        })
      },
      { timeout: 60_000 },
      { ledger: memoryLedger() },
    )
    return { model, calls: () => calls, ended: () => ended }
  }
  // So vague that the rules alone offer topics.
  const text = 'something about the old septic tank and what the neighbors told me about the field behind it'

  test.each(['application/json', 'text/event-stream'])(
    'a caller of %s that hangs up stops the work, and leaves no turn',
    async (accept) => {
      const { model, calls, ended } = slow()
      const running = await serve(conversingWith(towns, model))
      const { url, headers, turns } = await open(running.base, matter.town)
      const body = JSON.stringify({ text })
      const call = httpRequest(`${url}/messages`, {
        method: 'POST',
        headers: { ...headers, accept, 'content-length': Buffer.byteLength(body) },
      })
      call.on('error', () => {})
      call.on('response', (reply: IncomingMessage) => reply.on('error', () => {}).resume())
      call.end(body)
      expect(await until(() => calls() > 0)).toBe(true)
      expect(ended()).toBe(0)
      call.destroy()
      expect(await until(() => ended() === calls()), 'the call goes on').toBe(true)
      await wait(50)
      expect(await turns()).toEqual([])
      // The conversation goes on, and nothing of the model's is held against it.
      expect(calls()).toBe(1)
      await running.stop()
    },
  )
})
