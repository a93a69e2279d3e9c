import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who may design an ordinary conventional system. Chester §§ 3.010(A), 5.030(A)(2), 5.030(B).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/who-designs-conventional',
  initial: 'silent',
  states: {
    silent: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: "Enforcement Officer, and the health department for the state's rules",
        headline: "The town's law does not say who must design an ordinary conventional system.",
        text: "It asks for a plan with data that show the standards are met. It names a design professional for fill systems and a licensed professional engineer for alternative systems. The state's rules on who prepares plans stay in force, so ask the health department. As a precaution have a design professional, a person licensed in New York to design such systems, draw the plan.",
        cite: [
          'chester/5.030.A.2.c#1',
          'chester/3.010.A#2',
          'chester/5.030.B.1.a#1',
          'chester/2.020.design-professional#1',
          'chester/7.040#1',
        ],
      },
    },
  },
})

export const whoDesignsConventional = procedure({
  id: 'chester/who-designs-conventional',
  title: 'Who designs a conventional system',
  act: 'have a design professional design an ordinary conventional system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(who|engineer|architect|professional|myself|own|installer|contractor|ingeniero|quién|yo mismo)',
        '(design*|draw*|plan|plans|diseñ*|plano*)',
        '(septic|system|leach*|conventional|regular|séptico|sistema)',
      ],
    ],
    not: [
      'sand filter',
      'fill system',
      'mound|raised|alternative|advanced|amended|peat|montículo|alternativo|relleno',
      'officer',
      'holding',
      'sketch',
      'experimental',
    ],
    examples: [
      'do I need an engineer for a regular septic',
      'can I draw my own septic plan',
      'installer designs the leach field himself, allowed in Chester?',
      'who may design a conventional system',
      "is an architect's drawing ok for the septic",
      'does a plain trench system need a stamped plan',
      'owner builder, do I have to hire a PE for the design',
      'can a surveyor design the septic',
      'engineer stamp required for a simple tank and field?',
      'design professional for conventional trenches yes or no',
      '¿necesito un ingeniero para diseñar un sistema normal?',
      '¿puedo hacer yo mismo el plano del séptico?',
      '¿quién puede diseñar un sistema convencional?',
      '¿el contratista puede diseñar el sistema?',
      'my uncle designed ours years ago, can he do it again',
    ],
  },
  machine,
})
