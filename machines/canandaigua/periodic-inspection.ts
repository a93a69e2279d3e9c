import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Is there an inspection every so many years? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/periodic-inspection',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file sets no regular inspection for a conventional system, near the lake or elsewhere.',
        text: 'It asks for inspections before certain events, such as a conveyance, and for regular ones of enhanced treatment units. Whether systems near the lake or all systems must be inspected every so many years would be in Article III, which is missing. Ask the Town Code Enforcement Officer before you rely on there being none.',
        cite: ['canandaigua/202-5.B#1', 'canandaigua/202-8.A#1'],
      },
    },
  },
})

export const periodicInspection = procedure({
  id: 'canandaigua/periodic-inspection',
  title: 'Regular inspections without an event',
  act: 'have a conventional system inspected at regular intervals',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(every|periodic*|regular*|routine*|how often|next) .. (inspect*|inspection|years)',
        'septic|inspect*|system|lake|lakefront',
      ],
      ['(five|5|three|two) year* .. inspect*'],
      ['(cada cuánto|cada .. años|periódic*)', 'inspec*|séptic*'],
    ],
    not: ['(etu|aerobic|treatment unit)', 'pump*'],
    examples: [
      'how often does my septic have to be inspected if I do nothing',
      'are lake houses inspected every five years',
      'is there a routine inspection program',
      'when is my next septic inspection due',
      'no sale no building, do I still need regular inspections',
      'does the town check septics periodically',
      'I heard everyone on the lake gets inspected, true?',
      'inspection cycle for conventional systems',
      'in Huron it is every five years, is it so here',
      'do summer cottages need a periodic septic check',
      'town sent a card about a five year inspection',
      'is there a schedule of inspections for the whole town',
      'how many years between inspections of a normal septic',
      'must a commercial septic be inspected every two years',
      'regular inspection of leach fields near the water',
      '¿cada cuántos años inspeccionan el séptico?',
      '¿hay inspecciones periódicas cerca del lago?',
      'no voy a vender, ¿igual me inspeccionan?',
      '¿cuándo toca la próxima inspección?',
      'got a postcard about inspecting septics every five years at the lake, is that in the law',
      'does the septic law say inspections every 5 years',
      'is there a five year inspection rule for lake properties here',
    ],
  },
  machine,
})
