import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Whether the groundwater must be read in spring. Chester Appendix V.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/groundwater-season',
  initial: 'noSeason',
  states: {
    noSeason: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. The law sets no season for test pits; it warns that standing water read outside of March 15 to June 30 is not reliable.',
        text: 'Appendix V names March 15 to June 30 as the normally high groundwater period. Water that seeps into a pit shows only how high the water is that day. It is no reliable way to predict the seasonal high, particularly outside of that period. Soil mottles, or a qualified soil scientist or engineer, are the method instead. The Enforcement Officer may ask for certification or retesting.',
        cite: ['chester/app-V#5', 'chester/app-V#1', 'chester/app-V#6', 'chester/5.030.A.3#1'],
      },
    },
  },
})

export const groundwaterSeason = procedure({
  id: 'chester/groundwater-season',
  title: 'Season for reading groundwater',
  act: 'dig the test pit between March 15 and June 30',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(groundwater|water table|test pit|deep hole|mottl*|test hole|freático|pozo de prueba)',
        '(spring|march|june|season|summer|august|fall|october|winter|time of year|when|primavera|verano|otoño|invierno|época|julio)',
      ],
      ['(time of year|season)', 'septic|perc|test'],
    ],
    not: ['annual', 'flood*', 'closing|sale|sell'],
    examples: [
      'does the deep hole have to be dug in spring',
      'can we do the groundwater test in august',
      'is march 15 to june 30 the only time for test pits',
      'winter test pit, will the town take it',
      'too late this year for the high water reading?',
      'application in october, do we wait till spring for the water table',
      'dug in july and dry, does that prove the groundwater is low',
      'test pit in september with no water in it',
      'what time of year must groundwater be observed',
      'builder wants to test in january',
      '¿hay que hacer el pozo de prueba en primavera?',
      '¿se puede medir el agua subterránea en agosto?',
      '¿qué época del año vale para la prueba de nivel freático?',
      '¿tengo que esperar hasta marzo para el pozo de prueba?',
      'do they only accept june readings of the water table',
    ],
  },
  machine,
})
