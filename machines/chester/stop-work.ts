import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Stopping work on a system. Chester § 5.030(A)(7).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/stop-work',
  initial: 'allowed',
  states: {
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes, by written notice, and only where a system is being built or installed in violation of the law.',
        text: 'The Enforcement Officer may order all further work stopped on any wastewater treatment system which is being constructed or installed in violation of the law. The law names a written notice; what a spoken order is worth it does not say, so ask for the notice. It sets no time for lifting the order. Whoever is adversely affected may appeal to the Local Board of Health.',
        cite: ['chester/5.030.A.7#1', 'chester/5.010#3'],
        duties: [
          {
            actor: 'Enforcement Officer',
            verdict: 'may',
            action: 'order further work stopped by written notice',
            cite: ['chester/5.030.A.7#1'],
          },
        ],
      },
    },
  },
})

export const stopWork = procedure({
  id: 'chester/stop-work',
  title: 'Stop-work order',
  act: 'order all further work stopped',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days for a stop-work notice.',
    text: 'The sentence says that the Enforcement Officer may, by written notice, order all further work stopped. It names no day by which the notice must come or the order ends. Go by the notice, and ask the Enforcement Officer.',
    cite: ['chester/5.030.A.7#1'],
  },
  words: {
    asks: [
      ['stop*|quit*|halt*|cease*', 'work|job|construction|digging|installing|install|order|project'],
      ['(stop work|stop order|red tag*)'],
      ['shut* .. (down|job)'],
      ['(parar|detener|suspender|paró)', 'obra|trabajo|construcción|instalación'],
    ],
    not: ['stop using', 'inspection of'],
    outside: [
      'in accordance|according to the permit|conforme',
      '(to|for) (my|the|our) (neighbor|neighbour)',
      '(vecino|vecina)',
    ],
    examples: [
      'how many days does a stop work order last',
      'by when must the officer send the stop work notice',
      'officer hung a note on our trench to stop the job, no judge signed it. can he',
      'can the officer shut down my septic job',
      'got a stop work order, what can I do',
      'does a stop order have to be in writing',
      'inspector yelled at us to quit digging, is that valid',
      'who can halt the installation of a septic',
      "work stopped because trenches don't match the plan",
      'neighbor is putting in a system without a permit, can the town stop it',
      'red tag on the excavator this morning',
      'how long does a stop work order last',
      'do we have to stop if he only told us by phone',
      '¿puede el oficial parar la obra del séptico?',
      'me dieron una orden de detener el trabajo, ¿qué hago?',
      '¿la orden de parar debe ser por escrito?',
      'el inspector nos suspendió la instalación',
      'installer asks if the town may stop the work halfway',
      "Officer nailed a written notice on the stake: quit all work on the trenches, they're not where the plan puts them. Is he allowed to halt the job like that?",
    ],
  },
  machine,
})
