import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Who performs the inspection? Huron §§ 5(E), 8(A), 8(D), 8(E), 4(B)(14).
const facts = pick(all, 'inspectionKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/who-inspects',
  initial: 'who',
  states: {
    who: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'The town’s own inspector performs it: the Septic Inspector or, for a transfer, the Building Inspector or his or her designated septic inspector.',
        text: 'The Town Board appoints the Septic Inspector. A private home inspector, engineer or septic company does not stand in, unless the Building Inspector designates that person for a transfer inspection. The results go on the town’s form.',
        cite: [
          'huron/8.A#1',
          'huron/8.D#1',
          'huron/8.E#1',
          'huron/4.B.14#1',
          'huron/5.E#2',
          'huron/5.E#4',
          'huron/5.C#1',
        ],
      },
      on: { inspectionKind: [{ guard: is('transfer'), target: 'transfer' }, 'septicInspector'] },
    },
    transfer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'A transfer inspection is performed by the Building Inspector or his or her designated septic inspector.',
        text: 'Another paragraph says that the Septic Inspector, whom the Town Board appoints, completes the inspections before a transfer. Either way it is the town’s inspector. A home inspector, engineer or septic company hired by seller or buyer does not stand in, unless the Building Inspector designates that person. A lender may ask for a report of its own besides.',
        cite: ['huron/8.E#1', 'huron/8.A#1', 'huron/8.A.4#1', 'huron/4.B.14#1'],
      },
    },
    septicInspector: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The inspection is performed by the Septic Inspector, whom the Town Board appoints.',
        text: 'A Deputy Septic Inspector may act in his or her absence, and the Building Inspector or his or her deputy may serve as Septic Inspector. A private inspector, engineer or septic company does not stand in. The results go on the town’s form.',
        cite: [
          'huron/8.A#1',
          'huron/8.D#1',
          'huron/4.B.14#1',
          'huron/5.E#2',
          'huron/5.E#3',
          'huron/5.E#4',
          'huron/5.C#1',
        ],
      },
    },
  },
})

export const whoInspects = procedure({
  id: 'huron/who-inspects',
  title: 'Who inspects',
  act: 'have the inspection performed by the town’s inspector',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    inspectionKind: {
      why: 'It is the town’s own inspector for every inspection; the answer names both.',
    },
  },
  words: {
    asks: [
      ['who', '(inspect*|perform*|does the)'],
      [
        '(home inspector|private|own inspector|engineer|plumber|septic company|hauler|licensed|third party)',
        'inspect*|inspection',
      ],
      ['quién', 'inspecciona|inspección|hace'],
      ['particular|privado|ingeniero', 'inspeccion*'],
      ['(who|whom)', '(inspect*|inspector|inspection|inspections|does it)'],
      [
        '(private|home inspector|my own|plumber|engineer|third party|privado|particular|pick)',
        '(inspect*|septic|inspector)',
      ],
      [
        '(county|health department|building inspector|deputy|inspector de edificios)',
        '(inspect*|inspections|inspecciona)',
      ],
    ],
    not: ['(pays|pay for|cost)', 'appoint*', '(certified by|stamp*|plans|drawing)'],
    examples: [
      'can we hire our own inspector for the sale',
      'will the town accept a private septic company report instead of its own inspection',
      'who does the septic inspection in this town',
      'can my home inspector do the septic inspection for the sale',
      'is it the building inspector or the septic inspector who comes out',
      'I am an engineer, can I inspect my own system',
      'will a report from a licensed septic company be accepted instead of the town inspection',
      'buyer hired a private septic guy, does that satisfy the town',
      'can I pick the inspector myself',
      'do they take an inspection done by my plumber',
      'who performs the periodic inspections of restaurants',
      'septic inspector is on vacation, may the deputy do it',
      'in Chester a PE does it, who does it here',
      'does the county health department do the inspections or the town',
      'whom do I call to get our septic inspected before closing',
      'third party inspection ok or only the town',
      'name of the office that inspects septics for transfers',
      '¿quién hace la inspección del séptico, el pueblo o una compañía?',
      '¿puedo usar un inspector privado para la venta?',
      '¿el inspector de edificios también inspecciona sistemas sépticos?',
      '¿aceptan la inspección de un ingeniero particular?',
      'Bank wants its own septic company to inspect. Does that count for the town?',
    ],
  },
  machine,
})
