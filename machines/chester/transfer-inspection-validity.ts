import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How long an inspection for a transfer counts, and in which season it can be made. Chester § 4.010.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/transfer-inspection-validity',
  initial: 'silent',
  states: {
    silent: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Town Zoning Administrator',
        headline: 'The law does not say how long an inspection counts, and it has no winter rule.',
        text: 'It asks for an inspection by a licensed professional engineer and the Town Zoning Administrator before the sale, gift or transfer, with a test pit in the leach field. It sets no number of months or years, no form, no filing and no other way for frozen ground. Ask the Zoning Administrator in writing before the closing.',
        cite: ['chester/4.010#2', 'chester/4.010#3'],
      },
    },
  },
})

export const transferInspectionValidity = procedure({
  id: 'chester/transfer-inspection-validity',
  title: 'How long a transfer inspection counts, and winter',
  act: 'rely on an inspection for a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'inspect*|inspection|inspected',
        '(stays good|stay good|fell through|fell thru|still count|still good|good for|how old|last year|months ago|year ago)',
      ],
      [
        'inspect*|inspection|report|inspección|informe',
        '(how long|good for|valid|expire*|years|months|still good|last|vale|válid*|vence|dura)',
      ],
      ['(winter|snow|frozen|frost|january|february|invierno|nieve|congelad*)', '(inspect*|test pit|inspección)'],
    ],
    not: ['permit', 'annual', 'june'],
    examples: [
      'buyer backed out, the inspection by engineer and administrator is from last year. is it still good for the next buyer?',
      'how old may the lake house inspection be when we close',
      'it was inspected fourteen months ago for a deal that fell through. does it still count',
      'for how many months is the septic inspection for a sale good',
      'how long is a septic inspection good for when selling in Chester',
      'inspection report from last year still valid for the closing?',
      'closing fell through, buyer number two wants to know if the old inspection still counts',
      'ground is frozen, how do we do the test pit for the sale',
      'is there a winter exception for the transfer inspection',
      'snow three feet deep and we close in february, what about the inspection',
      'does the engineer report expire after so many months',
      'is it three years like in Huron',
      'how old can the transfer inspection be',
      'can the inspection be done after closing in the spring',
      '¿cuánto tiempo vale la inspección para la venta?',
      '¿la inspección del año pasado todavía es válida?',
      'hay nieve y el suelo está congelado, ¿cómo se hace la inspección para la venta?',
      '¿vence el informe del ingeniero?',
      'validity period of the pre-sale septic inspection',
    ],
  },
  machine,
})
