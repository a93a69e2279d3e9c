/** A service over the invented towns, called through the door that everyone uses. */
import { createClient } from '@libsql/client'
import { createApp, type Service } from '../../src/app.ts'
import { migrate, openStore, type Store } from '../../src/store/store.ts'
import { sampleTowns, standIn } from '../fixtures/sample.ts'

/** A store that forgets everything when the test ends, or one over a file. */
export const storeAt = async (url = ':memory:'): Promise<Store> => {
  const client = createClient({ url })
  await migrate(client)
  return openStore(client)
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
}

export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>
  send(method: string, path: string, init?: RequestInit): Promise<Reply>
}

const bodyOf = (text: string, headers: Headers): unknown =>
  headers.get('content-type')?.includes('json') === true && text !== '' ? JSON.parse(text) : text

/** Calls a service as a client over HTTP would. */
export const callerOf = (service: Service): Caller => {
  const app = createApp(service)
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await app.request(path, { method, ...init })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: bodyOf(text, response.headers) }
  }
  return {
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body, headers = {}) =>
      send('POST', path, {
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

/** A service over the invented towns on a fixed day. */
export const sampleService = async (more: Partial<Service> = {}): Promise<Service> => ({
  store: await storeAt(),
  towns: sampleTowns,
  converse: standIn,
  today: () => '2026-05-04',
  log: (...what) => console.error(what),
  ...more,
})
