import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What must the work on an existing system meet? Huron §§ 7(A), 7(C), 7(D)(1), 7(E)(2).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/replacement-requirements',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. The work must meet Part 75A and this law as far as reasonably feasible, and the filter and the speed levelers are required without that exception.',
        text: 'Part 75A is the state rules for household systems. Every septic tank must have a wastewater filter on its outlet, and every distribution box must have speed levelers. Partial work on a component falls under the same section. For a mere repair the law can be read both ways, because one clause names repair and the clause on what the section covers does not: ask the Building Inspector. The system must also work: it must hold back solids and grease, and the soil must take the water. What is "reasonably feasible" the law does not explain; ask the Building Inspector. Relief from the Town does not waive the state\'s own standard; the health department decides on that.',
        cite: [
          'huron/7.A#1',
          'huron/7.C#1',
          'huron/7.C#2',
          'huron/7.C.1#1',
          'huron/7.C.2#1',
          'huron/7.D.1#1',
          'huron/7.E.2#1',
          'huron/3#2',
        ],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'install a wastewater filter on the outlet of each septic tank',
            cite: ['huron/7.C.1#1'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'equip each distribution box with speed levelers',
            cite: ['huron/7.C.2#1'],
          },
        ],
      },
    },
  },
})

export const replacementRequirements = procedure({
  id: 'huron/replacement-requirements',
  title: 'What replaced or modified systems must meet',
  act: 'meet the design requirements as far as reasonably feasible, with a wastewater filter and speed levelers, when an existing system is replaced, modified or upgraded',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['replac*|existing|old|repair*|upgrad*|modif*|swap*', 'filter|leveler*|levelers'],
      ['replac*|upgrad*|modif*|repair*', '(75a|75-a|code|standard*|feasible|requirement*|comply)'],
      ['reempla*|repar*|viejo|existente|cambi*', 'filtro|nivelador*|norma*|requisito*'],
    ],
    examples: [
      'replacing my old tank, does the replacement need an outlet filter',
      'are speed levelers required when we change the distribution box on an existing system',
      'does a replacement system have to meet current 75-A or can it be like the old one',
      'what standards apply when upgrading a 1965 septic',
      'old system is being modified. filter needed even if tank stays?',
      'the lot is too small to meet all of the code, how close must the replacement come',
      'Installer says filters only go on new construction, not on replacement tanks.',
      'what does to the extent reasonably feasible mean for my replacement',
      'fixing a component of the septic: which rules must the repair follow',
      'does the upgrade have to provide adequate percolation',
      'must a modified system separate grease and solids',
      'we are swapping the d-box, do those plastic levelers have to go in',
      'does an upgraded septic have to follow the state regulations',
      'requirements for replacing an existing septic at a restaurant',
      'can i reuse my old tank without a filter when the field is replaced',
      '¿El tanque de reemplazo necesita filtro en la salida?',
      'voy a cambiar el sistema viejo, ¿qué requisitos debe cumplir?',
      'al reemplazar la caja de distribución, ¿hay que poner niveladores?',
      '¿La reparación tiene que cumplir las normas del estado?',
    ],
  },
  machine,
})
