/**
 * Prints what the widget weighs beside deep-chat and Botpress's webchat, each bundled with everything it needs at first paint,
 * minified and gzipped the same way: `tsx test/widget/sizes.ts`. The two are fetched from npm into a folder that is thrown away.
 * The tests print the same table.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { details, spanish, widget } from '../../src/web/widget/bundle.generated.ts'

const OTHERS: readonly { name: string; packages: readonly string[]; entry: string }[] = [
  { name: 'deep-chat', packages: ['deep-chat'], entry: `import 'deep-chat'` },
  {
    name: '@botpress/webchat',
    packages: ['@botpress/webchat', 'react', 'react-dom'],
    entry: `import { Webchat } from '@botpress/webchat'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.body).render(createElement(Webchat, { clientId: 'x' }))`,
  },
]

/** How much a page fetches before a chat can be seen, in bytes. */
export interface Weight {
  readonly name: string
  readonly bytes: number
  readonly gzipped: number
}

const weigh = (name: string, ...parts: string[]): Weight => ({
  name,
  bytes: parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0),
  gzipped: parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0),
})

/** What a page fetches before the other can be seen: its entry, what that imports at once, and its style sheets. */
const firstPaint = async (folder: string, name: string, entry: string): Promise<Weight> => {
  const file = join(folder, 'entry.js')
  writeFileSync(file, entry)
  const made = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, target: 'es2022', modulePreload: false, rollupOptions: { input: file } },
  })
  const output = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const needed = new Set<string>()
  const need = (fileName: string): void => {
    if (needed.has(fileName)) return
    needed.add(fileName)
    for (const next of chunks.get(fileName)?.imports ?? []) need(next)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) need(chunk.fileName)
  const styles = output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [Buffer.from(one.source).toString()] : [],
  )
  return weigh(name, ...[...needed].map((fileName) => chunks.get(fileName)?.code ?? ''), ...styles)
}

/** What the widget weighs by itself: first what is fetched before anything is asked. */
export const own = (): Weight[] => [
  weigh('bylaw, first paint', widget.code),
  weigh('bylaw, with answers', widget.code, details.code),
  weigh('bylaw, with answers in Spanish', widget.code, details.code, spanish.code),
]

/** What the others weigh; a sentence in place of one that cannot be had. Takes as long as npm takes. */
export const others = async (): Promise<(Weight | string)[]> =>
  Promise.all(
    OTHERS.map(async ({ name, packages, entry }) => {
      const folder = mkdtempSync(join(tmpdir(), 'bylaw-sizes-'))
      try {
        const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
        const install = ['i', '--prefix', folder, '--ignore-scripts', ...quiet, ...packages]
        await promisify(execFile)('npm', install, { timeout: 240_000 })
        return await firstPaint(folder, name, entry)
      } catch (error) {
        return `${name} is left out: ${error instanceof Error ? error.message.split('\n')[0] : error}`
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }),
  )

/** The weights as a table, one a line. */
export const table = (weights: readonly Weight[]): string => {
  const width = Math.max(...weights.map(({ name }) => name.length))
  const row = (name: string, ...cells: string[]): string =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(10))].join('  ')
  return [
    row('at first paint', 'minified', 'gzipped'),
    ...weights.map(({ name, bytes, gzipped }) =>
      row(name, bytes.toLocaleString('en-US'), gzipped.toLocaleString('en-US')),
    ),
  ].join('\n')
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = await others()
  console.log(table([...own(), ...found.filter((one) => typeof one !== 'string')]))
  for (const one of found) if (typeof one === 'string') console.error(one)
}
