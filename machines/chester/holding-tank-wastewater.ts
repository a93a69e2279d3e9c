import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Where the wastewater of a holding tank may go. Chester § 2.010(B).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/holding-tank-wastewater',
  initial: 'approvedPlace',
  states: {
    approvedPlace: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Holding tank wastewater may go only to a place, and by a method, that the Town Board has approved.',
        text: 'The place must also have received all required governmental approvals. The law on file names no approved place and no pumping interval for holding tanks: ask the Town Hall which places the Town Board has approved.',
        cite: ['chester/2.010.B#1', 'chester/2.020.holding-tank#1'],
        duties: [
          {
            actor: 'whoever has the tank emptied',
            verdict: 'must',
            action: 'use a location and a method approved by the Town Board',
            cite: ['chester/2.010.B#1'],
          },
        ],
      },
    },
  },
})

export const holdingTankWastewater = procedure({
  id: 'chester/holding-tank-wastewater',
  title: 'Disposal of holding tank wastewater',
  act: 'dispose of holding tank wastewater only where and how the Town Board has approved',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(holding tank|tanque de retención)',
        'pump*|empt*|dispos*|dump*|haul*|waste|where|take|spread*|contents|vaci*|llev*|dónde|desech*',
      ],
    ],
    not: ['install*', 'new', 'permitted instead'],
    outside: ['(not|no|sin) (a|my|our|the|un)? holding tank', '(septic tank|tanque séptico)'],
    examples: [
      "where can the hauler take what's in my holding tank",
      'holding tank is full, can the farmer spread it on his field',
      'who approves the disposal site for holding tank waste',
      "do I need the town board's approval to have the holding tank pumped to another town",
      "can I empty our holding tank into the neighbor's septic",
      'honey wagon driver asks where to dump holding tank contents',
      'is a DEC approved plant enough or must the Town Board approve too',
      'holding tank disposal rules chester',
      'can I pump my holding tank out myself and dump it',
      'how often must a holding tank be emptied and where does it go',
      '¿dónde se puede vaciar un tanque de retención?',
      'el camión quiere llevar el contenido del tanque de retención a una granja, ¿se puede?',
      '¿quién aprueba el lugar para los desechos del tanque de retención?',
      '¿puedo vaciar yo mismo el tanque de retención?',
      'marina with a holding tank, what do we do with the waste',
    ],
  },
  machine,
})
