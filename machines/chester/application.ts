import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What an application for a treatment system permit must hold. Chester § 5.030(A)(2).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  sketchRadius: {
    label: 'Distance within which water and wetlands are shown on the sketch',
    amount: 200,
    unit: 'ft',
    cite: 'chester/5.030.A.2.d#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/application',
  initial: 'contents',
  states: {
    contents: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. The application must be in writing, signed, complete and handed to the Enforcement Officer with the fee.',
        text: "It must hold: the applicant's name and address; the exact location; a plan of the system and replacement areas with data showing that the standards are met; a sketch with property lines, water supplies of this and adjoining properties, and any surface waterbodies or wetlands within {sketchRadius}; evidence that no public sewer is available or that using one is impracticable; at least two percolation tests and one deep hole test pit; and site data such as soil, topography and depth to groundwater, impervious material and bedrock. The Local Board of Health and the Enforcement Officer may require more. The Enforcement Officer determines whether it is complete. The form itself (Appendix E) is not on file.",
        cite: [
          'chester/5.030.A.2#1',
          'chester/5.030.A.2#2',
          'chester/5.030.A.2#3',
          'chester/5.030.A.2#4',
          'chester/5.030.A.2#5',
          'chester/5.030.A.2.a#1',
          'chester/5.030.A.2.b#1',
          'chester/5.030.A.2.c#1',
          'chester/5.030.A.2.d#1',
          'chester/5.030.A.2.e#1',
          'chester/5.030.A.2.f#1',
          'chester/5.030.A.2.g#1',
          'chester/5.030.A.2.g#4',
          'chester/5.040#2',
        ],
        duties: [
          {
            actor: 'Enforcement Officer',
            verdict: 'must',
            action: 'determine whether the application is complete',
            cite: ['chester/5.030.A.2#5'],
          },
        ],
        values: ['sketchRadius'],
      },
    },
  },
})

export const application = procedure({
  id: 'chester/application',
  title: 'What a permit application must hold',
  act: 'hand in a complete written application',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'application|apply|applying|paperwork|solicitud',
        '(what|which|need|include|contain|required|list|show|attach*|complete|documents|sketch|plan|map|qué|necesito|incluir|documentos|requisitos)',
      ],
      ['(sketch|site plan|plot plan|croquis)', 'application|septic|permit|show|wetlands|solicitud'],
      ['public sewer .. (available|proof|evidence)'],
    ],
    not: ['variance', 'who', 'how long', 'fee', 'perc', 'missing', 'form|forms|formulario*'],
    examples: [
      'what do I have to hand in for a septic permit application',
      'checklist for the treatment system permit',
      "does the sketch have to show the neighbors' wells",
      'how far out do wetlands go on the drawing',
      'do I need to prove there is no public sewer',
      'who decides if my application is complete',
      'documents needed to apply for septic in Chester',
      'does the plan need a replacement area on it',
      'engineer asks what site data the town requires',
      'can I apply by phone or must it be written',
      'what must the plot plan show',
      'missing the depth to bedrock, will they call it complete?',
      '¿qué documentos pide la solicitud del permiso séptico?',
      '¿el croquis debe mostrar los pozos de los vecinos?',
      '¿qué datos del terreno hay que incluir en la solicitud?',
      '¿quién dice si la solicitud está completa?',
      'application contents',
    ],
  },
  machine,
})
