/** Clicking, typing, and typing with an honest model lead to the same: the worked cases of every town, played through turns. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import type { Fact, FactValue } from '../../machines/kit/facts.ts'
import { conversing, type Taken } from '../../src/converse/turn.ts'
import { modelMemory, modelUnderstanding } from '../../src/understand/model/index.ts'
import { memoryLedger } from '../../src/understand/model/ledger.ts'
import type { Server } from '../../src/understand/model/server.ts'
import { readFacts } from '../../src/understand/rules/facts.ts'
import { rules } from '../../src/understand/rules/index.ts'
import type { Understanding } from '../../src/understand/understanding.ts'
import { clicked, outcomeOf, type Told, told } from './cases.ts'
import { settings } from './sample.ts'

const sentences = (text: string): string[] => text.match(/[^.?!;]+[.?!;]*/g)?.map((part) => part.trim()) ?? []

/** The words of the message that an honest model would quote for a fact; null where it is not said. */
const quoteFor = ({ say, reading }: Told, name: string, fact: Fact, value: FactValue | null): string | null =>
  sentences(say).find((sentence) =>
    readFacts(sentence, { [name]: fact }, { ...reading, asked: name }).readings.some((read) => read.value === value),
  ) ?? null

/** A model that tells the truth about a case: its procedure, and its facts with the words that state them. */
const honest = (about: Told): Server => {
  const facts = Object.fromEntries(
    Object.entries(about.procedure.facts).map(([name, fact]) => {
      const value = about.facts[name]
      const quote = value === undefined ? null : quoteFor(about, name, fact, value)
      return [name, quote === null ? null : { value, quote }]
    }),
  )
  const short = about.procedure.id.slice(about.procedure.id.indexOf('/') + 1)
  return async ({ name, user }) => {
    if (name !== 'topic') return { text: JSON.stringify({ facts }), tokens: 1 }
    const { topics } = z.object({ topics: z.array(z.object({ name: z.string() })) }).parse(JSON.parse(user))
    return { text: JSON.stringify({ topic: topics.some((one) => one.name === short) ? short : null }), tokens: 1 }
  }
}

/** Says the case's words, picks its topic where another is taken, and clicks the facts that were not understood. */
const played = async (about: Told, understanding: Understanding): Promise<{ outcome: string; routed: boolean }> => {
  const { town, procedure, facts, reading, say } = about
  const { openConversation, takeTurn } = conversing(towns, understanding)
  const open = (taken: Taken) => {
    if ('problem' in taken) throw new Error(taken.problem.detail)
    return taken
  }
  let { state, turn } = open(await takeTurn(openConversation(town.id, reading.asOf, 'en'), { text: say }))
  const routed = turn.procedure === procedure.id
  if (!routed) ({ state, turn } = open(await takeTurn(state, { procedure: procedure.id })))
  for (const [fact, value] of Object.entries(facts))
    if (state.facts[fact] === undefined) ({ state, turn } = open(await takeTurn(state, { fact, value })))
  for (let asked = 0; asked < 30; asked++) {
    const { reply } = turn
    if (reply.kind === 'answer') return { outcome: outcomeOf(reply), routed }
    if (reply.kind !== 'question') return { outcome: reply.kind, routed }
    ;({ state, turn } = open(await takeTurn(state, { fact: reply.fact, value: null })))
  }
  throw new Error(`${procedure.id} does not stop asking`)
}

test('typing leads where clicking leads, and so does typing with an honest model', async () => {
  const differs: string[] = []
  let byModel = 0
  for (const about of told) {
    const model = modelUnderstanding({
      settings,
      rules,
      ledger: memoryLedger(),
      memory: modelMemory(settings, honest(about)),
    })
    const want = clicked(about)
    const alone = await played(about, rules)
    const helped = await played(about, model)
    if (helped.routed) byModel++
    if (alone.outcome !== want) differs.push(`${about.procedure.id}, no model: ${about.name}`)
    if (helped.outcome !== want) differs.push(`${about.procedure.id}, honest model: ${about.name}`)
  }
  console.info(`${told.length} cases lead to the same; ${byModel} find their procedure with an honest model`)
  expect(differs).toEqual([])
})
