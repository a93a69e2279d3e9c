import { type Asking, decide } from '../../machines/kit/answer.ts'
import { UnknownTime } from '../../machines/kit/deadlines.ts'
import { limits } from '../../machines/kit/explore.ts'
import type { FactValue } from '../../machines/kit/facts.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'
import type { Town } from '../../machines/kit/town.ts'
import { type OutOfScope, type Problem, problem, type Topics, type Turn } from '../contract.ts'
import { misfitOf } from '../decide/validate.ts'
import type { Proposal, Reading, Route, Understanding } from '../understand/understanding.ts'
import { asksTime, intentOf, isCorrection, ownTown, supposed } from './intents.ts'

/** All that a conversation keeps between turns. Facts are kept, never a machine's state: the machine is run again each time. */
export interface ConversationState {
  town: string
  asOf: string
  locale: string
  facts: Record<string, FactValue | null>
  /** Days known no better than to the month or year, asked for and not to be asked for again. */
  declined: string[]
  procedure: string | null
  /** What of the procedure was asked about, where it is not the act itself. */
  aspect: 'time' | null
  /** The fact that was last asked for. */
  asked: string | null
  /** The procedures that were last offered. */
  waiting: string[]
  /** Procedures that the same message also asked about, to be taken next. */
  also: string[]
  /** How often in a row a reply could not be read. */
  unread: number
  /** What a language model has been used for in this conversation, where one is set. */
  model?: { calls: number; tokens: number }
  /** What the person wrote, so that a procedure chosen later reads its facts from it too. */
  said: string[]
}

/** What a turn leads to, or why it cannot be taken. */
export type Taken = { readonly state: ConversationState; readonly turn: Turn } | { readonly problem: Problem }

export type Input =
  | { readonly text: string }
  | { readonly fact: string; readonly value: FactValue | null }
  | { readonly procedure: string }

export const openConversation = (town: string, asOf: string, locale: string): ConversationState => ({
  town,
  asOf,
  locale,
  facts: {},
  declined: [],
  procedure: null,
  aspect: null,
  asked: null,
  waiting: [],
  also: [],
  unread: 0,
  said: [],
})

/** At most this many procedures are offered at once. */
const OFFERED = 5

