/**
 * Writes what the compiler needs to know of the laws and of the towns: `laws/<folder>/ids.ts`, `laws/index.ts` and
 * `machines/index.ts`. Folders are found, so a new town needs no edit here.
 *
 *   tsx laws/generate.ts [root] [--out folder] [--check]
 *
 * `--check` writes nothing and exits 1 with the list of stale files.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { isLaw, readLaw } from './markdown.ts'
import { flat } from './sentences.ts'
import type { Law, Provision } from './types.ts'

const defectList = z.array(
  z.strictObject({
    id: z.string().min(1),
    refs: z.array(z.string()),
    words: z.array(z.string().min(1)),
    problem: z.string().min(1),
    handling: z.string().min(1),
    weight: z.enum(['A', 'B', 'C']),
  }),
)
const ledgerList = z.array(z.strictObject({ ref: z.string(), reason: z.string().min(1) }))

function readList<T>(file: string, schema: z.ZodType<T[]>): T[] {
  if (!existsSync(file)) return []
  const read = schema.safeParse(parse(readFileSync(file, 'utf8')) ?? [])
  if (!read.success) throw new Error(`${file}: mend these entries.\n${z.prettifyError(read.error)}`)
  return read.data
}

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []

/** The text of every provision in order, white space apart: what a hash of the law is taken of. */
const canonical = (provisions: readonly Provision[]): string =>
  provisions.map(({ ref, text }) => `${ref}\t${flat(text)}\n`).join('')

/** Every ref that can be cited, sentences after their provision. */
const citesOf = ({ provisions }: Pick<Law, 'provisions'>): string[] =>
  provisions.flatMap(({ ref, sentences }) => [ref, ...sentences.map((_, index) => `${ref}#${index + 1}`)])

function quoted(law: Law, ref: string): string {
  const [path, number] = ref.split('#')
  const found = law.provisions.find((provision) => provision.ref === path)
  return flat(number === undefined ? (found?.text ?? '') : (found?.sentences[Number(number) - 1] ?? ''))
}

/** What defects and ledger say that the text does not bear out, a sentence each. */
function faults(law: Law, source: string | null): string[] {
  const known = new Set(citesOf(law))
  const unknown = [
    ...law.defects.flatMap(({ id, refs }) => refs.map((ref) => ({ where: `defect ${id}`, ref }))),
    ...law.ledger.map(({ ref }) => ({ where: 'ledger', ref })),
    ...(law.datedBy === undefined ? [] : [{ where: 'versions', ref: law.datedBy }]),
  ]
    .filter(({ ref }) => !known.has(ref))
    .map(({ where, ref }) => `${law.town}, ${where}: there is no ${ref} in the text.`)
  const misquoted = law.defects.flatMap(({ id, refs, words }) => {
    // A defect of the whole law (a title, a page number) names no provision: its words stand in the source as received.
    const texts = refs.length > 0 ? refs.map((ref) => quoted(law, ref)) : [flat(source ?? '')]
    return words
      .filter((text) => !texts.some((quote) => quote.includes(text)))
      .map((text) => `${law.town}, defect ${id}: "${text}" does not stand in ${refs.join(', ') || 'source.txt'}.`)
  })
  const ids = law.defects.map(({ id }) => id)
  const twice = ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `${law.town}: defect ${id} stands twice.`)
  return [...unknown, ...misquoted, ...twice]
}

/**
 * Reads one folder of a law: its Markdown, `defects.yaml` and `ledger.yaml`.
 * @returns null where the folder holds no Markdown with front matter
 * @throws Error that lists what to mend
 */
