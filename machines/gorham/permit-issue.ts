import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When a permit may not be issued or may be disapproved. Gorham § 56.402(1), (2).
const facts = pick(all, 'applicationLack')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/permit-issue',
  initial: 'lack',
  states: {
    lack: {
      on: {
        applicationLack: [
          { guard: is('data'), target: 'noData' },
          { guard: is('fees'), target: 'noFees' },
          { guard: is('nonconforming'), target: 'nonconforming' },
          'complete',
        ],
      },
    },
    noData: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Without all pertinent site data, the permit may not be issued.',
        text: 'The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must not issue a permit unless all pertinent site data has been submitted, verified and certified. The application may be disapproved if the applicant failed to supply all that is needed to decide. The law lists the grounds for disapproval together; any one of them is enough. A denial must be explained in a written notice.',
        cite: [
          'gorham/56.402.1#1',
          'gorham/56.402.1.a#1',
          'gorham/56.402.2#1',
          'gorham/56.402.2.b#1',
          'gorham/56.402.3#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    noFees: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. While permit fees are unpaid, the permit may not be issued.',
        text: 'The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must not issue a permit unless all permit fees have been paid. The application may be disapproved if the applicant failed to pay all necessary fees. The law lists the grounds for disapproval together; any one of them is enough. A denial must be explained in a written notice.',
        cite: [
          'gorham/56.402.1#1',
          'gorham/56.402.1.a#1',
          'gorham/56.402.2#1',
          'gorham/56.402.2.c#1',
          'gorham/56.402.3#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    nonconforming: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system that does not meet state and local laws may not get a permit.',
        text: 'The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must not issue a permit unless the system complies with all specifications of state and local laws. The application may be disapproved if the system as proposed will not conform. The law lists the grounds for disapproval together; any one of them is enough. A denial must be explained in a written notice.',
        cite: [
          'gorham/56.402.1#1',
          'gorham/56.402.1.a#1',
          'gorham/56.402.2#1',
          'gorham/56.402.2.a#1',
          'gorham/56.402.3#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    complete: {
      meta: {
        status: 'official-discretion',
        verdict: 'may',
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline: 'The authority having jurisdiction may issue it: nothing that the law requires is missing.',
        text: 'The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must not issue a permit unless all pertinent site data has been submitted, verified and certified, all permit fees are paid and the system complies with state and local laws. As told, that is so, and no listed ground for disapproval is met. The text does not say in so many words that the permit must then be issued, and it sets no time for it.',
        cite: [
          'gorham/56.402.1#1',
          'gorham/56.402.1.a#1',
          'gorham/56.402.2#1',
          'gorham/56.402.2.a#1',
          'gorham/56.402.2.b#1',
          'gorham/56.402.2.c#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const permitIssue = procedure({
  id: 'gorham/permit-issue',
  title: 'Issuing or disapproving a permit',
  act: 'issue the wastewater treatment system permit',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(issue|issued|grant|approve|deny|refuse|disapprove|withhold|reject|turn down)',
        '(permit|application)',
        '(can|may|must|could|allowed|does|if|why|grounds|reason|reasons)',
      ],
      ['(negar|otorgar|aprobar|rechazar|emitir)', '(permiso|solicitud)'],
      ['permit', '(fee|fees|data|perc)', '(hand|give|grant|issue|release)', '(still|without|never|unpaid|missing)'],
      [
        '(issue|give out|hand out|grant) .. permit',
        '(yet|certified|missing|unpaid|complete|incomplete|everything|conform*)',
      ],
      ['(fee|fees) .. (unpaid|not paid|owed|due)', '(issue|permit)'],
      ['(issue|give) .. permit', '(everything|all|complete|paid|conforms)'],
    ],
    not: ['(written notice|in writing|letter)', '(days|long|weeks|deadline)', 'stop work', 'void'],
    examples: [
      'can the town issue a septic permit without a perc test on file',
      'on what grounds may my application be disapproved',
      'fee check bounced, can they still grant the permit',
      'do they have to approve if I gave them everything',
      "the plan doesn't meet state code but the officer likes me, can he issue it anyway",
      'can the code officer refuse my application because one test is missing',
      'when must the town not issue a wastewater permit',
      'all data in, fees paid, system to code, can they just say no',
      'can a permit be given on the condition the fee is paid later',
      'which requirements have to be met before a permit gets issued',
      'is missing deep hole data a reason to turn an application down',
      'could they disapprove for just one of the three reasons',
      'staff question: may we issue with site data not yet verified',
      '¿pueden negar el permiso si falta una prueba?',
      '¿pueden emitir el permiso sin pagar la tarifa?',
      '¿por qué motivos pueden rechazar la solicitud?',
      'I never paid the fee, would they still hand me the permit',
      'everything is in but the deep hole data, could the town grant it anyway',
      'may we release a permit with perc data not verified',
      'could the officer hand out a permit for a plan that is not to code',
      "Soil tests aren't certified yet. Can the CEO give out the permit?",
      'the application is complete except that the fee has not been paid, may I issue the permit today',
      'staff: system conforms, data certified, the check is still to come. issue or wait',
      'all papers are in and paid, does the town have to give me the permit',
      'staff: everything checks out, only the fee is unpaid, applicant will send a check. may the permit go out today',
    ],
  },
  machine,
})
