import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What do permits and inspections cost? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/fees',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file names no fees and does not say who pays.',
        text: 'It asks for permits, inspections, contracts and reports without a price. Fees are often set apart from the law; the Town Clerk or the Town Code Enforcement Officer can tell. Between a buyer and a seller it is a matter of their contract.',
        cite: ['canandaigua/202-5.A#1', 'canandaigua/202-5.B#1'],
      },
    },
  },
})

export const fees = procedure({
  id: 'canandaigua/fees',
  title: 'Fees and costs',
  act: 'pay a fee to the town',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['fee|fees|cost|costs|price|charge*|expensive', 'permit*|inspect*|septic|waiver|application|town'],
      ['(who pays|who has to pay|who covers|how much)', 'inspect*|septic|permit*|repair|upgrade|test'],
      ['(cuánto cuesta|costo|tarifa|quién paga|precio)'],
    ],
    not: ['fine|penalt*'],
    examples: [
      'how much is a septic permit',
      'what does the inspection cost',
      'who pays for the septic inspection, buyer or seller',
      'is there an application fee for a waiver',
      'price of a building permit for a new tank',
      'does the town charge for the inspection',
      'permit fee for a leach field replacement',
      'are there grants to pay for a new septic',
      'who has to pay for the upgrade after a sale',
      'inspection fee waived for seniors?',
      'cost of the ETU report filing',
      'do I pay the watershed inspector',
      'fee schedule for septic work',
      'is the permit free for repairs',
      'how much to file for a variance',
      '¿cuánto cuesta el permiso del séptico?',
      '¿quién paga la inspección, el comprador o el vendedor?',
      '¿hay una tarifa para la solicitud?',
      '¿cuál es el costo de la inspección?',
    ],
  },
  machine,
})
