import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What a variance application must hold. Chester § 5.070.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  mapRadius: {
    label: 'Radius that the map of a variance application must show',
    amount: 500,
    unit: 'ft',
    cite: 'chester/5.070#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/variance-application',
  initial: 'contents',
  states: {
    contents: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          "Yes. File it with the Local Board of Health, on the Board's forms and with all it needs for its findings.",
        text: 'It must include the legal description of the property, a map showing the property and all properties within {mapRadius} of its outer boundaries, the plans and elevations that fully describe the conditions, and all other information the Board reasonably considers necessary. The text sends to findings under a Section 5.035 that does not exist; it means § 5.060. A fee is paid when the application is submitted.',
        cite: ['chester/5.070#1', 'chester/5.060#2', 'chester/5.050#1', 'chester/5.040#1'],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'file the application with the Local Board of Health on its forms',
            cite: ['chester/5.070#1'],
          },
        ],
        values: ['mapRadius'],
      },
    },
  },
})

export const varianceApplication = procedure({
  id: 'chester/variance-application',
  title: 'Variance application',
  act: 'file a variance application with the required contents',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'variance|variación|varianza|dispensa',
        '(application|apply|file|include|submit|map|plans|need to|hand in|documents|contents|solicitud|solicitar|mapa|planos|incluir|documentos)',
      ],
    ],
    not: ['hearing', 'received|complete', 'days', 'decide*|decision', 'will they', 'how much'],
    examples: [
      'what goes into a variance application',
      'how big a map do I need for a variance',
      'where do I file for a septic variance',
      'do I need a survey of everything within 500 feet',
      'legal description required for the variance application?',
      'who do I hand the variance application to',
      "section 5.035 isn't in the law, what findings do they mean",
      'documents to apply for a variance in Chester',
      'how do I start a variance',
      'can I apply for a variance by letter',
      '¿qué debe incluir la solicitud de variación?',
      '¿dónde presento la solicitud de variación?',
      '¿qué mapa piden para la variación?',
      '¿necesito planos para solicitar una variación?',
      'contents of variance petition',
    ],
  },
  machine,
})
