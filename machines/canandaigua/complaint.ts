import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What happens with a complaint? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/complaint',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file has no rules for complaints: no form, no time to answer, no promise of secrecy.',
        text: 'It does say that using a system in failure is a violation and that nothing may interfere with the proper operation of a system. So a failing system can be reported to the Town Code Enforcement Officer. How soon the officer must come is not on file. If sewage reaches the lake or a well, tell the Watershed Inspector and the health department at once.',
        cite: ['canandaigua/202-5.C#1', 'canandaigua/202-5.E#1', 'canandaigua/202-6.E#1'],
      },
    },
  },
})

export const complaint = procedure({
  id: 'canandaigua/complaint',
  title: 'Complaint about a neighbor’s system',
  act: 'act on a complaint about a system within a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['complain*', '(days|notice*|respond|answer|act|how long)'],
      [
        '(neighbor*|next door|house behind|people uphill)',
        'smell*|sewage|septic|leak*|fail*|overflow*|complain*|report*|stink*|raw|draining|dump*',
      ],
      ['complain*|complaint*', 'septic|sewage|town|anonymous|file|respond|days|written'],
      ['report* .. (sewage|septic|failing|leak)'],
      ['vecin*|queja|denunci*', '(séptic*|aguas negras|olor|huele|derram*|report*)'],
    ],
    examples: [
      'I reported the smell to code enforcement, how many days do they have to act',
      'called code enforcement on the house next door, when must they send the notice',
      'does the town have seven business days to answer a complaint like in other towns',
      'my neighbor’s septic is running into the lake, who do I call',
      'how do I file a complaint about a failing septic',
      'how many days does the town have to answer a complaint',
      'can I complain anonymously',
      'smell from next door every weekend, what can be done',
      'reported sewage twice and nobody came',
      'does a complaint have to be in writing',
      'landlord will not fix the septic, where do I report it',
      'raw sewage in the ditch from the house uphill',
      'who investigates septic complaints',
      'is my name kept secret if I report a neighbor',
      'the rental behind us has an overflowing tank',
      'what happens after I report a failed system',
      'will I be told the result of my complaint',
      'the cottage next to us dumps its tank in the creek',
      'mi vecino tira aguas negras al arroyo, ¿a quién le aviso?',
      '¿la queja tiene que ser por escrito?',
      '¿en cuántos días responde el pueblo a una denuncia?',
      'huele a drenaje en la casa de al lado',
    ],
  },
  machine,
})
