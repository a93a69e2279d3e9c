import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { hasNone } from '../ny/doubts.ts'
import { facts as all } from './facts/index.ts'

// How is an aerobic unit inspected? Huron §§ 8(D)(1)(b)(v), 8(D)(2)(b)(iii), 8(E)(2)(f).
const facts = pick(all, 'inspectionKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/aerobic-inspection',
  initial: 'occasion',
  states: {
    occasion: {
      on: {
        inspectionKind: [
          { guard: is('transfer'), target: 'transfer' },
          { guard: is('periodic'), target: 'periodic' },
          'change',
        ],
      },
    },
    transfer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. An aerobic unit must be inspected at the time of the property transfer, and proof of service produced.',
        text: 'The Building Inspector or his or her designated septic inspector does it. At the inspection, adequate proof must be produced that the unit has been serviced by the maintenance provider. The law says “at the time of property transfer” here and “prior to” for other systems; as a precaution, have it done before. Whether a recent certificate also excuses an aerobic unit is not spelled out; ask the Building Inspector.',
        cite: ['huron/8.E.2.f#1', 'huron/8.E.2.f#2', 'huron/8.A.4#1', 'huron/8.E.2.g#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'produce adequate proof that the unit has been serviced by the maintenance provider',
            cite: 'huron/8.E.2.f#2',
          },
        ],
      },
    },
    periodic: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. At a periodic inspection, adequate proof must be produced that the aerobic unit has been serviced.',
        text: 'The proof is of service by the maintenance provider. The law does not say what proof is adequate; service reports and the contract are a start. The aerobic unit is part of the system that the Septic Inspector inspects.',
        cite: ['huron/8.D.2.b.iii#1', 'huron/8.D.1.b.v#1', 'huron/8.A#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'produce adequate proof that the unit has been serviced by the maintenance provider',
            cite: ['huron/8.D.2.b.iii#1', 'huron/8.D.1.b.v#1'],
          },
        ],
      },
    },
    change: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say it for an inspection before an addition, a new use or another change.',
        text: 'Proof of service is asked at periodic inspections and at transfers. As a precaution, have it ready for any inspection.',
        cite: ['huron/8.A#1', 'huron/8.D.2.b.iii#1', 'huron/8.E.2.f#2'],
      },
    },
  },
})

export const aerobicInspection = procedure({
  id: 'huron/aerobic-inspection',
  title: 'Inspection of an aerobic unit',
  act: 'have the aerobic unit inspected and show proof of service',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(aerobic|atu|treatment unit|blower)', 'inspect*|sale|sell*|closing|transfer*|proof|records|show'],
      ['aeróbic*', 'inspeccion*|venta|vender|prueba|comprobante'],
      ['(aerobic|atu|blower|treatment unit)', '(test|tested|inspect*|sold|sale|selling|closing)'],
    ],
    not: ['contract|agreement'],
    outside: [...hasNone, '(plan|planning|might|considering) .. (install|put|get)'],
    examples: [
      'selling a house with an aerobic unit, does the town inspect the unit',
      'what proof do I need at the inspection that the aerobic system was serviced',
      'is the ATU looked at in the routine inspection',
      'who inspects the aerobic unit at closing',
      'aerobic treatment unit and transfer of the property, before or at the closing?',
      'I have no service records for the aerobic unit and the inspector comes friday',
      'will a sticker from the technician do as proof of aerobic service for the inspection',
      'do they test the blower when the house is sold',
      'inspection of aerobic units in a restaurant, what must be shown',
      'deed to my daughter, aerobic unit, inspection of it necessary?',
      'must the technician be present when the town inspects the aerobic unit',
      'periodic inspection and an aerobic unit, what papers',
      'buyer of a home with an aerobic septic wants it inspected by the town',
      'is an aerobic unit inspected separately from the leach field in a sale',
      'vendo una casa con unidad aeróbica, ¿el pueblo la inspecciona?',
      '¿qué comprobante del sistema aeróbico pide el inspector?',
      '¿quién inspecciona la unidad aeróbica en la venta?',
      'inspección periódica con sistema aeróbico, ¿qué debo mostrar?',
    ],
  },
  machine,
})
