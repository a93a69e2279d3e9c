import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How often a tank should be pumped. Chester Appendix VII.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  shortest: { label: 'Recommended pumping, from every', amount: 2, unit: 'years', cite: 'chester/app-VII.1#1' },
  longest: { label: 'Recommended pumping, to every', amount: 3, unit: 'years', cite: 'chester/app-VII.1#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/pumping-schedule',
  initial: 'guideline',
  states: {
    guideline: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No fixed interval is required. The guidelines recommend pumping every 2-3 years.',
        text: "Appendix VII gives guidelines for operation and maintenance. It says that the tank should be pumped every 2-3 years, or when the total depth of sludge and scum exceeds one third of the liquid depth of the tank. Otherwise solids get into the absorption field and it fails early. It is advice and not a duty by itself, but a system that fails may not be used. Whoever pumps must have a valid permit issued by NYS DEC. Makers' schedules for advanced systems are to be followed.",
        cite: [
          'chester/app-VII.1#1',
          'chester/app-VII.1#2',
          'chester/app-VII.1#3',
          'chester/app-VII.1#4',
          'chester/2.010.C#1',
          'chester/5.030.B.1.c#1',
        ],
        values: ['shortest', 'longest'],
        readings: [
          {
            of: 'chester/app-VII.1#1',
            defect: 'C-71',
            reading: 'The appendix is headed as guidelines and says "should".',
            status: 'determined',
            verdict: 'need-not',
          },
          {
            of: 'chester/2.010.C#1',
            defect: 'C-71',
            reading: 'Only the ban on failing systems binds, which makes regular pumping wise.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
  },
})

export const pumpingSchedule = procedure({
  id: 'chester/pumping-schedule',
  title: 'Pumping the septic tank',
  act: 'pump the septic tank at fixed intervals',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(pump*|empty|clean out|cleaned|vaciar|bombear|limpiar)',
        '(how often|often|every|schedule|years|required|must|have to|law|records|cada|frecuencia|años|obligatorio|tengo que|ley)',
      ],
      ['cada cuánto', 'tanque|séptico|vaciar'],
    ],
    not: [
      'pump died',
      'pump quit',
      'pump failed',
      'effluent pump',
      'sump',
      'holding tank',
      'abandon*',
      'old tank',
      'inspect*',
      'permit',
      'dec',
      'field',
    ],
    examples: [
      'how often do I have to pump my septic tank in Chester',
      'is pumping every three years the law',
      'do I need to show pump records to the town',
      'never pumped in ten years, can I be fined',
      'required pumping schedule for seasonal camps',
      'tank is a third full of sludge, must I have it cleaned',
      'does the town send pumping reminders',
      'must septic tanks be pumped regularly',
      'pump-out interval for two people',
      'what does the appendix say about cleaning the tank',
      '¿cada cuánto tengo que vaciar el tanque séptico?',
      '¿es obligatorio limpiar el tanque cada tres años?',
      '¿hay un calendario de bombeo en la ley?',
      '¿debo guardar los recibos del vaciado?',
      'is pumping mandatory or recommended',
    ],
  },
  machine,
})
