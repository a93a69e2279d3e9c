/** Faults seen at OpenAI-compatible servers, each played by a server on this machine. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ModelSettings } from '../../src/understand/model/index.ts'
import { openAiServer } from '../../src/understand/model/server.ts'
import { rules } from '../../src/understand/rules/index.ts'
import {
  type Behaviour,
  chunk,
  completion,
  events,
  hangs,
  type OpenAi,
  refuses,
  says,
  sends,
  startOpenAi,
} from './openai.ts'
import { facts, over, reading, settings } from './sample.ts'

const message = 'Dish water only goes in. Last year we built our new garage right over the tank.'
const quote = 'built our new garage right over the tank'
const reply = JSON.stringify({
  facts: { garage: { value: true, quote }, kitchen: null, wellDistance: null, closing: null },
})

let server: OpenAi
beforeAll(async () => {
  server = await startOpenAi()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.calls.length = 0
})

/** Reads the message with a fresh understanding over the server, and says how long it took. */
const readWith = async (behave: Behaviour, more: Partial<ModelSettings> = {}) => {
  server.behave = behave
  const log: string[] = []
  const used = { ...settings, baseUrl: server.baseUrl, timeout: 1500, ...more }
  const understanding = over(openAiServer(used), used, { log: (what) => log.push(what) })
  const started = performance.now()
  const read = await understanding.read(message, facts, reading)
  return { read, log, took: performance.now() - started, understanding }
}

const byRules = await rules.read(message, facts, reading)
const helped = [...byRules, { fact: 'garage', value: true, evidence: quote }]

const ways: readonly Partial<ModelSettings>[] = [
  { api: 'chat', stream: false },
  { api: 'chat', stream: true },
  { api: 'responses', stream: false },
  { api: 'responses', stream: true },
]

const toolCall = (name: string, args: string) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id: 't1', type: 'function', function: { name, arguments: args } }],
})

describe.each(ways)('%j', (way) => {
  test('a server that keeps to the protocol helps', async () => {
    const { read, log } = await readWith(says(reply), way)
    expect(log).toEqual([])
    expect(read).toEqual(helped)
    expect(server.calls).toHaveLength(1)
    expect(server.calls[0]?.path).toBe(way.api === 'chat' ? '/v1/chat/completions' : '/v1/responses')
  })

  test.each<[string, string]>([
    ['fenced', `\`\`\`json\n${reply}\n\`\`\``],
    ['with prose around it', `Of course! Here you are:\n\n${reply}\n\nLet me know {anything} else.`],
    ['as a list', JSON.stringify({ facts: [{ name: 'garage', value: 'true', quote }] })],
    [
      'with a schema ignored',
      JSON.stringify({ thoughts: 'none', facts: { garage: { value: true, quote, sure: 1 } }, verdict: 'must' }),
    ],
  ])('JSON %s is read', async (_, text) => {
    expect((await readWith(says(text), way)).read).toEqual(helped)
  })

  test.each<[string, Behaviour]>([
    ['truncated JSON', says(reply.slice(0, -4), 'length')],
    ['white space until the limit', says(' \n'.repeat(4000), 'length')],
    ['white space after a beginning', says(`{"facts":${' \n'.repeat(4000)}`, 'length')],
    ['nothing', says('')],
    ['another language', says('El mensaje dice que construyeron un garaje.')],
    ['keys in another language', says(JSON.stringify({ hechos: { garaje: { valor: true, cita: quote } } }))],
    [
      'quotes in another language',
      says(JSON.stringify({ facts: { garage: { value: true, quote: 'construimos el garaje' } } })),
    ],
    ['a page', sends('text/html', '<html><body>Bad gateway</body></html>')],
    ['JSON of another kind', sends('application/json', '{"hello":"world"}')],
    ['half of JSON', sends('application/json', '{"id":"c1","choices":[{"index":0,"mess')],
    ['a redirect', (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
    ['400', refuses(400)],
    ['401', refuses(401)],
    ['403', refuses(403)],
    ['404', refuses(404)],
    ['a page with 502', sends('text/html', '<html>', 502)],
    ['a connection cut', (_, response) => void response.destroy()],
    [
      'half a stream',
      (_, response) => {
        events(response, [chunk({ role: 'assistant', content: reply.slice(0, 30) })], false)
        setTimeout(() => response.destroy(), 20)
      },
    ],
    [
      'a stream that ends without an end',
      (_, response) => events(response, [chunk({ role: 'assistant', content: reply.slice(0, 30) })]),
    ],
    ['far too much', sends('application/json', `{"a":"${'x'.repeat(400_000)}"}`)],
  ])('%s leaves what the rules read', async (_, behave) => {
    const { read } = await readWith(behave, { ...way, timeout: 400 })
    expect(read).toEqual(byRules)
  })

  test.each([429, 500, 503])('%i is tried again, and help comes late', async (status) => {
    let count = 0
    const { read } = await readWith((call, response) => {
      count++
      return (count < 3 ? refuses(status, 'later', { 'retry-after': '0.01' }) : says(reply))(call, response)
    }, way)
    expect(read).toEqual(helped)
    expect(count).toBe(3)
  })

  test('429 for good is given up', async () => {
    const { read } = await readWith(refuses(429, 'later', { 'retry-after': '0.01' }), way)
    expect(read).toEqual(byRules)
    expect(server.calls).toHaveLength(3)
  })

  test('a wait longer than there is time is not begun', async () => {
    const { read, took } = await readWith(refuses(429, 'later', { 'retry-after': '3600' }), way)
    expect(read).toEqual(byRules)
    expect(server.calls).toHaveLength(1)
    expect(took).toBeLessThan(1000)
  })

  test('a server that hangs is left in time', async () => {
    const { read, took } = await readWith(hangs, { ...way, timeout: 150 })
    expect(read).toEqual(byRules)
    expect(took).toBeLessThan(1000)
  })

  test('a stream that hangs is left in time', async () => {
    const { read, took } = await readWith(
      (_, response) => events(response, [chunk({ role: 'assistant', content: '{' })], false),
      { ...way, timeout: 150 },
    )
    expect(read).toEqual(byRules)
    expect(took).toBeLessThan(1000)
  })

  test('a schema that is refused is left out, from then on', async () => {
    const behave: Behaviour = (call, response) =>
      (call.schema === undefined
        ? says(reply)
        : refuses(400, "'response_format' of type 'json_schema' is not supported"))(call, response)
    const { read, understanding } = await readWith(behave, way)
    expect(read).toEqual(helped)
    expect(server.calls).toHaveLength(2)
    await understanding.read(`${message} Thank you very much.`, facts, reading)
    expect(server.calls).toHaveLength(3)
  })
})

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
})
/** What a strict server says of a schema; null where it has nothing to say. */
const complaint = (schema: unknown): string | null => {
  if (typeof schema !== 'object' || schema === null) return null
  if (Array.isArray(schema)) return schema.map(complaint).find((one) => one !== null) ?? null
  if ('type' in schema && schema.type === 'object') {
    const read = objectSchema.safeParse(schema)
    if (!read.success) return "'additionalProperties' is required to be supplied and to be false"
    if (Object.keys(read.data.properties).some((key) => !read.data.required.includes(key)))
      return "'required' is required to be supplied and to be an array including every key in properties"
  }
  return (
    Object.values(schema)
      .map(complaint)
      .find((one) => one !== null) ?? null
  )
}

