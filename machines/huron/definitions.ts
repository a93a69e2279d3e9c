import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What do the words mean? Huron § 4. Words that decide cases are not defined (H-07).
const facts = pick(all, 'term')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const means = (headline: string, cite: Cite, text = 'This is the meaning that the law itself gives.') => ({
  meta: { status: 'determined', verdict: null, headline, text, cite: [cite, 'huron/4.B#1'] } satisfies Outcome<
    never,
    never,
    Cite
  >,
})

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/definitions',
  initial: 'word',
  states: {
    word: {
      on: {
        term: [
          ...(
            [
              'buildingInspector',
              'compliance',
              'conditional',
              'grayWater',
              'holdingTank',
              'livingArea',
              'leachate',
              'part75a',
              'sewerSystem',
              'pumpOut',
              'septage',
              'board',
              'report',
              'septicInspector',
              'septicSystem',
              'sewage',
              'transfer',
            ] as const
          ).map((target) => ({ guard: is(target), target })),
          { target: 'notDefined' },
        ],
      },
    },
    buildingInspector: means(
      'The Building Inspector is the person who administers and enforces the state fire prevention and building codes and the Town’s Building and Zoning Laws.',
      'huron/4.B.1#1',
    ),
    compliance: means(
      'A Certificate of Compliance is a form that certifies full compliance with this law until the next required inspection.',
      'huron/4.B.2#1',
    ),
    conditional: means(
      'A Conditional Certificate of Acceptance permits continued use until the system is brought into full compliance and a Certificate of Compliance is issued.',
      'huron/4.B.3#1',
      'The law gives it no last day and does not say who issues it; ask the Septic Inspector to put both in writing.',
    ),
    grayWater: means(
      'Gray water is wastewater not mixed with toilet waste; water softener discharges are not included.',
      'huron/4.B.4#1',
    ),
    holdingTank: means('A holding tank is a water-tight tank that holds septage without an outflow.', 'huron/4.B.5#1'),
    livingArea: means(
      'An increase in living area is enclosed inside living area added to an existing residential structure that increases the load or potential load on the septic system.',
      'huron/4.B.6#1',
      'Both must be true: it is a residential structure, and the load or potential load grows.',
    ),
    leachate: means('Leachate is liquid effluent discharged from a septic tank.', 'huron/4.B.7#1'),
    part75a: means(
      'Part 75A means the state rules at Title 10 of the New York Code, Rules and Regulations, as amended from time to time.',
      'huron/4.B.8#1',
      'The state has no part of that name; what is meant is Part 75 and its Appendix 75-A. Their text is not on file here.',
    ),
    sewerSystem: means(
      'A sewer system is a common sewer system owned and operated by a private group, a municipality or a public authority.',
      'huron/4.B.9#1',
    ),
    pumpOut: means(
      'Pump-out records are receipts or written statements of a septic hauler licensed by the state environmental department that show dates and detail of the work.',
      'huron/4.B.10#1',
    ),
    septage: means(
      'Septage is all waste and material removed from a septic tank, raw sewage, and untreated effluent.',
      'huron/4.B.11#1',
    ),
    board: means(
      'The Septic Board of Appeals is a board to hear written appeals arising under this law, and the Zoning Board of Appeals acts as it.',
      'huron/4.B.12#1',
      'The definition says that the Town Board appoints it; another section gives the part to the Zoning Board of Appeals. The law sets out a procedure for variances, and none for appeals.',
    ),
    report: means(
      'A Septic Inspection Report is a report of a septic inspection on a form prescribed by the Town Board.',
      'huron/4.B.13#1',
    ),
    septicInspector: means(
      'The Septic Inspector is a person appointed by the Town Board who performs septic inspections under this law.',
      'huron/4.B.14#1',
    ),
    septicSystem: means(
      'A septic system is a system for disposal, treatment, storage, dispersal or transmittal of sewage, other than a discharge to a public sewer or a permitted discharge to surface waters.',
      'huron/4.B.15#1',
    ),
    sewage: means(
      'Sewage is all domestic wastewater, but not storm drains, residential floor drains, sump pumps, eaves, or agricultural waste.',
      'huron/4.B.16#1',
      'It takes in waste from a flush toilet, bath, sink, lavatory, dishwasher or laundry machine, and waste carried by water from any other fixture, equipment or machine.',
    ),
    transfer: means(
      'A transfer of ownership is a transfer of real property title from one person to another.',
      'huron/4.B.22#1',
      'No exception is written for a gift, a relative, a trust or a company; ask the Septic Inspector before closing.',
    ),
    notDefined: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        decides: 'Septic Inspector or Building Inspector',
        headline: 'The law does not define that word.',
        text: 'Its list of definitions leaves out words such as failed, functional, commercial, waterfront and bedroom. A word that is not defined has the meaning that the State Public Health Law and Regulations, the Town Building Law or the Town Zoning Law gives it, if one of them does; their text is not on file here. Ask the Septic Inspector or the Building Inspector in writing how the word is applied.',
        cite: ['huron/4.A#1', 'huron/4.B#1', 'huron/4.B.17#1', 'huron/4.B.20#1', 'huron/4.B.21#1'],
      },
    },
  },
})

export const definitions = procedure({
  id: 'huron/definitions',
  title: 'What a word of the law means',
  act: 'go by the meaning that the law gives to the word',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['what (is|are|does|counts)', 'mean|means|definition|defined|considered|exactly|a|an'],
      ['definition|define|defined|meaning'],
      ['qué (es|significa|quiere decir|se considera)'],
      ['(counts as|what does|meaning of|define|definition|mean by)', '(law|failed|word|term|septic)'],
      [
        '(definition of|meaning of|qué significa|qué es un|qué es una|what does)',
        '(certificate|tanque|tank|system|sistema|septic|leachate|certificado|failed|mean)',
      ],
    ],
    examples: [
      'what does the law mean by transfer of ownership',
      'how does the septic law define holding tank',
      'what does septage mean in the law',
      'definition of a conditional certificate of acceptance',
      'what counts as a failed system',
      'how does the law define bedroom',
      'what is a holding tank under the septic law',
      'is there a definition of waterfront property',
      'what exactly is gray water',
      'meaning of increase in living area',
      'what is leachate',
      'define septic system please',
      'what are pump-out records',
      'who or what is the septic board of appeals',
      'what is meant by part 75a',
      'difference between certificate of compliance and conditional certificate',
      'what does functional mean when they say existing systems must be functional',
      'Realtor: how is commercial property defined in the septic law?',
      '¿Qué significa aguas grises en la ley?',
      '¿Qué es un certificado condicional de aceptación?',
      '¿Qué se considera un sistema fallado?',
      '¿Qué es un tanque de retención según la ley?',
      'What counts as failed in your law?',
    ],
  },
  machine,
})
