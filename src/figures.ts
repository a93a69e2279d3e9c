/**
 * Counts what is covered and proven and writes it into the README, between its marks.
 *
 *   tsx src/figures.ts [--check]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
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

const count = z.number().int()
/** What the last walk of the machines wrote down; see `src/prove`. */
const proof = z
  .object({
    faults: count,
    procedures: z.record(
      z.string(),
      z.object({
        combinations: count,
        product: count,
        states: count,
        outcomes: count,
        guards: count,
        compared: count.nullable(),
        mutation: z.object({ planted: count, noticed: count, same: count }).nullable(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(at('machines/proof.json'), 'utf8')))
const walked = Object.values(proof.procedures)
const sumOf = (of: (one: (typeof walked)[number]) => number): string =>
  walked.reduce((sum, one) => sum + of(one), 0).toLocaleString('en-US')
const proven =
  `\`npm run prove\` walks ${sumOf((p) => p.states)} states and ${sumOf((p) => p.outcomes)} outcomes over ` +
  `${sumOf((p) => p.combinations)} combinations of facts, which stand for ${sumOf((p) => p.product)}: ${proof.faults} faults. ` +
  `Of ${sumOf((p) => p.mutation?.planted ?? 0)} faults planted on purpose ${sumOf((p) => p.mutation?.noticed ?? 0)} are noticed. ` +
  `A second opinion, flat tables written from the law alone, was asked on ${sumOf((p) => (p.compared === null ? 0 : 1))} ` +
  `procedures and ${sumOf((p) => p.compared ?? 0)} sets of facts, and agrees; where it first differed stands in ` +
  '`machines/second-opinion.md`.'

const file = at('README.md')
const readme = readFileSync(file, 'utf8')
const told = readme
  .replace(/<!-- figures -->[\s\S]*<!-- \/figures -->/, `<!-- figures -->\n${table}\n<!-- /figures -->`)
  .replace(/<!-- proof -->[\s\S]*<!-- \/proof -->/, `<!-- proof -->\n${proven}\n<!-- /proof -->`)
if (told !== readme && process.argv.includes('--check')) {
  console.error('The figures in README.md are out of date: run npm run generate.')
  process.exitCode = 1
} else if (told !== readme) writeFileSync(file, told)
