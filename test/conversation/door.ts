/** The real towns behind the API alone, no pages: conversations as a client over HTTP has them. */
import { createClient } from '@libsql/client'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { type Converse, createApp } from '../../src/app.ts'
import { openedSchema, type TurnRecord, turnSchema } from '../../src/contract.ts'
import { conversing } from '../../src/converse/turn.ts'
import { migrate, openStore } from '../../src/store/store.ts'
import { rules } from '../../src/understand/rules/index.ts'

const keptSchema = z.object({
  language: z.string(),
  facts: z.record(z.string(), z.union([z.boolean(), z.string(), z.number(), z.null()])),
  turns: z.array(z.unknown()),
})

/** One conversation, held by a client that keeps its token. */
export interface Talk {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** @throws where the answer is a problem document */
  say(text: string): Promise<TurnRecord>
  /** @throws where the answer is a problem document */
  send(message: unknown): Promise<TurnRecord>
  kept(): Promise<z.infer<typeof keptSchema>>
}

export interface Door {
  request(path: string, init?: RequestInit): Promise<Response>
  open(town: string, more?: { locale?: string; asOf?: string }): Promise<Talk>
}

/** @param converse stands in for the built-in conversation over the real towns */
export const openDoor = async (converse: Converse = conversing(towns, rules)): Promise<Door> => {
  const client = createClient({ url: ':memory:' })
  await migrate(client)
  const app = createApp({ store: openStore(client), towns, converse, today: () => '2026-06-15' })
  const request = async (path: string, init?: RequestInit): Promise<Response> => app.request(path, init)
  const json = { 'content-type': 'application/json' }
  return {
    request,
    async open(town, more = {}) {
      const opened = await request('/api/conversations', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ town, ...more }),
      })
      const { id, token } = openedSchema.parse(await opened.json())
      const url = `/api/conversations/${id}`
      const headers = { ...json, authorization: `Bearer ${token}` }
      const send = async (message: unknown): Promise<TurnRecord> => {
        const reply = await request(`${url}/messages`, { method: 'POST', headers, body: JSON.stringify(message) })
        const text = await reply.text()
        if (!reply.ok) throw new Error(`${JSON.stringify(message)} answered ${reply.status}: ${text}`)
        return turnSchema.parse(JSON.parse(text))
      }
      return {
        url,
        headers,
        send,
        say: (text) => send({ text }),
        kept: async () => keptSchema.parse(await (await request(url, { headers })).json()),
      }
    },
  }
}

/** What a reply says, all its words together. */
export const wordsOf = ({ notice, remark, reply }: TurnRecord): string =>
  [
    notice,
    remark,
    ...(reply.kind === 'answer' ? [reply.headline, reply.text] : [reply.text]),
    ...(reply.kind === 'question' ? [reply.why, ...(reply.choices ?? []).map(({ label }) => label)] : []),
    ...(reply.kind === 'topics' ? reply.choices.map(({ label }) => label) : []),
  ]
    .filter((line) => line !== undefined)
    .join('\n')
