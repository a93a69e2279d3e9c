import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Systems of several families or uses. Chester § 5.030(C)(4).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/shared-system',
  initial: 'officer',
  states: {
    officer: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer and Local Board of Health',
        headline: 'It is up to the town: a proper legal entity may be required for a shared system.',
        text: 'For multiple family systems, or systems serving more than one principal use, the establishment of a legal entity such as a transportation corporation or homeowners association may be required. The text does not say who requires it or when. Ask before you plan, and have a lawyer look at the shares.',
        cite: ['chester/5.030.C.4#1'],
      },
    },
  },
})

export const sharedSystem = procedure({
  id: 'chester/shared-system',
  title: 'Systems shared by several families or uses',
  act: 'set up a legal entity for the shared system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(shared|share|sharing|multiple|two|three|several|multi|common|community|duplex|condo*|compartid*|varias)',
        '(family|families|houses|cottages|owners|homes|units|households|familias|casas|uses)',
        '(system|septic|association|hoa|corporation|entity|sistema|séptico|asociación|field)',
      ],
      ['(homeowners association|hoa|transportation corporation|legal entity|asociación de propietarios)'],
    ],
    not: ['pipe|piping', 'lot size'],
    examples: [
      'three cottages want one common septic, do we need an association',
      'shared system between two families, legal requirements',
      'is a homeowners association required for a shared leach field',
      'duplex with one septic, need a corporation?',
      'condo project with a common system, what entity',
      'store and apartment on the same system, anything special',
      'transportation corporation for a multiple family system',
      'can my brother and I share a septic across our houses',
      'who owns the shared septic according to the law',
      'system serving more than one principal use',
      'varias familias comparten un sistema, ¿hace falta una asociación?',
      'dos casas con un solo séptico, ¿qué pide la ley?',
      '¿es obligatoria una asociación de propietarios para el sistema común?',
      'un local y un apartamento en el mismo sistema',
      'multi family septic legal entity',
    ],
  },
  machine,
})
