import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What belongs in the application? Huron § 10(D)(1).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/variance-application',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The application must be on the Board’s form and include all that the law lists.',
        text: 'The list: the applicant\'s name, address and interest in the property, and if the applicant is not the owner, the owner\'s name and address and signed consent; a narrative description of the proposed use or action, with other information needed for the review; a sketch plan of the proposed site alterations, all structures on the site, the uses and zoning of adjacent parcels, contours and drainage; a statement of the hardship or difficulty that refers to the factors of paragraph 10(B); and a statement on the potential impact on water quality. The law prints "or the use" in the last item where "of the use" must be meant. The Septic Board of Appeals prescribes the form; ask the Town Clerk for it and for the number of copies. A sketch plan is asked for; the law does not say that an engineer must make it.',
        cite: [
          'huron/10.D.1#1',
          'huron/10.D.1#2',
          'huron/10.D.1.a#1',
          'huron/10.D.1.b#1',
          'huron/10.D.1.c#1',
          'huron/10.D.1.d#1',
          'huron/10.D.1.e#1',
        ],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'give name, address and interest, and the owner’s signed consent if the applicant is not the owner',
            cite: ['huron/10.D.1.a#1'],
          },
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'add the narrative, the sketch plan, the hardship statement and the water quality statement',
            cite: ['huron/10.D.1.b#1', 'huron/10.D.1.c#1', 'huron/10.D.1.d#1', 'huron/10.D.1.e#1'],
          },
          {
            actor: 'Septic Board of Appeals',
            verdict: 'must',
            action: 'prescribe the form',
            cite: ['huron/10.D.1#1'],
          },
        ],
      },
    },
  },
})

export const varianceApplication = procedure({
  id: 'huron/variance-application',
  title: 'What a variance application must hold',
  act: 'file the application on the Board’s form with all that the law asks for',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no last day for filing a variance application.',
    text: 'The sentences say what the application shall include and that the Board prescribes its form. They name no day for filing it; the Board’s own times begin with the filing. Ask the Septic Board of Appeals before you start work.',
    cite: ['huron/10.D.1#1', 'huron/10.D.1#2'],
  },
  words: {
    asks: [
      [
        'variance|variances|variación|varianza',
        '(application|apply|signed|sign|signature|firmado|firma|firmar|solicitud|consent|consentimiento|permission|tenant|renter|inquilino|alquilamos|dueño)',
      ],
      [
        'variance|variances',
        'application|apply|form|include|submit|need|attach|consent|sketch|paperwork|statement|fill',
      ],
      ['variación|varianza', 'solicitud|formulario|incluir|presentar|consentimiento|documentos'],
      ['variance', '(papers|fee|application|form|submit|include)'],
    ],
    not: [
      '(fence|shed|garage|pool|deck|sign|height|zoning|parking) (variance|hearing|permit)',
      'fee|fees',
      '(how much|what does it cost|cuánto cuesta)',
    ],
    examples: [
      'by when do I have to file a septic variance application',
      'how many days after a denial can I apply for a variance',
      'how long do I have to complete a variance application',
      'rentamos una casa y queremos pedir la varianza nosotros, el dueño no ha firmado, ¿se puede?',
      '¿hace falta que el propietario firme la solicitud de variance a la septic board?',
      'alquilo una cabaña, ¿necesito el consentimiento del dueño para solicitar una variance?',
      'we lease the place, landlord lives abroad. can we apply for the variance ourselves without his signature',
      'is the landowners written ok needed on a variance application by a tenant',
      'contract purchaser wants to file for the septic variance before closing, whose signature',
      'what do i need to include in a septic variance application',
      'how do I apply for a variance',
      'can a renter apply for a septic variance or must the owner do it',
      'does the variance application need the owners signature if im only the buyer under contract',
      'is there a form for septic variances and where is it',
      'do i need a survey or is a sketch ok for the variance paperwork',
      'Contractor: can I file a variance application for my client?',
      'what statement about water quality goes in the variance application',
      'must the sketch show neighboring zoning for a variance',
      'variance application checklist please',
      'do i have to write about hardship in the application',
      'what has to be in the narrative for the septic board',
      'does the application for a variance need engineered plans',
      'the board sent my variance application back as incomplete, what could be missing',
      '¿Qué debo incluir en la solicitud de variación?',
      '¿Dónde consigo el formulario para pedir una varianza del séptico?',
      'soy inquilino, ¿puedo presentar la solicitud de varianza con el consentimiento del dueño?',
      '¿La solicitud de variación necesita un plano?',
      'what do I hand in for a septic variance, and is there a fee',
      'What papers and fee go with a variance request to the septic board?',
    ],
  },
  machine,
})
