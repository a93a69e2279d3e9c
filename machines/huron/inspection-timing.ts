import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How long before an event must the inspection be, and how long does it hold? Huron §§ 8(A), 8(E)(2)(g).
const facts = pick(all, 'inspectionKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  holdsCommercial: {
    label: 'Time before a transfer within which a certificate counts (commercial)',
    amount: 2,
    unit: 'years',
    cite: 'huron/8.E.2.g#1',
  },
  holdsOther: {
    label: 'Time before a transfer within which a certificate counts (residential or other)',
    amount: 3,
    unit: 'years',
    cite: 'huron/8.E.2.g#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/inspection-timing',
  initial: 'lead',
  states: {
    lead: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline:
          'The law gives no lead time: the inspection must come before the event, and no number of days is named.',
        text: 'A transfer of a system that was never inspected, an addition or another change must each wait for the inspection. The law does not say how early to ask, how soon the inspector must come, or how long the result holds. For a transfer it says only that a certificate issued within a set time before spares an additional inspection. Ask the Septic Inspector early; the report itself can take up to fifteen days after the inspection.',
        cite: ['huron/8.A#1', 'huron/8.A.4#1', 'huron/8.E.2.g#1', 'huron/8.H#1'],
        values: ['holdsCommercial', 'holdsOther'],
      },
      on: { inspectionKind: [{ guard: is('transfer'), target: 'transfer' }, 'elsewhere'] },
    },
    transfer: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline:
          'The law gives no lead time for a transfer: the inspection must come before it, and no number of days is named.',
        text: 'The law does not say how early to ask or how soon the inspector must come. A certificate spares an additional inspection if it was issued within {holdsOther} before the transfer, for commercial properties {holdsCommercial}. Ask early: the report itself can take up to fifteen days after the inspection, and in winter the ground must be free of snow and frost.',
        cite: ['huron/8.A#1', 'huron/8.A.4#1', 'huron/8.E.2.g#1', 'huron/8.H#1', 'huron/8.F#1'],
        values: ['holdsCommercial', 'holdsOther'],
      },
    },
    elsewhere: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law gives no lead time: it does not say how early to ask or how soon the inspector must come.',
        text: 'An inspection before an addition or another change must be completed before it. A periodic one must be made in its time. Ask the Septic Inspector early; the report itself can take up to fifteen days after the inspection.',
        cite: ['huron/8.A#1', 'huron/8.D#1', 'huron/8.H#1'],
      },
    },
  },
})

export const inspectionTiming = procedure({
  id: 'huron/inspection-timing',
  title: 'How early to have the inspection',
  act: 'have the inspection a set number of days ahead',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    inspectionKind: {
      why: 'The law gives no lead time for any kind of inspection.',
      names: {
        periodic: 'For a transfer it says only that',
        change: 'For a transfer it says only that',
      },
    },
  },
  words: {
    asks: [
      [
        '(how early|how soon|how far|how long before|in advance|ahead|lead time|how much notice|appointment|schedule*)',
        'inspect*|inspector',
      ],
      ['(cuánto antes|con cuánta anticipación|cita)', 'inspeccion*'],
      [
        '(how many days before|how quickly|how soon|earliest|time limit|morning of|months old|month old|cuántos días antes|cuánto tarda|anticipación|when should)',
        '(inspect*|inspector|inspección)',
      ],
      [
        '(too early|how early|ahead|in advance|how soon before|months before)',
        '(inspection|septic|inspect|inspected|closing)',
      ],
    ],
    not: ['next .. due', 'how often', 'hearing|variance', 'report', '(pumped|pump)'],
    examples: [
      'how far ahead of closing do I have to schedule the septic inspection',
      'how many days before the sale must the inspection be done',
      'how soon does the inspector have to come once I call',
      'inspector says he cannot come for a month, is there a time limit for the town',
      'how much notice do I give for an inspection appointment',
      'is there a lead time for the inspection before an addition',
      'can the inspection be done the morning of the closing',
      'how long before the transfer is the inspection valid',
      'do I need to book the septic inspector weeks in advance',
      'is a six month old inspection still fine at closing',
      'what is the earliest we can do the pre sale inspection',
      'how quickly must the town inspect after a request',
      'inspection appointment keeps getting moved, what does the law say on time',
      'when should I call the inspector if we close on the 30th',
      '¿con cuánta anticipación hay que pedir la inspección antes de vender?',
      '¿cuánto tarda el inspector en venir?',
      '¿cuántos días antes del cierre tiene que hacerse la inspección?',
      'pedí cita para la inspección hace un mes, ¿hay un plazo?',
      "We're listing in May but won't close till fall. Can the town come do the septic now or is that too early?",
    ],
  },
  machine,
})
