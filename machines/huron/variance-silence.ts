import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Does silence grant a variance? The law is silent (H-51). Huron § 10(D)(7).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/variance-silence',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline:
          'The law does not say that silence grants a variance. It sets the Board a time and does not say what follows when it is missed.',
        text: 'The Board is to decide within the time after the hearing that the law gives, and the applicant and the Board may agree to extend it. Do not build on a missing decision. Ask the Board and the Town Clerk in writing, and a lawyer about a court.',
        cite: ['huron/10.D.7#1', 'huron/12#1'],
      },
    },
  },
})

export const varianceSilence = procedure({
  id: 'huron/variance-silence',
  title: 'When the Board does not decide',
  act: 'treat the variance as granted because the Board did not decide in time',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        '(heard|hearing|62 days|months ago|in march|nothing|no decision|no answer|no word)',
        '(approved|granted|automatic*|default|count as)',
      ],
      [
        'board|variance|zba|they',
        '(never|not|no) .. (decid*|decision|answer*|rule|ruled|vote|voted|respond*)',
        'granted|approved|automatic*|default|mean*|then|win|what',
      ],
      ['(automatic*|default)', 'variance|approv*|granted'],
      ['silencio|automátic*', 'variación|varianza|aprobada|junta'],
      [
        '(audiencia|hearing)',
        '(no contesta|no decide|no responde|no ha decidido|sin decisión|no decision|never decided|no word|no answer)',
      ],
      ['(automatically|automáticamente|aprobado|aprobada|approved)', '(junta|board)', '(meses|months|days|días)'],
    ],
    not: ['(fence|shed|garage|pool|deck|sign|height|zoning|parking) (variance|hearing|permit)'],
    examples: [
      'hearing was four months back and no word from the septic board, do we have our variance by now',
      'board heard us in winter, still nothing in summer, is it treated as a yes',
      'no decision since the hearing in april. deemed approved?',
      'does silence from the ZBA mean the septic variance is ours',
      'board missed its deadline, is my variance automatically approved',
      'they never voted within 62 days, do I win by default',
      'no decision after the hearing, can I start building under the variance',
      'is a septic variance deemed granted if the board says nothing',
      'what if the zba does not decide in time',
      'silence from the board for three months, does that mean yes',
      'Default approval of septic variance?',
      'deadline passed without a ruling, what are my rights',
      'the board didnt answer my variance, so it counts as granted right',
      'do i lose if the board fails to act in time',
      'consequence of a late variance decision',
      'they postponed the decision without asking me and the time is over',
      'variance not decided in time - approved or denied',
      'si la junta no decide a tiempo, ¿la variación queda aprobada?',
      '¿El silencio de la junta significa que sí?',
      'pasó el plazo sin decisión, ¿es automática la varianza?',
      'la junta nunca votó mi variación, ¿puedo construir?',
      'Hace más de dos meses de la audiencia y la junta no decide. ¿Queda aprobada?',
      'la audiencia fue hace tres meses y la junta sigue sin decidir, ¿ya está aprobada la dispensa?',
      'pasaron más de 62 días y la junta no contesta, ¿vale como aprobada?',
      'the board sat on it since the hearing and never voted, is it approved by default',
    ],
  },
  machine,
})
