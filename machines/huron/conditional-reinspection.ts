import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May the inspector ask for another inspection under a Conditional Certificate? Huron § 8(D)(2).
const facts = pick(all, 'complianceProof')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/conditional-reinspection',
  initial: 'paper',
  states: {
    paper: {
      on: {
        complianceProof: [
          { guard: is('conditional'), target: 'atAnyTime' },
          { guard: is('compliance'), target: 'fixedTerm' },
          'schedule',
        ],
      },
    },
    atAnyTime: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline:
          'It is up to the Septic Inspector, who may require an inspection at the time that he or she finds appropriate.',
        text: 'That holds where a Conditional Certificate of Acceptance was issued instead of a Certificate of Compliance. The law sets no least or longest time. Ask for the day and the reason in writing.',
        cite: ['huron/8.D.2#3', 'huron/4.B.3#1'],
      },
    },
    fixedTerm: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. The power to set any time belongs to Conditional Certificates, not to a Certificate of Compliance.',
        text: 'A Certificate of Compliance certifies full compliance until the next inspection that the law requires. That can be the periodic one, or one before a transfer, an addition or a new use.',
        cite: ['huron/8.D.2#3', 'huron/4.B.2#1', 'huron/8.A#1'],
      },
    },
    schedule: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Without a Conditional Certificate, the Septic Inspector’s power to set any time does not apply.',
        text: 'The inspections that the law itself requires stay: the periodic ones, and those before a transfer, an addition or a new use.',
        cite: ['huron/8.D.2#3', 'huron/8.A#1'],
      },
    },
  },
})

export const conditionalReinspection = procedure({
  id: 'huron/conditional-reinspection',
  title: 'Another inspection under a Conditional Certificate',
  act: 'have another inspection whenever the Septic Inspector asks for it',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'conditional',
        '(inspect*|come back|reinspect*|re inspect*)',
        '(again|another|sooner|early|months|when|any time|back|next|five years|5 years)',
      ],
      ['condicional', 'inspeccion*', 'otra|volver|antes|nueva'],
      [
        '(conditional|condicional)',
        '(reinspect*|reinspection|inspected|inspections|inspection|inspector volver|inspector)',
      ],
      ['(inspector|inspection)', '(wants back|come back|back in)', 'certificate'],
    ],
    examples: [
      'instead of the normal paper they issued a conditional certificate of acceptance, next inspection when?',
      'conditional acceptance after the routine check, do they come back after five years like with everybody',
      'our periodic inspection ended with a conditional certificate. When is the following inspection due',
      'next inspection date if all we got is conditional acceptance',
      'the septic inspector gave us a conditional and says he will be back next summer, may he pick the date',
      'nos dieron aceptación condicional en la revisión de rutina, ¿cuándo vuelven a inspeccionar?',
      'we hold a conditional certificate, when can the inspector want to come back for the periodic one',
      'we have a conditional certificate and the inspector wants to look again in six months, can he',
      'can the septic inspector come back any time under a conditional acceptance',
      'how soon can they reinspect after a conditional certificate',
      'inspector demands another inspection, we only got conditional acceptance last year',
      'is there a limit on how often a conditional certificate holder gets inspected',
      'who decides when the follow up inspection is with a conditional paper',
      'do they have to wait five years to inspect again after conditional acceptance',
      'got conditional, he says he will reinspect in spring. is that his call',
      'full certificate in hand but the inspector wants back in after a year, must I',
      'reinspection date with conditional acceptance, who sets it',
      'can I refuse an early second inspection, ours is conditional',
      'does a conditional certificate mean more frequent inspections',
      'letter says new inspection in 90 days because our certificate is conditional',
      'with only conditional acceptance, when will the next inspection be',
      'tengo un certificado condicional, ¿puede el inspector volver antes de cinco años?',
      '¿quién decide cuándo es la nueva inspección con certificado condicional?',
      'me piden otra inspección en seis meses por el certificado condicional',
      'con el condicional, ¿pueden inspeccionar otra vez cuando quieran?',
    ],
  },
  machine,
})
