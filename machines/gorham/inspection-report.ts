import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The report after an inspection. Gorham § 56.503.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/inspection-report',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The owner must be furnished with a report of findings.',
        text: 'Upon completion of the inspection, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) documents all procedures and furnishes the owner with a report of findings. It contains at least: location, address, name of the owner, representative present, dates of testing and inspection, procedures used, observations, and sketches showing fixtures, drains and the layout of the system. The text sets no day by which the report must come. It speaks of the owner; a buyer or agent should ask the owner.',
        cite: ['gorham/56.503.1#1', 'gorham/56.503.2#1', 'gorham/56.201.authority-having-jurisdiction#1'],
        duties: [
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'document all procedures and furnish the owner with a report of findings',
            cite: ['gorham/56.503.1#1'],
          },
        ],
      },
    },
  },
})

export const inspectionReport = procedure({
  id: 'gorham/inspection-report',
  title: 'Report of findings',
  act: 'furnish the owner with a report of findings',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days for the report of findings.',
    text: 'The sentence says that the report is furnished to the owner upon completion of the inspection. It names no number of days after that; ask the authority having jurisdiction when yours will come.',
    cite: ['gorham/56.503.1#1'],
  },
  words: {
    asks: [
      ['(report|findings|copy|results|paperwork)', '(inspection|inspected|inspector|inspect)'],
      ['(informe|reporte|resultados|copia)', '(inspección|inspector)'],
      ['(on paper|in writing|paper|written)', '(after|was here|came)', '(inspect|inspection|inspected)'],
      ['(inspection|septic) report'],
    ],
    not: [
      '(how long .. (good|valid|count|counts|last|lasts)|good for|valid|expire*|years ago)',
      'planning board',
      '(report|reporting) .. (neighbor|problem)',
      'failure|failed',
      'not adequately',
      'bank',
    ],
    examples: [
      'how many days after the inspection do they have to hand over the report',
      'by when must the report of findings come, inspection was two weeks ago',
      'inspection is done and still no report, how long may the town take',
      '¿cuántos días tienen para entregar el informe después de la inspección?',
      'do we get something in writing after the town inspects and what does it hold',
      "what's in the report of findings",
      'do I get a copy of the septic inspection report',
      'what has to be in the report of findings',
      'inspector came and I never got anything in writing',
      'must the town give me results after inspecting',
      'as the buyer am I entitled to the inspection report',
      'should the report have a sketch of the layout',
      'who gets the inspection report',
      'does the report show how many fixtures and drains',
      'inspector gave me only a verbal pass, is that all I get',
      "report doesn't say what tests were done, is that ok",
      'is the inspector required to document the procedures',
      'where do I get results of the town septic inspection',
      '¿me tienen que dar un informe de la inspección?',
      '¿qué debe decir el informe del inspector?',
      'nunca recibí el reporte de la inspección séptica',
      "shouldn't I have something on paper after they were here to inspect",
      'inspector left and I have nothing in writing',
      'When do I get the inspection report?',
      "Inspected two weeks ago. Where's my report?",
      'how soon is the written report of the inspection sent',
      '¿cuándo entregan el informe?',
    ],
  },
  machine,
})
