/** A service that can be stopped and started again in the same place, and a site elsewhere that shows the widget. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { type Browser, chromium } from 'playwright-core'
import type { Town } from '../../machines/kit/town.ts'
import { createApp } from '../../src/app.ts'
import { conversing } from '../../src/converse/turn.ts'
import { openDatabase } from '../../src/node.ts'
import { createService } from '../../src/service.ts'
import type { Store } from '../../src/store/store.ts'
import { rules } from '../../src/understand/rules/index.ts'
import { createPages } from '../../src/web/pages.tsx'
import type { Sites } from '../../src/web/sites.ts'
import { createWidgetRoutes } from '../../src/web/widget/routes.tsx'

export const noBrowser = process.env.BYLAW_NO_BROWSER === '1'

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.BYLAW_BROWSER ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })

const listening = (
  server: { listen(port: number, host: string, done: () => void): unknown; address(): unknown },
  port: number,
) =>
  new Promise<number>((accept) => {
    server.listen(port, '127.0.0.1', () => accept((server.address() as AddressInfo).port))
  })

export interface Place {
  readonly address: string
  stop(): Promise<void>
  start(): Promise<void>
  end(): Promise<void>
}

/** The whole service; over `towns` in place of the real ones where these are given. `sites`: who may show which town. */
export const serviceAt = async (towns?: readonly Town[], sites: Sites = {}): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'bylaw-widget-'))
  let port = 0
  let store: Store | null = null
  let close: (() => Promise<void>) | null = null
  const start = async (): Promise<void> => {
    const opened = await openDatabase(`file:${join(folder, 'bylaw.db')}`)
    const sampled = (some: readonly Town[]): ReturnType<typeof createApp> => {
      const pages = createWidgetRoutes(some, { sites }).route(
        '/',
        createPages(some, (path, init) => app.request(path, init)),
      )
      const app = createApp({ store: opened, towns: some, converse: conversing(some, rules), pages, sites })
      return app
    }
    const app = towns === undefined ? createService(opened) : sampled(towns)
    const server = createAdaptorServer({ fetch: app.fetch })
    port = await listening(server, port)
    store = opened
    close = async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }
  const stop = async (): Promise<void> => {
    await close?.()
    store?.close()
    close = null
    store = null
  }
  await start()
  return {
    address: `http://127.0.0.1:${port}`,
    start,
    stop,
    end: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A site of its own, on another origin, with the strictest policy that still lets the widget in. */
export const siteShowing = async (
  service: string,
  town: string,
  body: string,
  lang = 'en',
): Promise<{ address: string; end(): Promise<void> }> => {
  const server: Server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${service}; connect-src ${service}; frame-src ${service}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    )
    response.end(
      `<!doctype html><html lang="${lang}"><head><title>A site</title><meta name="viewport" content="width=device-width"><script src="${service}/widget.js" ${body === '' ? `data-town="${town}"` : ''} async></script></head><body><main><h1>A site</h1><p><a href="?elsewhere">Another page</a></p>${body}</main></body></html>`,
    )
  })
  const port = await listening(server, 0)
  return {
    address: `http://localhost:${port}`,
    end: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
