import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The hearing before an appeal is decided. Chester § 5.010.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/appeal-hearing',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The Local Board of Health may decide an appeal only after holding a hearing on the matter.',
        text: 'The law sets no day for the hearing and no notice for it. The periods for publication and mailing stand in the section on variances.',
        cite: ['chester/5.010#3', 'chester/5.080.a#1'],
        duties: [
          {
            actor: 'Local Board of Health',
            verdict: 'must',
            action: 'hold a hearing before it decides the appeal',
            cite: ['chester/5.010#3'],
          },
        ],
      },
    },
  },
})

export const appealHearing = procedure({
  id: 'chester/appeal-hearing',
  title: 'Hearing on an appeal',
  act: 'hold a hearing before deciding an appeal',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no day by which an appeal must be heard.',
    text: 'The sentence says that the Local Board of Health decides an appeal only after holding a hearing. It names no day for the hearing or the decision. Ask the Local Board of Health.',
    cite: ['chester/5.010#3'],
  },
  words: {
    asks: [
      [
        'appeal*|apel*',
        'hearing|audiencia',
        '(without|before|have to|must|required|hold|need|sin|antes|obligatori*|right)',
      ],
    ],
    not: ['how long', 'deadline', 'variance'],
    examples: [
      'how many days does the board of health have to hear my appeal',
      'by when must there be a hearing on the appeal against the officer',
      'can the board decide my appeal without a hearing',
      'do I get a hearing on my appeal against the officer',
      'is a hearing required for an appeal',
      'they voted on my appeal and never held a hearing',
      'board of health appeal hearing, do they have to have one',
      'right to be heard before the appeal is decided',
      'appeal was rejected by letter with no hearing, legal?',
      'must there be a hearing when I appeal an order',
      'will my appeal be heard in public',
      'hearing before ruling on an appeal',
      '¿puede la junta decidir mi apelación sin audiencia?',
      '¿es obligatoria una audiencia para la apelación?',
      'rechazaron mi apelación sin audiencia, ¿es válido?',
      '¿tengo derecho a una audiencia cuando apelo?',
      'no hearing on appeal',
    ],
  },
  machine,
})
