import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Who may apply for a treatment system permit. Chester § 5.030(A)(2).
const facts = pick(all, 'applicant')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/who-may-apply',
  initial: 'who',
  states: {
    who: {
      meta: { cite: ['chester/5.030.A.2#1'] },
      on: { applicant: [{ guard: is('owner', 'agent'), target: 'allowed' }, 'notAllowed'] },
    },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: "Yes. The owner of the lot, or the owner's duly authorized agent or assign, may apply.",
        text: 'The application must be in writing, signed by the applicant, in the form that the Local Board of Health sets, and it goes to the Enforcement Officer. An agent should have the authorization in writing.',
        cite: ['chester/5.030.A.2#1', 'chester/5.030.A.2#2', 'chester/5.030.A.2#4'],
      },
    },
    notAllowed: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Only the owner of the lot, or an agent or assign the owner has duly authorized, may apply.',
        text: 'A buyer, tenant or contractor can apply once the owner has authorized him or her.',
        cite: ['chester/5.030.A.2#1'],
      },
    },
  },
})

export const whoMayApply = procedure({
  id: 'chester/who-may-apply',
  title: 'Who may apply for a permit',
  act: 'apply for the treatment system permit',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['who', 'apply|applies|application|sign*|solicitud'],
      [
        'apply|application|sign*|file|pull|solicit*|firm*',
        'contractor|installer|tenant|renter|buyer|owner|agent|behalf|lawyer|engineer|inquilino|dueño|contratista|comprador',
        'permit|application|permiso|solicitud',
      ],
    ],
    not: ['fee', 'variance', 'alternative', 'wait', 'decide', 'inspect*'],
    examples: [
      'our builder will sign the application, I gave him a letter',
      'renter here, landlord ignores me, may I sign the septic application',
      'owner gave me a signed letter, may I file for her',
      'can my contractor apply for the septic permit for me',
      "I'm buying the lot next month, may I apply already",
      'tenant wants to file for a septic permit',
      'who signs the permit application',
      'engineer sends in the application for the owner, ok?',
      'can a realtor apply on behalf of an estate',
      'do both spouses who own the lot have to sign the application',
      'installer pulled a permit without asking me',
      'does the owner have to apply in person',
      'my son has power of attorney, can he sign',
      'may an assign of the owner apply',
      'caretaker applying for the landowner',
      '¿puede mi contratista solicitar el permiso por mí?',
      '¿quién firma la solicitud del permiso?',
      'soy inquilino, ¿puedo pedir el permiso del séptico?',
      'todavía no soy dueño del terreno, ¿puedo presentar la solicitud?',
    ],
  },
  machine,
})
