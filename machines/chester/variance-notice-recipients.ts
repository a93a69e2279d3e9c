import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atMost, guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Who gets the mailed notice of a variance hearing. Chester § 5.080(a).
const facts = pick(all, 'neighborDistance', 'hearingOn')

const deadlines = {
  mail: {
    label: 'Mail the notice',
    actor: 'Enforcement Officer',
    atLeast: '10 days',
    before: 'hearingOn',
    cite: 'chester/5.080.a#2',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  radius: {
    label: 'Distance within which owners are mailed a notice',
    amount: 500,
    unit: 'ft',
    cite: 'chester/5.080.a#2',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/variance-notice-recipients',
  initial: 'distance',
  states: {
    distance: {
      meta: { cite: ['chester/5.080.a#2'] },
      on: { neighborDistance: [{ guard: atMost('radius'), target: 'mailed' }, 'notMailed'] },
    },
    mailed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The Enforcement Officer must mail a notice to every owner of property within {radius}.',
        text: 'It must be mailed {mail}, at least ten days before the hearing. Owners and addresses are taken from the latest completed assessment roll of the Town, so a letter may go to the owner named there. The law names owners, not tenants, and it asks for no letter to the applicant. The notice is published in a newspaper too.',
        cite: ['chester/5.080.a#2', 'chester/5.080.a#3', 'chester/5.080.a#1', 'chester/5.070#1'],
        also: ['mail'],
        values: ['radius'],
      },
    },
    notMailed: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Mailed notices go only to owners of properties within {radius}.',
        text: 'The notice is also published in an official newspaper of the Town, and the hearing is public.',
        cite: ['chester/5.080.a#2', 'chester/5.080.a#3', 'chester/5.080.a#1'],
        also: ['mail'],
        values: ['radius'],
      },
    },
  },
})

export const varianceNoticeRecipients = procedure({
  id: 'chester/variance-notice-recipients',
  title: 'Who is mailed notice of a variance hearing',
  act: 'mail a notice of the hearing to this owner',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(notice|letter|notified|mailed|aviso|carta|notific*)',
        'hearing|variance|audiencia|variación',
        "(live|house|away|feet|neighbor*|owner*|tenant*|never got|didn't get|who gets|supposed|who|entitled|vecino*|dueño*|recib*|pies|quién)",
      ],
      ['who .. (notice|notified|mailing|letters)', 'variance|hearing'],
    ],
    not: ['newspaper', 'last day', 'application', 'june letter'],
    outside: ['tenant|tenants|renter|renters|inquilino|inquilinos'],
    examples: [
      'I live 450 feet away, should I have gotten a letter about the variance hearing',
      'who gets mailed notice of a septic variance hearing',
      "never got notice of my neighbor's hearing, is that legal",
      'do tenants get a letter about the hearing',
      '500 feet measured from where for the hearing letters',
      'letters went to the old owner, which list do they use',
      'my lot is 600 ft down the road, do they owe me a notice',
      'does the applicant get a mailed notice',
      'property owners within what distance are notified',
      'I own land across the lake 500 feet off, notice?',
      'vivo a 300 pies, ¿debían mandarme aviso de la audiencia?',
      '¿quién recibe carta sobre la audiencia de la variación?',
      'nunca recibí aviso de la audiencia del vecino',
      '¿los inquilinos reciben aviso de la audiencia?',
      'assessment roll addresses for hearing notices',
      "I own land about 400 feet down the road from the place that wants a septic variance and nobody mailed me anything about the hearing. Shouldn't they have?",
    ],
  },
  machine,
})
