import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFolder } from '../laws/generate.ts'
import { filesOf, layTown } from './new-town.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bylaw-new-town-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('lays the files of a town and says which', () => {
  const laid = layTown('north-hudson', root)
  expect(laid.every((path) => /^(laws|machines)\/north-hudson\//.test(path))).toBe(true)
  for (const path of laid) expect(readFileSync(join(root, path), 'utf8')).toBe(filesOf('north-hudson')[path])
  expect(readFileSync(join(root, 'machines/north-hudson/town.ts'), 'utf8')).toContain("name: 'Town of North Hudson'")
})

test('writes over nothing', () => {
  layTown('north-hudson', root)
  writeFileSync(join(root, 'laws/north-hudson/septic.md'), 'written with care')
  expect(() => layTown('north-hudson', root)).toThrow(/north-hudson exists: .*Nothing was written/)
  expect(readFileSync(join(root, 'laws/north-hudson/septic.md'), 'utf8')).toBe('written with care')
})

test.each(['North Hudson', 'north_hudson', '../north', 'kit', 'ny', '', 'north-'])('refuses the name "%s"', (name) => {
  expect(() => layTown(name, root)).toThrow(/will not do: write the name in small letters/)
})

test('what is laid reads as a law once its day is filled in', () => {
  layTown('north-hudson', root)
  const folder = join(root, 'laws/north-hudson')
  expect(() => readFolder(folder)).toThrow(/a day written YYYY-MM-DD/)
  const file = join(folder, 'septic.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('the day it was read, YYYY-MM-DD', '2026-11-30'))
  expect(readFolder(folder)).toMatchObject({ town: 'north-hudson', name: 'Town of North Hudson' })
})
