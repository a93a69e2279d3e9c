import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { openDoor } from './door.ts'

// Whole conversations at the public door, told as scripts: test/fixtures/conversations.yaml.
const expected = z.strictObject({
  kind: z.enum(['question', 'answer', 'topics', 'out-of-scope']).optional(),
  procedure: z.string().optional(),
  fact: z.string().optional(),
  status: z.string().optional(),
  verdict: z.string().nullable().optional(),
  date: z.string().optional(),
  understood: z.record(z.string(), z.unknown()).optional(),
  notUnderstood: z.array(z.string()).optional(),
  changed: z.array(z.string()).optional(),
  text: z.string().optional(),
  notice: z.boolean().optional(),
  hypothetical: z.boolean().optional(),
  also: z.string().optional(),
  remark: z.string().optional(),
  remarkNot: z.string().optional(),
  noRemark: z.literal(true).optional(),
  language: z.enum(['en', 'es']).optional(),
  handover: z.boolean().optional(),
  facts: z.record(z.string(), z.unknown()).optional(),
})
const script = z.strictObject({
  name: z.string(),
  town: z.string(),
  locale: z.string().optional(),
  asOf: z.string().default('2026-06-15'),
  steps: z.array(
    z.strictObject({
      say: z.string().optional(),
      click: z.strictObject({ fact: z.string(), value: z.unknown() }).optional(),
      choose: z.string().optional(),
      expect: expected,
    }),
  ),
})
const file = new URL('../fixtures/conversations.yaml', import.meta.url)
const scripts = z.array(script).parse(parse(readFileSync(file, 'utf8'), { schema: 'core' }))

const door = await openDoor()

describe('conversations', () => {
  test.each(scripts.map((s) => [s.name, s] as const))('%s', async (_, { town, asOf, locale, steps }) => {
    const talk = await door.open(town, { asOf, ...(locale !== undefined && { locale }) })
    for (const { say, click, choose, expect: want } of steps) {
      const message = say !== undefined ? { text: say } : (click ?? { procedure: choose })
      const turn = await talk.send(message)
      const { reply } = turn
      const at = `after ${JSON.stringify(message)}: ${JSON.stringify(reply).slice(0, 300)}`
      if (want.kind !== undefined) expect(reply.kind, at).toBe(want.kind)
      if (want.procedure !== undefined) expect(turn.procedure, at).toBe(want.procedure)
      if (want.fact !== undefined) expect(reply.kind === 'question' && reply.fact, at).toBe(want.fact)
      if (want.status !== undefined) expect(reply.kind === 'answer' && reply.status, at).toBe(want.status)
      if (want.verdict !== undefined) expect(reply.kind === 'answer' && reply.verdict, at).toBe(want.verdict)
      if (want.date !== undefined)
        expect(reply.kind === 'answer' ? reply.deadlines.map((d) => d.date) : [], at).toContain(want.date)
      const understood = Object.fromEntries(turn.understood.map((u) => [u.fact, u.value]))
      if (want.understood !== undefined)
        if (Object.keys(want.understood).length === 0) expect(understood, at).toEqual({})
        else expect(understood, at).toMatchObject(want.understood)
      for (const fact of want.notUnderstood ?? []) expect(understood, at).not.toHaveProperty(fact)
      if (want.changed !== undefined)
        expect(
          turn.changed.map((c) => c.fact),
          at,
        ).toEqual(want.changed)
      if (want.text !== undefined)
        expect(reply.kind === 'answer' ? `${reply.headline}\n${reply.text}` : reply.text, at).toMatch(
          new RegExp(want.text, 'i'),
        )
      if (want.notice !== undefined) expect(turn.notice !== undefined, at).toBe(want.notice)
      if (want.hypothetical !== undefined) expect(turn.hypothetical === true, at).toBe(want.hypothetical)
      if (want.also !== undefined)
        expect(
          (turn.also ?? []).map((a) => a.procedure),
          at,
        ).toContain(want.also)
      if (want.remark !== undefined) expect(turn.remark ?? '', at).toMatch(new RegExp(want.remark, 'i'))
      if (want.remarkNot !== undefined) expect(turn.remark ?? '', at).not.toMatch(new RegExp(want.remarkNot, 'i'))
      if (want.noRemark === true) expect(turn.remark, at).toBe(undefined)
      if (want.language !== undefined) expect(turn.language, at).toBe(want.language)
      if (want.handover !== undefined) expect(turn.handover !== undefined, at).toBe(want.handover)
      if (want.facts !== undefined) expect((await talk.kept()).facts, at).toEqual(want.facts)
      if (say !== undefined)
        for (const { by, evidence } of turn.understood) if (by === 'text') expect(evidence).not.toBe('')
    }
  })
})
