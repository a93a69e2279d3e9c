import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What does the chapter promise a buyer or allow at a closing? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/buyer-protection',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file promises a buyer nothing about the septic system.',
        text: 'It forbids a conveyance without an inspection. It does not say that the system must pass, whether money may be held back at the closing, what the seller must disclose, or who is liable if the system fails later. Those are matters for the contract of sale and a lawyer. A buyer takes over the duties that go with the property: no use in failure, and a contract for an enhanced treatment unit.',
        cite: ['canandaigua/202-5.B#1', 'canandaigua/202-5.C#1', 'canandaigua/202-8.A#1'],
      },
    },
  },
})

export const buyerProtection = procedure({
  id: 'canandaigua/buyer-protection',
  title: 'What a buyer can rely on',
  act: 'promise a buyer that the septic system will work',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(buyer|bought|purchased|seller|closing|escrow)',
        '(warrant*|guarantee*|liable|liability|disclos*|escrow|sue|responsible|hid|lied|failed after|pass|hold back)',
      ],
      ['(comprador|vendedor|compré)', 'garantía|responsable|reclamar|demandar|ocultó'],
    ],
    not: ['(etu|treatment unit)'],
    examples: [
      'septic failed a month after we bought the house, can we go after the town',
      'is an inspection a guarantee that the system works',
      'must the seller disclose septic problems',
      'can money be put in escrow for the septic at closing',
      'does the septic have to pass before the sale',
      'seller hid a failed leach field, what does the law say',
      'who is responsible after closing, buyer or seller',
      'does the town warrant an inspected system',
      'we bought it with a bad septic, can we make the seller pay',
      'buyer agrees to fix it after closing, does the law allow that',
      'is the inspector liable if he missed something',
      'can the sale go through with a failed septic',
      'bank wants proof the septic is good, does the town certify it',
      'what protects a buyer under this chapter',
      'just tell the bank it passed',
      '¿la inspección garantiza que el sistema funciona?',
      'compré la casa y falló el séptico, ¿quién responde?',
      '¿el vendedor debe informar los problemas del séptico?',
      '¿se puede cerrar la venta con un séptico malo?',
    ],
  },
  machine,
})
