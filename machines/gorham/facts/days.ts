import type { Cite } from '../../../laws/gorham/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** Days on which things happened: denials, notices, complaints and appeals. */
export const days = {
  deniedOn: {
    kind: 'day',
    label: 'the day of the denial',
    ask: 'On what date was the application denied?',
    why: 'The time for the written notice of denial is counted from that day.',
    cite: 'gorham/56.402.3#1',
    words: {
      near: [
        'denied|deny|denies|denial|reject*|disapprov*|refus*|nixed',
        'turned .. down',
        'turn* down',
        'shot .. down',
        'said no',
        'told no',
        'negó|negaron|negada|negado|rechaz*|deneg*',
      ],
      sole: true,
    },
  },
  denialNoticeOn: {
    kind: 'day',
    label: 'the day on which the written notice of denial was furnished',
    ask: 'On what date was the written notice of denial furnished?',
    why: 'It shows whether the notice came within the law’s time.',
    cite: 'gorham/56.402.3#1',
    words: {
      near: [
        '(letter|notice|paper) .. (came|arrived|reached|mailed|sent|given|handed|furnished)',
        '(got|received|mailed|sent) .. (letter|notice|reasons|paper)',
        '(carta|aviso) .. (llegó|enviad*|entregad*)',
        '(recibí|recibimos) .. (carta|aviso)',
      ],
    },
  },
  noticeReceivedOn: {
    kind: 'day',
    label: 'the day on which the owner received the notice',
    ask: 'On what date did the owner receive the written notice of the failure or unacceptable condition?',
    why: 'The owner’s time to obtain a permit runs from the receipt, not from the date printed on the notice.',
    cite: 'gorham/56.601.2#1',
    words: {
      near: [
        'received|receive|got|arrived|arrive|came|handed|delivered|reached',
        'signed for',
        'picked up',
        'recib*|llegó|llego|entregaron|entregó',
      ],
      not: ['dated|printed|postmark*|fechad*', 'date on', 'mailed on', 'con fecha'],
    },
  },
  permitObtainedOn: {
    kind: 'day',
    label: 'the day on which the permit was obtained',
    ask: 'On what date was the permit obtained?',
    why: 'It shows whether the permit came within the owner’s time.',
    cite: 'gorham/56.601.2#1',
    words: {
      near: [
        'permit .. (issued|granted|obtained|approved)',
        '(issued|granted|obtained) .. permit',
        'permiso .. (otorgado|emitido|obtenido)',
        '(obtuve|obtuvimos) .. permiso',
      ],
    },
  },
  bonafide: {
    kind: 'yes-no',
    label: 'a bona fide complaint',
    says: ['the complaint is bona fide, or an official saw the problem', 'the complaint is not bona fide'],
    ask: 'Is the complaint bona fide (made in good faith, genuine), or did an official see the problem?',
    why: 'The duty to notify starts with a bona fide complaint or with the official’s own observation.',
    cite: 'gorham/56.701.2#1',
    words: {
      yes: [
        'bonafide|genuine|legit',
        'bona fide',
        'good faith',
        '(i|we|inspector|officer) (saw|observed|witnessed)',
        'genuina',
        'personal observation',
        'buena fe',
      ],
      no: ['bogus|spite|phony|fake|prank|hoax|crank|retaliat*|falsa|inventad*', 'made up', 'mala fe'],
    },
  },
  reportedOn: {
    kind: 'day',
    label: 'the day on which the complaint was received or the problem seen',
    ask: 'On what date did the authority having jurisdiction receive the complaint, or see the problem itself?',
    why: 'The time for the written notice is counted from that day.',
    cite: 'gorham/56.701.2#1',
    words: {
      near: [
        'complaint*|complain*|complt|received|recd|report*|observed|saw|filed|logged',
        'rec d',
        'called it in',
        'turned in',
        'queja*|denunci*|recib*|report*|present*',
      ],
      sole: true,
    },
  },
  ownerNotifiedOn: {
    kind: 'day',
    label: 'the day of the written notice to owner and inhabitants',
    ask: 'On what date were the owner and the inhabitants notified in writing?',
    why: 'It shows whether the notice went out within the law’s time.',
    cite: 'gorham/56.701.2#1',
    words: {
      near: [
        '(letter|letters|notice|notices) .. (sent|mailed|went|given|served)',
        '(sent|mailed|gave) .. (letter|letters|notice|notices)',
        'notified (the|them|owner|tenants)',
        '(aviso|carta) .. (enviad*|mandad*|salió)',
        '(enviamos|mandamos) .. (aviso|carta)',
      ],
    },
  },
  ruledOn: {
    kind: 'day',
    label: 'the day of the act, omission, decision or ruling',
    ask: 'On what date was the act, omission, decision or ruling that you want to appeal?',
    why: 'The time to appeal runs from that day, not from the day on which you heard of it.',
    cite: 'gorham/56.801.1#1',
    words: {
      near: [
        'ruled|ruling|rules|decided|decision|determin*|ordered|order|denied|denial|told|condemned|refused',
        'decisión|decidió|resolu*|orden|ordenó|negó|dictamen|fallo',
      ],
      not: [
        'written appeal',
        '(reached|received by) (us|the clerk|our office|the office)',
        '(letter|envelope|mail) ..',
        'board (decided|ruled|voted)',
        'appeal* .. (reached|received|filed|came|arrived|stamped)',
        'hearing|adjourn*|audiencia',
      ],
    },
  },
  appealReceivedOn: {
    kind: 'day',
    label: 'the day on which the Clerk received the written appeal',
    ask: 'On what date did the Clerk receive the written appeal?',
    why: 'The time for giving notice of the public hearing is counted from that day.',
    cite: 'gorham/56.801.2#1',
    words: {
      near: [
        'written appeal',
        '(reached|received by|came to|got to) (us|the clerk|clerk|our office|the office)',
        'appeal letter',
        '(filed|submitted|stamped|lodged) (it|on|in|our appeal|my appeal)',
        'appeal* .. (reached|received|filed|came|arrived|stamped|submitted|handed|in on|lodged)',
        '(filed|received|submitted|handed|got|turned in|stamped) .. appeal',
        '(i|we|he|she|they|owner) appealed',
        'apelé|apelamos|apeló',
        'apelación .. (llegó|recibid*|presentad*|entregad*)',
        '(presenté|presentamos|recibí|recibió|recibieron|recibimos) .. (apelación|recurso)',
        '(clerk|office|town|she|he) .. (got|received|has) .. appeal',
      ],
      not: [
        'envelope',
        '(his|their|officer s|inspector s|town s|ruling|decision|denial) letter',
        'letter (came|got|arrived)',
        'ruling came',
        'notice of (the)? hearing',
      ],
    },
  },
  hearingNoticeOn: {
    kind: 'day',
    label: 'the day on which notice of the hearing was given',
    ask: 'On what date was notice of the public hearing given?',
    why: 'Under one reading the time for the hearing runs from that day.',
    cite: 'gorham/56.801.2#1',
    words: {
      near: [
        'notice .. hearing .. (given|published|ran|posted|went)',
        '(gave|published|posted|ran) .. notice',
        'notice (of the hearing)? (was)? (given|published|posted|ran)',
        '(aviso|notificación) .. audiencia .. (publicad*|dad*)',
        'publicaron .. aviso',
        'notice ... (in the paper|in the newspaper|in the gazette|was published|was posted|went out|printed)',
        '(paper|newspaper) (ran|printed|carried) .. notice',
      ],
    },
  },
  hearingOn: {
    kind: 'day',
    label: 'the day of the hearing',
    ask: 'For what date is the public hearing set?',
    why: 'It is held against the time that the law sets for the hearing.',
    cite: 'gorham/56.801.2#1',
    words: {
      near: [
        'hearing (is|was|set|on|scheduled|held|for|will)',
        '(set|scheduled|scheduling|held|hold) .. hearing',
        'audiencia .. (es|será|fijad*|programad*|fue)',
        '(fijaron|programaron) .. audiencia',
      ],
      not: ['adjourn*|clos*|ended|finished|notice'],
    },
  },
  adjournedOn: {
    kind: 'day',
    label: 'the day of the final adjournment of the hearing',
    ask: 'On what date was the public hearing finally adjourned (ended)?',
    why: 'The time for the decision is counted from that day.',
    cite: 'gorham/56.801.3#1',
    words: {
      near: [
        'adjourn*',
        'hearing ... (closed|ended|finished|wrapped|concluded)',
        'hearing (is|was)? over',
        '(closed|ended|finished|wrapped up) .. hearing',
        'audiencia ... (terminó|cerró|concluyó|levantó|clausuró)',
        'cierre .. audiencia',
      ],
    },
  },
  decidedOn: {
    kind: 'day',
    label: 'the day of the decision on the appeal',
    ask: 'On what date did the local governing body decide the appeal?',
    why: 'It shows whether the decision came within the law’s time.',
    cite: 'gorham/56.801.3#1',
    words: {
      near: [
        'board .. (decided|voted|ruled|affirmed|denied|upheld|modified)',
        'decision .. appeal .. (came|issued|dated|filed)',
        '(junta|consejo) .. (decidió|votó|resolvió|confirmó)',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
