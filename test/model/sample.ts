/** A few facts, of no town, and an understanding over a stand-in for a server. */
import type { Fact } from '../../machines/kit/facts.ts'
import {
  type ModelSettings,
  type ModelUnderstanding,
  modelMemory,
  modelUnderstanding,
} from '../../src/understand/model/index.ts'
import { type Ledger, memoryLedger } from '../../src/understand/model/ledger.ts'
import type { Server } from '../../src/understand/model/server.ts'
import { rules } from '../../src/understand/rules/index.ts'
import type { Reading } from '../../src/understand/understanding.ts'

const asked = (ask: string, label: string) => ({ ask, why: 'The law turns on it.', label })

export const facts = {
  garage: {
    ...asked('Was a garage built over the tank?', 'whether a garage was built over the tank'),
    kind: 'yes-no',
    says: ['a garage was built over the tank', 'no garage was built over the tank'],
    words: { yes: ['garage .. built over'], no: ['no garage'] },
  },
  kitchen: {
    ...asked('Which waste does the kitchen give?', 'the waste of the kitchen'),
    kind: 'choice',
    choices: { grease: 'cooking grease from a restaurant', plain: 'plain dish water' },
    words: { grease: ['restaurant grease'], plain: ['dish water'] },
  },
  wellDistance: {
    ...asked('How far is the tank from the well?', 'the distance of the tank to the well'),
    kind: 'number',
    unit: 'ft',
    min: 0,
    max: 5000,
    words: { near: ['tank to the well'] },
  },
  closing: {
    ...asked('On what day is the closing?', 'the day of the closing'),
    kind: 'day',
    words: { near: ['closing is'] },
  },
} as const satisfies Record<string, Fact>

export const reading: Reading = { asOf: '2026-06-15', otherTowns: ['Elsewhere'], limits: { wellDistance: [100] } }

export const settings: ModelSettings = {
  baseUrl: 'http://127.0.0.1:9/v1',
  model: 'm',
  api: 'chat',
  stream: false,
  timeout: 3000,
  conversation: { calls: 1000, tokens: 1_000_000 },
  day: { calls: 100_000, tokens: 1_000_000_000 },
}

/** An understanding over a server that is a function. */
export const over = (
  server: Server,
  more: Partial<ModelSettings> = {},
  { ledger = memoryLedger(), now, log }: { ledger?: Ledger; now?: () => number; log?: (what: string) => void } = {},
): ModelUnderstanding => {
  const used = { ...settings, ...more }
  return modelUnderstanding({
    settings: used,
    rules,
    ledger,
    memory: modelMemory(used, server, now),
    ...(log && { log }),
  })
}

/** A server that writes the same to whatever it is asked. */
export const writes =
  (reply: unknown): Server =>
  async () => ({ text: typeof reply === 'string' ? reply : JSON.stringify(reply), tokens: 10 })
