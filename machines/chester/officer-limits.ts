import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What the Enforcement Officer may not do. Chester § 5.010.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/officer-limits',
  initial: 'forbidden',
  states: {
    forbidden: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. The Enforcement Officer may not plan, design, construct, sell or install wastewater treatment systems within the town.',
        text: 'The ban makes no exception for friends, relatives or unpaid work. It speaks of the officer and of work within the town; it says nothing of relatives who install systems.',
        cite: ['chester/5.010#4'],
      },
    },
  },
})

export const officerLimits = procedure({
  id: 'chester/officer-limits',
  title: 'What the Enforcement Officer may not do',
  act: 'plan, design, construct, sell or install systems in the town as Enforcement Officer',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(officer|inspector|oficial)',
        '(draw up|drew up|draw my|draw our|design*|sell*|install*|build*|side job|business|company|moonlight*|diseñ*|vend*|instal*|construy*|plan)',
        '(can|may|allowed|legal|conflict|own|also|should|himself|offered|offers|okay|puede|permitido)',
      ],
      ['(conflict of interest|conflicto de intereses)'],
    ],
    not: ['stop', 'wants to see', 'see', 'cover|backfill*', 'neighbor', 'approve*'],
    outside: [
      '(another|other|next|different) (town|county)',
      'outside (of)? (the|our)? town',
      '(retired|former|ex)',
      '(brother|sister|wife|husband|son|daughter|father|cousin|hermano|esposa|esposo|hijo|primo)',
      '(otro pueblo|fuera del pueblo|jubilado)',
    ],
    examples: [
      'the officer offers to draw our plans for cash, okay?',
      'may the enforcement officer install a system for a customer in this town',
      'the septic officer offered to design my system for cash',
      'can the enforcement officer own a septic company',
      "inspector's side business installs tanks in town, is that allowed",
      'conflict of interest of the septic inspector',
      'may the officer sell me a tank',
      'officer drew the plan himself, legal?',
      'is the enforcement officer allowed to build systems in Chester',
      'officer installs septics in the next town, problem?',
      'town inspector wants to do the installation',
      'who polices the officer if he sells systems',
      '¿puede el oficial vender o instalar sistemas sépticos?',
      'el inspector quiere diseñar mi sistema, ¿está permitido?',
      '¿hay conflicto de intereses si el oficial instala sistemas?',
      '¿el oficial puede tener una empresa de sépticos?',
      "inspector's cousin is the installer",
      'The enforcement officer offered to draw our septic plans on the side for a few hundred dollars. Is he allowed to do that?',
    ],
  },
  machine,
})
