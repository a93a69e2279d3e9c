import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// As built plans and notes on the drawings. Gorham § 56.403(2).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/as-built-plans',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. As built plans must be given to the authority having jurisdiction.',
        text: 'As built plans (drawings of what was really built) must be provided to the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). Approved changes must be noted on the original drawings before the system is backfilled. The text sets no last day for the plans and does not say who must make them: ask the official, and hand them in as soon as the work is done.',
        cite: ['gorham/56.403.2#3', 'gorham/56.403.2#2', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const asBuiltPlans = procedure({
  id: 'gorham/as-built-plans',
  title: 'As built plans',
  act: 'give as built plans to the authority having jurisdiction',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no day by which as built plans must be handed in.',
    text: 'The sentence says that they must be provided to the authority. It names no number of days after the work; ask the authority having jurisdiction, and hand them in as soon as the work is done.',
    cite: ['gorham/56.403.2#3'],
  },
  words: {
    asks: [
      ['(as built|as builts|asbuilt|as-built|final drawing|final drawings|record drawing*)'],
      ['(changes|change)', '(drawing|drawings|original plans)'],
      ['(planos|dibujos)', '(finales|construido|terminad*)'],
      [
        '(drawing|drawings|plan|plans|map)',
        '(actually built|actually put|really built|was built|was installed|in the ground|after construction)',
      ],
      ['(drawings|plans|as built)', '(finished|done|completed|finish|complete)'],
    ],
    examples: [
      'how many days after the install do I have to hand in the as built drawings',
      'by when must as-builts be with the code office',
      'when are as-builts due for my septic',
      'do i have to hand in as built plans',
      'who makes the as built drawing, contractor or engineer',
      'we moved one trench during construction, does it go on the drawings',
      'deadline for as built plans after installation',
      'installer never gave the town as-builts, whose problem is that',
      'are final drawings of the septic required',
      'can a hand sketch count as an as built plan',
      'changes of construction, where do they get noted',
      'as built plans 30 days after completion right?',
      'code officer asks for as-builts from 2019, must I',
      'do approved changes need to be noted before backfill',
      '¿hay que entregar planos de lo construido?',
      '¿cuándo se entregan los planos finales del séptico?',
      'cambios en la obra, ¿van en los dibujos originales?',
      'do I owe the town a drawing of what was actually put in the ground',
      'after construction, must a plan of how it was really built go to the town',
      "Job's finished. What drawings do they want?",
    ],
  },
  machine,
})
