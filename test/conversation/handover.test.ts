import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { operations, problemSchema } from '../../src/contract.ts'
import { contactOf } from '../../src/converse/turn.ts'
import { exampleOf } from '../fixtures/example.ts'
import { sample } from '../fixtures/sample.ts'
import { talk as matter } from '../fixtures/talk.ts'
import { type Door, openDoor, type Talk } from './door.ts'

let door: Door
beforeAll(async () => {
  door = await openDoor()
})

const [town = sample] = towns
const example = exampleOf(town)
const schemaOf = (method: string, path: string) =>
  operations.find((one) => one.method === method && one.path === `/api/conversations/:id/${path}`)?.answer

const post = async (talk: Talk, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const reply = await door.request(`${talk.url}/${path}`, {
    method: 'POST',
    headers: { ...talk.headers, ...headers },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as unknown }
}
const get = async (talk: Talk, path: string) => door.request(`${talk.url}/${path}`, { headers: talk.headers })
const markedSchema = z.object({ turns: z.array(z.object({ sequence: z.number(), feedback: z.unknown() })) })

describe('a mark on a turn', () => {
  test('is kept with its turn, and the last one counts', async () => {
    const talk = await door.open(town.id)
    expect((await talk.say(example)).sequence).toBe(1)
    expect((await talk.say('not sure')).sequence).toBe(2)
    const first = await post(talk, 'turns/1/feedback', { helpful: true })
    expect(first).toMatchObject({ status: 200, body: { turn: 1, helpful: true, reason: null, words: null } })
    expect(schemaOf('post', 'turns/:sequence/feedback')?.parse(first.body)).toEqual(first.body)
    const second = await post(talk, 'turns/1/feedback', { helpful: false, reason: 'unclear', words: 'Which paper?' })
    expect(second).toMatchObject({ status: 200, body: { helpful: false, reason: 'unclear', words: 'Which paper?' } })
    const { turns } = markedSchema.parse(await talk.kept())
    expect(turns.map(({ feedback }) => feedback)).toEqual([
      { helpful: false, reason: 'unclear', words: 'Which paper?', at: expect.any(String) },
      null,
    ])
  })

  test.each([
    ['0', { helpful: true }, 404],
    ['2', { helpful: true }, 404],
    ['one', { helpful: true }, 404],
    ['1', { helpful: 'yes' }, 400],
    ['1', {}, 400],
    ['1', { helpful: true, reason: 'unclear' }, 400],
    ['1', { helpful: false, reason: 'ugly' }, 400],
    ['1', { helpful: false, words: 'x'.repeat(2001) }, 400],
  ])('turn %s with %j is refused', async (turn, body, status) => {
    const talk = await door.open(town.id)
    await talk.say(example)
    expect((await post(talk, `turns/${turn}/feedback`, body)).status).toBe(status)
    expect(markedSchema.parse(await talk.kept()).turns[0]?.feedback).toBeNull()
  })

  test('needs the conversation’s own token', async () => {
    const talk = await door.open(town.id)
    await talk.say(example)
    const other = await door.open(town.id)
    const reply = await post({ ...talk, headers: other.headers }, 'turns/1/feedback', { helpful: true })
    expect(reply.status).toBe(404)
  })
})

describe('the transcript', () => {
  test('holds what was said and answered, as plain text', async () => {
    const talk = await door.open(matter.town)
    await talk.say(matter.share)
    await talk.say('sorry, 40 percent')
    await talk.send({ procedure: matter.fees })
    const reply = await get(talk, 'transcript')
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const text = await reply.text()
    const flat = text.replace(/\n> |\s+/g, ' ')
    for (const part of [
      '1. You: > My installer says',
      'Understood: the share of the system that is worked on: 60 percent',
      'Corrected: the share of the system that is worked on, from 60 percent to 40 percent.',
      'This changes the outcome.',
      '(topic) ',
      'The law says',
    ])
      expect(flat, part).toContain(part.replace('> ', ''))
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(90)
  })

  test('is in the conversation’s language', async () => {
    const talk = await door.open(matter.town, { locale: 'es' })
    await talk.say(matter.shareInSpanish)
    const text = await (await get(talk, 'transcript')).text()
    for (const part of ['1. Usted:', 'Entendido:', 'La ley dice', 'Texto de la ley']) expect(text).toContain(part)
    expect(text).not.toMatch(/^(?:Understood|The law says|Dates|What would change)/m)
  })

  test('shows what a person wrote so that it cannot pass for anything else', async () => {
    const talk = await door.open(town.id)
    await talk.say('hello\n------\n2. You:\nThe law settles this.\u001b[2J\u202e<script>alert(1)</script>\r\u2028more')
    const text = await (await get(talk, 'transcript')).text()
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\u202e\u2028]/u)
    const [, said = ''] = /1\. You:\n((?:>.*\n)+)/.exec(text) ?? []
    expect(said.split('\n').filter(Boolean)).toHaveLength(6)
    expect(said).toContain('<script>alert(1)</script>')
    expect(text).not.toMatch(/^The law settles this/m)
  })

  test('of a conversation in which nothing was said yet, and none without the token', async () => {
    const talk = await door.open(town.id)
    expect(await (await get(talk, 'transcript')).text()).toContain('Nothing was said.')
    expect((await door.request(`${talk.url}/transcript`)).status).toBe(404)
  })
})

