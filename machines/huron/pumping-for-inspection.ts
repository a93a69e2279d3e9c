import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Must the tank be pumped for the inspection? Huron §§ 8(D)(1)(a)(ii), 8(D)(2)(b)(ii), 8(E)(2)(a)(iii).
const facts = pick(all, 'systemType', 'inspectionKind', 'propertyKind', 'mayFloat')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const industrial = {
  status: 'official-discretion',
  verdict: null,
  decides: 'Septic Inspector',
  headline: 'It is up to the Septic Inspector: the law does not say which rule an industrial property falls under.',
  text: 'At commercial properties the tank must be pumped for the inspection. At all others no pumping of an ordinary septic tank is asked. A holding tank is pumped out under either rule. As a precaution, plan on pumping.',
  cite: ['huron/8.A#1', 'huron/8.D.1.a.ii#2', 'huron/8.D.2.b.i#1', 'huron/8.D.1.b.iv#2', 'huron/8.D.2.b.ii#2'],
  readings: [
    {
      of: 'huron/8.D.1.a.ii#2',
      defect: 'H-29',
      reading: 'Industrial counts as commercial: the tank is pumped (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'huron/8.D.2.b.i#1',
      defect: 'H-29',
      reading: 'Industrial is one of all other properties: a dye test, no pumping.',
      status: 'determined',
      verdict: 'need-not',
    },
  ],
} as const satisfies Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/pumping-for-inspection',
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
        headline: 'Yes. For a transfer inspection the tank must be pumped completely by a septic hauler.',
        text: 'It shows whether the tank is watertight and whether the baffles are correctly installed. There is one exception: if the Building Inspector determines that the tank may float, it is pumped only to a level to support baffle inspection. The owner bears the cost.',
        cite: ['huron/8.E.2.a.iii#1', 'huron/8.E.2.a.iii#2', 'huron/5.B#2'],
      },
      on: { mayFloat: [{ guard: 'yes', target: 'floating' }, 'sunk'] },
    },
    sunk: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. For a transfer inspection the tank must be pumped completely by a septic hauler.',
        text: 'It shows whether the tank is watertight and whether the baffles are correctly installed. The owner bears the cost.',
        cite: ['huron/8.E.2.a.iii#1', 'huron/8.E.2.a.iii#2', 'huron/5.B#2'],
      },
    },
    floating: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        act: 'pump the tank completely for the inspection',
        headline: 'No. A tank that may float is not pumped empty, only to a level to support baffle inspection.',
        text: 'The Building Inspector determines whether the tank may float. Where it may, it shall only be pumped down far enough that the baffles can be inspected.',
        cite: ['huron/8.E.2.a.iii#2', 'huron/8.E.2.a.iii#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the tank pumped to a level to support baffle inspection',
            cite: 'huron/8.E.2.a.iii#2',
          },
        ],
      },
    },
    commercial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. At a commercial property the tank must be pumped so that it can be inspected.',
        text: 'The business or property owner, or his or her agent, sees to it. A holding tank is pumped out in the presence of the Septic Inspector.',
        cite: ['huron/8.D.1.a.ii#2', 'huron/8.D.1.a#1', 'huron/8.D.1.b.iv#2'],
      },
    },
    other: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. For a periodic inspection at a property that is not commercial, the law asks for no pumping of an ordinary septic tank.',
        text: 'It asks for a dye test. Pumping is named there only for a holding tank, whose pump-out the Septic Inspector witnesses. The Building Inspector can order pumping where a system does not function properly.',
        cite: ['huron/8.D.2.b.i#1', 'huron/8.D.2.b.ii#2', 'huron/9.B#1'],
      },
      on: { systemType: [{ guard: is('holding'), target: 'holding' }, 'ordinary'] },
    },
    ordinary: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. For a periodic inspection at a property that is not commercial, the law asks for no pumping of the tank.',
        text: 'It asks for a dye test. Pumping is named there only for a holding tank. The Building Inspector can order pumping where a system does not function properly.',
        cite: ['huron/8.D.2.b.i#1', 'huron/8.D.2.b.ii#2', 'huron/9.B#1'],
      },
    },
    holding: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A holding tank is pumped out in the presence of the Septic Inspector.',
        text: 'The Septic Inspector shall witness a pump-out, to see whether the tank is watertight. Pump-out records must be presented at the inspection.',
        cite: ['huron/8.D.2.b.ii#2', 'huron/8.D.2.b.ii#1'],
      },
    },
    industrial: {
      meta: industrial,
      on: { systemType: [{ guard: is('holding'), target: 'industrialHolding' }, 'industrialOrdinary'] },
    },
    industrialOrdinary: { meta: industrial },
    industrialHolding: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A holding tank is pumped out in the presence of the Septic Inspector.',
        text: 'The Septic Inspector shall witness a pump-out, to see whether the tank is watertight. Both schedules say so, so it does not matter which of them an industrial property falls under. Pump-out records must be presented at the inspection.',
        cite: ['huron/8.D.1.b.iv#2', 'huron/8.D.2.b.ii#2', 'huron/8.D.1.b.iv#1', 'huron/8.D.2.b.ii#1', 'huron/8.A#1'],
        readings: [
          {
            of: 'huron/8.D.1.b.iv#2',
            defect: 'H-29',
            reading: 'Industrial counts as commercial: the holding tank is pumped out.',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.D.2.b.ii#2',
            defect: 'H-29',
            reading: 'Industrial is one of all other properties: the holding tank is pumped out.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },

    change: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say it for an inspection before an addition, a new use or another change.',
        text: 'The law speaks of pumping for commercial periodic inspections and for transfers only. Have the inspector say beforehand what is wanted. As a precaution, be ready for all that the other inspections ask.',
        cite: ['huron/8.A#1', 'huron/8.D.1.a.ii#2', 'huron/8.E.2.a.iii#1'],
      },
    },
  },
})

