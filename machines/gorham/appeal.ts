import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Reading, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// An appeal from an act, omission, decision or ruling, from filing to decision. Gorham § 56.801.
const facts = pick(all, 'ruledOn', 'appealReceivedOn', 'hearingNoticeOn', 'hearingOn', 'adjournedOn', 'decidedOn')

const deadlines = {
  appeal: {
    label: 'File the appeal with the Clerk',
    actor: 'person who appeals',
    within: '30 days',
    after: 'ruledOn',
    met: 'appealReceivedOn',
    cite: 'gorham/56.801.1#1',
    note: 'The days run from the act, omission, decision or ruling, not from the day on which a letter came. An omission has no day of its own: plan from the earliest possible one.',
  },
  notice: {
    label: 'Give notice of the public hearing',
    actor: 'local governing body',
    within: '30 days',
    after: 'appealReceivedOn',
    met: 'hearingNoticeOn',
    cite: 'gorham/56.801.2#1',
  },
  hearingAfterNotice: {
    label: 'Hold the hearing (if the fifteen days run from the notice)',
    actor: 'local governing body',
    within: '15 days',
    after: 'hearingNoticeOn',
    met: 'hearingOn',
    cite: 'gorham/56.801.2#1',
    note: 'The text does not say from what the fifteen days run. This is one reading.',
  },
  hearingAfterReceipt: {
    label: 'Hold the hearing (if the fifteen days run from receipt of the appeal)',
    actor: 'local governing body',
    within: '15 days',
    after: 'appealReceivedOn',
    met: 'hearingOn',
    cite: 'gorham/56.801.2#1',
    note: 'The text does not say from what the fifteen days run. This is another reading.',
  },
  hearingWithinThirty: {
    label: 'Hold the hearing (cautious plan: within the thirty days)',
    actor: 'local governing body',
    within: '30 days',
    after: 'appealReceivedOn',
    cite: 'gorham/56.801.2#1',
    note: 'A precaution for planning, not the law’s own words.',
  },
  decision: {
    label: 'Decide the appeal',
    actor: 'local governing body',
    within: '30 days',
    after: 'adjournedOn',
    met: 'decidedOn',
    cite: 'gorham/56.801.3#1',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

// The text says “to be held within 15 days on the appeal” and not of what (G-49).
const onTheFifteenDays: readonly Reading<Cite>[] = [
  'Notice within thirty days of receipt of the appeal, and the hearing within fifteen days after the notice.',
  'The hearing within fifteen days of receipt of the appeal.',
  'Both the notice and the hearing within the thirty days of receipt, the hearing at most fifteen days after the notice (the cautious reading for the town).',
].map((reading) => ({ of: 'gorham/56.801.2#1', defect: 'G-49', reading, status: 'determined', verdict: 'must' }))

const times = inTime(deadlines, newYork)

const HEARING_AGAINST_BOTH = [
  { guard: 'hearingAfterReceiptInTime', target: 'hearingInTime' },
  { guard: 'hearingPastEvery', target: 'hearingLate' },
  { target: 'hearingSet' },
] as const

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: {
    ...guards(values),
    ...times,
    appealLate: ({ event }) => !times.appealInTime({ event }),
    noticeLate: ({ event }) => times.appealInTime({ event }) && !times.noticeInTime({ event }),
    hearingPastEvery: ({ event }) => !times.hearingAfterNoticeInTime({ event }),
  },
}).createMachine({
  id: 'gorham/appeal',
  initial: 'open',
  states: {
    open: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The appeal must be with the Clerk in time: {appeal}.',
        text: 'Appeals go to the Clerk of the local governing body and must be instituted within thirty days of the act, omission, decision or ruling. The time runs from the act itself, not from the letter about it. File in writing and keep proof. The text does not say that an appeal stops other times or penalties. Notice of a public hearing then follows within thirty days of receipt, and a decision within thirty days of final adjournment of the hearing.',
        cite: ['gorham/56.801.1#1', 'gorham/56.801.2#1', 'gorham/56.801.3#1'],
        due: ['appeal'],
        also: ['notice', 'decision'],
        duties: [
          {
            actor: 'person who appeals',
            verdict: 'must',
            action: 'file the appeal with the Clerk',
            deadline: 'appeal',
            cite: ['gorham/56.801.1#1'],
          },
        ],
      },
      on: {
        ruledOn: 'ruled',
        appealReceivedOn: 'received',
        hearingNoticeOn: 'noticeGiven',
        hearingOn: 'hearingSet',
        adjournedOn: 'adjourned',
        decidedOn: 'voted',
      },
    },
    ruled: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The appeal must be with the Clerk {appeal}.',
        text: 'Appeals go to the Clerk of the local governing body and must be instituted within thirty days of the act, omission, decision or ruling. The time runs from the act itself, not from the day on which a letter about it came. File in writing and keep proof. The text does not say that an appeal stops other times or penalties.',
        cite: ['gorham/56.801.1#1'],
        due: ['appeal'],
        duties: [
          {
            actor: 'person who appeals',
            verdict: 'must',
            action: 'file the appeal with the Clerk',
            deadline: 'appeal',
            cite: ['gorham/56.801.1#1'],
          },
        ],
      },
      on: {
        appealReceivedOn: [{ guard: 'appealInTime', target: 'received' }, 'tooLate'],
        hearingNoticeOn: 'ruledNoticeGiven',
        hearingOn: 'hearingSet',
        adjournedOn: 'adjourned',
        decidedOn: 'voted',
      },
    },
    tooLate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The appeal came too late: it had to be with the Clerk {appeal}.',
        text: 'An appeal must be instituted within thirty days of the act, omission, decision or ruling. The text has no extension and no excuse for a late appeal. Ask the Clerk or a lawyer what else is open to you.',
        cite: ['gorham/56.801.1#1'],
        also: ['appeal'],
      },
    },
    received: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'give notice of the public hearing on the appeal',
        headline: 'Yes. Notice of the public hearing must be given {notice}.',
        text: 'Within thirty days of receipt of a written appeal the local governing body (the town, acting as the Local Board of Health) must give notice of a public hearing “to be held within 15 days on the appeal”. The text does not say from what the fifteen days run. As a precaution, the town is safe if it gives notice early enough to hold the hearing within thirty days of receipt; the town’s attorney can settle it. The state’s rules on notice of meetings apply besides.',
        cite: ['gorham/56.801.2#1', 'gorham/56.201.local-governing-body#1'],
        due: ['notice'],
        also: ['hearingAfterNotice', 'hearingAfterReceipt', 'hearingWithinThirty', 'decision'],
        duties: [
          {
            actor: 'local governing body',
            verdict: 'must',
            action: 'give notice of a public hearing',
            deadline: 'notice',
            cite: ['gorham/56.801.2#1'],
          },
        ],
        readings: onTheFifteenDays,
      },
      on: {
        hearingNoticeOn: [{ guard: 'noticeInTime', target: 'noticed' }, 'noticedLate'],
        hearingOn: [{ guard: 'hearingAfterReceiptInTime', target: 'hearingInTime' }, 'hearingSet'],
        adjournedOn: 'adjourned',
        decidedOn: 'voted',
      },
    },
    // The notice may be told before the appeal; an appeal that came too late stays too late.
    ruledNoticeGiven: {
      on: {
        appealReceivedOn: [
          { guard: 'appealLate', target: 'tooLate' },
          { guard: 'noticeLate', target: 'noticedLate' },
          'noticed',
        ],
      },
    },
    noticeGiven: { on: { appealReceivedOn: [{ guard: 'noticeInTime', target: 'noticed' }, 'noticedLate'] } },
    noticed: {
      meta: {
        status: 'official-discretion',
        verdict: 'must',
        act: 'hold the public hearing on the appeal',
        decides: 'local governing body, with the town’s attorney',
        headline: 'The hearing must be held, but by what day can be read in more than one way.',
        text: 'Notice was given in time. The hearing is “to be held within 15 days”; the text does not say whether of the notice or of receipt of the appeal. Each reading is shown with its day. As a precaution, hold it within thirty days of receipt and fifteen days of the notice. The town’s attorney can settle it.',
        cite: ['gorham/56.801.2#1'],
        due: ['hearingAfterNotice'],
        also: ['hearingAfterReceipt', 'hearingWithinThirty', 'decision'],
        readings: onTheFifteenDays,
      },
      on: {
        hearingOn: HEARING_AGAINST_BOTH,
        adjournedOn: 'adjourned',
        decidedOn: 'voted',
      },
    },
    noticedLate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'give notice of the public hearing on the appeal',
        headline: 'The notice came late: it was due {notice}.',
        text: 'Notice of the public hearing was due within thirty days of receipt of the appeal. The text does not say what follows from a late notice. The hearing must still be held; from what its fifteen days run is not said.',
        cite: ['gorham/56.801.2#1'],
        also: ['notice', 'hearingAfterNotice'],
        readings: onTheFifteenDays,
      },
      on: {
        // A hearing after so late a notice is never within fifteen days of the receipt.
        hearingOn: [{ guard: 'hearingPastEvery', target: 'hearingLate' }, 'hearingSet'],
        adjournedOn: 'adjourned',
        decidedOn: 'voted',
      },
    },
    // Fifteen days after the receipt lie within every reading; more than fifteen after the notice lie within none.
    hearingInTime: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'hold the public hearing on that day',
        headline: 'The hearing on {hearingOn} is in time, however the law is read.',
        text: 'The hearing is “to be held within 15 days”; the text does not say whether of the notice or of receipt of the appeal. That day is within fifteen days of receipt, so it is in time under every reading. Notice of it is due {notice}.',
        cite: ['gorham/56.801.2#1'],
        due: ['hearingAfterReceipt'],
        also: ['hearingAfterNotice', 'hearingWithinThirty', 'notice'],
        readings: onTheFifteenDays,
      },
      on: { adjournedOn: 'adjourned', decidedOn: 'voted' },
    },
    hearingLate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'hold the public hearing within the fifteen days',
        headline: 'The hearing on {hearingOn} is too late, however the law is read: it was due {hearingAfterNotice}.',
        text: 'The hearing is “to be held within 15 days”; the text does not say whether of the notice or of receipt of the appeal. No reading allows more than fifteen days after the notice. The text does not say what follows from a late hearing. Whoever thinks it is too late should say so to the Clerk in writing. The town’s attorney can say what to do.',
        cite: ['gorham/56.801.2#1'],
        due: ['hearingAfterNotice'],
        also: ['hearingAfterReceipt', 'hearingWithinThirty', 'notice'],
        readings: onTheFifteenDays,
      },
      on: { adjournedOn: 'adjourned', decidedOn: 'voted' },
    },
    hearingSet: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        act: 'hold the public hearing on that day',
        decides: 'local governing body, with the town’s attorney',
        headline: 'Whether the hearing is in time depends on how the law is read.',
        text: 'Notice is due {notice}, for a hearing “to be held within 15 days on the appeal”. The text does not say of what. Even where notice is given on its last day, no reading allows more than fifteen days after it. The hearing is set for {hearingOn}: hold that day against each of the readings shown. Whoever thinks it is too late should say so to the Clerk in writing. The town’s attorney can settle it.',
        cite: ['gorham/56.801.2#1'],
        due: ['hearingAfterReceipt'],
        also: ['hearingAfterNotice', 'hearingWithinThirty', 'notice'],
        readings: onTheFifteenDays,
      },
      on: { adjournedOn: 'adjourned', decidedOn: 'voted' },
    },
    adjourned: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'decide the appeal',
        headline: 'Yes. The appeal must be decided {decision}.',
        text: 'Within thirty days of final adjournment of the public hearing the local governing body (the town, acting as the Local Board of Health) must affirm, modify or deny the action, decision or ruling or correct any omission, and approve, approve with conditions or disapprove the appeal. The decision is in writing, with findings and the facts from the record for each.',
        cite: ['gorham/56.801.3#1', 'gorham/56.801.4#1', 'gorham/56.201.local-governing-body#1'],
        due: ['decision'],
        duties: [
          {
            actor: 'local governing body',
            verdict: 'must',
            action: 'decide the appeal in writing, with findings',
            deadline: 'decision',
            cite: ['gorham/56.801.4#1'],
          },
        ],
      },
      on: { decidedOn: [{ guard: 'decisionInTime', target: 'decided' }, 'decidedLate'] },
    },
    voted: { on: { adjournedOn: [{ guard: 'decisionInTime', target: 'decided' }, 'decidedLate'] } },
    decided: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'decide the appeal',
        headline: 'The appeal was decided in time: the decision was due {decision}.',
        text: 'The decision must be in writing and hold findings, with the factual basis for each from the record of the hearing. The text names no further appeal within the town, no court, and no time to go to court: ask a lawyer without delay.',
        cite: ['gorham/56.801.3#1', 'gorham/56.801.4#1'],
        also: ['decision'],
      },
    },
    decidedLate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'decide the appeal',
        headline: 'The decision came late: it was due {decision}.',
        text: 'The decision was due within thirty days of final adjournment of the hearing. The text does not say what follows from a late decision. It must be in writing with findings. Ask a lawyer without delay what is open to you.',
        cite: ['gorham/56.801.3#1', 'gorham/56.801.4#1'],
        also: ['decision'],
      },
    },
  },
})

