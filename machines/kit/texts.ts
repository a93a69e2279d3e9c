/** What a town's machines can show a person, text by text: what a translation has to hold. */
import type { Fact } from './facts.ts'
import type { Meta } from './outcome.ts'
import { type Procedure, stateNodes } from './procedure.ts'
import type { Town } from './town.ts'

/** The texts of one part of a town, each once in the whole town. `part` is "the town", a procedure's id or "defects". */
export interface Part {
  readonly part: string
  readonly texts: readonly string[]
}

const ofFact = (fact: Fact): string[] => [
  fact.label,
  fact.ask,
  fact.why,
  ...(fact.kind === 'yes-no' ? fact.says : fact.kind === 'choice' ? Object.values(fact.choices) : []),
]

const ofMeta = (meta: Meta | undefined): string[] =>
  meta?.status === undefined
    ? []
    : [
        meta.headline,
        meta.text,
        ...(meta.act === undefined ? [] : [meta.act]),
        ...(meta.decides === undefined ? [] : [meta.decides]),
        ...(meta.duties ?? []).flatMap((duty) => [duty.actor, duty.action]),
        ...(meta.readings ?? []).map((reading) => reading.reading),
      ]

const ofProcedure = (procedure: Procedure): string[] => [
  procedure.title,
  procedure.act,
  ...Object.values(procedure.facts).flatMap(ofFact),
  ...Object.values(procedure.deadlines).flatMap((row) => [
    row.label,
    row.actor,
    ...(row.note === undefined ? [] : [row.note]),
  ]),
  ...Object.values(procedure.values).map((row) => row.label),
  ...stateNodes(procedure.machine).flatMap((node) => ofMeta(node.meta as Meta | undefined)),
  ...(procedure.untimed === undefined ? [] : [procedure.untimed.headline, procedure.untimed.text]),
]

/** The defects that an answer can show: those that change an outcome, and those that a reading names. */
const ofDefects = (town: Town): string[] => {
  const named = new Set(
    town.procedures.flatMap((procedure) =>
      stateNodes(procedure.machine).flatMap((node) => {
        const meta = node.meta as Meta | undefined
        return meta?.status === undefined ? [] : (meta.readings ?? []).map((reading) => reading.defect)
      }),
    ),
  )
  return town.law.defects
    .filter((defect) => defect.weight === 'A' || named.has(defect.id))
    .flatMap((defect) => [defect.problem, defect.handling])
}

/**
 * Every text that an answer, a question, a list of topics or a town's page can show, in the order in which the machines have
 * them. What the kit and the state's rules say is not here: their languages stand beside them in the code.
 */
export const textsOf = (town: Town): Part[] => {
  const { law } = town
  const seen = new Set<string>()
  const parts: Part[] = [
    {
      part: 'the town',
      texts: [
        town.name,
        town.county,
        town.contact,
        town.notice,
        law.title,
        law.version,
        ...(law.believed === null ? [] : [law.believed]),
        ...(town.emergency === undefined || town.emergency.saysIn !== undefined ? [] : [town.emergency.says]),
      ],
    },
    ...town.procedures.map((procedure) => ({ part: procedure.id, texts: ofProcedure(procedure) })),
    { part: 'facts', texts: Object.values(town.facts).flatMap(ofFact) },
    { part: 'defects', texts: ofDefects(town) },
  ]
  return parts.map(({ part, texts }) => ({
    part,
    texts: texts.filter((text) => {
      if (text === '' || seen.has(text)) return false
      seen.add(text)
      return true
    }),
  }))
}
