import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Where do the pump-out records go? § 202-8(B).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/holding-tank-records',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A copy of all pump-out records must be submitted to the authority having jurisdiction.',
        text: 'The text on file gives no day by which they must be in and does not say who submits them. As a precaution, the owner should send each one promptly and keep the original.',
        cite: ['canandaigua/202-8.B#3', 'canandaigua/202-8.B#2'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit a copy of all pump-out records to the authority having jurisdiction',
            cite: ['canandaigua/202-8.B#3'],
          },
        ],
      },
    },
  },
})

export const holdingTankRecords = procedure({
  id: 'canandaigua/holding-tank-records',
  title: 'Pump-out records of a holding tank',
  act: 'submit a copy of all pump-out records to the authority having jurisdiction',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The text on file sets no time for submitting the pump-out records.',
    text: 'The sentence says that a copy of all pump-out records shall be submitted to the authority having jurisdiction. It names no day and no number of days after a pump-out; the time in the paragraph before is for the inspection reports of enhanced treatment units. Ask the Town Code Enforcement Officer, and as a precaution send each record promptly.',
    cite: ['canandaigua/202-8.B#3'],
  },
  words: {
    asks: [
      [
        '(pump out|pumpout|pumping|pump-out|pumped|hauler|septage)',
        'record*|slip*|receipt*|copy|copies|paperwork|invoice*|bills',
      ],
      ['(record*|slips|receipts)', 'holding tank'],
      ['(recibo*|registro*|comprobante*)', 'bombeo|tanque|vaci*'],
    ],
    not: ['contract', '(how often|every)'],
    outside: [
      '(not|no|sin) (a|my|our|the|un)? holding tank',
      '(septic tank|tanque séptico)',
      '(neighbor|neighbour|neighbors|vecino|vecina)',
      '(removed|took out|taken out|now sewer|on sewer|quitaron|quitamos)',
    ],
    examples: [
      'do I have to send the pump out slips for my holding tank to the town',
      'holding tank records, who gets the copies',
      'how soon after pumping must the receipt be turned in',
      'can I just keep the hauler receipts at home',
      'is there a deadline for pump-out records',
      'does the town need the pumping paperwork of a holding tank',
      'are all pump outs to be reported or only one a year',
      'lost some holding tank slips, is that a violation',
      'who submits the records, me or the hauler',
      'pumped in January, when is the record due',
      'does a regular septic owner have to send pump receipts too',
      'where do I mail the holding tank pumping invoices',
      'must pump-out copies go to the watershed inspector',
      'records of pumping, keep how long',
      'do renters or owners file the pump slips',
      '¿debo mandar los recibos de bombeo del tanque de retención?',
      '¿hay plazo para entregar los registros de vaciado?',
      '¿a quién le entrego los comprobantes del bombeo?',
      '¿basta con guardar los recibos del tanque en casa?',
      'how many days do we have to hand in the slip of a holding tank pumping',
      'by when must the copies of the pump-outs reach the town',
      'number of days for submitting the holding tank records, please',
      '¿cuántos días hay para entregar la copia del vaciado del tanque de retención?',
    ],
  },
  machine,
})
