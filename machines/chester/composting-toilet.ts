import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Toilets without water and privies. Chester §§ 2.020, 5.030(B).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/composting-toilet',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Waterless toilets must be accompanied by a system that treats the greywater.',
        text: "The law calls composters, chemical and recirculating toilets, incinerator toilets and sanitary privies non-waterborne systems. They treat human wastes only. Water from sinks, showers, tubs and other fixtures must be treated by settling and soil absorption. Non-waterborne systems count as alternative systems, so a permit, an engineer's design or approval, and the annual inspection go with them. All wastewater must go into the on-site system. A building without any running water has no greywater to treat; ask the Enforcement Officer what is needed there.",
        cite: [
          'chester/2.020.alternative-absorption-system.non-waterborne-systems#1',
          'chester/2.020.alternative-absorption-system.non-waterborne-systems#2',
          'chester/5.030.B.1.b#1',
          'chester/5.030.B.2.b#1',
          'chester/3.010.B#1',
          'chester/2.020.privy#1',
          'chester/2.020.toilet-wastes#1',
          'chester/2.020.greywater#1',
        ],
      },
    },
  },
})

export const compostingToilet = procedure({
  id: 'chester/composting-toilet',
  title: 'Composting toilets, privies and other waterless systems',
  act: 'provide a soil absorption system for the greywater of a house with waterless toilets',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(compost*|outhouse|privy|incinerat*|waterless|letrina|chemical toilet|port a potty|porta potty|inodoro seco|baño seco)',
      ],
    ],
    not: ['dump*'],
    examples: [
      'can I use a composting toilet instead of septic',
      'outhouse at the hunting camp, legal?',
      'if we have an incinerating toilet what about the sink water',
      'is a privy allowed in Chester',
      'does a composting toilet need a greywater system',
      'waterless toilet in a tiny house, still a leach field?',
      'chemical toilet for a seasonal cabin with no running water',
      'composter plus shower, where does the shower go',
      'do I need a permit for an outhouse',
      'recirculating toilets what else is required',
      '¿puedo usar un inodoro seco en lugar de séptico?',
      '¿se permite una letrina en la cabaña?',
      'baño de compost y ducha, ¿qué hago con las aguas grises?',
      '¿un inodoro incinerador necesita permiso?',
      'off grid cabin with compost toilet',
    ],
  },
  machine,
})
