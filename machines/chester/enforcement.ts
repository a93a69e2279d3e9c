import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What else the Town Board can do about a violation. Chester § 6.020.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/enforcement',
  initial: 'allowed',
  states: {
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. The Town Board may bring any appropriate action or proceeding against a violation, even a threatened one.',
        text: 'It can do so to prevent unlawful construction, alteration, repair or use, to restrain, correct or abate the violation, and to prevent the use of the system. That comes in addition to other remedies such as the civil penalty.',
        cite: ['chester/6.020#1', 'chester/6.010#1'],
        duties: [
          {
            actor: 'Town Board',
            verdict: 'may',
            action: 'institute any appropriate action or proceeding',
            cite: ['chester/6.020#1'],
          },
        ],
      },
    },
  },
})

export const enforcement = procedure({
  id: 'chester/enforcement',
  title: 'Court action of the Town Board',
  act: 'go to court to prevent, restrain, correct or abate a violation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law on file sets no time within which the Town Board must go to court.',
    text: 'The sentence says that the Town Board may institute an action or proceeding in case of a violation or a threatened one. It names no time for it. Ask the Town Board, or a lawyer about the time limits of state law.',
    cite: ['chester/6.020#1'],
  },
  words: {
    asks: [
      [
        '(town|board|town board|pueblo|junta)',
        '(take|taking|sue|bring|injunction|lawsuit|legal action|demandar|llevar|acción legal)',
        '(court|me|violation|us|owner|them|him|corte|tribunal|septic|system|use|dueño|violación)',
      ],
      ['injunction|restrain*|abate*|mandamiento|interdicto'],
    ],
    not: ['article 78', 'variance', 'penalt*|fine*|multa*', 'order', 'most'],
    examples: [
      'how long does the town have to take me to court over a septic violation',
      'by when must the town board sue over a violation',
      'can the town sue me over my septic',
      'town board wants an injunction to stop us using the camp',
      'besides a fine what can the town do about a violation',
      'can they go to court before anything is even built',
      'who may bring a lawsuit for a septic violation',
      'board threatens legal action to make us take the system out',
      'can the town get a court to stop construction',
      'remedies of the town against a violation',
      'court order to prevent use of the septic',
      'will the town take my neighbor to court for his illegal system',
      '¿puede el pueblo demandarme por el séptico?',
      '¿pueden ir a la corte para impedir que use el sistema?',
      'además de la multa, ¿qué puede hacer la junta?',
      '¿puede la junta municipal detener una violación con una orden de la corte?',
      'abatement action by the town board',
    ],
  },
  machine,
})
