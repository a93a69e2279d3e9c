import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Engineered systems outside the state's handbook. Chester § 5.030(B)(2)(c).
const facts = pick(all, 'newOrReplacement')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/experimental-system',
  initial: 'kind',
  states: {
    kind: {
      meta: { cite: ['chester/5.030.B.2.c#1'] },
      on: { newOrReplacement: [{ guard: is('replacement'), target: 'townBoard' }, 'newSystem'] },
    },
    townBoard: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Town Board, with the Enforcement Officer for the permit',
        headline:
          'It is up to the Town Board: such a replacement system may be approved on a limited experimental basis.',
        text: "The approval is for replacement systems on extremely limited sites, such as within 200 feet of a lake, stream or wetland. The permit of the Enforcement Officer is needed too, and the text does not say how the two fit together: plan on both. These systems should meet Class A certification of the national sanitary foundation, as the text names it. The town's approval does not waive the state's rules, so ask the health department.",
        cite: [
          'chester/5.030.B.2.c#1',
          'chester/5.030.B.2.g#1',
          'chester/5.030.A.1#1',
          'chester/2.020.alternative-absorption-system.other-engineered-systems#1',
          'chester/2.020.alternative-absorption-system.other-engineered-systems#2',
          'chester/7.010#1',
          'chester/7.040#1',
        ],
        readings: [
          {
            of: 'chester/5.030.B.2.c#1',
            defect: 'C-81',
            reading: "The Town Board's approval takes the place of the officer's permit.",
            status: 'official-discretion',
            verdict: null,
          },
          {
            of: 'chester/5.030.B.2.g#1',
            defect: 'C-81',
            reading: "Both are needed, the Town Board's approval and the permit (the cautious reading).",
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },
    newSystem: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The experimental approval is for replacement systems only.',
        text: "For a new system the law lets an engineered system include advanced systems approved by the state's health department. It gives no approval for types outside the state's handbook. No wastewater may be discharged except by approved systems. Ask the health department whether the type is approved by the state.",
        cite: ['chester/5.030.B.2.c#1', 'chester/5.030.B.1.a#1', 'chester/5.030.B.1.b#1', 'chester/2.010.B#1'],
      },
    },
  },
})

export const experimentalSystem = procedure({
  id: 'chester/experimental-system',
  title: 'Experimental engineered systems',
  act: "install an engineered system that the state's handbook does not address",
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['experiment*'],
      [
        '(new kind|not in the handbook|unproven|prototype|novel|not listed|homemade|innovative|not addressed)',
        'system|septic|technology|unit',
      ],
      ['handbook', '(engineered|not in|outside)'],
    ],
    not: ['separation|setback*|distance'],
    examples: [
      'experimental septic on a tiny lakefront lot, who approves',
      "engineered system that's not in the state handbook",
      'can I use a brand new technology to replace my failed system',
      'town board approval for an experimental replacement',
      'prototype treatment unit for a new house, allowed?',
      'does an experimental system need a permit besides board approval',
      'NSF class A certification, is it required',
      'limited site 100 ft from the lake, unusual system design',
      "who decides on systems the handbook doesn't cover",
      'new construction with an innovative system not listed',
      '¿quién aprueba un sistema experimental?',
      'un sistema que no está en el manual del estado, ¿se permite?',
      '¿puedo usar tecnología experimental en una casa nueva?',
      'reemplazo experimental cerca del lago, ¿quién decide?',
      'non-handbook engineered system',
    ],
  },
  machine,
})
