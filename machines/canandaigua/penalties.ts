import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What does a violation cost? § 202-8(A) points to Article VII.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/penalties',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file has no amounts: the penalties are in Article VII, which is missing.',
        text: 'The text on file names violations: among them using a system in failure, and going without the contract, the inspections or the reports for an enhanced treatment unit. For the last ones it says that they are punishable according to Article VII. How high a fine is, whether each day counts anew and whether jail is possible, cannot be told from it. Ask the Town Code Enforcement Officer for the whole chapter.',
        cite: ['canandaigua/202-8.A#3', 'canandaigua/202-5.C#1'],
      },
    },
  },
})

export const penalties = procedure({
  id: 'canandaigua/penalties',
  title: 'Fines and other penalties',
  act: 'pay a fine or face another penalty',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['fines|fined|penalt*|jail|punish*|ticket|prison|misdemeanor'],
      // A bare "fine" is how a system works more often than what it costs.
      ['(the|a|any|what|dollar|maximum|max|no|big|daily|town|money) fine'],
      ['(how much|how high|how big) .. fine'],
      ['fine (amount|amounts|per)'],
      ['(violat*)', '(cost|how much|happen*|amount|money|per day|consequence*)'],
      ['multa|multas|cárcel|castigo|sanción|sanciones|pena'],
    ],
    examples: [
      'quiero saber la cantidad exacta de la multa en dólares',
      'exact amount of the fine in dollars for having no service contract',
      '¿de cuánto es la multa por no tener contrato de mantenimiento de la ETU?',
      'fine for letting the ETU service contract lapse',
      'de cuánto sería la multa por tener el sistema sin permiso',
      '¿qué multa hay por usar un sistema séptico sin tener permiso?',
      'cuánto es la multa por no sacar el permiso',
      'what is the fine for a septic violation',
      'can I go to jail for using a failed system',
      'how much per day does the town charge for violations',
      'penalty for not having an ETU contract',
      'what happens if I build without a permit',
      'is a violation of this chapter a misdemeanor',
      'maximum penalty under the septic law',
      'they threatened me with a thousand dollars, is that in the law',
      'second offense, is the fine higher',
      'what are the consequences if I convey without an inspection',
      'can the town put a lien on my house',
      'does each week count as a new violation',
      'fined for a late report, how much can it be',
      'which article has the penalties',
      'will I get a ticket for parking on the leach field',
      '¿de cuánto es la multa por violar la ley de sépticos?',
      '¿puedo ir a la cárcel por un sistema en falla?',
      '¿qué sanción hay por no tener el permiso?',
      '¿cuánto cobran de multa por día?',
      'ETU contract lapsed and the yearly inspection was missed, what is the fine',
      'what does it cost me if I skip the report on the treatment unit',
      'dollar amount of the fine for not sending the ETU report',
      'how big is the penalty for using the system in failure',
      'Huron says up to $500, what is the fine here',
      'no pumping contract for my holding tank, is there a fine',
      'parking on the leach field, how high is the fine',
      'how many dollars per day is a violation',
    ],
  },
  machine,
})
