import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What must the owner open and uncover for an inspection? Huron §§ 8(D)(1)(a), 8(D)(2)(a), 8(E)(1).
const facts = pick(all, 'inspectionKind', 'propertyKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/what-to-open',
  initial: 'occasion',
  states: {
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
          { guard: is('industrial'), target: 'industrial' },
          'other',
        ],
      },
    },
    transfer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Before a transfer inspection, give access to all structures and uncover all tanks, inspection ports and outlet baffles.',
        text: 'The owner or his or her agent does it before the inspection, at the owner’s cost. The inspector needs to see where plumbing exits each structure. The distribution box, leach lines and seepage pits stay covered unless a problem is found and further evaluation is required.',
        cite: [
          'huron/8.E.1#1',
          'huron/8.E.1.a#1',
          'huron/8.E.1.b#1',
          'huron/8.E.2.b#1',
          'huron/8.E.2.c#1',
          'huron/8.E.2.d#1',
          'huron/5.B#2',
        ],
        duties: [
          {
            actor: 'property owner or agent',
            verdict: 'must',
            action: 'provide access to all structures on the property',
            cite: 'huron/8.E.1.a#1',
          },
          {
            actor: 'property owner or agent',
            verdict: 'must',
            action: 'uncover all tanks, inspection ports and outlet baffles',
            cite: 'huron/8.E.1.b#1',
          },
        ],
      },
    },
    commercial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Give access to all structures, uncover all tanks, inspection ports and outlet baffles, and have the tank pumped.',
        text: 'The business or property owner, or his or her agent, does it. The tank must be pumped so that it can be inspected. If it lies over twelve inches below grade, risers (pipes that bring the lid up to the surface) may be required. The distribution box, leach lines and seepage pits stay covered unless a problem is found and further evaluation is required.',
        cite: [
          'huron/8.D.1.a#1',
          'huron/8.D.1.a.i#1',
          'huron/8.D.1.a.ii#1',
          'huron/8.D.1.a.ii#2',
          'huron/8.D.1.a.ii#3',
          'huron/8.D.1.b.ii#1',
          'huron/8.D.1.b.iii#1',
        ],
        duties: [
          {
            actor: 'business or property owner, or agent',
            verdict: 'must',
            action: 'provide access to all structures on the property',
            cite: 'huron/8.D.1.a.i#1',
          },
          {
            actor: 'business or property owner, or agent',
            verdict: 'must',
            action: 'uncover all tanks, inspection ports and outlet baffles',
            cite: 'huron/8.D.1.a.ii#1',
          },
          {
            actor: 'business or property owner, or agent',
            verdict: 'must',
            action: 'have the tank pumped',
            cite: 'huron/8.D.1.a.ii#2',
          },
        ],
      },
    },
    other: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline: 'The law can be read both ways: plan on giving access and on uncovering all tanks and outlet ports.',
        text: 'For a periodic inspection of a property that is not commercial the law puts an “or” between its items: give access to all structures that have plumbing, so that a dye test can be done; or uncover all tanks and outlet ports, with risers if the tank is over twelve inches below grade. The “or” may leave the owner a choice, or both may be meant, as with other inspections. At least one of them is needed in any case. As a precaution, do both, and ask the Septic Inspector before you dig.',
        cite: ['huron/8.D.2.a#1', 'huron/8.D.2.a.i#1', 'huron/8.D.2.a.ii#1'],
        readings: [
          {
            of: 'huron/8.D.2.a.i#1',
            defect: 'H-32',
            reading:
              'The owner may choose: access to all structures with plumbing is enough, and nothing has to be uncovered.',
            status: 'determined',
            verdict: 'need-not',
          },
          {
            of: 'huron/8.D.2.a.ii#1',
            defect: 'H-32',
            reading: 'Both are asked: access, and uncovering all tanks and outlet ports (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    industrial: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline:
          'It is up to the Septic Inspector: the law does not say which list an industrial property falls under.',
        text: 'For commercial properties the tanks, inspection ports and outlet baffles are uncovered, access is given and the tank is pumped. For all others the list is shorter. Industrial facilities are named in neither. As a precaution, plan on the commercial list.',
        cite: ['huron/8.A#1', 'huron/8.D.1.a#1', 'huron/8.D.1.a.ii#1', 'huron/8.D.1.a.ii#2', 'huron/8.D.2.a.ii#1'],
        readings: [
          {
            of: 'huron/8.D.1.a.ii#1',
            defect: 'H-29',
            reading: 'Industrial counts as commercial: uncover everything on that list (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.D.2.a.ii#1',
            defect: 'H-29',
            reading: 'Industrial is one of all other properties: the shorter list, with its “or”.',
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },

    change: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say it for an inspection before an addition, a new use or another change.',
        text: 'The law lists what to open for periodic inspections and for transfers only. Have the inspector say beforehand what is wanted. As a precaution, be ready for all that the other inspections ask.',
        cite: ['huron/8.A#1', 'huron/8.D.2.a#1', 'huron/8.E.1#1'],
      },
    },
  },
})

