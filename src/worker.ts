/** The same service on Cloudflare Workers, over a libSQL server. */
import { createClient } from '@libsql/client/web'
import { problem } from './contract.ts'
import { createService, modelOf } from './service.ts'
import { readSettings, SettingsError } from './settings.ts'
import { migrate, openStore } from './store/store.ts'
import { type ModelMemory, modelMemory } from './understand/model/index.ts'

type Vars = Readonly<Record<string, string | undefined>>

/** Databases that this isolate has already brought to the present schema. */
const migrated = new Set<string>()

/** What this isolate has learned of the model's server; its settings do not change while it lives. */
let memory: ModelMemory | undefined

const refuse = (detail: string): Response => {
  const document = problem('storage-unavailable', detail)
  return new Response(JSON.stringify(document), {
    status: document.status,
    headers: { 'content-type': 'application/problem+json' },
  })
}

export default {
  async fetch(request: Request, vars: Vars): Promise<Response> {
    try {
      // The default is a file, and a Worker has none.
      const settings = readSettings({ ...vars, DATABASE_URL: vars.DATABASE_URL || 'file:' })
      const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = settings
      if (url.startsWith('file:'))
        return refuse('On Workers DATABASE_URL must name a libSQL server: http:, https: or libsql:.')
      // A client of its own for each request: a Worker may not use one request's connection to serve another.
      const client = createClient({ url, authToken })
      if (!migrated.has(url)) {
        await migrate(client)
        migrated.add(url)
      }
      const model = modelOf(settings, client, (used) => {
        memory ??= modelMemory(used)
        return memory
      })
      const app = createService(openStore(client), model, settings.REVIEW_TOKEN, settings.ALLOWED_SITES)
      return await app.fetch(request)
    } catch (error) {
      console.error(error)
      return refuse(
        error instanceof SettingsError ? 'The settings of this service do not fit.' : 'The database does not answer.',
      )
    }
  },
}
