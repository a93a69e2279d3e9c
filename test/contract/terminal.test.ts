import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { turnSchema } from '../../src/contract.ts'
import { messageOf, run, turnText, wrap } from '../../src/terminal.ts'
import { sample } from '../fixtures/sample.ts'
import { callerOf, sampleService } from './service.ts'

const [town] = towns
const [procedure] = town?.procedures ?? []
const id = town?.id ?? ''
const example = procedure?.words.examples[0] ?? ''

const runWith = async (args: readonly string[], lines: readonly string[] = []) => {
  let out = ''
  let err = ''
  const code = await run({
    args,
    input: Readable.from(lines.map((line) => `${line}\n`)),
    out: (text) => (out += text),
    err: (text) => (err += text),
    tty: false,
    paper: { width: 72, colour: false },
  })
  return { code, out, err }
}

describe('a conversation in the terminal', () => {
  test('a call that is wrong is told how to be right', async () => {
    for (const args of [[], ['atlantis', 'hello'], [id, '--nonsense'], [id, '--as-of', '2026-02-30']]) {
      const { code, err, out } = await runWith(args)
      expect(code).toBe(2)
      expect(err).toContain('npm run ask --')
      expect(out).toBe('')
    }
    expect(await runWith(['--help'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--as-of') })
  })

  test('goes on while there are lines', async () => {
    const { code, out } = await runWith([id, example, '--as-of', '2026-05-04'], ["I don't know", "I don't know"])
    expect(code).toBe(0)
    expect(out.split("> I don't know")).toHaveLength(3)
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(72)
  })

  test('prints turns as JSON', async () => {
    const { out } = await runWith([id, '--json'], [example, 'no'])
    const turns = out
      .trim()
      .split('\n')
      .map((line) => turnSchema.parse(JSON.parse(line)))
    expect(turns).toHaveLength(2)
  })

  test('a message that is refused is told, and the conversation goes on', async () => {
    const { code, err, out } = await runWith([id], ['x'.repeat(9000)])
    expect(code).toBe(1)
    expect(err).toContain('8000')
    expect(out).not.toContain('Understood')
    expect((await runWith([id], ['x'.repeat(9000), example])).code).toBe(0)
  })

  test('a number picks a choice that was offered, and is words elsewhere', async () => {
    const call = callerOf(await sampleService())
    const asked = async (facts: unknown) =>
      z
        .object({ reply: turnSchema.shape.reply })
        .parse((await call.post('/api/towns/sample/procedures/permit/evaluate', { facts })).body).reply
    const yesNo = await asked({})
    expect(messageOf('2', yesNo)).toEqual({ fact: 'hasPermit', value: false })
    expect(messageOf(' 3. ', yesNo)).toEqual({ fact: 'hasPermit', value: null })
    expect(messageOf('4', yesNo)).toEqual({ text: '4' })
    expect(messageOf('2 of them', yesNo)).toEqual({ text: '2 of them' })
    const amount = await asked({ hasPermit: false })
    expect(messageOf('2', amount)).toEqual({ text: '2' })
    expect(messageOf('1', { kind: 'topics', text: '', choices: [{ procedure: 'sample/permit', label: '' }] })).toEqual({
      procedure: 'sample/permit',
    })
    expect(messageOf('1', null)).toEqual({ text: '1' })
  })

  test('an answer is told whole: what was understood, dates, receipt, amounts and the law’s own words', async () => {
    const call = callerOf(await sampleService())
    const facts = { hasPermit: false, rooms: 6, applied: '2026-03-02' }
    const { reply } = z
      .object({ reply: turnSchema.shape.reply })
      .parse((await call.post('/api/towns/sample/procedures/permit/evaluate', { facts })).body)
    const understood = [{ fact: 'rooms', value: 6, evidence: 'six bedrooms', by: 'text' as const }]
    const text = turnText({ understood, changed: [], procedure: 'sample/permit', reply }, sample, {
      width: 72,
      colour: false,
    })
    const flat = text.replace(/\s+/g, ' ')
    expect(flat).toContain('6 bedrooms (“six bedrooms”)')
    expect(flat).toContain('no later than Monday, May 4, 2026')
    expect(flat).toContain('Plan on Friday, May 1, 2026.')
    expect(flat).toContain('within 62 days after')
    expect(flat).toContain('The count starts from')
    expect(flat).toContain('5 bedrooms')
    expect(flat).toContain('“Transfer of ownership for systems that have not been inspected under this law.”')
    expect(text).not.toContain('\u001b')
    expect(
      turnText({ understood, changed: [], procedure: null, reply }, sample, { width: 72, colour: true }),
    ).toContain('\u001b[1m')
  })

  test('lines are broken between words', () => {
    expect(wrap('one two three', 7)).toBe('one two\nthree')
    expect(wrap('a\nb', 7, '  ')).toBe('  a\n  b')
    expect(wrap('incomprehensibilities', 7)).toBe('incomprehensibilities')
  })
})
