/** A server on this machine that speaks OpenAI's protocol, well or badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

/** A call as it came in. */
export interface Call {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** Whether a schema came with it, and whether it wants a stream. */
  readonly schema: unknown
  readonly stream: boolean
  /** What the model was handed: the system's text and the person's. */
  readonly system: string
  readonly user: string
}

export type Behaviour = (call: Call, response: ServerResponse) => void | Promise<void>

export interface OpenAi {
  readonly baseUrl: string
  readonly calls: Call[]
  behave: Behaviour
  stop(): Promise<void>
}

const content = z.union([z.string(), z.array(z.object({ text: z.string() }))])
const bodySchema = z.object({
  stream: z.boolean().optional(),
  messages: z.array(z.object({ role: z.string(), content })).optional(),
  input: z.array(z.object({ role: z.string(), content })).optional(),
  response_format: z.object({ json_schema: z.object({ schema: z.unknown() }).optional() }).optional(),
  text: z.object({ format: z.object({ schema: z.unknown() }).optional() }).optional(),
})

const callOf = async (request: IncomingMessage): Promise<Call> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const body = bodySchema.parse(JSON.parse(text))
  const said = (role: RegExp): string =>
    (body.messages ?? body.input ?? [])
      .filter((message) => role.test(message.role))
      .map((message) =>
        typeof message.content === 'string' ? message.content : message.content.map((part) => part.text).join(''),
      )
      .join('\n')
  return {
    path: request.url ?? '',
    headers: request.headers,
    text,
    schema: body.response_format?.json_schema?.schema ?? body.text?.format?.schema,
    stream: body.stream === true,
    system: said(/system|developer/),
    user: said(/user/),
  }
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
const RESPONSE_USAGE = {
  input_tokens: 100,
  output_tokens: 20,
  total_tokens: 120,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens_details: { reasoning_tokens: 0 },
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Events of a stream, each as the protocol sends it. */
export const events = (response: ServerResponse, rows: readonly unknown[], done = true): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const row of rows) response.write(`data: ${JSON.stringify(row)}\n\n`)
  if (done) response.end('data: [DONE]\n\n')
}

/** One piece of a streamed chat completion. */
export const chunk = (delta: unknown, finish: string | null = null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
})

const inPieces = (text: string): string[] => text.match(/[\s\S]{1,17}/g) ?? []

/** A whole chat completion. */
export const completion = (message: unknown, finish = 'stop') => ({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message, finish_reason: finish }],
  usage: USAGE,
})

const responded = (text: string) => ({
  id: 'r1',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  error: null,
  incomplete_details: null,
  output: [
    {
      type: 'message',
      id: 'm1',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  usage: RESPONSE_USAGE,
})

/** Says a text by whichever API it is asked, streamed or not. */
export const says =
  (text: string | ((call: Call) => string), finish = 'stop'): Behaviour =>
  (call, response) => {
    const told = typeof text === 'string' ? text : text(call)
    if (call.path.endsWith('/responses')) {
      if (!call.stream) return json(response, 200, responded(told))
      const whole = responded(told)
      return events(response, [
        { type: 'response.created', response: { id: 'r1', created_at: 1, model: 'm' } },
        { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm1' } },
        ...inPieces(told).map((delta) => ({
          type: 'response.output_text.delta',
          item_id: 'm1',
          output_index: 0,
          content_index: 0,
          delta,
        })),
        { type: 'response.output_item.done', output_index: 0, item: whole.output[0] },
        { type: 'response.completed', response: { ...whole, incomplete_details: null } },
      ])
    }
    if (!call.stream) return json(response, 200, completion({ role: 'assistant', content: told }, finish))
    return events(response, [
      chunk({ role: 'assistant', content: '' }),
      ...inPieces(told).map((piece) => chunk({ content: piece })),
      chunk({}, finish),
      { ...chunk({}), choices: [], usage: USAGE },
    ])
  }

/** Answers with a status and an error, as OpenAI words it. */
export const refuses =
  (status: number, message = 'refused', headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }))
  }

/** Sends this and nothing else. */
export const sends =
  (type: string, body: string, status = 200): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  }

/** Never answers. */
export const hangs: Behaviour = () => {}

/** Starts it on a free port of this machine. */
export const startOpenAi = async (): Promise<OpenAi> => {
  const calls: Call[] = []
  const running = { behave: says('{}') }
  const server = createServer((request, response) => {
    void (async () => {
      const call = await callOf(request)
      calls.push(call)
      await running.behave(call, response)
    })().catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('the server has no port')
  return Object.assign(running, {
    baseUrl: `http://127.0.0.1:${at.port}/v1`,
    calls,
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  })
}
