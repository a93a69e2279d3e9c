import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May the Town do the work and charge it? Huron § 11(C). The procedure stands in another law that is not on file (H-54).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/town-corrective-action',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'the Board that holds the hearing (Town Board, acting as the Town Board of Health)',
        headline:
          'The Board may direct it, but only by the procedure for unsafe structures in the Town Building Law, and that text is not on file here.',
        text: 'Costs and expenses of the proceedings and of the correction may then be assessed upon the property. The procedure is in section 9 of the Town Building Law, which is another law; it is not section 9 of this one. Ask the Town Clerk for that text, and a lawyer if you are billed.',
        cite: ['huron/11.C#2', 'huron/11.C#1', 'huron/4.B.20#1'],
      },
    },
  },
})

export const townCorrectiveAction = procedure({
  id: 'huron/town-corrective-action',
  title: 'When the Town does the work and charges the property',
  act: 'have the Town correct the violation and assess the costs upon the property',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        'town|they|board',
        '(do|fix|repair|correct|hire) .. (work|it|repairs|septic|themselves)',
        'bill|charge*|cost*|lien|tax*|assess*',
      ],
      ['(lien|tax bill|my taxes|assessed|assess)', 'septic|repair*|fix*|violation|correct*'],
      ['(cobrar|impuestos|cargar)', 'pueblo', 'repar*|arregl*|corregir'],
      ['(town|pueblo)', '(fix|repair|arreglar*)', '(taxes|tax|bill|impuestos)'],
    ],
    examples: [
      'what procedure, notice and service must the town follow before it does the correction itself and charges the property',
      'can the town fix my septic itself and put the cost on my tax bill',
      'will they hire a contractor and bill me if I do nothing',
      'can a lien be put on my property for septic corrections done by the town',
      'town did the repair and wants 14000 from us, by what procedure',
      'are costs of the hearing also charged to the property',
      'the law mentions section 9 for unsafe structures, where do I find that',
      'Can the board order the town to take corrective action on an abandoned house septic?',
      'what steps must the town follow before doing the work and assessing me',
      'owner lives abroad and ignores everything, may the town correct the system and charge the property',
      'unsafe structure procedure used for a septic, legal?',
      'can septic cleanup costs be added to property taxes',
      'is the town allowed to come dig up my tank and send the bill',
      'assessment of correction costs upon the property',
      '¿Puede el pueblo arreglar mi séptico y cobrarme en los impuestos?',
      'el pueblo hizo la reparación y me manda la cuenta, ¿es legal?',
      '¿Pueden cargar el costo de corregir el sistema a la propiedad?',
      '¿Qué procedimiento sigue el pueblo antes de reparar y cobrar?',
      "If I don't fix it can the town fix it and put it on my taxes?",
      'If the owner ignores the order, may the town do the work itself and charge him?',
      'if we do nothing can the town repair it and add the bill to our taxes',
      '¿puede el pueblo arreglarlo y cobrarlo con los impuestos?',
    ],
  },
  machine,
})
