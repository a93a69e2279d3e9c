import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What is filed after a replacement, modification or upgrade? Huron § 7(G).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/installation-report',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. The Building Inspector must complete and file a Septic Inspection Report before a Certificate of Compliance is issued.',
        text: 'The report is filed with the Town. It must show that the installation conforms to the system design and to the observed conditions and use. The owner must be given a copy of the report and of any Certificate of Compliance. This section names no number of days for the report, the certificate or the copy; ask the Building Inspector. Work on a replacement, modification or upgrade is meant here.',
        cite: ['huron/7.G#1', 'huron/7.G#2', 'huron/7.A#1'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'must',
            action: 'complete and file the report with the Town before the certificate is issued',
            cite: ['huron/7.G#1'],
          },
          {
            actor: 'Town',
            verdict: 'must',
            action: 'furnish the owner a copy of the report and of any Certificate of Compliance',
            cite: ['huron/7.G#2'],
          },
        ],
      },
    },
  },
})

export const installationReport = procedure({
  id: 'huron/installation-report',
  title: 'Report and certificate after the work',
  act: 'have the Building Inspector complete and file a Septic Inspection Report before the Certificate of Compliance is issued',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days for this report, only its place: before the Certificate of Compliance.',
    text: 'The sentence says that the Building Inspector completes and files the report prior to issuance of the certificate. It names no day for that, and none for the owner’s copy; ask the Building Inspector.',
    cite: ['huron/7.G#1', 'huron/7.G#2'],
  },
  words: {
    asks: [
      ['report', 'install*|replac*|upgrad*|modif*|work|finished|done'],
      [
        'certificate of compliance',
        'after|replac*|install*|upgrad*|finished|done|get|issue*',
        'work|system|replac*|install*|upgrad*',
      ],
      ['informe|reporte|certificado', 'reempla*|instal*|obra|terminad*'],
    ],
    examples: [
      'how many days after the install does the building inspector have to file his report',
      'by when must the report on our replacement system be filed',
      'how long after the work until I get my copy of the installation report',
      'replacement is done, what does the inspector file before i get my certificate of compliance',
      'do i get a copy of the inspection report after the new field was installed',
      'when will the town issue the certificate after our septic upgrade',
      'who writes the report on a finished replacement',
      'Can the certificate of compliance be issued before the report is filed?',
      'what must the report say after a replacement',
      'contractor finished in may and we still have no paper from the town',
      'how long does the inspector have to file the report on completed septic work',
      'am I entitled to the septic report for the work on my own house',
      'the certificate for the replaced tank, does the inspector need to sign a report first',
      'is there a form the building inspector fills in once the replacement is in the ground',
      'paperwork after the septic modification',
      'the upgrade is complete but no certificate, what is the missing step',
      'does anybody check that the finished system matches the design',
      '¿Me dan copia del informe después de reemplazar el sistema?',
      '¿Qué informe hace el inspector antes del certificado de cumplimiento?',
      'ya terminó la obra del séptico, ¿cuándo me dan el certificado?',
      '¿Quién llena el reporte cuando se instala el reemplazo?',
    ],
  },
  machine,
})
