/** The worked cases that stand beside the procedures, held against a procedure or a changed one. Node only. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { decide } from '../../machines/kit/answer.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'
import type { Town } from '../../machines/kit/town.ts'

const value = z.union([z.boolean(), z.number(), z.string(), z.null()])
const caseOf = z.object({
  name: z.string(),
  section: z.string(),
  asOf: z.string().default('2026-06-15'),
  facts: z.record(z.string(), value),
  expect: z.object({
    status: z.string().optional(),
    verdict: z.string().nullable().optional(),
    asks: z.string().optional(),
    cites: z.array(z.string()).default([]),
    dates: z.array(z.string()).default([]),
    planBy: z.array(z.string()).default([]),
    values: z.array(z.object({ amount: z.number(), unit: z.string() })).default([]),
    mentions: z.array(z.string()).default([]),
    readings: z.number().optional(),
  }),
})

/** One worked case: facts, and what of the answer is expected. */
export type Case = z.infer<typeof caseOf>

/** The cases of a procedure, none where there is no file. @throws where the file does not fit */
export const readCases = (id: string): readonly Case[] => {
  const file = new URL(`../../machines/${id}.cases.yaml`, import.meta.url)
  if (!existsSync(file)) return []
  return z.array(caseOf).parse(parse(readFileSync(file, 'utf8'), { schema: 'core' }))
}

/** What of a case does not hold, or null where all does. */
export const missed = (town: Town, procedure: Procedure, { facts, asOf, expect }: Case): string | null => {
  let reply: ReturnType<typeof decide>
  try {
    reply = decide(town, procedure, facts, { asOf })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  if (expect.asks !== undefined)
    return reply.kind === 'question' && reply.fact === expect.asks ? null : `does not ask for ${expect.asks}`
  if (reply.kind === 'question') return `asks for ${reply.fact}`
  const { status, verdict, citations, deadlines, values, headline, text, duties, readings } = reply
  if (expect.status !== undefined && expect.status !== status) return `the status is ${status}`
  if (expect.verdict !== undefined && expect.verdict !== verdict) return `the verdict is ${verdict}`
  const cited = citations.map(({ ref }) => ref)
  for (const ref of expect.cites)
    if (!cited.some((one) => one === ref || one.startsWith(`${ref}.`) || one.startsWith(`${ref}#`)))
      return `${ref} is not cited`
  for (const day of expect.dates) if (!deadlines.some(({ date }) => date === day)) return `${day} is no date of it`
  for (const day of expect.planBy)
    if (!deadlines.some(({ planBy }) => planBy === day)) return `${day} is not planned by`
  for (const { amount, unit } of expect.values)
    if (!values.some((one) => one.amount === amount && one.unit === unit))
      return `${amount} ${unit} is not among the amounts`
  const said = [headline, text, ...duties.map(({ actor, action }) => `${actor} ${action}`)].join('\n')
  for (const pattern of expect.mentions) if (!new RegExp(pattern, 'i').test(said)) return `does not mention ${pattern}`
  if (expect.readings !== undefined && expect.readings !== readings.length) return `has ${readings.length} readings`
  return null
}
