import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// How often must a tank be pumped? § 202-8(B) for holding tanks only.
const facts = pick(all, 'unitKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/pumping-schedule',
  initial: 'kind',
  states: {
    kind: {
      on: {
        unitKind: [
          { guard: is('holdingTank'), target: 'asNeeded' },
          { guard: is('etu'), target: 'etu' },
          'conventional',
        ],
      },
    },
    asNeeded: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law sets no interval: a holding tank is pumped as needed.',
        text: 'The owner must have a contract with a NYSDEC-permitted septage waste transporter to pump the holding tank as needed. What the need is, the law does not count in days or years. But no sewage may leave the tank onto the ground or into water at any time, so it must be pumped before that.',
        cite: ['canandaigua/202-8.B#2', 'canandaigua/202-8.B#4'],
      },
    },
    etu: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The text on file sets no pumping interval for an enhanced treatment unit.',
        text: 'The unit’s contract must provide for inspections and for adjustments, and the representative’s maintenance schedule must be completed. Pumping may stand in that schedule.',
        cite: ['canandaigua/202-8.A#1', 'canandaigua/202-8.A#3'],
      },
    },
    conventional: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file sets no interval for pumping a conventional septic tank.',
        text: 'It speaks of pumping only for holding tanks. Other articles of the chapter are not on file. Ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-8.B#2'],
      },
    },
  },
})

export const pumpingSchedule = procedure({
  id: 'canandaigua/pumping-schedule',
  title: 'How often to pump a tank',
  act: 'have the tank pumped at set intervals',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'pump*|empt*|clean*',
        '(how often|every|interval|schedule|years|frequen*|when|required|have to|must)',
        'tank|septic|holding|it',
      ],
      ['(bombear|vaciar|limpiar)', 'cada|cuánto|frecuencia|obligatorio'],
    ],
    not: ['permiso', 'contract', 'records|slips|receipts', 'permit', '(pump chamber|sump)'],
    examples: [
      'just an ordinary tank with a leach field at our house, how often does this law make us have it pumped',
      'how often must I pump a conventional septic under the law',
      'is there some rule how often a plain septic tank has to be emptied',
      'how often do I have to pump my septic tank',
      'is pumping every three years required',
      'when does a holding tank have to be emptied',
      'must I have my tank cleaned before winter',
      'does the law set a pumping schedule',
      'how many years between pump outs',
      'neighbor in Chester pumps every two years by law, here too?',
      'do aerobic units have to be pumped at set times',
      'can I wait until the holding tank is full before calling the hauler',
      'my tank has not been pumped in ten years, is that illegal',
      'pumping interval for a family of five',
      'is regular pumping mandatory for a conventional septic',
      'does the town keep track of septic pumping',
      'how often should the honey wagon come for the holding tank',
      'is there a rule that tanks be emptied when the house is sold',
      '¿cada cuánto hay que vaciar el tanque séptico?',
      '¿es obligatorio bombear la fosa cada tres años?',
      '¿cuándo hay que vaciar un tanque de retención?',
      '¿la ley dice cada cuántos años se limpia el tanque?',
    ],
  },
  machine,
})
