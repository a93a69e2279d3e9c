/**
 * One conversation, kept in the browser so that a reload and a second tab show the same one. A message is written down before
 * it is sent, and struck out once the service has it: whatever happens in between, it is sent once.
 */
import type { Message, Problem } from '../../contract.ts'
import type { Told, Value } from './shapes.ts'

interface Outgoing {
  /** Names the message to the service, so that a second arrival can be told from a second message. */
  readonly key: string
  readonly message: Message
  /** How many turns there were before it. */
  readonly after: number
  /** Whether it may have reached the service already. */
  readonly tried: boolean
}

interface Kept {
  readonly id: string
  readonly token: string
  readonly turns: readonly Told[]
  readonly facts: Readonly<Record<string, Value>>
  readonly outgoing: Outgoing | null
  /** When it was last written, in milliseconds; only to forget it in time. */
  readonly at: number
}

/** Why the last message did not go through: the message itself, to be given back, and a sentence for the person. */
export interface Refused {
  readonly message: Message
  readonly text: string
}

/** What the widget shows. */
export interface Shown {
  readonly id: string
  readonly turns: readonly Told[]
  readonly facts: Readonly<Record<string, Value>>
  /** A message that has not been answered yet. */
  readonly outgoing: Message | null
  /** True while the service cannot be reached; the message waits. */
  readonly offline: boolean
  readonly refused: Refused | null
}

const NONE: Kept = { id: '', token: '', turns: [], facts: {}, outgoing: null, at: 0 }
/** A conversation is forgotten after a day, because others may use the same computer. */
const FORGET_MS = 24 * 60 * 60 * 1000
const PATIENCE_MS = 30_000
/** How long to wait before the first, second … try again. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]

/** The service cannot be reached, or answers that it cannot be reached just now. */
class Unreachable extends Error {}
class Refusal extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.token === 'string' &&
  typeof value.at === 'number' &&
  Array.isArray(value.turns) &&
  isObject(value.facts)

/** The browser's store; a memory of this page alone where the browser refuses one. */
const storeOf = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  try {
    localStorage.setItem('bylaw', '')
    localStorage.removeItem('bylaw')
    return localStorage
  } catch {
    const memory = new Map<string, string>()
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, text) => void memory.set(key, text),
      removeItem: (key) => void memory.delete(key),
    }
  }
}

const sameMessage = (a: Message, b: Message): boolean => {
  const order = (message: Message): string => JSON.stringify(Object.entries(message).sort())
  return order(a) === order(b)
}

const wordsOf = ({ status, title, detail, errors }: Problem): string => {
  if (status === 413) return 'That is too long to be read. Shorten it, then send it again.'
  if (status === 400 || status === 422) {
    const message = errors?.[0]?.message ?? detail
    return /^(is|must) /.test(message) ? `That ${message}.` : message
  }
  return `${title}. ${detail}`
}

export interface Conversation {
  /** What is known now. */
  shown(): Shown
  /** Reads what the browser kept, asks the service for news, and sends what was left unsent. */
  resume(): Promise<void>
  /** Sends a message; while one is on its way another is not taken, and false is returned. */
  send(message: Message): boolean
  /** Tries again at once to send what waits. */
  retry(): void
  /** Takes back a message that has not reached the service. */
  takeBack(): Message | null
  /** Forgets the conversation in this browser. */
  forget(): void
  /** Lets go of everything that listens. */
  close(): void
}

/**
 * The conversation of this browser with a town.
 *
 * @param server the service's origin, `https://…`
 * @param changed told whenever what is shown has changed
 */
