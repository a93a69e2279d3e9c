import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What the care guidelines advise. Chester Appendix VII.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/care-guidelines',
  initial: 'guidelines',
  states: {
    guidelines: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'These are guidelines, not duties by themselves, but they keep a system from failing.',
        text: "Appendix VII advises: normal amounts of detergents and household chemicals do no harm, excessive ones can; keep cigarette butts, diapers, sanitary napkins, plastics and trash out; keep roof downspouts from draining toward the field; roots of trees nearby may clog the lines; keep swimming pools away from the field; never let heavy equipment pass over it; save water and fix leaks; lead surface water from higher ground away with a ditch or berm. For questions on local conditions it names the county health department or the state's district office. Other provisions do bind: no part of a field may lie under a driveway unless it is designed for that, and clear water must stay out of the system.",
        cite: [
          'chester/app-VII#1',
          'chester/app-VII.2#1',
          'chester/app-VII.2#2',
          'chester/app-VII.3#1',
          'chester/app-VII.3#2',
          'chester/app-VII.7#1',
          'chester/app-VII.8#1',
          'chester/app-VII.9#1',
          'chester/app-VII.10#1',
          'chester/app-VII.11#1',
          'chester/app-VII.11#2',
          'chester/app-VII.13#1',
          'chester/3.010.C#1',
          'chester/3.010.B#2',
        ],
        readings: [
          {
            of: 'chester/app-VII#1',
            defect: 'C-71',
            reading: 'The appendix is headed as guidelines; the firm duties stand in the body of the law.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
  },
})

export const careGuidelines = procedure({
  id: 'chester/care-guidelines',
  title: 'Care guidelines',
  act: 'follow the guidelines for care of the system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(bleach|detergent*|chemical*|drain cleaner|paint|grease|wipes|diapers|butts|flush|cloro|detergente*|toallitas|pañales)',
        'septic|tank|system|ok|allowed|bad|séptico|tanque',
      ],
      [
        '(tree|trees|roots|pool|swimming pool|garden|árbol*|raíces|piscina)',
        'leach*|field|septic|system|near|campo|séptico',
      ],
      [
        '(care|maintain|maintenance|look after|tips|take care|cuidar|mantenimiento)',
        'septic|system|tank|leach*|séptico|sistema',
      ],
      ['(heavy equipment|tractor|excavator)', 'over|on'],
      ['water (saving|conservation)'],
      ['leaky (toilet|faucet)'],
    ],
    not: [
      'manual',
      'manufacturer*',
      'annual',
      'pump*',
      'compost*',
      'backing up',
      'industrial',
      'dump*',
      'driveway|parking',
    ],
    examples: [
      "what can't I flush with a septic",
      'is bleach bad for the system, does the town say',
      'planting a maple next to the leach field ok?',
      'how close may a swimming pool be to the leach field',
      'tips for taking care of my septic in Chester',
      'can the excavator drive over the leach field',
      'wet wipes and septic rules',
      'uphill water runs over my field, what should I do',
      'do I need to save water because of the septic',
      'above ground pool on top of the drain field',
      'laundry detergent and septic tank',
      'maintenance guidelines for household systems',
      '¿qué no debo tirar por el inodoro con séptico?',
      '¿puedo plantar árboles cerca del campo de absorción?',
      'consejos para cuidar el sistema séptico',
      '¿se puede poner una piscina sobre el campo?',
      '¿es malo el cloro para el sistema séptico?',
    ],
  },
  machine,
})