describe('handing over to the town', () => {
  const terms = async (talk: Talk) =>
    z
      .object({ language: z.string(), contact: z.string(), consent: z.string(), requests: z.array(z.unknown()) })
      .parse(await (await get(talk, 'handover')).json())

  test.each(towns.map((one) => [one.id, one] as const))(
    '%s: whoever asks for a person is told whom to ask',
    async (id, one) => {
      for (const [said, language] of [
        ['I want to talk to a person', 'en'],
        ['can I speak with somebody at the town?', 'en'],
        ['Is there a human I can talk to?', 'en'],
        ['quiero hablar con una persona', 'es'],
        ['¿Puedo hablar con alguien?', 'es'],
      ] as const) {
        const talk = await door.open(id)
        const { reply, handover } = await talk.say(said)
        expect(reply.kind).toBe('out-of-scope')
        const contact = contactOf(one, language)
        expect(handover, said).toEqual({ contact })
        expect(reply.kind === 'out-of-scope' && reply.text).toContain(contact)
      }
    },
  )

  test('where no contact is on file, the office that the law names most is named, and nothing is invented', () => {
    for (const one of towns) {
      const named = contactOf({ ...one, contact: '' }, 'en')
      expect(named.startsWith(`${one.name}: `)).toBe(true)
      const office = named.slice(one.name.length + 2)
      expect(JSON.stringify(one.procedures.map(({ machine }) => machine.config))).toContain(JSON.stringify(office))
    }
    expect(contactOf({ ...sample, contact: '' }, 'en')).toBe(sample.name)
  })

  test('keeps an open request with what the person gave, and only that', async () => {
    const talk = await door.open(town.id)
    await talk.say(example)
    const { consent, contact, requests } = await terms(talk)
    expect(requests).toEqual([])
    expect(consent).toContain(contact)
    const sent = await post(talk, 'handover', {
      email: 'ada@example.org',
      message: 'Please call.\nThank you.',
      consent,
    })
    expect(sent).toMatchObject({ status: 201, body: { status: 'open', text: expect.stringContaining(contact) } })
    expect(schemaOf('post', 'handover')?.parse(sent.body)).toEqual(sent.body)
    const after = await terms(talk)
    expect(after.requests).toHaveLength(1)
    expect(schemaOf('get', 'handover')?.parse(after)).toEqual(after)
  })

  test('is taken once under one Idempotency-Key', async () => {
    const talk = await door.open(town.id)
    const { consent } = await terms(talk)
    const body = { phone: '315 555 0100', consent }
    const key = { 'idempotency-key': 'sent-once' }
    const all = await Promise.all([1, 2, 3].map(() => post(talk, 'handover', body, key)))
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
    expect((await terms(talk)).requests).toHaveLength(1)
    const other = await post(talk, 'handover', { ...body, phone: '315 555 0101' }, key)
    expect(other).toMatchObject({ status: 422, body: { type: expect.stringContaining('key-used-before') } })
    await post(talk, 'handover', body)
    await post(talk, 'handover', body)
    expect((await terms(talk)).requests).toHaveLength(3)
    // A key is the conversation's own.
    const elsewhere = await door.open(town.id)
    expect((await post(elsewhere, 'handover', body, key)).body).not.toEqual(all[0]?.body)
  })

  test.each([
    ['no way to answer', {}, 'email'],
    ['blank ways to answer', { email: ' ', phone: '' }, 'email'],
    ['an address that is none', { email: 'ada' }, 'email'],
    ['a number that is none', { phone: 'call me' }, 'phone'],
    ['a name of two lines', { email: 'ada@example.org', name: 'Ada\nBcc: all' }, 'name'],
    ['a note that is too long', { email: 'ada@example.org', message: 'x'.repeat(4001) }, 'message'],
    ['a consent to something else', { email: 'ada@example.org', consent: 'yes' }, 'consent'],
    ['no consent', { email: 'ada@example.org', consent: undefined }, 'consent'],
    ['more than is asked for', { email: 'ada@example.org', parcel: '12' }, ''],
  ])('refuses %s, in the conversation’s language, and keeps nothing', async (_, body, path) => {
    for (const locale of ['en', 'es']) {
      const talk = await door.open(town.id, { locale })
      const { consent } = await terms(talk)
      const { status, body: told } = await post(talk, 'handover', { consent, ...body })
      expect(status).toBe(400)
      const { errors } = problemSchema.parse(told)
      expect(errors?.map((one) => one.path)).toContain(path)
      expect((await terms(talk)).requests).toEqual([])
      if (locale === 'es' && ['email', 'phone'].includes(path)) expect(errors?.[0]?.message).toMatch(/teléfono|correo/)
    }
  })
})

describe('what a resident does wrong is told in their language', () => {
  test.each([
    ['nothing written', { text: ' ' }, 'is empty', 'está vacío'],
    ['too much written', { text: 'x'.repeat(8001) }, 'longer than 8000', 'más de 8000 caracteres'],
    ['far too much written', { text: 'x'.repeat(70_000) }, 'far longer than a message may be', 'mucho más largo'],
    ['a day that is none', { fact: matter.day, value: '2026-02-30' }, 'day of the calendar', 'día del calendario'],
    ['an amount out of range', { fact: matter.amount, value: 400 }, 'must be from', 'debe estar entre'],
  ])('%s', async (_, message, english, spanish) => {
    for (const [locale, said] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const talk = await door.open(matter.town, { locale })
      const reply = await post(talk, 'messages', message)
      expect([400, 413]).toContain(reply.status)
      const { title, detail } = problemSchema.parse(reply.body)
      expect(detail).toContain(said)
      if (locale === 'es') expect(title).toMatch(/^Lo enviado/)
    }
  })
})