export const conversation = (server: string, town: string, locale: string, changed: () => void): Conversation => {
  const key = `bylaw ${server} ${town}`
  const store = storeOf()
  let offline = false
  let refused: Refused | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false
  /** Whether the browser's store holds what this page holds. */
  let saved = true

  const read = (): Kept => {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
      if (isKept(kept) && Date.now() - kept.at < FORGET_MS) return kept
    } catch {
      // What cannot be read is none of ours.
    }
    return NONE
  }
  let kept = read()

  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(key) : null
  const show = (): void => {
    if (!closed) changed()
  }
  const keep = (next: Partial<Kept>): void => {
    kept = { ...kept, ...next, at: Date.now() }
    try {
      store.setItem(key, JSON.stringify(kept))
      saved = true
    } catch {
      // The store is full: then this page alone remembers.
      saved = false
    }
    channel?.postMessage('')
    show()
  }
  const drop = (): void => {
    kept = NONE
    store.removeItem(key)
    channel?.postMessage('')
  }

  const elsewhere = (): void => {
    const before = kept
    if (saved) kept = read()
    if (JSON.stringify(before) === JSON.stringify(kept)) return
    if (kept.outgoing === null) {
      offline = false
      failures = 0
    }
    show()
  }
  channel?.addEventListener('message', elsewhere)
  const stored = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) elsewhere()
  }
  addEventListener('storage', stored)
  addEventListener('pageshow', elsewhere)

  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
    let response: Response
    try {
      response = await fetch(`${server}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(kept.token !== '' && { authorization: `Bearer ${kept.token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
    } catch {
      throw new Unreachable()
    }
    if ([408, 425, 429, 502, 503, 504].includes(response.status)) throw new Unreachable()
    try {
      const answer: unknown = await response.json()
      if (response.ok) return answer
      throw new Refusal(answer as Problem)
    } catch (error) {
      // Something between here and the service answered in its place.
      throw error instanceof Refusal ? error : new Unreachable()
    }
  }

  const path = (): string => `/api/conversations/${encodeURIComponent(kept.id)}`
  const refresh = async (): Promise<void> => {
    const { turns, facts } = (await call(path())) as Pick<Kept, 'turns' | 'facts'>
    if (JSON.stringify([turns, facts]) !== JSON.stringify([kept.turns, kept.facts])) keep({ turns, facts })
  }

  const deliver = async (): Promise<void> => {
    if (kept.id === '') {
      if (kept.outgoing === null) return
      const { id, token } = (await call('/api/conversations', { town, locale })) as Pick<Kept, 'id' | 'token'>
      keep({ id, token })
    }
    const { id, outgoing } = kept
    if (outgoing?.tried !== false) await refresh()
    if (outgoing === null || kept.id !== id) return
    const arrived =
      outgoing.tried && kept.turns.slice(outgoing.after).some(({ input }) => sameMessage(input, outgoing.message))
    if (!arrived) {
      keep({ outgoing: { ...outgoing, tried: true } })
      await call(`${path()}/messages`, outgoing.message, { 'idempotency-key': outgoing.key })
      const { turns, facts } = (await call(`/api/conversations/${encodeURIComponent(id)}`)) as Pick<
        Kept,
        'turns' | 'facts'
      >
      // It may have been forgotten, here or in another tab, while this was on its way.
      if (kept.id === id) keep({ turns, facts, outgoing: null })
    } else keep({ outgoing: null })
  }

  const attempt = async (): Promise<void> => {
    if (closed) return
    // Another tab may have sent it meanwhile.
    if (saved) kept = read()
    try {
      await deliver()
      failures = 0
      if (offline) {
        offline = false
        show()
      }
    } catch (error) {
      if (error instanceof Unreachable) {
        offline = true
        clearTimeout(timer)
        timer = setTimeout(() => void work(), WAITS_MS[Math.min(failures++, WAITS_MS.length - 1)])
        show()
        return
      }
      if (!(error instanceof Refusal)) throw error
      offline = false
      failures = 0
      const message = kept.outgoing?.message ?? null
      if (error.problem.status === 404) {
        drop()
        if (message !== null)
          refused = { message, text: 'The earlier conversation is no longer kept. Send this again: a new one begins.' }
      } else {
        if (message !== null) refused = { message, text: wordsOf(error.problem) }
        keep({ outgoing: null })
      }
      show()
    }
  }

  // Tabs take turns; where the browser has no locks, at least the calls of this page do.
  let queue: Promise<void> = Promise.resolve()
  const work = (): Promise<void> => {
    clearTimeout(timer)
    const next = async (): Promise<void> => {
      if (navigator.locks === undefined) await attempt()
      else await navigator.locks.request(key, attempt)
    }
    queue = queue.then(next, next)
    return queue
  }
  const back = (): void => {
    failures = 0
    if (kept.outgoing !== null || offline) void work()
  }
  addEventListener('online', back)
  const visible = (): void => {
    if (document.visibilityState === 'visible') back()
  }
  document.addEventListener('visibilitychange', visible)

  return {
    shown: () => ({
      id: kept.id,
      turns: kept.turns,
      facts: kept.facts,
      outgoing: kept.outgoing?.message ?? null,
      offline,
      refused,
    }),
    resume: async () => {
      if (kept.id !== '' || kept.outgoing !== null) await work()
    },
    send: (message) => {
      if (kept.outgoing !== null) return false
      refused = null
      const name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
      keep({ outgoing: { key: name.join(''), message, after: kept.turns.length, tried: false } })
      void work()
      return true
    },
    retry: () => {
      failures = 0
      void work()
    },
    takeBack: () => {
      const message = kept.outgoing?.message ?? null
      keep({ outgoing: null })
      offline = false
      clearTimeout(timer)
      return message
    },
    forget: () => {
      refused = null
      offline = false
      clearTimeout(timer)
      drop()
      show()
    },
    close: () => {
      closed = true
      clearTimeout(timer)
      channel?.close()
      removeEventListener('storage', stored)
      removeEventListener('pageshow', elsewhere)
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', visible)
    },
  }
}
