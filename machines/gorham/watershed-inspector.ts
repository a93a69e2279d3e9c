import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Review by the Watershed Inspector. Gorham § 56.307(2).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/watershed-inspector',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Systems are subject to review and approval by the Canandaigua Lake Watershed Inspector.',
        text: 'Besides the town’s approvals, wastewater treatment systems are subject to review and approval by the Canandaigua Lake Watershed Inspector under the state’s watershed rules. Those rules are not on file here. The sentence itself names no distance and no area: ask the Watershed Inspector whether your property lies in the watershed.',
        cite: ['gorham/56.307.2#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit the system to the review of the Canandaigua Lake Watershed Inspector',
            cite: ['gorham/56.307.2#1'],
          },
        ],
      },
    },
  },
})

export const watershedInspector = procedure({
  id: 'gorham/watershed-inspector',
  title: 'Canandaigua Lake Watershed Inspector',
  act: 'have the Canandaigua Lake Watershed Inspector review and approve the system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for the Watershed Inspector’s review.',
    text: 'The sentence says that systems are subject to his review and approval. It names no number of days; ask the Canandaigua Lake Watershed Inspector.',
    cite: ['gorham/56.307.2#1'],
  },
  words: {
    asks: [
      ['watershed', '(inspector|approv*|review*|rules|permit|sign|need)'],
      ['(cuenca|watershed)', '(inspector|aprob*|revis*)'],
    ],
    not: ['(ruled|ruling|appeal)', '(overrule|goes in|before the tank)'],
    outside: [
      '(who wins|who is right|overrule*|overrides|disagree*|contradict*)',
      '(approved|ok|okay|yes|signed off) .. but .. (no|denied|denies|refuse*|says no|will not)',
    ],
    examples: [
      'how many days does the watershed inspector have to review our plans',
      'by when must the watershed inspector approve the septic',
      'the builder says the lake watershed inspector only gives advice, does a new household system need his approval too',
      'we drain to Canandaigua Lake, who besides the town signs off on our septic',
      'does the watershed inspector have to approve my septic too',
      'who is the Canandaigua Lake Watershed Inspector and do I need his sign off',
      'is watershed review on top of the town permit',
      'my lot is near the lake, does the lake watershed person review the plan',
      'can I skip the watershed inspector if the code officer already said yes',
      'do systems in Gorham need approval from Canandaigua Lake Watershed',
      'lake watershed rules 132.1, apply to septic permits?',
      'we live a mile from the lake, does watershed approval still apply',
      'how many approvals for a new septic by the lake, town and watershed?',
      'contractor says watershed inspector only matters on the shore',
      'submit plans to watershed inspector before or after the town?',
      'watershed commission septic review required in town of gorham?',
      '¿el inspector de la cuenca del lago tiene que aprobar el séptico?',
      '¿necesito la revisión del inspector de la cuenca Canandaigua?',
      '¿además del pueblo, el inspector de watershed revisa mi sistema?',
    ],
  },
  machine,
})
