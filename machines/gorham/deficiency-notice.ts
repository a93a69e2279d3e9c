import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// The written notice of a failing or illegally installed system. Gorham § 56.601(1).
const facts = pick(all)

const deadlines = {
  notify: {
    label: 'Written notice of the failure to the owner',
    actor: 'authority having jurisdiction',
    immediately: true,
    cite: 'gorham/56.601.1#1',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'gorham/deficiency-notice',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The owner must be notified in writing, immediately.',
        text: 'Upon discovery of a system that is not adequately functioning or was illegally installed, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must immediately notify the property owner in writing of the failure or unacceptable condition. The text gives no number of days for “immediately” and does not say how this notice is served. The owner is responsible for forwarding notice of the report to other involved or interested parties; who they are and by when is not said. The report also holds the course of corrective action and a time frame.',
        cite: [
          'gorham/56.601.1#1',
          'gorham/56.601.1#2',
          'gorham/56.601.1#3',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        also: ['notify'],
        duties: [
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'immediately notify the property owner in writing',
            deadline: 'notify',
            cite: ['gorham/56.601.1#1'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'forward notice of the report to other involved or interested parties',
            cite: ['gorham/56.601.1#2'],
          },
        ],
      },
    },
  },
})

export const deficiencyNotice = procedure({
  id: 'gorham/deficiency-notice',
  title: 'Notice of a deficient system',
  act: 'notify the owner in writing',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(pass|forward|hand|give|show|share)',
        '(notice|report)',
        '(buyers|buyer|bank|tenants|lender|heirs|parties|them|others)',
      ],
      [
        '(failed|failed us|failing|flunked|illegally installed)',
        '(tell us|tell me|notify|in writing|notice|notified|let us know)',
      ],
      ['(pasar|reenviar|mostrar|entregar)', '(aviso|informe)', '(comprador|compradores|banco|inquilinos)'],
      [
        '(notify|notified|notice|tell|told|inform*|forward*|pass on)',
        '(owner|owners|buyer|parties|bank|failing|failed|failure|deficien*|illegal*|deficient)',
      ],
      ['(notificar|avisar|aviso|informar)', '(dueño|propietario|comprador|fallado|ilegal)'],
    ],
    not: [
      '(certified mail|fine|violation notice)',
      '(denied|denial)',
      'installer|contractor',
      '(business days)',
      '(obtain|get) .. permit',
      '(thirty days|30 days)',
      '(inhabitants|complaint|complained)',
    ],
    examples: [
      '¿tengo que mandarle yo al comprador el aviso de que el sistema no funciona?',
      'recibí el aviso por escrito y estoy vendiendo, ¿debo enviárselo al comprador que firmó el contrato?',
      'must the seller pass the deficiency notice on to the buyer under contract',
      'do I owe the failed report to my tenants and my bank or does the town send it to them',
      "they found the last owner's cesspool was put in illegally, how fast must the town notify us and how",
      'who forwards the failure report to the other people involved',
      "We are selling and the town's septic report turned out bad. Do we have to hand that notice to the buyers or is it the town's job",
      'inspector flunked our system yesterday. how quickly does the town owe us something in writing',
      'must I give the not adequately functioning notice to my lender and the people under contract',
      'how many days until the officer has to write to us after he finds the failure',
      'who has to tell the purchasers that the system is deficient, us or the code office',
      'el informe del séptico salió mal y estamos vendiendo, ¿nos toca a nosotros pasarlo a los compradores?',
      'how fast must the officer tell the owner the system failed',
      'does the failure notice have to be in writing',
      'do I have to forward the failure report to the buyer',
      'who must I pass the septic notice on to',
      '(staff) found a failed system today, when do we notify the owner',
      'inspector found problem in May and wrote in July, is that allowed',
      'illegal cesspool discovered, what notice does the owner get',
      'is a phone call enough to notify the owner of a failed septic',
      'must the seller tell the bank about the deficiency notice',
      'what goes in the deficiency notice',
      'interested parties, who are they, do my renters count',
      'how does the town inform an owner of an unacceptable condition',
      'do I have to share the deficiency report with the other heirs',
      '¿el pueblo debe avisar al dueño por escrito si el sistema falla?',
      '¿tengo que informar al comprador del aviso de falla?',
      'encontraron un sistema ilegal, ¿cuándo deben notificar al propietario?',
      'Inspector shook his head and left. Do I get something in writing?',
    ],
  },
  machine,
})
