import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// By when must a decision be taken to court? Huron § 12. The 30 days are shorter than the state’s own time (H-58).
const facts = pick(all, 'challenged', 'decisionFiled', 'actionOn', 'proceedingOn')

const deadlines = {
  courtBoard: {
    label: 'Start the proceeding against the Septic Board of Appeals',
    actor: 'person aggrieved',
    within: '30 days',
    after: 'decisionFiled',
    met: 'proceedingOn',
    cite: 'huron/12#2',
    note: 'Counted from the filing in the office of the Town Clerk, not from the day the decision was received. Minutes that hold the decision may count as its filing: ask the Town Clerk.',
  },
  courtOfficer: {
    label: 'Start the proceeding against the officer or board',
    actor: 'person aggrieved',
    within: '30 days',
    after: 'actionOn',
    met: 'proceedingOn',
    cite: 'huron/12#2',
    note: 'Counted from the decision or action itself, not from the day it was received.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const LAWYER =
  'The proceeding is one under Article 78, which is how a New York court reviews decisions of a town; any person aggrieved may bring it in Supreme Court. State law may allow a longer time, and a court may see the 30 days otherwise; ask a lawyer, and plan on the shorter time.'

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'huron/court-review',
  initial: 'whose',
  states: {
    whose: {
      meta: { cite: ['huron/12#2'] },
      on: { challenged: [{ guard: is('board'), target: 'boardFiled' }, 'officerActed'] },
    },
    boardFiled: { on: { decisionFiled: 'board' } },
    officerActed: { on: { actionOn: 'officer' } },
    board: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The proceeding against the Septic Board of Appeals must be started {courtBoard}.',
        text: `The 30 days run from the filing of the decision in the office of the Town Clerk. Ask the Town Clerk for that day; the Board files its decision immediately, and nothing says that it is sent to you. ${LAWYER}`,
        cite: ['huron/12#1', 'huron/12#2', 'huron/10.D.9#1'],
        due: ['courtBoard'],
        duties: [
          {
            actor: 'person aggrieved',
            verdict: 'must',
            action: 'start the proceeding within 30 days after the filing',
            deadline: 'courtBoard',
            cite: ['huron/12#2'],
          },
        ],
      },
      on: { proceedingOn: [{ guard: 'courtBoardInTime', target: 'inTime' }, 'late'] },
    },
    officer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The proceeding against that officer or board must be started {courtOfficer}.',
        text: `The 30 days run from the decision or action itself, with no filing and no notice to wait for. ${LAWYER}`,
        cite: ['huron/12#1', 'huron/12#2'],
        due: ['courtOfficer'],
        duties: [
          {
            actor: 'person aggrieved',
            verdict: 'must',
            action: 'start the proceeding within 30 days of the decision or action',
            deadline: 'courtOfficer',
            cite: ['huron/12#2'],
          },
        ],
      },
      on: { proceedingOn: [{ guard: 'courtOfficerInTime', target: 'inTime' }, 'late'] },
    },
    inTime: {
      meta: {
        status: 'determined',
        verdict: 'may',
        act: 'go on with the proceeding that was started',
        headline: 'Yes. The proceeding was started within the 30 days.',
        text: `It was in time under this law. ${LAWYER}`,
        cite: ['huron/12#1', 'huron/12#2'],
      },
    },
    late: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides: 'Supreme Court',
        act: 'go on with the proceeding that was started',
        headline:
          'The proceeding was started after the 30 days that this law gives. Only the court can say what follows.',
        text: `By this law the time was over. ${LAWYER}`,
        cite: ['huron/12#1', 'huron/12#2'],
      },
    },
  },
})

export const courtReview = procedure({
  id: 'huron/court-review',
  title: 'Taking a decision to court',
  act: 'start an Article 78 proceeding in Supreme Court within the time that the law gives',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['decisionFiled', 'proceedingOn'],
  words: {
    asks: [
      ['article 78'],
      ['court|sue|lawsuit|judge', 'deadline|days|long|last|when|review|time|challenge*|appeal*|decision'],
      ['supreme court'],
      ['demandar|tribunal|corte', 'plazo|días|decisión|cuándo|tiempo'],
    ],
    not: ['jail|prison|cárcel'],
    examples: [
      'voted july 9 but only filed july 15 with the clerk, last day to sue over the septic variance',
      'building inspector pulled our certificate in april, until when can we go to Supreme Court',
      'denied by the septic board, filed with clerk on 9/3, article 78 deadline',
      'how long do I have to sue over the variance denial',
      'last day for an article 78 against the septic board, decision filed with the clerk on march 2',
      'building inspector revoked our certificate on the 12th, when must we be in court',
      'can i take the town board of health to court and by when',
      'zba turned us down, what is the court deadline',
      'does the time to go to court run from when I got the letter',
      'Attorney: statute of limitations for reviewing a septic board decision?',
      'neighbors want to challenge a variance in supreme court, how many days',
      'is it 30 days or four months for an article 78 here',
      'we filed our petition on day 31, are we out of time',
      'who can bring a court case against a decision under the septic law',
      'which court reviews decisions of the septic board of appeals',
      'deadline to challenge an order of the septic inspector in court',
      'clerk stamped the decision june 1 but nobody told us till june 20, court date?',
      '¿Cuántos días tengo para llevar la decisión de la junta a la corte?',
      'el inspector canceló mi certificado, ¿hasta cuándo puedo demandar?',
      '¿Cuál es el plazo para un artículo 78 contra el pueblo?',
      '¿Desde cuándo se cuentan los días para ir al tribunal?',
      'The board turned us down and the clerk filed it Sept 30. Till when can we sue?',
    ],
  },
  machine,
})
