/** A language changes the words of an evaluation and of a comparison, and nothing else. */
import { beforeAll, expect, test } from 'vitest'
import { operations, problemSchema } from '../../src/contract.ts'
import { type Caller, callerOf, sampleService } from './service.ts'

const EVALUATE = '/api/towns/sample/procedures/permit/evaluate'
const evaluated = operations.find(({ path }) => path.endsWith('/evaluate'))?.answer
const LARGE = { hasPermit: false, rooms: 6, applied: '2026-03-02' }

let call: Caller
beforeAll(async () => {
  call = callerOf(await sampleService())
})

test('an evaluation is told in the language asked for, in the published shape', async () => {
  const { body: english } = await call.post(EVALUATE, { facts: LARGE })
  const { body: spanish, status } = await call.post(EVALUATE, { facts: LARGE, language: 'es' })
  expect(status).toBe(200)
  expect(evaluated?.parse(spanish)).toEqual(spanish)
  const { citations, machine, law } = (english as { reply: Record<string, unknown> }).reply
  expect(spanish).toMatchObject({
    reply: {
      status: 'determined',
      verdict: 'must',
      citations,
      machine,
      law,
      disclaimer: expect.stringContaining('información legal'),
    },
  })
  expect((await call.post(EVALUATE, { facts: LARGE, language: 'en' })).body).toEqual(english)
})

test('a question has its choices in the language', async () => {
  const { body } = await call.post(EVALUATE, { facts: {}, language: 'es' })
  expect(body).toMatchObject({ reply: { choices: [{ label: 'Sí' }, { label: 'No' }, { label: 'No lo sé' }] } })
})

test('time that cannot be counted is told in the language too', async () => {
  const { status, body } = await call.post('/api/towns/timeless/procedures/permit/evaluate', {
    facts: LARGE,
    language: 'es',
  })
  expect(status).toBe(422)
  expect(problemSchema.parse(body).detail).toContain('No se puede contar')
})

test('a comparison says in the language which town has nothing to compare', async () => {
  const { body } = await call.post('/api/compare', { procedure: 'permit', facts: LARGE, language: 'es' })
  expect(body).toMatchObject([
    { town: 'sample', reply: { verdict: 'must' } },
    { town: 'bare', reason: expect.stringContaining('no tiene este tema') },
    { town: 'timeless', reason: expect.stringContaining('No se puede contar') },
  ])
})

test('a language that there is not is refused by name', async () => {
  const { status, body } = await call.post(EVALUATE, { facts: LARGE, language: 'fr' })
  expect(status).toBe(400)
  expect(problemSchema.parse(body).errors?.[0]?.path).toBe('language')
})
