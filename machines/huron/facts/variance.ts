import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** The days in the life of a variance application, and the exemption of an area that wants a sewer. */
export const variance = {
  applicationFiled: {
    kind: 'day',
    label: 'the day on which the application was filed',
    ask: 'On what day was the variance application filed?',
    why: 'The time for the hearing runs from it.',
    cite: 'huron/10.D.2#1',
    words: {
      near: [
        '(app|appl|application|variance|paperwork|it) .. (filed|in|received|submitted|came|handed|dated)',
        '(filed|submitted|applied|received|recd|handed in|turned in|dropped off)',
        'presenté|presentó|presentada|solicitud|entregué|solicité|solicitó|solicitamos|pedí|pidió|pedimos',
        '(turned|handed|dropped|brought|put|sent) (in|off)? (our|my|the|his|her|it|a) (variance)? (variance|application|papers|paperwork|request|appeal)',
        '(clerk|office|town|board|secretary) (got|received|has|stamped) (it|the application|our application|my application)',
      ],
      not: ['decision', 'petition', 'article 78', 'clerk filed'],
      sole: true,
    },
  },
  hearingOn: {
    kind: 'day',
    label: 'the day of the hearing',
    ask: 'On what day is (or was) the hearing?',
    why: 'The notices are counted back from it, the decision forward.',
    cite: ['huron/10.D.3#1', 'huron/10.D.7#1'],
    words: {
      near: [
        'hearing|hrg|heard',
        'board (meets|met|meeting)',
        'audiencia',
        '(to|will|wants to|can|could|going to) hear (it|the|this|our|us|my|them|his|her)',
        '(board|zba|they) (hear|hears|take it up|takes it up|sits)',
        '(sesión|reunión) .. junta',
        'hearing (was|is|set|held)',
        'hearing (s|is|was|on|set|held|took place|happened)',
        '(tuvimos|tuvieron|hubo|fue|es) (la)? audiencia',
      ],
    },
  },
  noticePublished: {
    kind: 'day',
    label: 'the day on which the newspaper printed the notice',
    ask: 'On what day did the newspaper print the notice of the hearing?',
    why: 'It has to be printed a set time before the hearing.',
    cite: 'huron/10.D.3#1',
    words: {
      near: [
        'newspaper|publish*|printed',
        '(in|by) the (local|town|weekly)? paper',
        '(local|town|weekly) paper',
        'paper (printed|ran|carried|published)',
        'legal (notice|ad)',
        'ran .. (notice|ad)',
        '(notice|ad) .. ran',
        'periódico|public*',
      ],
    },
  },
  noticeMailed: {
    kind: 'day',
    label: 'the day on which the notice was mailed to the applicant',
    ask: 'On what day was the notice of the hearing mailed to the applicant?',
    why: 'It has to be mailed a set time before the hearing.',
    cite: 'huron/10.D.3#1',
    words: {
      near: [
        'mail*|postmark*',
        '(letter|notice) .. (went out|sent)',
        'correo|enviaron|envió',
        '(sent|mailed) (us|me|him|her|them|out|it|the applicant) (the|a)? (hearing)? (letter|notice)',
        'hearing (letter|notice) .. (mailed|sent|came|went)',
      ],
    },
  },
  decidedOn: {
    kind: 'day',
    label: 'the day of the decision',
    ask: 'On what day did the Septic Board of Appeals decide?',
    why: 'The decision has to be filed with the Town Clerk immediately.',
    cite: 'huron/10.D.9#1',
    words: {
      near: [
        '(board|they|zba) .. (voted|decided|granted|denied|ruled|approved)',
        'voted|vote',
        '(was|got) (denied|granted|approved)',
        '(junta|ellos) .. (decidió|votó|negó|aprobó)',
        '(they|board|zba) (voted|decided|ruled) (no|yes|against|for)',
      ],
      not: ['filed|clerk'],
    },
  },
  extendedTo: {
    kind: 'day',
    label: 'the day agreed on for the decision',
    ask: 'To what day did the applicant and the Board agree to extend the time for the decision?',
    why: 'A day agreed on by both takes the place of the day that the law counts.',
    cite: 'huron/10.D.7#1',
    words: {
      near: [
        '(extend*|extension|agreed|agree|consent*|put off|postpone*) ... (to|until|till|through)',
        '(extend*|prórroga|acordamos) ... (hasta|al)',
      ],
    },
  },
  decisionFiled: {
    kind: 'day',
    label: 'the day on which the decision was filed with the Town Clerk',
    ask: 'On what day was the Board’s decision filed in the office of the Town Clerk?',
    why: 'The 30 days for the court run from it.',
    cite: 'huron/12#2',
    words: {
      near: [
        'decision .. filed',
        'filed .. (clerk|decision)',
        '(clerk|town hall) .. (filed|stamped|received|got)',
        '(secretaria|secretario) .. (archiv*|registr*)',
        'decisión .. (archiv*|registr*|presentada)',
        '(stamped|filed|recorded|entered|lodged|logged) (the|their|his)? decision',
        'decision .. (stamped|recorded|entered|lodged|logged|reached|handed in|turned in|came in)',
        'clerk .. (stamped|recorded|logged|entered|received|got) (the|their|it|our)? (decision)? in',
        '(decisión|resolución) .. (presentó|presentada|archivó|archivada|registró)',
      ],
    },
  },
  assessedShare: {
    kind: 'number',
    unit: 'percent',
    min: 0,
    max: 100,
    label: 'the owners’ share of the assessed valuation',
    ask: 'What percent of the assessed valuation of the area do the owners who propose the sewer hold?',
    why: 'The owners of fifty percent of the assessed valuation may apply.',
    cite: 'huron/10.C#1',
    words: {
      near: [
        'assess*|valuation|value',
        'tax roll',
        'owner*|neighbor*|signed|sign|petition*|households|homes',
        'valor|avalúo|dueños|propietarios|vecinos|firmaron',
      ],
      not: ['floor|living|leach|replac*|repair*'],
    },
  },
  exemptionGranted: {
    kind: 'day',
    label: 'the day on which the exemption was granted',
    ask: 'On what day did the Board grant the exemption for the area?',
    why: 'It lasts no longer than three years from then.',
    cite: 'huron/10.C#2',
    words: {
      near: [
        '(exempt*|variance|exemption) .. (granted|approved|given|began|started|since)',
        '(granted|approved|gave) .. (exempt*|variance|exemption)',
        'exención|exentos',
        '(gave|given|got) .. exemption',
      ],
      sole: true,
    },
  },
} as const satisfies Record<string, Fact<Cite>>
