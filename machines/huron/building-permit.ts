import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Is a permit needed before the work? For existing systems the paragraph that would say so, § 7(B), is lost. Huron §§ 6(A), 6(B), 7(A), 7(D)(1), 7(E)(3).
const facts = pick(all, 'workKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/building-permit',
  initial: 'work',
  states: {
    work: { on: { workKind: [{ guard: is('new'), target: 'newSystem' }, 'existingSystem'] } },
    newSystem: {
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
    existingSystem: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline:
          'The copy on file does not answer this: the paragraph where the permit rule would stand is missing. Ask for a permit before any work starts.',
        text: 'Section 7, on existing systems, has no subdivision (B) in this copy. What remains points to a permit: for complete replacements it says what must go in "with an application for a Building Permit". Whether a repair is covered can be read both ways, because the clause that tells what section 7 covers names replacement, modification and upgrade but not repair, while a later one does name repair of a component. Nothing in the text says that no permit is needed. As a precaution, ask the Building Inspector before any work, a small repair included.',
        cite: ['huron/7.A#1', 'huron/7.D.1#1', 'huron/7.E.3#1'],
        decides: 'Building Inspector',
        readings: [
          {
            of: 'huron/7.D.1#1',
            defect: 'H-15',
            reading:
              'Repair of any component falls under section 7, so it is treated like the other work named there (the cautious reading).',
            status: 'text-not-on-file',
            verdict: null,
          },
          {
            of: 'huron/7.A#1',
            defect: 'H-15',
            reading: 'Section 7 covers replacement, modification and upgrade only, and a mere repair is outside it.',
            status: 'law-silent',
            verdict: null,
          },
          {
            of: 'huron/7.E.3#1',
            defect: 'H-10',
            reading:
              'A complete replacement is done under a Building Permit, because the law speaks of the application for one.',
            status: 'text-not-on-file',
            verdict: null,
          },
        ],
      },
    },
  },
})

export const buildingPermit = procedure({
  id: 'huron/building-permit',
  title: 'Building Permit for septic work',
  act: 'get a Building Permit before the septic work starts',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['permit|permits|permiso', '(tank|field|system|excavator|digging|land|lot|issued|leach|house)'],
      [
        'permit|permits',
        'new|build*|install*|construct*|vacant|start|begin|dig|replac*|repair*|fix*|swap*|existing|upgrad*|modif*|broken|cracked|old|patch*',
      ],
      ['permit|permits', 'septic|tank|leach*|d-box|baffle', '(need|required|need one|take out|pull|get|without)'],
      ['permiso', 'nuev*|instal*|constru*|repar*|reempla*|cambi*|arregl*'],
    ],
    not: [
      'permit (expire*|expir*|good for|last*|valid)',
      '(how long|how soon|how many days) .. permit',
      '(expire|expires|vence|tarda|weeks ago|months ago|good for|how long)',
      '(hand in|want to see|what drawings|qué papeles)',
    ],
    examples: [
      'empty lot, digger is booked for monday but the building permit has not come through, can he place the tank',
      'permit still pending, may the installer set the septic on our new build site',
      'do I pull a permit for a whole new leach field on the old system',
      'my drain field is done for. new one going in. building permit?',
      'backhoe guy says nobody takes out permits for tank swaps here',
      'can we start excavation for a new house septic before the permit is in hand',
      'bare land, first system ever, what paper before we begin',
      'se murió el campo de drenaje, pongo uno nuevo, ¿saco permiso?',
      'tengo un lote vacío y el permiso no ha salido, ¿puedo poner el tanque?',
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
      'do i need a permit to fix a broken baffle',
      'replacing my cracked septic tank, same spot same size. permit?',
      'permit required for new leach lines on an old system',
      'Contractor: swapping a d-box at a cottage. Do I pull a building permit or not?',
      'pump died in my pump chamber, can i put in another one without calling the town',
      'full replacement of a 1970s system, what permits',
      'is patching a pipe a repair that needs a building permit',
      'my neighbor redid his field without any permit, is that legal',
      'in the next town like for like repairs are exempt. same here?',
      'do minor repairs need permission from the building inspector',
      'upgrading the system because i failed inspection, do i apply for a permit first',
      'septic emergency over the weekend, plumber replaced the line already, should we have had a permit',
      'tank lid is broken. permit to change the lid',
      'can i do my own septic repairs or is a permit needed',
      'where does the law say a permit is needed to modify an existing septic',
      '¿Necesito permiso para reparar mi tanque séptico?',
      'Quiero cambiar las líneas de drenaje viejas, ¿hace falta permiso?',
      'se rompió la caja de distribución, ¿puedo reemplazarla sin permiso?',
      '¿Qué permiso piden para reemplazar todo el sistema séptico?',
    ],
  },
  machine,
})
