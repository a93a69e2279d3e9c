import { test } from 'vitest'
import { compare } from './compare.ts'

// One half of a million; the other half is the file beside this one, so that two cores can share the work.
test('two reckonings agree on 500,000 random rows that count forward', () => {
  compare(['within-after', 'expires', 'not-before'], 500_000, 20_260_704)
})
