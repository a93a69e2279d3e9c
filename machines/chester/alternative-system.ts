import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When an alternative system may be installed. Chester §§ 3.010(A), 5.030(B).
const facts = pick(all, 'conventionalPossible')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/alternative-system',
  initial: 'site',
  states: {
    site: {
      meta: { cite: ['chester/3.010.A#1', 'chester/5.030.B#1'] },
      on: { conventionalPossible: [{ guard: 'yes', target: 'conventionalFirst' }, 'allowed'] },
    },
    conventionalFirst: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Where the site permits a conventional system, a conventional system must be installed.',
        text: 'Conventional systems shall be used on sites with adequate soil percolation and separation distances. Alternative systems can be considered at sites that are not suitable for conventional ones.',
        cite: ['chester/3.010.A#1', 'chester/5.030.B#1', 'chester/5.030.B#2'],
      },
    },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, under the conditions of § 5.030(B), because the site does not suit a conventional system.',
        text: "Alternative systems include raised systems, mounds, intermittent sand filters, evapo-transpiration systems and non-waterborne systems. The plan must be designed or approved by a licensed professional engineer and come with an operation and maintenance manual. The permit rules for all systems apply. Each year a licensed professional engineer must inspect. The law says that a separate approval by the state's health department is not required for an individual lot, but the state's own rules stay in force, so ask the health department first. The Local Board of Health may have an independent engineer look at the plan at your cost.",
        cite: [
          'chester/3.010.A#4',
          'chester/5.030.B#2',
          'chester/5.030.B#3',
          'chester/5.030.B#4',
          'chester/5.030.B.1.a#1',
          'chester/5.030.B.1.a#2',
          'chester/5.030.B.1.b#1',
          'chester/5.030.B.1.c#1',
          'chester/5.030.B.1.d#1',
          'chester/5.030.B.1.f#1',
          'chester/5.030.B.2.a#1',
          'chester/5.030.B.2.b#1',
          'chester/5.030.B.2.g#1',
          'chester/5.030.B.3.a#1',
          'chester/7.010#1',
          'chester/7.040#1',
        ],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'have the system designed or approved by a licensed professional engineer',
            cite: ['chester/5.030.B.1.a#1', 'chester/5.030.B.2.a#1'],
          },
          {
            actor: 'owner',
            verdict: 'must',
            action: 'meet all information and process requirements of a permit application',
            cite: ['chester/5.030.B.1.f#1', 'chester/5.030.B.2.g#1'],
          },
        ],
      },
    },
  },
})

export const alternativeSystem = procedure({
  id: 'chester/alternative-system',
  title: 'Alternative systems',
  act: 'install an alternative system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(raised bed|raised system|mound*|alternative)', '(permit|permits|allow|allows|allowed|let|instead)'],
      [
        '(mound*|sand filter|alternative system*|engineered system|peat|aerobic|elevado|montículo|alternativo)',
        '(can|may|allowed|install*|put in|build|want|instead|rather|ok|legal|permitted|choose|puedo|permit*|instalar|permitido)',
      ],
      [
        'raised (system|bed|septic|field)',
        '(can|may|allowed|install*|put in|build|want|instead|rather|ok|legal|permitted|choose|puedo|permit*|instalar|permitido)',
      ],
      [
        'advanced (system|treatment|septic)',
        '(can|may|allowed|install*|put in|build|want|instead|rather|ok|legal|permitted|choose|puedo|permit*|instalar|permitido)',
      ],
      ["(site|lot|soil|ground) .. (unsuitable|not suitable|no good|won't work|bad|terrible)", 'system|septic|options'],
    ],
    not: [
      'annual*|june',
      'days',
      'who (has|must|can) .. design',
      'smaller',
      'manual',
      'backup|reserve',
      'state approval',
      'dep* of health',
      'nysdoh|doh',
      'independent',
      'experiment*',
      'expire*',
      'letter',
      'slope*|percent',
      'holding tank',
      'need .. engineer',
    ],
    examples: [
      'regular trenches will not work on our ground, the perc is far too slow. will the town let us build a mound for the new house',
      'soil fails for a normal septic, is a raised bed permitted instead',
      'may we choose a mound even though our soil is good',
      'Perc of ninety minutes. Is some kind of alternative system allowed?',
      'el suelo no sirve para zanjas, ¿permite el pueblo un sistema elevado?',
      'can we put in a mound because the soil is bad',
      'are raised beds allowed in Chester',
      'site fails for conventional, what alternative systems does the town take',
      "I'd rather have an aerobic unit than a leach field even though the soil is fine",
      'when is an alternative system allowed',
      'sand filter on a tight lot, possible?',
      'my lot is not suitable for a regular system, what can I do',
      'are peat systems legal here',
      'can I just choose a mound to save space',
      'does the town allow evapotranspiration beds',
      'advanced treatment unit instead of plain septic',
      'what conditions come with an alternative system',
      '¿puedo instalar un sistema elevado en montículo?',
      'mi terreno no sirve para un sistema convencional, ¿qué opciones hay?',
      '¿permiten sistemas alternativos en Chester?',
      'prefiero un sistema avanzado aunque el suelo es bueno, ¿se puede?',
    ],
  },
  machine,
})
