import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When a permit expires and what then. Chester § 5.120.
const facts = pick(all, 'systemCompleted', 'permitOwnTerm', 'permitIssuedOn')

const deadlines = {
  expiry: {
    label: 'Last day of the permit',
    actor: 'permit holder',
    expires: '1 year',
    after: 'permitIssuedOn',
    cite: 'chester/5.120#1',
    note: 'The text says "within one (1) year", which could be earlier; the permit itself may say.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  year: { label: 'Life of a permit that says nothing else', amount: 1, unit: 'years', cite: 'chester/5.120#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/permit-expiry',
  initial: 'done',
  states: {
    done: {
      meta: { cite: ['chester/5.120#2'] },
      on: { systemCompleted: [{ guard: 'yes', target: 'completed' }, 'term'] },
    },
    term: {
      meta: { cite: ['chester/5.120#1'] },
      on: { permitOwnTerm: [{ guard: 'yes', target: 'ownTerm' }, 'oneYear'] },
    },
    oneYear: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes, once the permit has expired. Its last day: {expiry}.',
        text: 'Unless the permit provides otherwise, it expires within one (1) year of issuance. Once it expires and the system is not completed, a new permit application is required. An expiry is not moved by a weekend or a holiday. The law has no extension or renewal, so read the permit and plan to finish, or to apply again, before that day.',
        cite: ['chester/5.120#1', 'chester/5.120#2'],
        due: ['expiry'],
        values: ['year'],
      },
    },
    ownTerm: {
      meta: {
        status: 'determined',
        verdict: null,
        headline: "The permit's own term governs: a new application is required only once that term has run out.",
        text: 'The year of the law holds only unless otherwise provided for in the permit. Once the permit expires and the system is not completed, a new permit application is required.',
        cite: ['chester/5.120#1', 'chester/5.120#2'],
      },
    },
    completed: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The system is completed, so no new permit application is needed because of the expiry.',
        text: 'A new application is required where a permit expires and the system is not completed. The use certificate must be issued before the system is covered or used.',
        cite: ['chester/5.120#2', 'chester/5.030.C.1#1'],
        also: ['expiry'],
      },
    },
  },
})

export const permitExpiry = procedure({
  id: 'chester/permit-expiry',
  title: 'When a permit expires',
  act: 'apply for a new permit once the permit has expired before the system is completed',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['permit (is|was)? (dated|issued)', '(still good|good still|any good|still valid)'],
      ['permit|permiso', 'issued|dated|emitid*|salió', '(when|last day|what day|good|die|hasta|cuándo)'],
      ['permit|permiso', '(no|new|another) (application|permit)', 'last|year|ago|february|expired|date'],
      [
        'permit|permiso',
        '(expire*|expir*|expiration|good for|still good|still valid|lapse*|run out|runs out|how long|valid|renew*|old|vence*|vencid*|válido|caduc*|renovar)',
      ],
      ['(permit|permiso) .. (last year|a year ago|year old|last spring|last fall|last summer)'],
    ],
    not: [
      'mound|raised',
      'perc',
      'made up',
      'fake*|lied|false',
      'on purpose',
      'decide',
      'waiting',
      'dec|spdes',
      'own term',
      'extend*|extension',
      'fee',
    ],
    examples: [
      'the permit has a date on it from last November and says nothing about when it ends, field is not in the ground. is it still good?',
      'permit was issued last Feb 14 and says nothing of an end. we only have the tank in. which day does it die',
      'nuestro permiso es de hace más de un año y no terminamos, ¿hay que pedir otro?',
      'Is it good one more day because the last day is a holiday?',
      'permit dated in May last year, job half done, what date does it run out',
      'when does my septic permit run out',
      'permit from last spring, job never got started, is it still good',
      'how long is a septic permit valid in Chester',
      'permit issued march 3 2025, last day?',
      'expires on a sunday, do I get monday',
      "do I need a new application if the permit lapsed and the tank isn't in",
      'permit says good for two years, does the one year rule matter',
      'contractor walked off, system half done, permit a year old',
      'system was finished but the permit expired before the certificate',
      'what happens after a septic permit expires',
      'is a septic permit from 2023 worth anything',
      'does the year start when I applied or when it was issued',
      '¿cuándo vence mi permiso séptico?',
      'el permiso es del año pasado y no hemos terminado, ¿todavía vale?',
      '¿necesito un permiso nuevo si el otro venció?',
      'el permiso fue emitido el 10 de mayo de 2025, ¿hasta cuándo sirve?',
      "Permit is dated April 9 2025, nothing on it about how long it's good. Tank is set, field isn't. What day does it run out and do we start over?",
      'If the year of our permit ends on a Sunday, is it still good the next day?',
      'permit was issued 11/3/2025, no end date on its face, half built. When does it die?',
    ],
  },
  machine,
})
