import type { Cite } from '../../../laws/chester/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** The days on which things happened. */
export const days = {
  permitIssuedOn: {
    kind: 'day',
    label: 'the day on which the permit was issued',
    ask: 'On what day was the permit issued?',
    why: 'The year of the permit runs from its issuance.',
    cite: 'chester/5.120#1',
    words: {
      near: [
        'issued|issue|issuance|dated|granted|approved|got|given|permit|pulled',
        'emitid*|otorgad*|emitieron|dieron|permiso|fecha',
      ],
    },
  },
  requestMailedOn: {
    kind: 'day',
    label: 'the day on which the written request for more information was mailed',
    ask: 'On what day was the written request for more information mailed?',
    why: 'The sixty days run from the mailing of the request.',
    cite: 'chester/5.030.A.6.a#1',
    words: {
      near: ['mailed|mail|letter|request*|sent|dated|postmark*|wrote|asked|carta|enviad*|solicitud|correo|envió|mandó'],
      not: ['sent (in|back)', 'supplied|handed|submitted|turned'],
    },
  },
  dataSuppliedOn: {
    kind: 'day',
    label: 'the day on which the information was supplied',
    ask: 'On what day was the information supplied?',
    why: 'It must come within sixty days of the request.',
    cite: 'chester/5.030.A.6.a#1',
    words: {
      near: [
        'turned (in)?',
        'sent (it|them|in|back|everything)',
        'supplied|submitted|handed|dropped|delivered|answered|responded|gave|entregué|entregamos|mandé|respondí',
      ],
    },
  },
  annualLetterOn: {
    kind: 'day',
    label: 'the day of the town’s annual letter',
    ask: "On what day is the town's annual letter with the inspection forms dated? (It is sent in June. If none came, say that you do not know the date.)",
    why: 'One of the two time limits runs from the letter.',
    cite: ['chester/5.030.B.1.d#2', 'chester/5.030.B.2.e#2'],
    words: {
      near: [
        'letter|notice|mailed|mailing|dated|form|forms|sent|got|received|arrived|carta|formulario*|fecha|recib*|llegó',
      ],
      not: ["(hasn't|never|didn't|not|no) .. (come|came|sent|arrive*|letter|got|received)", "it's"],
    },
  },
  problemFoundOn: {
    kind: 'day',
    label: 'the day on which the engineer found the problem',
    ask: "On what day did the engineer's inspection find the problem?",
    why: 'The law does not say when the days begin; counting from the inspection is the careful way.',
    cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'],
    words: {
      near: [
        'found|inspect*|inspection|engineer|discovered|noticed|report*|failed|flagged|died|quit|inspeccion*|encontró|ingeniero|detectó|informe',
      ],
    },
  },
  applicationReceivedOn: {
    kind: 'day',
    label: 'the day on which the Board received the completed variance application',
    ask: 'On what day did the Local Board of Health receive the completed variance application?',
    why: 'The notice must be published within thirty days of it.',
    cite: 'chester/5.080.a#1',
    words: {
      near: [
        'in hand|logged|stamped|arrived',
        'came in',
        "application|applied|app|received|filed|complete|completed|submitted|handed|turned|rec'd|solicitud|recib*|present*",
      ],
      not: ['hearing (was|is|on|closed|closes)', 'published|mailed|denied'],
    },
  },
  noticePublishedOn: {
    kind: 'day',
    label: 'the day on which the notice was published',
    ask: 'On what day was the notice of the hearing published in the newspaper?',
    why: 'The hearing must fall in a window after publication.',
    cite: 'chester/5.080.a#1',
    words: {
      near: [
        '(notice|ad) appeared',
        'notice ran',
        'legal notice',
        'publish*|publication|newspaper|paper|printed|ran|ad|publicad*|periódico|publicó|publicación',
      ],
      not: ['mailed'],
    },
  },
  hearingOn: {
    kind: 'day',
    label: 'the day of the public hearing',
    ask: 'For what day is the public hearing set?',
    why: 'Notices must be mailed at least ten days before it.',
    cite: 'chester/5.080.a#2',
    words: {
      near: ['vista pública', 'hearing|hrg|audiencia', 'board meets', 'meeting|heard'],
      not: ['after the hearing closed', 'clos*|ended|adjourn*|cerr*|terminó'],
    },
  },
  noticeMailedOn: {
    kind: 'day',
    label: 'the day on which the notices were mailed',
    ask: 'On what day were the notices mailed to the owners nearby?',
    why: 'They must be mailed at least ten days before the hearing.',
    cite: 'chester/5.080.a#2',
    words: {
      near: ['notices (went|sent|out)', 'mailed|mail|mailing|mailings|letters|postmark*|enviad*|correo|cartas'],
    },
  },
  hearingClosedOn: {
    kind: 'day',
    label: 'the day on which the public hearing was closed',
    ask: 'On what day was the public hearing closed?',
    why: 'The Board has sixty-two days from the closing of the hearing to decide.',
    cite: 'chester/5.080.b#1',
    words: {
      near: [
        '(closed|close|closes|closing|ended|wrapped up|finished|concluded) (the|their|our|its)? (public)? hearing',
        '(cerró|cerraron|terminó) la audiencia',
        'closed|closes|close|closing|ended|wrapped|concluded|finished|cerró|cerraron|terminó|cierre',
      ],
      not: [
        '(office|offices|town hall|hall|clerk|bank|post office|oficina) (is|are|was|will be|está)? (closed|closes|cerrad*)',
        'closed (for|on) (the)? (holiday|thanksgiving|christmas)',
      ],
    },
  },
  decidedOn: {
    kind: 'day',
    label: 'the day of the Board’s decision',
    ask: 'On what day did the Board decide?',
    why: 'It must decide within sixty-two days of the closing of the hearing.',
    cite: 'chester/5.080.b#1',
    words: {
      near: ['decided|decision|voted|vote|granted|denied|approved|ruled|decidió|votó|decisión'],
      not: ['by when', 'last day', 'effective|deadline'],
    },
  },
  effectiveOn: {
    kind: 'day',
    label: 'the effective date of the decision or ruling, or the day of the action or omission',
    ask: 'On what day did the decision or ruling take effect, or the action or omission occur?',
    why: 'The sixty days for review by a court run from it.',
    cite: 'chester/5.090#1',
    words: {
      near: [
        'said no',
        'effective|decision|decided|denied|denial|granted|voted|vote|ruled|ruling|turned|rejected|approved|refused|efectiv*|decisión|negó|negaron|rechaz*|denegó|aprobó|vigor',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
