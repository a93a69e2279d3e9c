import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Which rule wins, the Town’s or the State’s? Huron § 3. It says nothing on conflicts inside this law (H-04).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/state-law-conflict',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Where this law conflicts with state law, the more restrictive of the two prevails.',
        text: 'This law supplements and expands the state requirements, takes in the state rules that it calls Part 75A, and is meant to be read in harmony with them and with the Town Building Law and Town Zoning Law. All work must follow both. So a looser local rule does not free you from the state\'s: relief by the Town or its Board does not waive the state standard, and the health department is the office to ask. Two points to note: the sentence settles conflicts with state law only, not conflicts between two parts of this law, and what is printed as "Part 75A" is Part 75 and its Appendix 75-A.',
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
  },
})

export const stateLawConflict = procedure({
  id: 'huron/state-law-conflict',
  title: 'State law and this law',
  act: 'follow the more restrictive rule where this law and state law conflict',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        'state|county|health department|dec|doh',
        'town|local',
        'conflict*|different|differ*|stricter|govern*|wins|prevail*|override*|which|preempt*|control*',
      ],
      ['(75a|75-a|appendix)', 'town|local|apply|applies|conflict*|stricter'],
      ['estado|estatal', 'pueblo|local', 'conflicto|estricta|prevalece|manda|cuál'],
    ],
    not: ['unattainable'],
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
    ],
  },
  machine,
})
