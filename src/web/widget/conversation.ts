/**
 * One conversation, kept in the browser so that a reload and a second tab show the same one. A message is written down before
 * it is sent, under a key of its own that no other tab writes to, and struck out once the service has it. The tabs take turns
 * to deliver what is written down, the oldest first; each message names itself to the service, which takes it once however
 * often it comes.
 */
import type { Message, Problem } from '../../contract.ts'
import type { Told, Value } from './shapes.ts'
import { stored } from './store.ts'

interface Outgoing {
  /** Names the message to the service, so that a second arrival can be told from a second message. */
  readonly key: string
  readonly message: Message
  /** When it was written or refused, in milliseconds: it is forgotten in time. */
  readonly at: number
  /** The page that wrote it, and that is to hear why it was refused. */
  readonly page: string
  /** Why the service did not take it, by the problem document; it waits for its page to give it back to the person. */
  readonly refused?: Problem
}

interface Kept {
  readonly id: string
  readonly token: string
  readonly turns: readonly Told[]
  readonly facts: Readonly<Record<string, Value>>
  /** When it was last written, in milliseconds; only to forget it in time. */
  readonly at: number
}

/** What tells the other tabs of news; null where a browser or a page allows none. */
const channelOf = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** A message that has not been answered yet, or that was refused. */
export interface Waiting {
  readonly key: string
  readonly message: Message
}

/** A message that did not go through, to be given back with the reason. */
export interface Refused extends Waiting {
  readonly problem: Problem
}

/** What the widget shows. */
export interface Shown {
  readonly id: string
  readonly turns: readonly Told[]
  readonly facts: Readonly<Record<string, Value>>
  /** The messages that have not been answered yet, the oldest first. */
  readonly outgoing: readonly Waiting[]
  /** True once the service has said that it works on the first of them. */
  readonly received: boolean
  /** True while the service cannot be reached; the messages wait. */
  readonly offline: boolean
  /** The messages that were refused and that nobody has taken back yet. */
  readonly refused: readonly Refused[]
}

const NONE: Kept = { id: '', token: '', turns: [], facts: {}, at: 0 }
/** A conversation is forgotten after a day, because others may use the same computer. */
const FORGET_MS = 24 * 60 * 60 * 1000
/** How long the service may say nothing before it counts as out of reach. */
const PATIENCE_MS = 30_000
/** How long to wait before the first, second … try again. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** What one tab has written reaches another a moment after the other may go on. */
const SETTLE_MS = 50
/** A refused message whose page does not take it back within this time belongs to a page that is gone. */
const ORPHAN_MS = 3000

/** The service cannot be reached, or answers that it cannot be reached just now. */
class Unreachable extends Error {}
class Refusal extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}
const failed = (problem: Problem): Error =>
  [408, 425, 429, 502, 503, 504].includes(problem.status) ? new Unreachable() : new Refusal(problem)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.token === 'string' &&
  typeof value.at === 'number' &&
  Array.isArray(value.turns) &&
  isObject(value.facts)

const isOutgoing = (value: unknown): value is Outgoing =>
  isObject(value) && typeof value.key === 'string' && typeof value.at === 'number' && isObject(value.message)

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // What cannot be read is none of ours.
    return null
  }
}

const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const nameOf = (server: string, town: string): string => `bylaw ${server} ${town}`

const keptUnder = (name: string): Kept => {
  const kept = parsed(stored.get(name))
  return isKept(kept) && Date.now() - kept.at < FORGET_MS ? kept : NONE
}

/** The language in which the kept conversation was last told; undefined where none is kept. */
export const conversationLanguage = (server: string, town: string): Told['language'] =>
  keptUnder(nameOf(server, town)).turns.at(-1)?.language

