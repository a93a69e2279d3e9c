import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// A variance application from its receipt to the decision. Chester § 5.080.
const facts = pick(
  all,
  'applicationReceivedOn',
  'noticePublishedOn',
  'hearingOn',
  'noticeMailedOn',
  'hearingClosedOn',
  'decidedOn',
)

const deadlines = {
  publish: {
    label: 'Publish the notice of the hearing in an official newspaper',
    actor: 'Local Board of Health',
    within: '30 days',
    after: 'applicationReceivedOn',
    met: 'noticePublishedOn',
    cite: 'chester/5.080.a#1',
    note: 'The text does not say who finds an application complete; plan from the day it reached the town.',
  },
  hearingEarliest: {
    label: 'First day for the hearing',
    actor: 'Local Board of Health',
    notBefore: '5 days',
    after: 'noticePublishedOn',
    met: 'hearingOn',
    cite: 'chester/5.080.a#1',
    note: 'The mailing needs ten days before the hearing, so five are enough only where the mailing went out earlier.',
  },
  hearingLatest: {
    label: 'Last day for the hearing',
    actor: 'Local Board of Health',
    within: '30 days',
    after: 'noticePublishedOn',
    met: 'hearingOn',
    cite: 'chester/5.080.a#1',
  },
  mail: {
    label: 'Mail notices to owners within 500 feet',
    actor: 'Enforcement Officer',
    atLeast: '10 days',
    before: 'hearingOn',
    met: 'noticeMailedOn',
    cite: 'chester/5.080.a#2',
    note: 'The day of mailing counts, not the day of receipt.',
  },
  decide: {
    label: 'Grant, grant with condition, or deny the variance',
    actor: 'Local Board of Health',
    within: '62 days',
    after: 'hearingClosedOn',
    met: 'decidedOn',
    cite: 'chester/5.080.b#1',
    note: 'The text has no consequence for a late decision and no duty to send it.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const times = inTime(deadlines, newYork)

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: {
    ...times,
    hearingInWindow: ({ event }) => times.hearingEarliestInTime({ event }) && times.hearingLatestInTime({ event }),
  },
}).createMachine({
  id: 'chester/variance',
  initial: 'start',
  states: {
    start: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The law sets a time for each step, from the completed application to the decision.',
        text: 'The Local Board of Health must publish the notice {publish}. The hearing must be held not less than five (5) days nor more than thirty (30) days after the publication. Notices must be mailed to owners within 500 feet at least ten days before the hearing, so in practice ten days are the shortest lead. The Board must grant, grant with condition, or deny the variance {decide}.',
        cite: ['chester/5.080.a#1', 'chester/5.080.a#2', 'chester/5.080.a#3', 'chester/5.080.b#1', 'chester/5.080.b#2'],
        also: ['publish', 'hearingEarliest', 'hearingLatest', 'mail', 'decide'],
      },
      on: {
        applicationReceivedOn: 'filed',
        noticePublishedOn: 'published',
        hearingOn: 'hearingSet',
        hearingClosedOn: 'closed',
        decidedOn: 'decided',
      },
    },
    filed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The notice of the hearing must be published {publish}.',
        text: "The hearing must then be held not less than five (5) days nor more than thirty (30) days after the publication, so the earlier the notice is printed, the earlier the hearing. The mailed notices need at least ten days before the hearing. Plan the newspaper's own closing time too.",
        cite: ['chester/5.080.a#1', 'chester/5.080.a#2', 'chester/5.080.a#3'],
        duties: [
          {
            actor: 'Local Board of Health',
            verdict: 'must',
            action: 'publish the notice in an official newspaper',
            deadline: 'publish',
            cite: ['chester/5.080.a#1'],
          },
        ],
        due: ['publish'],
        also: ['hearingEarliest', 'hearingLatest', 'mail'],
      },
      on: {
        noticePublishedOn: [{ guard: 'publishInTime', target: 'published' }, 'publishedLate'],
        hearingOn: 'hearingSet',
        hearingClosedOn: 'closed',
        decidedOn: 'decided',
      },
    },
    published: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The hearing may be held {hearingEarliest}, and it must be held {hearingLatest}.',
        text: 'At least ten days before it, notices must be mailed to all owners within 500 feet, so do not set the hearing earlier than ten days after the mailing.',
        cite: ['chester/5.080.a#1', 'chester/5.080.a#2', 'chester/5.080.a#3'],
        duties: [
          {
            actor: 'Local Board of Health',
            verdict: 'must',
            action: 'hold the public hearing',
            deadline: 'hearingLatest',
            cite: ['chester/5.080.a#1'],
          },
        ],
        due: ['hearingEarliest', 'hearingLatest'],
        also: ['mail'],
      },
      on: {
        hearingOn: [{ guard: 'hearingInWindow', target: 'hearingSet' }, 'hearingOutOfWindow'],
        hearingClosedOn: 'closed',
        decidedOn: 'decided',
      },
    },
    publishedLate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The notice was published after the thirty days; it was due {publish}.',
        text: 'The law states no consequence for a late notice. The hearing still has to fall within five to thirty days of the publication: {hearingEarliest}, and {hearingLatest}. The Board and its lawyer should be told.',
        cite: ['chester/5.080.a#1', 'chester/5.080.a#2'],
        due: ['publish', 'hearingEarliest', 'hearingLatest'],
        also: ['mail'],
      },
      on: {
        hearingOn: [{ guard: 'hearingInWindow', target: 'hearingSet' }, 'hearingOutOfWindow'],
        hearingClosedOn: 'closed',
        decidedOn: 'decided',
      },
    },
    hearingSet: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The notices must be mailed {mail}.',
        text: 'The Enforcement Officer must mail them at least ten days before the hearing to all owners of properties located within 500 feet, at the addresses on the latest completed assessment roll. Notice is never shortened by a weekend: where the last day is no business day, mail on the business day before. The law asks for no notice to the applicant or to tenants; a copy is a courtesy.',
        cite: ['chester/5.080.a#2', 'chester/5.080.a#3', 'chester/5.080.a#1'],
        duties: [
          {
            actor: 'Enforcement Officer',
            verdict: 'must',
            action: 'mail the notices of the hearing',
            deadline: 'mail',
            cite: ['chester/5.080.a#2'],
          },
        ],
        due: ['mail'],
        also: ['hearingEarliest', 'hearingLatest', 'decide'],
      },
      on: {
        noticeMailedOn: [{ guard: 'mailInTime', target: 'mailed' }, 'mailedLate'],
        hearingClosedOn: 'closed',
        decidedOn: 'decided',
      },
    },
    hearingOutOfWindow: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The hearing does not fall between five and thirty days after the publication.',
        text: 'The first day for it is {hearingEarliest}, and the last {hearingLatest}. The law states no consequence; the careful way is to publish again for a day inside the window. The notices are mailed {mail}.',
        cite: ['chester/5.080.a#1', 'chester/5.080.a#2'],
        due: ['hearingEarliest', 'hearingLatest', 'mail'],
      },
      on: { hearingClosedOn: 'closed', decidedOn: 'decided' },
    },
    mailed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The notices were mailed in time: the last day was {mail}.',
        text: 'What counts is the day of mailing, not the day on which an owner got the letter. After the hearing is closed, the Board has sixty-two (62) days to decide.',
        cite: ['chester/5.080.a#2', 'chester/5.080.a#3', 'chester/5.080.b#1'],
        also: ['mail', 'decide'],
      },
      on: { hearingClosedOn: 'closed', decidedOn: 'decided' },
    },
    mailedLate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The notices were mailed too late: they were due {mail}.',
        text: 'The law asks for at least ten days between the mailing and the hearing. It states no consequence; the careful way is to put the hearing off and mail again. An owner who got too little notice should say so to the Board in writing before the hearing, and may speak to a lawyer.',
        cite: ['chester/5.080.a#2', 'chester/5.080.a#3'],
        due: ['mail'],
      },
      on: { hearingClosedOn: 'closed', decidedOn: 'decided' },
    },
    closed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The Local Board of Health must decide {decide}.',
        text: 'It must grant, grant with condition, or deny the variance within sixty-two (62) days of the closing of the hearing. The decision must be in writing and contain each of the findings; the text sends to a Section 5.035 that does not exist and means § 5.060. The law has no consequence for a late decision and no duty to mail it: ask for it in writing.',
        cite: ['chester/5.080.b#1', 'chester/5.080.b#2', 'chester/5.060#2'],
        duties: [
          {
            actor: 'Local Board of Health',
            verdict: 'must',
            action: 'decide in writing with findings',
            deadline: 'decide',
            cite: ['chester/5.080.b#1', 'chester/5.080.b#2'],
          },
        ],
        due: ['decide'],
      },
      on: { decidedOn: [{ guard: 'decideInTime', target: 'decided' }, 'decidedLate'] },
    },
    decided: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The Board has decided; the decision must be in writing and contain each of the findings.',
        text: 'The last day for it was {decide}. Whoever is aggrieved can ask a court to review the decision within 60 days from its effective date.',
        cite: ['chester/5.080.b#1', 'chester/5.080.b#2', 'chester/5.090#1'],
        also: ['decide'],
      },
    },
    decidedLate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The Board decided after its time: the decision was due {decide}.',
        text: 'The law does not say what follows from a late decision; it gives no variance by silence. Speak to a lawyer about a review by a court, for which the law gives 60 days.',
        cite: ['chester/5.080.b#1', 'chester/5.080.b#2', 'chester/5.090#1'],
        due: ['decide'],
      },
    },
  },
})

