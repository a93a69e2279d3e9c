import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

// Who may lean on whom: one arrow, laws ← machines ← src; a new folder starts with nothing. `TOWN` is any town's folder.
const MAY: Readonly<Record<string, readonly string[]>> = {
  laws: ['laws', 'laws/TOWN'],
  'laws/TOWN': ['laws'],
  machines: ['machines', 'machines/TOWN', 'machines/kit', 'laws'],
  'machines/kit': ['machines/kit', 'laws'],
  'machines/ny': ['machines/ny', 'machines/kit'],
  'machines/TOWN': ['machines/TOWN', 'machines/kit', 'machines/ny', 'laws/TOWN'],
  'src/decide': ['src/decide', 'src/contract', 'machines/kit'],
  // What reads messages proposes facts; it cannot import a machine and cannot make an answer.
  'src/understand': ['src/understand', 'words of machines/kit'],
  'src/converse': ['src/converse', 'src/contract', 'src/decide', 'src/understand', 'machines/kit'],
  'src/prove': [
    'src/prove',
    'src/contract',
    'src/settings',
    'src/decide',
    'src/store',
    'machines',
    'machines/kit',
    'machines/ny',
    'laws',
  ],
  'src/store': ['src/store', 'src/contract', 'src/converse'],
  'src/web': ['src/web', 'src/contract', 'machines/kit', 'laws'],
  'src/contract': ['src/contract', 'machines/kit'],
  'src/settings': ['src/settings', 'src/contract', 'src/understand'],
  // The entries and the app put the parts together.
  src: [
    'src',
    'src/contract',
    'src/settings',
    'src/decide',
    'src/understand',
    'src/converse',
    'src/store',
    'src/web',
    'src/prove',
    'prompts',
    'machines',
    'machines/kit',
    'machines/ny',
    'laws',
  ],
}
/** The files of the kit that only say what facts, words, procedures and towns look like, and in which language. */
const WORDS = ['facts', 'words', 'procedure', 'town', 'deadlines', 'language'].map((name) => `machines/kit/${name}.ts`)

const root = resolve(import.meta.dirname, '..')
const files = (dir: string): string[] =>
  readdirSync(join(root, dir), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(dir, entry.name)) : /\.tsx?$/.test(entry.name) ? [join(dir, entry.name)] : [],
  )
const townOf = (file: string): string | null => /^(?:laws|machines)\/(?!kit\/|ny\/)([^/]+)\//.exec(file)?.[1] ?? null
const roomOf = (file: string): string => {
  const town = townOf(file)
  if (town !== null) return `${file.split('/')[0]}/TOWN`
  const [top = '', next = ''] = file.split('/')
  if (top === 'src')
    return next.endsWith('.ts')
      ? ['contract.ts', 'settings.ts'].includes(next)
        ? `src/${next.slice(0, -3)}`
        : 'src'
      : `src/${next}`
  if (top === 'machines') return /\.(ts|json)$/.test(next) ? 'machines' : `machines/${next}`
  return 'laws'
}
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map((m) => relative(root, resolve(root, file, '..', m[1] ?? '')))
    .filter((target) => !target.includes('${'))

const code = ['laws', 'machines', 'src'].flatMap(files).filter((file) => !file.endsWith('.test.ts'))

describe('the arrows', () => {
  test('every import is on the map', () => {
    const wrong = code.flatMap((file) => {
      const may = MAY[roomOf(file)] ?? []
      return importsOf(file).flatMap((target) => {
        const room = roomOf(target)
        const sameTown = townOf(target) === null || townOf(file) === null || townOf(file) === townOf(target)
        const allowed = may.includes(room) || (may.includes('words of machines/kit') && WORDS.includes(target))
        return allowed && sameTown ? [] : [`${file} imports ${target}`]
      })
    })
    expect(wrong).toEqual([])
  })

  test('nothing outside the entries, the generators and the terminal needs Node', () => {
    const outside = code.filter(
      (file) =>
        ![
          'src/node.ts',
          'src/terminal.ts',
          'src/worker.ts',
          'laws/generate.ts',
          'laws/markdown.ts',
          'machines/new-town.ts',
          'machines/translate.ts',
          'src/learn.ts',
          'src/figures.ts',
          'src/web/widget/build.ts',
        ].includes(file) && !/^src\/(node|store\/node|prove)/.test(file),
    )
    expect(
      outside.filter((file) =>
        /from 'node:|\brequire\(|\bprocess\.(env|argv|exit|cwd|std)/.test(readFileSync(join(root, file), 'utf8')),
      ),
    ).toEqual([])
  })

  test('no legal day is a Date', () => {
    const counting = code.filter(
      (file) => file.startsWith('machines/') || file.startsWith('src/understand') || file.startsWith('src/converse'),
    )
    expect(
      counting.filter((file) => /new Date\(|Date\.(now|parse|UTC)/.test(readFileSync(join(root, file), 'utf8'))),
    ).toEqual([])
  })

  test('src, prompts and test know no town', () => {
    const towns = readdirSync(join(root, 'laws'), { withFileTypes: true })
      .filter((e) => e.isDirectory() && e.name !== 'ny')
      .map((e) => e.name)
    const named = new RegExp(`\\b(${towns.join('|')})\\b`, 'i')
    const everything = [...files('src'), ...files('test')].filter((file) => !file.includes('fixtures/'))
    expect(everything.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test('no type is forced', () => {
    const forced = /\bas unknown as\b|@ts-(ignore|expect-error|nocheck)|biome-ignore|:\s*any\s*[,;)=\]|>]|<any>/
    expect(code.filter((file) => forced.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})
