import type { Meta } from './outcome.ts'
import { type Procedure, stateNodes } from './procedure.ts'
import type { Town } from './town.ts'

const list = (cite: string | readonly string[] | undefined): readonly string[] =>
  cite === undefined ? [] : [cite].flat()

/** Every provision and sentence that a procedure leans on: its states, duties, readings, deadlines, values and questions. */
export const citesOf = (procedure: Procedure): string[] => [
  ...stateNodes(procedure.machine).flatMap((node) => {
    const meta = node.meta as Meta | undefined
    if (meta === undefined) return []
    return meta.status === undefined
      ? [...(meta.cite ?? [])]
      : [
          ...meta.cite,
          ...(meta.duties ?? []).flatMap((duty) => list(duty.cite)),
          ...(meta.readings ?? []).map((reading) => reading.of),
        ]
  }),
  ...(procedure.untimed?.cite ?? []),
  ...Object.values(procedure.deadlines).flatMap((row) => list(row.cite)),
  ...Object.values(procedure.values).flatMap((row) => list(row.cite)),
  ...Object.values(procedure.facts).flatMap((fact) => list(fact.cite)),
]

/** Every provision and sentence that some machine of the town cites. */
export const citedBy = (town: Town): ReadonlySet<string> => new Set(town.procedures.flatMap(citesOf))
