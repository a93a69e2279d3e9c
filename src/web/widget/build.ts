/**
 * Builds the widget's parts and writes them as `bundle.generated.ts`, so that the service serves them on every runtime
 * without a build of its own. `tsx src/web/widget/build.ts`; with `--check` nothing is written and a stale file is a failure.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const target = `${here}bundle.generated.ts`

/** Style sheets stand in the code as they are read; in the bundle they need no room to breathe. */
const tight: Plugin = {
  name: 'tight-styles',
  transform: (code, id) =>
    id.endsWith('/widget/style.ts')
      ? code.replace(
          /`([^`]*)`/g,
          (_, css: string) =>
            `\`${css
              .trim()
              .replace(/\s+/g, ' ')
              .replace(/ ?([{};]) ?/g, '$1')
              .replaceAll(';}', '}')}\``,
        )
      : null,
}

const bundled = async (entry: string, format: 'iife' | 'es', define: Record<string, string> = {}): Promise<string> => {
  const made = await build({
    configFile: false,
    root: here,
    logLevel: 'silent',
    define,
    plugins: [tight],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: `${here}${entry}`,
        preserveEntrySignatures: 'strict',
        output: { format, entryFileNames: 'out.js' },
      },
    },
  })
  const chunk = [made].flat().flatMap((one) => ('output' in one ? one.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry}: nothing was built`)
  return chunk.code.trim()
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 12)

/** The text of `bundle.generated.ts` as the sources now stand. */
export const generated = async (): Promise<string> => {
  const details = await bundled('answer.ts', 'es')
  const spanish = await bundled('spanish.ts', 'es')
  const first = await bundled('main.ts', 'iife', {
    DETAILS_PATH: JSON.stringify(`/widget/answer.${hashOf(details)}.js`),
    SPANISH_PATH: JSON.stringify(`/widget/es.${hashOf(spanish)}.js`),
  })
  return `// Written by src/web/widget/build.ts: do not edit.
export const widget = { code: ${JSON.stringify(first)}, hash: '${hashOf(first)}' }
export const details = { code: ${JSON.stringify(details)}, hash: '${hashOf(details)}' }
export const spanish = { code: ${JSON.stringify(spanish)}, hash: '${hashOf(spanish)}' }
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await generated()
  if (process.argv.includes('--check')) {
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
      console.error('src/web/widget/bundle.generated.ts is not what its sources make: run `npm run generate`.')
      process.exitCode = 1
    }
  } else {
    writeFileSync(target, text)
    const size = (name: string): string => {
      const code = JSON.parse(new RegExp(`${name} = { code: (".*"), hash`).exec(text)?.[1] ?? '""') as string
      return `${name}: ${code.length} bytes, ${gzipSync(code, { level: 9 }).length} gzipped`
    }
    console.log(`${size('widget')}; ${size('details')}; ${size('spanish')}`)
  }
}
