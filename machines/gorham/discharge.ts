import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Only sewage may go into a system. Gorham § 56.301(4), with the definition of sewage.
const facts = pick(all, 'discharge')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/discharge',
  initial: 'what',
  states: {
    what: {
      on: {
        discharge: [
          { guard: is('sewage'), target: 'sewage' },
          { guard: is('clearWater'), target: 'clearWater' },
          { guard: is('softener'), target: 'softener' },
          'other',
        ],
      },
    },
    sewage: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. That is sewage, and it may go into the system.',
        text: 'The law calls sewage the mix of human and household waste with water that goes to the plumbing: from toilets, baths, showers, sinks, dishwashers and laundry machines, or the water-carried waste from any fixture, equipment or machine. Nothing but sewage may go in.',
        cite: ['gorham/56.201.sewage#1', 'gorham/56.301.4#1'],
      },
    },
    clearWater: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Rain and ground water may not go into the system.',
        text: 'Surface and subsurface water, which includes roof, cellar, foundation and storm drainage, must not be discharged into a wastewater treatment system. It must be led away so that it in no way affects how the system works.',
        cite: ['gorham/56.301.4#1', 'gorham/56.301.4#2'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'dispose of roof, cellar, foundation and storm water so that it in no way affects the system',
            cite: ['gorham/56.301.4#2'],
          },
        ],
      },
    },
    softener: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline: 'The text does not settle it: ask the authority having jurisdiction about the water softener.',
        text: 'The law forbids discharging anything but sewage. It also counts the water-carried waste from any fixture, equipment or machine as sewage. An inspection looks at water softeners as something that may put an improper load on the field. As a precaution, lead the softener’s discharge elsewhere, and ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official).',
        cite: [
          'gorham/56.301.4#1',
          'gorham/56.201.sewage#1',
          'gorham/56.502.1.e#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        readings: [
          {
            of: 'gorham/56.201.sewage#1',
            defect: 'G-61',
            reading:
              'Water-carried waste from any equipment or machine is sewage, so a softener may discharge into the system.',
            status: 'determined',
            verdict: 'may',
          },
          {
            of: 'gorham/56.301.4#1',
            defect: 'G-61',
            reading: 'Softener water is not the waste that the law means, so it may not go in (the cautious reading).',
            status: 'determined',
            verdict: 'must-not',
          },
        ],
      },
    },
    other: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Only sewage may go into the system.',
        text: 'It is unlawful to discharge anything but sewage into a wastewater treatment system. Sewage is human and household waste with water from the plumbing, or the water-carried waste from a fixture, equipment or machine.',
        cite: ['gorham/56.301.4#1', 'gorham/56.201.sewage#1'],
      },
    },
  },
})

export const discharge = procedure({
  id: 'gorham/discharge',
  title: 'What may go into the system',
  act: 'discharge this into the wastewater treatment system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(sump|gutter*|downspout*|roof|softener|cellar|foundation|basement|footing|stormwater|rainwater|runoff|paint|chemical*|backwash|pool|toilet|laundry|washer|oil)',
        '(septic|tank|system|leach|drain|field)',
        '(into|in|to|hook*|connect*|discharge*|dump*|drain*|run|pour|go|tie*|empty)',
      ],
      [
        '(techo|lluvia|sumidero|ablandador|suavizador|sótano|pintura|químico*|piscina|lavadora|canaleta*)',
        '(séptic*|tanque|sistema)',
      ],
      [
        '(pour*|dump*|rins*|wash*|flush*|echar|tirar)',
        '(paint|thinner|stain|stripper|solvent*|chemical*|pintura|aceite|solvente*)',
      ],
    ],
    not: ['neighbor|vecino', 'over .. (field|leach field|drain field)'],
    outside: ['(disconnect*|desconect*)'],
    examples: [
      'wash water from the laundry machine to the septic, does that count as sewage or does it need its own drywell',
      'is dishwasher water allowed into the tank',
      'can the shower and the washer drain into the septic',
      'can I hook my sump pump up to the septic',
      'is it ok to run the gutters into the tank',
      'where does my water softener backwash have to go, can it go in the septic',
      'basement floor drain ties into the septic line, is that legal',
      'can we dump leftover paint down the drain, we have a septic',
      'the laundry goes to a dry well, can I send it to the septic tank instead',
      'draining the hot tub into the septic system once a year ok?',
      'foundation drain connected to leach field by previous owner, allowed?',
      'what can and cant go into an onsite wastewater system',
      'roof water in the septic, my neighbor in Chester says its fine',
      'contractor wants to tie the footing drain into the existing tank',
      'we run a hair salon in the house, can the sinks go in the septic',
      'storm water is going into our system from the driveway drain. is that unlawful',
      'does the dishwasher count as sewage',
      '¿puedo conectar la bomba del sumidero al sistema séptico?',
      '¿se puede echar el agua del techo al tanque séptico?',
      'el agua del ablandador puede ir al séptico?',
      '¿la lavadora puede descargar en el sistema séptico?',
      'I refinish chairs and pour the leftover stripper in the sink, that goes to the septic',
      'my tenant rinses paint brushes in the laundry sink, is that against the law',
      '¿puedo tirar restos de pintura por el fregadero?',
    ],
  },
  machine,
})
