import { z } from 'zod'
import type { Town } from '../../machines/kit/town.ts'
import type { ModelUnderstanding, Spent } from '../understand/model/index.ts'
import type { ConversationState } from './state.ts'
import { conversing, type Input, type Taken } from './turn.ts'

const spentSchema = z.object({ model: z.object({ calls: z.number(), tokens: z.number() }) })

/** What a conversation's state says it has spent on a model: kept there, so that every process and Worker knows it. */
const spentIn = (state: unknown): Spent => spentSchema.safeParse(state).data?.model ?? { calls: 0, tokens: 0 }

/**
 * Conversations that a language model helps to read. The state keeps what was spent, each turn the prompts it was read with;
 * once nobody waits for a turn any longer its calls end.
 */
export const conversingWith = (towns: readonly Town[], model: ModelUnderstanding) => ({
  openConversation: conversing(towns, model).openConversation,
  takeTurn: async (before: ConversationState, input: Input, signal?: AbortSignal): Promise<Taken> => {
    const reader = model.forMessage(spentIn(before), signal)
    const taken = await conversing(towns, reader).takeTurn(before, input)
    if ('problem' in taken || !('text' in input)) return taken
    const state = { ...taken.state, model: reader.spent() }
    return { state, turn: reader.isUsed() ? { ...taken.turn, prompts: model.version } : taken.turn }
  },
})
