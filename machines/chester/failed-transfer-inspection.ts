import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What follows when the inspection before a transfer finds faults. Chester §§ 4.010, 5.100(B).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/failed-transfer-inspection',
  initial: 'silent',
  states: {
    silent: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'The law does not say what follows from a bad transfer inspection.',
        text: 'It has no pass or fail test, no repair period and no ban on closing. It says only that the inspection must be made before the sale, gift or transfer. A system that is unsafe, pollutes or lets sewage reach the surface may not be used, whoever owns it. Who pays, buyer or seller, is between them: ask a lawyer. Ask the Enforcement Officer about the system.',
        cite: ['chester/4.010#2', 'chester/4.010#4', 'chester/2.010.C#1'],
      },
    },
  },
})

export const failedTransferInspection = procedure({
  id: 'chester/failed-transfer-inspection',
  title: 'After a bad transfer inspection',
  act: "repair or replace the system because of the inspection's result",
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        "(fail*|flunk*|bad|problem|problems|did not pass|didn't pass|no pasó|mal)",
        'inspect*|inspection|inspección',
        'sale|sell*|closing|buyer|seller|transfer*|close|venta|cierre|comprador',
      ],
      ['(who pays|who has to pay|quién paga)', 'inspect*|septic|repair*|inspección|reparación'],
      ['pass or fail'],
    ],
    not: ['annual', 'mound', 'engineer to evaluate', 'fee'],
    examples: [
      'engineer says our field is finished, we close in a month. who has to repair it and can we still close',
      'septic flunked before the sale. does the law make the seller fix it',
      'engineer says leach field is shot, can we still close',
      'inspection before the sale found a cracked tank, who has to fix it',
      'failed septic inspection in Chester, how long to repair',
      'does a failed inspection stop the deed from transferring',
      'who pays for the inspection, buyer or seller',
      "what happens if the system doesn't pass before closing",
      'is there a pass or fail standard for the transfer inspection',
      'can the buyer take over a failed system and fix it later',
      'do I get two years to repair after failing like in Huron',
      "zoning administrator didn't like the field, sale in ten days",
      'escrow for repairs after a bad inspection, does the law allow it',
      'does the seller have to give a warranty on the septic',
      'la inspección salió mal, ¿podemos cerrar la venta?',
      '¿quién paga la reparación si la inspección encuentra problemas?',
      '¿cuánto tiempo hay para arreglar después de una mala inspección?',
      '¿el vendedor tiene que dar garantía del séptico?',
    ],
  },
  machine,
})
