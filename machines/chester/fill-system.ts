import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who designs and reviews a fill system. Chester §§ 2.020, 3.010(A).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/fill-system',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A fill system must be designed and submitted by a design professional and reviewed by an enforcement officer.',
        text: 'A fill system, also called site modification or amended soil, is used where the soil percolation rate is faster than one minute per inch. The soil around the trenches is removed, blended with fine sand or sandy loam, and put back in six inch layers. Because it is more complicated than other conventional systems, a person licensed in New York to design such systems must do it.',
        cite: [
          'chester/3.010.A#2',
          'chester/2.020.conventional-absorption-system.fill#1',
          'chester/2.020.design-professional#1',
        ],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'have the fill system designed and submitted by a design professional',
            cite: ['chester/3.010.A#2'],
          },
          { actor: 'enforcement officer', verdict: 'must', action: 'review the design', cite: ['chester/3.010.A#2'] },
        ],
      },
    },
  },
})

export const fillSystem = procedure({
  id: 'chester/fill-system',
  title: 'Fill (site modification) system',
  act: 'have a fill system designed and submitted by a design professional',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(fill system|amended soil|site modification|modified soil)'],
      ['suelo (mejorado|modificado)'],
      ['(fast|gravelly|sandy|coarse) (perc|soil|ground)', 'fill|blend*|sand|engineer|design*'],
      ['(sistema de relleno|relleno)', 'ingeniero|diseñ*|profesional'],
      ['faster than one minute'],
    ],
    not: ['inches of fill'],
    outside: ['(conventional|ordinary) (trenches|field|system)', 'convencional'],
    examples: [
      'who has to design a fill system',
      'perc is under a minute per inch, can I mix in sand myself',
      'amended soil system without an engineer, allowed?',
      'site modification system rules in chester',
      'can my installer draw up the plan for a fill system',
      'blend sand into gravelly soil for a leach field, who reviews it',
      'do i need a design professional for an amended soil septic',
      'soil too fast so they want to replace it in layers, requirements?',
      'is a fill system conventional or alternative',
      'enforcement officer review of a fill system',
      '¿quién debe diseñar un sistema de relleno?',
      'el suelo absorbe demasiado rápido, ¿puedo mezclar arena yo mismo?',
      '¿necesito un ingeniero para un sistema de suelo modificado?',
      '¿el oficial revisa el sistema de relleno?',
      'contractor says six inch layers, compacted, no plan needed',
    ],
  },
  machine,
})
