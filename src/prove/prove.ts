/**
 * Walks every machine over every combination of its facts and tells what holds: `npm run prove`.
 *
 *   npm run prove                        every procedure of every town
 *   npm run prove -- town/procedure      one, or all whose id begins so
 *   npm run prove -- --mutate [id]       also plants one small fault at a time, and tells which are noticed
 *   npm run prove -- --check             writes nothing: holds `machines/proof.json` to what this run finds
 *
 * A whole run writes `machines/proof.json`, which the pages read; what a run without `--mutate` has nothing to say of stays
 * there for the machines that are still the same. Exits 1 where anything does not hold.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { AS_OF, CHECKS, type Check, type Counts, unaccounted } from './checks.ts'
import type { Done, Job } from './worker.ts'

/** The share of planted faults that must be noticed. */
const NOTICED = 0.99

// A thread does not inherit the reading of TypeScript from the process that starts it.
const START = `
  const { workerData } = require('node:worker_threads')
  import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
    register()
    return import(workerData)
  })`

const run = (jobs: readonly Job[], threads: number, told: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const left = [...jobs]
    let working = Math.max(1, Math.min(threads, left.length))
    for (let at = working; at > 0; at--) {
      const worker = new Worker(START, { eval: true, workerData: new URL('./worker.ts', import.meta.url).href })
      const next = () => {
        const job = left.shift()
        if (job !== undefined) return worker.postMessage(job)
        void worker.terminate()
        if (--working === 0) resolve()
      }
      worker.on('message', (done: Done) => {
        told(done)
        next()
      })
      worker.on('error', reject)
      next()
    }
  })

const sum = (all: readonly Done[], what: keyof Counts): number =>
  all.reduce((n, { proof }) => n + proof.counts[what], 0)
const grouped = new Intl.NumberFormat('en-US')

const tellFaults = (all: readonly Done[]): number => {
  let faults = 0
  for (const { proof, differ } of all) {
    for (const { check, procedure, what, facts, asOf } of proof.faults) {
      faults++
      console.log(`✗ ${procedure}, ${check}: ${what}`)
      if (facts !== null) console.log(`    ${JSON.stringify({ facts, asOf })}`)
    }
    for (const what of differ) {
      faults++
      console.log(`✗ ${proof.procedure}, second opinion: ${what}`)
    }
  }
  return faults
}

const tellMutants = (all: readonly Done[]): boolean => {
  const planted = all.flatMap(({ id, mutants }) => mutants.map((one) => ({ id, ...one })))
  const every = planted.filter(({ by }) => by !== 'none')
  const missed = every.filter(({ by }) => by === null)
  for (const { id, kind, what, facts } of missed) {
    console.log(`✗ not noticed: ${id}, ${kind}: ${what}`)
    if (facts !== null) console.log(`    ${JSON.stringify({ facts, asOf: AS_OF })}`)
  }
  const kinds = [...new Set(every.map(({ kind }) => kind))]
  for (const kind of kinds) {
    const own = every.filter((one) => one.kind === kind)
    console.log(`  ${kind}: ${own.filter(({ by }) => by !== null).length} of ${own.length} noticed`)
  }
  for (const by of ['declaration', 'case', 'proof', 'second opinion'] as const)
    console.log(`  by ${by}: ${every.filter((one) => one.by === by).length}`)
  const share = every.length === 0 ? 1 : 1 - missed.length / every.length
  console.log(
    `${(share * 100).toFixed(1)}% of ${every.length} planted faults are noticed; ${planted.length - every.length} more change nothing on any combination of facts.`,
  )
  return share >= NOTICED
}

