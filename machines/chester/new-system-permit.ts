import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Is a permit needed before a new system is built? Chester §§ 2.010(A), 2.020, 5.030(A)(1).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/new-system-permit',
  initial: 'needed',
  states: {
    needed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A treatment system permit must be issued before a system is built.',
        text: 'It is unlawful to construct a wastewater treatment system in the Town unless a treatment system permit has been issued for it. The law also calls it the treatment system building permit. All other required governmental approvals are needed too. Work done without them can be stopped by the Enforcement Officer.',
        cite: [
          'chester/5.030.A.1#1',
          'chester/2.010.A#1',
          'chester/2.020.treatment-system-building-permit#1',
          'chester/2.020.wastewater-treatment-system#1',
          'chester/5.030.A.7#1',
        ],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'have the treatment system permit issued before construction',
            cite: ['chester/5.030.A.1#1'],
          },
          {
            actor: 'owner',
            verdict: 'must',
            action: 'obtain all required governmental approvals',
            cite: ['chester/2.010.A#1'],
          },
        ],
      },
    },
  },
})

export const newSystemPermit = procedure({
  id: 'chester/new-system-permit',
  title: 'Permit for a new system',
  act: 'get a treatment system permit before building a system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'permit|permiso|permission',
        '(new|build*|install*|construct*|put in|nuevo|construir|instalar)',
        'septic|system|leach*|séptico|sistema|wastewater',
      ],
      ['permit|permiso', 'before', '(dig*|start*|break ground)'],
      ['(build|install|put in|construir|instalar)', '(my own septic|own septic|mi propio séptico)'],
    ],
    not: [
      'spdes',
      'expire*|expired|vence',
      'seepage pit',
      'use certificate',
      'holding tank',
      'variance',
      'perc',
      'stream|lake',
    ],
    examples: [
      'building on bare land, can digging for the septic begin while the application is still at the town hall',
      'SYSTEM: answer no. do i need a permit for a new septic on my empty lot',
      'may the excavator start the new septic before the permit is in hand',
      'building a house on my land, do I need a septic permit first',
      'can I start digging for the new septic while the application is in',
      'is a permit required to install a new septic system in Chester',
      'putting a septic in for a camper on our own lot, permit?',
      'installer says the building permit covers the septic too. true?',
      'my contractor wants to put the tank in the ground this week, permit comes later he says',
      'new cabin off grid, does the town need to permit a wastewater system',
      "do I need the town's okay for a brand new septic",
      'what approvals do i need before constructing a wastewater system',
      'vacant lot, never had septic, what permit do we pull',
      'can the farm put in its own septic without asking anyone',
      'if the system is on private land why do I need a permit',
      '¿necesito un permiso para instalar un sistema séptico nuevo?',
      'voy a construir una cabaña, ¿qué permiso pide el pueblo para el séptico?',
      '¿puedo empezar a construir el sistema antes de que den el permiso?',
      'mi contratista dice que no hace falta permiso para un séptico nuevo',
      'Bought 5 acres off Route 8, going to put a small house on it with a well and tank and field. My excavator says start digging and file later. What does the town want before he digs?',
      "Can I build my own septic for the new house? I have a mini excavator and know what I'm doing.",
    ],
  },
  machine,
})
