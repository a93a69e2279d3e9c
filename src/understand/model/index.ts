/**
 * A language model behind the door of the built-in rules. It adds facts whose words stand in the message and bear them out,
 * and chooses among procedures that the rules would offer; whatever goes wrong, what the rules say stands.
 */
import { Temporal } from 'temporal-polyfill'
import type { Fact } from '../../../machines/kit/facts.ts'
import type { Procedure } from '../../../machines/kit/procedure.ts'
import type { Town } from '../../../machines/kit/town.ts'
import { rank } from '../rules/router.ts'
import { readText } from '../rules/text.ts'
import type { Proposal, Reading, Route, Understanding } from '../understanding.ts'
import { type Breaker, breaker } from './breaker.ts'
import { together, witness } from './evidence.ts'
import type { DayLimits, Ledger } from './ledger.ts'
import { mask } from './mask.ts'
import { prompts } from './prompts.generated.ts'
import { claimsIn, factsRequest, procedureIn, procedureRequest } from './replies.ts'
import { isWorthRetrying, openAiServer, type Request, type Server, ServerError, type ServerSettings } from './server.ts'

/** How the model is used. */
export interface ModelSettings extends ServerSettings {
  /** How long one message may wait for the model, all calls and retries together. Milliseconds. */
  readonly timeout: number
  /** What one conversation may spend. */
  readonly conversation: DayLimits
  /** What all of them may spend in a day, counted in UTC. */
  readonly day: DayLimits
}

/** What a conversation has spent. */
export interface Spent {
  readonly calls: number
  readonly tokens: number
}

/** An understanding for one message of one conversation. */
export interface MessageUnderstanding extends Understanding {
  /** What the conversation has spent by now, this message with it. */
  spent(): Spent
  /** Whether a model's reply was looked at for this message. */
  isUsed(): boolean
}

export interface ModelUnderstanding extends Understanding {
  /** Names the prompts by the hash of their text: kept with every turn that was read with them. */
  readonly version: string
  /**
   * Reads one message of a conversation that has spent so much before.
   *
   * @param signal ends every call that is under way once nobody waits for the answer
   */
  forMessage(spent: Spent, signal?: AbortSignal): MessageUnderstanding
}

export interface Parts {
  readonly settings: ModelSettings
  /** The built-in understanding. */
  readonly rules: Understanding
  readonly ledger: Ledger
  /** Told of what goes wrong with the model; a person is not. Never told of what a person wrote. */
  readonly log?: (what: string) => void
  /** What was learned of the server before; a Worker hands it from request to request. */
  readonly memory?: ModelMemory
}

/** What outlives a message: how the server fares, what it knows, and its last replies. Holds no connection. */
export interface ModelMemory {
  readonly server: Server
  readonly guard: Breaker
  readonly kept: Map<string, string>
  readonly now: () => number
}

/**
 * An empty memory of a server.
 *
 * @param server stands in for the one that the settings name
 * @param now stands in for the time, in milliseconds
 */
export const modelMemory = (
  settings: ServerSettings,
  server: Server = openAiServer(settings),
  now: () => number = () => Temporal.Now.instant().epochMilliseconds,
): ModelMemory => ({ server, guard: breaker(now), kept: new Map(), now })

/** Calls that one message may lead to: its procedure, its facts, and those of what was said before. */
const CALLS_A_MESSAGE = 6
const TRIES = 3
/** In milliseconds, doubled from try to try. */
const FIRST_WAIT = 250
/** A procedure that the rules put no further down than this may be chosen. */
const RANKED = 8
/** Replies kept for a message that is read again because another of its conversation came first. */
const KEPT = 100
/** With fewer words than this left unread there is nothing for a model to find. */
const WORTH_READING = 3

/** The person who asked has gone. */
class HungUp extends Error {}

// A server's own message may repeat what was sent to it.
const reasonOf = (error: unknown): string => {
  if (error instanceof ServerError) return error.message
  if (!(error instanceof Error)) return 'the reason is not known'
  return 'statusCode' in error && typeof error.statusCode === 'number'
    ? `the server answered ${error.statusCode}`
    : error.name
}

const wordCount = (text: string): number => readText(text).words.length

/** Whether a message holds words that the rules made nothing of. */
const isWorthReading = (message: string, read: readonly Proposal[], facts: Readonly<Record<string, Fact>>): boolean =>
  read.length < Object.keys(facts).length &&
  wordCount(message) - read.reduce((sum, { evidence }) => sum + wordCount(evidence), 0) >= WORTH_READING

const version = Object.entries(prompts)
  .map(([id, { hash }]) => `${id}@${hash}`)
  .join(' ')

