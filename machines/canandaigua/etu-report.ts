import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// From the inspection of an enhanced treatment unit to the report on it. § 202-8(A).
const facts = pick(all, 'etuInspectedOn', 'reportSentOn', 'unitWorks')

const deadlines = {
  report: {
    label: 'Send the written report of the inspection',
    actor: 'property owner or manufacturer’s representative',
    within: '10 days',
    after: 'etuInspectedOn',
    met: 'reportSentOn',
    cite: 'canandaigua/202-8.A#2',
    note: 'The text says sent and does not say by whom, nor whether sending by the last day is enough. As a precaution, see that it has arrived by then.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

type Standing = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const due: Standing = {
  status: 'determined',
  verdict: 'must',
  headline: 'Yes. The written report must be sent {report}.',
  text: 'The report documents the results of the inspection and certifies that the unit is fully functional, operates properly and is under a service contract. The law does not say who sends it, and makes it a violation if it is not sent. As a precaution, the owner should see that it has arrived by then. A unit that does not work cannot be so certified: send the report with its true result all the same and ask what is wanted.',
  cite: ['canandaigua/202-8.A#2', 'canandaigua/202-8.A#3'],
  due: ['report'],
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'see to it that the report is sent to the authority having jurisdiction',
      deadline: 'report',
      cite: ['canandaigua/202-8.A#2', 'canandaigua/202-8.A#3'],
    },
  ],
}

const notWorking: Standing = {
  status: 'official-discretion',
  verdict: null,
  decides: 'authority having jurisdiction',
  headline:
    'It is up to the authority having jurisdiction: a unit that does not work cannot be certified, and yet a report is due {report}.',
  text: 'The law asks for a report after every inspection and has no other form for a unit that fails it. As a precaution, send the report in time with its true result, have the adjustments made that the contract provides for, and ask whether a second report is wanted. Not sending a required report is a violation.',
  cite: ['canandaigua/202-8.A#2', 'canandaigua/202-8.A#1', 'canandaigua/202-8.A#3'],
  due: ['report'],
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'see to it that the report is sent to the authority having jurisdiction',
      deadline: 'report',
      cite: ['canandaigua/202-8.A#2', 'canandaigua/202-8.A#3'],
    },
  ],
  readings: [
    {
      of: 'canandaigua/202-8.A#2',
      defect: 'N-18',
      reading: 'The report is due in time even without the certification (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'canandaigua/202-8.A#2',
      defect: 'N-18',
      reading: 'The report can be sent only once the unit can be certified.',
      status: 'official-discretion',
      verdict: null,
    },
  ],
}

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/etu-report',
  initial: 'notInspected',
  states: {
    notInspected: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A written report must be sent {report}.',
        text: 'The report documents the results. In it the certified manufacturer’s representative certifies that the unit is fully functional, operates properly and is under a service contract. It goes to the authority having jurisdiction. The law does not say who sends it, and makes it a violation if it is not sent. As a precaution, the owner should see that it has arrived by then.',
        cite: ['canandaigua/202-8.A#2', 'canandaigua/202-8.A#3'],
        due: ['report'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'see to it that the report is sent to the authority having jurisdiction',
            deadline: 'report',
            cite: ['canandaigua/202-8.A#2', 'canandaigua/202-8.A#3'],
          },
        ],
      },
      // Where it is told that the unit does not work, that comes first: the certification cannot be given.
      on: {
        unitWorks: [{ guard: 'yes', target: 'works' }, 'notWorking'],
        etuInspectedOn: 'inspected',
        reportSentOn: 'sentSomeDay',
      },
    },
    works: { meta: due, on: { etuInspectedOn: 'inspected', reportSentOn: 'sentSomeDay' } },
    notWorking: { meta: notWorking, on: { etuInspectedOn: 'inspectedNotWorking', reportSentOn: 'sentSomeDay' } },
    inspected: { meta: due, on: { reportSentOn: [{ guard: 'reportInTime', target: 'sent' }, 'sentLate'] } },
    inspectedNotWorking: {
      meta: notWorking,
      on: { reportSentOn: [{ guard: 'reportInTime', target: 'sent' }, 'sentLate'] },
    },
    sentSomeDay: {
      meta: { cite: ['canandaigua/202-8.A#2'] },
      on: { etuInspectedOn: [{ guard: 'reportInTime', target: 'sent' }, 'sentLate'] },
    },
    sent: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        act: 'send another report of this inspection',
        headline: 'No. The report was sent in time; nothing more is due for this inspection.',
        text: 'It was due {report}. Keep proof of the day on which it was sent and ask whether it has arrived: the law does not say which of the two counts.',
        cite: ['canandaigua/202-8.A#2'],
        due: ['report'],
      },
    },
    sentLate: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        act: 'send the report after the last day',
        headline: 'No. The report was sent after the last day.',
        text: 'It was due {report}. The law calls it a violation when a required report is not sent, and leaves the punishment to Article VII, which is not on file. Whether a late report is punished, the authority having jurisdiction has to say. If it was not sent at all, send it at once.',
        cite: ['canandaigua/202-8.A#2', 'canandaigua/202-8.A#3'],
        due: ['report'],
      },
    },
  },
})

