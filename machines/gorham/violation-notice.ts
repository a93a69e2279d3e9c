import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How a violation notice is served. Gorham § 56.904(1).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/violation-notice',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A violation notice is served by certified mail, return receipt requested, or by personal service.',
        text: 'Each week that a violation continues after notification to the person in violation is a separate violation. The notice must be served by certified mail, return receipt requested, or by personal service (handed over). The text does not name ordinary mail, email or a note on the door. Whether a notice served in another way still counts is for a court: ask a lawyer. This rule is for violation notices; other notices of this law have no such form.',
        cite: ['gorham/56.904.1#3', 'gorham/56.904.1#2'],
        duties: [
          {
            actor: 'town',
            verdict: 'must',
            action: 'serve the violation notice by certified mail, return receipt requested, or by personal service',
            cite: ['gorham/56.904.1#3'],
          },
        ],
      },
    },
  },
})

export const violationNotice = procedure({
  id: 'gorham/violation-notice',
  title: 'Service of a violation notice',
  act: 'serve the violation notice by certified mail or in person',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no day by which a violation notice must be served.',
    text: 'The sentence says how the notice is served. It names no number of days after the violation; ask the town’s attorney, or the official who signed it.',
    cite: ['gorham/56.904.1#3'],
  },
  words: {
    asks: [
      [
        '(certified|served|serve|service|regular mail|ordinary mail|email|taped|hand delivered|return receipt|text message|on my door|posted)',
        '(notice|violation|letter|order)',
      ],
      ['(correo certificado|notificad*|entreg*|correo)', '(violación|infracción|aviso de violación)'],
      ['(notice of violation|violation notice)', '(mailbox|door|email|stamp|valid|handed|text|proper|delivered)'],
      ['(notice|violation)', '(served|serve|certified|in person|text|texted|email|mail)'],
    ],
    not: ['hearing', '(denied|denial)', '(tenant*|inhabitants|complaint)', 'permit'],
    examples: [
      'may the notice of violation be sent by plain post so that the separate weekly violations begin to run',
      'clerk here, can we mail the violation letter regular mail or does the penalty section want it certified',
      'how many days does the town have to serve the violation notice',
      'by when must a notice of violation be served on me',
      'violation notice came by regular mail, does it count',
      'does a septic violation have to be sent certified',
      'they taped the violation on my door, valid service?',
      'how must the town serve a notice of violation',
      'can a violation notice be emailed',
      'process server handed me the notice, good enough?',
      'I refused the certified letter, am I served',
      '(staff) how do we serve a violation under 904',
      'return receipt requested needed for violation letters?',
      'notice left with my teenage son, is that personal service',
      'what kind of mail for the violation notice',
      'when does the week start, from serving the violation notice?',
      '¿el aviso de violación debe llegar por correo certificado?',
      'me dejaron el aviso de infracción en la puerta, ¿es válido?',
      '¿cómo deben notificar una violación de la ley séptica?',
      'They taped the notice to my door. Is that proper?',
      'the officer sent the violation notice by text, does that count as served',
      'must it come by certified mail or by hand for the weekly fines to run',
      '¿vale un aviso de violación por correo electrónico?',
    ],
  },
  machine,
})
