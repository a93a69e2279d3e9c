import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is, moreThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Must there be risers on a deep tank? Huron §§ 8(D)(1)(a)(ii), 8(D)(2)(a)(ii), 8(E)(1)(b).
const facts = pick(all, 'inspectionKind', 'propertyKind', 'tankDepth')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  riserDepth: {
    label: 'Depth over which risers come into question',
    amount: 12,
    unit: 'in',
    cite: ['huron/8.D.2.a.ii#1', 'huron/8.D.1.a.ii#3'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/tank-risers',
  initial: 'depth',
  states: {
    depth: {
      meta: { cite: ['huron/8.D.2.a.ii#1', 'huron/8.D.1.a.ii#3'] },
      on: { tankDepth: [{ guard: moreThan('riserDepth'), target: 'occasion' }, 'shallow'] },
    },

    occasion: {
      on: {
        inspectionKind: [
          { guard: is('transfer'), target: 'transfer' },
          { guard: is('periodic'), target: 'kind' },
          'change',
        ],
      },
    },

    kind: {
      on: {
        propertyKind: [
          { guard: is('commercial'), target: 'commercial' },
          { guard: is('industrial'), target: 'commercial' },
          'other',
        ],
      },
    },
    shallow: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Risers come into question only where the tank is over {riserDepth} below grade.',
        text: 'This tank is not over {riserDepth} below grade (the surface of the ground). Uncovering the tanks for the inspection is another matter.',
        cite: ['huron/8.D.2.a.ii#1', 'huron/8.D.1.a.ii#3'],
        values: ['riserDepth'],
      },
    },
    commercial: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline: 'It is up to the inspector: risers may be required on a tank over {riserDepth} below grade.',
        text: 'For a commercial property the law says that riser installation may be required where the tank is over {riserDepth} below grade. A riser is a pipe that brings the lid up to the surface. An industrial property may fall under the rule for all others, which says that risers are to be installed. Ask the Septic Inspector before the inspection.',
        cite: ['huron/8.D.1.a.ii#3', 'huron/8.D.2.a.ii#1', 'huron/8.A#1'],
        values: ['riserDepth'],
      },
    },
    other: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline: 'The law can be read both ways: plan on having risers installed before the inspection.',
        text: 'For a periodic inspection of a property that is not commercial, the owner is to uncover all tanks and outlet ports and, if the tank is over {riserDepth} below grade, ensure that risers have been installed. But an “or” before that sentence may let the owner choose to give access to the structures instead. As a precaution, plan on risers and ask the Septic Inspector. A riser is a pipe that brings the lid up to the surface.',
        cite: ['huron/8.D.2.a#1', 'huron/8.D.2.a.i#1', 'huron/8.D.2.a.ii#1'],
        values: ['riserDepth'],
        readings: [
          {
            of: 'huron/8.D.2.a.ii#1',
            defect: 'H-32',
            reading: 'Both items are asked, so risers must be in place (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.D.2.a.i#1',
            defect: 'H-32',
            reading: 'An owner who gives access for the dye test need not uncover the tank or install risers.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    transfer: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law says nothing of risers for a transfer inspection.',
        text: 'Before a transfer inspection the owner uncovers all tanks, inspection ports and outlet baffles. Risers are named only for periodic inspections, where the tank is over {riserDepth} below grade. At the next periodic inspection they can come up.',
        cite: ['huron/8.E.1.b#1', 'huron/8.D.2.a.ii#1', 'huron/8.D.1.a.ii#3'],
        values: ['riserDepth'],
      },
    },

    change: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say it for an inspection before an addition, a new use or another change.',
        text: 'The law speaks of risers for periodic inspections only. Have the inspector say beforehand what is wanted. As a precaution, be ready for all that the other inspections ask.',
        cite: ['huron/8.A#1', 'huron/8.D.1.a.ii#3', 'huron/8.D.2.a.ii#1'],
      },
    },
  },
})

export const tankRisers = procedure({
  id: 'huron/tank-risers',
  title: 'Risers on a deep tank',
  act: 'have risers installed on the tank for the inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['riser*'],
      ['tank|lid', 'inches (deep|down|below|under)', 'inspect*|inspector'],
      ['elevador*|extensi*', 'tanque|tapa'],
      ['(deep|buried|below grade|down)', '(tank|lid)', '(raise|extension|riser*|elevador)'],
      ['(lid|lids|lip|tank|cover)', '(surface|grade|riser*|deep|feet down|two feet)'],
    ],
    examples: [
      'tank is 20 inches down, do I have to put in risers',
      'are septic risers required for the inspection',
      'inspector told us to install a riser because the lid is two feet under',
      'my tank top is exactly 12 inches below grade, risers or not?',
      'do commercial properties need risers on the septic tank',
      'riser on the tank for a house sale inspection, is it mandatory',
      'can the town make me raise the lids with risers',
      'how deep can a tank be before a riser is needed',
      'buried lid 16 in. five year inspection. riser needed?',
      'our diner tank sits 3 feet deep, must we add risers',
      'is a riser really the law or just the inspector being picky',
      'plumber quoted 400 for risers, tank is eight inches deep, do I need them',
      'do I need risers if I let the inspector in the house for the dye test',
      'riser rule for a camp tank thirty inches below the lawn',
      'does Huron say anything about risers when you sell',
      'mi tanque está a 18 pulgadas bajo tierra, ¿tengo que poner un elevador (riser)?',
      '¿son obligatorios los risers para la inspección?',
      'la tapa está a 10 pulgadas de profundidad, ¿necesito extensión de tapa?',
      'el inspector pide una extensión hasta la superficie en el tanque del negocio',
      'had to dig way down to reach the cover, now he says I must raise it',
      'When they came for the 5 yr check they had to dig two feet to find my lid. He says I must bring it up to the surface. True?',
    ],
  },
  machine,
})
