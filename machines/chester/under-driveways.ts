import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May part of an absorption area lie under a driveway? Chester § 3.010(C).
const facts = pick(all, 'trafficDesign')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/under-driveways',
  initial: 'design',
  states: {
    design: {
      meta: { cite: ['chester/3.010.C#1'] },
      on: { trafficDesign: [{ guard: 'yes', target: 'designed' }, 'forbidden'] },
    },
    designed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes, because the absorption system is structurally designed for vehicles and provides for ventilation.',
        text: 'That is the only exception. The design has to be part of the plan that goes with the permit application, and all other rules still apply.',
        cite: ['chester/3.010.C#1', 'chester/5.030.A.2.c#1'],
      },
    },
    forbidden: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. No part of an absorption area may lie under a driveway, road, parking area, heavy load or pavement.',
        text: 'The only exception is an absorption system that is structurally designed to support vehicular traffic and provides for ventilation. The care guidelines add that heavy equipment should never pass over the field.',
        cite: ['chester/3.010.C#1', 'chester/app-VII.10#1'],
      },
    },
  },
})

export const underDriveways = procedure({
  id: 'chester/under-driveways',
  title: 'Absorption area under a driveway, road or parking area',
  act: 'put part of the absorption area under a driveway, road, parking or paved area',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(driveway|drive way|parking|pave*|pavement|blacktop|asphalt|road|concrete slab|garage|patio)',
        'leach*|septic|field|absorption|tank|lines|trench*',
      ],
      ['(entrada|estacion*|pavimento|camino|asfalto|carros|coches|autos)', 'campo|séptico|zanja*|absorción|sistema'],
      ['park* .. (over|on) .. (leach field|leachfield|septic|field|lines)'],
      ['(drive|driving|truck*|tractor|excavator) .. (over|on|across) .. (leach*|septic|field|lines|tank)'],
    ],
    not: ['repair*', 'rights of way'],
    outside: [
      '(beside|alongside|next to|al lado|junto)',
      '(footpath|path|walkway|sendero|camino peatonal)',
      '(over|on|above|sobre|encima) (the|my|our|del|el)? (septic)? (tank|tanque)',
    ],
    examples: [
      'el contratista quiere poner el campo de absorción debajo de donde se estacionan los carros, terreno angosto, casa nueva',
      'casa nueva en un terreno angosto, el campo va debajo de donde van a pasar los autos y no tiene ventilación, ¿se permite?',
      'leach field under the driveway, built for trucks but with no vents, is that allowed',
      'want to blacktop over part of the leach lines, only cars',
      'can the leach field go under the new driveway',
      'we want to pave over the drain field for parking',
      'is it ok to park on top of the septic',
      'the only spot for trenches is under the gravel drive',
      'chambers rated h20 under the parking lot, allowed?',
      'building a garage over the leach lines',
      "neighbor's road runs over our laterals",
      'putting a patio on the absorption area',
      'tractor path across the septic field legal?',
      'blacktop over half the leach field, does it need vents',
      'church wants its absorption bed under the lot',
      '¿puede ir el campo de absorción debajo de la entrada de carros?',
      'queremos pavimentar encima del campo séptico',
      '¿se puede estacionar sobre las zanjas de absorción?',
      'el camino pasa sobre el campo de drenaje, ¿está permitido?',
      'The only open ground on our lot for trenches is the gravel parking area by the barn, just ordinary pipe and stone. Can they go in there?',
    ],
  },
  machine,
})
