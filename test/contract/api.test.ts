import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerSchema, openApi, operations, problemSchema, questionSchema, turnSchema } from '../../src/contract.ts'
import { sample } from '../fixtures/sample.ts'
import { type Caller, callerOf, type Reply, sampleService } from './service.ts'

const { law } = sample

let call: Caller
beforeAll(async () => {
  call = callerOf(await sampleService())
})

const EVALUATE = '/api/towns/sample/procedures/permit/evaluate'
const LARGE = { hasPermit: false, rooms: 6, applied: '2026-03-02' }

/** Checks that a reply is a problem document, and returns it. */
const problemOf = (reply: Reply, status: number) => {
  expect(reply.status, reply.text).toBe(status)
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  const document = problemSchema.parse(reply.body)
  expect(document.status).toBe(status)
  expect(document.requestId).toBe(reply.headers.get('x-request-id'))
  return document
}

describe('what there is', () => {
  test('the service says that it answers', async () => {
    expect((await call.get('/healthz')).body).toEqual({ status: 'ok', towns: 3 })
  })

  test('every answer bears out the schema that the OpenAPI document tells', async () => {
    const paths = [
      '/healthz',
      '/api/towns',
      '/api/towns/sample',
      '/api/towns/sample/procedures',
      '/api/towns/sample/procedures/permit',
      '/api/towns/sample/law',
      '/api/towns/sample/law/8.A.4',
    ]
    const gets = operations.filter(({ method, token }) => method === 'get' && token !== true)
    expect(gets).toHaveLength(paths.length)
    for (const [index, { answer }] of gets.entries()) {
      const { status, body } = await call.get(paths[index] ?? '')
      expect(status, paths[index]).toBe(200)
      // A field that the schema does not know would be left out of what is parsed.
      expect(answer.parse(body)).toEqual(body)
    }
  })

  test('a procedure tells its facts as a JSON Schema', async () => {
    const { body } = await call.get('/api/towns/sample/procedures/permit')
    expect(body).toMatchObject({
      procedure: 'sample/permit',
      kind: 'determination',
      facts: {
        type: 'object',
        additionalProperties: false,
        properties: {
          hasPermit: { type: ['boolean', 'null'] },
          rooms: { type: ['integer', 'null'], minimum: 1, maximum: 20, 'x-unit': 'bedrooms' },
          soil: { oneOf: [{ const: 'sand', title: 'Sand' }, { const: 'clay', title: 'Clay' }, { type: 'null' }] },
          applied: { type: ['string', 'null'] },
        },
      },
    })
  })

  test('a procedure is found by its last part and by its whole name', async () => {
    const short = await call.get('/api/towns/sample/procedures/permit')
    expect((await call.get('/api/towns/sample/procedures/sample%2Fpermit')).body).toEqual(short.body)
  })
})

describe('the law', () => {
  test('a provision is told verbatim, with its sentences', async () => {
    const { body } = await call.get('/api/towns/sample/law/8.A.4')
    expect(body).toMatchObject({
      ref: `${law.town}/8.A.4`,
      parent: `${law.town}/8.A`,
      children: [],
      sentences: [{ ref: `${law.town}/8.A.4#1` }],
    })
  })

  test('a sentence leads to its provision', async () => {
    const whole = await call.get('/api/towns/sample/law/8.A.4')
    expect((await call.get('/api/towns/sample/law/8.A.4%231')).body).toEqual(whole.body)
    problemOf(await call.get('/api/towns/sample/law/8.A.4%2399'), 404)
    problemOf(await call.get('/api/towns/sample/law/8.A.4%23x'), 404)
  })

  test('the state’s rules of counting time can be read too', async () => {
    expect((await call.get('/api/towns/ny/law/gcl.20')).body).toMatchObject({ ref: 'ny/gcl.20' })
  })

  test('an unknown provision names what stands around it', async () => {
    const document = problemOf(await call.get('/api/towns/sample/law/8.A.99'), 404)
    expect(document.type).toBe('/problems/unknown-provision')
    expect(document.known).toContain(`${law.town}/8.A.4`)
    expect(problemOf(await call.get('/api/towns/sample/law/nonsense'), 404).known).toContain(`${law.town}/8`)
  })

  test('a law that was read before is not sent again', async () => {
    const first = await call.get('/api/towns/sample/law/8.A.4')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    expect((await call.get('/api/towns/sample/law/8.A.4', { 'if-none-match': tag })).status).toBe(304)
  })
})

