import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Is a permit needed before a new system is built? Huron §§ 6(A), 6(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/new-system-permit',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A Building Permit is required before any construction starts.',
        text: 'The permit comes first, and that includes putting in a new septic system. It makes no difference whether the building is seasonal or permanent, or whether the system is only temporary. The Building Inspector is the office to ask. The law names no time in which the permit must be granted and no day on which it runs out. The Town Building Law may; it is not on file here.',
        cite: ['huron/6.A#1', 'huron/6.B#1', 'huron/4.B.1#1', 'huron/4.B.20#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the Building Permit before any construction starts, the septic system included',
            cite: ['huron/6.B#1'],
          },
        ],
      },
    },
  },
})

export const newSystemPermit = procedure({
  id: 'huron/new-system-permit',
  title: 'Permit for a new septic system',
  act: 'get a Building Permit before starting to build or install a new septic system',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['permit*', 'new|build*|install*|construct*|vacant', 'septic|system|house|camp|cabin|cottage'],
      ['(start|begin|dig|break ground)', 'permit*'],
      ['permiso', 'nuev*|instal*|constru*'],
    ],
    examples: [
      'do i need a permit to put in a new septic system on my vacant lot',
      'building a cabin, can the excavator start digging the leach field before the building permit comes through',
      'what permit is required for septic on new construction',
      'Contractor here. Owner wants the tank in the ground this week and the permit is still at the town. OK to go ahead?',
      'we only need a temporary septic for a trailer while the house goes up, does that take a permit too',
      'its just a summer camp used 8 weeks a year, surely no permit for that septic?',
      'putting up a pole barn with a bathroom, brand new septic, permit first or after',
      'my brother says on your own land you can install a septic without asking anyone',
      'can i break ground on the septic now and pick up the permit later',
      'new modular home, septic installer ready, who issues the permit',
      'in another town nearby seasonal places dont need one. does a new seasonal place here need a building permit for its septic',
      'is a building permit required prior to installing a first septic system',
      'client is buying raw land to build. do they apply for a septic permit or a building permit',
      '¿Necesito un permiso para instalar un sistema séptico nuevo?',
      'Voy a construir una casa en un lote vacío, ¿puedo empezar el séptico sin permiso?',
      'permiso de construcción para un séptico nuevo, ¿es obligatorio antes de empezar?',
      'Es una cabaña de temporada, ¿también hace falta permiso para construir el séptico?',
    ],
  },
  machine,
})
