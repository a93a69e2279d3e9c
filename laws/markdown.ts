/** Reads a law's Markdown: front matter, then one heading per provision with its text below. No file access here. */
import { parse } from 'yaml'
import { z } from 'zod'
import { partsOf } from './sentences.ts'
import type { Law, Numbering, Provision } from './types.ts'

const line = z.string().trim().min(1)

const anyDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day written YYYY-MM-DD, or null where the text does not say')

const versionList = z
  .array(
    z
      .strictObject({ file: line, effective: anyDay.nullable(), notBefore: anyDay.optional(), cite: line.optional() })
      .refine(({ effective, notBefore }) => effective === null || notBefore === undefined, {
        error: 'notBefore is for a text whose effective day is not known',
      }),
  )
  .refine((rows) => rows.every(({ effective }, at) => effective !== null || at === 0), {
    error: 'a later text needs its effective day: without it nobody can tell where the one before it ends',
  })
  .refine(
    (rows) =>
      rows.every(({ effective }, at) => {
        const before = rows[at - 1]
        return before === undefined || (before.effective ?? before.notBefore ?? '') < (effective ?? '')
      }),
    { error: 'the oldest text stands first' },
  )
  .refine((rows) => new Set(rows.map(({ file }) => file)).size === rows.length, { error: 'a file stands twice' })

const frontMatter = z.strictObject({
  kind: z.enum(['local', 'state']).default('local'),
  town: z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, figures and hyphens only'),
  name: line,
  title: line,
  county: line.nullable(),
  state: line,
  source: line,
  readOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day written YYYY-MM-DD'),
  version: line,
  effective: anyDay.nullable().optional(),
  versions: versionList.default([]),
  history: z.array(line),
  believed: line.nullable().default(null),
  contact: line,
})

/** A text of the law, and from when it held. */
export type Version = z.infer<typeof versionList>[number]

/** A law without what other files add to it. `versions`: its texts as the front matter lists them, the oldest first. */
export type LawText = Omit<Law, 'hash' | 'defects' | 'ledger' | 'earlier'> & { readonly versions: readonly Version[] }

/** From when a file's text holds: its own row, or in a file that no row names (a draft) the last one's. */
const rowOf = (
  { effective, versions }: Pick<z.infer<typeof frontMatter>, 'effective' | 'versions'>,
  file: string,
): Pick<Law, 'effective' | 'notBefore' | 'datedBy'> => {
  const row = versions.find((one) => one.file === file.split(/[\\/]/).at(-1)) ?? versions.at(-1)
  if (row === undefined && effective === undefined)
    throw new Error(
      `${file}: say under "versions" from when the text holds, or "effective: null" where that is not known.`,
    )
  if (row !== undefined && effective !== undefined && row.effective !== effective)
    throw new Error(`${file}: "effective" and "versions" name different days. Keep "versions".`)
  const { notBefore, cite } = row ?? {}
  return {
    effective: row?.effective ?? effective ?? null,
    ...(notBefore !== undefined && { notBefore }),
    ...(cite !== undefined && { datedBy: cite }),
  }
}

/** Protects what Markdown would read as markup. `plain` undoes it. */
export function protect(text: string): string {
  return text
    .replace(/[\\`*_[\]<|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\s*)([-+#>=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
}

/** The text that a reader sees: backslashes before punctuation left out. */
export const plain = (markdown: string): string => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** True where the file begins with front matter, which is how a law is told from any other Markdown. */
export const isLaw = (markdown: string): boolean => /^---\r?\n/.test(markdown)

const HEADING = /^#{2,6} (\S+\/\S+) · ([^·]+?)(?: · (.+))?$/
const NOTE = /^> \*\*(printed|reconstructed|inferred)\*\*(?:: (.+))?$/

interface Draft {
  readonly ref: string
  readonly label: string
  readonly heading: string | null
  numbering: Numbering
  note: string | null
  readonly lines: string[]
}

function drafts(body: string, file: string): Draft[] {
  const found: Draft[] = []
  for (const [index, row] of body.split('\n').entries()) {
    const current = found.at(-1)
    if (/^#{2,6}(\s|$)/.test(row)) {
      const match = HEADING.exec(row)
      if (match === null) {
        throw new Error(
          `${file}, line ${index + 1} of the body: "${row}" is no provision's heading. Write "## town/1.A · § 1(A) · Title".`,
        )
      }
      const [, ref = '', label = '', heading] = match
      found.push({
        ref: plain(ref),
        label: plain(label),
        heading: heading === undefined ? null : plain(heading),
        numbering: 'printed',
        note: null,
        lines: [],
      })
    } else if (current !== undefined) {
      const note = NOTE.exec(row)
      if (note !== null && current.lines.every((text) => text.trim() === '')) {
        const [, numbering = 'printed', words] = note
        current.numbering = numbering === 'inferred' || numbering === 'reconstructed' ? numbering : 'printed'
        current.note = words === undefined ? null : plain(words)
      } else current.lines.push(plain(row))
    }
  }
  return found
}

function parentOf(ref: string, refs: ReadonlySet<string>): string | null {
  for (let path = ref; ; ) {
    const dot = path.lastIndexOf('.')
    if (dot < path.indexOf('/')) return null
    path = path.slice(0, dot)
    if (refs.has(path)) return path
  }
}

/**
 * Reads one law.
 * @param markdown the whole file
 * @param file its name, for messages
 * @throws Error with a sentence that says what to mend, where front matter or a heading does not fit
 */
export function readLaw(markdown: string, file: string): LawText {
  const text = markdown.replace(/\r\n/g, '\n')
  const close = text.indexOf('\n---\n', 3)
  if (!isLaw(text) || close < 0)
    throw new Error(`${file}: begin the file with front matter between two lines of "---".`)
  const front = frontMatter.safeParse(parse(text.slice(4, close + 1)))
  if (!front.success) throw new Error(`${file}: mend the front matter.\n${z.prettifyError(front.error)}`)

  const list = drafts(text.slice(close + 5), file)
  const refs = new Set(list.map(({ ref }) => ref))
  if (refs.size < list.length) {
    const twice = list.map(({ ref }) => ref).filter((ref, index, all) => all.indexOf(ref) < index)
    throw new Error(`${file}: these refs stand twice: ${twice.join(', ')}. Give each provision its own.`)
  }
  const foreign = list.find(({ ref }) => !ref.startsWith(`${front.data.town}/`))
  if (foreign !== undefined) throw new Error(`${file}: ${foreign.ref} must begin with "${front.data.town}/".`)

  const provisions = list.map(({ ref, label, heading, numbering, note, lines }): Provision => {
    const own = lines.join('\n').trim()
    return {
      ref,
      label,
      heading,
      numbering,
      note,
      text: own,
      sentences: partsOf(own, ref, heading).sentences,
      parent: parentOf(ref, refs),
      children: list.filter((child) => parentOf(child.ref, refs) === ref).map((child) => child.ref),
    }
  })
  return { ...front.data, ...rowOf(front.data, file), provisions }
}
