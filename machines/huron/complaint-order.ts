import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// At once or within thirty days? Huron § 9(B).
const facts = pick(all, 'violationFound', 'orderGiven')

const deadlines = {
  stopBy: {
    label: 'Longest time that the order may leave for ending use and discharge',
    actor: 'property owner',
    within: '30 days',
    after: 'orderGiven',
    cite: 'huron/9.B#3',
    note: 'The law does not say from which day the thirty days run; the day of the order is taken as a precaution. Go by the day written in the order.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  stop: {
    label: 'Longest time that the order may leave for ending use and discharge',
    amount: 30,
    unit: 'days',
    cite: 'huron/9.B#3',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/complaint-order',
  initial: 'finding',
  states: {
    finding: {
      meta: { cite: ['huron/9.B#3'] },
      on: { violationFound: [{ guard: 'yes', target: 'mustStop' }, 'noViolation'] },
    },
    mustStop: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline:
          'It is up to the Building Inspector: the order must end the use of the system either immediately or within {stop}.',
        text: 'Once a violation is found, the Building Inspector must order the owner to stop using the system and to stop the discharge of sewage. Which of the two times it is, the law leaves to him or her; you have no right to the longer one. Go by the day that is written in the order. Whether the order can be appealed inside the Town is not set out in the law.',
        cite: ['huron/9.B#3'],
        values: ['stop'],
        also: ['stopBy'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'must',
            action: 'order the owner to terminate use and discharge, either immediately or within {stop}',
            cite: ['huron/9.B#3'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'terminate use and discharge by the time in the order',
            cite: ['huron/9.B#3', 'huron/11.D#1'],
          },
        ],
      },
    },
    noViolation: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The order to stop using a system is tied to a violation that was found.',
        text: 'If the system is not functioning properly, the Building Inspector may still order replacement of the tank, pumping, or other repairs or improvements, as far as reasonably necessary. If you hold a written order, follow it and ask the Building Inspector what it rests on.',
        cite: ['huron/9.B#3', 'huron/9.B#1'],
      },
    },
  },
})

export const complaintOrder = procedure({
  id: 'huron/complaint-order',
  title: 'An order to stop using the system',
  act: 'terminate use of the septic system and discharge of sewage after an order',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['(order|ordered|orden)', '(days|30|60|thirty|sixty|immediately|stop|longer|shorter|max|maximum)'],
      ['order*|ordered', '(stop|terminat*|cease|shut|quit|use|using|immediate*|vacate|thirty|30)'],
      ['(stop|cease|quit) using', 'septic|system|toilet*|water'],
      ['(immediately|at once|thirty|30)', 'violat*|order*'],
      ['orden*', '(dejar de usar|inmediat*|treinta|parar|usar)'],
    ],
    examples: [
      'order gives us ninety days to stop using the septic, is that longer than the law lets him',
      'inspector found a violation, how much time can his stop order leave us',
      'ordered to quit using the system at once, can he be that strict',
      'after finding a violation must he order us off the system or is it his choice',
      'building inspector found a violation, can he make us stop using the septic right away',
      'do i get thirty days to stop using the system or is it immediate',
      'he ordered us to stop flushing. is that allowed',
      'order to terminate use of my septic, how much time do I have',
      'the inspector found violations at our rental, how fast must the tenants stop using the toilets',
      'who decides between immediately and 30 days',
      'violation found at our house, does an order have to leave us a month or can it bite at once',
      'inspected after a complaint, no violation found, can he still shut the system down',
      'can i ask for the 30 days instead of the immediate shutoff',
      'notice of violation came monday, last day to use the system?',
      'my aunt says there is always a month before they make you stop. true?',
      'can the town make us move out because the septic violates the law',
      'restaurant, complaint inspection, violation. stop discharge now or within a month',
      'what must the building inspector order when he finds a violation',
      'must use be terminated even if no sewage is visible',
      'Is a cease use order mandatory once a violation of the septic law is confirmed?',
      '¿Nos pueden ordenar dejar de usar el séptico de inmediato?',
      'el inspector encontró una violación, ¿tenemos treinta días?',
      '¿Quién decide si la orden es inmediata o en treinta días?',
      'orden de parar el uso del sistema, ¿cuánto tiempo me dan?',
      'After a complaint he wrote an order saying stop using it. Do we really have to move out?',
    ],
  },
  machine,
})