export interface Conversation {
  /** What is known now. */
  shown(): Shown
  /** Reads what the browser kept, asks the service for news, and sends what was left unsent. */
  resume(): Promise<void>
  /** Sends a message, after those that wait already. The same click again while the first still waits is one click. */
  send(message: Message): void
  /** Tries again at once to send what waits. */
  retry(): void
  /** Takes back a message that waits or was refused. */
  takeBack(key: string): Message | null
  /** Forgets the conversation in this browser. */
  forget(): void
  /** Calls the service about this conversation; its `Response`, or null where it cannot be reached. */
  ask(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response | null>
  /** Keeps in mind whether a turn was said to be of help, as the service was told. */
  mark(sequence: number, helpful: boolean): void
  /** Lets go of everything that listens. */
  close(): void
}

/**
 * The conversation of this browser with a town.
 *
 * @param server the service's origin, `https://…`
 * @param locale the language that was chosen, told to the service when a conversation begins; undefined: what is written shows it
 * @param changed told whenever what is shown has changed
 */
export const conversation = (
  server: string,
  town: string,
  locale: () => string | undefined,
  changed: () => void,
): Conversation => {
  const name = nameOf(server, town)
  const outbox = `${name} outbox `
  const page = randomName()
  let offline = false
  let received = ''
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false
  let written = 0

  const read = (): Kept => keptUnder(name)
  /** Everything that is written down, the oldest first. */
  const letters = (): (readonly [string, Outgoing])[] =>
    stored.keys(outbox).flatMap((at) => {
      const letter = parsed(stored.get(at))
      if (isOutgoing(letter) && Date.now() - letter.at < FORGET_MS) return [[at, letter] as const]
      stored.remove(at)
      return []
    })
  const waiting = (): (readonly [string, Outgoing])[] => letters().filter(([, { refused }]) => refused === undefined)
  let kept = read()

  const channel = channelOf(name)
  const show = (): void => {
    if (!closed) changed()
  }
  const tell = (): void => {
    if (!closed) channel?.postMessage('')
    show()
  }
  const keep = (next: Partial<Kept>): void => {
    kept = { ...kept, ...next, at: Date.now() }
    stored.set(name, JSON.stringify(kept))
    tell()
  }
  const drop = (): void => {
    kept = NONE
    stored.remove(name)
  }

  let before = ''
  const elsewhere = (): void => {
    kept = read()
    const now = JSON.stringify([kept.id, kept.turns.length, kept.facts, stored.keys(outbox)])
    if (before === now) return
    before = now
    show()
    // The tab that wrote it may be gone by now: whoever comes first delivers it.
    if (waiting().length > 0) void work()
    else if (offline) back()
  }
  channel?.addEventListener('message', elsewhere)
  const heard = (event: StorageEvent): void => {
    if (event.key === null || event.key.startsWith(name)) elsewhere()
  }
  addEventListener('storage', heard)
  addEventListener('pageshow', elsewhere)

  const request = async (
    path: string,
    body: unknown,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Response> => {
    try {
      return await fetch(`${server}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(kept.token !== '' && { authorization: `Bearer ${kept.token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: 'omit',
        cache: 'no-store',
        signal,
      })
    } catch {
      throw new Unreachable()
    }
  }

  const answered = async (response: Response): Promise<unknown> => {
    let answer: unknown
    try {
      answer = await response.json()
    } catch {
      // Something between here and the service answered in its place.
      throw new Unreachable()
    }
    if (response.ok) return answer
    throw failed({ ...(answer as Problem), status: response.status })
  }
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<unknown> =>
    answered(await request(path, body, headers, AbortSignal.timeout(PATIENCE_MS)))

  /** Sends a message and waits until it is answered, however long that takes, as long as the service shows that it is at work. */
  const post = async ({ key, message }: Outgoing): Promise<void> => {
    const control = new AbortController()
    let patience = setTimeout(() => control.abort(), PATIENCE_MS)
    try {
      const response = await request(
        `${path()}/messages`,
        message,
        { 'idempotency-key': key, accept: 'text/event-stream, application/json' },
        control.signal,
      )
      if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true || response.body === null) {
        await answered(response)
        return
      }
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ''
      let taken = false
      for (;;) {
        const { done, value = '' } = await reader.read().catch(() => ({ done: true, value: '' }))
        if (done) {
          if (taken) return
          throw new Unreachable()
        }
        clearTimeout(patience)
        patience = setTimeout(() => control.abort(), PATIENCE_MS)
        if (received !== key) {
          received = key
          show()
        }
        const lines = `${rest}${value}`.split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (!line.startsWith('data: {')) continue
          const part = parsed(line.slice(6))
          if (!isObject(part)) continue
          if (part.type === 'data-problem') throw failed(part.data as Problem)
          if (part.type === 'data-turn') taken = true
        }
      }
    } finally {
      clearTimeout(patience)
    }
  }

  const path = (): string => `/api/conversations/${encodeURIComponent(kept.id)}`
  const turnsNow = async (): Promise<Pick<Kept, 'turns' | 'facts'>> => {
    const { turns, facts } = (await call(path())) as Pick<Kept, 'turns' | 'facts'>
    return { turns, facts }
  }
  const refresh = async (): Promise<void> => {
    const { id } = kept
    const now = await turnsNow()
    if (kept.id === id && !same(now, { turns: kept.turns, facts: kept.facts })) keep(now)
  }

  const refuse = (at: string, letter: Outgoing, refused: Problem): void =>
    stored.set(at, JSON.stringify({ ...letter, refused, at: Date.now() }))
  /** The conversation is gone, or none can be opened: what was still to be said in it goes back to the person. */
  const refuseAll = (problem: Problem): void => {
    if (problem.status === 404) drop()
    for (const [at, letter] of waiting()) refuse(at, letter, problem)
  }

