import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What does the Town charge? The law leaves it to a resolution. Huron § 5(F).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/fees',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Town Board',
        headline:
          'The law names no amount. The Town Board may set fees by resolution, and that resolution is not on file here.',
        text: 'Fees may be set for inspections, certificates, or other actions by the Town under this law. Ask the Town Clerk for the current amounts, and in writing if you need a figure for a closing. Other costs, such as those of a contractor or a septic hauler, are not set by this law either.',
        cite: ['huron/5.F#1'],
      },
    },
  },
})

export const fees = procedure({
  id: 'huron/fees',
  title: 'Fees of the Town',
  act: 'pay a certain fee to the Town',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['fee|fees'],
      ['(how much|charge|charges|cost|costs|price|pay)', 'inspection|certificate|permit|application|variance|town'],
      ['tarifa*|cuota*'],
      ['cuánto (cuesta|cobra*|vale)'],
      ['(how much|cost|charge|run me|price)', '(inspection|permit|town|variance)'],
    ],
    not: ['(papers and fee|hand in|submit|what papers)'],
    examples: [
      'quieren cobrarme por la inspección del séptico, ¿cuál es la tarifa?',
      'el pueblo cobra por inspeccionar, ¿cuánto es?',
      'price of a septic inspection for a sale by the town',
      'what does the town charge for looking at the septic',
      'how much is the septic inspection fee',
      'what does the town charge for a certificate of compliance',
      'cost of a septic permit in huron',
      'whats the variance application fee',
      'is there a fee for the variance hearing',
      'Attorney here, need the inspection charge for the closing statement',
      'is there a reinspection fee if we fail',
      'do they charge for the dye test',
      'price list for septic inspections?',
      'are fees in the septic law or somewhere else',
      'who sets the fees and can they raise them without a hearing',
      'is the fee refunded if the inspector never shows',
      'do seniors get a discount on the town septic inspection',
      'my neighbor paid 75 dollars for his inspection, is that still the amount',
      'does filing a complaint cost money',
      'what does it cost to apply for a variance',
      'variance application: how much is it',
      'any fee to file for a variance',
      '¿Cuánto cuesta la inspección séptica del pueblo?',
      '¿Cuánto cobra el pueblo por el certificado?',
      '¿Hay que pagar una tarifa por el permiso?',
      '¿Dónde encuentro las tarifas del séptico?',
      "What's the inspection going to run me?",
    ],
  },
  machine,
})
