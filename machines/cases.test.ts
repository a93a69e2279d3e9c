import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { isCite } from '../laws/corpus.ts'
import { towns } from './index.ts'
import { decide } from './kit/answer.ts'

// Worked cases stand beside each procedure, `<procedure>.cases.yaml`; each names the section it shows.
const here = new URL('.', import.meta.url)
const value = z.union([z.boolean(), z.number(), z.string(), z.null()])
const caseOf = z.strictObject({
  name: z.string(),
  section: z.string(),
  asOf: z.string().default('2026-06-15'),
  /** The same case as a person would write it; played through the conversation in test/understanding. */
  say: z.string().optional(),
  facts: z.record(z.string(), value),
  expect: z.strictObject({
    status: z.string().optional(),
    verdict: z.string().nullable().optional(),
    asks: z.string().optional(),
    cites: z.array(z.string()).optional(),
    dates: z.array(z.string()).optional(),
    planBy: z.array(z.string()).optional(),
    values: z.array(z.strictObject({ amount: z.number(), unit: z.string() })).optional(),
    mentions: z.array(z.string()).optional(),
    readings: z.number().optional(),
  }),
})

for (const town of towns)
  describe(town.id, () => {
    for (const procedure of town.procedures) {
      const file = new URL(`${procedure.id}.cases.yaml`, here)
      test(`${procedure.id} has worked cases`, () => {
        expect(existsSync(file), `write ${procedure.id}.cases.yaml beside the procedure`).toBe(true)
      })
      if (!existsSync(file)) continue
      const cases = z.array(caseOf).parse(parse(readFileSync(file, 'utf8'), { schema: 'core' }))
      describe(procedure.id, () => {
        test.each(cases.map((c) => [c.name, c] as const))('%s', (_, { section, asOf, facts, expect: want }) => {
          expect(isCite(section), `${section} is in the corpus`).toBe(true)
          const reply = decide(town, procedure, facts, { asOf })
          if (want.asks !== undefined) {
            expect(reply).toMatchObject({ kind: 'question', fact: want.asks })
            return
          }
          if (reply.kind === 'question') throw new Error(`asks for ${reply.fact}`)
          const { status, verdict } = reply
          expect({ status, verdict }).toMatchObject({
            ...(want.status !== undefined && { status: want.status }),
            ...(want.verdict !== undefined && { verdict: want.verdict }),
          })
          const cited = reply.citations.map((c) => c.ref)
          for (const ref of want.cites ?? [])
            expect(
              cited.some((c) => c === ref || c.startsWith(`${ref}.`) || c.startsWith(`${ref}#`)),
              `cites ${ref}: ${cited}`,
            ).toBe(true)
          const dates = reply.deadlines.map((d) => d.date)
          for (const date of want.dates ?? []) expect(dates).toContain(date)
          for (const date of want.planBy ?? []) expect(reply.deadlines.map((d) => d.planBy)).toContain(date)
          for (const row of want.values ?? [])
            expect(reply.values.map(({ amount, unit }) => ({ amount, unit }))).toContainEqual(row)
          const told = [reply.headline, reply.text, ...reply.duties.map((d) => `${d.actor} ${d.action}`)].join('\n')
          for (const pattern of want.mentions ?? []) expect(told).toMatch(new RegExp(pattern, 'i'))
          if (want.readings !== undefined) expect(reply.readings).toHaveLength(want.readings)
        })
      })
    }
    test('every case table belongs to a procedure', () => {
      const ids = new Set(town.procedures.map((p) => p.id))
      const stray = readdirSync(new URL(`${town.id}/`, here)).filter(
        (name) => name.endsWith('.cases.yaml') && !ids.has(`${town.id}/${name.replace('.cases.yaml', '')}`),
      )
      expect(stray).toEqual([])
    })
  })