test.each(ways)('a server whose `required must include every key` is content: %j', async (way) => {
  const { read } = await readWith((call, response) => {
    const fault = complaint(call.schema)
    return (call.schema !== undefined && fault === null ? says(reply) : refuses(400, fault ?? 'no schema'))(
      call,
      response,
    )
  }, way)
  expect(read).toEqual(helped)
  expect(server.calls).toHaveLength(1)
})

test.each([true, false])(
  'no /responses there: chat completions are taken, from then on (stream: %j)',
  async (stream) => {
    const behave: Behaviour = (call, response) =>
      (call.path.endsWith('/responses') ? refuses(404, 'Not Found') : says(reply))(call, response)
    const { read, understanding } = await readWith(behave, { api: 'responses', stream })
    expect(read).toEqual(helped)
    await understanding.read(`${message} Thank you very much.`, facts, reading)
    expect(server.calls.map(({ path }) => path.slice(4))).toEqual(['responses', 'chat/completions', 'chat/completions'])
  },
)

describe('tools, of which none are offered', () => {
  const streamed =
    (rows: readonly unknown[]): Behaviour =>
    (_, response) =>
      events(response, [
        chunk({ role: 'assistant', content: null }),
        ...rows.map((row) => chunk({ tool_calls: [row] })),
        chunk({}, 'tool_calls'),
      ])
  test.each<[string, boolean, Behaviour]>([
    [
      'a name never offered',
      false,
      (_, r) =>
        void sends('application/json', JSON.stringify(completion(toolCall('decide', reply), 'tool_calls')))(_, r),
    ],
    [
      'empty arguments',
      false,
      (_, r) => void sends('application/json', JSON.stringify(completion(toolCall('facts', ''), 'tool_calls')))(_, r),
    ],
    [
      'a name never offered, streamed',
      true,
      streamed([{ index: 0, id: 't', type: 'function', function: { name: 'decide', arguments: reply } }]),
    ],
    [
      'a late type',
      true,
      streamed([
        { index: 0, id: 't', function: { name: 'facts', arguments: '' } },
        { index: 0, type: 'function', function: { arguments: reply } },
      ]),
    ],
    ['no type', true, streamed([{ index: 0, id: 't', function: { name: 'facts', arguments: reply } }])],
    [
      'an empty type and empty arguments',
      true,
      streamed([{ index: 0, id: 't', type: '', function: { name: 'facts', arguments: '' } }]),
    ],
  ])('%s', async (_, stream, behave) => {
    const { read } = await readWith(behave, { stream })
    expect(read).toEqual(byRules)
  })
})

test('nothing is said of an error but what it is', async () => {
  const { log } = await readWith(refuses(400, `I do not understand: ${message}`))
  expect(log).toEqual(['The language model was of no use: the server answered 400'])
})

test('a server that is not there is given up', async () => {
  const { read } = await readWith(says(reply), { baseUrl: 'http://127.0.0.1:1/v1' })
  expect(read).toEqual(byRules)
})
