import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who appoints and removes the Enforcement Officer, and what the officer does. Chester §§ 2.020, 5.010.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/officer-appointment',
  initial: 'townBoard',
  states: {
    townBoard: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The Town Board appoints the Enforcement Officer and may remove him or her.',
        text: 'The Enforcement Officer has the duty to administer and enforce the law. The text names the office, not a person; the Town Hall can say who holds it. It also speaks of a regulatory agency, a permitting agency and a Town Zoning Administrator without saying more about them.',
        cite: ['chester/5.010#1', 'chester/5.010#2', 'chester/2.020.enforcement-officer#1'],
        duties: [
          {
            actor: 'Town Board',
            verdict: 'must',
            action: 'appoint the Enforcement Officer',
            cite: ['chester/5.010#2'],
          },
          {
            actor: 'Enforcement Officer',
            verdict: 'must',
            action: 'administer and enforce the law',
            cite: ['chester/5.010#1'],
          },
        ],
      },
    },
  },
})

export const officerAppointment = procedure({
  id: 'chester/officer-appointment',
  title: 'Who the Enforcement Officer is',
  act: 'appoint and remove the Enforcement Officer',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no term for the Enforcement Officer.',
    text: 'The sentence says that the Enforcement Officer is appointed and may be removed by the Town Board. It names no term and no day. Ask the Town Board.',
    cite: ['chester/5.010#2'],
  },
  words: {
    asks: [
      [
        '(who|appoint*|remove*|fire|hire*|nombr*|quién)',
        '(enforcement officer|officer|oficial|septic inspector)',
        '(appoint*|remove*|is|hire*|fire*|enforce*|charge|nombra|despedir|encarg*)',
      ],
      ['who (enforces|administers|is in charge|runs)'],
    ],
    not: ['who can certify', 'complain*', 'appeal*', 'backfill*', 'uncover', 'stop', 'permit', 'inspect*', 'design*'],
    examples: [
      'how many years is the enforcement officer appointed for',
      'by when must the town board appoint an enforcement officer',
      'who is the septic enforcement officer in Chester',
      'who appoints the enforcement officer',
      'can the town board fire the officer',
      'which office enforces the wastewater law',
      'who is in charge of septic in this town',
      'how is the enforcement officer chosen',
      'officer does nothing, who can remove him',
      'does the town board hire the officer',
      'who administers the septic code',
      'is the officer elected',
      '¿quién nombra al oficial de cumplimiento?',
      '¿quién hace cumplir la ley del séptico?',
      '¿puede la junta municipal despedir al oficial?',
      '¿qué oficina se encarga de los sistemas sépticos?',
      'duties of the enforcement officer',
    ],
  },
  machine,
})
