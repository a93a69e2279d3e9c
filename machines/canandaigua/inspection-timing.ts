import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// When, how and for how long? § 202-5(B) points to Article III.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/inspection-timing',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not say when the inspection must be done, how, or for how long it counts.',
        text: 'It forbids a conveyance and the other listed events without an inspection, so it has to come first. How long before, what is tested, who gets the report, what happens in winter and how long an older inspection counts would be in Article III, which is missing. As a precaution, have it done well before the event and ask whether an older report is accepted.',
        cite: ['canandaigua/202-5.B#1'],
      },
    },
  },
})

export const inspectionTiming = procedure({
  id: 'canandaigua/inspection-timing',
  title: 'When to inspect and how long an inspection counts',
  act: 'have the inspection done by a certain time or again after a certain time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'inspect*',
        '(how long|good for|valid|expire*|how soon|how early|ahead|before closing|winter|snow|frozen|still count*|old report|years ago|last year)',
      ],
      ['(inspection report)', '(sent|goes|town|copy|contain*|who gets)'],
      ['(dye test|what do they check|what is tested|uncover|dig up)', 'inspect*|septic'],
      ['inspección', '(válida|vence|cuánto dura|invierno|cuánto tiempo|antes)'],
    ],
    not: ['(etu|aerobic|treatment unit)', 'every .. years'],
    examples: [
      'how long is a septic inspection good for',
      'how far ahead of the closing must the inspection be done',
      'ground is frozen, can the inspection wait until spring',
      'what do they check in the inspection',
      'does the inspection from two years ago still count',
      'who gets the inspection report',
      'do I have to uncover the tank for the inspection',
      'is a dye test part of the inspection',
      'can the inspection be done after closing',
      'when does an inspection expire',
      'must the tank be pumped before the inspection',
      'snow on the ground and closing in February, what about the inspection',
      'how soon do I have to send in the inspection report',
      'does the inspection have to be done before I list the house',
      'can the buyer do the inspection within six months',
      '¿cuánto tiempo vale una inspección del séptico?',
      '¿se puede inspeccionar en invierno?',
      '¿cuánto antes del cierre hay que inspeccionar?',
      '¿qué revisan en la inspección?',
      'agent says 30 days before closing, when must the septic inspection be done',
      'inspected two years ago by a certified inspector, does that still count for the sale',
      'how long does an inspection stay good under Article III',
      'by when must the septic inspection before a sale be done',
      'how many days before the closing does the inspection have to be in',
    ],
  },
  machine,
})
