import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May a certificate be revoked? Huron § 11(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/certificate-revocation',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'may',
        decides: 'Building Inspector',
        headline: 'Yes. The Building Inspector may revoke a Certificate of Compliance or Occupancy upon a violation.',
        text: 'The power is there when a system is built, altered, maintained or used in violation of this law, when property is transferred in violation of it, or when an order of the Building Inspector is not complied with. Whether to use it is up to him or her. The law sets out no hearing or warning before it. Such a decision can be taken to court, and the law gives 30 days from the decision for that.',
        cite: ['huron/11.B#1', 'huron/12#1', 'huron/12#2'],
      },
    },
  },
})

export const certificateRevocation = procedure({
  id: 'huron/certificate-revocation',
  title: 'Taking back a certificate',
  act: 'revoke a Certificate of Compliance or Occupancy',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for revoking a certificate.',
    text: 'The sentence says that upon a violation, or an order that is not complied with, the Building Inspector may revoke the certificate. It names no day, and no time to mend the fault first; ask the Building Inspector.',
    cite: ['huron/11.B#1'],
  },
  words: {
    asks: [
      ['(revok*|take away|take back|cancel*|pull|yank*|rescind*)', '(certificate|occupancy|compliance|c of o)'],
      ['revocar|cancelar|quitar', 'certificado'],
      ['(certificate|cert)', '(pulled|revoke*|taken back|take back|take it away|cancel*)'],
    ],
    not: ['article 78'],
    examples: [
      'how many days notice before they revoke my certificate',
      'how long does the inspector have to revoke a certificate of compliance',
      'by when can he take the certificate back after a violation',
      'can the building inspector take back my certificate of compliance',
      'on what grounds can a certificate of occupancy be revoked over the septic',
      'they threaten to cancel our C of O because we didnt follow the order',
      'is a certificate final once its issued or can the town pull it',
      'who may revoke a certificate of compliance',
      'do they have to hold a hearing before revoking my certificate',
      'can my certificate be rescinded if I altered the system without permission',
      'inspector says he will revoke unless I pump by friday. can he',
      'does selling without inspection let them revoke the certificate',
      'lost our certificate for noncompliance, legal?',
      'will a violation next year cost me the certificate I got today',
      'is the town allowed to yank a certificate without warning',
      'Can revocation follow if we use the septic against the law?',
      'power to revoke certificates under the septic law',
      '¿El inspector puede revocar mi certificado de cumplimiento?',
      '¿Por qué razones pueden cancelar el certificado de ocupación?',
      'no seguí la orden, ¿me pueden quitar el certificado?',
      '¿Tienen que avisar antes de revocar el certificado?',
      'Can my certificate be pulled after they gave it to me?',
    ],
  },
  machine,
})
