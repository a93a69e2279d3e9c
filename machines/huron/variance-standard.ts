import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who grants a variance, and on what standard? Huron §§ 10, 10(A), 10(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/variance-standard',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Board of Appeals (the Zoning Board of Appeals)',
        headline: 'It is up to the Septic Board of Appeals, and the Zoning Board of Appeals acts as that board.',
        text: 'A variance is leave to depart from a requirement of this law. The Board may grant one where the requirements pose a practical difficulty or unnecessary hardship, and it finds that the variance will safeguard health, safety and welfare and protect the environment and the water. It must consider and make findings on these factors: whether the use is in harmony with the purpose of the law; whether water quality would change substantially or groundwater would be put at substantial risk; whether another feasible method would do; whether it is the minimum variance needed; and whether the applicant created the hardship. The law does not say that every factor must be met. A variance is from this law only: it does not waive the state standard, which the health department decides on.',
        cite: [
          'huron/10#1',
          'huron/10.A#1',
          'huron/10.B#1',
          'huron/10.B#2',
          'huron/10.B.1#1',
          'huron/10.B.2#1',
          'huron/10.B.3#1',
          'huron/10.B.4#1',
          'huron/10.B.5#1',
          'huron/3#2',
        ],
        duties: [
          {
            actor: 'Septic Board of Appeals',
            verdict: 'must',
            action: 'consider the factors and make applicable findings',
            cite: ['huron/10.B#2'],
          },
        ],
      },
    },
  },
})

export const varianceStandard = procedure({
  id: 'huron/variance-standard',
  title: 'Whether a variance is granted',
  act: 'grant the variance',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        'variance|variances|waiver|exception',
        'get|grant*|chances|approve*|qualify|who|factors|standard|likely|allow*|possible|hardship|can|criteria',
      ],
      ['hardship', 'septic|board|lot'],
      ['variación|varianza|excepción', 'conseguir|otorga*|aprobar|quién|posible|criterio*|dan'],
    ],
    not: ['(fence|shed|garage|pool|deck|sign|height|zoning|parking) (variance|hearing|permit)'],
    examples: [
      'can a small lot owner get out of the leach field rules, who rules on it and by what yardstick',
      'will the ZBA give us relief from the septic law',
      'what factors does the septic board weigh for a variance',
      'too poor to replace the field, is hardship a ground for a variance',
      '¿quién decide si me dan una variance y qué miran?',
      'can i get a variance from the septic rules',
      'who decides on septic variances',
      'what are my chances of a variance for a tank close to the lake',
      'what does the board look at when it decides a variance',
      'do i have to prove hardship',
      'I caused the problem myself by building the deck over the field, will they still give a variance?',
      'is the zoning board the one for septic variances',
      'my lot is too small for anything, can the town grant an exception',
      'want a variance to put the new tank 35 feet from high water, possible?',
      'does a town variance free me from the state rules too',
      'criteria for practical difficulty under the septic law',
      'do all five factors have to be met',
      'will the neighbors objection kill my variance',
      'can the building inspector give me a waiver or must it be a board',
      'Engineer asking which findings the septic board makes',
      '¿Puedo conseguir una varianza de la ley séptica?',
      '¿Quién otorga las variaciones del séptico?',
      '¿Qué considera la junta para aprobar una excepción?',
      'mi lote es muy chico, ¿me darían una variación?',
      'Our lot is tiny and I want relief from the setback. On what grounds does the septic board grant that?',
    ],
  },
  machine,
})
