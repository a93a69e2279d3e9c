import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// The report must certify a working unit; what if it does not work? § 202-8(A).
const facts = pick(all, 'unitWorks')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/etu-not-working',
  initial: 'result',
  states: {
    result: { on: { unitWorks: [{ guard: 'yes', target: 'works' }, 'fails'] } },
    works: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The report must hold the certification.',
        text: 'The certified manufacturer’s representative certifies in writing that the unit is fully functional, operates properly and is under a service contract.',
        cite: ['canandaigua/202-8.A#2'],
        duties: [
          {
            actor: 'certified manufacturer’s representative',
            verdict: 'must',
            action:
              'certify in the report that the unit is fully functional, operates properly and is under a service contract',
            cite: ['canandaigua/202-8.A#2'],
          },
        ],
      },
    },
    fails: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: a unit that does not work cannot be certified, and yet a report is due.',
        text: 'The law asks for a report after every inspection and has no other form for a unit that fails it. As a precaution, send the report in time with its true result, have the adjustments made that the contract provides for, and ask whether a second report is wanted. Not sending a required report is a violation.',
        cite: ['canandaigua/202-8.A#2', 'canandaigua/202-8.A#1', 'canandaigua/202-8.A#3'],
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
      },
    },
  },
})

export const etuNotWorking = procedure({
  id: 'canandaigua/etu-not-working',
  title: 'An ETU that the inspection finds not working',
  act: 'certify that the enhanced treatment unit is fully functional',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(not|bad|broken|dead|failed|fails|faulty|failing|bust*) ..  (working|unit|blower|pump|motor|aerator|inspection|certif*)',
        'etu|atu|aerobic|unit|blower|aerator',
        'certif*|report|sign*',
      ],
      ['certif*', '(unit|etu|aerobic|treatment unit)'],
      ['(blower|aerator|compressor|air pump) .. (dead|broken|failed|bad)'],
      ['certific*', 'unidad|aeróbic*', '(no funciona|funciona)'],
    ],
    not: ['certified inspector'],
    examples: [
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
    ],
  },
  machine,
})
