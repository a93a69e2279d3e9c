import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Tank sizes and design flows. Chester § 1.050.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/tank-size',
  initial: 'notOnFile',
  states: {
    notOnFile: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          "The law on file prints no tank sizes and no design flow per bedroom: the state's standards set them.",
        text: "Systems must comply with the law's specifications, which are derived from the state's standards: Appendix 75-A of the health department for individual households, and DEC's standards for institutional and commercial facilities. These texts are not on file here. The only flow in the law is for new building lots. Ask the Enforcement Officer or a design professional. A garbage grinder calls for a larger tank.",
        cite: [
          'chester/1.050#1',
          'chester/1.050#2',
          'chester/1.050#3',
          'chester/1.050#4',
          'chester/3.010.F#2',
          'chester/app-VII.5#3',
        ],
      },
    },
  },
})

export const tankSize = procedure({
  id: 'chester/tank-size',
  title: 'Size of a tank or design flow',
  act: 'use a tank of a certain size',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(size|gallon*|big|large|capacity|how many gallons|tamaño|galones|capacidad|grande)',
        '(tank|tanque)',
        '(bedroom*|house|need|required|minimum|what|how|do|dormitorio*|casa|qué|necesito|mínimo)',
      ],
      ['(design flow|gallons per bedroom|flow per bedroom|caudal de diseño|galones por dormitorio)'],
      [
        '(how long|how big|how many feet|length) .. (leach lines|trenches|leach field|laterals)',
        'bedroom*|house|perc|need',
      ],
    ],
    not: ['spdes|dec', 'holding tank', 'new lot*', 'add*', 'far|from', 'garbage'],
    examples: [
      'what size septic tank for a 3 bedroom house',
      'minimum gallons for a septic tank in Chester',
      'how many gallons per bedroom is the design flow',
      'is a 750 gallon tank enough',
      'how long do the leach lines have to be for two bedrooms',
      '1250 gallon tank required for 4 bedrooms?',
      'tank capacity rules',
      'commercial building, what size of tank',
      'design flow for a restaurant seat',
      'how much trench per bedroom',
      '¿de qué tamaño debe ser el tanque para tres dormitorios?',
      '¿cuántos galones por dormitorio exige el pueblo?',
      '¿cuál es la capacidad mínima del tanque?',
      '¿qué largo deben tener las zanjas?',
      'gallons per day per bedroom',
    ],
  },
  machine,
})
