import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The forms for applications, petitions and appeals. Chester §§ 5.030(A)(2), 5.040.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/forms',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. All petitions, applications and appeals must be made on forms prescribed by the Local Board of Health, unless otherwise stated.',
        text: 'A completed form comes with whatever further information, plans or specifications it asks for. The forms are not on file here (the law points to an Appendix E for permit applications): ask at the Town Hall.',
        cite: ['chester/5.040#1', 'chester/5.040#2', 'chester/5.030.A.2#1', 'chester/5.030.A.2#2'],
        duties: [
          { actor: 'applicant', verdict: 'must', action: 'use the prescribed forms', cite: ['chester/5.040#1'] },
        ],
      },
    },
  },
})

export const forms = procedure({
  id: 'chester/forms',
  title: 'Forms',
  act: 'use the forms prescribed by the Local Board of Health',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'form|forms|formulario*|planilla',
        'application|apply|appeal|petition|permit|variance|where|which|get|use|letter|own|septic|solicitud|apelación|permiso|dónde|usar',
      ],
    ],
    not: ['inspection form*', 'june|annual|junio|anual', "engineer's form"],
    examples: [
      'where do I get the form for a septic permit',
      "do I have to use the town's form or can I write a letter",
      'form for an appeal to the board of health',
      'variance application form, who has it',
      'can I petition without a form',
      'which form goes with a repair permit',
      'is there an online form for septic in Chester',
      'will they accept my own application format',
      'who prescribes the forms',
      'what has to be attached to the form',
      '¿dónde consigo el formulario para el permiso?',
      '¿puedo mandar una carta en lugar del formulario?',
      '¿qué formulario se usa para una apelación?',
      '¿hay que usar el formulario del pueblo?',
      'appendix E application form',
    ],
  },
  machine,
})
