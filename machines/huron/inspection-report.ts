import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// By when must the inspection report be filed? Huron §§ 8(H), 5(C), 4(B)(13).
const facts = pick(all, 'inspectedOn', 'reportFiledOn')

const deadlines = {
  filing: {
    label: 'File the Septic Inspection Report',
    actor: 'Septic Inspector',
    within: '15 days',
    after: 'inspectedOn',
    met: 'reportFiledOn',
    cite: 'huron/8.H#1',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  filingDays: { label: 'Time to file the report', amount: 15, unit: 'days', cite: 'huron/8.H#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'huron/inspection-report',
  initial: 'inspected',
  states: {
    inspected: { on: { inspectedOn: 'waiting' } },
    waiting: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The Septic Inspector must file the completed report with the Town {filing}.',
        text: 'The law gives {filingDays} from the inspection. The report documents observed conditions and use, on the form that the Town Board approves, and goes to the Town Building Inspector. The owner must be furnished a copy, and a copy of any Certificate of Compliance; for that the law gives no time. It names only the Septic Inspector for the {filingDays}. As a precaution, plan on the same time where the Building Inspector inspects.',
        cite: ['huron/8.H#1', 'huron/8.H#2', 'huron/5.C#1', 'huron/5.C#2', 'huron/4.B.13#1'],
        due: ['filing'],
        values: ['filingDays'],
        duties: [
          {
            actor: 'Septic Inspector',
            verdict: 'must',
            action: 'file the completed Septic Inspection Report with the Town',
            deadline: 'filing',
            cite: 'huron/8.H#1',
          },
          {
            actor: 'Town',
            verdict: 'must',
            action: 'furnish the owner a copy of the report and of any certificate',
            cite: ['huron/8.H#2', 'huron/5.C#2'],
          },
        ],
      },
      on: { reportFiledOn: [{ guard: 'filingInTime', target: 'inTime' }, 'late'] },
    },
    inTime: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes, it had to be filed {filing}, and it was filed in time.',
        text: 'The report was filed on {reportFiledOn}, within the {filingDays} from the inspection. The owner must be furnished a copy of it, and of any Certificate of Compliance.',
        cite: ['huron/8.H#1', 'huron/8.H#2'],
        due: ['filing'],
        values: ['filingDays'],
      },
    },
    late: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes, it had to be filed {filing}, and it was filed late.',
        text: 'The report was filed on {reportFiledOn}, after the {filingDays} from the inspection. The law does not say what follows from a late report; it does not say that the inspection loses its effect. The owner must be furnished a copy of the report, and of any Certificate of Compliance.',
        cite: ['huron/8.H#1', 'huron/8.H#2'],
        due: ['filing'],
        values: ['filingDays'],
      },
    },
  },
})

export const inspectionReport = procedure({
  id: 'huron/inspection-report',
  title: 'The inspection report',
  act: 'file the Septic Inspection Report with the Town',
  kind: 'determination',
  facts,
  deadlines,
  values,
  order: ['inspectedOn', 'reportFiledOn'],
  ifTold: {
    reportFiledOn: {
      why: 'Whether it was filed matters only to whoever tells the day; the duty and its last day are the same.',
    },
  },
  words: {
    asks: [
      ['(rpt|report|writeup|write up)', '(insp*|dye test|visit|inspected)'],
      ['rpt|report', '(file|filed|due|on file|turned in|by when)'],
      [
        'report|paperwork|results|writeup',
        'inspect*|inspector|septic',
        '(file*|filing|due|copy|when|how long|late|turn* in|get|where|send|hand*)',
      ],
      ['informe|reporte|resultados', 'inspeccion*|inspector'],
      ['report|paperwork|informe|reporte|results', 'inspection|inspector|inspected|séptico|septic'],
      ['(inspector|inspection|inspected)', '(paper|report|turn it in|writing|in writing)'],
    ],
    not: [
      'neighbor|complain*',
      'install*|replacement|backfill*',
      '(new field|new tank|reemplazar|reemplazo|instalación|instalar|installed|upgrade|completed work|replaced)',
    ],
    examples: [
      'how many days until the inspector must give me my copy of the report',
      "insp'n of a house done mon 9/14/26, last day for the septic insp. to file the completed rpt",
      'septic inspected 8/4 by our septic insp., until when can he file the report with the town',
      'insp 5/6 on a cottage, rpt due date?',
      'inspected tues oct 6, by when must the rpt be on file w/ the town',
      'septic insp was 3/2/26. last day to file report',
      'report on the july 1 inspection: deadline to file?',
      'how late can our septic inspector hand in his write up after a visit',
      '¿cuál es el último día para presentar el informe de la inspección del 3 de marzo?',
      'how long can the inspector take to turn in his report',
      'he was out here two weeks ago to inspect, is the septic report due yet',
      'when does the inspector have to file the septic report',
      'inspection was on the 12th, still no report at town hall. is he late',
      'do I get a copy of the septic inspection report',
      'how many days for the inspection report to be turned in',
      'last day for the report on an inspection done October 1',
      'where does the inspection report get filed',
      'the buyer attorney wants the town septic report, who has to hand it over',
      'staff: inspected on june 26 2026, due date of report?',
      'report came twenty days after the inspection, does that void it',
      'is there a form for the septic inspection report and who approves it',
      'building inspector did the inspection himself, same deadline for the paperwork?',
      'inspector never gave us the results in writing',
      'is the owner supposed to get the report automatically',
      'what has to be in the septic inspection report',
      'when will I see the results of the inspection',
      '¿cuándo tiene que entregar el inspector el informe?',
      '¿me dan una copia del reporte de la inspección?',
      'pasaron tres semanas y no hay informe del séptico en el pueblo',
      '¿dónde se presenta el informe de la inspección?',
      'the man was here two weeks ago and we have seen no report yet',
      "The inspector was here on the 2nd and I still haven't seen anything on paper. When was he supposed to turn it in?",
    ],
  },
  machine,
})
