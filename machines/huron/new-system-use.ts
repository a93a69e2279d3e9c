import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May a new system be used before the Certificate of Occupancy? Huron § 6(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/new-system-use',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A Certificate of Occupancy is required before use or occupancy starts, and using the septic system counts as use.',
        text: 'Do not move in or run water into a new system before the certificate is there. The rule covers seasonal and permanent buildings and temporary systems alike. The Building Inspector is the office to ask.',
        cite: ['huron/6.B#1', 'huron/6.A#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the Certificate of Occupancy before the building or its septic system is used',
            cite: ['huron/6.B#1'],
          },
        ],
      },
    },
  },
})

export const newSystemUse = procedure({
  id: 'huron/new-system-use',
  title: 'Certificate of Occupancy before a new system is used',
  act: 'get a Certificate of Occupancy before using or occupying, the new septic system included',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['certificate of occupancy'],
      ['c of o'],
      ['certificado de ocupación'],
      ['(move in|moving in|start using|flush|use the)', 'new', 'septic|house|system|camp'],
      ['usar|mudar*|ocupar', 'nuev*'],
    ],
    not: ['(need septic inspections|need inspections|five year|5 year|months old|inspección del séptico)'],
    examples: [
      'may we live in the new house on weekends before the certificate of occupancy comes',
      'new cottage finished, C of O pending, can we flush',
      'septic on the new build is finished, can we start using it before the c of o',
      'do i need a certificate of occupancy to use a brand new septic',
      'Can we move into our new house while we wait for the certificate of occupancy? Just for weekends.',
      'new system passed inspection friday, do i still have to wait for paperwork before flushing toilets',
      'movers come saturday and the CO isnt signed. is it legal to live there',
      'is a certificate needed before occupancy of a seasonal cottage with new septic',
      'builder wants to let his crew use the bathrooms in the new house before the certificate',
      'when can i turn on the water in new construction',
      'our temporary septic is in, can we hook up the camper tonight or is some certificate required',
      'what paper do I need before I can use my newly installed septic tank',
      'tenant wants in on the 1st, new duplex, septic done, no certificate of occupancy yet',
      'occupancy before certificate - allowed or not',
      'I was told a Certificate of Compliance is enough to use a new system, true?',
      'inspector is on vacation, can we occupy the new camp without the CO',
      '¿Puedo usar el séptico nuevo antes de tener el certificado de ocupación?',
      '¿Podemos mudarnos a la casa nueva si todavía falta el certificado?',
      'el sistema nuevo ya está instalado, ¿qué certificado necesito para usarlo?',
      '¿Es obligatorio el certificado de ocupación para una cabaña nueva?',
      '¿Cuándo puedo empezar a usar el sistema nuevo?',
      '¿desde qué momento se puede usar el sistema séptico recién instalado?',
      'the system is in the ground, can we flush before the paper comes',
      'house is finished and the septic was looked at before it was covered, the certificate of occupancy is not out yet. may we move in and use the septic meanwhile',
      'can we start using the new septic while we wait for the C of O, our rent runs out this month',
      '¿podemos usar el séptico nuevo mientras sale el certificado de ocupación?',
    ],
  },
  machine,
})
