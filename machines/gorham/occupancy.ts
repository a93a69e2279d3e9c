import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// No occupancy before the system is approved. Gorham § 56.402(4).
const facts = pick(all, 'systemApproved')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/occupancy',
  initial: 'approved',
  states: {
    approved: { on: { systemApproved: [{ guard: 'no', target: 'notYet' }, 'allowed'] } },
    notYet: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Nobody may occupy the building until the system is approved.',
        text: 'No Certificate of Occupancy may be issued, and no persons may occupy any building, unless the wastewater treatment system has been approved under this law. The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) gives that approval. The text makes no exception for a temporary stay.',
        cite: ['gorham/56.402.4#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. As far as the septic law goes, an approved system lifts the bar.',
        text: 'With the wastewater treatment system approved under this law, its section no longer stands in the way of a Certificate of Occupancy or of moving in. Whether a Certificate of Occupancy is issued depends on other rules too: ask the Code Enforcement Officer.',
        cite: ['gorham/56.402.4#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const occupancy = procedure({
  id: 'gorham/occupancy',
  title: 'Occupying a building',
  act: 'occupy the building',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(move in|moving in|occupy|occupancy|c of o|live in|certificate of occupancy|move into)',
        '(septic|system|approv*|sewage|tank)',
      ],
      ['(mudar*|ocupar|vivir|ocupación)', '(séptic*|sistema|aprob*)'],
      ['(sleep|stay|stay in|live|live in|move|moving|camp)', '(approved|approval|signed off|approve)'],
      ['(move in|moving in|occupy|certificate of occupancy)', '(septic|approved|signed off)'],
    ],
    not: ['(sell*|sale|deed|trust|gift|son|daughter)', 'change of use'],
    examples: [
      'can we move in before the septic is signed off',
      'certificate of occupancy with septic not approved yet',
      'house is done but septic inspection is next month, may we live in it',
      'can the town issue a C of O while the leach field is unfinished',
      'temporary occupancy ok with a porta john until septic approved?',
      'do I need septic approval before my CO',
      'builder says we can occupy and finish the system later',
      'stay in the new cottage for a weekend, septic not approved',
      'moving into our new place, the system has been approved, any problem',
      "tenants are moving in next week and the septic isn't done",
      'is occupying a building without septic approval illegal',
      'who holds up the certificate of occupancy, the septic or the building guy',
      '¿podemos mudarnos antes de que aprueben el séptico?',
      '¿dan el certificado de ocupación sin aprobar el sistema séptico?',
      'la casa está lista pero el séptico no está aprobado, ¿se puede vivir ahí?',
      'builder says we can sleep there though the septic has no approval',
      'can my son live in the new house before the sewage system is approved',
      'sleeping in the unfinished house with no septic approval this weekend',
      'town gave a CO without septic approval, can they do that',
    ],
  },
  machine,
})
