import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How long does a Certificate of Compliance last? Huron §§ 8(D)(1), 8(D)(2), 4(B)(2).
const facts = pick(all, 'complianceProof', 'propertyKind', 'inspectedOn', 'fireInspectionDue')

const deadlines = {
  otherExpires: {
    label: 'Certificate of Compliance expires',
    actor: 'property owner',
    expires: '5 years',
    after: 'inspectedOn',
    cite: 'huron/8.D.2#2',
  },
  commercialInspection: {
    label: 'Next periodic inspection (commercial) at the latest',
    actor: 'business or property owner',
    within: '2 years',
    after: 'inspectedOn',
    cite: 'huron/8.D.1#1',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  yearsOther: {
    label: 'Term of a Certificate of Compliance (not commercial)',
    amount: 5,
    unit: 'years',
    cite: 'huron/8.D.2#2',
  },
  yearsCommercial: {
    label: 'Longest time between inspections (commercial)',
    amount: 2,
    unit: 'years',
    cite: 'huron/8.D.1#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

type Says = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const expiry = {
  status: 'determined',
  verdict: null,
  headline: 'The certificate expires {yearsOther} after the inspection ({otherExpires}).',
  text: 'For a property that is not commercial, a Certificate of Compliance has a term of {yearsOther}. The count starts from the inspection, not from the date on the paper. An expiry does not move when it falls on a weekend or holiday. A new one takes a new inspection. A Conditional Certificate of Acceptance is another paper, and the law gives it no term.',
  cite: ['huron/8.D.2#2', 'huron/4.B.2#1', 'huron/4.B.3#1'],
  due: ['otherExpires'],
  values: ['yearsOther'],
} as const satisfies Says

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/certificate-expiry',
  initial: 'kind',
  states: {
    kind: {
      on: {
        propertyKind: [
          { guard: is('commercial'), target: 'commercial' },
          { guard: is('industrial'), target: 'industrial' },
          'other',
        ],
      },
    },
    other: {
      meta: expiry,
      on: { complianceProof: [{ guard: is('conditional'), target: 'conditional' }, 'otherFull'] },
    },
    otherFull: {
      meta: expiry,
    },
    commercial: {
      meta: {
        status: 'determined',
        verdict: null,
        headline: 'A commercial certificate expires on the deadline for the next mandated fire inspection.',
        text: 'That day is set by the Town Building Law and the state fire code, which are not on file here. Ask the Building Inspector for it. The inspection itself is due at least once every {yearsCommercial}, so the next inspection can be due before the certificate ends. As a precaution, plan on the earlier day.',
        cite: ['huron/8.D.1#2', 'huron/8.D.1#1', 'huron/4.B.2#1'],
        also: ['commercialInspection'],
        values: ['yearsCommercial'],
      },
      on: { fireInspectionDue: 'commercialKnown' },
    },
    commercialKnown: {
      meta: {
        status: 'determined',
        verdict: null,
        headline:
          'The commercial certificate expires on {fireInspectionDue}, the deadline for the next mandated fire inspection.',
        text: 'An expiry does not move when it falls on a weekend or holiday. The inspection itself is due at least once every {yearsCommercial}, so it can be due before the certificate ends. As a precaution, plan on the earlier day.',
        cite: ['huron/8.D.1#2', 'huron/8.D.1#1', 'huron/4.B.2#1'],
        also: ['commercialInspection'],
        values: ['yearsCommercial'],
      },
    },
    industrial: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline:
          'It is up to the Septic Inspector: the law does not say which rule an industrial property falls under.',
        text: 'A commercial certificate expires on the deadline for the next mandated fire inspection, any other {yearsOther} after the inspection. Industrial facilities are named in neither rule. As a precaution, plan on the earlier day and ask the Septic Inspector in writing.',
        cite: ['huron/8.D.1#2', 'huron/8.D.2#2', 'huron/8.A#1'],
        also: ['otherExpires', 'commercialInspection'],
        values: ['yearsOther'],
        readings: [
          {
            of: 'huron/8.D.1#2',
            defect: 'H-29',
            reading: 'Industrial counts as commercial: the certificate ends with the deadline of the fire inspection.',
            status: 'determined',
            verdict: null,
          },
          {
            of: 'huron/8.D.2#2',
            defect: 'H-29',
            reading: 'Industrial is one of all other properties: the certificate runs for the set number of years.',
            status: 'determined',
            verdict: null,
          },
        ],
      },
    },
    conditional: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law gives a Conditional Certificate no expiry date.',
        text: 'The set term belongs to a Certificate of Compliance. A Conditional Certificate of Acceptance permits continued use until the system is brought into full compliance, and the Septic Inspector may require an inspection at any time that he or she finds appropriate. Have the day and the conditions put in writing.',
        cite: ['huron/4.B.3#1', 'huron/8.D.2#3', 'huron/8.D.2#2'],
      },
    },
  },
})

export const certificateExpiry = procedure({
  id: 'huron/certificate-expiry',
  title: 'How long a Certificate of Compliance lasts',
  act: 'rely on the Certificate of Compliance',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    complianceProof: {
      why: 'The question is about a Certificate of Compliance; the answer says what a Conditional Certificate is.',
      names: {
        conditional: 'A Conditional Certificate of Acceptance is another paper, and the law gives it no term.',
      },
    },
    fireInspectionDue: {
      why: 'The day stands in other laws, and few people know it; the rule is the same with it or without.',
    },
  },
  words: {
    asks: [
      [
        '(certificate|cert|c of c)',
        '(expire*|expir*|run* out|good for|valid|good until|last|lapse*|renew*|how long|still good)',
      ],
      ['certificado', 'vence|vencimiento|válido|caduca|dura|vigente|renovar'],
      ['certificate|cert', '(end|ends|term|dated|expiration|validity|keep running|extended)'],
      ['(expiration|expire|expires|validity)'],
    ],
    not: ['relied|relying', 'conditional|condicional', 'closing|sale|selling'],
    examples: [
      'when does my septic certificate of compliance expire',
      'how long is the certificate good for on a house',
      'passed inspection on October 2 2023, what day does the cert run out',
      'expiration falls on a Sunday, do I get till Monday?',
      'our bar has a certificate of compliance, does it run out after two years or with the fire inspection',
      'is the compliance cert dated from the inspection or from when they mailed it',
      'my certificate is from 2019. still valid?',
      'next mandated fire inspection is May 1 2027. is that when the shop certificate lapses',
      'do certificates renew automatically',
      'insurance wants to know how many years the town septic certificate is valid',
      'last day of validity please, inspection was 3/15/22, residence',
      'cert of compliance for our church, what is the term',
      'does the certificate end when I sell or does it keep running',
      'town clerk here: resident asks what exact date her compliance certificate ends',
      'I thought in Canandaigua it is forever. does mine ever expire',
      'holiday on the day the certificate ends, extended or not',
      '¿cuándo vence mi certificado de cumplimiento del séptico?',
      'el certificado es de una inspección de 2022, ¿todavía es válido?',
      '¿cuántos años dura el certificado para una casa?',
      'tengo un negocio, ¿el certificado caduca con la inspección de incendios?',
      'My certificate says May 2022 on it. Is it still good?',
    ],
  },
  machine,
})
