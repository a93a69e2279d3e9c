/**
 * Learns each town's router from its procedures' examples and keeps it as data: `machines/<town>/router.json`.
 *
 *   tsx src/learn.ts [--check]
 *
 * `--check` writes nothing and exits 1 where a router was learned from other examples than there are now.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { towns } from '../machines/index.ts'
import type { Packed } from './understand/rules/classify.ts'
import { learnRouter, namesOf } from './understand/rules/router.ts'

const check = process.argv.includes('--check')
const stale: string[] = []
for (const town of towns) {
  const file = fileURLToPath(new URL(`../machines/${town.id}/router.json`, import.meta.url))
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Packed) : null
  if (kept?.of === namesOf(town)) continue
  stale.push(`machines/${town.id}/router.json`)
  if (!check) writeFileSync(file, `${JSON.stringify(learnRouter(town))}\n`)
}
if (stale.length > 0) console.log(`${check ? 'Stale' : 'Learned'}: ${stale.join(', ')}`)
if (check && stale.length > 0) {
  console.error('Run npm run generate.')
  process.exitCode = 1
}
