import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How long the Enforcement Officer may take to decide. Chester § 5.030(A)(2), (A)(5), (A)(6).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/application-decision-time',
  initial: 'silent',
  states: {
    silent: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'The law sets no time for the Enforcement Officer to decide, or to call an application complete.',
        text: "It says that the Enforcement Officer determines whether an application is complete, when a permit may not be issued and when an application must be disapproved. It gives no number of days for any of that, and no answer by silence. The only period is the applicant's own: sixty (60) days to supply data after a written request was mailed. Ask for a date in writing. Whoever is adversely affected by an omission may appeal to the Local Board of Health.",
        cite: [
          'chester/5.030.A.2#5',
          'chester/5.030.A.5#1',
          'chester/5.030.A.6#1',
          'chester/5.030.A.6.a#1',
          'chester/5.010#3',
        ],
      },
    },
  },
})

export const applicationDecisionTime = procedure({
  id: 'chester/application-decision-time',
  title: 'Time to decide on a permit application',
  act: 'decide on the permit application within a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(how long|how many days|deadline|time limit|weeks|waiting|months|when will|cuánto tiempo|cuántos días|plazo|semanas|meses|tardar)',
        '(permit|application|permiso|solicitud)',
        '(decide*|decision|officer|town|approve*|answer|review*|process*|wait*|act|issue|respond*|decid*|responder|oficial|pueblo)',
      ],
      ['(permit|application|solicitud) .. (sitting|pending|waiting|no answer|sin respuesta)'],
    ],
    not: ['expire*|expired|expir*|vence', 'variance', 'hearing', 'information|info|data', 'appeal*'],
    examples: [
      'how long can the town take to decide on my septic permit',
      'been waiting eight weeks for a permit, is there a deadline',
      'does the officer have 30 days to answer',
      'is my application approved if nobody answers',
      'how many days to tell me my application is complete',
      'application sitting on his desk since spring',
      'time limit for the enforcement officer to act on a permit',
      'when do they have to approve or deny',
      'contractor is booked, how fast must the town process the permit',
      'no answer on my permit, automatic approval?',
      '¿cuánto tiempo tiene el pueblo para decidir sobre mi permiso?',
      'llevo dos meses esperando el permiso, ¿hay un plazo?',
      '¿cuántos días tiene el oficial para responder la solicitud?',
      'si no responden, ¿queda aprobado el permiso?',
      'permit review time chester',
      "Everything is handed in, fee and all, and nobody decides. Isn't there some number of days?",
    ],
  },
  machine,
})
