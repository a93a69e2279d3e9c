import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What inspections there were, what they found and which papers came of them. */
export const inspection = {
  inspectedBefore: {
    kind: 'yes-no',
    label: 'an earlier inspection',
    says: [
      'the town has inspected the system under its septic law',
      'the town has never inspected the system under its septic law',
    ],
    ask: 'Has the town ever inspected this septic system under its septic law?',
    why: 'Before a transfer, the law asks for an inspection of systems that have not been inspected under it.',
    cite: 'huron/8.A.4#1',
    words: {
      yes: [
        '(was|were|been|got|had) (it|the)? .. inspect*|checked',
        '(town|inspector) .. (inspect*|checked|tested|came)',
        'inspect* (in|on|last|this|by)',
        'pass* .. inspection',
        '(issued|got|have|has) .. certificate of compliance',
        '(fue|sido) inspeccionad*',
        'inspeccionaron|inspeccionó',
      ],
      no: [
        'never (been)? inspect*',
        'uninspected',
        'no inspection (ever|on|before)',
        'first .. inspection',
        'nunca .. inspeccion*',
        'sin inspeccion*',
      ],
    },
  },
  complianceProof: {
    kind: 'choice',
    label: 'the paper that the town issued',
    ask: 'Which paper did the town issue for the system: a full Certificate of Compliance, a Building Permit with a Certificate of Occupancy, only a Conditional Certificate of Acceptance, or none?',
    why: 'A Certificate of Compliance, or a Building Permit with a Certificate of Occupancy, can stand in for a new inspection. A Conditional Certificate cannot.',
    cite: ['huron/8.E.2.g#1', 'huron/4.B.3#1'],
    choices: {
      compliance: 'Certificate of Compliance',
      occupancy: 'Building Permit and Certificate of Occupancy',
      conditional: 'Only a Conditional Certificate of Acceptance',
      none: 'None of these',
    },
    words: {
      compliance: [
        'certificate of compliance',
        'compliance cert*',
        '(full|regular) cert*',
        'certificado de cumplimiento',
      ],
      occupancy: ['certificate of occupancy', 'c of o', 'certificado de ocupación'],
      conditional: ['conditional', 'condicional'],
      none: [
        '(no|any|without|sin) (certificate|paper*|paperwork|certificado)',
        'never (got|had|issued) .. certificate',
      ],
    },
  },
  proofIssuedOn: {
    kind: 'day',
    label: 'the day on which the certificate was issued',
    ask: 'On what day was the certificate issued?',
    why: 'It counts for two years before a transfer of commercial property, three years for any other.',
    cite: 'huron/8.E.2.g#1',
    words: { near: ['certificate|cert|certificado', 'c of o', 'issued|dated', 'inspect*|inspeccion*', 'pass*'] },
  },
} as const satisfies Record<string, Fact<Cite>>
