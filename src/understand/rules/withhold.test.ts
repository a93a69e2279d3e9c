import { expect, test } from 'vitest'
import type { Fact } from '../../../machines/kit/facts.ts'
import { readFacts } from './facts.ts'

const facts: Record<string, Fact> = {
  distance: {
    kind: 'number',
    unit: 'ft',
    min: 0,
    max: 100000,
    label: 'the distance from the pond to the fence',
    ask: 'How many feet is it from the pond to the fence?',
    why: '',
    words: { near: ['fence', 'pond|pool|cerca'] },
  },
  share: {
    kind: 'number',
    unit: 'percent',
    min: 0,
    max: 100,
    label: 'the share of the fence that is painted',
    ask: 'What percent of the fence is painted?',
    why: '',
    words: { near: ['paint*', 'pint*'] },
  },
  paintedOn: {
    kind: 'day',
    label: 'the day of the painting',
    ask: 'On what day was the fence painted?',
    why: '',
    words: { near: ['paint*', 'pint*'] },
  },
  painted: {
    kind: 'yes-no',
    says: ['it is painted', 'it is not painted'],
    label: 'the paint',
    ask: 'Was the fence painted?',
    why: '',
    words: { yes: ['painted'] },
  },
  job: {
    kind: 'choice',
    label: 'the job',
    ask: 'What is done to the fence?',
    why: '',
    choices: { latch: 'A latch', fence: 'The fence' },
    words: { latch: ['latch', '(replac*|fix*) .. latch'], fence: ['whole fence'] },
    doubts: { latch: ['mov*', '(and|plus) .. (posts|fence)'] },
  },
}
const read = (message: string, asked?: string) =>
  readFacts(message, facts, { asOf: '2026-06-15', ...(asked === undefined ? {} : { asked }) })
const told = (message: string, asked?: string) =>
  Object.fromEntries(read(message, asked).readings.map(({ fact, value }) => [fact, value]))

test.each([
  ['Each side is well under a quarter of the fence painted, but put together half of the fence is painted.', undefined],
  ['Each board is my own. About 30 percent of the fence is painted.', 30],
  ['All together 30 percent of the fence is painted.', 30],
  ['Our surveyor puts the fence 90 feet from the pond; the neighbor says it is 120 feet.', undefined, 'distance'],
  ['I measured it: the fence is 90 feet from the pond. The neighbor says it is 120 feet.', 90, 'distance'],
  ['Our surveyor puts the fence 90 feet from the pond.', 90, 'distance'],
])('%s: of each and of all, of one and of another', (message, value, fact = 'share') => {
  expect(told(message)[fact]).toBe(value)
})

test.each([
  ['The fence is 500 feet from the pond, 100 feet from the pool.', undefined],
  ['The fence is 100 to 300 feet from the pond.', undefined],
  ['The fence is 300 feet from the pond.', 300],
  ['The fence is 300 feet from the pond, exactly 300.0 feet.', 300],
  ['The fence is 300 feet from the pond, nothing within 20 feet of it.', 300],
  ['The fence is 300 feet from the pond. My car is 20 feet long.', 300],
])('a second distance: %s', (message, distance) => {
  expect(told(message).distance).toBe(distance)
})

test.each([
  ['I paint 30 percent now and another 30 percent later.', undefined],
  ['I paint 30 percent now, and 30 percent later.', undefined],
  ['I do not paint 60 percent, only 20 percent.', undefined],
  ['No pinto el 60 por ciento, sino el 20 por ciento.', undefined],
  ['I paint 60 percent of the roof.', undefined],
  ['I paint 60 percent of the fence.', 60],
  ['I paint 60 percent of it.', 60],
])('a share of something else, or beside another: %s', (message, share) => {
  expect(told(message).share).toBe(share)
})

test.each([
  ['It was painted on 2024-05-05 and again on 2025-05-05.', undefined],
  ['It was painted not on 2024-05-05 but on 2025-05-05.', '2025-05-05'],
  ['It was painted on 2024-05-05.', '2024-05-05'],
  ['It was painted on 2024-05-05, and I asked again on 2025-05-05.', '2024-05-05'],
])('a second day: %s', (message, day) => {
  expect(told(message).paintedOn).toBe(day)
})

test('a day that is denied for another denies nothing else', () => {
  expect(told('It was not painted on 2024-05-05 but on 2025-05-05.').painted).toBe(undefined)
  expect(told('It was not painted, but the gate is from 2025.').painted).toBe(false)
})

test.each([
  ['I replace the latch and move the gate.', undefined],
  ['I replace the latch. Also the posts are moved.', undefined],
  ['I replace the latch plus two posts.', undefined],
  ['I replace the latch, nothing is moved.', 'latch'],
  ['I replace the latch. The gate was moved by my uncle.', 'latch'],
  ['I replace the latch.', 'latch'],
])('a second job: %s', (message, job) => {
  expect(told(message).job).toBe(job)
})

test.each([
  ['The fence is 100 feet from the pond, 200 from the pool.', undefined],
  ['The old fence is 100 feet from the pond, the new one is 200.', undefined],
  ['The fence used to be 100 feet from the pond.', undefined],
  ['The fence is 100 feet from the pond but we will bring it down to 80.', undefined],
  ['The fence is 100 feet from the pond and I am 40.', 100],
  ['The fence is not 100 feet from the pond.', undefined],
  ['La cerca no está a 100 pies del estanque.', undefined],
  ['La cerca está a 100 pies del estanque.', 100],
  ['The fence had 100 feet to the pond and now 80.', undefined],
  ['The fence had 100 feet to the pond and now I am glad.', 100],
  ['The fence is 100 feet long. The pond is 30 feet from the fence.', 30],
])('an amount of the one and of the other, or no longer so: %s', (message, distance) => {
  expect(told(message).distance).toBe(distance)
})

test.each([
  ['half the front and all of the back', undefined],
  ['half the front', 50],
])('a part and another part: %s', (message, share) => {
  expect(told(message, 'share').share).toBe(share)
})

test.each([
  ['June 2, 2025 for the front, June 9, 2025 for the second', undefined],
  ['not June 2, 2025, June 9, 2025', '2025-06-09'],
  ['June 9, 2025 at the latest', undefined],
])('a day for the one and for the other: %s', (message, day) => {
  expect(told(message, 'paintedOn').paintedOn).toBe(day)
})

test.each([
  ['The fence was painted but then we stopped.', undefined],
  ['We were going to have it painted.', undefined],
  ['It was going to be painted but fell through.', undefined],
  ['It was painted, unless you count the posts.', undefined],
  ['It was painted at the front, not at the back.', undefined],
  ['It was painted for the gate only.', undefined],
  ['It was painted, but then they took it out.', undefined],
  ['The old fence was painted, the new one not yet.', undefined],
  ['The paint job was painted over but is gone.', undefined],
  ['The plan to have it painted was dropped.', undefined],
  ['It was painted, and the new gate is fine.', true],
  ['It was painted, but the gate is old.', true],
  ['It was painted. It fell through the roof.', true],
])('what is taken back, or told of a part alone: %s', (message, painted) => {
  expect(told(message).painted).toBe(painted)
})

test.each([
  ['yes for the old fence, the new one no', undefined],
  ['yes, the old fence', true],
])('yes of the one and no of the other: %s', (message, painted) => {
  expect(told(message, 'painted').painted).toBe(painted)
})

test('what is withheld is to be asked for', () => {
  expect(read('I replace the latch and move the gate.').doubts).toContain('job')
  expect(told('2026-06-01', 'paintedOn')).toEqual({ paintedOn: '2026-06-01' })
})
