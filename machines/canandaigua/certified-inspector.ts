import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Who counts as a certified inspector? § 202-5(B) points to Article III.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/certified-inspector',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The inspection is for a certified inspector; who counts as one is not in the text on file.',
        text: 'The law asks for an inspection by a certified inspector, pursuant to Article III. That article and the definitions are missing, so it cannot be told here whether an engineer, a plumber, a pumper or a town official may do it. Ask the Town Code Enforcement Officer for a name before you pay for an inspection.',
        cite: ['canandaigua/202-5.B#1'],
      },
    },
  },
})

export const certifiedInspector = procedure({
  id: 'canandaigua/certified-inspector',
  title: 'Who may inspect',
  act: 'use an inspector who is certified',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(who|which|whom)',
        'inspect*|inspector*',
        'can|does|do|may|allowed|qualified|hire|call|list|certified|licensed|use',
      ],
      ['certified inspector*'],
      ['(home inspector|plumber|pumper|otn|licensed engineer)', 'inspect*'],
      ['(quién|inspector)', 'inspecci*|certificado|puede|hace'],
    ],
    not: ['(etu|aerobic|treatment unit)', 'pay|pays|cost', 'warrant|refuse'],
    examples: [
      'who can do the septic inspection',
      'what is a certified inspector',
      'can a home inspector do the septic part',
      'does the watershed inspector do the inspections for a sale',
      'list of certified inspectors near Canandaigua',
      'is an OTN inspector accepted',
      'can my septic pumper inspect the system',
      'may the buyer’s engineer inspect the septic',
      'do I hire the inspector or does the town send one',
      'is the inspector allowed to be my cousin',
      'which license does the septic inspector need',
      'would the town accept a report of a plumber',
      'does the code officer inspect it himself',
      'who is qualified to inspect an existing septic',
      'can I inspect my own system',
      '¿quién puede hacer la inspección del séptico?',
      '¿qué es un inspector certificado?',
      '¿sirve un inspector de casas?',
      '¿el pueblo manda un inspector o lo contrato yo?',
      'home inspector from the city, is he allowed to do the pre sale septic inspection',
      '¿quién puede inspeccionar mi séptico antes de la venta?',
    ],
  },
  machine,
})
