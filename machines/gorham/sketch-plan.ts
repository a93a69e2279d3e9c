import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atMost, guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Which wells, buildings and watercourses the sketch plan shows. Gorham § 56.401(1)(c).
const facts = pick(all, 'featureDistance')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  mapRadius: { label: 'Distance that the sketch plan covers', amount: 500, unit: 'ft', cite: 'gorham/56.401.1.c#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/sketch-plan',
  initial: 'far',
  states: {
    far: { on: { featureDistance: [{ guard: atMost('mapRadius'), target: 'shown' }, 'beyond'] } },
    shown: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Within {mapRadius} of the proposed system, it must be on the sketch plan.',
        text: 'The sketch plan shows all wells, springs, other water supplies, buildings and watercourses within {mapRadius} of the proposed system, even if they are on adjacent properties. It is drawn on a tape location map or survey map, or is a sketch plan that the Code Enforcement Officer approves. Leaving out a material fact can make the permit void.',
        cite: ['gorham/56.401.1.c#1', 'gorham/56.903.1#1'],
        values: ['mapRadius'],
      },
    },
    beyond: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Beyond {mapRadius}, the law does not ask for it on the sketch plan.',
        text: 'The sketch plan shows wells, springs, other water supplies, buildings and watercourses within {mapRadius} of the proposed system, even on adjacent properties. The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) may make investigations of its own.',
        cite: ['gorham/56.401.1.c#1', 'gorham/56.401.1.f#1', 'gorham/56.201.authority-having-jurisdiction#1'],
        values: ['mapRadius'],
      },
    },
  },
})

export const sketchPlan = procedure({
  id: 'gorham/sketch-plan',
  title: 'What the sketch plan must show',
  act: 'show it on the sketch plan',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(sketch|plan|map|drawing|survey)',
        '(well|wells|spring|creek|stream|barn|building|neighbor*|watercourse|pond|show|feet|ft)',
      ],
      ['(croquis|plano|mapa)', '(pozo|arroyo|vecino|mostrar|manantial|edificio)'],
      ['(sketch|draw)', '(well|wells|neighbor*|creek|plan)'],
      ['(drawn|draw|show|drawing)', '(sketch|plan)'],
    ],
    not: ['as built', 'as builts', 'hid|hidden|void', 'watershed inspector'],
    examples: [
      "does my neighbor's well have to be on the sketch plan",
      'creek is 480 feet off, show it on the drawing or not',
      'how far out does the septic sketch have to go',
      'spring on the next farm, do I put it on the map',
      "do I have to show buildings on other people's land",
      'barn is 600 ft from the proposed system, must the plan show it',
      'who approves the sketch plan',
      'sketch plan on a tape location map, what has to be shown',
      'well across the road about 300 ft, do we draw it',
      'ditch that runs in spring, watercourse for the sketch?',
      'what radius for wells on septic plan in gorham',
      'surveyor asks which wells to locate on the map',
      '¿el pozo del vecino debe salir en el croquis?',
      '¿hasta qué distancia hay que mostrar los pozos en el plano?',
      'el arroyo está a 450 pies, ¿va en el plano?',
      "Do I have to draw in my neighbors' wells?",
      'what do I have to show on the sketch of the septic',
      '¿qué debe mostrar el croquis?',
    ],
  },
  machine,
})
