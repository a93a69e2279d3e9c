import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How long does a Conditional Certificate of Acceptance last? Huron §§ 4(B)(3), 8(D)(2), 8(F).
const facts = pick(all, 'inspectionKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/conditional-certificate',
  initial: 'term',
  states: {
    term: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Septic Inspector',
        headline: 'The law gives a Conditional Certificate of Acceptance no expiry date.',
        text: 'It permits continued use of the system until the system is brought into full compliance and a Certificate of Compliance is issued. The law does not say when that has to be, what conditions may be set, or who issues the paper. The Septic Inspector may require an inspection at the time that he or she finds appropriate. Have the conditions and the day put in writing.',
        cite: ['huron/4.B.3#1', 'huron/8.D.2#3', 'huron/4.B.2#1'],
      },
      on: { inspectionKind: [{ guard: is('transfer'), target: 'afterTransfer' }, 'termOther'] },
    },
    termOther: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Septic Inspector',
        headline: 'The law gives a Conditional Certificate of Acceptance no expiry date.',
        text: 'It permits continued use of the system until the system is brought into full compliance and a Certificate of Compliance is issued. The law does not say when that has to be, what conditions may be set, or who issues the paper. The Septic Inspector may require an inspection at the time that he or she finds appropriate. Have the conditions and the day put in writing.',
        cite: ['huron/4.B.3#1', 'huron/8.D.2#3', 'huron/4.B.2#1'],
      },
    },
    afterTransfer: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Septic Inspector',
        headline: 'The law gives a Conditional Certificate of Acceptance no expiry date.',
        text: 'It permits continued use of the system until the system is brought into full compliance and a Certificate of Compliance is issued. Where it was issued on a partial inspection in winter, a full inspection must be completed when conditions permit; the law names no last day. It does not excuse from an inspection the way a Certificate of Compliance does. Have the conditions and the day put in writing.',
        cite: ['huron/4.B.3#1', 'huron/8.F#3', 'huron/8.D.2#3', 'huron/8.E.2.g#1'],
      },
    },
  },
})

export const conditionalCertificate = procedure({
  id: 'huron/conditional-certificate',
  title: 'How long a Conditional Certificate lasts',
  act: 'replace the Conditional Certificate of Acceptance by a set day',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    inspectionKind: {
      why: 'No kind of inspection gives the paper an expiry date.',
    },
  },
  words: {
    asks: [
      [
        '(conditional|certificate of acceptance)',
        '(expire*|how long|good|valid|until|run* out|mean*|what|last|end*|deadline|use)',
      ],
      ['condicional', 'certificado|vence|dura|cuánto|válido|hasta'],
      [
        '(conditional certificate|conditional acceptance|conditional certificates|certificado condicional|conditional paper)',
      ],
      ['conditional', '(fails|fail|happens|what if)'],
    ],
    not: [
      'partial',
      '(another inspection|next inspection|inspect again|re inspect*|reinspect*|come back|comes back)',
      '(otra|nueva|próxima) inspección',
      'reinspect*',
      '(what does .. mean|definition|qué significa|difference between)',
      '(reinspect*|more frequent|who sets|when do we need the real|when will they)',
    ],
    examples: [
      'how long is a conditional certificate of acceptance good for',
      'does my conditional acceptance expire',
      'we were given a conditional certificate, when do we need the real one',
      'what does a conditional certificate of acceptance mean for us',
      'can I keep using the septic under the conditional certificate for years',
      'is there a deadline to turn the conditional into a certificate of compliance',
      'conditional paper from 2021, still valid?',
      'who sets the conditions of a conditional acceptance',
      'buyer got a house with only a conditional certificate. until when is that ok',
      'does a conditional certificate have the five year term of the full one or no term at all',
      'difference between conditional acceptance and compliance certificate',
      'what happens when the conditional certificate runs out',
      'town gave conditional acceptance without any end date, is that normal',
      'inspector wrote conditional on my paper, now what',
      'may we live in the house with only conditional acceptance of the septic',
      '¿cuánto dura un certificado condicional?',
      'me dieron un certificado condicional, ¿hasta cuándo puedo usar el sistema?',
      '¿el certificado condicional vence?',
      '¿qué significa el certificado condicional de aceptación?',
      'Winter inspection, we got a conditional certificate. Good for the closing?',
      'We got the conditional paper in January. By when does the real inspection have to happen?',
      "The conditional certificate says they'll be back when the snow is gone. What happens if it fails then?",
      'inspected in the snow and got the conditional paper, does it do for the sale',
      'is a conditional certificate enough to close in winter',
      '¿sirve el certificado condicional para el cierre?',
    ],
  },
  machine,
})
