import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Entering the land to inspect. Chester §§ 5.030(A)(4), 5.100(A), 5.100(B).
const facts = pick(all, 'permitApplied')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/site-entry',
  initial: 'applied',
  states: {
    applied: {
      meta: { cite: ['chester/5.100.A#1'] },
      on: { permitApplied: [{ guard: 'yes', target: 'consented' }, 'silent'] },
    },
    consented: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Whoever applies for a treatment system permit is deemed to have consented and must let the officer onto the land.',
        text: 'The consent covers the Enforcement Officer and other persons designated by the Local Board of Health, for examinations, tests and other inspections of the site. Entry is only at reasonable times, and with advance notice to the applicant where possible.',
        cite: ['chester/5.100.A#1', 'chester/5.100.A#2', 'chester/5.030.A.4#1'],
        duties: [
          {
            actor: 'applicant or owner',
            verdict: 'must',
            action: 'grant the Enforcement Officer or agents permission to enter for these purposes',
            cite: ['chester/5.030.A.4#1'],
          },
        ],
      },
    },
    silent: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Enforcement Officer, and in the end a court',
        headline: 'Without an application the law does not say whether an owner may refuse entry.',
        text: 'The Enforcement Officer may inspect a system built after the law took effect, where practical after reasonable notice to the owner or occupant. The law says nothing about a refusal, a warrant or entering a house. Ask a lawyer before you refuse.',
        cite: ['chester/5.100.B#1', 'chester/5.100.B#2', 'chester/5.100.A#1'],
      },
    },
  },
})

export const siteEntry = procedure({
  id: 'chester/site-entry',
  title: 'Entering the property',
  act: 'let the Enforcement Officer onto the land',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of hours or days for the advance notice.',
    text: "The sentence says that the applicant's property may be entered only at reasonable times and with advance notice where possible. It names no number of hours or days. Ask the Enforcement Officer when the visit is planned.",
    cite: ['chester/5.100.A#2'],
  },
  words: {
    asks: [
      [
        '(come|enter*|onto|walk|let|refuse|trespass*|access|warrant|permission|permit|entrar|negar*|orden judicial|acceso|dejar)',
        '(property|land|yard|house|lot|premises|inspector|officer|propiedad|terreno|casa|inspector|oficial)',
        '(officer|inspector|town|board|oficial|pueblo|inspector|warrant|orden)',
      ],
      ['(advance|prior) notice .. (visit|inspection|entry)'],
    ],
    not: ['sale|sell*|closing|transfer*', 'stop work', 'holding', 'system built', 'apply'],
    examples: [
      'how many days of notice must the officer give before coming onto my lot for the permit application',
      'how long ahead do they have to tell me before they enter the site',
      'we applied and now he wants to dig test holes on my land, may I say no',
      'can the officer walk on my land without asking',
      'I applied for a permit, do I have to let him in',
      'inspector showed up at 7pm on sunday, is that ok',
      'do I get notice before they come to look at the site',
      'may I refuse the septic inspector entry',
      'does the town need a warrant to enter my property',
      'board of health sent two people to dig on my lot',
      'no application pending, officer wants in the yard',
      'gate locked, can they come in anyway for tests',
      'is applying the same as agreeing to inspections',
      '¿puede el oficial entrar en mi terreno sin permiso?',
      '¿tengo que dejar entrar al inspector si solicité el permiso?',
      '¿necesitan una orden judicial para entrar a mi propiedad?',
      '¿tienen que avisar antes de venir?',
      'trespassing by the enforcement officer',
    ],
  },
  machine,
})
