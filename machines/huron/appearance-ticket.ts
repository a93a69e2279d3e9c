import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who may write a ticket, and to which court? Huron § 11(D).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/appearance-ticket',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'may',
        decides: 'Building Inspector',
        headline: 'Yes. The Building Inspector may issue appearance tickets for violations of this law.',
        text: 'An appearance ticket is a paper that calls a person to court. The alleged violator must then appear in Huron Town Justice Court. The day stands on the ticket; the law names none. If you got one, ask a lawyer.',
        cite: ['huron/11.D#3'],
      },
    },
  },
})

export const appearanceTicket = procedure({
  id: 'huron/appearance-ticket',
  title: 'Appearance tickets',
  act: 'issue an appearance ticket for a violation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law names no day for the appearance and no time for issuing the ticket.',
    text: 'The sentence only authorizes the Building Inspector to issue appearance tickets to Huron Town Justice Court. Go by the day on your ticket; ask the court, or a lawyer.',
    cite: ['huron/11.D#3'],
  },
  words: {
    asks: [
      ['ticket|tickets|summons'],
      ['(appear|appearance)', 'court|ticket'],
      ['citación|boleta'],
      ['presentar*', 'tribunal|corte|juez'],
    ],
    examples: [
      'how many days after the violation can he still give me an appearance ticket',
      'by when do I have to appear on a septic appearance ticket',
      'how soon is court after an appearance ticket for the septic',
      'can the building inspector write me a ticket for my septic',
      'i got an appearance ticket for a septic violation, which court is it',
      'do they need a cop to issue the summons',
      'who can issue appearance tickets under the septic law',
      'ticket says town justice court, do I have to go',
      'can the septic inspector also write tickets or only the building inspector',
      'summons for leach field violation, where do I appear',
      'Is the code enforcement officer authorized to ticket for septic violations?',
      'got a ticket on my windshield about the septic at my rental',
      'what is an appearance ticket',
      'appear in county court or town court for septic ticket',
      'neighbor got ticketed by the building inspector for his tank, is he allowed to do that',
      'missed the court date on my septic ticket',
      '¿El inspector puede darme una citación por el séptico?',
      'recibí una boleta por mi tanque, ¿a qué tribunal voy?',
      '¿Quién puede emitir una citación por violar la ley?',
      '¿Tengo que presentarme ante el juez por la boleta del séptico?',
      'He handed me an appearance ticket. Can a building inspector do that?',
    ],
  },
  machine,
})
