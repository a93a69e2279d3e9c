/** Starts the service on Node: `npm start`. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { type Client, createClient } from '@libsql/client'
import { createService, modelOf, warmUp } from './service.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { migrate, openStore, type Store } from './store/store.ts'
import { databaseLedger } from './understand/model/ledger.ts'

/** Requests that are under way get this long to end once the service is told to stop. */
const GRACE_MS = 10_000

/** A start that cannot go on, for a reason that whoever started it can mend. */
class StartError extends Error {}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const fileOf = (url: string): string =>
  url.startsWith('file://')
    ? fileURLToPath(url.split('?')[0] ?? url)
    : decodeURIComponent(url.slice(5).split('?')[0] ?? '')

const openClient = async (url: string, authToken?: string): Promise<Client> => {
  const isFile = url.startsWith('file:')
  const file = isFile ? fileOf(url) : ''
  const inMemory = file.includes(':memory:')
  try {
    if (isFile && !inMemory) {
      mkdirSync(dirname(resolve(file)), { recursive: true })
      accessSync(existsSync(file) ? file : dirname(resolve(file)), constants.W_OK)
    }
    const client = createClient({ url, authToken, ...(isFile && { timeout: 5000 }) })
    if (isFile && !inMemory) {
      await client.execute('PRAGMA journal_mode = WAL')
      // Opening a file does not show that it can be written; beginning to write does.
      await client.batch(['SELECT 1'], 'write')
    }
    await migrate(client)
    return client
  } catch (error) {
    throw new StartError(
      isFile
        ? `The database file ${file} cannot be written: ${reason(error)}; set DATABASE_URL.`
        : `The database server ${new URL(url).host} cannot be used: ${reason(error)}; set DATABASE_URL and DATABASE_AUTH_TOKEN.`,
    )
  }
}

/**
 * Opens the database that the settings name, and brings it to the present schema. A file's folder is made where it is missing.
 *
 * @throws StartError that names the database where it cannot be opened or written
 */
export const openDatabase = async (url: string, authToken?: string): Promise<Store> =>
  openStore(await openClient(url, authToken))

/** A service that accepts requests. */
export interface Running {
  /** `http://HOST:PORT`, with the port that was taken. */
  readonly address: string
  /** Takes no more requests, lets those under way end, and closes the database. */
  stop(): Promise<void>
}

/**
 * Starts the service, and returns once it accepts requests.
 *
 * @throws StartError where the database or the port cannot be used
 */
export const start = async (settings: Settings): Promise<Running> => {
  const client = await openClient(settings.DATABASE_URL, settings.DATABASE_AUTH_TOKEN)
  const store = openStore(client)
  const app = createService(store, modelOf(settings, client), settings.REVIEW_TOKEN, settings.ALLOWED_SITES)
  const server = createAdaptorServer({ fetch: app.fetch })
  const { HOST, PORT } = settings
  const bound = await new Promise<AddressInfo>((accept, refuse) => {
    server.once('error', refuse)
    server.listen(PORT, HOST, () => {
      const at = server.address()
      if (at === null || typeof at === 'string') refuse(new Error('it has no port'))
      else accept(at)
    })
  }).catch((error: unknown) => {
    store.close()
    throw new StartError(`The service cannot listen on ${HOST}, port ${PORT}: ${reason(error)}; set HOST and PORT.`)
  })
  const warming = new AbortController()
  void warmUp(warming.signal)
  return {
    address: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${bound.port}`,
    stop: async () => {
      warming.abort()
      const over = new Promise<void>((done) => server.close(() => done()))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      const late = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections()
      }, GRACE_MS)
      await over
      clearTimeout(late)
      store.close()
    },
  }
}

/**
 * Turns the language model on or off, for every process and Worker over the database, from the next message on.
 *
 * @returns what now holds, as a sentence
 * @throws StartError where the database cannot be used
 */
export const switchModel = async (settings: Settings, to: string | undefined): Promise<string> => {
  if (to !== undefined && to !== 'on' && to !== 'off') throw new StartError('Say "model on", "model off" or "model".')
  const client = await openClient(settings.DATABASE_URL, settings.DATABASE_AUTH_TOKEN)
  try {
    const ledger = databaseLedger(client)
    if (to !== undefined) await ledger.set(to === 'on')
    return (await ledger.isOn())
      ? 'The language model may be used.'
      : 'The language model is off: the built-in rules read every message.'
  } finally {
    client.close()
  }
}

const main = async (): Promise<void> => {
  try {
    // `npm start -- model off`
    if (process.argv[2] === 'model') {
      console.log(await switchModel(readSettings(process.env), process.argv[3]))
      return
    }
    const running = await start(readSettings(process.env))
    console.log(`Bylaw answers at ${running.address}`)
    let stopping = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // A second signal is impatience: the first one's wait is over.
        if (stopping) process.exit(1)
        stopping = true
        void running.stop().then(() => process.exit(0))
      })
  } catch (error) {
    const mendable = error instanceof SettingsError || error instanceof StartError
    console.error(mendable ? error.message : error)
    process.exitCode = 1
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main()
