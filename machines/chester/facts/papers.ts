import type { Cite } from '../../../laws/chester/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** Permits, certificates, applications, orders: which there are, and what they say. */
export const papers = {
  useCertificate: {
    kind: 'yes-no',
    label: 'the use certificate',
    says: [
      'the treatment system use certificate has been issued',
      'the treatment system use certificate has not been issued',
    ],
    ask: 'Has the Enforcement Officer issued the treatment system use certificate for this system?',
    why: 'Without it the system may be neither covered nor used.',
    cite: ['chester/5.030.C.1#1', 'chester/2.020.treatment-system-use-certificate#1'],
    words: {
      yes: [
        '(have|has|got|issued|received|gave|signed|with|in hand) .. (use certificate|use cert|certificate)',
        '(use certificate|use cert|certificate) .. (issued|in hand|came|arrived|signed|granted|received)',
        '(tengo|tenemos|recibí|emitió|emitieron|dieron) .. certificado',
      ],
      no: [
        'no (use)? (certificate|cert) (yet|issued|was|has)?',
        '(without|before|waiting (for|on)) .. (certificate|cert)',
        "(certificate|cert) (hasn't|has not|not|never|isn't) .. (issued|come|arrived|ready|signed)?",
        "(hasn't|has not|haven't|didn't|never|not) (issued|signed|given|gave|got|approved|received) .. (certificate|cert|it|anything)?",
        'not (been)? (approved|inspected) yet',
        'sin (el)? certificado',
        '(no|todavía no|aún no) .. certificado',
        'no (han|ha) (emitido|dado|aprobado|inspeccionado)',
      ],
    },
  },
  uncoverOrdered: {
    kind: 'yes-no',
    label: 'an order to uncover',
    says: ['the Enforcement Officer has ordered the covered part uncovered', 'no order to uncover has been given'],
    ask: 'Has the Enforcement Officer ordered you to uncover the part that was covered?',
    why: "What was covered before final approval must be uncovered upon the officer's order.",
    cite: 'chester/5.030.C.2#4',
    words: {
      yes: [
        '(officer|inspector|town|he|she|they|code) .. (ordered|orders|told|tells|says|said|wants|demand*|making|insist*) .. (uncover|dig|open|expose|unbury)*',
        'order (to|says) .. (uncover|dig|expose)',
        'ordered (me|us|him|it)? (to)? .. (uncover|dig|expose)*',
        '(ordenó|ordenaron|dice|exige|quiere) .. (destap*|descubr*|desenterr*|excav*)',
      ],
      no: [
        'no (order|one|body) .. (ordered|told|asked|given|yet)',
        "(not|never|hasn't|haven't) (been)? (ordered|told|asked)",
        'nobody .. (said|asked|told|ordered)',
        'nadie .. (ordenado|pedido|dicho)',
      ],
    },
  },
  certificateBasis: {
    kind: 'choice',
    label: 'what the determination rests on',
    ask: 'What does the Enforcement Officer have: his or her own on-site investigation that found the system in compliance, a certification from the design professional, an order of the Local Board of Health, or none of these?',
    why: 'The use certificate may be granted only on one of these.',
    cite: ['chester/5.030.C.3#1', 'chester/5.030.C.3#2'],
    choices: {
      onSite: "The officer's own on-site investigation",
      certification: 'A certification from the design professional',
      boardOrder: 'An order of the Local Board of Health',
      none: 'None of these',
    },
    words: {
      onSite: [
        '(officer|inspector|he|she|town) .. (inspected|came|visited|looked|investigat*|checked|was out) .. (site|system|it)?',
        'site (visit|inspection|investigation) (was|done|made)?',
        '(oficial|inspector) .. (inspeccionó|visitó|vino|revisó)',
      ],
      certification: [
        '(engineer|design professional|architect|designer|pe) .. (certif*|stamp*|signed off|letter|seal*|vouch*)',
        'certif* (from|by) .. (engineer|design professional|designer|architect)',
        '(ingeniero|diseñador) .. (certific*|firmó|selló)',
      ],
      boardOrder: ['(order|ordered) (from|of|by) .. board', 'board .. (ordered|order)', 'orden de la junta'],
      none: [
        '(no|without) (inspection|certification|visit) .. (or|nor|and)?',
        'nobody .. (looked|inspected|came|certified)',
        'only (photos|pictures|installer*)',
        '(solo|sólo) fotos',
        'sin inspección',
      ],
    },
  },
  permitOwnTerm: {
    kind: 'yes-no',
    label: 'an own term in the permit',
    says: [
      'the permit itself says when it expires or how long it runs',
      'the permit says nothing about when it expires',
    ],
    ask: 'Does the permit itself say when it expires or how long it runs?',
    why: 'One year is the rule only where the permit does not provide otherwise.',
    cite: 'chester/5.120#1',
    words: {
      yes: [
        '(permit|paper|it) (says|states|reads|shows|lists|has|provides) .. (expir*|good|valid|year|years|months|date|until|through)',
        '(good|valid) (until|through|for) .. (on it|printed|written|says)?',
        'expir* .. (on|printed on) .. (permit|it|paper)',
        '(two|2|three|3|six|6|eighteen|18) (year|month|months) permit',
        '(permiso|papel) dice .. (vence|válido|vigente|año*|meses)',
      ],
      no: [
        '(says|said|state*|show*|has|have|is) (nothing|no) .. (expir*|when|date|term|how long|about it|runs)?',
        "(permit|paper|it) (doesn't|does not|dont|don't) (say|state|show|mention|give|list)",
        'no (expiration|expiry|end|expire) (date)?',
        "doesn't say .. (expir*|when|date|how long)?",
        '(no dice|no tiene) .. (vence|fecha|vencimiento|nada|caduca*)*',
      ],
    },
  },
  systemCompleted: {
    kind: 'yes-no',
    label: 'the system finished',
    says: ['the system is completed', 'the system is not completed'],
    ask: 'Is the treatment system completed?',
    why: 'A new application is required where a permit expires before the system is completed.',
    cite: 'chester/5.120#2',
    words: {
      yes: [
        '(system|septic|it|work|job|everything) (is|was|got|has been|all)? (completed|finished|done|built|installed|complete) (already|now|last|in|before)?',
        '(finished|completed|installed) (the|it|everything|our|my)',
        '(terminado|terminamos|acabado|listo|completado)',
      ],
      no: [
        "(not|isn't|wasn't|never|hasn't|haven't|didn't|only|half|partly|barely) (been|even|all)? (complete|completed|finished|done|started|built|installed|begun|dug|in|start|finish)",
        'unfinished|incomplete',
        '(half|partly) (done|built|finished|installed|way)',
        'no (work|digging) (has)?',
        'contractor .. (flaked|quit|left|vanished|backed out|bailed|walked)',
        'nothing (built|done|in the ground|started)',
        '(no|sin) (terminar|terminado|está listo|acabad*|empez*|construid*|hemos empezado|hemos terminado)',
        'a medias',
      ],
    },
  },
  applicant: {
    kind: 'choice',
    label: 'who applies',
    ask: 'Who signs the application: the owner of the lot, an agent or assign the owner has authorized, or somebody else?',
    why: 'Only the owner or a duly authorized agent or assign may apply.',
    cite: 'chester/5.030.A.2#1',
    choices: {
      owner: 'The owner of the lot',
      agent: 'An agent or assign authorized by the owner',
      other: 'Somebody else without authorization',
    },
    words: {
      owner: [
        "(i'm|i am|we're|we are|as) (the|an)? (owner|owners|homeowner*|landowner*)",
        '(i|we) own',
        'my (own)? (lot|land|property|house|camp|place)',
        '(soy|somos) (el|la|los)? (dueñ*|propietari*)',
      ],
      agent: [
        '(authorized|authorised|power of attorney|written permission|letter from|on behalf|authorization) .. (agent|owner|owners|contractor|homeowner|client)?',
        '(owner|client) .. (authorized|authorised|gave .. permission|signed .. (form|letter|authorization))',
        'autorizad*|poder notarial|carta (del|poder)',
      ],
      other: [
        '(without|no) .. (authorization|permission|authority|owner|letter|signature)',
        "(not|never|hasn't|haven't) (authorized|authorised|asked .. owner|got .. permission)",
        "(don't|do not|doesn't|does not) own .. (yet|it|lot|land)?",
        '(tenant|renter|buyer|neighbor) (can|wants|apply|applying|sign*)?',
        'inquilino|sin (permiso|autorización)',
      ],
    },
  },
  percTestsDone: {
    kind: 'choice',
    label: 'the percolation tests made',
    ask: 'How many soil percolation tests were made at the place of the absorption area: none, one, or two or more?',
    why: 'The law sets a minimum number of tests.',
    cite: 'chester/5.030.A.2.f#1',
    choices: { none: 'None', one: 'One', twoPlus: 'Two or more' },
    words: {
      none: [
        'no perc (test|tests)? (yet|done|at all)?',
        "(haven't|have not|hasn't|never|not) (done|had|made|run|did) .. (perc|percolation|test)*",
        '(no|ninguna) prueba* (de)? (percolación)?',
      ],
      one: [
        '(one|1|single|only one|just one|a single) (perc|perk|percolation|soil perc) (test)?',
        '(did|have|had|ran) one .. (perc|perk|test)',
        '(una|1) (sola)? prueba de percolación',
      ],
      twoPlus: [
        '(two|2|three|3|four|4|both|couple) (of)? (good|soil)? (perc|perk|percolation) (test|tests)?',
        '(dos|tres|2|3) pruebas',
      ],
    },
  },
  deepHoleDone: {
    kind: 'yes-no',
    label: 'a deep hole test pit',
    says: ['a deep hole test pit was made there', 'no deep hole test pit was made there'],
    ask: 'Was a deep hole test pit dug there?',
    why: 'At least one deep hole test pit is required besides the percolation tests.',
    cite: 'chester/5.030.A.2.f#1',
    words: {
      yes: [
        '(one|1|a|the|and|plus|dug|did|have|two) (deep hole|deep test hole|deep pit|test pit|deep test pit|deephole)',
        'deep hole (was|done|dug|is|too)',
        '(hoyo|pozo|calicata) .. (profundo|de prueba)',
      ],
      no: [
        'no (deep hole|test pit|deep test|deep pit|deephole)',
        "(without|skip|skipped|skipping|never|haven't|didn't|not) .. (deep hole|test pit|deep pit|deephole)",
        'sin (hoyo|calicata|pozo de prueba)',
      ],
    },
  },
  disapprovalGround: {
    kind: 'choice',
    label: 'what stands against the permit',
    ask: 'What stands against the permit: data still missing or not certified; fees not paid; the plan does not conform to the law; an earlier subdivision, site plan or regional project approval cannot be met; a needed SPDES permit not issued; or none of these?',
    why: 'The law lists when the Enforcement Officer may not issue a permit and when he or she must disapprove the application.',
    cite: ['chester/5.030.A.5#1', 'chester/5.030.A.6#1'],
    choices: {
      dataMissing: 'Site data missing, not verified or not certified',
      feesUnpaid: 'Permit fees not paid',
      notConform: 'The plan does not conform to the law',
      priorApproval: 'An earlier subdivision, site plan or APA approval cannot be met',
      spdesMissing: 'A needed SPDES permit has not been issued',
      none: 'None of these',
    },
    words: {
      dataMissing: [
        '(data|information|info|test|tests|perc|map|plan|sketch|drawing) .. (missing|incomplete|not submitted|left out|not in|not verified|not certified|lacking|unverified)',
        '(missing|incomplete|without|left out|lack*) .. (data|information|info|test|tests|plan|sketch|paper*)',
        'faltan .. (datos|información|pruebas)',
      ],
      feesUnpaid: [
        "(fee|fees) .. (unpaid|not paid|not been paid|owed|outstanding|haven't|hasn't|bounced)",
        "(without|haven't|hasn't|not|didn't|before) (paid|pay|paying) .. (fee|fees)?",
        '(sin pagar|no .. pagad*|no pagó) .. (tarifa|cuota)*',
      ],
      notConform: [
        "(plan|design|system|proposal|it) .. (doesn't|does not|won't|will not|not|fails to) (conform|comply|meet|satisfy|fit)",
        '(violat*|conflict*|breaks|short of) .. (law|code|requirements|spec*|rule*|75 a)',
        'not (to)? code',
        'no cumple',
      ],
      priorApproval: [
        '(subdivision|site plan|apa|class a|class b|regional project) .. (approval|authorization|condition*|permit|conflict*|says|requires|map)?',
        'fraccionamiento|subdivisión',
      ],
      spdesMissing: ['spdes|dec permit', 'permiso (del)? dec'],
      none: [
        '(everything|all) .. (submitted|complete|in|paid|conform*|handed in|turned in|meets|complies)',
        '(meets|complies with|conforms to) .. (law|code|requirements|everything|spec*)',
        'complete application',
        'todo .. (completo|cumple|entregado|pagado)',
      ],
    },
  },
  permitApplied: {
    kind: 'yes-no',
    label: 'an application for a treatment system permit',
    says: ['the owner has applied for a treatment system permit for this property', 'no permit has been applied for'],
    ask: 'Has an application for a treatment system permit been filed for this property?',
    why: 'Applying means consent to examinations, tests and inspections of the site.',
    cite: 'chester/5.100.A#1',
    words: {
      yes: [
        '(applied|applying|filed|filing|submitted|handed in|turned in|put in|sent in) .. (application|permit|septic|paperwork|for)?',
        '(my|our|the|permit|septic) application (is|was|has|for)?',
        '(pending|open) (application|permit)',
        '(solicité|pedí|presenté|solicitamos|presentamos) .. (permiso|solicitud)',
      ],
      no: [
        "(never|not|haven't|hasn't|didn't|no) (applied|filed|asked|submitted|apply|file) .. (permit|anything|application|for)?",
        'no (application|permit) .. (filed|pending|applied|in)?',
        '(no he|nunca) .. (solicitado|pedido)',
      ],
    },
  },
  decider: {
    kind: 'choice',
    label: 'whose decision it is',
    ask: "Whose decision or act is it: the Enforcement Officer's, the Local Board of Health's, or the Town Board's in another role?",
    why: 'The law gives one way against the Enforcement Officer and another against the Local Board of Health.',
    cite: ['chester/5.010#3', 'chester/5.090#1'],
    choices: {
      officer: "The Enforcement Officer's",
      board: "The Local Board of Health's",
      townBoard: "The Town Board's, in another role",
    },
    words: {
      officer: [
        "(enforcement|code|town|septic|zoning|health) (officer|inspector|official)|officer's",
        '(officer|inspector|code guy|ceo) (denied|refused|ordered|said|ruled|turned|rejected|decided|disapproved)',
        'oficial|inspector',
      ],
      board: [
        '(local)? board of health|health board|boh',
        'board (denied|refused|ruled|voted|decided|turned|rejected|said|granted|approved)',
        '(variance|hearing) .. (denied|refused|turned down|granted|approved|rejected)',
        '(denied|refused|turned down|granted|rejected) .. variance',
        'junta (local)? (de salud|de sanidad)?',
        'consejo de salud',
      ],
      townBoard: ['town board', 'junta municipal|consejo municipal'],
    },
  },
  builtAfterLaw: {
    kind: 'yes-no',
    label: 'a system built after the law took effect',
    says: [
      "the system was built after the town's wastewater law took effect",
      "the system was built before the town's wastewater law took effect",
    ],
    ask: "Was the system built after the town's wastewater law took effect? (The day is not stated in the text on file; the Town Hall can tell.)",
    why: 'The power to inspect a system in use is written for systems built after the law took effect.',
    cite: ['chester/5.100.B#1', 'chester/7.050#1'],
    words: {
      yes: [
        '(built|installed|put in|constructed) (after|since) .. (law|code|ordinance|rules)',
        '(new|brand new) (system|septic)',
        'después de .. (ley|ordenanza)',
      ],
      no: [
        '(built|installed|put in|constructed|system|septic) (before|predates|older than|long before) .. (law|code|ordinance|rules|that)',
        '(system|septic) .. (predates|grandfathered)',
        'antes de .. (ley|ordenanza)',
      ],
    },
  },
  lawfullyOld: {
    kind: 'yes-no',
    label: 'a lawful older system',
    says: [
      "the system was lawfully built before the town's wastewater law took effect",
      "the system was not lawfully built before the town's wastewater law took effect",
    ],
    ask: "Was the system lawfully built before the town's wastewater law took effect? (The day is not stated in the text on file; the Town Hall can tell.)",
    why: 'Only a preexisting system, one lawfully there before the law, goes on without a use certificate.',
    cite: [
      'chester/4.010#1',
      'chester/2.020.preexisting-individual-wastewater-treatment-system#1',
      'chester/2.020.in-existence#1',
    ],
    words: {
      yes: [
        '(legal|legally|lawful|lawfully|permitted|approved) .. (then|built|put in|installed|when|back|in)',
        '(built|installed|put in|done) (legally|lawfully|by the book|with a permit|before .. (law|code|ordinance))',
        'before the (law|code|ordinance|rules)',
        'grandfathered',
        'legal .. (cuando|entonces)',
        'antes de la (ley|ordenanza)',
      ],
      no: [
        '(illegal|illegally|unpermitted|bootleg)',
        '(without|no) .. permit .. (when|back|installed|built)?',
        'never (had|got|pulled) (a)? permit',
        'after the (law|code|ordinance) (passed|took|came)',
        'sin permiso|ilegal*',
        'después de la (ley|ordenanza)',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
