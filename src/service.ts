import type { Client } from '@libsql/client'
import { towns } from '../machines/index.ts'
import { todayInNewYork } from '../machines/ny/index.ts'
import proof from '../machines/proof.json' with { type: 'json' }
import { createApp } from './app.ts'
import { conversingWith } from './converse/helped.ts'
import { conversing } from './converse/turn.ts'
import { warmUp as warm } from './converse/warm.ts'
import { CHECKS } from './prove/checks.ts'
import { modelSettings, type Settings, SettingsError } from './settings.ts'
import { reviewDesk } from './store/reviews.ts'
import type { Store } from './store/store.ts'
import {
  type ModelMemory,
  type ModelSettings,
  type ModelUnderstanding,
  modelMemory,
  modelUnderstanding,
} from './understand/model/index.ts'
import { databaseLedger } from './understand/model/ledger.ts'
import { rules } from './understand/rules/index.ts'
import { createLawRoutes } from './web/law.tsx'
import { createPages } from './web/pages.tsx'
import { createProofRoutes } from './web/procedure.tsx'
import type { Sites } from './web/sites.ts'
import { createWidgetRoutes } from './web/widget/routes.tsx'

/** Makes ready what first messages would else wait for; see `converse/warm.ts`. */
export const warmUp = (signal?: AbortSignal): Promise<void> => warm(towns, rules, todayInNewYork(), signal)

/**
 * The understanding that the settings ask for.
 *
 * @param client the service's database, where the day's spending and the switch are kept
 * @param memoryOf hands over what earlier requests learned of the model's server
 * @returns null where no model is set
 */
export const modelOf = (
  settings: Settings,
  client: Pick<Client, 'execute'>,
  memoryOf: (settings: ModelSettings) => ModelMemory = modelMemory,
): ModelUnderstanding | null => {
  const used = modelSettings(settings)
  if (used === null) return null
  return modelUnderstanding({
    settings: used,
    rules,
    ledger: databaseLedger(client),
    log: console.warn,
    memory: memoryOf(used),
  })
}

/**
 * The whole service over a store: every town, its understanding, the API and the pages. The same on every runtime.
 *
 * @param model helps the built-in rules to read messages; null: they read alone
 * @param reviewToken opens the form by which sentences of a law are marked as reviewed; left out: there is no such form
 * @param sites by town, the sites that may show its assistant; see `web/sites.ts`
 * @throws SettingsError where `sites` names a town that is not here
 */
export const createService = (
  store: Store,
  model: ModelUnderstanding | null = null,
  reviewToken?: string,
  sites: Sites = {},
): ReturnType<typeof createApp> => {
  const strange = Object.keys(sites).filter((id) => !towns.some((town) => town.id === id))
  if (strange.length > 0)
    throw new SettingsError(`The settings do not fit:\n  ALLOWED_SITES: there is no town ${strange.join(', ')} here`)
  const pages = createWidgetRoutes(towns, { sites })
    .route('/', createLawRoutes(towns, reviewDesk(store.reviews, reviewToken, todayInNewYork)))
    .route('/', createProofRoutes(towns, proof, CHECKS))
    .route(
      '/',
      createPages(towns, (path, init) => app.request(path, init)),
    )
  const converse = model === null ? conversing(towns, rules) : conversingWith(towns, model)
  const app = createApp({ store, towns, converse, pages, sites })
  return app
}