export const etuReport = procedure({
  id: 'canandaigua/etu-report',
  title: 'Report after an ETU inspection',
  act: 'send the written report of the inspection to the authority having jurisdiction',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['etuInspectedOn', 'reportSentOn'],
  ifTold: {
    unitWorks: {
      why: 'The report certifies that the unit works; whoever has one that does not says so.',
      names: {
        false: 'certifies that the unit is fully functional',
      },
    },
  },
  words: {
    asks: [
      [
        'report*',
        '(etu|atu|aerobic|treatment unit|unit|manufacturer*|technician|rep|service*)',
        'inspect*|service*|send|sent|due|mail*|when|deadline|days',
      ],
      ['(inspection|service) report', 'due|deadline|days|when|send|sent|late|mail*|file*'],
      ['certif*', '(unit|etu|etus|aerobic|treatment unit|blower|technician|manufacturer*)'],
      [
        '(not|bad|broken|dead|failed|fails|faulty|failing|bust*) .. (working|unit|blower|pump|motor|aerator|inspection|certif*)',
        '(etu|atu|aerobic|unit|blower|aerator)',
        'certif*|report|sign*',
      ],
      ['certific*', 'unidad|aeróbic*'],
      ['(informe|reporte)', 'unidad|inspección|plazo|enviar|cuándo|días|mandar'],
    ],
    not: [
      'certified inspector',
      'design*',
      '(pump out|pumpout|pumping|pump-out) (record*|slip*|receipt*)',
      'substandard',
      'holding tank',
    ],
    outside: ['(no|not an|not a|sin) etu', '(septic|conventional) .. inspected', '(sale|venta)'],
    examples: [
      'ETU was inspected May 1st, when is the report due',
      'how many days do we have to send in the aerobic unit report',
      'technician says he mailed the inspection report, is it still on us',
      'who has to send the treatment unit report to the town',
      'the report went out twelve days after the inspection, is that late',
      'what has to be in the written report on the ETU',
      'does the ten days count weekends',
      'our unit was checked last Thursday, last day for the paperwork?',
      'inspection found a dead blower, do we still have to send the report',
      'rep won’t certify that the unit works, what about the report',
      'is it enough if the report is postmarked on the tenth day',
      'where does the report on the enhanced unit go',
      'forgot to send last fall’s inspection report, what now',
      'report was emailed on June 3 for an inspection on May 26, are we ok',
      'the manufacturer’s rep sends the reports once a month, is that fast enough',
      'deadline for filing the service report with the authority',
      '¿en cuántos días hay que mandar el informe de la inspección de la unidad?',
      'inspeccionaron la unidad el 4 de mayo, ¿cuándo vence el informe?',
      '¿quién envía el reporte de la unidad de tratamiento al pueblo?',
      'el técnico mandó el informe tarde, ¿qué pasa?',
      'our aerobic unit failed its inspection, can the rep still certify it',
      'blower is burned out, technician refuses to sign the certification',
      'what happens when an ETU does not pass',
      'parts are on back order, how can the unit be certified as working',
      'does the certification have to say that the unit is fully functional',
      'can the rep certify a unit that is not operating properly',
      'unit is not working right now, what do we tell the town',
      'the ETU alarm is on and the inspector found a fault, what next',
      'must someone certify that my treatment unit works',
      'no certification because of a bad pump, is that a violation',
      'second visit after the repair, is a new certification needed',
      'who certifies an enhanced treatment unit',
      'rep wants to hold back the report until the part comes, allowed?',
      'the unit was found defective, what paper is due',
      'can I get the certification if the contract ran out',
      'la unidad no pasó la inspección, ¿pueden certificarla?',
      '¿quién certifica que la unidad funciona?',
      'el soplador está dañado, ¿qué se manda al pueblo?',
      '¿qué pasa si la unidad de tratamiento no funciona en la inspección?',
      'blower dead on our aerobic unit and the rep will not sign, do we still turn in a report',
      'rep was here on the 12th and all was well, last day for the paperwork to the town',
      'is a report due even if the unit failed',
    ],
  },
  machine,
})
