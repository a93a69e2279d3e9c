import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// More time for remedial measures. Chester § 5.030(B)(1)(d), (B)(2)(e).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/remedial-extension',
  initial: 'may',
  states: {
    may: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          "Yes. The time may be extended when a licensed professional engineer's letter describing the remedial measures is received.",
        text: 'The clean version of the rule says that the time limits may be extended upon receipt of such a letter. The version for new systems is garbled but means the same. The text does not say who grants the extension, for how long, or until when the letter may come. As a precaution send it to the Enforcement Officer before the five or thirty days are over, and ask for an answer in writing.',
        cite: ['chester/5.030.B.2.e#4', 'chester/5.030.B.1.d#4', 'chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'],
        duties: [
          {
            actor: 'owner',
            verdict: 'may',
            action:
              'submit a letter from a licensed professional engineer describing the anticipated remedial measures',
            cite: ['chester/5.030.B.2.e#4'],
          },
        ],
        readings: [
          {
            of: 'chester/5.030.B.2.e#4',
            defect: 'C-50',
            reading: "The letter's receipt lets the time be extended.",
            status: 'determined',
            verdict: 'may',
          },
          {
            of: 'chester/5.030.B.1.d#4',
            defect: 'C-50',
            reading: 'The time may be extended if a letter is submitted; who grants it is left open.',
            status: 'official-discretion',
            verdict: 'may',
          },
        ],
      },
    },
  },
})

export const remedialExtension = procedure({
  id: 'chester/remedial-extension',
  title: 'More time for remedial measures',
  act: "have the time for remedial measures extended by an engineer's letter",
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no length for the extension.',
    text: "The sentences say that the time limits may be extended upon receipt of an engineer's letter. They do not say for how long, or until when the letter may come. Ask the Enforcement Officer before the time is over.",
    cite: ['chester/5.030.B.2.e#4', 'chester/5.030.B.1.d#4'],
  },
  words: {
    asks: [
      [
        '(extend*|extension|more time|longer|back ordered|backorder*|delay*|prórroga|más tiempo|extender)',
        '(remedial|fix|repair*|parts|engineer|letter|mound|pump|blower|field|30 days|five days|5 days|carta|ingeniero|bomba|reparación)',
      ],
    ],
    not: ['permit', 'hearing', 'transfer|sale', 'leach lines', 'enlarg*'],
    examples: [
      "how many more days does the engineer's letter give us",
      'how long is the extension for the remedial measures',
      'the part is back ordered and our five days run out Friday, can we have longer',
      'el ingeniero puede pedir más tiempo para arreglar el montículo?',
      'parts for the aerobic unit are back ordered, can we get more time',
      'who can extend the five days to fix the pump',
      "engineer's letter for an extension, what must it say",
      'need longer than 30 days to fix the mound',
      'is an extension possible for remedial work',
      "contractor can't come for a month, more time for the repair of our alternative system?",
      'does a letter from the PE automatically extend the deadline',
      'how much extra time does the letter give',
      'can I ask for an extension after the five days ran out',
      'delay on the new blower, what do we do about the time limit',
      'la pieza tarda tres semanas, ¿pueden darnos más tiempo?',
      '¿una carta del ingeniero extiende el plazo de reparación?',
      '¿quién da la prórroga para arreglar el campo?',
      'necesitamos más tiempo para la reparación de la bomba',
      'extension letter from licensed engineer',
    ],
  },
  machine,
})
