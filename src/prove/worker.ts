/** One thread of the proof: takes procedures by their ids, and tells what was shown of each. */
import { parentPort } from 'node:worker_threads'
import { towns } from '../../machines/index.ts'
import { missed, readCases } from './cases.ts'
import { AS_OF, type Fault, type Proof, prove } from './checks.ts'
import { type Kind, mutants } from './mutate.ts'
import { differences } from './second/compare.ts'

export interface Job {
  readonly id: string
  readonly mutate: boolean
}

export interface MutantResult {
  readonly kind: Kind
  readonly what: string
  /** Who noticed: the kit when it was declared, a worked case, the proof, the second opinion; null where nobody did. */
  readonly by: 'declaration' | 'case' | 'proof' | 'second opinion' | null
}

export interface Done {
  readonly id: string
  readonly proof: Proof
  readonly ms: number
  readonly mutants: readonly MutantResult[]
  /** How many places were compared with the second opinion; null where there is none. */
  readonly compared: number | null
  readonly differ: readonly string[]
}

const key = ({ check, what }: Fault): string => `${check} ${what}`

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
    for (const { kind, what, make } of mutants(procedure, town.calendar)) {
      const by = ((): MutantResult['by'] => {
        let changed: typeof procedure
        try {
          changed = make()
        } catch {
          return 'declaration'
        }
        const news = (faults: readonly Fault[]) => faults.some((fault) => !known.has(key(fault)))
        if (cases.some((one) => missed(town, changed, one) !== null)) return 'case'
        if (news(prove(town, changed, AS_OF, 'text').faults)) return 'proof'
        if (second !== null && differences(town, changed)?.differ.length !== second.differ.length)
          return 'second opinion'
        return news(prove(town, changed, AS_OF, 'machine').faults) ? 'proof' : null
      })()
      results.push({ kind, what, by })
    }
  }
  return {
    id,
    proof,
    ms: Math.round(performance.now() - began),
    mutants: results,
    compared: second?.compared ?? null,
    differ: second?.differ ?? [],
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)))
