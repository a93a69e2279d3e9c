import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who designs an alternative system. Chester § 5.030(B)(1)(a), (B)(2)(a).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/alternative-design',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A licensed professional engineer must design or approve it, whether the system is new or a replacement.',
        text: "The rule is the same for all new and all replacement individual on-site alternative systems. Elsewhere the law speaks of a design professional, a wider term; plan on a licensed professional engineer. Another system, of a type the state's handbook does not address, is designed by a design professional and its construction certified by a licensed professional engineer.",
        cite: [
          'chester/5.030.B.1.a#1',
          'chester/5.030.B.2.a#1',
          'chester/2.020.alternative-absorption-system.other-engineered-systems#1',
          'chester/2.020.design-professional#1',
        ],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'have the alternative system designed or approved by a licensed professional engineer',
            cite: ['chester/5.030.B.1.a#1', 'chester/5.030.B.2.a#1'],
          },
        ],
      },
    },
  },
})

export const alternativeDesign = procedure({
  id: 'chester/alternative-design',
  title: 'Who designs an alternative system',
  act: 'have the alternative system designed or approved by a licensed professional engineer',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(who|engineer|architect|professional|designer|installer|pe|ingeniero|quién|arquitecto)',
        '(design*|draw*|plan*|stamp*|approve*|diseñ*|plano*|aprob*)',
        '(mound*|raised|alternative|advanced|sand filter|engineered|peat|aerobic|montículo|elevado|alternativo|avanzado)',
      ],
    ],
    not: ['annual*|june', 'smaller', 'independent', 'manual', 'inspect*', 'experiment*'],
    examples: [
      'who has to design a mound system',
      'can an architect stamp the plan for a raised bed',
      'does a replacement sand filter need a PE',
      'installer wants to design the mound himself',
      'licensed engineer required for an alternative system?',
      'design professional or professional engineer for the advanced unit',
      "is a manufacturer's drawing good enough for a peat filter",
      'engineer from Vermont designed it, ok?',
      'must an engineer approve a replacement raised system',
      'who signs off on the design of an aerobic system',
      '¿quién debe diseñar un sistema en montículo?',
      '¿un arquitecto puede diseñar el sistema alternativo?',
      '¿hace falta un ingeniero para reemplazar un sistema elevado?',
      '¿el ingeniero tiene que aprobar el diseño del filtro de arena?',
      'PE approval of alternative designs',
    ],
  },
  machine,
})
