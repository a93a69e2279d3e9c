import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law sets no times for inspections and no term for a report. Gorham §§ 56.501, 56.503.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/inspection-timing',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file sets no time for an inspection, and no term for how long it counts.',
        text: 'The owner arranges an inspection before a conveyance or a change of use, or as a part of the building permit application. The text does not say how many days ahead, how soon the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must come or report, what is done in winter, or how long a report stays good for a later sale. Ask early, and ask the official whether an older report is accepted.',
        cite: [
          'gorham/56.501.1.b#1',
          'gorham/56.501.1.a#1',
          'gorham/56.501.1.c#1',
          'gorham/56.503.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const inspectionTiming = procedure({
  id: 'gorham/inspection-timing',
  title: 'When an inspection happens and how long it counts',
  act: 'have the inspection done within a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(how soon|how long|how early|how far ahead|when should|winter|snow|frozen|still good|good for|valid|expire*|last year|years ago)',
        '(inspection|inspected|inspect|report|inspector)',
      ],
      ['(cuándo|cuánto tiempo|válida|vence|invierno|nieve)', '(inspección|informe|inspector)'],
      ['(inspected|inspection|report)', '(still count|counts|count|good enough|too old|outdated|months ago|years ago)'],
      ['(how far|how soon|how long|how early)', '(advance|before|ahead)', '(sale|closing|inspection|inspect)'],
    ],
    not: ['permit', 'periodic*|every', 'complaint', 'install*', 'pumped', '(get the report|cost)'],
    examples: [
      'it was inspected for a sale in spring that fell through, new buyer now, does the old inspection count or is another needed',
      'lo inspeccionaron para una venta que no se hizo, ¿vale esa inspección para el comprador nuevo?',
      'is the septic inspection before a sale good for six months or a year',
      "how long is the town's inspection valid for a closing",
      'our septic passed in 2024, does that inspection still count for a sale this year',
      'how long before closing should the inspection be done, is there a limit',
      'how long is a septic inspection report good for',
      'inspected two years ago, do I need a new one to sell',
      'how many weeks before closing should I book the inspection',
      "there's three feet of snow, can they still inspect",
      'how soon does the inspector have to come after I call',
      'when do I get the report after the inspection',
      'does the inspection expire',
      'inspection from last fall, sale is now, still valid?',
      'deadline for the town to do an inspection I asked for',
      'can inspection be done in winter in gorham',
      'how early can we get the inspection before listing',
      'is there a time limit to issue the inspection report',
      'the previous buyer had it inspected in March and backed out, can we use that report',
      '¿por cuánto tiempo vale la inspección?',
      '¿cuándo debe venir el inspector?',
      '¿se puede inspeccionar en invierno con nieve?',
      'if I get it inspected now and sell next spring will the report count',
      'is a report from eight months ago too old',
      'How far in advance of the sale can it be done?',
    ],
  },
  machine,
})
