import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How far a system must be from wells, water, houses, lot lines. Chester § 3.010(G).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/separation-distances',
  initial: 'notOnFile',
  states: {
    notOnFile: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline:
          "The law on file does not print these distances: they stand in the state's design handbook and in Appendix I.",
        text: "Horizontal separation distances and layout are governed by the health department's Individual Residential Wastewater Treatment Systems Design Handbook of 1996, and the law points to its Appendix I for them. Neither is on file here, so no number can be given. That covers wells, lakes and streams, houses and property lines. Ask the Enforcement Officer or the health department, or have a design professional work it out. Near water the shoreline rules of the Adirondack Park Agency Act may ask for more.",
        cite: ['chester/3.010.G#1', 'chester/1.050#2', 'chester/7.040#1'],
      },
    },
  },
})

export const separationDistances = procedure({
  id: 'chester/separation-distances',
  title: 'Separation distances',
  act: 'keep the distances to wells, water, houses and property lines',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(how far|how many feet|how close|distance|setback*|separation|feet from|distancia|a cuántos pies|qué tan lejos|qué tan cerca)',
        '(well|wells|lake|stream|pond|house|property line|lot line|boundary|dwelling|foundation|water|septic|pozo|lago|casa|lindero|arroyo)',
      ],
      ['(setback*|separation distance*)'],
      ['minimum distance'],
    ],
    not: [
      'sell*|sale|closing|transfer*',
      'steep|outcrop*|bedrock',
      'variance',
      'notice|mailed',
      'pipe',
      'soil scientist',
      'investigation',
      'pool',
      'water table',
      'mottl*|groundwater',
    ],
    examples: [
      'how far does a leach field have to be from a well',
      'setback from the lake for a septic tank',
      'how close to the property line can my leach field be',
      'distance from the house to the tank',
      "how many feet between septic and the neighbor's well",
      'separation distances in Chester, is there a table',
      'is it 100 feet from the brook',
      'need the setback numbers for a site plan',
      'can the tank be 40 ft from the pond',
      'what is the minimum distance from a stream to an absorption bed',
      'leach field 8 feet from the lot line, ok?',
      'where do I find appendix I with the distances',
      '¿a cuántos pies del pozo debe estar el campo de absorción?',
      '¿qué distancia hay que dejar entre el tanque y la casa?',
      'distancia mínima al lago para un sistema séptico',
      '¿qué tan cerca del lindero puede estar el séptico?',
      'drilled well to new trenches: what is the minimum in feet?',
      'is a hundred feet from the lake enough for the field',
    ],
  },
  machine,
})
