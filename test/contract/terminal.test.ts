import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { turnSchema } from '../../src/contract.ts'
import { turnText, wrap } from '../../src/converse/tell.ts'
import { messageOf, run } from '../../src/terminal.ts'
import { exampleOf } from '../fixtures/example.ts'
import { sample } from '../fixtures/sample.ts'
import { callerOf, sampleService } from './service.ts'

const [town] = towns
const id = town?.id ?? ''
const example = exampleOf(town)

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

  test('speaks the language that is asked for, or written, and names whom to ask', async () => {
    const spanish = await runWith([id, '--language', 'es'], ['gracias', 'quiero hablar con una persona'])
    expect(spanish.out).toContain('De nada.')
    expect(spanish.out).toContain('Aquí puede hablar con una persona')
    expect((await runWith([id], ['quiero hablar con una persona'])).out).toContain('Aquí puede hablar con una persona')
    expect((await runWith([id], ['I want to talk to a person'])).out).toContain('You can reach a person here')
    expect((await runWith([id, '--language', 'xx'])).code).toBe(2)
  })

  test('writes a transcript to take along', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'bylaw-')), 'talk.txt')
    expect((await runWith([id, example, '--transcript', file], ["I don't know"])).code).toBe(0)
    const told = readFileSync(file, 'utf8')
    expect(told).toContain('1. You:')
    expect(told).toContain("> I don't know")
    const nowhere = await runWith([id, '--transcript', join(file, 'no', 'folder')])
    expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('cannot be written') })
  })

  test('what to do at once is said before anything else', async () => {
    const { out } = await runWith([id], ['Raw sewage is coming up in my basement right now!'])
    expect(out.indexOf('FIRST: ')).toBeGreaterThan(0)
    expect(out.indexOf('FIRST: ')).toBeLessThan(80)
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
