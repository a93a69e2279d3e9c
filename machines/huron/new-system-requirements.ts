import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What must a new system have? Huron § 6(C).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/new-system-requirements',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A new system needs a wastewater filter on the outlet of every septic tank and speed levelers in every distribution box.',
        text: 'Every new installation must also comply with the State Public Health Law and Regulations, with Part 75A (the state rules for household systems), and with this law. Where the state and this law conflict, the more restrictive of the two prevails. Speed levelers even out the flow that leaves the box.',
        cite: ['huron/6.C#1', 'huron/6.C#2', 'huron/6.C.1#1', 'huron/6.C.2#1', 'huron/3#2'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'install a wastewater filter on the outlet of each septic tank',
            cite: ['huron/6.C.1#1'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'equip each distribution box with speed levelers',
            cite: ['huron/6.C.2#1'],
          },
        ],
      },
    },
  },
})

export const newSystemRequirements = procedure({
  id: 'huron/new-system-requirements',
  title: 'What a new system must be fitted with',
  act: 'fit the new system with a wastewater filter on the tank outlet and speed levelers in the distribution boxes, and build it by Part 75A and this law',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['new|build*|brand|construct*', 'filter|leveler*|levelers|baffle'],
      ['new|build*|brand', '(d-box|distribution box)', 'requir*|need*|must|have'],
      ['nuev*', 'filtro|nivelador*'],
    ],
    examples: [
      'does a new septic tank need an effluent filter on the outlet',
      'are speed levelers required in the d-box on new installs',
      'my installer says filters are optional on a brand new tank. are they',
      'what special equipment does the town want on new septic systems',
      'new system: filter AND levelers or just one of them',
      'can we skip the outlet filter because the new tank is oversized',
      'requirements for distribution boxes in new construction',
      'Plumber here, what does the local law add to 75A for a new system?',
      'is the outlet filter rule only for lakefront new builds',
      'building new this spring, does the distribution box need those plastic dial things',
      'wastewater filter mandatory? new house',
      'do both tanks of a two tank new system need a filter',
      'supplier is out of speed levelers, can the new box go in without',
      'which rules must a newly installed septic meet',
      'state code does not ask for a filter so why does my new tank have to have one',
      '¿El tanque nuevo necesita un filtro en la salida?',
      '¿Son obligatorios los niveladores en la caja de distribución nueva?',
      'sistema séptico nuevo: ¿qué equipo exige el pueblo?',
      'mi contratista no quiere poner filtro en el tanque nuevo, ¿es obligatorio?',
    ],
  },
  machine,
})
