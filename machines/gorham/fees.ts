import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Fees are set elsewhere. Gorham §§ 56.404, 56.401(1).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/fees',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'text-not-on-file',
        verdict: 'must',
        headline: 'There is a fee, but its amount is not in the law on file.',
        text: 'The fees for any permit or inspection under this law are determined from time to time by the local governing body. The fee goes in with the application. The amounts are not on file here: ask the Town Clerk. A permit may not be issued until all permit fees are paid.',
        cite: ['gorham/56.404.1#1', 'gorham/56.401.1#1', 'gorham/56.402.1.a#1', 'gorham/56.201.local-governing-body#1'],
      },
    },
  },
})

export const fees = procedure({
  id: 'gorham/fees',
  title: 'Fees',
  act: 'pay the fee for the permit or inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(fee|fees|cost|costs|charge|price|how much)', '(permit|inspection|application|inspect|septic)'],
      ['(cuánto|tarifa|cuota|precio|costo)', '(permiso|inspección|solicitud|séptic*)'],
    ],
    not: ['fine|fines|penalty|penalties', '(who pays|pumped|pumping)', 'unpaid', 'multa', 'gallons'],
    examples: [
      'how much is a septic permit',
      'what does the town charge for a septic inspection',
      'fee schedule for septic permits gorham',
      'is there a fee for the transfer inspection',
      'who sets the septic fees',
      'cost of the inspection when I sell',
      'do i pay when I apply or after approval',
      'price for a replacement system permit',
      'is the septic inspection free',
      'can the town change the permit fee whenever it wants',
      "what's the application fee these days",
      'does a re-inspection cost extra',
      'how much money to file for a septic permit',
      '¿cuánto cuesta el permiso séptico?',
      '¿cuál es la tarifa de la inspección?',
      '¿hay que pagar por la inspección del pueblo?',
      'is there a charge to have the septic looked at for a closing',
      'what do I owe the town for the permit',
      'What does Gorham charge?',
      '¿cuánto cuestan el permiso y la inspección?',
      'what do I write the check for, septic permit and inspection',
      'dollar amount of the permit fee and the inspection fee please',
    ],
  },
  machine,
})
