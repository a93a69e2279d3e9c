import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Fine, imprisonment and the separate violations by the week. Gorham § 56.904(1).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  fine: { label: 'Greatest fine for a violation', amount: 250, unit: 'USD', cite: 'gorham/56.904.1#1' },
  imprisonment: { label: 'Longest imprisonment for a violation', amount: 7, unit: 'days', cite: 'gorham/56.904.1#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/penalties',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. A violation can bring a fine of at most {fine}, imprisonment of at most {imprisonment}, or both.',
        text: 'Any person who violates any provision of the law is subject to a fine not to exceed {fine}, or imprisonment of not more than {imprisonment}, or both. It is not counted by the day: each week that a violation continues after notification is a separate violation. The notice is served by certified mail with return receipt, or by personal service. A court decides in each case, and nobody can say ahead what it will be. The text sets no fine by the day.',
        cite: ['gorham/56.904.1#1', 'gorham/56.904.1#2', 'gorham/56.904.1#3'],
        values: ['fine', 'imprisonment'],
      },
    },
  },
})

export const penalties = procedure({
  id: 'gorham/penalties',
  title: 'Fine and imprisonment',
  act: 'be fined or imprisoned for a violation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(fine|fines|fined|penalty|penalties|jail|prison|imprison*|how much trouble|punish*|locked up)',
        '(septic|law|chapter|violation|violat*|system|sewage|tank|permit|inspection|notice)',
      ],
      ['(fine|fines|penalty)', '(per|each|every|a)', '(day|week|violation)'],
      ['(fine|fines|fined)', '(jail|prison|imprison*)'],
      [
        '(multa|multas|cárcel|prisión|pena|sanción)',
        '(séptic*|ley|día|semana|violar|violación|tanque|arreglo|sistema)',
      ],
      ['(cost me|what happens to me|consequences|in trouble)', '(notice|letter|violation|ignored|ignore|nothing)'],
      ['(multa|multas)'],
    ],
    not: [
      '(appeal|appealing)',
      '(regular mail|certified mail|served|serve)',
      '(permit) fee',
      'dog|dogs|barking|speeding|noise|grass|fence',
    ],
    examples: [
      'I ignored the notice for four weeks, is that four fines and how much each',
      'my cousin was ticketed under the septic law, could he really end up in jail and how many days',
      'does the $250 begin again every day or every week the problem goes on after the notice',
      "convicted once, what's the most they can take from me in money",
      '¿cuánto es lo máximo de multa y hay cárcel por el séptico?',
      "what's the fine for violating the septic law",
      'how much per day do they fine you',
      'can I go to jail over my septic',
      'maximum penalty under chapter 56 gorham',
      'got a notice of violation, what will it cost me if I ignore it',
      'is each week a new violation',
      'fine for installing a septic without a permit',
      'penalty for selling without an inspection',
      'someone at the diner said the fine grows every day, true?',
      'fined once already, can they fine again next week',
      'what happens to me if I keep using a failed system after notice',
      'both a fine and jail for the same thing?',
      'how many days jail for a septic violation',
      '¿cuánto es la multa por violar la ley séptica?',
      '¿me pueden meter a la cárcel por el séptico?',
      '¿la multa es por día o por semana?',
      'I ignored the certified notice for a month, what can it cost me',
      'what trouble am I in if I did nothing about the violation',
      '¿De cuánto es la multa?',
    ],
  },
  machine,
})
