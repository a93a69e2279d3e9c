import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Contents of an application for a permit. Gorham § 56.401.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  mapRadius: { label: 'Distance that the sketch plan covers', amount: 500, unit: 'ft', cite: 'gorham/56.401.1.c#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/application',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The application goes to the authority having jurisdiction, with the fee and all that the law lists.',
        text: 'The property owner or a duly authorized agent applies to the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official), with the fee. The application holds: name, address and telephone number of the applicant; the specific location and tax map number; a sketch plan with the proposed system and all wells, springs, other water supplies, buildings and watercourses within {mapRadius}, even on adjacent properties; evidence that no public sewer is available or that using one is impractical; and data on site conditions, percolation tests, deep holes and topography. The official may investigate and test to verify it. This holds for new systems and for remedies of existing ones.',
        cite: [
          'gorham/56.401.1#1',
          'gorham/56.401.1.a#1',
          'gorham/56.401.1.b#1',
          'gorham/56.401.1.c#1',
          'gorham/56.401.1.d#1',
          'gorham/56.401.1.e#1',
          'gorham/56.401.1.f#1',
          'gorham/56.601.3#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        values: ['mapRadius'],
        duties: [
          {
            actor: 'property owner or duly authorized agent',
            verdict: 'must',
            action: 'apply with the fee and the listed information',
            cite: ['gorham/56.401.1#1'],
          },
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'may',
            action: 'conduct investigations, tests and site evaluations to verify the application',
            cite: ['gorham/56.401.1.f#1'],
          },
        ],
      },
    },
  },
})

export const application = procedure({
  id: 'gorham/application',
  title: 'What an application must hold',
  act: 'apply with all the information that the law lists',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(application|apply|applying)',
        '(what|include|included|information|list|needed|submit|where|who|paperwork|documents|papers|attach)',
      ],
      ['(solicitud|solicitar)', '(qué|documentos|información|incluir|presentar|dónde|quién)'],
      ['(packet|package|paperwork|forms|checklist)', '(permit|application|septic)'],
    ],
    not: [
      '(days|long|weeks) .. (decide|decision|review)',
      '(denied|turned down|rejected|denial)',
      'variance',
      'false|lied|void',
    ],
    examples: [
      'what do I have to turn in with the septic permit application',
      'what paperwork for a septic permit',
      'do I need the tax map number on the application',
      'can my contractor apply for the permit in my name',
      'where do I file the application for a septic permit',
      'checklist for septic application town of gorham',
      'do i need perc test results when i apply',
      'what must the application show, survey or sketch ok?',
      'who can sign the application, owner or realtor',
      'is topography data needed for the permit application',
      'can the code officer do his own test holes to check my application',
      'applying for a replacement system, same papers as new?',
      'does the fee go in with the application',
      'buyer wants to apply before closing, can he',
      '¿qué documentos lleva la solicitud del permiso séptico?',
      '¿quién puede presentar la solicitud?',
      '¿dónde se presenta la solicitud para el permiso?',
      'what all goes into the packet for a septic permit',
      'which forms and tests do I bring to apply',
    ],
  },
  machine,
})
