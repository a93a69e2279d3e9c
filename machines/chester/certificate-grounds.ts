import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// On what the use certificate may be granted. Chester § 5.030(C)(3).
const facts = pick(all, 'certificateBasis')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/certificate-grounds',
  initial: 'basis',
  states: {
    basis: {
      meta: { cite: ['chester/5.030.C.3#1', 'chester/5.030.C.3#2'] },
      on: {
        certificateBasis: [
          { guard: is('onSite', 'boardOrder'), target: 'grounds' },
          { guard: is('certification'), target: 'certification' },
          'none',
        ],
      },
    },
    grounds: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. On this ground the Enforcement Officer may determine that the system complies, and the certificate can be granted.',
        text: "The Enforcement Officer must have determined that the system was installed in compliance with the permit. The determination rests on the officer's own on-site investigation, on a certification from the design professional, or on an order of the Local Board of Health.",
        cite: ['chester/5.030.C.3#1', 'chester/5.030.C.3#2'],
      },
    },
    certification: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          'It is up to the Enforcement Officer: a certification is enough, but he or she may wait for an on-site investigation.',
        text: 'A certification from the design professional that the system conforms to the application and the law can carry the determination. The officer may still withhold it until an on-site investigation has been completed.',
        cite: ['chester/5.030.C.3#1', 'chester/5.030.C.3#2', 'chester/5.030.C.3#3'],
      },
    },
    none: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. Without an on-site investigation, a certification or an order of the Board, the certificate may not be granted.',
        text: "The Enforcement Officer may determine compliance only after one of these three. An installer's word or photographs are none of them.",
        cite: ['chester/5.030.C.3#1', 'chester/5.030.C.3#2'],
      },
    },
  },
})

export const certificateGrounds = procedure({
  id: 'chester/certificate-grounds',
  title: 'Granting the use certificate',
  act: 'grant the use certificate',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(grant*|issue*|give|sign|withhold*|refuse*|hold back|otorg*|emit*|dar|neg*)',
        'certificate|certificado',
        '(officer|engineer|inspect*|certif*|without|photos|board|visit|oficial|ingeniero|fotos|sin)',
      ],
      [
        '(engineer|design professional|architect|ingeniero) .. (certify|certification|certifies|letter)',
        'instead|enough|officer|certificate|use|inspection',
      ],
    ],
    not: [
      'backfill*|cover',
      'permit .. (denied|refused)',
      'transfer|sale',
      'compliance cert',
      'remedial|extension',
      'retest*',
      'independent',
    ],
    examples: [
      'our engineer signed off but the officer will not give the use certificate until he has looked himself. may he hold it back',
      'can the use certificate be issued only on photos from the installer',
      "can the officer issue the use certificate just on my engineer's letter",
      'engineer certified the installation, does the inspector still have to come out',
      "officer won't give me the certificate until he visits, is that allowed",
      'who can certify that the system was installed right',
      'is a photo set from the installer enough for the certificate',
      'board of health ordered the certificate, must the officer obey',
      'certificate withheld even though PE signed off',
      'what does the use certificate depend on',
      'can he grant a certificate without seeing the system',
      "design professional's certification instead of inspection",
      '¿basta la carta del ingeniero para el certificado de uso?',
      '¿puede el oficial negar el certificado hasta visitar el sitio?',
      '¿se puede dar el certificado solo con fotos?',
      '¿quién certifica que el sistema está bien instalado?',
      'use certificate basis',
    ],
  },
  machine,
})
