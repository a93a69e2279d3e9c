import { test } from 'vitest'
import { compare } from './compare.ts'

// One half of a million; the other half is the file beside this one, so that two cores can share the work.
test('two reckonings agree on 500,000 random rows that count back or name a day', () => {
  compare(['at-least-before', 'within-before', 'day'], 500_000, 20_280_229)
})
