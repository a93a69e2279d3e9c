import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The standards the law is built on. Chester §§ 1.050, 3.010(G), 7.010.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/design-standards',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Every system must comply with the specifications and standards of the law.',
        text: "They are derived from the current edition of four sources: the health department's Appendix 75-A, DEC's standards for institutional and commercial works, the Adirondack Park Agency guidelines (1991) and the federal manual of 2002. For distances and layout the law names the state's design handbook of 1996. It gives no order among them; where they differ, the more restrictive governs. These texts are not on file here.",
        cite: [
          'chester/1.050#1',
          'chester/1.050#2',
          'chester/1.050#3',
          'chester/1.050#4',
          'chester/1.050#5',
          'chester/1.050#6',
          'chester/3.010.G#1',
          'chester/3.010.H#2',
          'chester/7.010#1',
        ],
      },
    },
  },
})

export const designStandards = procedure({
  id: 'chester/design-standards',
  title: 'Standards a design must meet',
  act: 'comply with the specifications and standards of the law',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(standard|standards|75 a|75a|handbook|code|manual|epa|norma*)',
        '(which|edition|comply|follow|apply|design|based|version|meet|current|cuál|norma*|cumpl*|edición)',
      ],
      ['(appendix 75|apéndice 75)'],
    ],
    not: [
      'state approval',
      'stricter|conflict*',
      'slope',
      'grandfather*',
      'experimental',
      'operation',
      'manufacturer*',
      'upgrade',
    ],
    examples: [
      'which standards must a septic design follow in Chester',
      'does the town use appendix 75-A',
      'which edition of the design handbook applies',
      'does the EPA manual count here',
      'designer asks what code to use',
      'are APA guidelines part of the septic law',
      'commercial system, which state standard',
      'current 75-A or the 1996 handbook',
      "what rules is the town's law based on",
      'do I design to DOH or DEC standards',
      '¿qué normas debe cumplir el diseño del sistema?',
      '¿el pueblo usa el apéndice 75-A?',
      '¿cuál edición del manual se aplica?',
      '¿qué norma estatal vale para un edificio comercial?',
      'specifications for wastewater systems',
    ],
  },
  machine,
})
