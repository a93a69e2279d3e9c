import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { atMost, guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Whom do the requirements of § 202-7 near the lake reach? § 202-5(D), with the other tests of the 200 feet in § 202-6(C) and § 202-7(C).
const facts = pick(all, 'fieldToLake', 'fieldWithin')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  lakeLine: { label: 'Distance from Canandaigua Lake', amount: 200, unit: 'ft', cite: 'canandaigua/202-5.D#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/near-lake',
  initial: 'field',
  states: {
    field: {
      on: {
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'near' }, 'fieldFar'],
        fieldWithin: [{ guard: 'yes', target: 'near' }, 'fieldFar'],
      },
    },
    near: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. An absorption area within {lakeLine} of Canandaigua Lake brings the system under the requirements for substandard systems.',
        text: 'The system must also comply with that section. Exactly {lakeLine} is within by plain reading. Part of the section is not on file: its first paragraph, and what holds where the lot has no limitations. If only a part of the absorption area (the leach field) is within, the law does not say what holds: as a precaution, count any part within as within. From which line of the shore to measure is not said either. For the design load a separate test counts: a system wholly or partially within takes the higher figure for each bedroom.',
        cite: ['canandaigua/202-5.D#1', 'canandaigua/202-7.B#1', 'canandaigua/202-6.C.2#1'],
        values: ['lakeLine'],
      },
    },
    fieldFar: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The rule is for systems with the absorption area within {lakeLine} of Canandaigua Lake.',
        text: 'The test is the absorption area (the leach field). Another test holds for the design load: a system wholly or partially within {lakeLine} takes the higher figure for each bedroom, so a tank nearer than that counts there even if the field lies farther off. A substandard system with its absorption area farther off has its own rule: a letter, and no upgrade unless it is in failure. As a precaution, if any part of the system is within {lakeLine}, ask the Town Code Enforcement Officer.',
        cite: [
          'canandaigua/202-5.D#1',
          'canandaigua/202-6.C.2#1',
          'canandaigua/202-7.C.1#1',
          'canandaigua/202-7.C.1#3',
        ],
        values: ['lakeLine'],
      },
    },
  },
})

export const nearLake = procedure({
  id: 'canandaigua/near-lake',
  title: 'Systems near Canandaigua Lake',
  act: 'comply with the requirements for substandard systems near Canandaigua Lake as well',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The text on file sets no time for complying with the requirements near the lake.',
    text: 'The sentence says that a system with its absorption area within {lakeLine} of Canandaigua Lake shall also comply with the section on substandard systems. It names no day; a part of that section and Article IV with its procedures are not on file and may. Ask the Town Code Enforcement Officer.',
    cite: ['canandaigua/202-5.D#1', 'canandaigua/202-7.B.1#1'],
  },
  words: {
    asks: [
      ['202-7', 'matter|matters|concern*|reach*|cover*'],
      [
        '(200|two hundred)',
        'lake*|feet|foot|ft|absorption|field',
        'apply|applies|rules|comply|count*|extra|requirements|section',
      ],
      ['lake', '(special|extra|additional|other|different|stricter) (rule|rules|requirement|requirements)'],
      ['202-7', 'apply|applies|comply|subject'],
      ['(lago)', '(reglas|requisitos|normas)'],
      ['(lake|lakefront|shore)', 'rules|requirements', 'septic|field|system'],
    ],
    not: [
      'part|partly|partially|half|straddl*|corner',
      'bedroom*',
      'gallon*|gpd',
      'holding tank',
      'waiver',
      'letter',
      '(measure*|measured) from',
      'upgrade',
    ],
    examples: [
      'our absorption area lies a good way past 200 feet from the lake, does section 202-7 concern us at all',
      'the leach field is far outside the 200 feet. does 202-7 matter',
      'mi campo queda a 95 pies del lago, ¿qué regla hay?',
      'are there extra rules for septics close to Canandaigua Lake',
      'our leach field is 190 feet from the lake, does 202-7 apply to us',
      'what changes if my absorption area is inside 200 feet of the water',
      'tank is at 185 ft but the field is at 220, are we under the lake rules',
      'field is exactly 200 feet from the lake, in or out',
      'lakefront cottage, which additional septic requirements apply',
      'does the lake section of the septic chapter cover a house across the road about 300 ft up',
      'we are 90 ft from the shore, is there anything besides the normal septic rules',
      'is my property subject to the substandard systems section because it is on the lake',
      'which of the distances counts, the tank or the leach field, for being near the lake',
      'new field 150 feet off the lake, do I have to comply with section 202-7 too',
      'how close to the lake do the special rules start',
      'neighbor says everybody on the lake road must follow the substandard rules, true?',
      'are the lake rules about the house or about the field',
      '¿hay reglas especiales para sistemas sépticos cerca del lago?',
      'el campo de absorción está a 150 pies del lago, ¿qué requisitos aplican?',
      '¿mi casa frente al lago tiene que cumplir normas adicionales?',
      '¿a cuántos pies del lago empiezan las reglas?',
      'exactly 200 feet, is the leach field inside the lake zone',
      'field is within 200 feet of the lake, by when must we comply with the extra section',
      'how many months do lake properties have to meet the 200 foot requirements',
      'how many days do lakefront owners have to comply with the 200 foot rule',
    ],
  },
  machine,
})