export function readFolder(folder: string): Law | null {
  // A draft beside the law is rehearsed, never in force.
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && !name.startsWith('draft'))
    .map((name) => ({ name, markdown: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ markdown }) => isLaw(markdown))
    .map(({ name, markdown }) => ({ name, text: readLaw(markdown, join(folder, name)) }))
  const listed = texts.map(({ text }) => text.versions).find((rows) => rows.length > 0) ?? []
  const main = listed.at(-1)?.file ?? texts[0]?.name
  if (main === undefined) return null
  const missing = listed.find(({ file }) => texts.every(({ name }) => name !== file))
  if (missing !== undefined)
    throw new Error(`${folder}: "versions" lists ${missing.file}, which is no law in this folder.`)
  const stray = texts.filter(({ name }) => name !== main && listed.every(({ file }) => file !== name))
  if (stray.length > 0)
    throw new Error(
      `${folder}: ${[main, ...stray.map(({ name }) => name)].join(' and ')} both begin with front matter. List both under "versions", the oldest first, or keep one.`,
    )
  const lawIn = (file: string): Law => {
    const found = texts.find(({ name }) => name === file)
    if (found === undefined) throw new Error(`${folder}: ${file} is missing.`)
    const { versions: _, ...text } = found.text
    const row = listed.find((one) => one.file === file)
    if (row !== undefined && row.effective !== text.effective)
      throw new Error(`${folder}: ${file} and "versions" name different days.`)
    const beside = file === main ? '' : `${file.replace(/\.md$/, '')}.`
    return {
      ...text,
      hash: createHash('sha256').update(canonical(text.provisions)).digest('hex').slice(0, 16),
      defects: readList(join(folder, `${beside}defects.yaml`), defectList),
      ledger: readList(join(folder, `${beside}ledger.yaml`), ledgerList),
    }
  }
  const earlier = listed.slice(0, -1).map(({ file }) => lawIn(file))
  const law: Law = { ...lawIn(main), ...(earlier.length > 0 && { earlier }) }
  const source = join(folder, 'source.txt')
  const found = [
    ...faults(law, existsSync(source) ? readFileSync(source, 'utf8') : null),
    ...earlier.flatMap((one) => faults(one, null)),
    ...earlier.filter(({ town }) => town !== law.town).map(({ town }) => `An earlier text says "town: ${town}".`),
  ]
  if (found.length > 0) throw new Error(`${folder}: mend these.\n${found.map((fault) => `  ${fault}`).join('\n')}`)
  return law
}

const GENERATED = '// Generated by `npm run generate`. Do not edit: edit the text it was read from.\n'

const union = (name: string, refs: readonly string[]): string =>
  `export type ${name} =${refs.length === 0 ? ' never' : refs.map((ref) => `\n  | ${JSON.stringify(ref)}`).join('')}\n`

function ids(law: Law): string {
  const cites = citesOf(law)
  return [
    GENERATED,
    "import type { Law } from '../types.ts'\n\n",
    union(
      'Ref',
      cites.filter((ref) => !ref.includes('#')),
    ),
    '\n',
    union(
      'SentenceRef',
      cites.filter((ref) => ref.includes('#')),
    ),
    '\nexport type Cite = Ref | SentenceRef\n',
    ...((law.earlier ?? []).length === 0
      ? []
      : [
          '\n/** What the machines of the earlier texts may cite. */\n',
          union('EarlierCite', [...new Set((law.earlier ?? []).flatMap(citesOf))]),
        ]),
    `\nexport const law: Law = ${JSON.stringify(law, null, 2)}\n`,
  ].join('')
}

const nameOf = (folder: string): string => folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The fields of an object or the items of an array, as the formatter would set them. */
function set(items: readonly string[], open: string, close: string, before: string): string {
  const pad = open === '{' && items.length > 0 ? ' ' : ''
  const row = `${before}${open}${pad}${items.join(', ')}${pad}${close}`
  return row.length <= 120 ? `${row}\n` : `${before}${open}\n${items.map((item) => `  ${item},\n`).join('')}${close}\n`
}

const field = (folder: string): string => (nameOf(folder) === folder ? folder : `'${folder}': ${nameOf(folder)}`)

function lawsIndex(laws: readonly { readonly folder: string; readonly law: Law }[]): string {
  const of = (kind: Law['kind']): string[] =>
    laws.filter(({ law }) => law.kind === kind).map(({ folder }) => field(folder))
  return [
    GENERATED,
    ...laws.map(({ folder }) => `import { law as ${nameOf(folder)} } from './${folder}/ids.ts'\n`),
    "import type { Law } from './types.ts'\n\n",
    "/** The towns' laws, by town. */\n",
    set(of('local'), '{', '}', 'export const laws: Readonly<Record<string, Law>> = '),
    '\n/** Rules of state law that the towns share, in our own words, by state. */\n',
    set(of('state'), '{', '}', 'export const stateLaws: Readonly<Record<string, Law>> = '),
  ].join('')
}

/** What a town's folder holds beside its machines, as it is joined to the town: what the router learned, translations. */
interface Data {
  readonly isLearned: boolean
  readonly languages: readonly string[]
}

