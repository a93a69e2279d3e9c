/** One call to an OpenAI-compatible server, whatever its habits: it may refuse schemas, ignore them, or know one API only. */
import type { JSONSchema7, OutputInterface } from 'ai'

/** How the server is spoken to. */
export interface ServerSettings {
  readonly baseUrl: string
  /** Left out for a server that asks for none. */
  readonly apiKey?: string
  readonly model: string
  readonly api: 'chat' | 'responses'
  readonly stream: boolean
}

/** What is asked of the model. */
export interface Request {
  /** What the reply is called where a server wants a name for it. */
  readonly name: string
  readonly system: string
  readonly user: string
  readonly schema: JSONSchema7
}

/** What the model wrote, and what that cost. */
export interface Written {
  readonly text: string
  /** As the server counts them; estimated where it does not say. */
  readonly tokens: number
}

/** @throws whatever goes wrong: the caller tells what can be tried again by `isWorthRetrying` */
export type Server = (request: Request, signal: AbortSignal) => Promise<Written>

/** A reply longer than this is none. In bytes. */
const LARGEST_REPLY = 256 * 1024
/** So much white space on end, and the model has lost its way. In characters. */
const LONGEST_BLANK = 400
/** Tokens that a reply may have, those of a model's thinking among them. */
const LONGEST_REPLY = 2000

/** What went wrong with a server, in words that hold nothing of what was sent to it. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
}

type Fetch = typeof globalThis.fetch

const bounded =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    // A redirect would carry the key elsewhere.
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (response.body === null || response.status < 200 || response.status >= 600) return response
    let size = 0
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength
        if (size > LARGEST_REPLY) controller.error(new ServerError(`the reply is longer than ${LARGEST_REPLY} bytes`))
        else controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(counting), { status, statusText, headers })
  }

/** Sends the schema, and leaves what comes back as it was written: replies are read here with more patience than the SDK has. */
const asWritten = ({ name, schema }: Request): OutputInterface<string, string, never> => ({
  name: 'text',
  responseFormat: Promise.resolve({ type: 'json', name, schema }),
  parseCompleteOutput: async ({ text }) => text,
  parsePartialOutput: async () => undefined,
  createElementStreamTransform: () => undefined,
})

const estimate = ({ system, user, schema }: Request, text: string): number =>
  Math.ceil((system.length + user.length + JSON.stringify(schema).length + text.length) / 3)

/** Statuses by which servers say that they do not know what was sent to them. */
const UNKNOWN_TO_IT: ReadonlySet<number> = new Set([400, 404, 405, 415, 422, 501])
const NO_SUCH_PATH: ReadonlySet<number> = new Set([404, 405, 501])

/**
 * Speaks to a server. What it turns out not to know (the Responses API, schemas) is remembered and not tried again.
 *
 * @param fetch stands in for the runtime's own
 */
export const openAiServer = (
  settings: ServerSettings,
  fetch: Fetch = (...args) => globalThis.fetch(...args),
): Server => {
  const { baseUrl, apiKey = 'none', model, stream } = settings
  let api = settings.api
  let takesSchema = true

  const once = async (request: Request, signal: AbortSignal, withSchema: boolean): Promise<Written> => {
    // Loaded with the first call, so that a service without a model never pays for it.
    const [{ generateText, streamText }, { createOpenAI }] = await Promise.all([import('ai'), import('@ai-sdk/openai')])
    globalThis.AI_SDK_LOG_WARNINGS = false
    const openai = createOpenAI({ baseURL: baseUrl, apiKey, fetch: bounded(fetch) })
    const call = {
      model: api === 'responses' ? openai.responses(model) : openai.chat(model),
      system: request.system,
      prompt: request.user,
      temperature: 0,
      maxOutputTokens: LONGEST_REPLY,
      maxRetries: 0,
      abortSignal: signal,
      ...(withSchema && { output: asWritten(request) }),
      ...(api === 'responses' && { providerOptions: { openai: { store: false } } }),
    }
    if (!stream) {
      const { text, usage } = await generateText(call)
      return { text, tokens: usage.totalTokens ?? estimate(request, text) }
    }
    const streamed = streamText({ ...call, onError: () => {} })
    let text = ''
    let tokens: number | undefined
    let ended = false
    for await (const part of streamed.fullStream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ServerError('the call was ended')
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length - text.trimEnd().length > LONGEST_BLANK)
          throw new ServerError('the model writes nothing but blanks')
      }
      if (part.type === 'finish') {
        ended = part.finishReason !== 'error' && part.finishReason !== 'other'
        tokens = part.totalUsage.totalTokens
      }
    }
    if (!ended) throw new ServerError('the stream broke off')
    return { text, tokens: tokens ?? estimate(request, text) }
  }

  return async (request, signal) => {
    const { APICallError } = await import('ai')
    const statusOf = (error: unknown): number => (APICallError.isInstance(error) ? (error.statusCode ?? 0) : 0)
    const withOrWithoutSchema = async (): Promise<Written> => {
      try {
        return await once(request, signal, takesSchema)
      } catch (error) {
        const mayBeTheSchema = takesSchema && UNKNOWN_TO_IT.has(statusOf(error))
        if (!mayBeTheSchema || (api === 'responses' && NO_SUCH_PATH.has(statusOf(error)))) throw error
        const written = await once(request, signal, false)
        takesSchema = false
        return written
      }
    }
    try {
      return await withOrWithoutSchema()
    } catch (error) {
      if (api !== 'responses' || !NO_SUCH_PATH.has(statusOf(error))) throw error
      api = 'chat'
      return await withOrWithoutSchema()
    }
  }
}

/** Whether a call may go better in a while, and how long the server asks to wait: milliseconds, or null where it says nothing. */
export const isWorthRetrying = async (error: unknown): Promise<{ readonly after: number | null } | null> => {
  const { APICallError } = await import('ai')
  if (!APICallError.isInstance(error) || !error.isRetryable) return null
  const seconds = Number(error.responseHeaders?.['retry-after'] ?? Number.NaN)
  return { after: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null }
}
