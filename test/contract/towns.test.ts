/** What the real towns say must bear out the published schemas; new towns and procedures are found by themselves. */
import { describe, expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { samples } from '../../machines/kit/explore.ts'
import type { FactValue } from '../../machines/kit/facts.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'
import { operations } from '../../src/contract.ts'
import { callerOf, sampleService } from './service.ts'

const AS_OF = '2026-05-04'

const evaluated = operations.find(({ path }) => path.endsWith('/evaluate'))?.answer

/** Nothing known; nothing to be known; and everything known, to the first and to the last value that the kit would try. */
const factsToPost = (procedure: Procedure): Record<string, FactValue | null>[] => {
  const names = Object.keys(procedure.facts)
  const each = (pick: (name: string) => FactValue | null) => Object.fromEntries(names.map((name) => [name, pick(name)]))
  return [
    {},
    each(() => null),
    each((name) => samples(procedure, name, {}, AS_OF)[0] ?? null),
    each((name) => samples(procedure, name, {}, AS_OF).at(-1) ?? null),
  ]
}

const procedures = towns.flatMap((town) => town.procedures.map((procedure) => ({ id: procedure.id, town, procedure })))

describe.runIf(procedures.length > 0)('every procedure of every town', async () => {
  const call = callerOf(await sampleService({ towns }))
  test.each(procedures)('$id answers in the published shape', async ({ town, procedure }) => {
    for (const facts of factsToPost(procedure)) {
      const name = procedure.id.slice(procedure.id.indexOf('/') + 1)
      const { status, body, text } = await call.post(`/api/towns/${town.id}/procedures/${name}/evaluate`, {
        facts,
        asOf: AS_OF,
      })
      expect(status, `${JSON.stringify(facts)}\n${text}`).toBe(200)
      // A field that the schema does not know would be left out of what is parsed.
      expect(evaluated?.parse(body)).toEqual(body)
    }
  })

  test('every town and procedure is described in the published shape', async () => {
    for (const path of ['/api/towns', '/api/towns/:town/procedures', '/api/towns/:town/law'])
      for (const { id } of towns) {
        const { body } = await call.get(path.replace(':town', id))
        expect(operations.find((one) => one.path === path)?.answer.parse(body)).toEqual(body)
      }
  })

  test('every provision of every law can be read', async () => {
    const schema = operations.find(({ path }) => path.endsWith('/law/:path'))?.answer
    for (const { id, law } of towns)
      for (const { ref, text } of law.provisions) {
        const { status, body } = await call.get(
          `/api/towns/${id}/law/${encodeURIComponent(ref.slice(law.town.length + 1))}`,
        )
        expect(status, ref).toBe(200)
        expect(schema?.parse(body)).toEqual(body)
        expect(body).toMatchObject({ ref, text })
      }
  })
})