function townsIndex(towns: readonly string[], dataOf: (town: string) => Data): string {
  const json = (town: string, file: string, suffix: string) => ({
    path: `./${town}/${file}.json`,
    row: `import ${nameOf(town)}${suffix} from './${town}/${file}.json' with { type: 'json' }\n`,
  })
  const suffixOf = (language: string): string => language.charAt(0).toUpperCase() + language.slice(1)
  const imports = [
    ...towns.flatMap((town) => {
      const { isLearned, languages } = dataOf(town)
      return [
        { path: `./${town}/town.ts`, row: `import { town as ${nameOf(town)} } from './${town}/town.ts'\n` },
        ...(isLearned ? [json(town, 'router', 'Router')] : []),
        ...languages.map((language) => json(town, language, suffixOf(language))),
      ]
    }),
    { path: './kit/town.ts', row: "import type { Town } from './kit/town.ts'\n" },
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
  const row = (town: string): string => {
    const { isLearned, languages } = dataOf(town)
    const name = nameOf(town)
    const catalogues = languages.map((language) => `${language}: ${name}${suffixOf(language)}`).join(', ')
    const joined = [
      ...(isLearned ? [`router: ${name}Router`] : []),
      ...(languages.length > 0 ? [`catalogues: { ${catalogues} }`] : []),
    ]
    return joined.length === 0 ? `  ${name},\n` : `  { ...${name}, ${joined.join(', ')} },\n`
  }
  return [
    GENERATED,
    ...imports.map((one) => one.row),
    '\n/** Every town that has procedures. */\n',
    'export const towns: readonly Town[] = [\n',
    ...towns.map(row),
    ']\n',
  ].join('')
}

/**
 * Everything this script writes.
 * @param root the folder that holds `laws/` and `machines/`
 * @returns text by path relative to `root`
 * @throws Error that lists what to mend in the texts
 */
export function generated(root: string): Map<string, string> {
  const laws = folders(join(root, 'laws')).flatMap((folder) => {
    const law = readFolder(join(root, 'laws', folder))
    if (law !== null && law.town !== folder)
      throw new Error(`laws/${folder}: its front matter says "town: ${law.town}".`)
    return law === null ? [] : [{ folder, law }]
  })
  const towns = folders(join(root, 'machines')).filter((folder) => {
    const file = join(root, 'machines', folder, 'town.ts')
    // The kit has a town.ts too: the type that towns are of.
    return existsSync(file) && /^export const town\b/m.test(readFileSync(file, 'utf8'))
  })
  return new Map([
    ...laws.map(({ folder, law }): [string, string] => [`laws/${folder}/ids.ts`, ids(law)]),
    ['laws/index.ts', lawsIndex(laws)],
    [
      'machines/index.ts',
      townsIndex(towns, (town) => {
        const files = readdirSync(join(root, 'machines', town))
        return {
          isLearned: files.includes('router.json'),
          languages: files.flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1] ?? []).sort(),
        }
      }),
    ],
  ])
}

/** Paths below `out` whose text is not what `generated` says. */
export function stale(files: ReadonlyMap<string, string>, out: string): string[] {
  return [...files]
    .filter(([path, text]) => !existsSync(join(out, path)) || readFileSync(join(out, path), 'utf8') !== text)
    .map(([path]) => path)
}

/** Writes those of `files` that are stale below `out`, and returns their paths. */
export function write(files: ReadonlyMap<string, string>, out: string): string[] {
  const paths = stale(files, out)
  for (const path of paths) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), files.get(path) ?? '')
  }
  return paths
}

function main(args: readonly string[]): number {
  const at = args.indexOf('--out')
  const given = args.find((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1))
  const root = resolve(given ?? join(dirname(fileURLToPath(import.meta.url)), '..'))
  const out = resolve((at < 0 ? undefined : args[at + 1]) ?? root)
  try {
    const files = generated(root)
    if (args.includes('--check')) {
      const old = stale(files, out)
      if (old.length === 0) return 0
      console.error(`These files are stale. Run "npm run generate".\n${old.map((path) => `  ${path}`).join('\n')}`)
      return 1
    }
    const written = write(files, out)
    console.log(written.length === 0 ? 'Everything was up to date.' : `Written: ${written.join(', ')}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2))
}