describe('evaluating', () => {
  test('asks for what is missing', async () => {
    const { body } = await call.post(EVALUATE, { facts: {} })
    const { reply } = z.object({ reply: questionSchema.strict() }).parse(body)
    expect(reply.fact).toBe('hasPermit')
    expect(reply.citations[0]?.quote).not.toBe('')
  })

  test('answers from the facts, with a deadline, a value and the sentence of law', async () => {
    const { body } = await call.post(EVALUATE, { facts: LARGE })
    const { reply } = z.object({ reply: answerSchema.strict() }).parse(body)
    expect(body).toEqual({ reply })
    expect(reply).toMatchObject({
      status: 'determined',
      verdict: 'must',
      deadlines: [{ id: 'hear', counted: '2026-05-03', date: '2026-05-04', planBy: '2026-05-01' }],
      values: [{ amount: 5, unit: 'bedrooms' }],
    })
  })

  test('what is not known leads to branches, and a day known to its month is asked for until it is declined', async () => {
    expect((await call.post(EVALUATE, { facts: { hasPermit: null, rooms: null, soil: null } })).body).toMatchObject({
      reply: { status: 'depends' },
    })
    const facts = { ...LARGE, applied: '2026-03' }
    expect((await call.post(EVALUATE, { facts })).body).toMatchObject({ reply: { kind: 'question', fact: 'applied' } })
    expect((await call.post(EVALUATE, { facts, declined: ['applied'] })).body).toMatchObject({
      reply: { kind: 'answer', deadlines: [{ date: null }] },
    })
  })

  test.each([
    ['a fact that is not asked about', { colour: 'red' }, 'facts.colour', /"hasPermit", "rooms", "soil", "applied"/],
    ['a fact named like a part of every object', { constructor: true }, 'facts.constructor', /is no fact/],
    ['a choice that is not offered', { soil: 'rock' }, 'facts.soil', /"sand", "clay"/],
    ['a number below the range', { rooms: 0 }, 'facts.rooms', /1 bedroom to 20 bedrooms/],
    ['a number above the range', { rooms: 21 }, 'facts.rooms', /1 bedroom to 20 bedrooms/],
    ['a fraction where a whole number is meant', { rooms: 2.5 }, 'facts.rooms', /whole/],
    ['a number written as text', { rooms: '6' }, 'facts.rooms', /number/],
    ['a yes written as text', { hasPermit: 'yes' }, 'facts.hasPermit', /true, false or null/],
    ['a day that does not exist', { applied: '2026-02-30' }, 'facts.applied', /calendar/],
    ['a month that does not exist', { applied: '2026-13' }, 'facts.applied', /calendar/],
    ['a day written another way', { applied: '3/2/2026' }, 'facts.applied', /calendar/],
    ['a day of a year that is a slip', { applied: '0202-03-02' }, 'facts.applied', /calendar/],
    ['a list', { rooms: [3] }, 'facts.rooms', /number/],
  ])('%s is refused, and nothing is guessed', async (_, facts, path, message) => {
    const { errors } = problemOf(await call.post(EVALUATE, { facts }), 400)
    expect(errors).toEqual([{ path, message: expect.stringMatching(message) }])
  })

  test('every fault is told at once', async () => {
    const { errors } = problemOf(await call.post(EVALUATE, { facts: { rooms: 0, soil: 'rock' }, declined: ['x'] }), 400)
    expect(errors?.map(({ path }) => path)).toEqual(['facts.rooms', 'facts.soil', 'declined.0'])
  })

  test.each(['2026-02-30', '2026-2-3', '2026-05', 'today', '', 20260504, '2026-05-04T00:00:00Z'])(
    'the day asked about cannot be %j',
    async (asOf) => {
      const { errors } = problemOf(await call.post(EVALUATE, { facts: {}, asOf }), 400)
      expect(errors?.[0]?.path).toBe('asOf')
    },
  )

  test('a field that does not belong is refused, never left out', async () => {
    expect(problemOf(await call.post(EVALUATE, { facts: {}, asof: '2026-05-04' }), 400).detail).toContain('asof')
    expect(problemOf(await call.post(EVALUATE, {}), 400).errors?.[0]?.path).toBe('facts')
    problemOf(await call.post(EVALUATE, '[]'), 400)
    problemOf(await call.post(EVALUATE, 'null'), 400)
  })

  test('time that cannot be counted stops the answer and says what is not known', async () => {
    const document = problemOf(await call.post('/api/towns/timeless/procedures/permit/evaluate', { facts: LARGE }), 422)
    expect(document).toMatchObject({ type: '/problems/unknown-time', detail: expect.stringContaining('2099') })
    expect(document.errors).toEqual([{ path: 'year', message: expect.stringContaining('2099') }])
  })
})

