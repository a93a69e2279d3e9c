import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, lessThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Annual, or at the manufacturer’s interval, whichever is stricter. § 202-8(A).
const facts = pick(all, 'manufacturerMonths')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  yearly: { label: 'Annual inspections, in months', amount: 12, unit: 'months', cite: 'canandaigua/202-8.A#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/etu-inspection-interval',
  initial: 'interval',
  states: {
    interval: { on: { manufacturerMonths: [{ guard: lessThan('yearly'), target: 'manufacturer' }, 'yearly'] } },
    manufacturer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The manufacturer’s interval governs: it asks for inspections more often than once a year.',
        text: 'The manufacturer asks for an inspection every {manufacturerMonths}, and that is how often this unit must be inspected. The law asks for annual inspections or inspections at the manufacturer’s interval, whichever is stricter. More often is stricter. Once a year is not enough for this unit.',
        cite: ['canandaigua/202-8.A#1', 'canandaigua/202-8.A#3'],
        values: ['yearly'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the unit inspected at the manufacturer’s interval under the service contract',
            cite: ['canandaigua/202-8.A#1'],
          },
        ],
      },
    },
    yearly: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The unit must be inspected every year: that is the stricter interval here.',
        text: 'The interval of the manufacturer that was told here is {manufacturerMonths}. The law asks for annual inspections or inspections at the manufacturer’s interval, whichever is stricter. A longer interval of the manufacturer does not loosen the yearly one. Whether the year is counted from the last inspection is not said: plan on no more than a year between two.',
        cite: ['canandaigua/202-8.A#1', 'canandaigua/202-8.A#3'],
        values: ['yearly'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the unit inspected every year under the service contract',
            cite: ['canandaigua/202-8.A#1'],
          },
        ],
      },
    },
  },
})

export const etuInspectionInterval = procedure({
  id: 'canandaigua/etu-inspection-interval',
  title: 'How often an ETU must be inspected',
  act: 'have the unit inspected every year, or more often where the manufacturer says so',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['fabricante', '(revisar|inspec*|revisión)', '(cada|meses)'],
      [
        '(how often|every|interval|frequency|yearly|annual*|twice|quarterly|semiannual)',
        '(etu|atu|aerobic|treatment unit|enhanced unit)',
        'inspect*|service*|check*|maint*',
      ],
      ['(manufacturer|manual|maker)', 'inspect*|service*|check*', 'months|year|yearly|annual*|often|every'],
      ['(cada cuánto|cada|anual|frecuencia)', 'unidad|aeróbic*|etu', 'inspec*|revis*|mantenimiento'],
    ],
    not: ['report|certif*', 'contract', '(leach|conventional|regular) (field|septic)'],
    outside: [
      'for the first (year|two years|three years|2 years)',
      'then (yearly|annually|every year|once a year)',
      '(los primeros|el primer) .. año*',
    ],
    examples: [
      'el fabricante dice que hay que revisar la unidad cada 3 meses, ¿qué dice la ley?',
      'how often does an ETU have to be inspected',
      'maker of our aerobic unit says every six months, is once a year enough',
      'manual says service every 24 months, does the town want more',
      'is an annual inspection of the treatment unit required',
      'quarterly service by the manufacturer, do we have to follow it',
      'what does whichever is stricter mean for my ETU inspections',
      'our unit is only used in summer, still every year?',
      'can we inspect the ATU every two years',
      'manufacturer gives no interval at all, how often then',
      'do enhanced treatment units need yearly checks',
      'inspection frequency for advanced systems',
      'skipped last year’s ETU inspection, was that allowed',
      'who inspects the aerobic unit and how many times a year',
      'semiannual service in the warranty, yearly in the code, which one counts',
      'is my treatment unit due every 12 months',
      '¿cada cuánto se inspecciona una unidad de tratamiento?',
      'el fabricante pide revisión cada seis meses, ¿basta una vez al año?',
      '¿la inspección anual de la unidad aeróbica es obligatoria?',
      '¿qué intervalo vale, el del pueblo o el del fabricante?',
    ],
  },
  machine,
})
