import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Which rule prevails? Huron § 3 settles conflicts with state law only, not those inside this law (H-04).
const facts = pick(all, 'conflictBetween')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/state-law-conflict',
  initial: 'between',
  states: {
    between: {
      meta: { cite: ['huron/3#2'] },
      on: {
        conflictBetween: [
          { guard: is('state'), target: 'withState' },
          { guard: is('inside'), target: 'insideThisLaw' },
          'withTownLaws',
        ],
      },
    },
    withState: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Where this law conflicts with state law, the more restrictive of the two prevails.',
        text: 'This law supplements and expands the state requirements and takes in the state rules that it calls Part 75A; what is meant is Part 75 and its Appendix 75-A. All work must follow both. So a looser local rule does not free you from the state rule: relief by the Town or its Board does not waive the state standard, and the health department is the office to ask.',
        cite: ['huron/3#1', 'huron/3#2', 'huron/3#3', 'huron/5.B#1', 'huron/4.B.8#1', 'huron/4.B.17#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'follow the more restrictive of local and state rules where they conflict',
            cite: ['huron/3#2'],
          },
        ],
      },
    },
    insideThisLaw: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'the office that each provision names, in most cases the Building Inspector or the Septic Inspector',
        headline: 'The law has no rule for a conflict between two of its own parts.',
        text: 'Its clause on the more restrictive rule speaks of conflicts with state law only. As a precaution, plan by the stricter part, and ask the Building Inspector or the Septic Inspector in writing which one is applied. That is a way to be safe and not a rule of the law.',
        cite: ['huron/3#2'],
      },
    },
    withTownLaws: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline:
          'This law is meant to be read in harmony with the Town Building Law and the Town Zoning Law; it names no winner.',
        text: 'Those laws are not on file here. The Building Inspector administers both of them. As a precaution, plan by the stricter rule and ask him or her in writing.',
        cite: ['huron/3#3', 'huron/4.B.1#1', 'huron/4.B.20#1', 'huron/4.B.21#1'],
      },
    },
  },
})

export const stateLawConflict = procedure({
  id: 'huron/state-law-conflict',
  title: 'Which rule prevails in a conflict',
  act: 'follow the more restrictive of the two rules',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        '(state|county|health department|dec|doh)',
        'town|local',
        'conflict*|different|differ*|stricter|govern*|wins|prevail*|override*|which|preempt*|control*',
      ],
      ['(75a|75-a|appendix)', 'town|local|apply|applies|conflict*|stricter'],
      ['estado|estatal', 'pueblo|local', 'conflicto|estricta|prevalece|manda|cuál'],
      ['(state|albany|estado)', '(huron|town|pueblo|local)', '(wins|rule|prevails|stricter|which|whose|cuál)'],
      [
        '(state|county|estado|estatal)',
        '(which one|which do|which rule|cuál vale|cuál sigo|cual vale)',
        '(law|ley|code|table|rule|norma)',
      ],
    ],
    examples: [
      'state code and town septic law say different things, which one do i follow',
      'does appendix 75-A apply here or only the town law',
      'the town allows 40 ft but the state says more. who wins',
      'can a local law be stricter than the state health code on septics',
      'if the town waives something do i still need the state waiver',
      'Engineer: which governs where 10 NYCRR conflicts with the local septic law?',
      'does a town variance get me out of the state requirements',
      'is part 75A part of the town law',
      'county health department approved it, can the town still say no',
      'local rule is looser than state. can I rely on the looser one',
      'two sections of the town septic law contradict each other, does the strict one win',
      'what happens when the zoning law and septic law disagree',
      'must work comply with state public health law too',
      'relationship between new york state sanitary code and the town code',
      'la ley del pueblo y la del estado dicen cosas distintas, ¿cuál vale?',
      '¿El código estatal también se aplica aquí o solo la ley local?',
      'si el pueblo me da permiso, ¿todavía tengo que cumplir con el estado?',
      '¿Cuál prevalece, la norma estatal o la local más estricta?',
      'State table says 100 ft and your law lets me go less. Which do I follow?',
      "Whose rule wins, Albany's or Huron's?",
      'the state chart wants more feet than the town law asks for, which one do I design to',
      'state code and your law give different distances, which governs',
      'la norma del estado pide más distancia que la ley del pueblo, ¿cuál sigo?',
    ],
  },
  machine,
})
