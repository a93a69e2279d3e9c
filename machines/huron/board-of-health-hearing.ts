import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May the Town Board of Health hear a violation? Huron §§ 11(C), 9(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/board-of-health-hearing',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'official-discretion',
        verdict: 'may',
        decides: 'Town Board, acting as the Town Board of Health',
        headline:
          'It is up to the Town Board, acting as the Town Board of Health: it may schedule a hearing on an alleged violation.',
        text: 'If it finds that the conditions are a threat to public health, safety, or welfare of the community, it may order the violation corrected. The Building Inspector may refer a matter to it. The law sets no time for the hearing and does not say how the owner is told of it; ask the Town Clerk.',
        cite: ['huron/11.C#1', 'huron/9.B#5'],
        duties: [
          {
            actor: 'Town Board of Health',
            verdict: 'may',
            action: 'order the violation corrected if its conditions are a threat to public health, safety, or welfare',
            cite: ['huron/11.C#1'],
          },
          {
            actor: 'Building Inspector',
            verdict: 'may',
            action: 'refer the matter to the Town Board of Health',
            cite: ['huron/9.B#5'],
          },
        ],
      },
    },
  },
})

export const boardOfHealthHearing = procedure({
  id: 'huron/board-of-health-hearing',
  title: 'A hearing before the Town Board of Health',
  act: 'hold a hearing on an alleged violation and order it corrected',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['board of health'],
      ['health board'],
      ['town board', 'hearing', 'violat*|septic|health'],
      ['junta de salud'],
      ['audiencia', 'violación|infracción'],
    ],
    not: ['article 78'],
    examples: [
      'can the board of health hold a hearing about my septic',
      'what can the town board of health order after a hearing',
      'is a hearing required before they order me to fix a violation',
      'inspector referred us to the board of health, what now',
      'how much notice do I get for the board of health hearing',
      'who sits on the board of health for septic violations',
      'Does somebody have to show a threat to public health before the board can order a correction?',
      'can i ask the health board to hear the problem with the resort next door',
      'must the board schedule a hearing on an alleged violation',
      'board of health meeting on our leaking tank, do I have to come',
      'the town board acts as board of health right? what powers',
      'is it the building inspector or the health board who orders correction of a health threat',
      'when will the hearing on the alleged violation take place',
      '¿La junta de salud puede hacer una audiencia sobre mi séptico?',
      '¿Qué puede ordenar la junta de salud del pueblo?',
      'el inspector mandó mi caso a la junta de salud, ¿qué sigue?',
      '¿Están obligados a dar una audiencia por una violación?',
    ],
  },
  machine,
})
