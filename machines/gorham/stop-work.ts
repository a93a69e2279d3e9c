import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The written stop order. Gorham § 56.403(3).
const facts = pick(all, 'inViolation')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/stop-work',
  initial: 'violation',
  states: {
    violation: { on: { inViolation: [{ guard: 'yes', target: 'mayStop' }, 'noPower'] } },
    mayStop: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. The authority having jurisdiction may order all work on that system stopped, by written notice.',
        text: 'On a system that is in violation of this law, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) may order all work stopped. The order must be a written notice. Work without a permit and covering a component without proper authorization are violations. The order can be appealed to the Clerk of the local governing body.',
        cite: [
          'gorham/56.403.3#1',
          'gorham/56.403.2#1',
          'gorham/56.301.1#1',
          'gorham/56.801.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'may',
            action: 'order all work on the system stopped, by written notice',
            cite: ['gorham/56.403.3#1'],
          },
        ],
      },
    },
    noPower: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The power to stop work is only over a system in violation of the law.',
        text: 'The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) may order work stopped, by written notice, on a system that is in violation of this law. Without a violation the section gives no such power. An order that you think is wrong can be appealed to the Clerk of the local governing body.',
        cite: ['gorham/56.403.3#1', 'gorham/56.801.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const stopWork = procedure({
  id: 'gorham/stop-work',
  title: 'Stopping the work',
  act: 'order all work on the system stopped by written notice',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for how long a stop work order lasts.',
    text: 'The sentence says that work may be ordered stopped by written notice. It names no number of days and no end; ask the authority having jurisdiction what must be put right.',
    cite: ['gorham/56.403.3#1'],
  },
  words: {
    asks: [
      [
        '(stop work|stop order|work stopped|shut down|halt|stopped|stop)',
        '(work|job|septic|system|order|installer|contractor|officer)',
      ],
      ['(parar|detener|suspender)', '(obra|trabajo|séptic*|instalación)'],
      ['(put down|down tools|quit working|stand down|shovels)', '(crew|officer|inspector|ceo|town|job)'],
    ],
    not: ['stop using', 'appeal stop*', 'fine|jail'],
    examples: [
      'how many days does a stop work order last on a septic job',
      'how long can they keep my septic job shut down',
      'can the code officer shut down my septic job',
      'got a stop work order, is that allowed',
      'may I as CEO halt an installation that has no permit',
      'he just yelled at us to stop, nothing in writing, does it count',
      'who can order work stopped on a septic system',
      'installer is digging without a permit, can the town stop him',
      'they stopped our job though we broke no rule',
      "is a stop order valid if it's only verbal",
      'how does the town halt work in violation of the septic law',
      'stop work notice on the septic only or the entire house',
      'neighbor putting in an illegal leach field, can the town make him stop',
      "can they keep all work stopped until it's fixed",
      '¿puede el oficial parar la obra del séptico?',
      'nos dieron orden de detener el trabajo sin permiso, ¿es legal?',
      '¿la orden de parar el trabajo tiene que ser por escrito?',
      'officer told my crew to put down the shovels, does he have that power',
      'we pulled no permit and they halted us, is that right',
    ],
  },
  machine,
})
