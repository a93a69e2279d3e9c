import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The manual of an alternative system. Chester § 5.030(B)(1)(c), (B)(2)(d).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/operation-manual',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. All plans of advanced on-site systems must include an operation and maintenance manual.',
        text: "All manufacturers' recommendations are to be followed in the installation, operation and maintenance of the system. The rule is the same for new and replacement systems.",
        cite: ['chester/5.030.B.1.c#1', 'chester/5.030.B.2.d#1'],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'include an operation and maintenance manual in the plans',
            cite: ['chester/5.030.B.1.c#1', 'chester/5.030.B.2.d#1'],
          },
          {
            actor: 'owner',
            verdict: 'must',
            action: "follow all manufacturers' recommendations",
            cite: ['chester/5.030.B.1.c#1', 'chester/5.030.B.2.d#1'],
          },
        ],
      },
    },
  },
})

export const operationManual = procedure({
  id: 'chester/operation-manual',
  title: 'Operation and maintenance manual',
  act: "hand in an operation and maintenance manual and follow the manufacturer's recommendations",
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['manual'],
      ['(manufacturer*|maker|fabricante)', '(recommend*|instructions|follow|schedule|says|recomendaci*|instrucciones)'],
      ['operation and maintenance'],
    ],
    not: ['appendix', 'fill system'],
    outside: ['conventional|convencional|ordinary|gravity'],
    examples: [
      'do I have to hand in an O&M manual with my mound plans',
      "is the manufacturer's maintenance schedule binding",
      'town wants an operation manual for the aerobic unit',
      'can I ignore what the manufacturer recommends',
      'does a replacement peat system need a manual',
      'who writes the operation and maintenance manual',
      'the maker says service twice a year, must I',
      'plans were sent back because there was no manual',
      'are manufacturer recommendations law in Chester',
      "installer skipped the manufacturer's instructions",
      '¿hay que entregar un manual de operación y mantenimiento?',
      '¿es obligatorio seguir las recomendaciones del fabricante?',
      'el fabricante dice servicio anual, ¿tengo que hacerlo?',
      '¿el plano del sistema avanzado necesita un manual?',
      'O and M manual requirement',
    ],
  },
  machine,
})
