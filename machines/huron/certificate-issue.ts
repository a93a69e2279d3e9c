import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Must a certificate be issued after the inspection? Huron §§ 8(D)(1), 8(D)(2), 8(F), 8(H).
const facts = pick(all, 'passedInspection')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/certificate-issue',
  initial: 'result',
  states: {
    result: { on: { passedInspection: [{ guard: 'yes', target: 'mustIssue' }, 'notPassed'] } },
    mustIssue: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A property that passes the inspection must be issued a Certificate of Compliance.',
        text: 'This holds for commercial and for all other properties. The owner must also be furnished a copy of the inspection report and of the certificate. The law gives no time for issuing it and does not name who signs it; ask the Septic Inspector or the Building Inspector.',
        cite: ['huron/8.D.1#2', 'huron/8.D.2#2', 'huron/8.H#2', 'huron/4.B.2#1'],
        duties: [
          {
            actor: 'Town',
            verdict: 'must',
            action: 'issue a Certificate of Compliance and furnish the owner a copy',
            cite: ['huron/8.D.2#2', 'huron/8.D.1#2', 'huron/8.H#2'],
          },
        ],
      },
    },
    notPassed: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. A Certificate of Compliance is owed only where the property passes the inspection.',
        text: 'The certificate certifies full compliance. Where a system is not yet in full compliance, a Conditional Certificate of Acceptance can permit its continued use until it is. The law does not say when one has to be issued; the inspector decides.',
        cite: ['huron/8.D.1#2', 'huron/8.D.2#2', 'huron/4.B.2#1', 'huron/4.B.3#1', 'huron/8.D.2#3'],
      },
    },
  },
})

export const certificateIssue = procedure({
  id: 'huron/certificate-issue',
  title: 'Issue of a Certificate of Compliance',
  act: 'issue a Certificate of Compliance',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for issuing the Certificate of Compliance.',
    text: 'The sentences say that a property that passes shall be issued the certificate, and that the owner shall be furnished a copy. They name no day for either; ask the Septic Inspector or the Building Inspector.',
    cite: ['huron/8.D.1#2', 'huron/8.D.2#2', 'huron/8.H#2'],
  },
  words: {
    asks: [
      [
        '(cuánto tiempo|cuántos días|plazo|cuándo)',
        'certificado',
        '(pasamos|pasó|pasé|aprobamos|aprobó|darme|darnos|emitir|entregar)',
      ],
      ['certificate|cert', '(issue*|get|give|gave|receive*|entitled|owe*|refus*|hand over|where is|waiting)'],
      ['certificado', 'dar|dan|emitir|entregar|recibir|recibo|derecho'],
      ['certificate|cert|certificado', '(mail|hand it over|issuing|issued|entrega|never came|optional|passed)'],
    ],
    not: ['(expire*|run* out|valid|good for)', 'conditional|condicional', 'closing|sell*|sale', 'revoke*'],
    examples: [
      'pasamos la inspección del séptico, ¿cuántos días tiene el pueblo para dar el certificado de cumplimiento?',
      '¿cuánto tiempo tarda el certificado después de pasar la inspección?',
      'how many days does the town have to issue the certificate of compliance after we passed',
      'by when must they give me the certificate once the septic passes',
      'how long after a passed inspection until the certificate of compliance comes',
      'we passed our septic inspection, does the town have to give us a certificate',
      'inspector said all good but no certificate of compliance ever came in the mail',
      'can they refuse to issue the certificate after a clean inspection',
      'who issues the certificate of compliance and how soon',
      'failed on the baffle, can I still get a certificate of compliance?',
      'do I automatically receive a certificate when the system passes',
      'our store passed, are we entitled to a certificate of compliance',
      'I need the certificate from the inspection last month, must the town hand it over',
      'is a certificate issued if the inspector found the system not up to par',
      'staff question: property passed, is issuing the certificate optional',
      'septic did not pass but the inspector likes me, can he issue the compliance cert anyway',
      'do both houses and businesses get a certificate once they pass',
      'how do I get my septic certificate from the town',
      'waiting six weeks for the certificate after passing',
      'mi sistema pasó la inspección, ¿me tienen que dar un certificado?',
      'no pasé la inspección, ¿me pueden emitir el certificado?',
      '¿quién entrega el certificado de cumplimiento?',
      'todavía no recibo el certificado después de pasar, ¿tengo derecho?',
      'He said everything looked fine. Do I automatically get a certificate or do I have to ask for it?',
    ],
  },
  machine,
})
