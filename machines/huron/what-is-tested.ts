import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What does the inspection look at? Huron §§ 8(D)(1)(b), 8(D)(2)(b), 8(E)(2).
const facts = pick(all, 'inspectionKind', 'propertyKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/what-is-tested',
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
          'A transfer inspection checks the liquid level, runs a dye test, and has the tank pumped to see whether it is watertight and the baffles sit right.',
        text: 'The tank inspection includes these, but is not limited to them. Holding tanks need pump-out records and a witnessed pump-out; aerobic units need proof of service. Distribution box, leach lines and seepage pits are exposed only if a problem is found and further evaluation is required.',
        cite: [
          'huron/8.E.2.a#1',
          'huron/8.E.2.a.i#1',
          'huron/8.E.2.a.ii#1',
          'huron/8.E.2.a.iii#1',
          'huron/8.E.2.b#1',
          'huron/8.E.2.c#1',
          'huron/8.E.2.d#1',
          'huron/8.E.2.e#1',
          'huron/8.E.2.f#1',
        ],
      },
    },
    commercial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'A commercial inspection looks into the pumped tank and runs a dye test.',
        text: 'The dye test shows whether all fixtures are connected to the tank and whether effluent is being discharged to the surface or surface waters. Holding tanks need pump-out records and a witnessed pump-out; aerobic units need proof of service. Distribution box, leach lines and seepage pits are exposed only if a problem is found and further evaluation is required.',
        cite: [
          'huron/8.D.1.a.ii#2',
          'huron/8.D.1.b.i#1',
          'huron/8.D.1.b.ii#1',
          'huron/8.D.1.b.iii#1',
          'huron/8.D.1.b.iv#1',
          'huron/8.D.1.b.v#1',
        ],
      },
    },
    other: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The periodic inspection of a property that is not commercial rests on a dye test.',
        text: 'It shows whether effluent comes to the surface or to surface waters, and whether the leach system works. Holding tanks need pump-out records and a witnessed pump-out; aerobic units need proof of service. The system must be functional, separate solids and grease, and percolate adequately (let water soak away).',
        cite: [
          'huron/8.D.2.b.i#1',
          'huron/8.D.2.b.ii#1',
          'huron/8.D.2.b.ii#2',
          'huron/8.D.2.b.iii#1',
          'huron/8.B#1',
          'huron/8.B#2',
        ],
      },
    },
    industrial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'A dye test is part of it in any case; the rest is up to the Septic Inspector for an industrial property.',
        text: 'The law has one list for commercial properties and one for all others, and names industrial facilities in neither. Both lists include a dye test. As a precaution, plan on the commercial list, which also has the tank pumped.',
        cite: ['huron/8.A#1', 'huron/8.D.1.b.i#1', 'huron/8.D.2.b.i#1', 'huron/8.D.1.a.ii#2'],
      },
    },

    change: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say it for an inspection before an addition, a new use or another change.',
        text: 'The law lists what is tested for periodic inspections and for transfers only. Have the inspector say beforehand what is wanted. As a precaution, be ready for all that the other inspections ask.',
        cite: ['huron/8.A#1', 'huron/8.D.2.b.i#1', 'huron/8.E.2.a#1'],
      },
    },
  },
})

export const whatIsTested = procedure({
  id: 'huron/what-is-tested',
  title: 'What the inspection looks at',
  act: 'have the system tested as the law lists',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['what', 'inspect*|inspector', 'check*|look*|test*|include*|involve*|consist*|do'],
      ['qué', 'revisa*|incluye|consiste', 'inspeccion*|inspector'],
      ['(what|how thorough|list)', '(inspected|examined|tested|criteria|involved|consist of|look at)'],
      ['(check|test|include|includes|revisa)', '(liquid level|baffles|watertight*|nivel|deflectores|dye test or more)'],
      ['(just a dye test)', '(or more|only|or)'],
    ],
    not: ['gallons', 'dig*|uncover*', 'riser*', 'bring|records|receipts'],
    examples: [
      'what does the town look at in a septic inspection for a sale',
      'what is involved in the routine septic check of a house',
      'what tests do they do at a commercial septic inspection',
      'is the septic inspection just a dye test or more',
      'do they check the liquid level in the tank',
      'what exactly gets inspected when we transfer the place to our kids',
      'list of the inspection criteria for a property transfer please',
      'what are they allowed to test besides the tank',
      'how thorough is the five year visit, what does it consist of',
      'does the inspection include looking at the baffles',
      'inspector spent ten minutes, what was he supposed to check',
      'what does the tank inspection include when buying a home',
      'does the town test for watertightness of the tank at closing',
      'what will be examined at our marina inspection',
      '¿qué revisan en la inspección del séptico para vender?',
      '¿en qué consiste la inspección de rutina de una casa?',
      '¿qué incluye la inspección de un negocio?',
      '¿el inspector revisa el nivel del tanque y los deflectores?',
    ],
  },
  machine,
})
