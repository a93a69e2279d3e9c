import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How big, how far, how deep? The figures stand in the state rules. Huron §§ 3, 4(B)(8), 4(B)(17), 5(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/design-standards',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The figure is in the state rules, Part 75A, and their text is not on file here.',
        text: 'This law takes the state rules in by reference and prints no tank sizes, no flow per bedroom, and no setbacks from wells, houses or water for an ordinary design. All work must follow both, and where they conflict the more restrictive one prevails. Ask the Building Inspector, the county or district health department, or your engineer for the figure. What the law prints as "Part 75A" is Part 75 and its Appendix 75-A of the state health rules. A few local limits for reduced designs on existing sites do stand in this law; ask about a reduced design for those.',
        cite: ['huron/3#1', 'huron/3#2', 'huron/4.B.8#1', 'huron/4.B.17#1', 'huron/5.B#1', 'huron/6.C#1'],
      },
    },
  },
})

export const designStandards = procedure({
  id: 'huron/design-standards',
  title: 'Tank sizes, setbacks and other design figures',
  act: 'follow a certain tank size, distance or other design figure',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['how (far|close|big|deep|many gallons|large)', 'well|tank|leach|field|house|system|septic'],
      ['size', 'tank|field|system'],
      ['gallon*', 'tank', 'bedroom*'],
      ['setback*|distance', 'well|house|lake|line|foundation|creek'],
      ['(a qué|cuánta) distancia', 'pozo|lago|casa|séptico'],
      ['tamaño', 'tanque'],
      ['(design|engineering) (rules|standards|standard|code|requirements)', '(septic|system|new)'],
      ['(how big|what size|size|gallons)', 'tank'],
    ],
    not: ['(replacement|replace|replacing|cant meet|unattainable)', 'dye test', 'unattainable'],
    examples: [
      'what size tank do i need for a 4 bedroom house',
      'how far does the leach field have to be from my well',
      'minimum distance septic to lake',
      'how many gallons per bedroom does the town figure',
      'How close to the foundation can the tank go?',
      'is there a setback from the road ditch for a drain field',
      'steepest slope you can put a leach field on',
      'how deep must the deep hole be',
      'what perc rate fails',
      'engineer wants to know the design flow used here for older fixtures',
      'leach lines: how long for 3 bedrooms in clay',
      'distance from neighbors well to new tank',
      'can a seepage pit be 50 feet from the creek',
      'how many feet to the property line for a standard new system',
      'tank capacity for an in-law suite plus 3 bedrooms',
      '¿De qué tamaño debe ser el tanque para tres dormitorios?',
      '¿A qué distancia del pozo tiene que estar el campo de drenaje?',
      '¿Cuántos pies entre el séptico y el lago?',
      'distancia mínima entre el tanque y la casa',
      'What design rules must a new septic follow here?',
      'which design rules apply to a brand new septic system in this town',
      'what code does the design of a new septic have to follow',
      '¿qué normas de diseño debe seguir un sistema séptico nuevo?',
      'How big does the tank have to be for a 4 bedroom?',
      'what size septic tank goes with four bedrooms',
    ],
  },
  machine,
})
