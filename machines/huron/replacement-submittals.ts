import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What must be handed in for a complete replacement? Huron § 7(E)(3).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/replacement-submittals',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A scaled drawing and the results of deep hole and percolation tests must go in with the application for a Building Permit.',
        text: 'The drawing must detail all components of the system, and show where they lie from nearby structures, property lines, drinking water supplies, ditches and open bodies of water. If a conventional system with a mechanical pump takes the place of the old one, proof must be submitted that the pump station has an engineered design and is sized for the job. Whether the drawing must be stamped is up to the Building Inspector; expect to need a design professional, because the state rules may ask for more and the more restrictive rule prevails.',
        cite: [
          'huron/7.E#1',
          'huron/7.E.3#1',
          'huron/7.E.3.a#1',
          'huron/7.E.3.a.i#1',
          'huron/7.E.3.a.ii#1',
          'huron/7.E.3.b#1',
          'huron/3#2',
        ],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'submit a scaled drawing that details all components and their location',
            cite: ['huron/7.E.3#1', 'huron/7.E.3.a#1'],
          },
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'submit the results of deep hole and percolation tests',
            cite: ['huron/7.E.3#1', 'huron/7.E.3.b#1'],
          },
          {
            actor: 'applicant',
            verdict: 'must',
            action:
              'submit, for a conventional system with a mechanical pump, proof that the pump station has an engineered design and is sized for the application',
            cite: ['huron/7.E.3.a.ii#1'],
          },
        ],
      },
    },
  },
})

export const replacementSubmittals = procedure({
  id: 'huron/replacement-submittals',
  title: 'What goes with the application for a replacement',
  act: 'submit a scaled drawing and test results with the application for a complete replacement, and for a pumped system proof of an engineered pump station',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['replac*|existing|old', 'drawing|plan|plans|sketch|application|submit*|paperwork|documents'],
      ['pump', 'station|chamber|engineered|proof|sized', 'replac*|existing|new'],
      ['reempla*|viejo', 'plano*|dibujo|solicitud|documentos|bomba'],
    ],
    not: ['stamp*|sealed|sello'],
    examples: [
      'what do i submit to replace my whole septic',
      'does a replacement need a drawing to scale',
      'replacement system with a pump, do we have to prove the pump station is engineered',
      'what has to be on the plan for replacing an existing septic',
      'application for replacing the septic: what paperwork',
      'Installer: going from gravity to a pumped conventional system at an existing house, what does the town want on the pump chamber?',
      'can I just sketch the replacement on graph paper without measurements',
      'must the replacement drawing show the wells next door',
      'does the drawing for a replacement have to show the ditch and the pond',
      'documents for building permit, total replacement',
      'who checks that the pump is sized right for my replacement system',
      'old system out new one in, list of attachments to the application please',
      'do i file the perc results together with the drawing on a replacement',
      'pump station proof for complete replacement, is a spec sheet from the maker enough',
      'is a scaled drawing needed when an existing septic is fully replaced',
      '¿Qué documentos entrego para reemplazar todo el sistema séptico?',
      '¿El plano del reemplazo tiene que estar a escala?',
      'el sistema nuevo lleva bomba, ¿qué prueba pide el pueblo para el reemplazo?',
      'para cambiar el sistema viejo, ¿qué va con la solicitud?',
      'What do I bring to town hall to apply for replacing my septic?',
    ],
  },
  machine,
})
