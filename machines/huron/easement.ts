import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What if part of the system lies on land that the applicant does not own? Huron § 5(G).
const facts = pick(all, 'onOthersLand')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/easement',
  initial: 'whose',
  states: {
    whose: {
      meta: { cite: ['huron/5.G#1'] },
      on: { onOthersLand: [{ guard: 'yes', target: 'mustRecord' }, 'ownLand'] },
    },
    mustRecord: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A deeded right-of-way must be obtained and recorded, and a copy filed with any permit application.',
        text: "It is recorded at the Wayne County Clerk's Office. The rule covers new construction, replacement, modification and upgrade, and any part of the system or its components. A handshake or a letter from the neighbor is not what the law asks for: the right must be deeded. A lawyer can prepare it.",
        cite: ['huron/5.G#1'],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: "obtain a deeded right-of-way and record it at the Wayne County Clerk's Office",
            cite: ['huron/5.G#1'],
          },
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'file a copy with any permit application',
            cite: ['huron/5.G#1'],
          },
        ],
      },
    },
    ownLand: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. With the whole system on the applicant’s own property, no deeded right-of-way is asked for.',
        text: 'The rule is only for parts or components installed on property that the applicant does not own.',
        cite: ['huron/5.G#1'],
      },
    },
  },
})

export const easement = procedure({
  id: 'huron/easement',
  title: 'Parts of the system on land of others',
  act: 'obtain and record a deeded right-of-way and file a copy with the permit application',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law names no number of days for the deeded right-of-way.',
    text: 'The sentence says that the right-of-way shall be obtained and recorded, and a copy filed with any permit application. So have it recorded by the time you apply for a permit; beyond that no day is named. Ask the Building Inspector.',
    cite: ['huron/5.G#1'],
  },
  words: {
    asks: [
      ['servidumbre|(derecho de paso)', 'registrar*|terreno|vecino|séptico|líneas|escritura'],
      [
        '(handshake|brothers|sisters|neighbors|cousins|parents|other|adjoining)',
        '(parcel|land|lot|property|side|yard|acre)',
        '(field|tank|line|lines|pipe|system|septic|laterals)',
      ],
      ['easement*'],
      ['right of way'],
      ['right-of-way'],
      ['rightofway|row'],
      [
        'neighbor*|adjoining|someone|association|sister*|brother*',
        'land|property|lot|yard',
        'field|tank|pipe|line|septic|system',
      ],
      ['servidumbre'],
      ['terreno|propiedad|lote', 'vecino|ajeno', 'campo|tanque|tubería|séptico'],
    ],
    not: ['esparcir|abono|spread*'],
    outside: [
      '(doing|do|touching) (nothing|no work)',
      '(nothing|no work) .. (done|to it|planned)',
      'no .. (hago|hacemos) nada',
    ],
    examples: [
      '¿Hasta cuándo hay que registrar la servidumbre si las líneas van en terreno ajeno?',
      'parte del séptico queda en el terreno del vecino, ¿qué plazo hay para registrar el derecho de paso?',
      '¿en cuántos días se registra la servidumbre del séptico?',
      'how many days do I have to record the septic easement',
      'by when must the deeded right of way be recorded at the county clerk',
      'how long do we have to file the easement copy with the town',
      'a piece of the replacement field lands on my brothers acre and he does not mind. anything to record?',
      'pump line crosses the road and then my cousins woodlot. paperwork?',
      'two laterals end up over the property line on the neighbors side, he gave verbal ok',
      'tank will sit on the association common land, what do we need',
      'una parte del campo queda en el terreno de mi hermano, ¿basta con su palabra?',
      'part of my leach field would be on my neighbors lot, what do i need',
      'do we need an easement if the septic pipe crosses the lane to our other parcel owned by my mom',
      'Neighbor said its fine to put the tank on his side. Is a letter enough?',
      'right of way for septic lines across the association common land',
      'where does the septic easement get recorded',
      'new system fits only if two laterals go on the adjoining property',
      'realtor here, leach field partly on the next lot, does the law require a recorded easement for the replacement',
      'does the permit application need a copy of the deeded right-of-way',
      'our whole system sits on our own land, do we need any right of way papers',
      'is a handshake deal with my cousin ok for running the force main over her field',
      'the lot next door is also mine but in my wifes name, easement?',
      'upgrade moves the field over the boundary onto town land',
      'must an easement be deeded or can it be a license',
      'replacement drainfield on someone elses ground - what paperwork',
      '¿Necesito una servidumbre si el campo queda en el terreno del vecino?',
      'la tubería del séptico cruza el lote de mi hermana, ¿qué papel hace falta?',
      '¿Dónde se registra la servidumbre para el sistema séptico?',
      'todo el sistema está dentro de mi propio terreno, ¿piden derecho de paso?',
      "Only spot for the field is my sister's lot next door. OK?",
    ],
  },
  machine,
})
