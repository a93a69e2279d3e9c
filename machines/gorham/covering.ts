import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// No covering without authorization. Gorham § 56.403(2).
const facts = pick(all, 'coverAuthorized')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/covering',
  initial: 'authorized',
  states: {
    authorized: { on: { coverAuthorized: [{ guard: 'yes', target: 'allowed' }, 'prohibited'] } },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. With proper authorization the component may be covered.',
        text: 'Before the system is backfilled, any change of construction that the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) approved must be noted on the original drawings. As built plans (drawings of what was really built) must be given to the authority.',
        cite: [
          'gorham/56.403.2#1',
          'gorham/56.403.2#2',
          'gorham/56.403.2#3',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'note approved changes on the original drawings before the system is backfilled',
            cite: ['gorham/56.403.2#2'],
          },
        ],
      },
    },
    prohibited: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Nothing may be covered without proper authorization.',
        text: 'The applicant is prohibited from covering any component of the system without proper authorization of the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). Work in violation of the law may be ordered stopped by written notice. The text does not say that what was covered must be dug up again: ask the official.',
        cite: [
          'gorham/56.403.2#1',
          'gorham/56.403.3#1',
          'gorham/56.403.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const covering = procedure({
  id: 'gorham/covering',
  title: 'Covering parts of a system',
  act: 'cover the component',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(tapar|tapemos|tape|tapen|taparlo|taparla|cubra|cubran|cubrir|enterrar|rellenar)',
        '(autoriz*|visto bueno|inspector|oficial)',
      ],
      [
        '(dirt|soil|fill|backfill|cover|bury)',
        '(trench|trenches|laterals|pipes|tank)',
        '(authorize|authorized|okay|okayed|inspector|officer|ceo)',
      ],
      [
        '(cover|covered|covering|backfill*|bury|buried|fill in|dirt)',
        '(trench*|tank|system|lines|field|septic|inspector|officer|pipe|pipes|laterals|box|component)',
      ],
      ['(tapar|cubrir|rellenar|enterrar)', '(tanque|zanja|sistema|tubería|inspector|séptic*)'],
      [
        '(buried|covered|backfilled)',
        '(no one|nobody|without|unauthorized)',
        '(signed off|looked|saw|authorized|checked|approved|came)',
      ],
    ],
    not: ['(order|stop work|stop)', '(topsoil|low spot|garden|over the)', '(lid|lids)', '(uncovered|uncovering)'],
    examples: [
      "crew wants to throw dirt over the new trenches though the officer hasn't been by",
      'trenches are open, nobody has okayed it, may we backfill',
      'the officer okayed backfilling on paper this morning, can we cover the trenches',
      'installer wants to bury the tank before the inspector has seen it, rain is coming',
      'can I backfill the trenches before the inspector comes',
      'installer wants to cover the tank today because of rain, ok?',
      'inspector said go ahead, can we bury the lines now',
      'we covered the d-box already, is that a problem',
      'when may the system be covered',
      'is it illegal to fill in the septic hole without a sign off',
      'officer authorized covering, anything else before backfill',
      'contractor backfilled over the weekend and nobody looked',
      'do changes have to be noted before we cover it',
      "what if the inspector doesn't show, may we cover anyway",
      'can part of the field be buried while waiting for inspection of the rest',
      'bury the pipe from house to tank before inspection?',
      '¿puedo tapar las zanjas antes de que venga el inspector?',
      'el contratista cubrió el tanque sin autorización, ¿qué pasa?',
      '¿cuándo se puede rellenar la zanja del sistema?',
      'crew buried the lateral on Saturday and nobody had signed off, is that breaking a rule',
      'no inspector came so we closed up the trench',
      'el tanque ya está puesto, el oficial todavía no autoriza taparlo y el patrón quiere cubrirlo hoy, ¿se puede?',
      '¿podemos tapar una parte y dejar lo demás abierto mientras llega la autorización?',
      'somos instaladores, falta el visto bueno para cubrir las tuberías, ¿las tapamos?',
    ],
  },
  machine,
})
