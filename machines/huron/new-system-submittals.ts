import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What must be handed in for a new system, and who must certify it? Huron § 6(D).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/new-system-submittals',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. The drawing and the test results must go in with the application, all certified by a registered architect or professional engineer.',
        text: 'With the application for a Building Permit the owner hands in a scale drawing of the septic system, and the results and location of the percolation (soil drainage) tests and a deep hole test. All of it must be certified by a registered architect or professional engineer; a plan that the owner or the installer drew needs that certification too. The drawing must show that the system complies with Part 75A (the state rules for household systems) and this law. It must detail all components and show where the system lies from nearby structures, drinking water supplies, property lines, ditches, bodies of water, and freshwater wetlands on the maps of the New York State Department of Environmental Conservation.',
        cite: ['huron/6.D#1', 'huron/6.D#2', 'huron/6.A#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit a scale drawing that shows compliance with Part 75A and this law',
            cite: ['huron/6.D#1', 'huron/6.D#2'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit the results and location of the percolation tests and a deep hole test',
            cite: ['huron/6.D#1'],
          },
          {
            actor: 'registered architect or professional engineer',
            verdict: 'must',
            action: 'certify the drawing and the test results',
            cite: ['huron/6.D#1'],
          },
        ],
      },
    },
  },
})

export const newSystemSubmittals = procedure({
  id: 'huron/new-system-submittals',
  title: 'What goes with the permit application for a new system',
  act: 'submit a scale drawing and the percolation and deep hole test results, certified by a registered architect or professional engineer, with the permit application',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        'new|build*|vacant|construct*|brand',
        'drawing|plan|plans|design|perc|perk|percolation|engineer|architect|stamp*|certif*|hole|submit*',
      ],
      ['nuev*|constru*', 'plano*|dibujo|ingeniero|arquitecto|percolación|prueba*'],
      [
        '(building|build|construction|new house|new home)',
        '(see|show|submit|hand in|plans|drawings|papers)',
        '(permit|septic)',
      ],
    ],
    examples: [
      'what do i hand in with a building permit application for a new septic',
      'does an engineer have to stamp the septic plan for my new house or can the installer draw it',
      'I did my own perk tests on the new lot, will the town take them',
      'new build septic design: what has to be shown on the drawing',
      'is a deep hole test required for a new system or just a perc',
      'Architect asking: does the septic sheet need wetlands and ditches on it for a new home?',
      'can my uncle who is a retired surveyor certify the septic plan for new construction',
      'who certifies perc results on vacant land',
      'do we need an engineer for a tiny seasonal cabin with its own new septic',
      'plans for new septic - to scale or is a sketch ok',
      'does the plot plan have to show the neighbors well for a new septic',
      'what tests are needed before a new leach field gets approved',
      'building on raw land. installer says no PE needed in this town because it isnt by the lake',
      'do the percolation tests have to be signed by a professional engineer',
      'list of documents for a septic application, new construction',
      '¿Un ingeniero tiene que certificar el plano del séptico para mi casa nueva?',
      '¿Qué pruebas de suelo piden para un sistema séptico nuevo?',
      'quiero construir, ¿qué planos entrego con la solicitud de permiso?',
      'yo mismo hice el dibujo del séptico nuevo, ¿sirve sin firma de arquitecto?',
      'Building new. What does the town want to see before it gives the septic permit?',
    ],
  },
  machine,
})