export const whatToOpen = procedure({
  id: 'huron/what-to-open',
  title: 'What to open and uncover for an inspection',
  act: 'give access and uncover the tanks before the inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law names no number of days for opening and uncovering.',
    text: 'The sentences say what the owner gives access to and uncovers; for a transfer it is done prior to the inspection. They name no days ahead; ask the inspector for the hour at which all must be open.',
    cite: ['huron/8.E.1#1', 'huron/8.D.1.a#1', 'huron/8.D.2.a#1'],
  },
  words: {
    asks: [
      ['(uncover*|dig*|expose|open|unearth|access|lids|lid|covers|prepare|ready|get ready)', 'inspect*|inspector'],
      ['destapar|descubrir|excavar|abrir|acceso|preparar', 'inspeccion*|inspector'],
      [
        '(expose*|uncover*|dig up|digging up|unlocked|open up|destapar|abre|descubierto)',
        '(tank|tanks|lids|baffles|ports|outbuildings|yard|tapas|séptico|tanque)',
      ],
      ['(checklist|getting ready|prepare)', 'inspect*|inspector|septic'],
    ],
    not: [
      '(froze|frozen|snow|thaw|ice)',
      'riser*',
      '(leach lines|distribution box|d-box|seepage|pits)',
      'warrant|refuse*|refus*',
      'pump*',
      'backfill*',
      'new install*',
    ],
    examples: [
      'how many days before the inspection must I uncover the tank',
      'by when do the lids have to be dug up',
      'how long before he comes must the tanks be open',
      'what do I have to dig open before the five year inspection of a house',
      'lids buried under the patio, must they be uncovered for the sale inspection',
      'should the lids be dug out before the inspector shows up',
      'what has to be accessible when they inspect the septic at a business',
      'what do I have to dig up before the septic inspector comes',
      'do we need to uncover the tank lids for the sale inspection or does the town do it',
      'septic inspection next week for closing, what has to be open',
      'inspector wants access to the guest cabin too, is that needed',
      'getting ready for the routine five year septic visit at our house, do I have to expose the tank',
      'who digs out the septic lids before the inspection, me or the inspector',
      'our restaurant is being inspected, which parts must be uncovered',
      'do the outlet baffles and inspection ports have to be exposed for a transfer',
      'my tank cover is under the patio. do I really have to open it for the inspection',
      'realtor asks: what must the seller prepare for the town septic inspection',
      'is it either access to the house or uncovering the tank, or both, for the periodic one',
      'checklist before the inspector arrives at a commercial property please',
      'can I just let him in to run water instead of digging up the yard',
      'the town wants all our outbuildings unlocked for the inspection, can they ask that',
      'before the addition inspection do I need to open anything',
      'the seller lives in florida, can the agent uncover the tanks',
      '¿qué tengo que destapar antes de la inspección?',
      '¿quién abre las tapas del tanque para el inspector, yo o el pueblo?',
      'van a inspeccionar el séptico para la venta, ¿qué hay que dejar descubierto?',
      '¿debo dar acceso a toda la casa para la inspección periódica?',
    ],
  },
  machine,
})
