/**
 * Lays the files of a new town: `npm run new-town NAME [root]`. They are empty but for their form; `npm run check` then says
 * what is missing. Nothing that exists is written over.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const TITLE = (town: string): string =>
  town
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The files of a town, by their path from the project's root. */
export const filesOf = (town: string): Readonly<Record<string, string>> => ({
  [`laws/${town}/source.txt`]: '',
  [`laws/${town}/septic.md`]: `---
town: ${town}
name: Town of ${TITLE(town)}
title: the law's own title
county: its county
state: New York
source: where the text came from
readOn: the day it was read, YYYY-MM-DD
version: which local law it is, and as amended by which
effective: null
history: []
contact: the office that answers questions
---

# The law's own title

## ${town}/1 · § 1 · Title

1\\. Title. Paste the words of the first provision here, and go on with the next below.
`,
  [`laws/${town}/defects.yaml`]: '[]\n',
  [`laws/${town}/ledger.yaml`]: '[]\n',
  [`laws/${town}/README.md`]: `# Town of ${TITLE(town)}\n\nWhat the text is, what is missing, how it was checked.\n`,
  [`machines/${town}/town.ts`]: `import { law } from '../../laws/${town}/ids.ts'
import type { Town } from '../kit/town.ts'
import { glossary } from '../ny/glossary.ts'
import { newYork } from '../ny/index.ts'
import { facts } from './facts/index.ts'

export const town: Town = {
  id: '${town}',
  name: 'Town of ${TITLE(town)}',
  county: law.county ?? '',
  aliases: ['${town.replaceAll('-', ' ')}'],
  law,
  calendar: newYork,
  facts,
  procedures: [],
  contact: law.contact,
  notice: 'Say how old the text is and what may have replaced it.',
  glossary,
  subject: ['septic|sewage|wastewater'],
}
`,
  [`machines/${town}/facts/index.ts`]: `import type { Fact } from '../../kit/facts.ts'

/** Every fact of the town, each declared once. */
export const facts = {} as const satisfies Record<string, Fact>
`,
})

/**
 * Writes a new town's files below a root.
 *
 * @returns the paths written
 * @throws Error where the name will not do or a file of it exists
 */
export const layTown = (town: string, root: string): string[] => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(town) || ['kit', 'ny'].includes(town))
    throw new Error(
      `"${town}" will not do: write the name in small letters with hyphens for spaces, such as north-hudson.`,
    )
  const files = Object.entries(filesOf(town))
  const there = files.map(([path]) => path).filter((path) => existsSync(join(root, path)))
  if (there.length > 0) throw new Error(`${town} exists: ${there.join(', ')}. Nothing was written.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return files.map(([path]) => path)
}

const self = fileURLToPath(import.meta.url)
if (process.argv[1] !== undefined && resolve(process.argv[1]) === self) {
  const [town, root = resolve(self, '../..')] = process.argv.slice(2)
  try {
    if (town === undefined) throw new Error('Which town? npm run new-town north-hudson')
    for (const path of layTown(town, resolve(root))) console.log(path)
    console.log('Next: laws/README.md, then machines/README.md.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