const main = async (args: readonly string[]): Promise<number> => {
  const began = performance.now()
  const mutate = args.includes('--mutate')
  const check = args.includes('--check')
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const ids = towns
    .flatMap((town) => town.procedures.map(({ id }) => id))
    .filter((id) => wanted.length === 0 || wanted.some((one) => id === one || id.startsWith(`${one}/`)))
  if (ids.length === 0) {
    console.error(`There is no procedure ${wanted.join(', ')}. Procedures are named town/procedure.`)
    return 1
  }
  // The longest first, so that no thread is left with one at the end; a machine's deadlines make for most of the work.
  const weight = new Map(
    towns.flatMap((town) =>
      town.procedures.map(({ id, facts, kind }) => [
        id,
        Object.values(facts).filter((fact) => fact.kind !== 'yes-no').length * (kind === 'case' ? 10 : 1),
      ]),
    ),
  )
  ids.sort((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0))
  const all: Done[] = []
  await run(
    ids.map((id) => ({ id, mutate })),
    availableParallelism(),
    (done) => all.push(done),
  )
  all.sort((a, b) => (a.id < b.id ? -1 : 1))

  let faults = tellFaults(all)
  for (const town of towns.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
    for (const ref of unaccounted(town)) {
      faults++
      console.log(`✗ ${ref} is cited by no machine and stands in no ledger`)
    }
  console.log(
    `${all.length} procedures, ${grouped.format(sum(all, 'states'))} states, ${grouped.format(sum(all, 'outcomes'))} outcomes: ` +
      `${grouped.format(sum(all, 'combinations'))} combinations of facts walked, which stand for ${grouped.format(sum(all, 'product'))}.`,
  )
  for (const [check, says] of Object.entries(CHECKS) as [Check, string][]) {
    const broken = all.filter(({ proof }) => proof.faults.some((fault) => fault.check === check)).length
    console.log(`${broken === 0 ? '✓' : '✗'} ${says}${broken === 0 ? '' : `: not for ${broken}`}`)
  }
  console.log(
    `${grouped.format(sum(all, 'guards'))} conditions asked, ${grouped.format(sum(all, 'answers'))} answers given, ` +
      `${grouped.format(sum(all, 'branches'))} branches and ${grouped.format(sum(all, 'changes'))} single changes held against enumeration, ` +
      `${grouped.format(sum(all, 'sides'))} sides of deadlines, ${grouped.format(sum(all, 'citations'))} citations, ` +
      `${grouped.format(sum(all, 'ifTold'))} places where a fact is heard and not asked for.`,
  )
  const second = all.filter(({ compared }) => compared !== null)
  if (second.length > 0)
    console.log(
      `The second opinion was asked on ${second.length} procedures and ${grouped.format(second.reduce((n, { compared }) => n + (compared ?? 0), 0))} sets of facts.`,
    )
  if (wanted.length === 0) {
    const found = proofFile(all, faults, mutate)
    if (!check) writeFileSync(ON_FILE, found)
    else if (found !== readFileSync(ON_FILE, 'utf8')) {
      faults++
      console.log('✗ machines/proof.json is not what this run finds: run npm run prove.')
    }
  }
  const noticed = mutate ? tellMutants(all) : true
  console.log(`${grouped.format(faults)} faults, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return faults === 0 && noticed ? 0 : 1
}

/** How the faults planted in one machine fared: `same` are those that change nothing anyone can meet, and count apart. */
interface Planted {
  /** What they were planted in, see `Done`. */
  readonly machine: string
  readonly planted: number
  readonly noticed: number
  readonly same: number
}

const ON_FILE = new URL('../../machines/proof.json', import.meta.url)

const onFile = z.object({
  procedures: z.record(
    z.string(),
    z.object({
      mutation: z
        .object({ machine: z.string(), planted: z.number(), noticed: z.number(), same: z.number() })
        .nullish()
        .catch(null),
    }),
  ),
})

const plantedIn = ({ mutants, planted: machine }: Done): Planted => {
  const same = mutants.filter(({ by }) => by === 'none').length
  const missed = mutants.filter(({ by }) => by === null).length
  return { machine, planted: mutants.length - same, noticed: mutants.length - same - missed, same }
}

const proofFile = (all: readonly Done[], faults: number, mutated: boolean): string => {
  const before = mutated ? {} : onFile.parse(JSON.parse(readFileSync(ON_FILE, 'utf8'))).procedures
  const procedures = Object.fromEntries(
    all.map((done) => {
      const { machine, counts, faults: own } = done.proof
      const earlier = before[done.id]?.mutation ?? null
      const mutation = mutated ? plantedIn(done) : earlier?.machine === done.planted ? earlier : null
      return [
        done.id,
        { machine, ...counts, compared: done.compared, mutation, faults: own.length + done.differ.length },
      ]
    }),
  )
  return `${JSON.stringify({ faults, procedures }, null, 2)}\n`
}

process.exitCode = await main(process.argv.slice(2))
