import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Permits got by wrong or missing facts. Chester § 6.030.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/misrepresentation',
  initial: 'void',
  states: {
    void: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. A permit or approval granted on a material misrepresentation, or on a concealed material fact, is void.',
        text: 'It makes no difference whether the applicant did it or somebody acting for him or her. Material means that it mattered for the grant; a slip that changed nothing is another thing, and who decides the difference the law does not say. The Town Board keeps its other remedies, the civil penalty and court action. Tell the Enforcement Officer as soon as a mistake is found.',
        cite: ['chester/6.030#1', 'chester/6.030#2'],
      },
    },
  },
})

export const misrepresentation = procedure({
  id: 'chester/misrepresentation',
  title: 'Permits based on misrepresentation',
  act: 'rely on a permit that was granted on a material misrepresentation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(made up|left off|left out|on purpose|omitted|wrong on purpose|inventad*|omitió|omitieron|a propósito)',
        'permit|application|approval|perc|plan|septic|permiso|solicitud|prueba',
      ],
      [
        '(misrepresent*|told the town|bogus|fudge|lied|lie|lying|false|fake|faked|fudged|hid|conceal*|withheld|untrue|mentir|mintió|falso|falsa|ocult*)',
        'permit|application|approval|perc|plan|septic|permiso|solicitud|prueba',
      ],
      [
        'wrong (number|information|data|facts)',
        'permit|application|approval|perc|plan|septic|permiso|solicitud|prueba',
      ],
    ],
    not: ['complain*'],
    outside: [
      '(trivial|minor|tiny|small|harmless|insignificant|unimportant)',
      'honest (mistake|error)',
      '(typo|spelling)',
      '(sin importancia|error honesto|insignificante)',
    ],
    examples: [
      'The numbers the former owner handed in for the soil tests were invented. The town issued his permit because of them. Does it still stand?',
      'my own agent hid a wetland from the officer so the application would pass, I knew nothing about it. what becomes of our permit',
      'contractor kept a stream off the drawing on purpose and they gave us the permit, is it worthless now',
      'Does a permit stay good when the application left out something important?',
      'el agente omitió el arroyo en la solicitud a propósito, ¿qué pasa con el permiso?',
      'engineer faked the perc numbers, is my permit still good',
      'seller lied on the septic application, what about the permit',
      'left the old well off the sketch, does that void the permit',
      'permit granted on false information',
      'installer gave a wrong number of bedrooms on the application',
      'what if I hid the high groundwater from the officer',
      'is an honest mistake in the application a problem',
      'contractor misrepresented the soil, do I lose the approval',
      'forged signature on the septic application',
      'neighbor got his permit by lying',
      '¿qué pasa si el permiso se dio con información falsa?',
      'mi contratista mintió en la solicitud, ¿vale el permiso?',
      'ocultaron un pozo en el plano, ¿se anula el permiso?',
      'me equivoqué en un dato de la solicitud, ¿pierdo el permiso?',
      'void permit because of misstatement',
      'Turns out the last owner told the town the house had two bedrooms so his septic permit would go through, and it always had four. Is that permit worth anything?',
    ],
  },
  machine,
})
