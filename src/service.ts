import { towns } from '../machines/index.ts'
import { createApp } from './app.ts'
import { conversing } from './converse/turn.ts'
import type { Store } from './store/store.ts'
import { rules } from './understand/rules/index.ts'
import { createPages } from './web/pages.tsx'

/** The whole service over a store: every town, the built-in understanding, the API and the pages. The same on every runtime. */
export const createService = (store: Store): ReturnType<typeof createApp> => {
  const pages = createPages(towns, (path, init) => app.request(path, init))
  const app = createApp({ store, towns, converse: conversing(towns, rules), pages })
  return app
}
