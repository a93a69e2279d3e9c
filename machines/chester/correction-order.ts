import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Orders to stop using or to correct a system, and what follows. Chester § 5.100(B).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/correction-order',
  initial: 'allowed',
  states: {
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. The Enforcement Officer may order that the use cease, the defects be corrected or misuse be abated.',
        text: 'The officer must have determined that the system is not being maintained in compliance with the law or a permit. The time must be reasonable; the law gives no number of days, so the day in the order counts. If it is not done within that time, the officer may revoke the use permit and refer the matter to the Local Board of Health for corrective action. The text calls it a use permit; it means the use certificate. Whoever is adversely affected may appeal to the Local Board of Health.',
        cite: ['chester/5.100.B#3', 'chester/5.100.B#4', 'chester/5.010#3'],
        duties: [
          {
            actor: 'Enforcement Officer',
            verdict: 'may',
            action: 'order that use cease, defects be corrected or misuse be abated within a reasonable time',
            cite: ['chester/5.100.B#3'],
          },
          {
            actor: 'Enforcement Officer',
            verdict: 'may',
            action: 'revoke the use permit or refer the matter to the Local Board of Health when the time has passed',
            cite: ['chester/5.100.B#4'],
          },
        ],
      },
    },
  },
})

export const correctionOrder = procedure({
  id: 'chester/correction-order',
  title: 'Order to correct a system or stop its use',
  act: 'order that the defects be corrected or the use of the system cease',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline:
      'The law sets no number of days for the correction, only a reasonable time that the Enforcement Officer fixes.',
    text: 'The sentences say that the Enforcement Officer may order the defects corrected within a reasonable time, and what follows where that is not done within the time fixed. They name no number of days. Go by the day in the order, and ask the Enforcement Officer where it names none.',
    cite: ['chester/5.100.B#3', 'chester/5.100.B#4'],
  },
  words: {
    asks: [
      [
        'order|ordered|orden|ordenar|ordenó',
        '(fix|correct|repair|stop using|cease|vacate|shut|arreglar|reparar|corregir|dejar de usar)',
      ],
      ['(revoke*|revoc*|take away)', 'permit|certificate|use|permiso|certificado'],
      ['(reasonable time|tiempo razonable)'],
      ['(make|force|require|obligar) .. (fix|repair|replace|stop using|arreglar)'],
    ],
    not: [
      'stop work',
      'digging|install*',
      'uncover|buried|dig',
      'blower|mound',
      'appeal*|apel*',
      'sale|sell*|closing',
      'neighbor',
    ],
    examples: [
      'how many days do I have to correct what the officer ordered',
      'by when must the defects in the order be corrected',
      'got an order to fix my septic, how much time do I have',
      'can the officer make me stop using my system',
      "what happens if I don't fix it by the date in the order",
      'may the town revoke my use permit',
      'what is a reasonable time to correct a septic defect',
      'officer orders us to quit using the toilet',
      'order to repair says 14 days, is that legal',
      'they threatened to take away the certificate',
      'can they force me to replace the whole system',
      'misuse of the system, what can the officer order',
      'me ordenaron arreglar el séptico, ¿cuánto tiempo tengo?',
      '¿puede el oficial prohibirme usar el sistema?',
      '¿pueden revocar mi certificado si no lo arreglo?',
      '¿qué es un tiempo razonable para reparar?',
      'referred to the board of health for corrective action',
      'Letter from the officer gives us three weeks to correct our field or else. What does the law say about the time, and what can he do if we miss it?',
    ],
  },
  machine,
})
