import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// A variance from the day of the application to the filed decision. Huron §§ 10(D)(2), (3), (7), (9), 12. Open points: H-48, H-49, H-51, H-52.
const facts = pick(
  all,
  'applicationFiled',
  'hearingOn',
  'noticePublished',
  'noticeMailed',
  'extendedTo',
  'decidedOn',
  'decisionFiled',
)

const deadlines = {
  hear: {
    label: 'Hold the hearing',
    actor: 'Septic Board of Appeals',
    within: '62 days',
    after: 'applicationFiled',
    met: 'hearingOn',
    cite: 'huron/10.D.2#1',
    note: 'The text can also mean that the time is only to be fixed, and not the hearing held, within these days; holding it by then satisfies both.',
  },
  publish: {
    label: 'Publish the notice of the hearing in a newspaper',
    actor: 'Septic Board of Appeals',
    atLeast: '5 days',
    before: 'hearingOn',
    met: 'noticePublished',
    cite: 'huron/10.D.3#1',
  },
  mail: {
    label: 'Mail the notice to the applicant',
    actor: 'Septic Board of Appeals',
    atLeast: '10 days',
    before: 'hearingOn',
    met: 'noticeMailed',
    cite: 'huron/10.D.3#1',
  },
  decide: {
    label: 'Decide on the application',
    actor: 'Septic Board of Appeals',
    within: '62 days',
    after: 'hearingOn',
    orBy: 'extendedTo',
    met: 'decidedOn',
    cite: 'huron/10.D.7#1',
    note: 'For a hearing held over several nights the text does not say which night counts; the first is the careful choice.',
  },
  decideUnextended: {
    label: 'Decide on the application, with no extension',
    actor: 'Septic Board of Appeals',
    within: '62 days',
    after: 'hearingOn',
    met: 'decidedOn',
    cite: 'huron/10.D.7#1',
  },
  file: {
    label: 'File the decision in the office of the Town Clerk',
    actor: 'Septic Board of Appeals',
    immediately: true,
    after: 'decidedOn',
    cite: 'huron/10.D.9#1',
  },
  court: {
    label: 'Start a court proceeding against the decision',
    actor: 'person aggrieved',
    within: '30 days',
    after: 'decisionFiled',
    cite: 'huron/12#2',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const HEARING = {
  status: 'determined',
  verdict: 'must',
  headline: 'The hearing must be held {hear}.',
  text: 'The Septic Board of Appeals fixes the time of the hearing. The law can be read as asking only that the time be fixed in that period; holding the hearing by then satisfies both readings. Count from the first day on which the application was received. Notice in a newspaper is due {publish}, and notice by mail to the applicant {mail}: schedule by the longer of the two. The decision is due {decide}; only the applicant and the Board together can extend that time.',
  cite: ['huron/10.D.2#1', 'huron/10.D.3#1', 'huron/10.D.7#1', 'huron/10.A#1'],
  due: ['hear'],
  also: ['publish', 'mail', 'decide'],
  duties: [
    {
      actor: 'Septic Board of Appeals',
      verdict: 'must',
      action: 'hold the hearing {hear}',
      deadline: 'hear',
      cite: ['huron/10.D.2#1'],
    },
  ],
  readings: [
    {
      of: 'huron/10.D.2#1',
      defect: 'H-48',
      reading: 'The hearing itself must be held within the period (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'huron/10.D.2#1',
      defect: 'H-48',
      reading: 'Only the time of the hearing must be fixed within the period, and it must be a reasonable one.',
      status: 'determined',
      verdict: 'must',
    },
  ],
} satisfies Outcome<keyof typeof deadlines, never, Cite>
const DECISION = {
  status: 'determined',
  verdict: 'must',
  act: 'give notice of the hearing and decide the application in time',
  headline:
    'For this hearing the notice must be published {publish} and mailed {mail}, and the decision made {decide}.',
  text: 'The notice goes into a newspaper of general circulation in the Town, and by mail to the applicant. Counting back, a weekend or holiday never shortens the notice: act on the business day before. The time for the decision may be extended by mutual consent of the applicant and the Board. If the Board is late, the law does not say what follows; silence grants nothing. State law on open meetings may ask for more notice.',
  cite: ['huron/10.D.3#1', 'huron/10.D.7#1'],
  due: ['publish', 'mail', 'decide'],
  also: ['hear', 'file'],
  duties: [
    {
      actor: 'Septic Board of Appeals',
      verdict: 'must',
      action: 'publish the notice {publish}',
      deadline: 'publish',
      cite: ['huron/10.D.3#1'],
    },
    {
      actor: 'Septic Board of Appeals',
      verdict: 'must',
      action: 'mail the notice to the applicant {mail}',
      deadline: 'mail',
      cite: ['huron/10.D.3#1'],
    },
    {
      actor: 'Septic Board of Appeals',
      verdict: 'must',
      action: 'make the decision {decide}',
      deadline: 'decide',
      cite: ['huron/10.D.7#1'],
    },
  ],
  readings: [
    {
      of: 'huron/10.D.7#1',
      defect: 'H-51',
      reading: 'The days run from the first night of the hearing (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'huron/10.D.7#1',
      defect: 'H-51',
      reading: 'The days run from the last night, when the hearing is closed.',
      status: 'determined',
      verdict: 'must',
    },
  ],
} satisfies Outcome<keyof typeof deadlines, never, Cite>
// A guard may not read an extension that nobody has told of, so an agreed day leads into a state of its own.
const DECISION_ON = {
  extendedTo: { target: 'extended' },
  decidedOn: [{ guard: 'decideUnextendedInTime', target: 'decided' }, { target: 'decidedLate' }],
  decisionFiled: { target: 'onFile' },
} as const

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'huron/variance',
  initial: 'open',
  states: {
    open: {
      meta: HEARING,
      on: { applicationFiled: 'filed', hearingOn: 'hearingSet', decidedOn: 'decided', decisionFiled: 'onFile' },
    },
    filed: {
      meta: HEARING,
      on: {
        hearingOn: [{ guard: 'hearInTime', target: 'hearingSet' }, 'hearingLate'],
        decidedOn: 'decided',
        decisionFiled: 'onFile',
      },
    },
    hearingLate: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Board of Appeals',
        headline: 'That hearing day is late under one reading of the law: to be safe, the hearing must be held {hear}.',
        text: 'If the hearing itself has to be held in the period, this day is too late. If only its time has to be fixed in the period, a later day can still be lawful, as long as it is a reasonable time. As a precaution, move the hearing to a day in the period, or ask the town attorney. The law does not say what follows from a late hearing.',
        cite: ['huron/10.D.2#1'],
        also: ['hear', 'publish', 'mail', 'decide'],
        readings: [
          {
            of: 'huron/10.D.2#1',
            defect: 'H-48',
            reading:
              'The hearing itself must be held within the period, so this day is too late (the cautious reading).',
            status: 'determined',
            verdict: 'must-not',
          },
          {
            of: 'huron/10.D.2#1',
            defect: 'H-48',
            reading: 'Only the time of the hearing must be fixed within the period, so this day can be lawful.',
            status: 'determined',
            verdict: 'may',
          },
        ],
      },
      on: DECISION_ON,
    },
    hearingSet: {
      meta: DECISION,
      on: {
        noticePublished: [{ guard: 'publishInTime', target: 'published' }, 'noticeLate'],
        noticeMailed: [{ guard: 'mailInTime', target: 'mailed' }, 'noticeLate'],
        ...DECISION_ON,
      },
    },
    published: {
      meta: DECISION,
      on: { noticeMailed: [{ guard: 'mailInTime', target: 'noticed' }, 'noticeLate'], ...DECISION_ON },
    },
    mailed: { meta: DECISION, on: DECISION_ON },
    noticeLate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'give notice of the hearing in time',
        headline: 'The notice came too late for this hearing: it had to be published {publish} and mailed {mail}.',
        text: 'The law does not say what follows when the notice is late. As a precaution, set a new day for the hearing and give notice again; ask the town attorney.',
        cite: ['huron/10.D.3#1'],
        due: ['publish', 'mail'],
        also: ['hear', 'decide'],
      },
      on: DECISION_ON,
    },
    noticed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'decide the application in time',
        headline: 'Both notices were in time. The Board must decide {decide}.',
        text: 'The time may be extended by mutual consent of the applicant and the Board. If the Board is late, the law does not say what follows; silence grants nothing.',
        cite: ['huron/10.D.3#1', 'huron/10.D.7#1'],
        due: ['decide'],
        also: ['publish', 'mail', 'file'],
        duties: [
          {
            actor: 'Septic Board of Appeals',
            verdict: 'must',
            action: 'make the decision {decide}',
            deadline: 'decide',
            cite: ['huron/10.D.7#1'],
          },
        ],
      },
      on: DECISION_ON,
    },
    extended: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'decide the application in time',
        headline: 'The time was extended by mutual consent. The Board must decide {decide}.',
        text: 'The extension takes the consent of both the applicant and the Board; have it in writing. If the Board is late, the law does not say what follows; silence grants nothing.',
        cite: ['huron/10.D.7#1'],
        due: ['decide'],
        also: ['publish', 'mail', 'file'],
        duties: [
          {
            actor: 'Septic Board of Appeals',
            verdict: 'must',
            action: 'make the decision {decide}',
            deadline: 'decide',
            cite: ['huron/10.D.7#1'],
          },
        ],
      },
      on: { decidedOn: [{ guard: 'decideInTime', target: 'decided' }, 'decidedLate'], decisionFiled: 'onFile' },
    },
    decided: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'file the decision in the office of the Town Clerk immediately',
        headline: 'The Board has decided. The decision must be filed immediately in the office of the Town Clerk.',
        text: 'It is a public record there. The law does not put "immediately" into days, and does not say that the decision is sent to the applicant. A court proceeding must be started within 30 days of that filing: ask the Town Clerk for the day.',
        cite: ['huron/10.D.9#1', 'huron/12#2'],
        due: ['file'],
        also: ['court', 'decide'],
        duties: [
          {
            actor: 'Septic Board of Appeals',
            verdict: 'must',
            action: 'file the decision immediately in the office of the Town Clerk',
            deadline: 'file',
            cite: ['huron/10.D.9#1'],
          },
        ],
      },
      on: { decisionFiled: 'onFile' },
    },
    decidedLate: {
      meta: {
        status: 'law-silent',
        verdict: null,
        act: 'decide the application in time',
        headline:
          'The decision came after the time that the law gives: it was due {decide}. The law does not say what follows.',
        text: 'Nothing in the law turns a late decision, or none at all, into a granted variance. If the applicant and the Board had agreed on a later day, that day counts instead. The decision must still be filed immediately with the Town Clerk. Ask a lawyer; the time for a court runs from that filing.',
        cite: ['huron/10.D.7#1', 'huron/10.D.9#1'],
        also: ['decide', 'file', 'court'],
      },
      on: { decisionFiled: 'onFile' },
    },
    onFile: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'start any court proceeding against the decision in time',
        headline: 'The decision is on file. Whoever wants it reviewed must start the court proceeding {court}.',
        text: 'It is a proceeding in Supreme Court under Article 78, and the time runs from the filing in the office of the Town Clerk, not from the day you got the decision. State law may allow longer; ask a lawyer and plan on this day.',
        cite: ['huron/12#1', 'huron/12#2', 'huron/10.D.9#1'],
        due: ['court'],
      },
    },
  },
})

