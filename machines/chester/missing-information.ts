import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// The sixty days to supply what an application lacks. Chester § 5.030(A)(6)(a).
const facts = pick(all, 'requestMailedOn', 'dataSuppliedOn')

const deadlines = {
  supply: {
    label: 'Supply the missing information',
    actor: 'applicant',
    within: '60 days',
    after: 'requestMailedOn',
    met: 'dataSuppliedOn',
    cite: 'chester/5.030.A.6.a#1',
    note: 'The count runs from the mailing of the request, not from its receipt.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'chester/missing-information',
  initial: 'asked',
  states: {
    asked: {
      meta: { cite: ['chester/5.030.A.6.a#1'] },
      on: { requestMailedOn: 'open' },
    },
    open: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Supply the missing information {supply}.',
        text: 'If the applicant fails to supply data that are necessary for a decision for sixty (60) days after a written request for them was mailed, the Enforcement Officer must disapprove the application. The days run from the mailing. The law names no extension; ask for one in writing before the time is over if you cannot make it.',
        cite: ['chester/5.030.A.6#1', 'chester/5.030.A.6.a#1'],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'supply the missing information',
            deadline: 'supply',
            cite: ['chester/5.030.A.6.a#1'],
          },
        ],
        due: ['supply'],
      },
      on: { dataSuppliedOn: [{ guard: 'supplyInTime', target: 'inTime' }, 'late'] },
    },
    inTime: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        act: 'disapprove the application for want of this information',
        headline: 'No. The information came in time, so this is no ground to disapprove the application.',
        text: 'It had to come {supply}. Other grounds to disapprove can still hold.',
        cite: ['chester/5.030.A.6#1', 'chester/5.030.A.6.a#1'],
        also: ['supply'],
      },
    },
    late: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'disapprove the application for want of this information',
        headline:
          'Yes. The information came after the sixty days, and then the Enforcement Officer must disapprove the application.',
        text: 'It had to come {supply}. The law leaves no choice in this case, and it does not forbid a new application. Whoever is adversely affected may appeal to the Local Board of Health.',
        cite: ['chester/5.030.A.6#1', 'chester/5.030.A.6.a#1', 'chester/5.010#3'],
        also: ['supply'],
      },
    },
  },
})

export const missingInformation = procedure({
  id: 'chester/missing-information',
  title: 'Missing information in an application',
  act: 'supply the missing information within the time after the written request',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['requestMailedOn', 'dataSuppliedOn'],
  words: {
    asks: [
      [
        '(missing|more|additional|extra|further|faltan*)',
        'information|info|data|información|datos',
        '(days|deadline|long|by when|letter|request*|due|time|last day|días|plazo|carta)',
      ],
      [
        'application|solicitud',
        '(lack*|lacks|missing|leaves out|incomplete|falta*)',
        '(by when|how long|days|get it in|due|last day|mailed|letter|plazo|cuándo)',
      ],
      ['(letter|request|asked)', '(information|info|data)', '(days|deadline|due|last day|how long)'],
      ['(sixty|60 days)', 'information|data|disapprove*|request'],
    ],
    not: ['variance', 'annual', 'remedial', 'article 78'],
    examples: [
      'Town office: applicant has not sent the soil data, our letter went out on the 2nd. when do the 60 days end and what must the officer do then',
      'we mailed a request for more data and heard nothing, must the application be turned down after sixty days',
      "officer's letter wanting more data is postmarked the 14th, we opened it later. sixty days from which day?",
      'by what day must we hand in the data he asked for',
      'got a letter asking for more info on my septic application, how long do I have',
      'town mailed a request for missing data on june 1, what is the deadline',
      "what happens if I don't send the extra information in time",
      '60 days from the letter or from when I got it?',
      'last day to supply the soil data they asked for',
      'can they deny my application because the engineer is slow with the data',
      'sent the missing test results on day 61, are we out',
      'request for additional information dated march 3, due when',
      'officer says disapproved because no reply to his letter',
      'how many days to answer the request for information',
      'day sixty is a sunday, can I hand the data in monday',
      'additional information request, is an extension possible',
      'me mandaron una carta pidiendo más datos, ¿cuánto tiempo tengo?',
      '¿qué pasa si no entrego la información que falta?',
      'pidieron información adicional el 5 de mayo, ¿cuál es el último día?',
      '¿los sesenta días cuentan desde la carta?',
      "Officer wrote us on April 2 that the plan leaves out the depth to rock and the wells next door. Engineer can't get to it for weeks. How long before our application is dead?",
      'Got a letter saying our application is lacking test data. By what day do we have to get it in?',
    ],
  },
  machine,
})
