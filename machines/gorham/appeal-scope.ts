import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What an appeal can be about and what it can bring. Gorham § 56.801(1), (3), (4).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/appeal-scope',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. Any action, omission, decision or ruling of the authority having jurisdiction may be appealed.',
        text: 'Appeals of any actions, omissions, decisions or rulings of the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) go to the Clerk of the local governing body. The body may affirm, modify or deny the action or ruling, or correct an omission, and approve, approve with conditions or disapprove the appeal. It reviews only how the official interpreted or applied the law: it may not grant a variance. An appeal must be instituted within thirty days.',
        cite: [
          'gorham/56.801.1#1',
          'gorham/56.801.3#1',
          'gorham/56.801.4#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const appealScope = procedure({
  id: 'gorham/appeal-scope',
  title: 'What can be appealed',
  act: 'appeal the act of the authority having jurisdiction to the local governing body',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(appeal|challenge|contest|overturn|dispute)',
        '(can i|can we|may i|what can|allowed|able|possible|over|overrule|grounds|omission|decision|against)',
      ],
      ['(overrule|overturn|go over)', '(inspector|officer|head|ruling|decision)'],
      ['(apelar|impugnar)', '(puedo|se puede|podemos|qué)'],
      ['(inspector|officer)', 'board', '(take|go|bring|over|complain)'],
    ],
    not: [
      '(days|when|deadline|last day|how long|date)',
      '(court|judge|lawsuit|sue)',
      '(variance|variances)',
      '(stop the|stay)',
      'cuándo|plazo',
      '(jail|cárcel)',
    ],
    outside: [
      '(decision|ruling) (of|from|by) the (town|local)? (board|clerk|governing body)',
      '(appeal|board|board s|town board s) (decision|ruling)',
      '(lost|decided|denied|rejected|ruled on|disapproved) (my|our|the) appeal',
      '(decisión|fallo) (de la junta|de la apelación)',
      '(planning|zoning|assessment|school|county) board',
      '(assessor|junta de planificación|site plan)',
    ],
    examples: [
      'can I appeal when the officer never does anything, an omission',
      'may a neighbor appeal a ruling or only the owner',
      'who decides an appeal and what can they do with the ruling',
      'can I appeal a stop work order',
      'code officer refuses to act, can that be appealed',
      'what can the board do on a septic appeal',
      'can the town board overrule the watershed inspector',
      'is a failed inspection finding something I can contest',
      'who can I go to if I think the inspector is wrong',
      'can they change the decision or only say yes or no',
      'may I appeal the denial of my permit',
      'can the neighbor appeal my septic permit',
      'inspector misread the law, how do I challenge that',
      'what are grounds for an appeal under chapter 56',
      'can an appeal get me a smaller setback',
      'if the officer does nothing about my complaint, can I appeal that',
      '¿puedo apelar una orden del inspector?',
      '¿se puede apelar si el oficial no hace nada?',
      '¿qué puede decidir la junta en una apelación?',
      'officer never answers my letters, can I take that to the board',
      "can I go over the inspector's head",
    ],
  },
  machine,
})
