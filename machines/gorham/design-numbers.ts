import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Sizes, flows and distances stand in state texts that are not on file. Gorham §§ 56.302, 56.303.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/design-numbers',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'text-not-on-file',
        verdict: 'must',
        headline: 'The figures are in state standards that are not on file here.',
        text: 'The law gives no tank sizes, no gallons per bedroom and no setback distances. It sends household systems to the NYSDOH (New York State Department of Health) standards in Appendix 75-A, and larger ones to a NYSDEC (New York State Department of Environmental Conservation) manual. Neither text is on file here, so no figure is given. Ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) or a design professional. The law’s own 500 feet is only for what the sketch plan must show.',
        cite: [
          'gorham/56.302.1.a#1',
          'gorham/56.302.1.a#2',
          'gorham/56.302.2.a#2',
          'gorham/56.303.1.a#2',
          'gorham/56.303.2.a#2',
          'gorham/56.401.1.c#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const designNumbers = procedure({
  id: 'gorham/design-numbers',
  title: 'Sizes, flows and setbacks',
  act: 'size and place the system by the state’s figures',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(how big|how large|what size|how far|how close|how many gallons|minimum)',
        '(tank|system|septic|field|well|lake|line)',
      ],
      ['(setback|setbacks|gallons)', '(bedroom|bedrooms|well|lake|line|tank|creek|septic|field)'],
      ['(tamaño|distancia|qué tan grande|qué tan lejos|galones|cuántos pies)', '(tanque|séptic*|lago|pozo|sistema)'],
      ['(setback|distance|how deep|how far|depth)', '(septic|leach lines|field|tank|line|well)'],
    ],
    not: ['variance', 'sketch', '1000 gallons', 'over 1000', 'neighbor* (lot|property)', 'waiver'],
    examples: [
      'how far does my septic tank have to be from the lake',
      'what size tank for a 4 bedroom house',
      'minimum distance between leach field and a well',
      'setback from property line for a new septic',
      'how many gallons per bedroom does gorham use',
      'what perc rate is too slow',
      'how many feet of trench do i need for three bedrooms',
      'is 50 ft from the creek enough for the field',
      'my neighbor says 130 gallons a bedroom, is that right',
      'tank size requirements town of gorham',
      'how deep can the leach lines be',
      "what's the smallest septic tank allowed",
      'separation to drinking water wells, how many feet',
      '¿de qué tamaño debe ser el tanque para tres dormitorios?',
      '¿a qué distancia del lago debe estar el campo de drenaje?',
      '¿cuántos galones por dormitorio?',
      'distancia mínima entre el pozo y el séptico',
      '¿A cuántos pies del pozo va el campo?',
      '¿a qué distancia del pozo tiene que estar el campo de absorción?',
    ],
  },
  machine,
})
