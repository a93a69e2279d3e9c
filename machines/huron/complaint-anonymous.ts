import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Can a complaint be anonymous? The law is silent. Huron § 9.
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/complaint-anonymous',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say. It neither asks for your name nor promises to keep it secret.',
        text: "It speaks only of written complaints or concerns, and of notifying the property owner of the complaint or concerns. Whether a name in Town papers can be seen by others is a matter of the state's public records law, which is not on file here. Ask the Town Clerk before you send it.",
        cite: ['huron/9#1', 'huron/9.A#1'],
      },
    },
  },
})

export const complaintAnonymous = procedure({
  id: 'huron/complaint-anonymous',
  title: 'Complaining without giving your name',
  act: 'keep the name of a person who complains secret',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['anonym*'],
      ['(my name|name|identity|confidential*|secret|private*)', 'complain*|complaint|report*'],
      ['anónim*'],
      ['(nombre|identidad|confidencial)', 'queja|denuncia*|reportar'],
      ['find out', 'complained|reported|who'],
    ],
    examples: [
      'can i report my neighbors septic anonymously',
      'will he find out it was me who complained',
      'do i have to give my name with a septic complaint',
      'is the complainants identity confidential',
      'who complained about me? can I see the letter',
      'i want to stay out of it, can the town keep my name secret when I report a leak',
      'does the town act on unsigned complaint letters',
      'anonymous tip about sewage in the ditch, will they take it',
      'Tenant here, afraid of landlord. Can my complaint stay private?',
      'does the inspector tell the owner who filed the complaint',
      'can the accused get the name of the person who reported the septic',
      'are septic complaints public record',
      '¿Puedo quejarme de forma anónima del séptico del vecino?',
      '¿El dueño va a saber quién hizo la denuncia?',
      '¿Tengo que dar mi nombre para reportar aguas negras?',
      'quiero reportar pero sin dar mi identidad',
      'Can I complain without giving my name?',
      '¿puedo denunciar sin dar mi nombre?',
      'do you have to know who I am if I report a septic',
    ],
  },
  machine,
})
