/** Measures an answered message, storage included, through the service's own door: `npm run bench`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { towns } from '../machines/index.ts'
import { openedSchema } from '../src/contract.ts'
import { openDatabase } from '../src/node.ts'
import { createService } from '../src/service.ts'

const ROUNDS = Number(process.argv[2] ?? 200)
const WARM_UP = 30

const folder = mkdtempSync(join(tmpdir(), 'bylaw-bench-'))
const store = await openDatabase(`file:${join(folder, 'bench.db')}`)
const app = createService(store)

const post = async (path: string, body: unknown, token = ''): Promise<unknown> => {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const turnOf = z.object({ reply: z.looseObject({ kind: z.string() }) })

/** Milliseconds of each message, by the kind of its reply. */
const times = new Map<string, number[]>()
const openings: number[] = []
const messages = towns.flatMap(({ id, procedures }) =>
  procedures.flatMap(({ words }) => words.examples.map((text) => ({ town: id, text }))),
)
if (messages.length === 0)
  throw new Error('no town has a procedure with an example message: there is nothing to measure')

for (let round = -WARM_UP; round < ROUNDS; round++) {
  const { town, text } = messages[(round + WARM_UP) % messages.length] ?? { town: '', text: '' }
  const before = performance.now()
  const { id, token } = openedSchema.parse(await post('/api/conversations', { town, asOf: '2026-05-04' }))
  if (round >= 0) openings.push(performance.now() - before)
  // The person who knows nothing more gets the longest answer: every branch is worked out.
  let message: unknown = { text }
  for (let turn = 0; turn < 12; turn++) {
    const start = performance.now()
    const told = await post(`/api/conversations/${id}/messages`, message, token)
    const took = performance.now() - start
    const { reply } = turnOf.parse(told)
    if (round >= 0) times.set(reply.kind, [...(times.get(reply.kind) ?? []), took])
    if (reply.kind !== 'question') break
    message = { fact: String(reply.fact), value: null }
  }
}
store.close()
rmSync(folder, { recursive: true, force: true })

const at = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(2)} ms`
const line = (name: string, taken: readonly number[]): void => {
  const sorted = [...taken].sort((a, b) => a - b)
  console.log(
    `${name.padEnd(14)} ${String(sorted.length).padStart(6)}   median ${at(sorted, 0.5)}   p95 ${at(sorted, 0.95)}`,
  )
}
line('opening', openings)
for (const [kind, taken] of times) line(kind, taken)
line('every message', [...times.values()].flat())
