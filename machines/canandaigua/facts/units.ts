import type { Cite } from '../../../laws/canandaigua/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** Enhanced treatment units and holding tanks: what they are, when they were looked at, what was found. */
export const units = {
  unitKind: {
    kind: 'choice',
    label: 'the kind of system',
    ask: 'What kind of system is it: an enhanced treatment unit (ETU, such as an aerobic unit), a holding tank, or a conventional septic tank with a leach field?',
    why: 'The text on file sets upkeep duties for enhanced treatment units and holding tanks.',
    cite: ['canandaigua/202-8.A#1', 'canandaigua/202-8.B#2'],
    choices: {
      etu: 'An enhanced treatment unit (ETU)',
      holdingTank: 'A holding tank',
      conventional: 'A conventional septic system',
    },
    words: {
      etu: [
        'etu|etus|atu|aerobic',
        '(enhanced|advanced|aerobic) (treatment)? (unit|units|system)',
        'treatment unit',
        '(unidad de tratamiento|aeróbic*)',
      ],
      holdingTank: ['(holding tank|holding tanks)', 'tanque (de)? (retención|almacenamiento|cerrado)'],
      conventional: [
        '(conventional|regular|ordinary|standard|plain|normal|traditional) (septic|system|tank|leach)',
        'septic tank (and|with) .. (leach|drain|field)',
        'leach field',
        '(sistema|séptico) (convencional|normal|común)',
      ],
    },
  },
  manufacturerMonths: {
    kind: 'number',
    unit: 'months',
    min: 1,
    max: 120,
    label: "the manufacturer's inspection interval",
    ask: 'How many months apart does the manufacturer want the unit to be inspected?',
    why: 'The stricter of the two governs: once a year, or the interval that the manufacturer specifies.',
    cite: 'canandaigua/202-8.A#1',
    words: {
      near: [
        '(manufacturer|maker|manual|company|warranty|factory|brand) ... every',
        'every',
        '(manufacturer|maker|manual|factory)',
        '(fabricante|manual|cada)',
      ],
      not: ['(town|law|code) .. every', 'pump*'],
    },
  },
  etuInspectedOn: {
    kind: 'day',
    label: 'the day of the inspection',
    ask: 'On what day was the unit inspected (the date of the inspection)?',
    why: 'The time for the written report is counted from the inspection.',
    cite: 'canandaigua/202-8.A#2',
    words: {
      near: [
        'inspect*',
        'service*|serviced|servicing',
        '(checked|looked at|tested|maintenance|visit|came out|was out|was here)',
        '(inspect*|serviced|checked|tested) .. on',
        '(inspected|serviced|checked|tested) (the|our|my|it)? (unit|etu|atu|system|aerobic unit|treatment unit)',
        'inspeccion*|inspección|revis*|servicio|mantenimiento',
      ],
      not: ['(report|letter) .. (sent|mailed|emailed|turned in|went out)', 'hearing'],
      sole: true,
    },
  },
  reportSentOn: {
    kind: 'day',
    label: 'the day on which the report was sent',
    ask: 'On what day was the report sent to the authority having jurisdiction?',
    why: 'It must be sent within the days that the law gives after the inspection.',
    cite: 'canandaigua/202-8.A#2',
    words: {
      near: [
        '(mailed|emailed|sent|submitted|filed|faxed|delivered) (the|his|a|my|our)? (written)? (report|it|paperwork)',
        'report (was|got|is)? (mailed|emailed|sent|submitted|filed|faxed|delivered) (out)? (on)?',
        '(mailed|emailed|sent|submitted|filed|faxed|dropped off|turned in|went out|delivered)',
        '(envi*|mand*|entreg*|present*) .. (informe|reporte)',
        '(enviado|enviaron|envió|mandó|mandaron|entregó)',
      ],
    },
  },
  unitWorks: {
    kind: 'yes-no',
    label: 'the result of the inspection',
    says: ['the unit was found fully functional', 'the unit was found not to work properly'],
    ask: 'Did the inspection find the unit fully functional and operating properly?',
    why: 'The report has to hold a certification that the unit is fully functional, which a unit that does not work cannot have.',
    cite: 'canandaigua/202-8.A#2',
    words: {
      yes: [
        '(everything|all|it|unit) (checked out|was fine|was good|is fine|passed|works|ok)',
        'passed',
        '(fully functional|works fine|working fine|clean bill)',
        '(todo bien|funciona bien)',
      ],
      no: [
        '(bad|broken|dead|burned out|failed|busted) (blower|pump|motor|unit|aerator|alarm|part|air pump|float|compressor)',
        '(blower|pump|motor|aerator|compressor|air pump|unit) .. (bad|broken|dead|failed|busted|not working|burned out)',
        '(found|had|has) .. (problem|problems|fault|defect|malfunction)',
        'not (working|functional|functioning|operating)',
        '(did not pass|failed)',
        'can not (certify|sign)',
        '(no funciona|descompuest*|dañad*)',
      ],
      only: true,
    },
  },
} as const satisfies Record<string, Fact<Cite>>