export const variance = procedure({
  id: 'chester/variance',
  title: 'Variance: dates from application to decision',
  act: 'handle the variance application within the times of the law',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['applicationReceivedOn', 'noticePublishedOn', 'hearingOn', 'hearingClosedOn', 'decidedOn'],
  words: {
    asks: [
      ['hearing (closed|ended)', '(board|vote|decide|decision|last day|by when)'],
      ['(variance|variación|varianza)', '(closed|cerró|cerrada|cerraron|terminó)'],
      [
        '(junta|board)',
        '(decidir|decida|decide|publicar|publique)',
        '(último día|hasta cuándo|fecha|last day|how long|plazo)',
      ],
      [
        'variance|dispensa|variación|varianza',
        '(hearing|notice|publish*|newspaper|paper|mail*|decide|decision|days|deadline|last day|date|dates|when|audiencia|aviso|publicar|correo|decidir|plazo|días|cuándo|last date)',
      ],
      [
        'hearing|hrg|audiencia',
        '(publish*|newspaper|mail*|notice|closed|decide|62|last day|within 500|publicar|aviso|correo|cerr*)',
      ],
      ['application|applied', 'hearing', 'when|dates|date|by'],
    ],
    not: ['article 78', 'sue|court', 'who decides', 'appeal*', 'feet away', 'feet from', 'tenant'],
    examples: [
      'hearing closed on 4/2, when must the board vote at the latest',
      'board has not voted since the hearing closed, last day?',
      'the variance hearing is on the 10th of September, what is the last day to mail the notices to the owners nearby',
      'by when must the letters to the owners within 500 feet go out before a variance hearing',
      'variance hearing set, notice already in the paper. when do the mailed notices have to be in the post at the latest',
      'hearing thursday in three weeks, last day for the officer to mail to everybody within 500 feet',
      'variance hrg date is fixed, how many days before it must the mailing be done',
      'la audiencia de la variación es el 10 de septiembre, ¿hasta qué día se pueden enviar por correo los avisos a los dueños?',
      'hearing is set for the variance, last day for the EO to mail the notices to the owners within 500 ft?',
      'hrg on a variance in two weeks, what is the latest the enforcement officer may put the letters to the neighbors in the mail',
      'La audiencia pública de nuestra variación cerró el 4 de mayo. ¿Cuál es el último día para que la junta decida?',
      '¿Cuántos días tiene la junta de salud para decidir después de cerrar la audiencia de la variance?',
      '¿Hasta cuándo tiene la junta para publicar el aviso si ya recibió la solicitud completa de variación?',
      'recibieron mi solicitud de variance completa el 9 de marzo, ¿qué fecha límite hay para el aviso en el periódico?',
      'the hearing on our septic variance ended months ago and the board has said nothing. does silence mean we got it?',
      'Attorney wants to know the outside date for the Board of Health to rule, hearing closed on the 6th',
      'variance hearing notice came out in the newspaper on the 9th, what is the window for the hearing',
      'board got our complete variance application on may 4, when must the hearing be',
      'last day to publish the notice for a variance hearing',
      'hearing closed tuesday, how long does the board have to decide',
      'when do the neighbor letters have to be mailed for a hearing on july 9',
      'notice ran in the paper june 3, earliest and latest hearing date?',
      'got the hearing notice only four days ahead, mailed saturday, is that enough',
      'staff: variance file complete 9/8, need dates for publication, mailing, hearing',
      'how many days after the public hearing for a septic variance decision',
      '62 days ends on veterans day, then what',
      'is the variance granted if the board never decides',
      'hearing set 35 days after the newspaper notice, okay?',
      'timeline of a septic variance from start to finish',
      'they want to hold the variance hearing three days after publication',
      'how many days before the hearing do notices go out',
      'la audiencia de la variación se cerró el 3 de junio, ¿cuándo tienen que decidir?',
      '¿cuántos días antes de la audiencia hay que mandar las cartas?',
      'presentamos la solicitud de variación el 1 de mayo, ¿cuándo debe publicarse el aviso?',
      'el aviso salió en el periódico el 5 de junio, ¿cuándo puede ser la audiencia?',
      "Our septic variance hearing was closed on the 8th. Count the board's 62 days for me.",
      "Neighbor's variance hearing is set for November 12. By when must the letters go out to us?",
    ],
  },
  machine,
})
