import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Inspecting systems in use. Chester §§ 4.010, 5.100(B).
const facts = pick(all, 'builtAfterLaw')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/site-inspection',
  initial: 'age',
  states: {
    age: {
      meta: { cite: ['chester/5.100.B#1'] },
      on: { builtAfterLaw: [{ guard: 'yes', target: 'allowed' }, 'older'] },
    },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. The Enforcement Officer or a designee may inspect any system built after the law took effect.',
        text: 'The purpose is to ensure that it is being maintained in proper working order. Where practical the inspection is made after reasonable notice to the owner or occupant. If the system is not maintained as the law or a permit demands, the officer may order that its use cease or the defects be corrected.',
        cite: ['chester/5.100.B#1', 'chester/5.100.B#2', 'chester/5.100.B#3'],
      },
    },
    older: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'The law gives no general power to inspect systems that were there before it took effect.',
        text: 'The power to inspect is written for systems built after the law took effect; that day is not stated in the text on file. An older system near a lake, stream or pond must be inspected before a sale, gift or transfer. An older system that is unsafe, pollutes or lets sewage surface is unlawful all the same.',
        cite: ['chester/5.100.B#1', 'chester/4.010#2', 'chester/2.010.C#1', 'chester/7.050#1'],
      },
    },
  },
})

export const siteInspection = procedure({
  id: 'chester/site-inspection',
  title: 'Inspection of systems in use',
  act: 'inspect the system to see that it is kept in working order',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no interval for these inspections and no number of days for the notice.',
    text: 'The sentences say that the Enforcement Officer or a designee may inspect a system built after the law took effect, where practical after reasonable notice. They name no interval and no number of days. Ask the Enforcement Officer.',
    cite: ['chester/5.100.B#1', 'chester/5.100.B#2'],
  },
  words: {
    asks: [
      [
        '(officer|town|inspector|they|oficial|pueblo)',
        '(inspect|inspection|check|look at|inspeccionar|revisar)',
        '(my|existing|working|old|older|built|anytime|whenever|maintained|right|power|random|mi|viejo|cuando)',
      ],
      ['(random|surprise|routine) inspection'],
    ],
    not: [
      'sale|sell*|closing|transfer*|deed',
      'permit',
      'every year',
      'annual|yearly',
      'ready',
      'how soon',
      'backfill*',
      'warrant|refuse',
      'days',
      'complain*',
      'application',
      'certificate',
    ],
    examples: [
      'how many days of notice before the officer inspects my system in use',
      'how long after it was built may the officer still come and inspect the system',
      'can the town inspect my septic whenever they like',
      'officer wants to check our system built last year, allowed?',
      'old system from 1960, may the inspector come and inspect it',
      'does the town have the right to look at a working septic',
      'do they have to give notice before an inspection of my system',
      'surprise inspection of my leach field',
      'who can inspect a system for maintenance',
      'nothing is wrong with it, why can they inspect',
      'inspect systems built before the law?',
      'can the officer send somebody else to inspect',
      '¿puede el pueblo inspeccionar mi sistema cuando quiera?',
      'mi sistema es muy viejo, ¿pueden revisarlo?',
      '¿tienen que avisar antes de inspeccionar mi séptico?',
      'sistema construido hace dos años, ¿lo puede inspeccionar el oficial?',
      'maintenance inspection by the enforcement officer',
      "House and septic are from the 1940s and nobody's ever bothered us. Can the officer walk up and inspect the system just because he wants to?",
    ],
  },
  machine,
})
