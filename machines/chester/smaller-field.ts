import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// A smaller disposal field with an advanced system. Chester § 5.030(B)(1)(e), (B)(2)(f).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/smaller-field',
  initial: 'allowed',
  states: {
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. The project engineer may propose a smaller field for an advanced on-site system.',
        text: "The rule is the same for new and replacement systems. It lets the engineer propose; the permit still needs the Enforcement Officer's determination, and the law gives no percentage. The state's limits on smaller fields are not waived.",
        cite: ['chester/5.030.B.1.e#1', 'chester/5.030.B.2.f#1', 'chester/5.030.A.5.a#1', 'chester/7.040#1'],
      },
    },
  },
})

export const smallerField = procedure({
  id: 'chester/smaller-field',
  title: 'Smaller field with an advanced system',
  act: 'propose a disposal field smaller than a conventional one',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['smaller|reduc*|shrink*|less', 'leach*|field|trench*|bed|footprint'],
      ['(más pequeñ*|reducir|menor)', 'campo|zanja*|lecho'],
    ],
    not: ['lot size', 'pump', 'conserv*'],
    outside: ['conventional|convencional|ordinary|gravity'],
    examples: [
      'with an aerobic unit can the leach field be smaller',
      'engineer proposes a 30 percent smaller field, allowed?',
      'reduced trench length for an advanced system',
      'does Chester give credit for advanced treatment',
      'can a mound replacement use a smaller footprint',
      'small lot, is a smaller disposal field ok with peat',
      'who may propose a smaller field',
      'less leach field because of the treatment unit',
      'how much can the field be reduced',
      'reduction of absorption area with ETU',
      '¿puede ser más pequeño el campo con un sistema avanzado?',
      'el ingeniero propone un campo menor, ¿se permite?',
      '¿cuánto se puede reducir el campo de absorción?',
      '¿un lecho más pequeño con tratamiento avanzado?',
      'downsizing the field when replacing with advanced system',
    ],
  },
  machine,
})