export const pumpingForInspection = procedure({
  id: 'huron/pumping-for-inspection',
  title: 'Pumping the tank for an inspection',
  act: 'have the tank pumped for the inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law names no number of days for the pumping, before or after the inspection.',
    text: 'Where pumping is asked for, it is asked for as part of the inspection. The sentences name no day and do not say how fresh a pump-out must be; ask the inspector.',
    cite: ['huron/8.E.2.a.iii#1', 'huron/8.D.1.a.ii#2', 'huron/8.D.2.b.ii#2'],
  },
  ifTold: {
    systemType: {
      why: 'Nearly every system has an ordinary tank; the answer names the holding tank.',
      names: {
        holding: 'holding tank',
      },
    },
    mayFloat: {
      why: 'Only the Building Inspector can determine it; the answer names it.',
      names: {
        true: 'if the Building Inspector determines that the tank may float',
      },
    },
  },
  words: {
    asks: [
      ['pump*|empt*', 'inspect*|inspector|closing|sale|sell*|test'],
      ['bombear|vaciar|bombeo', 'inspeccion*|venta'],
      ['pump*|hauler|bombear|vaciar|vaciarlo', 'inspect*|inspector|baffle|cierre|venta|test'],
      ['(pump|pumped|pumping|vaciar|bombear)', '(inspection|inspector|inspección)'],
    ],
    not: [
      '(every 2|every 3|every two|every three|how often|schedule)',
      'holding tank',
      'records|slips|receipts',
      '(how often|cada cuánto|every how)',
    ],
    outside: ['(may|might|could) (float|pop|lift)', '(podría|puede) flotar'],
    examples: [
      'how many days before the inspection must the tank be pumped',
      'how long before the septic inspection can I have it pumped',
      'by when do I have to pump the tank for the transfer inspection',
      'is a complete pump out included when the septic is inspected for a sale',
      'does the tank have to be pumped for the sale inspection',
      'do I pump the septic before or during the town inspection when selling',
      'inspector says the tank has to be emptied all the way, is that right',
      'our tank might pop out of the ground if its pumped, high groundwater. still have to empty it for the closing inspection?',
      'five year inspection at home, is pumping part of it',
      'restaurant inspection: must the tank be pumped',
      'can I skip pumping for the inspection since we did it in spring',
      'who does the pumping for a transfer inspection, can I do it myself',
      'just a dye test or also a pump out for the periodic one at a house',
      'fiberglass tank floats, the building inspector agrees. pump it completely?',
      'seller does not want to pay for pumping before closing, is it required',
      'is it true the hauler has to be there at the inspection',
      'pumping required for inspection at our store?',
      'how far down does the tank get pumped for the baffle check',
      'do they need the tank empty to inspect it',
      '¿hay que vaciar el tanque para la inspección de la venta?',
      '¿el tanque se tiene que bombear en la inspección de cada cinco años?',
      'tenemos una tienda, ¿hay que bombear el tanque antes de que venga el inspector?',
      'el tanque podría flotar si se vacía, ¿aun así hay que vaciarlo para el cierre?',
      'we have a holding tank, must it be pumped before they inspect for the sale',
      '¿vacío el tanque antes de que venga el inspector?',
    ],
  },
  machine,
})
