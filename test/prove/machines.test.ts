/** The proof of every machine on file: it finds no fault, and `machines/proof.json` says what it finds. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { machineHash } from '../../machines/kit/answer.ts'
import proof from '../../machines/proof.json' with { type: 'json' }

/** On two cores of its own the proof takes under a minute; the tests beside it take them too. */
const PATIENCE = 420_000
const ENOUGH_NOTICED = 0.99
/** The rest may have changed since faults were last planted: `npm run prove -- --mutate`. */
const ENOUGH_PLANTED = 0.9

const root = join(import.meta.dirname, '../..')

test('the proof on file is of the machines as they are', () => {
  const now = towns.flatMap((town) => town.procedures.map((one) => [one.id, machineHash(one)]))
  const filed = Object.entries(proof.procedures).map(([id, { machine }]) => [id, machine])
  expect(Object.fromEntries(filed)).toEqual(Object.fromEntries(now))
})

test('faults were planted in most machines as they are, and nearly all were noticed', () => {
  const told = Object.values(proof.procedures).flatMap(({ mutation }) => mutation ?? [])
  expect(told.length).toBeGreaterThan(towns.flatMap(({ procedures }) => procedures).length * ENOUGH_PLANTED)
  const sum = (what: 'planted' | 'noticed') => told.reduce((all, one) => all + one[what], 0)
  expect(sum('noticed') / sum('planted')).toBeGreaterThanOrEqual(ENOUGH_NOTICED)
})

test(
  'no machine has a fault',
  () => {
    const args = ['--import', 'tsx', 'src/prove/prove.ts', '--check']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(stdout.split('\n').filter((line) => line.startsWith('✗'))).toEqual([])
    expect(stderr).toBe('')
    expect(status).toBe(0)
  },
  PATIENCE,
)
