import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May a system be used that does not function adequately? Gorham §§ 56.301(3), 56.201 (adequately functioning).
const facts = pick(all, 'watertight', 'seepage', 'finding')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

// The ways out where an inspection has found something; the last way, with no finding, differs.
const found = [
  { guard: is('adequate'), target: 'adequate' },
  { guard: is('inadequate'), target: 'inadequate' },
] as const

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/continued-use',
  initial: 'vessel',
  states: {
    // What is told of the tank or of seepage counts before a finding does; a finding that is told spares the questions.
    vessel: {
      meta: { cite: ['gorham/56.201.adequately-functioning#2'] },
      on: {
        watertight: [{ guard: 'no', target: 'leaks' }, 'surface'],
        seepage: [{ guard: 'yes', target: 'seeps' }, 'dry'],
        finding: [...found, 'vesselUninspected'],
      },
    },
    surface: {
      on: {
        seepage: [{ guard: 'yes', target: 'seeps' }, 'sound'],
        finding: [...found, 'surfaceUninspected'],
      },
    },
    dry: {
      on: {
        watertight: [{ guard: 'no', target: 'leaks' }, 'sound'],
        finding: [...found, 'dryUninspected'],
      },
    },
    sound: { on: { finding: [...found, 'notInspected'] } },
    vesselUninspected: { on: { watertight: [{ guard: 'no', target: 'leaks' }, 'surfaceUninspected'] } },
    surfaceUninspected: { on: { seepage: [{ guard: 'yes', target: 'seeps' }, 'notInspected'] } },
    dryUninspected: { on: { watertight: [{ guard: 'no', target: 'leaks' }, 'notInspected'] } },
    leaks: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system whose tank is not watertight is not adequately functioning.',
        text: 'An adequately functioning system must always include a watertight vessel. It is unlawful to use or maintain a system that is not adequately functioning, even if nothing comes to the surface. Tell the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official), who sets a course of corrective action and a time for it. The remedy needs an application for a permit.',
        cite: [
          'gorham/56.201.adequately-functioning#2',
          'gorham/56.301.3#1',
          'gorham/56.601.1#3',
          'gorham/56.601.3#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    seeps: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Sewage above ground or in the water is not adequate functioning.',
        text: 'A system functions adequately only if the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) has determined that it poses no public health threat by above ground seepage or by contamination of surface or ground water. It is unlawful to use or maintain a system that is not adequately functioning. Tell the official now: a course of corrective action and a time for it are then set.',
        cite: [
          'gorham/56.301.3#1',
          'gorham/56.201.adequately-functioning#1',
          'gorham/56.601.1#3',
          'gorham/56.601.3#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    inadequate: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system found not adequately functioning may not be used or maintained.',
        text: 'It is unlawful to use or maintain a system that is not adequately functioning. The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) notifies the owner in writing, determines a course of corrective action and sets a reasonable time frame for the remedy. Ask what use is accepted until then: the text has no rule for that time.',
        cite: [
          'gorham/56.301.3#1',
          'gorham/56.201.adequately-functioning#1',
          'gorham/56.601.1#1',
          'gorham/56.601.1#3',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    adequate: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. A system found adequately functioning may be used.',
        text: 'The town inspected the system and found it adequately functioning. That takes a watertight vessel, and no threat to public health by seepage above ground or by contaminated water. If the tank leaks or sewage seeps out later, the answer changes. The system must be kept in good working order.',
        cite: [
          'gorham/56.301.3#1',
          'gorham/56.201.adequately-functioning#1',
          'gorham/56.201.adequately-functioning#2',
          'gorham/56.306.1#1',
        ],
      },
    },
    notInspected: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline:
          'It is up to the authority having jurisdiction: without an inspection there is no finding either way.',
        text: 'Nothing that you tell shows that the system fails. “Adequately functioning” is the standard that an inspection by the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) applies: no threat to public health by seepage above ground or by contaminated water, and a watertight vessel. That a system has not been inspected is not called a fault here. If you want certainty, ask for an inspection. Keep the system in good working order.',
        cite: [
          'gorham/56.301.3#1',
          'gorham/56.201.adequately-functioning#1',
          'gorham/56.201.adequately-functioning#2',
          'gorham/56.306.1#1',
          'gorham/56.501.1.b#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const continuedUse = procedure({
  id: 'gorham/continued-use',
  title: 'Going on using a system',
  act: 'go on using the system as it is',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(keep|go on|continue|still|allowed|legal|can we|ok)',
        '(using|use|live|living|run|running)',
        '(septic|system|tank|sewage|leach|field)',
      ],
      ['(adequately functioning|working order)'],
      ['(seguir|sigo|puedo|podemos)', '(usando|usar)', '(séptic*|sistema|tanque)'],
      ['(wet|soggy|smelly|effluent|surfacing)', '(use|stay|using|live)', '(field|system|septic|yard|lawn|it)'],
    ],
    not: [
      'exempt*',
      'grandfather*',
      '(30|thirty) days',
      '(how often|every year)',
      'occupancy',
      '(pass|forward|hand|tell|show) .. (notice|report|buyers|buyer)',
      'design standards',
      '(move in|moving in)',
    ],
    examples: [
      "nobody ever looked at our septic, it's old, no troubles. is an uninspected system illegal to use",
      "report says the tank isn't watertight but the field is dry. ok to use it as it is",
      'bacteria in our well from our own septic, may we go on using it',
      'The pumper found a hole in the side of the tank and the water level is low. No odor, lawn is fine. Are we allowed to keep using it',
      "When the kids visit, foul water bubbles up over the lines. We'd rather wait until autumn with repairs. Is it legal to use it till then",
      "They inspected it and wrote effluent comes to the surface behind the barn, not adequately functioning. It's been like that ten years and nobody minded. May we go on as we are",
      'our agent says so long as nothing surfaces a leaking tank is fine to use. is it',
      'town inspected us last month, all fine, adequately functioning, tank tight. can we carry on using the system',
      '¿podemos seguir usando la fosa aunque tiene un agujero?',
      'el inspector dice que el sistema no funciona bien, ¿lo podemos seguir usando?',
      'can I keep using my septic if the tank leaks a little',
      'what does adequately functioning mean',
      'sewage comes up on the lawn when we have company, can we go on living here',
      'is it legal to use a system that failed inspection till spring',
      "there's wastewater in the ditch behind the house, may we still use the toilets",
      'our system was never inspected, is it illegal to use it',
      'tank has a crack but no smell and no wet spots. ok to continue?',
      'inspector says we pass, so we can just use it right',
      "we have an old steel tank, bottom's gone, still works, can we use it as is",
      'renters use the cottage and the drain field is soggy with effluent, can that go on',
      'must a septic be watertight to count as working',
      'town of gorham, is it unlawful to maintain a failing septic',
      'well test came back with coliform from our septic, do we have to stop',
      '¿puedo seguir usando el séptico si el tanque gotea?',
      'salen aguas negras en el patio, ¿podemos seguir usando el sistema?',
      'nunca lo inspeccionaron, ¿es ilegal usarlo?',
      'tank is rotted but nothing surfaces, can we leave it alone',
      'holes in the old tank, works fine, can we let it be',
      'sale agua negra en el jardín, ¿hay que dejar de usar el sistema?',
      'el tanque gotea, ¿puedo seguir usándolo?',
    ],
  },
  machine,
})
