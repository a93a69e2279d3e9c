/**
 * Counts what is covered and writes it into the README, between its two marks.
 *
 *   tsx src/figures.ts [--check]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { towns } from '../machines/index.ts'
import { citedBy } from '../machines/kit/coverage.ts'
import type { Town } from '../machines/kit/town.ts'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

const casesOf = (town: Town): number =>
  town.procedures.reduce((sum, { id }) => {
    const file = at(`machines/${id}.cases.yaml`)
    return sum + (existsSync(file) ? (parse(readFileSync(file, 'utf8')) as unknown[]).length : 0)
  }, 0)

const row = (town: Town): (string | number)[] => {
  const cited = citedBy(town)
  const sentences = town.law.provisions.flatMap(({ ref, sentences: texts }) =>
    texts.map((_, i) => [`${ref}#${i + 1}`, ref] as const),
  )
  const ledger = new Set(town.law.ledger.map((entry) => entry.ref))
  return [
    town.name,
    town.procedures.length,
    town.procedures.reduce((sum, { deadlines }) => sum + Object.keys(deadlines).length, 0),
    sentences.length,
    sentences.filter(([ref, parent]) => cited.has(ref) || cited.has(parent)).length,
    sentences.filter(([ref, parent]) => ledger.has(ref) || ledger.has(parent)).length,
    town.law.defects.length,
    casesOf(town),
  ]
}

const head = [
  'town',
  'procedures',
  'deadlines',
  'sentences',
  'cited by a machine',
  'in the ledger',
  'drafting defects on file',
  'worked cases',
]
const rows = towns.map(row)
const total = ['all', ...head.slice(1).map((_, i) => rows.reduce((sum, r) => sum + Number(r[i + 1]), 0))]
const table = [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows, total]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')

const file = at('README.md')
const readme = readFileSync(file, 'utf8')
const told = readme.replace(
  /<!-- figures -->[\s\S]*<!-- \/figures -->/,
  `<!-- figures -->\n${table}\n<!-- /figures -->`,
)
if (told !== readme && process.argv.includes('--check')) {
  console.error('The figures in README.md are out of date: run npm run generate.')
  process.exitCode = 1
} else if (told !== readme) writeFileSync(file, told)
