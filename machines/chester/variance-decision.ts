import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The form of a variance decision. Chester § 5.080(b).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/variance-decision',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The decision must be in writing and contain each of the findings.',
        text: 'The Local Board of Health must grant, grant with condition, or deny the variance. The text sends to the findings of a Section 5.035 that does not exist; it means § 5.060. Special circumstances and the reasons why a variance is necessary must be fully set out in the findings.',
        cite: ['chester/5.080.b#2', 'chester/5.080.b#1', 'chester/5.060#2', 'chester/5.060.a#1', 'chester/5.060.c#1'],
        duties: [
          {
            actor: 'Local Board of Health',
            verdict: 'must',
            action: 'give the decision in writing with each of the findings',
            cite: ['chester/5.080.b#2'],
          },
        ],
      },
    },
  },
})

export const varianceDecision = procedure({
  id: 'chester/variance-decision',
  title: 'Form of a variance decision',
  act: 'give the variance decision in writing with the findings',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'variance|variación|varianza',
        '(writing|written|reasons|findings|explain*|in writing|por escrito|razones|motivos)',
      ],
      ['board|junta', 'decision', '(writing|written|reasons|findings|explain*|por escrito)'],
    ],
    not: ['apply|application', 'days'],
    examples: [
      'does the board have to give reasons when it denies a variance',
      'variance decision must be written or can they just vote',
      'they denied it without findings, is that ok',
      'can I get the variance decision in writing',
      'findings required in a septic variance decision',
      "board said no and wouldn't explain",
      'does a granted variance need written findings too',
      'oral decision at the meeting, nothing on paper',
      'which findings must the decision contain',
      'what does section 5.035 say about the decision',
      '¿la decisión de la variación tiene que ser por escrito?',
      '¿tienen que explicar las razones si niegan la variación?',
      'la junta votó pero no dio nada por escrito',
      '¿qué conclusiones debe tener la decisión?',
      'written findings by the board of health',
    ],
  },
  machine,
})
