import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Review by a court of the Local Board of Health. Chester § 5.090.
const facts = pick(all, 'decider', 'effectiveOn')

const deadlines = {
  sue: {
    label: 'Apply for the review by a court',
    actor: 'aggrieved person',
    within: '60 days',
    after: 'effectiveOn',
    cite: 'chester/5.090#1',
    note: 'State law may give another period. The text does not say which day is the effective date; count from the vote to be safe.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/court-review',
  initial: 'whose',
  states: {
    whose: {
      meta: { cite: ['chester/5.090#1'] },
      on: {
        decider: [{ guard: is('board'), target: 'board' }, { guard: is('officer'), target: 'officer' }, 'townBoard'],
      },
    },
    board: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. An aggrieved person may ask a court for review under Article 78 {sue}.',
        text: "The law says not later than 60 days from the effective date of the decision or ruling, or from the date when the action or omission occurred. Article 78 is the state's rule for court review of public bodies. As a precaution count from the day of the vote and do not lean on a weekend or on any longer period of state law. See a lawyer at once.",
        cite: ['chester/5.090#1'],
        duties: [
          {
            actor: 'aggrieved person',
            verdict: 'may',
            action: 'apply to a court for review',
            deadline: 'sue',
            cite: ['chester/5.090#1'],
          },
        ],
        due: ['sue'],
      },
    },
    officer: {
      meta: {
        status: 'determined',
        verdict: 'may',
        act: 'appeal to the Local Board of Health first',
        headline:
          'Appeal to the Local Board of Health: the court review in this law is of the Board, not of the Enforcement Officer.',
        text: 'Whoever is adversely affected by the Enforcement Officer may appeal to the Local Board of Health, which decides after a hearing. Its decision can then be taken to court within 60 days. Whether a court would hear a case against the officer directly is for a lawyer.',
        cite: ['chester/5.010#3', 'chester/5.090#1'],
      },
    },
    townBoard: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'a court',
        headline:
          'The law gives a period only for review of the Local Board of Health, not of the Town Board in another role.',
        text: 'State law has rules of its own for court review of town bodies. See a lawyer at once, and plan on the shortest period.',
        cite: ['chester/5.090#1'],
      },
    },
  },
})

export const courtReview = procedure({
  id: 'chester/court-review',
  title: 'Review by a court (Article 78)',
  act: 'ask a court to review the decision',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(article 78|art 78|artículo 78)'],
      [
        '(sue|suing|court|lawsuit|judge|demandar|tribunal|corte|juez)',
        '(board|variance|decision|denied|officer|town|ruling|denial|junta|decisión|variación|pueblo|oficial)',
      ],
    ],
    not: ['se cerró|cerró|cerraron', 'penalt*|fine', 'town board .. (take|sue|bring)', 'taking .. to court', 'multa'],
    examples: [
      'Board of Health voted no on the 5th, effective at once. Some people say we get four months. What is the actual last day for court?',
      'denied at the meeting on Monday, ruling in effect that day, when does our time for an article 78 run out',
      'la decisión de la junta de salud entró en vigor el 5 de marzo y queremos ir a la corte, ¿último día?',
      'Our variance was refused and the ruling took effect on the 9th. By when must we file in court?',
      'we want to challenge the board of health in supreme court, how many days from the denial',
      'board of health turned down my variance, how long to go to court',
      'can I sue over a septic decision in Chester',
      'deadline for an article 78 after a variance denial',
      "neighbor's variance was approved, can I take it to court",
      '60 days or four months to challenge the board',
      'decision effective april 3, last day to file in court?',
      'officer denied my permit, do I go straight to court',
      'what counts as the effective date for the lawsuit',
      'day sixty is a sunday, when must the petition be filed',
      'town board voted on my holding tank site, court review?',
      'my cousin says thirty days like in Huron',
      'is there judicial review of a board of health ruling',
      'la junta negó la variación, ¿cuánto tiempo tengo para demandar?',
      '¿cuál es el plazo del artículo 78?',
      '¿puedo ir a la corte por la decisión de la junta de salud?',
      'el oficial negó mi permiso, ¿puedo ir directo al tribunal?',
      'They turned our variance down this week and somebody told us a month is all we get to sue. What is it here?',
      'They voted to deny us on the 20th and we want a judge to look at it. Last day?',
    ],
  },
  machine,
})
