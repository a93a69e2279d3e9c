import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Can an order be appealed inside the Town? A board for it is named and no procedure is written (H-06). Huron §§ 4(B)(12), 10(A), 12.
const facts = pick(all, 'orderGiven')

const deadlines = {
  court: {
    label: 'Start a court proceeding against the order or decision',
    actor: 'person aggrieved',
    within: '30 days',
    after: 'orderGiven',
    cite: 'huron/12#2',
    note: 'Counted from the decision or action itself, not from the day it was received.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/order-appeal',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline:
          'The law names a board for written appeals but writes down no appeal: not how, not by when, not against what.',
        text: 'The definition of the Septic Board of Appeals says that it hears written appeals arising under this law. The only procedure that follows is the one for variances, and there the Zoning Board of Appeals acts as that board. What is written is the way to court: a proceeding under Article 78 (a court review of town decisions), within 30 days of the decision or action. As a precaution, write to the Building Inspector and the Board at once, and plan on starting in court {court}. Whether a board must be asked first is a question for a lawyer.',
        cite: ['huron/4.B.12#1', 'huron/10.A#1', 'huron/12#1', 'huron/12#2'],
        also: ['court'],
      },
    },
  },
})

export const orderAppeal = procedure({
  id: 'huron/order-appeal',
  title: 'Appeal of an order or decision inside the Town',
  act: 'appeal an order or decision of the Building Inspector to a board of the Town',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['appeal|appeals|appealing|contest|apelar', '(order|inspector|inspectors|board|days|decision|violation)'],
      [
        'appeal*|contest*|challenge*|fight|dispute*|object*',
        'order*|inspector|decision|denied|failed|notice|result|violation',
      ],
      ['apelar|apelación|impugnar', 'orden|inspector|decisión'],
      ['(ordered|order)', '(disagree|appeal|go to|fight|challenge|object)'],
    ],
    not: ['article 78'],
    examples: [
      'how many days to appeal an order of the building inspector and to which board',
      'inspector ordered a new tank, I disagree. appeal where and until when',
      'is there a town board that hears appeals of septic orders',
      'deadline to contest a notice from the septic inspector',
      'Gorham gives 30 days to appeal to the clerk. how long here against an order',
      'quiero apelar la orden del inspector ante la junta, ¿cuántos días tengo?',
      'how do i appeal the building inspectors septic order',
      'i disagree with the inspector, who do i appeal to',
      'is there a board that hears appeals against septic orders',
      'deadline to appeal a notice from the septic inspector?',
      'Can the septic board of appeals overturn the building inspector?',
      'want to contest the failed inspection without going to court',
      'does an appeal stop the order from taking effect',
      'my permit was denied by the building inspector, where do I appeal',
      'the code officer is wrong about my tank, can the zoning board overrule him',
      'challenge an order to replace my tank, what form do I use',
      'the law talks about written appeals, how do they work',
      'in gorham you get thirty days to appeal to the clerk. same here?',
      'fighting a violation notice - to whom',
      'dispute the result of the dye test inspection',
      '¿Cómo apelo la orden del inspector?',
      'no estoy de acuerdo con la decisión del inspector, ¿a quién apelo?',
      '¿Hay una junta para apelar una orden sobre mi séptico?',
      '¿Cuántos días tengo para apelar ante el pueblo?',
      'I think the order to replace the field is wrong, where do I turn',
      'Inspector ordered me to replace the whole field. Who can I go to if I disagree?',
    ],
  },
  machine,
})
