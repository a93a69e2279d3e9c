/** One thread of the proof: takes procedures by their ids, and tells what was shown of each. */
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { towns } from '../../machines/index.ts'
import type { Facts } from '../../machines/kit/facts.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'
import { missed, readCases } from './cases.ts'
import { AS_OF, type Fault, type Proof, prove } from './checks.ts'
import { differs, type Kind, mutants } from './mutate.ts'
import { differences } from './second/compare.ts'

export interface Job {
  readonly id: string
  readonly mutate: boolean
}

export interface MutantResult {
  readonly kind: Kind
  readonly what: string
  /**
   * Who noticed: the kit when it was declared, a worked case, the proof, the second opinion; null where nobody did. `none`
   * where there is nothing to notice: on every combination of facts the machine tells the same as before.
   */
  readonly by: 'declaration' | 'case' | 'proof' | 'second opinion' | 'none' | null
  /** Where nobody noticed, facts for which the answer is another. */
  readonly facts: Facts | null
}

export interface Done {
  readonly id: string
  /** A hash of what faults are planted in: the machine, its tables and its facts, not the words people are asked or answered in. */
  readonly planted: string
  readonly proof: Proof
  readonly ms: number
  readonly mutants: readonly MutantResult[]
  /** How many places were compared with the second opinion; null where there is none. */
  readonly compared: number | null
  readonly differ: readonly string[]
}

const key = ({ check, what }: Fault): string => `${check} ${what}`

/** How a fact is asked for and understood: no fault is planted there, and it changes more often than the machines. */
const WORDS = new Set(['words', 'ask', 'why', 'label', 'says'])

const plantedIn = ({ machine, deadlines, values, facts }: Procedure): string => {
  const bare = Object.entries(facts).map(([name, fact]) => [
    name,
    Object.entries(fact).filter(([key]) => !WORDS.has(key)),
  ])
  const text = JSON.stringify(
    [machine.config, Object.keys(machine.implementations.guards), deadlines, values, bare],
    (_, value: unknown) => (typeof value === 'function' ? String(value) : value),
  )
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Does one job. @throws where there is no such procedure */
export const work = ({ id, mutate }: Job): Done => {
  const began = performance.now()
  const town = towns.find((one) => id.startsWith(`${one.id}/`))
  const procedure = town?.procedures.find((one) => one.id === id)
  if (town === undefined || procedure === undefined) throw new Error(`There is no procedure ${id}.`)
  const proof = prove(town, procedure)
  const second = differences(town, procedure)
  const results: MutantResult[] = []
  if (mutate) {
    const known = new Set(proof.faults.map(key))
    const cases = readCases(id).filter((one) => missed(town, procedure, one) === null)
    const news = (fault: Fault) => !known.has(key(fault))
    const finds = (changed: typeof procedure, only: 'text' | 'machine') =>
      prove(town, changed, AS_OF, only, news).faults.some(news)
    for (const { kind, what, make } of mutants(procedure, town.calendar)) {
      const tell = (by: MutantResult['by'], facts: Facts | null = null) => results.push({ kind, what, by, facts })
      let changed: typeof procedure
      try {
        changed = make()
      } catch {
        tell('declaration')
        continue
      }
      if (cases.some((one) => missed(town, changed, one) !== null)) tell('case')
      else if (finds(changed, 'text') || finds(changed, 'machine')) tell('proof')
      else {
        const facts = differs(town, procedure, changed, AS_OF)
        if (facts === null) tell('none')
        else if (second !== null && differences(town, changed)?.differ.length !== second.differ.length)
          tell('second opinion')
        else tell(null, facts)
      }
    }
  }
  return {
    id,
    planted: plantedIn(procedure),
    proof,
    ms: Math.round(performance.now() - began),
    mutants: results,
    compared: second?.compared ?? null,
    differ: second?.differ ?? [],
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)))
