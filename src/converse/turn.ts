import { type Answer, type Asking, decide, type Question } from '../../machines/kit/answer.ts'
import { UnknownTime } from '../../machines/kit/deadlines.ts'
import { limits } from '../../machines/kit/explore.ts'
import type { FactValue } from '../../machines/kit/facts.ts'
import { inLanguage, type Language } from '../../machines/kit/language.ts'
import type { Meta } from '../../machines/kit/outcome.ts'
import { type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import type { Town } from '../../machines/kit/town.ts'
import { type OutOfScope, type Problem, type ProblemKind, problem, type Topics, type Turn } from '../contract.ts'
import { misfitOf } from '../decide/validate.ts'
import { languageAsked, writtenIn } from '../understand/rules/language.ts'
import type { Proposal, Reading, Route, Understanding } from '../understand/understanding.ts'
import { differences } from './changes.ts'
import { heeds } from './heed.ts'
import {
  affirms,
  asksForPerson,
  asksTime,
  denies,
  intentOf,
  isBareReply,
  isCorrection,
  isQuestion,
  ownTown,
  steering,
  supposed,
} from './intents.ts'
import { type ConversationState, languageOf, openConversation } from './state.ts'
import { type ConversationWords, conversationWords } from './words.ts'

export { type ConversationState, languageOf, openConversation } from './state.ts'

/** What a turn leads to, or why it cannot be taken. */
export type Taken = { readonly state: ConversationState; readonly turn: Turn } | { readonly problem: Problem }

export type Input =
  | { readonly text: string }
  | { readonly fact: string; readonly value: FactValue | null }
  | { readonly procedure: string }

/** At most this many procedures are offered at once. */
const OFFERED = 5

/** So many of the latest messages are taken together where topics are offered and more is said of the matter. */
const SAME_MATTER = 3

/** A message of at most so many words may be no more than the value of a fact. */
const BRIEF = 8

/** A day in full, and not a month or a year only. */
const isFullDay = (value: FactValue | null | undefined): boolean => typeof value === 'string' && value.length === 10

/** The office that a town's procedures most often leave a decision to; null where they name none. */
const officeOf = (town: Town): string | null => {
  const counts = new Map<string, number>()
  for (const { machine } of town.procedures)
    for (const node of stateNodes(machine)) {
      const meta = node.meta as Meta | undefined
      const decides = meta?.status === undefined ? undefined : meta.decides
      if (decides !== undefined) counts.set(decides, (counts.get(decides) ?? 0) + 1)
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** Whom to ask in a town, as far as its files say it: the contact on file, else the office that its law names most. */
export const contactOf = (town: Town, language: Language): string => {
  const { contact, words, name } = inLanguage(town, language)
  if (contact.trim() !== '') return contact
  const office = officeOf(town)
  return office === null ? name : `${name}: ${words(office)}`
}

/** Whether a contact says how to reach it, and not only who it is. */
const isReachable = (contact: string): boolean => /\d{3}|@|https?:/.test(contact)

/** The conversation of a service with these towns and this understanding. */
export const conversing = (towns: readonly Town[], understanding: Understanding) => {
  const townOf = (id: string): Town => {
    const found = towns.find((town) => town.id === id)
    if (found === undefined) throw new Error(`a conversation is about ${id}, which is no town of this service`)
    return found
  }

  /** One message, one turn: take in what was said, find the procedure, decide, ask or answer. Pure. */
  const takeTurn = async (earlier: ConversationState, input: Input): Promise<Taken> => {
    // A conversation that was stored by an earlier version lacks what has been added since.
    const before: ConversationState = { ...openConversation(earlier.town, earlier.asOf, earlier.locale), ...earlier }
    const town = townOf(before.town)
    const state: ConversationState = {
      ...before,
      facts: { ...before.facts },
      declined: [...before.declined],
      said: [...before.said],
    }
    const request = 'text' in input && !state.chosen ? writtenIn(input.text, state.language) : null
    if (request !== null) state.language = request
    const wanted = 'text' in input ? languageAsked(input.text) : null
    if (wanted !== null) {
      state.language = wanted.language
      state.chosen = true
    }
    const language = languageOf(state)
    const words: ConversationWords = conversationWords[language]
    const told = inLanguage(town, language)
    const contact = contactOf(town, language)
    let reading: Reading = {
      asOf: state.asOf,
      earlier: before.said.join(' '),
      otherTowns: towns.filter((t) => t.id !== town.id).flatMap((t) => t.aliases),
    }
    const procedureOf = (id: string | null): Procedure | undefined =>
      town.procedures.find((procedure) => procedure.id === id)
    const titleOf = (id: string): string => told.words(procedureOf(id)?.title ?? id)
    let notice: string | undefined
    const remarks: string[] = []
    const understood: Turn['understood'][number][] = []
    const changed: Turn['changed'][number][] = []

    const read = async (
      text: string,
      procedure: Procedure,
      more: Pick<Reading, 'asked' | 'again'> = {},
    ): Promise<readonly Proposal[]> =>
      understanding.read(text, procedure.facts, {
        ...reading,
        known: { ...state.facts },
        limits: Object.fromEntries(limits(procedure)),
        ...more,
      })

    const asking = (of: ConversationState = state): Asking => ({
      asOf: of.asOf,
      declined: new Set(of.declined),
      language,
      ...(of.aspect !== null && { aspect: of.aspect }),
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
      if (value === null && typeof known === 'string' && town.facts[fact]?.kind === 'day' && !isFullDay(known)) {
        if (!state.declined.includes(fact)) state.declined.push(fact)
      } else {
        if (known !== undefined && known !== value) changed.push({ fact, from: known, to: value })
        state.facts[fact] = value
        state.declined = state.declined.filter((name) => name !== fact)
      }
      understood.push({ fact, value, evidence, by })
    }

    const choicesOf = (ids: readonly string[]): Topics['choices'] =>
      ids.flatMap((id) => (procedureOf(id) === undefined ? [] : [{ procedure: id, label: titleOf(id) }]))

    const topics = (procedures: readonly string[], text: string): Topics => ({
      kind: 'topics',
      text,
      choices: choicesOf(procedures),
    })

    const outOfScope = (text: string): OutOfScope => ({ kind: 'out-of-scope', text, contact })

    /** @param aside the reply is beside the matter: what was asked or offered before it still stands */
    const turn = (reply: Turn['reply'], aside = false): { state: ConversationState; turn: Turn } => {
      if (!aside) {
        state.asked = reply.kind === 'question' ? reply.fact : null
        state.waiting = reply.kind === 'topics' ? reply.choices.map((choice) => choice.procedure) : []
        if (reply.kind !== 'topics') state.refused = []
      }
      if (reply.kind === 'answer' && state.left === state.procedure) state.left = null
      const others = [...state.also, ...(state.left === null ? [] : [state.left])]
      const also =
        reply.kind === 'answer' && !aside ? choicesOf([...new Set(others)].filter((id) => id !== state.procedure)) : []
      if (!aside) state.offered = also.map(({ procedure }) => procedure)
      if (reply.kind === 'answer' && !aside) state.also = []
      return {
        state,
        turn: {
          ...(notice !== undefined && { notice }),
          ...(remarks.length > 0 && { remark: remarks.join('\n') }),
          ...(state.aspect !== null && reply.kind === 'answer' && { aspect: state.aspect }),
          language,
          understood,
          changed,
          procedure: state.procedure,
          ...(also.length > 0 && { also }),
          reply,
        },
      }
    }

    const refusal = (kind: ProblemKind, detail: string, more: Pick<Problem, 'errors' | 'known'> = {}): Taken => ({
      problem: { ...problem(kind, detail, more), title: words.problems[kind] },
    })

    /** What a decision comes to, or the problem that a day which cannot be counted makes of it. */
    const counted = (work: () => Taken): Taken => {
      try {
        return work()
      } catch (error) {
        if (!(error instanceof UnknownTime)) throw error
        return refusal('unknown-time', language === 'en' ? error.message : words.faults.time(error.subject))
      }
    }

    /** Where a procedure stood for a state; null where its days cannot be counted. */
    const standing = (procedure: Procedure, of: ConversationState): Question | Answer | null => {
      try {
        return decide(town, procedure, of.facts, asking(of))
      } catch (error) {
        if (error instanceof UnknownTime) return null
        throw error
      }
    }

    const remarkChanges = (procedure: Procedure, reply: Question | Answer): void => {
      if (changed.length === 0 || before.procedure !== procedure.id) return
      const then = standing(procedure, before)
      const now = { facts: state.facts, reply }
      if (then !== null)
        remarks.push(...differences(town, procedure, changed, { facts: before.facts, reply: then }, now, language))
    }

    const answer = async (procedure: Procedure): Promise<Taken> => {
      if (state.procedure !== procedure.id) {
        // What was being asked about can be come back to.
        if (before.asked !== null && before.procedure !== null) state.left = before.procedure
        state.procedure = procedure.id
        // What was told before is taken in the order it was told, and put right where it was put right.
        const retold = new Set<string>()
        for (const text of state.said)
          for (const proposal of await read(text, procedure)) {
            const { fact } = proposal
            if (state.facts[fact] !== undefined && !(retold.has(fact) && isCorrection(text))) continue
            retold.add(fact)
            take(proposal, 'text')
          }
      }
      return counted(() => {
        const reply = decide(town, procedure, state.facts, asking())
        remarkChanges(procedure, reply)
        if (reply.kind === 'answer') remarks.push(...heeds(reply, { said: state.said, asOf: state.asOf, language }))
        return turn(reply)
      })
    }

    /** Other procedures that single questions of the message are about by themselves. */
    const alsoAsked = async (text: string, taken: string): Promise<string[]> => {
      const questions = text.match(/[^.?!¿]+\?/g) ?? []
      if (questions.length < 2) return []
      const found: string[] = []
      for (const asked of questions) {
        const route = await understanding.route(asked, town, { ...reading, again: true })
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
        const answers = await read(text, procedure, { asked: name, again: true })
        found.push(...answers.filter(({ fact, value }) => fact === name && value !== null && value !== known))
      }
      if (found.length === 1) return found
      // Of several days, the one that lies on the same side of today: what was, or what is to come.
      const isPast = (value: FactValue | null | undefined): boolean => String(value) <= state.asOf
      const alike = found.filter(
        ({ fact, value }) => procedure.facts[fact]?.kind === 'day' && isPast(value) === isPast(state.facts[fact]),
      )
      return alike.length === 1 && found.every(({ fact }) => procedure.facts[fact]?.kind === 'day') ? alike : []
    }

    /** The question that is open: the fact last asked for, of the procedure at hand. */
    const openQuestion = (): Question | null => {
      const current = procedureOf(before.procedure)
      if (current === undefined || before.asked === null) return null
      const reply = standing(current, before)
      return reply?.kind === 'question' ? reply : null
    }

    /** Answers a "what if" about the procedure at hand; nothing of it is kept. `null` where nothing can be read in it. */
    const suppose = async (procedure: Procedure, text: string): Promise<Taken | null> => {
      let proposals: readonly Proposal[] = await read(text, procedure)
      // "What if it were 40?" names no fact: it is about the one that is asked for, or the one that it can be.
      if (proposals.length === 0 && before.asked !== null) {
        const asked = before.asked
        proposals = (await read(text, procedure, { asked, again: true })).filter(({ fact }) => fact === asked)
      }
      if (proposals.length === 0) proposals = await fitting(text, procedure)
      proposals = proposals.filter(({ value }) => value !== null)
      if (proposals.length === 0) return null
      return counted(() => {
        const facts = { ...state.facts, ...Object.fromEntries(proposals.map(({ fact, value }) => [fact, value])) }
        const imagined = new Set(proposals.map(({ fact }) => fact))
        const declined = new Set(state.declined)
        let reply = decide(town, procedure, facts, { ...asking(), declined })
        // What else is not known stays open: the supposition is answered by branches, and nothing is asked for it.
        for (let tries = 0; reply.kind === 'question' && tries < 50; tries++) {
          const { fact } = reply
          const other = (procedure.order ?? []).find((name) => name !== fact && isFullDay(facts[name]))
          if (imagined.has(fact) && isFullDay(facts[fact])) facts[other ?? fact] = null
          else if (facts[fact] === undefined || isFullDay(facts[fact])) facts[fact] = null
          else declined.add(fact)
          reply = decide(town, procedure, facts, { ...asking(), declined })
        }
        const open = openQuestion()
        remarks.push(words.supposing, ...(open === null ? [] : [words.stillOpen(open.text)]))
        const imaginedTurn = turn(reply, true).turn
        return {
          state: { ...before, language: state.language, chosen: state.chosen, said: [...before.said] },
          turn: {
            ...imaginedTurn,
            understood: proposals.map(({ fact, value, evidence }) => ({ fact, value, evidence, by: 'text' as const })),
            hypothetical: true,
          },
        }
      })
    }

    const follow = async (route: Route): Promise<Taken> => {
      if (route.kind === 'procedure') {
        const found = procedureOf(route.procedure)
        if (found !== undefined) return answer(found)
      }
      if (route.kind === 'topics')
        return turn(
          topics(route.procedures.slice(0, OFFERED), route.procedures.length === 1 ? words.isItThis : words.whichTopic),
        )
      return turn(outOfScope(words.outOfScope(told.words(town.law.title), contact)))
    }

    /** What stands is said once more: the question, the answer, or the topics. */
    const again = async (text: string): Promise<Taken> => {
      const current = procedureOf(state.procedure)
      if (state.waiting.length > 0) return turn(topics(state.waiting, words.whichTopic))
      if (current !== undefined) return answer(current)
      return turn(topics([], text))
    }

    /** Beside the matter: said, while what was asked or offered stands. */
    const aside = (reply: Turn['reply']): { state: ConversationState; turn: Turn } => {
      const open = openQuestion()
      if (open !== null) remarks.push(words.stillOpen(open.text))
      return turn(reply, true)
    }

    if ('procedure' in input) {
      const found = procedureOf(input.procedure)
      return found === undefined
        ? refusal('unknown-procedure', `${town.name} has no procedure ${input.procedure}.`, {
            known: town.procedures.map((p) => p.id),
          })
        : answer(found)
    }

    if ('fact' in input) {
      const message = misfitOf(town.facts, input.fact, input.value, language)
      if (message !== null)
        return refusal('invalid-request', `${input.fact} ${message}`, { errors: [{ path: 'value', message }] })
      take({ fact: input.fact, value: input.value, evidence: '' }, 'click')
      const current = procedureOf(state.procedure)
      return current === undefined
        ? turn(
            topics(
              town.procedures
                .filter((p) => input.fact in p.facts)
                .map((p) => p.id)
                .slice(0, OFFERED),
              words.whatToKnow,
            ),
          )
        : answer(current)
    }

    // What tries to steer states nothing of a case; what else the message says is read as ever.
    const { steers, rest } = steering(input.text)
    const whole = input.text
    const text = steers ? rest : whole
    if (steers) remarks.push(words.steering)
    // An emergency is one wherever the house lies.
    const anywhere = { ...reading, otherTowns: [] }
    if (town.emergency !== undefined && (await understanding.says(whole, town.emergency.words, anywhere)))
      notice = told.emergency ?? undefined

    const current = procedureOf(state.procedure)
    const intent = steers ? null : intentOf(text)
    if (intent === 'start-over' || intent === 'abandon') {
      const fresh = openConversation(state.town, state.asOf, state.locale)
      Object.assign(state, fresh, { language: state.language, chosen: state.chosen })
      return turn(
        intent === 'abandon'
          ? topics([], words.emptyTopics.abandoned)
          : topics(town.procedures.map((p) => p.id).slice(0, OFFERED), words.emptyTopics.startOver),
      )
    }
    if (intent === 'person' || asksForPerson(text)) {
      // What else it says is read once there is something to read it for.
      if (intent === null) state.said.push(text)
      const last = current === undefined ? null : standing(current, state)
      const reach = words.person(contact, last?.kind === 'answer' ? last.decides : null)
      const { state: kept, turn: made } = aside(
        outOfScope(isReachable(contact) ? reach : `${reach} ${words.noAddress}`),
      )
      return { state: kept, turn: { ...made, handover: { contact } } }
    }
    if (wanted?.alone === true) return again(words.emptyTopics.language)
    if (intent === 'thanks' || (intent === 'agreed' && state.asked === null && state.waiting.length === 0)) {
      const open = openQuestion()
      const kind = intent === 'agreed' ? words.emptyTopics.agreed : words.emptyTopics.thanks
      if (open === null) return turn(topics([], kind), true)
      remarks.push(kind)
      return turn(open)
    }
    if (intent === 'transcript') return aside(topics([], words.transcript))
    if (intent === 'repeat') return again(words.emptyTopics.nothingToRepeat)
    if (intent === 'next' && state.offered.length > 0) {
      const next = procedureOf(state.offered[0] ?? null)
      if (next !== undefined) {
        state.also = state.offered.slice(1)
        return answer(next)
      }
    }
    if (intent === 'back') {
      const left = procedureOf(state.left)
      if (left !== undefined) {
        state.left = null
        remarks.push(words.backTo(titleOf(left.id)))
        return answer(left)
      }
      return again(words.emptyTopics.nothingToRepeat)
    }
    if (intent === 'what-if' && current !== undefined) {
      const imagined = await suppose(current, supposed(text))
      if (imagined !== null) return imagined
      reading = { ...reading, again: true }
    }
    if (intent === 'why' && current !== undefined && state.asked === null && state.waiting.length === 0)
      return counted(() => {
        const reply = decide(town, current, state.facts, asking())
        if (reply.kind === 'answer') remarks.push(words.because(reply.trace.map(({ because }) => because).join('; ')))
        return turn(reply)
      })

    const ours = ownTown(text, town.aliases) !== null
    const elsewhere = towns.find((other) => other.id !== town.id && ownTown(text, other.aliases) !== null)
    if (elsewhere !== undefined && !ours) {
      state.held = text
      const there = inLanguage(elsewhere, language).name
      const reply = { kind: 'out-of-scope', text: words.elsewhere(there, told.name) } as const
      return turn({ ...reply, contact: contactOf(elsewhere, language) }, true)
    }
    // "It is in this town after all": what was held back is taken up where it was left.
    if (state.held !== null && ours) {
      const { held } = state
      state.held = null
      state.said.push(text)
      if (current !== undefined) {
        for (const proposal of await read(text, current)) if (!inPassing(proposal, text)) take(proposal, 'text')
        return answer(current)
      }
      state.said.unshift(held)
      return follow(await understanding.route(held, town, reading))
    }
    if (text === '') {
      // Nothing but the attempt: what it was about is answered from the law, if it was about anything.
      if (current !== undefined && (state.asked !== null || state.waiting.length > 0)) return again('')
      const route = await understanding.route(whole, town, reading)
      if (route.kind === 'none') return turn(topics([], words.whatToKnow), current !== undefined)
      return follow(route)
    }
    state.said.push(text)
    if (state.asked === null && state.waiting.length === 0) state.aspect = asksTime(text) ? 'time' : null

    // A reply to what was asked.
    if (current !== undefined && state.asked !== null) {
      const { asked } = state
      const leave = (remark: string): Promise<Taken> => {
        state.unread = 0
        remarks.push(remark)
        take({ fact: asked, value: null, evidence: text.trim() }, 'text')
        return answer(current)
      }
      // A supposition that nothing could be made of states nothing either.
      const proposals = intent === 'what-if' ? [] : await read(text, current, { asked })
      const answers = proposals.some((proposal) => proposal.fact === asked)
      if (intent === 'skip' && !answers) return leave(words.skipped)
      if (intent === 'none-of-these' && !answers && current.facts[asked]?.kind === 'choice')
        return leave(words.noneOfChoices(contact))
      if (proposals.length === 0 && intent === 'why')
        return counted(() => {
          const question = decide(town, current, state.facts, asking())
          return turn(
            question.kind === 'question' ? { ...question, text: `${question.why} ${question.text}` } : question,
          )
        })
      const route = await understanding.route(text, town, answers ? { ...reading, again: true } : reading)
      const asksAnew = !answers && route.kind === 'procedure' && route.procedure !== current.id && isQuestion(text)
      if (asksAnew) return follow(route)
      // To a yes or no, or to an amount, "none of these" is no answer: least of all a no.
      const isNone = intent === 'none-of-these' && current.facts[asked]?.kind !== 'choice'
      if (!isNone) for (const proposal of proposals) if (!inPassing(proposal, text)) take(proposal, 'text')
      if (understood.length > 0) {
        state.unread = 0
        return answer(current)
      }
      state.unread += 1
      const once = isNone ? words.noneOfThem : state.unread > 1 ? words.stillUnread : words.unread
      const still = await answer(current)
      if ('turn' in still && still.turn.reply.kind === 'question')
        return turn(steers ? still.turn.reply : { ...still.turn.reply, text: `${once} ${still.turn.reply.text}` })
      return still
    }

    /** What a message states on the way to a procedure is kept for it. */
    const keep = async (procedure: Procedure): Promise<void> => {
      for (const proposal of await read(text, procedure)) if (!inPassing(proposal, text)) take(proposal, 'text')
    }

    // A choice among the topics offered.
    if (state.waiting.length > 0) {
      const [only = null] = state.waiting.length === 1 ? state.waiting : []
      const meant = only !== null && affirms(text) ? procedureOf(only) : undefined
      if (meant !== undefined) {
        state.said.pop()
        return answer(meant)
      }
      if (intent === 'none-of-these' || intent === 'skip' || (only !== null && denies(text))) {
        const first = state.refused.length === 0
        const refused = [...state.refused, ...state.waiting]
        state.refused = refused
        state.said.pop()
        const left = town.procedures.map(({ id }) => id).filter((id) => !refused.includes(id))
        const route = await understanding.route(
          state.said.slice(-2).join('. '),
          town,
          { ...reading, again: true },
          left,
        )
        const next = route.kind === 'topics' ? route.procedures : route.kind === 'procedure' ? [route.procedure] : []
        if (first && intent !== 'skip' && state.said.length > 0 && next.length > 0)
          return turn(topics(next.slice(0, OFFERED), words.otherTopics))
        return turn(outOfScope(words.noTopic(contact)))
      }
      // Nothing can be supposed of a matter that is not settled on yet.
      if (intent === 'what-if') {
        state.said.pop()
        return turn(topics(state.waiting, words.chooseOne))
      }
      const chosen = procedureOf(byLabel(text, state.waiting, [titleOf, (id) => procedureOf(id)?.title ?? '']))
      if (chosen !== undefined) {
        if (chosen.id === state.procedure) await keep(chosen)
        return answer(chosen)
      }
      // A number or a yes chooses nothing.
      if (isBareReply(text) || (wordsIn(text).size < 2 && !isQuestion(text))) {
        state.said.pop()
        return turn(topics(state.waiting, words.chooseOne))
      }
      // What is said need not be about any of them; what states something more tells of the same matter as before.
      const asked = state.said.findLastIndex((said) => isQuestion(said))
      const both = state.said.slice(asked < 0 ? -SAME_MATTER : asked).join('. ')
      const states = !isQuestion(text)
      const anew = await understanding.route(states ? both : text, town, states ? { ...reading, again: true } : reading)
      if (anew.kind === 'procedure' && (!states || state.waiting.includes(anew.procedure))) {
        const found = procedureOf(anew.procedure)
        if (found !== undefined && found.id === state.procedure) await keep(found)
        return follow(anew)
      }
      const near = anew.kind === 'topics' ? anew.procedures : anew.kind === 'procedure' ? [anew.procedure] : []
      if (!states && near.length > 0 && !near.some((id) => state.waiting.includes(id))) return follow(anew)
      // One topic alone is not chosen by whatever is said next.
      if (only !== null) return near.length > 0 && !states ? follow(anew) : turn(topics(state.waiting, words.chooseOne))
      const route = await understanding.route(both, town, { ...reading, again: true }, state.waiting)
      if (states && route.kind === 'none') return turn(topics(state.waiting, words.chooseOne))
      const found = route.kind === 'procedure' ? procedureOf(route.procedure) : undefined
      if (found !== undefined && found.id === state.procedure) await keep(found)
      return follow(route)
    }

    // Nothing is asked, and nothing is said.
    if (isBareReply(text) || (intent !== null && intent !== 'what-if' && intent !== 'why')) {
      state.said.pop()
      return turn(topics([], words.whatToKnow), true)
    }
    const route = await understanding.route(steers ? whole : text, town, reading)
    if (route.kind === 'procedure') state.also = await alsoAsked(text, route.procedure)
    // More about what was just answered: a correction or a further fact. A correction asks for no other procedure.
    const corrects = isCorrection(text) && !isQuestion(text)
    if (current !== undefined && (corrects || !(route.kind === 'procedure' && route.procedure !== current.id))) {
      let proposals = (await read(text, current)).filter((proposal) => !inPassing(proposal, text))
      // "Sorry, 70 percent", "ok it's 60%" name no fact: they mean the one, known already, that such an answer fits.
      const brief = route.kind !== 'procedure' && !isQuestion(text) && text.split(/\s+/).length <= BRIEF
      if (proposals.length === 0 && (corrects || brief)) proposals = await fitting(text, current)
      for (const proposal of proposals) take(proposal, 'text')
      if (proposals.length > 0) return answer(current)
      if (corrects && brief) {
        remarks.push(words.unclearCorrection)
        return answer(current)
      }
    }
    if (route.kind === 'procedure') {
      const found = procedureOf(route.procedure)
      if (found !== undefined) await keep(found)
    }
    return follow(route)
  }

  return { openConversation, takeTurn }
}

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** The one topic whose title, in one of the languages it is shown in, is said, or nearly so; `null` where that is none or several. */
const byLabel = (
  text: string,
  offered: readonly string[],
  titles: readonly ((id: string) => string)[],
): string | null => {
  const number = /^\s*(?:#|no\.?|number|n[uú]mero)?\s*(\d)\s*[.)]?\s*$/i.exec(text)?.[1]
  if (number !== undefined) return offered[Number(number) - 1] ?? null
  const place = placeSaid(text)
  if (place !== null) return offered.at(place) ?? null
  const said = wordsIn(text)
  const share = (title: string): number => {
    const named = [...wordsIn(title)]
    return named.filter((word) => said.has(word)).length / Math.max(1, named.length)
  }
  const scored = offered.map((id) => ({ id, share: Math.max(...titles.map((titleOf) => share(titleOf(id)))) }))
  const [best, next] = scored.sort((a, b) => b.share - a.share)
  if (best !== undefined && best.share >= 0.6 && best.share > (next?.share ?? 0)) return best.id
  // "The conveyance one": of the few words of the reply one is in a single title.
  const [opening = ''] = text.split(/[,.;:]/)
  if (opening.split(/\s+/).length > 5 || isQuestion(opening) || TELLS.test(opening)) return null
  const own = [...wordsIn(opening)].flatMap((word) => {
    const having = offered.filter((id) => titles.some((titleOf) => wordsIn(titleOf(id)).has(word)))
    return having.length === 1 ? having : []
  })
  return own.length > 0 && own.every((id) => id === own[0]) ? (own[0] ?? null) : null
}

// "We have no contract" tells something; "the contract one" chooses.
const TELLS =
  /(?<!\p{L})(?:i|we|my|our|he|she|they|no|not|never|none|have|has|had|was|were|did|without|tengo|tenemos|hay|hubo|mi|nuestr[oa]|nunca|sin|fue|era)(?!\p{L})/iu

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|primer[oa]?|1st)$/, 0],
  [/^(?:second|segund[oa]|2nd)$/, 1],
  [/^(?:third|tercer[oa]?|3rd)$/, 2],
  [/^(?:fourth|cuart[oa]|4th)$/, 3],
  [/^(?:fifth|quint[oa]|5th)$/, 4],
  [/^(?:last|[uú]ltim[oa])$/, -1],
]

/** The place in a list that a reply names by its number: "the second one", "la última". */
const placeSaid = (text: string): number | null => {
  const said =
    /^\W*(?:it'?s |es )?(?:the |el |la |lo )?(\p{L}+|\d\p{L}{2})(?: (?:one|topic|option|tema|opci[oó]n))?\W*$/iu.exec(
      text,
    )?.[1]
  return PLACES.find(([named]) => said !== undefined && named.test(said.toLowerCase()))?.[1] ?? null
}
