import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Do neighbors get notice? The law names the newspaper and the applicant only (H-49). Huron § 10(D)(3).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/variance-neighbors',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline:
          'The law says nothing about notice to neighbors: it names only a newspaper and a mailing to the applicant.',
        text: 'The notice is published in a newspaper of general circulation in the Town, and mailed to the applicant. No other mailing is written down. Meetings of the Board are open to the public, so a neighbor may come. Other laws may ask for more notice; ask the Town Clerk.',
        cite: ['huron/10.D.3#1', 'huron/10.D.4#2'],
      },
    },
  },
})

export const varianceNeighbors = procedure({
  id: 'huron/variance-neighbors',
  title: 'Notice of a variance hearing to neighbors',
  act: 'send neighbors notice of the variance hearing',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        '(neighbor*|adjoining|adjacent|abutter*|next door)',
        'variance|hearing',
        'notice|notif*|told|letter|mail*|informed|know',
      ],
      ['vecinos|vecino', 'aviso|avisar|notificar', 'audiencia|variación|varianza'],
    ],
    not: ['(fence|shed|garage|pool|deck|sign|height|zoning|parking) (variance|hearing|permit)'],
    examples: [
      'are the people on either side entitled to a letter about the septic variance hearing',
      'abutters claim they should have gotten mail before the hearing',
      'does the town mail adjoining owners or only run it in the newspaper',
      'do the neighbors have to be told about my variance hearing',
      'nobody sent me a letter about the variance next door, shouldnt they',
      'must the town mail notice to abutters for a septic variance',
      'how far away do people get notice of the hearing, 500 feet?',
      'i live next to the applicant and only saw the hearing in the paper',
      'who gets notified of a septic variance hearing besides the applicant',
      'Do I have to send certified letters to adjoining owners before the variance hearing?',
      'is notice to adjacent property owners required',
      'in chester they mail to everybody within 500 ft. does huron for a variance',
      'neighbor wants variance and I was never informed. is the hearing valid',
      'lake association not notified about variance hearing',
      'does posting a sign for the neighbors count as notice of the hearing',
      'will my neighbors know I applied for a variance',
      '¿Hay que avisar a los vecinos de la audiencia de variación?',
      'mi vecino pidió una varianza y no me mandaron aviso',
      '¿El pueblo notifica a los vecinos antes de la audiencia?',
      '¿Quién recibe aviso de la audiencia además del solicitante, los vecinos?',
    ],
  },
  machine,
})
