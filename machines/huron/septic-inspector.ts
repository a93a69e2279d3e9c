import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Who appoints the Septic Inspector, and who may serve? Huron § 5(E).
const facts = pick(all, 'appointee')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/septic-inspector',
  initial: 'office',
  states: {
    office: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The Town Board must appoint a Septic Inspector, by resolution, and may designate deputies.',
        text: 'The Septic Inspector administers this law and is authorized to conduct inspections under it. The Town Board may also designate one or more Deputy Septic Inspectors, who assist and act in his or her absence. The Building Inspector or his or her deputy may also serve as Septic Inspector. The law names no training, no term and no rule on relatives; ask the Town Clerk about other rules.',
        cite: ['huron/5.E#1', 'huron/5.E#2', 'huron/5.E#3', 'huron/5.E#4', 'huron/4.B.14#1'],
        duties: [
          {
            actor: 'Town Board',
            verdict: 'must',
            action: 'appoint a Septic Inspector by resolution',
            cite: 'huron/5.E#1',
          },
        ],
      },
      on: {
        appointee: [
          { guard: is('buildingInspector'), target: 'building' },
          { guard: is('deputy'), target: 'deputies' },
          'other',
        ],
      },
    },
    building: {
      meta: {
        status: 'determined',
        verdict: 'may',
        act: 'serve as Septic Inspector too',
        headline: 'Yes. The Building Inspector, or his or her deputy, may also serve as Septic Inspector.',
        text: 'The Town Board still appoints the Septic Inspector by resolution.',
        cite: ['huron/5.E#4', 'huron/5.E#1'],
      },
    },
    deputies: {
      meta: {
        status: 'determined',
        verdict: 'may',
        act: 'designate Deputy Septic Inspectors',
        headline: 'Yes. The Town Board may designate one or more Deputy Septic Inspectors.',
        text: 'They assist the Septic Inspector and act in his or her absence.',
        cite: ['huron/5.E#3'],
      },
    },
    other: {
      meta: {
        status: 'law-silent',
        verdict: null,
        act: 'serve as Septic Inspector',
        headline: 'The law does not say who is fit or unfit to serve as Septic Inspector.',
        text: 'The Town Board appoints the Septic Inspector by resolution. The law names no training, no license and no rule on relatives, contractors or neighbors. Ask the Town Clerk whether other rules apply, such as the town’s code of ethics.',
        cite: ['huron/5.E#1', 'huron/4.B.14#1'],
      },
    },
  },
})

export const septicInspector = procedure({
  id: 'huron/septic-inspector',
  title: 'The office of Septic Inspector',
  act: 'appoint a Septic Inspector by resolution',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for the appointment and no term of office.',
    text: 'The sentences say that the Town Board appoints a Septic Inspector by resolution and may designate deputies. They name no day for it and no length of service; ask the Town Clerk.',
    cite: ['huron/5.E#1', 'huron/5.E#3'],
  },
  ifTold: {
    appointee: {
      why: 'The answer tells all that the law says of the office; who asks about one person says so.',
      names: {
        buildingInspector: 'The Building Inspector or his or her deputy may also serve as Septic Inspector.',
        deputy: 'The Town Board may also designate one or more Deputy Septic Inspectors',
        other: 'The law names no training, no term and no rule on relatives',
      },
    },
  },
  words: {
    asks: [
      ['appoint*|designate|name|serve|hire', '(septic inspector|deputy)'],
      ['septic inspector', 'resolution|relative|cousin|brother|license*|qualified|qualification*|training|also'],
      ['nombra*|nombrar', 'inspector'],
      [
        '(septic inspector|inspector séptico|inspector de sépticos)',
        '(appoint*|who|sick|allowed|permitted|requisitos|nombra|suplente|also|relative|cousin|brother|licensed|elected|vote|deputy|serve|puede ser)',
      ],
      ['appoint*', '(septic law|inspector)'],
      ['(deputy|deputies|part time)', '(inspector|inspections|septic)'],
      ['(also|both|también|deputy)', '(inspector)', '(building|edificios|septic|séptico)'],
    ],
    examples: [
      'how long does the septic inspector serve',
      'by when must the town board appoint a septic inspector',
      'how many years is the term of the septic inspector',
      'who appoints the septic inspector',
      'does the town board need a resolution to name a septic inspector',
      'can the building inspector also be the septic inspector',
      'may the board designate deputy septic inspectors and how many',
      'is the septic inspector allowed to be my cousin',
      'what qualifications does a septic inspector need',
      'town has no septic inspector right now, is that allowed',
      'new board member: must we appoint somebody to administer the septic law',
      'can a septic contractor serve as septic inspector',
      'who acts when the septic inspector is out sick',
      'does the septic inspector have to be licensed',
      'is the septic inspector elected or appointed',
      'can the supervisor just name his brother septic inspector without a vote',
      'deputy building inspector as septic inspector, permitted?',
      '¿quién nombra al inspector de sépticos?',
      '¿el inspector de edificios puede ser también inspector séptico?',
      '¿se puede nombrar un inspector suplente?',
      '¿qué requisitos necesita el inspector séptico?',
      'can the board appoint deputies for septic inspections',
      'Can the town hire a part time deputy to do the septic inspections?',
    ],
  },
  machine,
})
