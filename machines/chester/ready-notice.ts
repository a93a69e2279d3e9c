import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Telling the officer that the system is ready, and the inspection. Chester § 5.030(C)(2).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/ready-notice',
  initial: 'notify',
  states: {
    notify: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The permit holder must notify the Enforcement Officer when the system is ready for inspection.',
        text: 'The Enforcement Officer must then inspect as soon thereafter as practicable. The law sets no number of days, and a slow inspection gives nobody the right to cover the system. The officer may also inspect during construction to see that the work follows the permit.',
        cite: ['chester/5.030.C.2#1', 'chester/5.030.C.2#2', 'chester/5.030.C.2#3', 'chester/5.030.C.1#1'],
        duties: [
          {
            actor: 'permit holder',
            verdict: 'must',
            action: 'notify the Enforcement Officer when the system is ready for inspection',
            cite: ['chester/5.030.C.2#1'],
          },
          {
            actor: 'Enforcement Officer',
            verdict: 'must',
            action: 'inspect as soon thereafter as practicable',
            cite: ['chester/5.030.C.2#2'],
          },
          {
            actor: 'Enforcement Officer',
            verdict: 'may',
            action: 'inspect during construction',
            cite: ['chester/5.030.C.2#3'],
          },
        ],
      },
    },
  },
})

export const readyNotice = procedure({
  id: 'chester/ready-notice',
  title: 'Notice that the system is ready, and its inspection',
  act: 'notify the Enforcement Officer when the system is ready for inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days for this notice or for the inspection that follows.',
    text: 'The sentences say that the permit holder must notify the Enforcement Officer when the system is ready, and that the inspection must be made as soon thereafter as practicable. They name no number of days. Ask the Enforcement Officer for a day.',
    cite: ['chester/5.030.C.2#1', 'chester/5.030.C.2#2'],
  },
  words: {
    asks: [
      [
        '(notify|call|tell|inform|avisar|llamar|notificar)',
        '(officer|inspector|town|oficial|pueblo)',
        '(ready|done|installed|finished|inspection|listo|terminado|inspección)',
      ],
      [
        '(how soon|how long|how fast|when|days|cuándo|cuánto)',
        '(officer|inspector|oficial|he|town)',
        '(come|inspect|show up|look|venir|inspeccionar)',
        '(system|septic|install*|new|work|sistema|instalación|construction|open)',
      ],
      ['(inspect*|inspector) .. (during|while) .. (construction|work|installing)'],
    ],
    not: ['complain*|neighbor', 'emergency', 'sale|sell*|closing', 'backfill*', 'annual'],
    examples: [
      'how many days ahead must I tell the officer that the system is ready to be looked at',
      'how many days do they have to come out after I call that the system is ready',
      'who has to call when the septic is ready to be looked at',
      'system is in the ground, do I need to notify the officer',
      'how soon does the officer have to inspect after I call',
      'inspector is taking two weeks to come, is there a limit',
      "can the officer come by while we're still building the field",
      "contractor or owner, who notifies the town that it's ready",
      'ready for inspection notice, does it have to be written',
      'what does as soon as practicable mean for the inspection',
      'open trench waiting for the inspector, how many days',
      'surprise visit during installation, is that allowed',
      '¿a quién aviso cuando el sistema está listo para inspección?',
      '¿en cuántos días tiene que venir el inspector después de avisar?',
      '¿puede el oficial inspeccionar durante la construcción?',
      'terminamos la instalación, ¿hay que notificar al pueblo?',
      'inspection scheduling for a new install',
    ],
  },
  machine,
})