/** The conversation of a service with these towns and this understanding. */
export const conversing = (towns: readonly Town[], understanding: Understanding) => {
  const townOf = (id: string): Town => {
    const found = towns.find((town) => town.id === id)
    if (found === undefined) throw new Error(`a conversation is about ${id}, which is no town of this service`)
    return found
  }

  /** One message, one turn: take in what was said, find the procedure, decide, ask or answer. Pure. */
  const takeTurn = async (before: ConversationState, input: Input): Promise<Taken> => {
    const town = townOf(before.town)
    const state: ConversationState = {
      ...before,
      facts: { ...before.facts },
      declined: [...before.declined],
      said: [...before.said],
    }
    const reading: Reading = {
      asOf: state.asOf,
      earlier: before.said.join(' '),
      otherTowns: towns.filter((t) => t.id !== town.id).flatMap((t) => t.aliases),
    }
    const procedureOf = (id: string | null): Procedure | undefined =>
      town.procedures.find((procedure) => procedure.id === id)
    let notice: string | undefined
    const understood: Turn['understood'][number][] = []
    const changed: Turn['changed'][number][] = []

    const read = async (text: string, procedure: Procedure, asked?: string): Promise<readonly Proposal[]> =>
      understanding.read(text, procedure.facts, {
        ...reading,
        limits: Object.fromEntries(limits(procedure)),
        ...(asked !== undefined && { asked }),
      })

    const asking = (): Asking => ({
      asOf: state.asOf,
      declined: new Set(state.declined),
      ...(state.aspect !== null && { aspect: state.aspect }),
    })

    /** In passing a reply may name what is known already in other words; only what is said to be a correction overrides it. */
    const inPassing = ({ fact, value }: Proposal, text: string): boolean => {
      const known = state.facts[fact]
      if (known === undefined || known === null || known === value || fact === before.asked) return false
      const vaguer = town.facts[fact]?.kind === 'day' && String(value).length < String(known).length
      return vaguer || (before.asked !== null && !isCorrection(text))
    }

    const take = ({ fact, value, evidence }: Proposal, by: 'text' | 'click'): void => {
      const known = state.facts[fact]
      // "I don't know" to a day known to the month keeps the month.
      if (value === null && typeof known === 'string' && town.facts[fact]?.kind === 'day') {
        if (!state.declined.includes(fact)) state.declined.push(fact)
      } else {
        if (known !== undefined && known !== value) changed.push({ fact, from: known, to: value })
        state.facts[fact] = value
        state.declined = state.declined.filter((name) => name !== fact)
      }
      understood.push({ fact, value, evidence, by })
    }

    const turn = (reply: Turn['reply']): { state: ConversationState; turn: Turn } => {
      state.asked = reply.kind === 'question' ? reply.fact : null
      state.waiting = reply.kind === 'topics' ? reply.choices.map((choice) => choice.procedure) : []
      const also =
        reply.kind === 'answer'
          ? topics(
              state.also.filter((id) => id !== state.procedure),
              '',
            ).choices
          : []
      if (reply.kind === 'answer') state.also = []
      return {
        state,
        turn: {
          ...(notice !== undefined && { notice }),
          ...(state.aspect !== null && reply.kind === 'answer' && { aspect: state.aspect }),
          understood,
          changed,
          procedure: state.procedure,
          ...(also.length > 0 && { also }),
          reply,
        },
      }
    }

    const answer = async (procedure: Procedure): Promise<Taken> => {
      if (state.procedure !== procedure.id) {
        state.procedure = procedure.id
        for (const text of state.said)
          for (const proposal of await read(text, procedure))
            if (state.facts[proposal.fact] === undefined) take(proposal, 'text')
      }
      try {
        return turn(decide(town, procedure, state.facts, asking()))
      } catch (error) {
        if (error instanceof UnknownTime) return { problem: problem('unknown-time', error.message) }
        throw error
      }
    }

    const topics = (procedures: readonly string[], text: string): Topics => ({
      kind: 'topics',
      text,
      choices: procedures.flatMap((id) => {
        const found = procedureOf(id)
        return found === undefined ? [] : [{ procedure: found.id, label: found.title }]
      }),
    })

    const outOfScope = (): OutOfScope => ({
      kind: 'out-of-scope',
      text: `That is not something ${town.law.title} deals with, as far as I can tell. Please ask the town: ${town.contact}. If it is about a septic system, tell me in other words, or look through the list of topics.`,
      contact: town.contact,
    })

    /** Other procedures that single questions of the message are about by themselves. */
    const alsoAsked = async (text: string, taken: string): Promise<string[]> => {
      const questions = text.match(/[^.?!¿]+\?/g) ?? []
      if (questions.length < 2) return []
      const found: string[] = []
      for (const asked of questions) {
        const route = await understanding.route(asked, town, reading)
        if (route.kind === 'procedure' && route.procedure !== taken && !found.includes(route.procedure))
          found.push(route.procedure)
      }
      return found.slice(0, 2)
    }

    /** What a message that names no fact may mean: the one known fact that it can be an answer to; none where that is not one. */
    const fitting = async (text: string, procedure: Procedure): Promise<Proposal[]> => {
      const found: Proposal[] = []
      for (const name of Object.keys(procedure.facts)) {
        const known = state.facts[name]
        if (known === undefined || known === null || procedure.facts[name]?.kind === 'yes-no') continue
        const answers = await read(text, procedure, name)
        found.push(...answers.filter(({ fact, value }) => fact === name && value !== null && value !== known))
      }
      return found.length === 1 ? found : []
    }

    /** Answers a "what if" about the procedure at hand; nothing of it is kept. `null` where nothing can be read in it. */
    const suppose = async (procedure: Procedure, text: string): Promise<Taken | null> => {
      const asOf = state.asOf
      let proposals = await read(text, procedure)
      if (proposals.length === 0) {
        // "What if it were 40?" names no fact either.
        proposals = await fitting(text, procedure)
        if (proposals.length === 0) return null
      }
      const facts = { ...state.facts, ...Object.fromEntries(proposals.map(({ fact, value }) => [fact, value])) }
      try {
        const reply = decide(town, procedure, facts, { asOf, declined: new Set(state.declined) })
        if (reply.kind === 'question') return null
        const { understood: _, ...told } = turn(reply).turn
        return {
          state: { ...before, said: [...before.said] },
          turn: {
            ...told,
            understood: proposals.map(({ fact, value, evidence }) => ({ fact, value, evidence, by: 'text' as const })),
            hypothetical: true,
          },
        }
      } catch (error) {
        if (error instanceof UnknownTime) return { problem: problem('unknown-time', error.message) }
        throw error
      }
    }

    const follow = async (route: Route): Promise<Taken> => {
      if (route.kind === 'procedure') {
        const found = procedureOf(route.procedure)
        if (found !== undefined) return answer(found)
      }
      if (route.kind === 'topics')
        return turn(
          topics(
            route.procedures.slice(0, OFFERED),
            route.procedures.length === 1 ? 'Is your question about this?' : 'Which of these is your question about?',
          ),
        )
      return turn(outOfScope())
    }

    if ('procedure' in input) {
      const found = procedureOf(input.procedure)
      return found === undefined
        ? {
            problem: problem('unknown-procedure', `${town.name} has no procedure ${input.procedure}.`, {
              known: town.procedures.map((p) => p.id),
            }),
          }
        : answer(found)
    }

    if ('fact' in input) {
      const message = misfitOf(town.facts, input.fact, input.value)
      if (message !== null)
        return {
          problem: problem('invalid-request', `${input.fact} ${message}`, { errors: [{ path: 'value', message }] }),
        }
      take({ fact: input.fact, value: input.value, evidence: '' }, 'click')
      const current = procedureOf(state.procedure)
      return current === undefined
        ? turn(
            topics(
              town.procedures
                .filter((p) => input.fact in p.facts)
                .map((p) => p.id)
                .slice(0, OFFERED),
              'What would you like to know?',
            ),
          )
        : answer(current)
    }

    const { text } = input
    const current = procedureOf(state.procedure)
    const intent = intentOf(text)
    if (intent === 'start-over') {
      Object.assign(state, openConversation(state.town, state.asOf, state.locale))
      return turn(topics(town.procedures.map((p) => p.id).slice(0, OFFERED), 'We start over. What is your question?'))
    }
    if (intent === 'person') {
      return turn({
        kind: 'out-of-scope',
        text: `You can reach a person here: ${town.contact}.`,
        contact: town.contact,
      })
    }
    if (intent === 'thanks') return turn(topics([], 'You are welcome. Ask whenever something else comes up.'))
    if (intent === 'repeat' && current !== undefined) return answer(current)
    if (intent === 'what-if' && current !== undefined) {
      const imagined = await suppose(current, supposed(text))
      if (imagined !== null) return imagined
    }
    const elsewhere = towns.find((other) => other.id !== town.id && ownTown(text, other.aliases) !== null)
    if (elsewhere !== undefined && ownTown(text, town.aliases) === null)
      return turn({
        kind: 'out-of-scope',
        text: `You say the property is in ${elsewhere.name}. This conversation is about the law of ${town.name}; each town has its own. Please ask on the page for ${elsewhere.name}, or tell me that the property is in ${town.name} after all.`,
        contact: elsewhere.contact,
      })
    if (town.emergency !== undefined && (await understanding.says(text, town.emergency.words, reading)))
      notice = town.emergency.says
    state.said.push(text)
    if (state.asked === null && state.waiting.length === 0) state.aspect = asksTime(text) ? 'time' : null

    // A reply to what was asked.
    if (current !== undefined && state.asked !== null) {
      const asked = state.asked
      const proposals = await read(text, current, asked)
      const route = await understanding.route(text, town, reading)
      const answers = proposals.some((proposal) => proposal.fact === asked)
      const asksAnew = !answers && route.kind === 'procedure' && route.procedure !== current.id && isQuestion(text)
      if (!asksAnew) {
        for (const proposal of proposals) if (!inPassing(proposal, text)) take(proposal, 'text')
        if (proposals.length === 0 && intent === 'why') {
          const question = decide(town, current, state.facts, { asOf: state.asOf, declined: new Set(state.declined) })
          if (question.kind === 'question') return turn({ ...question, text: `${question.why} ${question.text}` })
        }
        if (proposals.length > 0) {
          state.unread = 0
          return answer(current)
        }
        state.unread += 1
        const again = await answer(current)
        if ('turn' in again && again.turn.reply.kind === 'question')
          return turn({
            ...again.turn.reply,
            text: `${state.unread > 1 ? 'I still could not read an answer in that. You can also say that you don’t know.' : 'I could not read an answer in that.'} ${again.turn.reply.text}`,
          })
        return again
      }
      return follow(route)
    }

    // A choice among the topics offered.
    if (state.waiting.length > 0) {
      const label = byLabel(text, state.waiting, (id) => procedureOf(id)?.title ?? '')
      if (label !== null) return follow({ kind: 'procedure', procedure: label })
      // A number or a yes chooses nothing.
      if (wordsIn(text).size < 2 && !isQuestion(text))
        return turn(topics(state.waiting, 'Please choose one of these, or put your question in other words.'))
      // A new question need not be about any of them.
      const anew = isQuestion(text) ? await understanding.route(text, town, reading) : null
      if (anew?.kind === 'procedure') return follow(anew)
      const route = await understanding.route(`${state.said.slice(-2).join('. ')}`, town, reading, state.waiting)
      return follow(route)
    }

    const route = await understanding.route(text, town, reading)
    if (route.kind === 'procedure') state.also = await alsoAsked(text, route.procedure)
    // More about what was just answered: a correction or a further fact.
    if (current !== undefined && !(route.kind === 'procedure' && route.procedure !== current.id)) {
      let proposals = (await read(text, current)).filter((proposal) => !inPassing(proposal, text))
      // "Sorry, 70 percent" names no fact: it means the one, known already, that such an answer fits.
      if (proposals.length === 0 && isCorrection(text)) proposals = await fitting(text, current)
      for (const proposal of proposals) take(proposal, 'text')
      if (proposals.length > 0) return answer(current)
    }
    if (route.kind === 'procedure') {
      const found = procedureOf(route.procedure)
      if (found !== undefined)
        for (const proposal of await read(text, found)) if (!inPassing(proposal, text)) take(proposal, 'text')
    }
    return follow(route)
  }

  return { openConversation, takeTurn }
}

const isQuestion = (text: string): boolean => /[?¿]/.test(text)

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** The one topic whose title is said, or nearly so; `null` where that is none or several. */
const byLabel = (text: string, offered: readonly string[], titleOf: (id: string) => string): string | null => {
  const number = /^\s*(?:#|no\.?|number|número)?\s*(\d)\s*[.)]?\s*$/i.exec(text)?.[1]
  if (number !== undefined) return offered[Number(number) - 1] ?? null
  const said = wordsIn(text)
  const scored = offered.map((id) => {
    const title = [...wordsIn(titleOf(id))]
    return { id, share: title.filter((word) => said.has(word)).length / Math.max(1, title.length) }
  })
  const [best, next] = scored.sort((a, b) => b.share - a.share)
  return best !== undefined && best.share >= 0.6 && best.share > (next?.share ?? 0) ? best.id : null
}
