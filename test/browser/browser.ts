/** A browser, and services that listen on free ports, for the tests of the pages. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { createAdaptorServer } from '@hono/node-server'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Town } from '../../machines/kit/town.ts'
import { createApp } from '../../src/app.ts'
import { conversing } from '../../src/converse/turn.ts'
import { openDatabase } from '../../src/node.ts'
import { createService } from '../../src/service.ts'
import { rules } from '../../src/understand/rules/index.ts'
import { createPages } from '../../src/web/pages.tsx'

/** True where whoever runs the tests said that there is no browser; one that is merely missing is a failure. */
export const noBrowser = process.env.BYLAW_NO_BROWSER === '1'

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.BYLAW_BROWSER ?? '/usr/bin/chromium', args: ['--no-sandbox'] })

export interface Served {
  readonly address: string
  stop(): Promise<void>
}

/** The whole service over a database of its own; with `towns`, over these in place of the real ones. */
export const serve = async (towns?: readonly Town[]): Promise<Served> => {
  const folder = mkdtempSync(join(tmpdir(), 'bylaw-browser-'))
  const store = await openDatabase(`file:${join(folder, 'bylaw.db')}`)
  const sampled = (some: readonly Town[]): ReturnType<typeof createApp> => {
    const app: ReturnType<typeof createApp> = createApp({
      store,
      towns: some,
      converse: conversing(some, rules),
      pages: createPages(some, (path, init) => app.request(path, init)),
    })
    return app
  }
  const app = towns === undefined ? createService(store) : sampled(towns)
  const server = createAdaptorServer({ fetch: app.fetch })
  const { port } = await new Promise<AddressInfo>((accept) => {
    server.listen(0, '127.0.0.1', () => accept(server.address() as AddressInfo))
  })
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((done) => server.close(done))
      store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What axe finds wrong with a page, light and dark, a line each. Colours are all that the second look is for. */
export const violations = async (page: Page): Promise<string[]> => {
  const told = async (scheme: 'light' | 'dark', axe: AxeBuilder): Promise<string[]> => {
    await page.emulateMedia({ colorScheme: scheme })
    const found = await axe.analyze()
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${scheme} ${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`,
      ),
    )
  }
  // What is folded is looked at too.
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  return [
    ...(await told('light', new AxeBuilder({ page }))),
    ...(await told('dark', new AxeBuilder({ page }).withRules(['color-contrast']))),
  ]
}

/** By how many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