  const deliver = async (asked: boolean): Promise<void> => {
    if (asked && kept.id !== '') await refresh()
    for (let [next] = waiting(); next !== undefined; [next] = waiting()) {
      const [at, letter] = next
      if (kept.id === '') {
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
        kept = read()
        if (stored.get(at) === null) continue
        if (kept.id === '') {
          const language = locale()
          const { id, token } = (await call('/api/conversations', {
            town,
            ...(language !== undefined && { locale: language }),
          })) as Pick<Kept, 'id' | 'token'>
          keep({ id, token })
        }
      }
      const { id } = kept
      try {
        await post(letter)
        const now = await turnsNow()
        stored.remove(at)
        // It may have been forgotten, here or in another tab, while this was on its way.
        if (read().id === id) keep(now)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (read().id !== id) continue
        if (error.problem.status === 404) refuseAll(error.problem)
        else refuse(at, letter, error.problem)
      }
      received = ''
    }
  }

  const attempt = async (asked: boolean): Promise<void> => {
    if (closed) return
    // Another tab may have sent it meanwhile.
    kept = read()
    try {
      await deliver(asked)
      failures = 0
      offline = false
    } catch (error) {
      if (error instanceof Refusal) refuseAll(error.problem)
      else if (error instanceof Unreachable) {
        offline = true
        clearTimeout(timer)
        timer = setTimeout(() => void work(true), WAITS_MS[Math.min(failures++, WAITS_MS.length - 1)])
      } else throw error
    }
    received = ''
    tell()
  }

  // Tabs take turns; where the browser has no locks, at least the calls of this page do.
  let queue: Promise<void> = Promise.resolve()
  const work = (asked = false): Promise<void> => {
    clearTimeout(timer)
    const next = async (): Promise<void> => {
      let begun = false
      try {
        await navigator.locks.request(name, () => {
          begun = true
          return attempt(asked)
        })
      } catch (error) {
        if (begun) throw error
        // No locks here: none in this browser, or none for a frame on another site's page.
        await attempt(asked)
      }
    }
    queue = queue.then(next, next)
    return queue
  }
  const back = (): void => {
    failures = 0
    if (offline || waiting().length > 0) void work(true)
  }
  addEventListener('online', back)
  const visible = (): void => {
    if (document.visibilityState === 'visible') back()
  }
  document.addEventListener('visibilitychange', visible)

  let late: ReturnType<typeof setTimeout> | undefined
  const started = Date.now()
  const refusedHere = (): Refused[] =>
    letters().flatMap(([, { key, message, refused, page: of, at }]) => {
      if (refused === undefined) return []
      const age = Date.now() - Math.max(at, started)
      if (of === page || age > ORPHAN_MS) return [{ key, message, problem: refused }]
      clearTimeout(late)
      late = setTimeout(show, ORPHAN_MS - age + 1)
      return []
    })

  return {
    shown: () => ({
      id: kept.id,
      turns: kept.turns,
      facts: kept.facts,
      outgoing: waiting().map(([, { key, message }]) => ({ key, message })),
      received: received !== '',
      offline,
      refused: refusedHere(),
    }),
    resume: async () => {
      if (kept.id !== '' || waiting().length > 0) await work(true)
    },
    send: (message) => {
      const last = waiting().at(-1)?.[1]
      if (last !== undefined && !('text' in message) && last.page === page && same(last.message, message)) return
      const at = Date.now()
      // Within one page the order is that of writing, whatever the clock does.
      written = Math.max(at, written + 1)
      const key = randomName()
      stored.set(`${outbox}${String(written).padStart(15, '0')} ${key}`, JSON.stringify({ key, message, at, page }))
      tell()
      void work()
    },
    retry: () => {
      failures = 0
      void work(true)
    },
    takeBack: (key) => {
      const found = letters().find(([, letter]) => letter.key === key)
      if (found === undefined) return null
      stored.remove(found[0])
      tell()
      return found[1].message
    },
    forget: () => {
      offline = false
      clearTimeout(timer)
      drop()
      for (const [at] of letters()) stored.remove(at)
      tell()
    },
    ask: async (part, body, headers = {}) => {
      try {
        return await request(`${path()}${part}`, body, headers, AbortSignal.timeout(PATIENCE_MS))
      } catch {
        return null
      }
    },
    mark: (sequence, helpful) => {
      kept = read()
      keep({
        turns: kept.turns.map((turn) => (turn.sequence === sequence ? { ...turn, feedback: { helpful } } : turn)),
      })
    },
    close: () => {
      closed = true
      clearTimeout(timer)
      clearTimeout(late)
      channel?.close()
      removeEventListener('storage', heard)
      removeEventListener('pageshow', elsewhere)
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', visible)
    },
  }
}