export const appeal = procedure({
  id: 'gorham/appeal',
  title: 'Appeal',
  act: 'file the appeal with the Clerk in time',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['ruledOn', 'appealReceivedOn', 'hearingNoticeOn', 'hearingOn', 'adjournedOn', 'decidedOn'],
  words: {
    asks: [
      ['(ruling|ruled|ordered|order|decision)', '(appeal|appeals)', '(day|date|when|late|long|last|final)'],
      ['(recurrí|apelación|apelé|recurso)', '(audiencia|hasta cuándo|aviso|plazo|día)'],
      ['(denied|denial)', '(who hears|how long do we have|appeal)'],
      ['(appeal|appeals)', '(last day|where|by when|clerk|deadline|how long|too late)'],
      ['hearing', '(appeal|board)', '(ended|adjourned|closed|decide|decision|by when|too late|notice)'],
      ['(apelar|apelación)', '(último día|hasta cuándo|plazo|dónde)'],
      [
        '(appeal|appeals|appealed|appealing|challenge|contest)',
        '(days|when|last day|deadline|how long|clerk|hearing|decision|decide|board|notice|date|late|time|file|filed)',
      ],
      ['(hearing)', '(appeal|board|adjourn*|notice|decide|decision)', '(septic|ruling|days|date|last day|when)'],
      ['(apelar|apelación|apelo|apelé)', '(días|cuándo|plazo|fecha|audiencia|decisión|dónde|secretario|último)'],
      ['(apelar|apelo|apelación|recurso)', '(oficial|inspector|permiso|audiencia|plazo|día|días)'],
    ],
    not: [
      '(variance|variances)',
      '(court|judge|lawsuit|sue)',
      '(grounds|what can)',
      '(stop|stay|pause|freeze) the (clock|days|time|permit|30)',
      '(to sue|go to court|take .. court)',
    ],
    examples: [
      'the town turned down my septic permit yesterday, how long do I have to appeal it',
      'El inspector decidió en abril que hay que cambiar todo el sistema, ¿cuál es el último día para apelar?',
      'appeal reached the clerk in July, notice of the hearing was in the paper in August, by when must the hearing be',
      "the code officer ruled in person on a Friday and we had the paper a week later, what's the final day to bring an appeal",
      'what can we do against the denial of our permit, who hears it and how long do we have',
      'Recurrí la orden del inspector y la secretaria ya recibió mi apelación, ¿hasta cuándo deben avisar de la audiencia?',
      'board of health hearing on our appeal was adjourned for good, what day is the decision due',
      'The officer ordered me August 4 to dig up the field. To whom does my appeal go and what is the last day for it',
      'the hearing on our septic appeal closed on a Monday, by when must the board decide',
      '(clerk) appeal stamped in 5/6, when do we owe notice of the hearing',
      'they set our hearing seven weeks after we appealed, is that too late',
      'the ruling was in June and I did nothing, is it too late to appeal to the clerk',
      'El oficial decidió el 2 de marzo, ¿cuál es el último día para apelar y ante quién?',
      "how many days to appeal the code officer's decision",
      'where do I file an appeal against the septic ruling',
      'last day to appeal if the officer ruled on June 3',
      'does my appeal time start when the letter came or when he decided',
      'appeal reached the clerk, when must the board give notice of hearing',
      '(staff) written appeal received 4/2, last date for notice of the public hearing',
      "they set the hearing seven weeks after my appeal, isn't that too late",
      'by when does the board have to decide after the hearing closed',
      'hearing adjourned on the 12th, deadline for the decision',
      "is the board's decision on the appeal in writing with reasons",
      'who hears septic appeals in Gorham, zoning board or town board',
      "I appealed in March and heard nothing, what's the time limit",
      'can I still appeal, the ruling was 40 days ago',
      'fifteen days for the hearing counted from what',
      'do I appeal to the clerk or the ZBA',
      'what are the steps of a septic appeal from start to finish',
      'notice of hearing went out, when is the hearing held at the latest',
      'quiero apelar la decisión del inspector, ¿cuántos días tengo?',
      '¿dónde presento la apelación y hasta cuándo?',
      '¿cuándo debe decidir la junta después de la audiencia?',
      'El oficial me negó el permiso el 22 de septiembre y quiero apelar. ¿Hasta qué día?',
      '¿Cuándo debe ser la audiencia de mi apelación?',
      'CEO said no to my plan on the 21st. Till when can I appeal and to whom?',
      'el oficial rechazó mi solicitud y quiero apelar, ¿qué plazo tengo?',
      '¿cuándo tienen que hacer la audiencia después de mi apelación?',
      'they ruled against me, by what day does my written appeal have to be in',
    ],
  },
  machine,
})