describe('comparing', () => {
  test('each town has one reply, and one without the procedure says so', async () => {
    const { body } = await call.post('/api/compare', { procedure: 'permit', facts: LARGE })
    expect(body).toMatchObject([
      { town: 'sample', reply: { verdict: 'must' }, reason: null },
      { town: 'bare', reply: null, reason: expect.stringContaining('no such procedure') },
      { town: 'timeless', reply: null, reason: expect.stringContaining('2099') },
    ])
    expect((await call.post('/api/compare', { procedure: 'sample/permit', facts: LARGE })).body).toEqual(body)
  })

  test('what no town has is refused', async () => {
    expect(problemOf(await call.post('/api/compare', { procedure: 'nothing', facts: {} }), 404).known).toEqual([
      'sample/permit',
      'timeless/permit',
    ])
    problemOf(await call.post('/api/compare', { procedure: 'bare/permit', facts: {} }), 404)
    expect(
      problemOf(await call.post('/api/compare', { procedure: 'permit', facts: { colour: 1 } }), 400).errors?.[0]?.path,
    ).toBe('facts.colour')
  })
})

describe('what does not fit', () => {
  test('unknown towns and procedures name the known ones', async () => {
    for (const path of ['', '/procedures', '/procedures/permit'])
      expect(problemOf(await call.get(`/api/towns/atlantis${path}`), 404).known).toEqual(['sample', 'bare', 'timeless'])
    problemOf(await call.get('/api/towns/constructor/law'), 404)
    expect(problemOf(await call.get('/api/towns/sample/procedures/x'), 404).known).toEqual(['sample/permit'])
    problemOf(await call.post('/api/towns/sample/procedures/x/evaluate', { facts: {} }), 404)
    problemOf(await call.post('/api/conversations', { town: 'atlantis' }), 404)
  })

  test('a path that leads nowhere, and a way of calling that is not for a path', async () => {
    problemOf(await call.get('/api/nowhere'), 404)
    problemOf(await call.get('/api/towns/%E0%A4%A'), 404)
    const wrong = await call.send('DELETE', '/api/towns')
    problemOf(wrong, 405)
    expect(wrong.headers.get('allow')).toBe('GET, HEAD')
    problemOf(await call.get(EVALUATE), 405)
    problemOf(await call.send('PUT', '/api/conversations', { body: '{}' }), 405)
  })

  test('a body that is no JSON, and one that is too large', async () => {
    expect(problemOf(await call.post(EVALUATE, '{"facts": '), 400).type).toBe('/problems/invalid-json')
    expect(problemOf(await call.post(EVALUATE, ''), 400).detail).toContain('empty')
    problemOf(await call.post(EVALUATE, `{"facts":{},"x":"${'x'.repeat(64 * 1024)}"}`), 413)
    const chunked = new Blob(['x'.repeat(70_000)]).stream()
    const init: RequestInit & { duplex: 'half' } = { body: chunked, duplex: 'half' }
    problemOf(await call.send('POST', EVALUATE, init), 413)
  })

  test('what goes wrong inside is told to the log, not to the caller', async () => {
    const told: unknown[] = []
    const broken = await sampleService({ log: (...what) => told.push(what) })
    const store = { ...broken.store, create: () => Promise.reject(new Error('secret detail')) }
    const reply = await callerOf({ ...broken, store }).post('/api/conversations', { town: 'sample' })
    expect(problemOf(reply, 500).type).toBe('/problems/fault')
    expect(reply.text).not.toContain('secret')
    expect(told).toHaveLength(1)
    const silent = { ...broken.store, ping: () => Promise.reject(new Error('gone')) }
    problemOf(await callerOf({ ...broken, store: silent }).get('/healthz'), 503)
  })

  test('the kinds of problem can be looked up', async () => {
    expect((await call.get('/problems/unknown-town')).status).toBe(200)
    problemOf(await call.get('/problems/toString'), 404)
  })
})

describe('headers', () => {
  test('any site may call the API, and no answer can be mistaken for a page', async () => {
    const { headers } = await call.get('/api/towns', { origin: 'https://widget.example' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const preflight = await call.send('OPTIONS', EVALUATE, {
      headers: {
        origin: 'https://widget.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  })
})

describe('the OpenAPI document', () => {
  test('tells every call, and points only at schemas that it holds', async () => {
    const { body } = await call.get('/openapi.json')
    expect(body).toEqual(JSON.parse(JSON.stringify(openApi())))
    const { paths, components, openapi } = z
      .object({
        openapi: z.string(),
        paths: z.record(z.string(), z.record(z.string(), z.unknown())),
        components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
      })
      .parse(body)
    expect(openapi).toBe('3.1.0')
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(operations.length)
    const refs = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
    expect(refs.length).toBeGreaterThan(10)
    for (const ref of refs) {
      expect(ref).toMatch(/^#\/components\/schemas\//)
      expect(components.schemas).toHaveProperty(ref.replace('#/components/schemas/', ''))
    }
    expect(JSON.stringify(body)).not.toContain('"$defs"')
    for (const [id, schema] of Object.entries(components.schemas)) expect(schema, id).not.toHaveProperty('$ref')
    expect(components.schemas.Opening).toMatchObject({ required: ['town'], additionalProperties: false })
    expect(components.schemas).toHaveProperty('Turn')
    expect(turnSchema.meta()?.id).toBe('Turn')
  })
})
