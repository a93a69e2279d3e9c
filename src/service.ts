import type { Client } from '@libsql/client'
import { z } from 'zod'
import { towns } from '../machines/index.ts'
import { todayInNewYork } from '../machines/ny/index.ts'
import proof from '../machines/proof.json' with { type: 'json' }
import { type Converse, createApp } from './app.ts'
import { conversing } from './converse/turn.ts'
import { CHECKS } from './prove/checks.ts'
import { modelSettings, type Settings } from './settings.ts'
import { reviewDesk } from './store/reviews.ts'
import type { Store } from './store/store.ts'
import {
  type ModelMemory,
  type ModelSettings,
  type ModelUnderstanding,
  modelMemory,
  modelUnderstanding,
  type Spent,
} from './understand/model/index.ts'
import { databaseLedger } from './understand/model/ledger.ts'
import { rules } from './understand/rules/index.ts'
import { createLawRoutes } from './web/law.tsx'
import { createPages } from './web/pages.tsx'
import { createProofRoutes } from './web/procedure.tsx'
import { createWidgetRoutes } from './web/widget/routes.tsx'

const spentSchema = z.object({ model: z.object({ calls: z.number(), tokens: z.number() }) })

/** What a conversation's state says it has spent on a model: kept there, so that every process and Worker knows it. */
const spentIn = (state: unknown): Spent => spentSchema.safeParse(state).data?.model ?? { calls: 0, tokens: 0 }

/** Conversations that a language model helps to read. The state keeps what was spent, each turn the prompts it was read with. */
const conversingWith = (model: ModelUnderstanding): Converse => ({
  openConversation: conversing(towns, rules).openConversation,
  takeTurn: async (before, input) => {
    const reader = model.forMessage(spentIn(before))
    const taken = await conversing(towns, reader).takeTurn(before, input)
    if ('problem' in taken || !('text' in input)) return taken
    const state = { ...taken.state, model: reader.spent() }
    return { state, turn: reader.isUsed() ? { ...taken.turn, prompts: model.version } : taken.turn }
  },
})

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
 */
export const createService = (
  store: Store,
  model: ModelUnderstanding | null = null,
  reviewToken?: string,
): ReturnType<typeof createApp> => {
  const pages = createWidgetRoutes(towns)
    .route('/', createLawRoutes(towns, reviewDesk(store.reviews, reviewToken, todayInNewYork)))
    .route('/', createProofRoutes(towns, proof, CHECKS))
    .route(
      '/',
      createPages(towns, (path, init) => app.request(path, init)),
    )
  const converse = model === null ? conversing(towns, rules) : conversingWith(model)
  const app = createApp({ store, towns, converse, pages })
  return app
}