export const variance = procedure({
  id: 'huron/variance',
  title: 'The course of a variance application',
  act: 'hold the hearing on the application in time',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['applicationFiled', 'hearingOn', 'decidedOn', 'decisionFiled'],
  words: {
    asks: [
      ['(variance|variances)', '(audiencia|plazo|fecha|día|decisión|hasta)'],
      ['(extend|extended|extension|agreed)', '(board|decide|hearing|applicant)'],
      [
        '(septic bd|septic board|board of appeals|bd of appeals|zba|sba)',
        '(hearing|hrg|publish|mail|mailing|notice|decide|decision|vote|deadline|when|filed)',
      ],
      ['(hearing|hrg)', '(publish*|newspaper|mail*|notice|legal ad)'],
      ['(audiencia|junta)', '(publicar|aviso|periódico|correo|decidir|plazo|días)'],
      [
        'variance|variances',
        'hearing|hrg|deadline|date|day|days|when|notice|publish*|mail*|decide|decision|filed|app|long|schedule|next|timeline',
      ],
      [
        '(decide|decides|decision|extend*|extension)',
        '(board|hearing|zba)',
        '(must|when|long|days|by|time|deadline|to)',
      ],
      ['(septic board|zba)', 'hearing|decide|decision|notice|deadline'],
      ['variación|varianza', 'audiencia|plazo|fecha|día|cuándo|decisión|solicitud'],
      ['(hearing|audiencia)', '(ad|notice|newspaper|paper|aviso|periódico)'],
      ['hearing .. (set|is|on)', '(ad|notice|paper)'],
    ],
    not: [
      '(fence|shed|garage|pool|deck|sign|height|zoning|parking) (variance|hearing|permit)',
      '(automatic*|by default|deemed|count as approved|treated as approved|silence|silencio)',
      '(owner consent|owners consent|consentimiento)',
      'article 78',
      '(neighbors|neighbours|vecinos) .. (get|told|notified|be|have|need|entitled|avis*|reciben|enteran)',
      '(tell|notify|warn|write to|avisar|notificar) .. (neighbors|neighbours|vecinos)',
      '(either side|besides the applicant|next door)',
      '(papers|hand in|grounds|prove)',
    ],
    examples: [
      'solicité una variance en mayo, ¿hasta cuándo pueden fijar la audiencia?',
      'applicant consented to more time after the august hearing, what is the boards last day',
      'pedí la variance el 9 de abril, ¿último día de la audiencia?',
      'hrg on thurs aug 13. latest publication date and latest mailing date?',
      'septic bd of appeals mtg w/ public hearing 9/22/26, last day for the newspaper and for the applicant letter',
      'Clerk: what day does the legal ad have to run for a hearing on march 17, and when do I mail the applicant',
      'public hearing is set for the 12th, count back the notice dates for me',
      'Need pub + mail deadlines, septic variance hearing 4/23',
      'we held the variance hearing sept 8, by what date does the board have to rule',
      'variance filed 6/1, must hearing be within how many days',
      'audiencia fijada para el 12 de noviembre, ¿hasta qué día se publica y se envía por correo?',
      'variance application came in april 27, last date for the hearing?',
      'how long does the septic board have to decide after the hearing',
      'when do we have to get the hearing notice to the newspaper',
      '(staff) hearing set for 7/9, when must the applicant mailing go out',
      'filed my variance papers two months ago and no hearing yet',
      'what are the time limits for a septic variance from start to finish',
      'board heard us on june 16, decision due by when',
      'Applicant and board agreed to put the vote off until october, is that ok?',
      'decision was voted last night, how fast must it be filed with the town clerk',
      'paper printed the notice four days before the hearing, good enough?',
      'we mailed notice on a saturday 10 days ahead, counts?',
      'the zba hearing got scheduled 70 days after I applied, is that too late',
      'where does my variance stand, application filed march 3',
      'does the 62 days run from the first hearing night or when they close it',
      "clerk needs schedule: variance app rec'd today",
      'are we going to get our septic variance decision in the mail',
      'how many days notice before a variance hearing',
      '¿Cuándo tiene que ser la audiencia de mi variación?',
      'presenté la solicitud de varianza el 3 de mayo, ¿cuál es el último día para la audiencia?',
      'la audiencia fue ayer, ¿cuánto tiempo tiene la junta para decidir?',
      '¿Cuántos días antes de la audiencia hay que publicar el aviso?',
      'Hearing is set for November 12. When does the ad have to run?',
      'hearing is on the 12th, by what day does the legal ad have to be in the paper',
      '¿cuándo hay que publicar el aviso si la audiencia es el 10?',
      'application for a variance went to the septic board, what is the last day on which they can hold the hearing',
      'I gave my variance papers to the board, by what day at the latest must it hear me',
    ],
  },
  machine,
})
