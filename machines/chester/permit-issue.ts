import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When a permit may not be issued and when it must be refused. Chester § 5.030(A)(5), (A)(6).
const facts = pick(all, 'disapprovalGround')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/permit-issue',
  initial: 'ground',
  states: {
    ground: {
      meta: { cite: ['chester/5.030.A.5#1', 'chester/5.030.A.6#1'] },
      on: {
        disapprovalGround: [
          { guard: is('none'), target: 'officer' },
          { guard: is('dataMissing', 'feesUnpaid'), target: 'notYet' },
          'disapprove',
        ],
      },
    },
    notYet: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The permit may not be issued while site data or fees are missing.',
        text: "All pertinent site data must be submitted, verified and certified, all permit fees paid, and the Enforcement Officer must have determined that the proposal complies with all specifications of the law. Data still missing sixty (60) days after a written request was mailed are a ground to disapprove. The other way is an order of the Local Board of Health or a specific waiver of the state's health department, again with the fees paid. The text sends to § 5.070 for that order, which is the section on variance applications.",
        cite: ['chester/5.030.A.5#1', 'chester/5.030.A.5.a#1', 'chester/5.030.A.5.b#1', 'chester/5.030.A.6.a#1'],
      },
    },
    disapprove: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. On this ground the Enforcement Officer must disapprove the application.',
        text: "The grounds are: data not supplied for sixty (60) days after a written request was mailed; a system that will not conform to the law and Appendix 75-A or to an order of the Local Board of Health; a conflict with a prior subdivision, site plan, or Class A or B regional project authorization; and a required SPDES permit that has not been issued. Whoever is adversely affected may appeal to the Local Board of Health, and may ask it for a variance. Neither waives the state's standards.",
        cite: [
          'chester/5.030.A.6#1',
          'chester/5.030.A.6.a#1',
          'chester/5.030.A.6.b#1',
          'chester/5.030.A.6.c#1',
          'chester/5.030.A.6.d#1',
          'chester/5.030.A.5#1',
          'chester/5.010#3',
        ],
      },
    },
    officer: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          'It is up to the Enforcement Officer, who must first determine that the proposal complies with the law.',
        text: "With all data submitted, verified and certified and all fees paid, the permit still needs the officer's determination that the work complies with all specifications. The law lists when a permit may not be issued and when an application must be disapproved; none of that is known here. Whoever is adversely affected by the decision may appeal to the Local Board of Health.",
        cite: [
          'chester/5.030.A.5#1',
          'chester/5.030.A.5.a#1',
          'chester/5.030.A.6#1',
          'chester/5.010#3',
          'chester/5.010#1',
        ],
      },
    },
  },
})

export const permitIssue = procedure({
  id: 'chester/permit-issue',
  title: 'Issuing or refusing a permit',
  act: 'issue the treatment system permit',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(deny|denied|refuse*|reject*|disapprove*|turn down|turned down|issue|grant|approve*|get|negar|negó|rechaz*|dar|otorg*)',
        'permit|application|permiso|solicitud',
        '(can|why|grounds|reason*|must|officer|town|if|unless|puede|motivo*|por qué|oficial)',
      ],
      ['grounds .. (deny|denial|disapprove|refuse)'],
      ['(will|do) .. get .. permit'],
    ],
    not: ['variance', 'expire*|expired', 'how long', 'days', 'who can apply', 'appeal*', 'article 78', 'certificate'],
    examples: [
      'on what grounds can they refuse my septic permit',
      'officer must disapprove when?',
      'can the town deny a permit because of an old subdivision condition',
      "SPDES isn't issued yet, can they give me the town permit anyway",
      'my plan meets everything, do they have to issue the permit',
      "permit held up because the fee wasn't paid",
      'officer wants to approve though the plan breaks the code, can he',
      'does an APA class A permit conflict stop the septic permit',
      'can the board of health order the officer to issue a permit',
      'what does it take to get the permit issued',
      'state gave us a specific waiver, will the town issue',
      "denied because plan doesn't comply with 75-A, legit?",
      '¿por qué motivos pueden negar el permiso séptico?',
      'mi plan cumple todo, ¿tienen que darme el permiso?',
      '¿puede el oficial dar el permiso sin el permiso SPDES?',
      'rechazaron mi permiso por falta de datos',
      "Officer says he won't sign the permit because the plan doesn't meet the code in two places. Can he refuse just for that?",
    ],
  },
  machine,
})
