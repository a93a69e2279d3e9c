import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What must a system be fitted with, and which design rules must the work meet? Huron §§ 6(C), 7(A), 7(C), 7(D)(1), 7(E)(2).
const facts = pick(all, 'workKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/system-requirements',
  initial: 'work',
  states: {
    work: { on: { workKind: [{ guard: is('new'), target: 'newSystem' }, 'existingSystem'] } },
    newSystem: {
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
    existingSystem: {
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

export const systemRequirements = procedure({
  id: 'huron/system-requirements',
  title: 'Filters, speed levelers and design rules',
  act: 'fit the system with a wastewater filter on the tank outlet and speed levelers in the distribution boxes, and meet the design rules',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time of its own for the filter, the speed levelers and the design rules.',
    text: 'The sentences ask for them of new systems, and of systems that are replaced, modified or upgraded; so they belong to that work. They name no day; ask the Building Inspector.',
    cite: ['huron/6.C#2', 'huron/7.C#2'],
  },
  words: {
    asks: [
      ['filter|filters|leveler*|leveller*|filtro|filtros|nivelador*'],
      ['(speed|flow) (leveler*|leveller*)'],
      ['new|build*|brand', '(d-box|distribution box)', 'requir*|need*|must|have'],
      ['replac*|upgrad*|modif*|repair*', '(75a|75-a|code|standard*|feasible|requirement*|comply)'],
      ['reempla*|repar*|viejo|existente|cambi*', 'norma*|requisito*'],
      ['(filter|filtro)', '(tank|tanque|outlet|salida|septic|séptico)'],
      ['(compartment|compartments|compartimento*)', '(tank|tanque)'],
    ],
    examples: [
      'by when must I put a filter on my septic tank outlet',
      'how long do I have to add speed levelers to the distribution box',
      'how many days after the install does the filter have to be in',
      'does huron want an outlet filter when only the septic tank gets swapped',
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
      'swapping out a rotted distribution box only, is a plain one ok or are levelers called for',
      'only a new d-box on a 1980 system, installer wants to leave the leveler dials out',
      'are the flow dials in the box something the town demands on repairs as well',
      'effluent filter: needed when just the tank is changed?',
      'cambio solo la caja de distribución, ¿lleva niveladores?',
      'new tank: does it need an outlet filter or is the supplier just selling me one',
      'is a filter on the tank outlet something the law asks for',
      '¿es obligatorio ponerle filtro a la salida del tanque séptico?',
      'does the law call for two compartments in the tank',
    ],
  },
  machine,
})
