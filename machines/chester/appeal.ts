import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Appeal against the Enforcement Officer. Chester §§ 5.010, 5.040.
const facts = pick(all, 'decider')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/appeal',
  initial: 'whose',
  states: {
    whose: {
      meta: { cite: ['chester/5.010#3'] },
      on: {
        decider: [{ guard: is('officer'), target: 'allowed' }, { guard: is('board'), target: 'court' }, 'townBoard'],
      },
    },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. Whoever is adversely affected by an action, omission, decision or ruling of the Enforcement Officer may appeal to the Local Board of Health.',
        text: "The Board may decide only after it has held a hearing. Use the form that the Board prescribes. The law states no time limit for the appeal, no notice and no time for the Board's decision. As a precaution file in writing at once, and ask for the date of the hearing.",
        cite: ['chester/5.010#3', 'chester/5.040#1'],
      },
    },
    court: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          "No. This appeal is only against the Enforcement Officer; the Local Board of Health's own decision goes to court.",
        text: 'An action, decision or ruling of the Local Board of Health may be reviewed by a court under Article 78 of the Civil Practice Law and Rules. The law gives 60 days for that. Speak to a lawyer.',
        cite: ['chester/5.010#3', 'chester/5.090#1'],
      },
    },
    townBoard: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'a court',
        headline: 'The law names no appeal against the Town Board in another role.',
        text: 'Appeals to the Local Board of Health are against the Enforcement Officer, and the review by a court in the law is of the Local Board of Health. Whether a court can review the Town Board is for a lawyer to say.',
        cite: ['chester/5.010#3', 'chester/5.090#1'],
      },
    },
  },
})

export const appeal = procedure({
  id: 'chester/appeal',
  title: 'Appeal to the Local Board of Health',
  act: 'appeal to the Local Board of Health',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(turned down|refused|denied|rejected)', 'officer|inspector', '(who do|whom|who would|go to|turn to)'],
      [
        'appeal*|apel*|challenge|contest|fight|recurr*',
        'officer|inspector|decision|denied|denial|order|permit|ruling|board|oficial|decisión|permiso|orden|junta',
      ],
      [
        '(turned down|turned .. down|refused|denied)',
        'officer|inspector',
        '(who can|take that|take it|go to|over him|above him|next|where do)',
      ],
      ['(disagree|unfair|wrong)', 'officer|inspector', 'who|where|appeal|go'],
    ],
    not: [
      'how long',
      'time limit',
      'cuánto tiempo',
      'deadline|days|plazo|últim*',
      'article 78',
      'court|sue',
      'hearing first',
      'without a hearing',
      'hold a hearing',
    ],
    examples: [
      'The Enforcement Officer refused my permit for the repair. Whom do I turn to?',
      'officer rejected my application yesterday, who do I go to now?',
      'officer ordered us off our septic and he is wrong, who hears our case',
      'officer denied my septic permit, can I appeal',
      'who do I appeal to if the officer is wrong',
      'I want to contest the order to fix my system',
      'can a neighbor appeal a permit the officer gave',
      'where does an appeal of the enforcement officer go',
      'officer just ignores my application, can I appeal that',
      'fight a stop work order in Chester',
      'is there an appeal to the board of health',
      'board of health turned me down, can I appeal to them again',
      "appeal the officer's ruling on my leach field",
      'what form do I use for an appeal',
      'the town board voted against me, where do I appeal',
      '¿puedo apelar la decisión del oficial?',
      'el oficial negó mi permiso, ¿ante quién apelo?',
      '¿se puede apelar una orden de reparación?',
      'no estoy de acuerdo con el inspector, ¿a dónde voy?',
      'The enforcement officer turned our permit down in a letter. Is there somebody over him we can take it to?',
    ],
  },
  machine,
})
