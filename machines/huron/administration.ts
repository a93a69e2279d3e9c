import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who administers the law, and may the Town Board delegate? Huron §§ 5(D), 4(B)(1).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/administration',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'may',
        decides: 'Town Board',
        headline:
          'Yes. The Town Board has primary authority over this law and may delegate it to Town officers, employees, or agents.',
        text: 'It does so as it sees fit. Day to day you will meet the Building Inspector, who also administers the building and zoning laws, and the Septic Inspector, whom the Town Board appoints to perform septic inspections. Ask the Town Clerk who holds these offices now.',
        cite: ['huron/5.D#1', 'huron/4.B.1#1', 'huron/4.B.14#1', 'huron/4.B.19#1'],
      },
    },
  },
})

export const administration = procedure({
  id: 'huron/administration',
  title: 'Who runs the septic law',
  act: 'hand authority under the law to officers, employees or agents of the Town',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['who', '(in charge|administers|runs|enforces|handles|oversees|contact|call)', 'septic|law|code'],
      ['delegat*'],
      ['(outside|private) (firm|company|contractor)', 'town', 'inspect*|enforce*'],
      ['quién', 'encargado|encargada|administra|aplica'],
      ['delegar'],
    ],
    examples: [
      'who is in charge of septic rules in town',
      'who enforces the septic law here, the town or the county',
      'can the town board hand septic enforcement to a private engineering firm',
      'which office do i call about septics',
      'does the town board have to run the program itself',
      'Is the code officer allowed to act for the board on septic matters?',
      'who do I talk to about the local septic code',
      'may the board delegate authority to an employee',
      'county health says call the town. who at the town has authority',
      'who administers this septic law',
      'is the highway guy allowed to be made an agent for septic enforcement',
      'authority under the septic law, where does it come from',
      'who has the last word on septic administration, the supervisor or the board',
      '¿Quién está encargado de la ley séptica en el pueblo?',
      '¿A qué oficina llamo por un asunto del sistema séptico?',
      '¿Puede la junta delegar su autoridad a un empleado?',
      '¿Quién aplica el reglamento séptico?',
    ],
  },
  machine,
})
