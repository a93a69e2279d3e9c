import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is, lessThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Is a SPDES permit from DEC needed? Chester §§ 1.020, 2.010(E), footnote 1.
const facts = pick(all, 'industrialWaste', 'dischargesTo', 'dailyFlow')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  flowLimit: {
    label: 'Flow from which the exemption ends',
    amount: 1000,
    unit: 'gpd',
    cite: ['chester/2.010.E.1#1', 'chester/footnote-1#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/discharge-permit',
  initial: 'wastes',
  states: {
    wastes: {
      meta: { cite: ['chester/2.010.E.1#1'] },
      on: { industrialWaste: [{ guard: 'yes', target: 'otherWastes' }, 'waters'] },
    },
    waters: {
      meta: { cite: ['chester/2.010.E.1#1'] },
      on: { dischargesTo: [{ guard: is('surface'), target: 'surfaceWater' }, 'flow'] },
    },
    flow: {
      meta: { cite: ['chester/2.010.E.1#1'] },
      on: { dailyFlow: [{ guard: lessThan('flowLimit'), target: 'exempt' }, 'large'] },
    },
    exempt: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No SPDES permit is needed: the system stays below the limit and discharges only sewage to the ground.',
        text: "The permit is not required for a new or modified system that discharges sewage without industrial or other wastes to the ground waters, at a flow of less than {flowLimit}. Exactly that much is too much. The town's own treatment system permit is still needed. A later change in volume or content can bring the state permit into play.",
        cite: ['chester/2.010.E.1#1', 'chester/2.010.E.2.c#1', 'chester/footnote-1#1', 'chester/5.030.A.1#1'],
        values: ['flowLimit'],
      },
    },
    large: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. At {flowLimit} or more a SPDES permit from DEC is required.',
        text: "The exemption is only for a flow of less than {flowLimit}. Without the permit it is unlawful to build, use or change the system or to discharge from it. DEC (the state's Department of Environmental Conservation) issues the permit, and its regulations govern such systems. The Enforcement Officer must turn down a town permit while a required SPDES permit is missing.",
        cite: [
          'chester/2.010.E#1',
          'chester/2.010.E.1#1',
          'chester/2.010.E.2#1',
          'chester/2.010.E.2.a#1',
          'chester/2.010.E.2.b#1',
          'chester/2.010.E.2.c#1',
          'chester/footnote-1#1',
          'chester/1.020#2',
          'chester/5.030.A.6.d#1',
        ],
        values: ['flowLimit'],
      },
    },
    surfaceWater: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A discharge to surface water needs a SPDES permit from DEC, whatever the flow.',
        text: "The exemption is only for discharges to the ground waters. It is unlawful to make or use an outlet into the waters of the State, or to build a system for it, until DEC has granted the permit. DEC is the state's Department of Environmental Conservation.",
        cite: [
          'chester/2.010.E#1',
          'chester/2.010.E.1#1',
          'chester/2.010.E.2#1',
          'chester/2.010.E.2.a#1',
          'chester/2.010.E.2.b#1',
          'chester/2.010.E.2.c#1',
          'chester/footnote-1#1',
          'chester/1.020#2',
          'chester/5.030.A.6.d#1',
        ],
        values: ['flowLimit'],
      },
    },
    otherWastes: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Where industrial or other wastes are mixed in, a SPDES permit from DEC is required, whatever the flow.',
        text: "The exemption is only for sewage without industrial or other wastes. It is unlawful to build or use the system, or to discharge, until DEC has granted the permit. DEC is the state's Department of Environmental Conservation.",
        cite: [
          'chester/2.010.E#1',
          'chester/2.010.E.1#1',
          'chester/2.010.E.2#1',
          'chester/2.010.E.2.b#1',
          'chester/2.010.E.2.c#1',
          'chester/2.010.E.other-wastes#1',
          'chester/2.020.industrial-wastes#1',
          'chester/footnote-1#1',
          'chester/1.020#2',
          'chester/5.030.A.6.d#1',
        ],
        values: ['flowLimit'],
      },
    },
  },
})

export const dischargePermit = procedure({
  id: 'chester/discharge-permit',
  title: 'SPDES discharge permit from DEC',
  act: 'have a SPDES permit from the Department of Environmental Conservation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['spdes'],
      ['dec', 'permit|permiso|approval|need'],
      ['(gallons|gpd|galones|flow|caudal)', 'permit|permiso|dec|state'],
      ['industrial', 'waste|wastewater|discharge|desechos'],
      ['discharg* .. (lake|stream|brook|river|pond)', 'permit|permiso|allowed'],
      ['permiso (estatal|del estado)'],
    ],
    not: ['pump* out'],
    examples: [
      'inn with leach field, only toilets and kitchen, engineer says 950 gallons a day. SPDES or not',
      'brewery wash water and toilets into one system, need DEC?',
      'campground bath house, nobody has worked out the flow, is a DEC permit needed',
      'do we need a SPDES permit for a campground system',
      'what flow makes a DEC permit necessary',
      'small restaurant septic 800 gallons a day, DEC permit?',
      'car wash water into the septic, state permit or not',
      'exactly 1000 gallons a day, is that under the limit',
      'brewery wants to send process water to a leach field',
      'outlet pipe to the brook from a sand filter, permit?',
      'apartment house 12 units one septic, does the state come in',
      "is the DEC permit needed on top of the town's",
      'engineer designed 950 gpd, sewage only, to the ground',
      'changing from a store to a laundromat, same septic',
      'town says get SPDES first before they look at my application',
      '¿necesito un permiso SPDES del DEC para mi campamento?',
      'un restaurante con 1500 galones por día, ¿qué permiso estatal hace falta?',
      '¿desde cuántos galones diarios se pide permiso del estado?',
      'queremos descargar al arroyo, ¿hace falta permiso del DEC?',
      'Our lodge has 14 rooms and the designer worked out about 1,600 gallons per day, all bathroom waste to a bed in the ground. Do we have to deal with DEC too?',
      'single family home, ordinary sewage into the ground, 330 gallons a day, somebody at the hardware store says I need a SPDES',
    ],
  },
  machine,
})
