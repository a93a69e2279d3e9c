/** How often one message leads to a call. */
import { expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { conversingWith } from '../../src/converse/helped.ts'
import type { ConversationState } from '../../src/converse/state.ts'
import type { Input } from '../../src/converse/turn.ts'
import { talk as matter } from '../fixtures/talk.ts'
import { over } from './sample.ts'

const counting = () => {
  let calls = 0
  const model = over(async () => {
    calls++
    return { text: '{"topic":null,"facts":{}}', tokens: 10 }
  })
  const { openConversation, takeTurn } = conversingWith(towns, model)
  let state: ConversationState = openConversation(matter.town, '2026-06-15')
  return async (input: Input) => {
    const before = calls
    const taken = await takeTurn(state, input)
    if ('problem' in taken) throw new Error(taken.problem.detail)
    state = taken.state
    return { calls: calls - before, turn: taken.turn }
  }
}

test('a "what if" is read once, whatever it may be about', async () => {
  const send = counting()
  await send({
    text: matter.certificate,
  })
  for (const text of [
    'what if all that were rather different from what I told you just now?',
    'and what if it were in the year 2022 that they gave us the paper, as my wife says?',
    '¿y si todo hubiera sido muy distinto de lo que le conté hace un momento?',
  ])
    expect((await send({ text })).calls, text).toBeLessThanOrEqual(1)
})

test('several questions in one message are not asked about one by one', async () => {
  const send = counting()
  const text =
    'How much is the fee for a septic inspection? And what about the old tank behind the barn, does anyone care? And who is it that looks after the field in winter?'
  const { calls } = await send({ text })
  // Once for the procedure, once for its facts.
  expect(calls).toBeLessThanOrEqual(2)
})

test('a correction that names no fact is looked at for each fact, and read once', async () => {
  const send = counting()
  await send({
    text: matter.share,
  })
  const { calls, turn } = await send({ text: 'oh sorry, I measured it all once more and it is rather 70 percent' })
  expect(calls).toBeLessThanOrEqual(2)
  expect(turn.changed.map(({ to }) => to)).toEqual([70])
})
