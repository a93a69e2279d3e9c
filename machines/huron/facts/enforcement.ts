import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** Complaints, orders, violations, and the way to a court. */
export const enforcement = {
  complaintMade: {
    kind: 'day',
    label: 'the day on which the written complaint was made',
    ask: 'On what day was the complaint put in writing and handed to the Building Inspector?',
    why: 'It opens the file. The law counts no time from it.',
    cite: 'huron/9#1',
    words: {
      near: ['complain*|complaint|reported|report', 'wrote|written|letter|email*', 'queja|quejé|denuncia|denuncié'],
    },
  },
  ownerNotified: {
    kind: 'day',
    label: 'the day on which the owner was told of the complaint',
    ask: 'On what day did the Building Inspector tell the property owner of the complaint?',
    why: 'The owner is to be told before the visual inspection.',
    cite: 'huron/9.A#1',
    words: {
      near: [
        '(notified|told|informed|called|contacted) .. (owner|homeowner|landlord)',
        'owner .. (notified|told|informed)',
        '(avisó|avisaron|notific*) .. (dueño|propietario)',
      ],
    },
  },
  permissionDenied: {
    kind: 'day',
    label: 'the day on which the owner refused permission',
    ask: 'On what day did the owner refuse permission to inspect?',
    why: 'After a refusal the Building Inspector needs a warrant, except in exigent circumstances.',
    cite: 'huron/9.A#3',
    words: {
      near: [
        '(refused|denied|declined) .. (permission|access|entry|inspector|us|him|her)',
        '(turned|sent) .. away',
        'negó|negaron|rechaz*',
      ],
    },
  },
  systemInspected: {
    kind: 'day',
    label: 'the day on which the system was inspected upon the complaint',
    ask: 'On what day did the Building Inspector inspect the system because of the complaint?',
    why: 'What he or she found decides what may be ordered.',
    cite: 'huron/9.B#1',
    words: {
      near: [
        '(was|were|been|got) inspected',
        'inspector (came|looked|inspected|visited)',
        'we inspected',
        '(fue|fueron) inspeccionad*',
        'inspeccionó',
      ],
    },
  },
  orderGiven: {
    kind: 'day',
    label: 'the day of the written order',
    ask: 'What is the date of the Building Inspector’s written order?',
    why: 'It is the safest day to count from where the law does not say when thirty days begin.',
    cite: 'huron/9.B#4',
    words: {
      near: ['order*|ordered', '(got|received|have) .. (letter|notice)', 'orden|ordenó', 'notice of violation'],
      sole: true,
    },
  },
  violationFound: {
    kind: 'yes-no',
    label: 'a violation found',
    says: ['the Building Inspector has found a violation', 'the Building Inspector has found no violation'],
    ask: 'Has the Building Inspector found that the system violates the law?',
    why: 'The order to stop using the system is tied to a violation.',
    cite: 'huron/9.B#3',
    words: {
      yes: [
        '(found|finds|find|confirmed|says|said|determined) ... (violat*|violation|illegal)',
        '(in|is a) violation',
        'violates|violating',
        '(violation|violations) (was|were)? (found|confirmed|noted|cited)',
        'notice of violation',
        '(encontró|encontraron|halló|hay|dice) ... (violación|infracción|viola)',
        '(encontró|encontraron|halló|hallaron|dice|dijo|determinó) ... (violamos|violo|violaba|violaban|incumpl*|violando)',
        '(cited|citing) (us|me|him|her|them|the owner|for)',
        '(wrote|written|writing) (us|me|him|her|them) up',
        '(got|received|sent|served|handed|gave|given) (us|me|him|her|them|with)? (a|the)? (written)? (violation|notice of violation|violation notice)',
        '(found|says|said|told) (us|me|him|her|we|it|the system|it is|it was|we are|we were|that it|that we)? .. (not|out of) (in)? (compliance|compliant)',
      ],
      no: [
        '(no|without) (violation|violations)',
        'complies|compliant',
        'sin (violación|infracción)',
        '(did not|has not|have not|never) (found|find|cite|cited) (us|me|him|her)? (any|a|for)?',
        'no .. (encontró|encontraron|halló|hallaron|hay) (ninguna|nada|violación|infracción)',
        '(nothing|no problem) (was|is)? found',
        'nothing wrong',
      ],
    },
  },
  earlierRecord: {
    kind: 'choice',
    label: 'earlier violations of this law',
    ask: 'Is this the first violation, or was there a previous (earlier, repeat) one: none, an earlier violation without a conviction, or an earlier conviction?',
    why: 'Repeated violations within five years carry higher limits.',
    cite: 'huron/11.D#2',
    choices: {
      none: 'None: this is the first',
      violation: 'An earlier violation, but no conviction',
      conviction: 'An earlier conviction',
    },
    words: {
      none: [
        'first (time|offense|violation|one|conviction)',

        'clean record',
        'primera (vez|infracción|violación)',
        'nunca .. (multa*|infracción)',
        '(never|no) .. (before|prior*|previous|earlier|violation*|trouble|ticket*|cited|fined)',
        'nunca (hemos|he|ha|había|habíamos)? (tenido|tuvimos|tuve|tuvo) .. (infracción|violación|multa|problemas|nada)',
        '(ninguna|nada) (antes|anterior|previa)',
        'sin antecedentes',
      ],
      violation: [
        '(cited|warned|ticketed|written up) .. (before|already|previously|earlier|last year|years ago)',
        '(second|third|repeat|another|previous|prior|earlier) (violation|ticket|citation|notice|offense)',
        'segunda (infracción|violación)',

        '(infracción|violación) (anterior|previa|pasada)',
        'otra (infracción|violación) (antes|en|hace)',
        '(cited|ticketed|written up) (once|twice)',
        'had (a|one|another|an earlier|a prior) (violation|citation|ticket) (before|in|back|already|previously|last year|years ago)',
        '(tuve|tuvimos|tuvo) (ya|otra|una)? (infracción|violación|multa) (antes|en|hace|anterior)',
        '(second|third|2nd|3rd) time',
      ],
      conviction: [
        '(convicted|found guilty|pleaded guilty|pled guilty) ... (before|already|previously|earlier|years ago|in)',
        '(second|prior|previous|earlier|another) conviction',
        'convicted (twice|again)',
        '(condenado|condenada|culpable) .. (antes|otra vez|ya)',
        'segunda condena',
        '(convicted|found guilty|pleaded guilty|pled guilty) ... (another|second|new|again)',
        '(me|nos|lo|la) (condenaron|condenó) (hace|en|antes|una vez)',
      ],
    },
  },
  violationOn: {
    kind: 'day',
    label: 'the day of the latest violation',
    ask: 'On what day was the latest violation?',
    why: 'The five years are looked back from it.',
    cite: 'huron/11.D#2',
    words: {
      near: [
        '(latest|new|second|this|last|now|again) .. (violation|offense|ticket|citation)',
        '(última|nueva|segunda) .. (infracción|violación)',
        '(another|fresh) (violation|offense|ticket|citation)',
      ],
    },
  },
  earlierViolationOn: {
    kind: 'day',
    label: 'the day of the earlier violation',
    ask: 'On what day was the earlier violation?',
    why: 'It counts only within the five years immediately before the latest one.',
    cite: 'huron/11.D#2',
    words: {
      near: [
        '(first|previous|prior|earlier|old|original) .. (violation|offense|ticket|citation|conviction|one)',
        '(primera|anterior) .. (infracción|violación|condena)',

        '(tuve|tuvimos|tuvo) .. (infracción|violación|multa)',
        'had (a|one|another) (violation|citation|ticket) (in|back)',
      ],
    },
  },
  challenged: {
    kind: 'choice',
    label: 'the maker of the decision or action',
    ask: 'Who made the decision or took the action: the Septic Board of Appeals, or another officer, department, board or bureau of the Town, such as the Building Inspector?',
    why: 'Against the Board the time runs from the filing of the decision, against all others from the decision or action itself.',
    cite: 'huron/12#2',
    choices: {
      board: 'The Septic Board of Appeals (the Zoning Board of Appeals)',
      officer: 'Another officer or board of the Town, such as the Building Inspector or the Town Board',
    },
    words: {
      board: [
        'septic board',
        'zoning board',
        'zba',
        'board of appeals',
        'appeals board',
        '(denied|turned down|refused|granted) .. variance',
        'variance .. (denied|decision|granted|refused|turned down)',
        'junta de apelaciones',
        'variación .. (negada|negaron)',
        '(negaron|negó|rechaz*|aprobaron) .. (variación|varianza|dispensa|variance)',
      ],
      officer: [
        '(building|septic) (inspector|department|dept)',
        'code (enforcement|officer|guy)',
        'town (board|supervisor)',
        'board of health',
        'inspector|inspectora',
        'junta del pueblo',
      ],
    },
  },
  actionOn: {
    kind: 'day',
    label: 'the day of the decision or action',
    ask: 'On what day was the decision made or the action taken?',
    why: 'Against officers and other boards the 30 days run from it.',
    cite: 'huron/12#2',
    words: {
      not: [
        'clerk .. (filed|stamped|received|recorded|logged|entered|got)',
        '(filed|stamped|recorded|logged) (the|their|his)? decision',
        'decision .. (filed|stamped|recorded|logged|entered)',
      ],
      near: [
        'revok*|order*|denied|refus*|decid*|decision|issued|wrote|acted|action|ruled',
        'revoc*|orden*|negó|neg*|decisión|decidió',
        'pulled|yanked|condemned|posted|cancel*|withdrew|stopped|signed',
        'took .. (away|back)',
        'red tag*',
        '(retir*|quit*|cancel*|rechaz*|emitió|dictó|clausur*)',
      ],
      sole: true,
    },
  },
  proceedingOn: {
    kind: 'day',
    label: 'the day on which the court proceeding was started',
    ask: 'On what day was the Article 78 proceeding started?',
    why: 'It has to be started within the time that the law gives.',
    cite: 'huron/12#2',
    words: {
      near: [
        '(filed|started|brought|commenced|served) .. (petition|article 78|suit|lawsuit|proceeding|case|papers)',
        'sued',
        '(petition|article 78|lawsuit) .. (filed|started|served)',
        'demandé|demanda',
        '(filed|started|brought|commenced) (it|the thing|in court)',
        '(presenté|presentamos|presentó|inicié|inició|iniciamos) .. (demanda|petición|artículo 78|recurso)',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