/** Builds the understanding. Nothing is called until a message asks for it. */
export const modelUnderstanding = (parts: Parts): ModelUnderstanding => {
  const { settings, rules, ledger, log = () => {} } = parts
  const { server, guard, kept, now } = parts.memory ?? modelMemory(settings)

  const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const today = (): string => Temporal.Now.plainDateISO('UTC').toString()

  /** Calls until it goes well, the time is over or trying again is no use. */
  const call = async (
    request: Request,
    left: () => number,
    booked: (tokens: number) => void,
    signal: AbortSignal | undefined,
  ): Promise<string> => {
    for (let tried = 1; ; tried++) {
      const ending = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      let hangUp = (): void => {}
      try {
        const late = new Promise<never>((_, refuse) => {
          hangUp = () => {
            refuse(new HungUp())
            ending.abort()
          }
          signal?.addEventListener('abort', hangUp)
          if (signal?.aborted === true) hangUp()
          timer = setTimeout(() => {
            refuse(new ServerError('the model took too long'))
            ending.abort()
          }, left())
        })
        // The time is kept here as well: a server's stream may hang where nothing listens to the signal.
        const { text, tokens } = await Promise.race([server(request, ending.signal), late])
        booked(tokens)
        return text
      } catch (error) {
        if (error instanceof HungUp) throw error
        const again = await isWorthRetrying(error)
        const wait = again?.after ?? FIRST_WAIT * 2 ** (tried - 1) * (1 + Math.random() / 4)
        if (again === null || tried === TRIES || wait >= left()) throw error
        await sleep(wait)
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', hangUp)
        // A stream that was given up half-way is not listened to any longer.
        ending.abort()
      }
    }
  }

  const forMessage = (before: Spent, signal?: AbortSignal): MessageUnderstanding => {
    let { calls, tokens } = before
    let callsLeft = CALLS_A_MESSAGE
    let until: number | null = null
    let failed = false
    let used = false

    /** @returns what `take` makes of the reply; null where there is none, whatever the reason */
    const ask = async <T>(request: Request, take: (text: string) => T | null): Promise<T | null> => {
      const key = JSON.stringify([request.name, request.user])
      const known = kept.get(key)
      if (known !== undefined) {
        used = true
        return take(known)
      }
      const { conversation, day } = settings
      // Of a server that has just failed this message nothing more is awaited.
      if (
        failed ||
        signal?.aborted === true ||
        callsLeft <= 0 ||
        calls >= conversation.calls ||
        tokens >= conversation.tokens
      )
        return null
      until ??= now() + settings.timeout
      const left = (): number => Math.max(0, (until ?? 0) - now())
      if (left() === 0 || !guard.mayCall()) return null
      try {
        const date = today()
        if (!(await ledger.book(date, day))) return null
        callsLeft--
        calls++
        let cost = 0
        const booked = (spent: number): void => {
          cost = spent
        }
        const text = await call(request, left, booked, signal)
        tokens += cost
        await ledger.add(date, cost)
        const taken = take(text)
        if (taken === null) throw new ServerError('the reply cannot be read')
        guard.succeeded()
        used = true
        if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '')
        kept.set(key, text)
        return taken
      } catch (error) {
        failed = true
        // That nobody waits any longer says nothing of the server.
        if (error instanceof HungUp) return null
        guard.failed()
        log(`The language model was of no use: ${reasonOf(error)}`)
        return null
      }
    }

    const read = async (
      message: string,
      facts: Readonly<Record<string, Fact>>,
      reading: Reading,
    ): Promise<readonly Proposal[]> => {
      const byRules = await rules.read(message, facts, reading)
      if (reading.again === true || !isWorthReading(message, byRules, facts)) return byRules
      const sent = mask(message)
      const claims = await ask(factsRequest(sent, facts, reading.asked), (text) => claimsIn(text, facts))
      if (claims === null || claims.length === 0) return byRules
      const { check } = witness({ message, sent, facts, reading })
      return together(
        byRules,
        claims.flatMap((claim) => check(claim) ?? []),
      )
    }

    const route = async (message: string, town: Town, reading: Reading, among?: readonly string[]): Promise<Route> => {
      const byRules = await rules.route(message, town, reading, among)
      if (reading.again === true || byRules.kind !== 'topics') return byRules
      const { ranked } = rank(message, town, reading.otherTowns)
      const near = ranked.slice(0, RANKED).filter(({ ruledOut }) => !ruledOut)
      const may = new Set(among ?? [...byRules.procedures, ...near.map(({ procedure }) => procedure)])
      const candidates: Procedure[] = town.procedures.filter(({ id }) => may.has(id))
      const chosen = await ask(procedureRequest(mask(message), candidates), (text) => procedureIn(text, candidates))
      return chosen === null || chosen === 'none' ? byRules : { kind: 'procedure', procedure: chosen.id }
    }

    return { says: rules.says, route, read, spent: () => ({ calls, tokens }), isUsed: () => used }
  }

  const nothing: Spent = { calls: 0, tokens: 0 }
  return {
    version,
    forMessage,
    says: rules.says,
    route: (...args) => forMessage(nothing).route(...args),
    read: (...args) => forMessage(nothing).read(...args),
  }
}
