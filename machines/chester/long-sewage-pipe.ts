import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Piping sewage far, or across wetlands and property lines. Chester § 3.010(G)(1).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  pipeLength: { label: 'Piping distance of the guideline', amount: 250, unit: 'ft', cite: 'chester/3.010.G.1#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/long-sewage-pipe',
  initial: 'garbled',
  states: {
    garbled: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'It is up to the Enforcement Officer: the guideline on piping beyond {pipeLength} has lost a word.',
        text: 'The guideline speaks of piping sewage beyond {pipeLength}, or across wetlands, waterbodies, rights-of-way, property lines or soil with a limiting feature, to a treatment area serving one or two single family dwellings. It is printed as "recommended be permitted"; probably a "not" is missing. As a precaution treat such piping as not recommended, and ask before you plan on it.',
        cite: ['chester/3.010.G.1#1', 'chester/3.010.G#2'],
        values: ['pipeLength'],
        readings: [
          {
            of: 'chester/3.010.G.1#1',
            defect: 'C-23',
            reading: 'The lost word is "not": such piping is not recommended (the cautious reading).',
            status: 'official-discretion',
            verdict: 'must-not',
          },
          {
            of: 'chester/3.010.G.1#1',
            defect: 'C-23',
            reading: 'As printed, such piping is recommended to be permitted.',
            status: 'official-discretion',
            verdict: 'may',
          },
        ],
      },
    },
  },
})

export const longSewagePipe = procedure({
  id: 'chester/long-sewage-pipe',
  title: 'Long sewage pipes and pipes across lines or water',
  act: 'pipe the sewage that far or across such land',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(pip*|sewer line|line|tubería|tubo)',
        'across|cross*|under|feet|long|far|cruz*|largo|distancia',
        '(wetland*|road|property line|neighbor*|right of way|rights of way|stream|brook|easement|hill|250|humedal|camino|vecino|lindero)',
      ],
      ['(pump*|pipe|piping) .. (sewage|effluent) .. (feet|across|uphill|away)'],
      ['(how long|how far) .. (pipe|line|piping)'],
    ],
    not: ['repair*', 'well', 'broken'],
    examples: [
      'can I pipe the effluent 300 feet up the hill to a better spot',
      'leach field across the road on our other lot, pipe under it?',
      'how long can the sewer line to the field be',
      "piping sewage across a neighbor's easement",
      'is crossing a wetland with the septic pipe allowed',
      'pump line of 400 ft to the back field, any limit',
      "the line would cross our property line onto my brother's land",
      'two cottages sharing a field 260 feet away',
      'the sentence about 250 ft makes no sense, what does it mean',
      'running force main under a stream',
      '¿se puede llevar la tubería a 300 pies del tanque?',
      '¿puede cruzar la tubería por el terreno del vecino?',
      '¿está permitido cruzar un humedal con el tubo del séptico?',
      '¿hasta qué distancia se puede bombear el efluente?',
      'right of way between house and field, can pipe cross it',
    ],
  },
  machine,
})
