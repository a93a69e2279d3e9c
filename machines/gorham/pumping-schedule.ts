import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law sets no pumping schedule. Gorham §§ 56.306(1), 56.502(1)(c).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/pumping-schedule',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file sets no schedule for pumping the tank.',
        text: 'It says that systems shall be maintained in good working order, and lists pumping of the septic tank as a minor alteration that needs no permit. It gives no number of years and asks for no pumping records. The tank may have to be pumped for an inspection, if the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) so decides. How often it is wise for your tank is a question for a pumper or the official.',
        cite: [
          'gorham/56.306.1#1',
          'gorham/56.201.minor-alterations#1',
          'gorham/56.304.1#1',
          'gorham/56.502.1.c#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const pumpingSchedule = procedure({
  id: 'gorham/pumping-schedule',
  title: 'How often to pump',
  act: 'pump the tank on a set schedule',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(pump|pumped|pumping|pump out|emptied|clean out|cleaned)',
        '(how often|every|years|schedule|regular*|records|slips|receipts|year|required|mandatory)',
      ],
      ['(vaciar|bombear|limpiar)', '(cada|cuándo|frecuencia|años|obligatorio|seguido)'],
    ],
    not: ['(inspection|inspector|who pays)', 'permit'],
    examples: [
      'how often do I have to pump my tank',
      'is pumping every three years mandatory in Gorham',
      'do I keep pump out receipts for the town',
      'pumping schedule for a holding tank',
      'does the law require regular pumping',
      'last pumped in 2012, am I breaking the law',
      'how many years between pump outs',
      'town wants pumping records, do I have to have them',
      'is a yearly pump out required for lake houses',
      'must rental properties be pumped more often',
      "what's the maintenance schedule for septics",
      'my town up north makes us pump every five years, is that so here',
      '¿cada cuánto hay que vaciar el tanque?',
      '¿es obligatorio bombear el tanque cada tres años?',
      '¿con qué frecuencia limpio el tanque séptico?',
    ],
  },
  machine,
})
