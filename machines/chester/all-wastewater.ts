import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Which water must go into the system and which must stay out. Chester § 3.010(B).
const facts = pick(all, 'drainWater')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/all-wastewater',
  initial: 'water',
  states: {
    water: {
      on: {
        drainWater: [
          { guard: is('house'), target: 'mustGoIn' },
          { guard: is('clear'), target: 'mustStayOut' },
          'brine',
        ],
      },
    },
    mustGoIn: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. All wastewater from the house must go into the on-site system, greywater included.',
        text: 'Greywater is all wastewater from a house except what comes from toilets and urinals. It is wastewater all the same. A separate drywell, or an outlet to the yard, is no approved system.',
        cite: ['chester/3.010.B#1', 'chester/2.020.greywater#1', 'chester/2.020.wastewater#1', 'chester/2.010.B#1'],
      },
    },
    mustStayOut: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Roof, cellar, foundation, storm and other clear water must be kept out of the system.',
        text: 'It must be disposed of so that it in no way affects the system, and it may not go to surface waters where that would break water quality standards. The care guidelines say that it can go to the ground surface without treatment, away from the system.',
        cite: ['chester/3.010.B#2', 'chester/app-VII.6#1', 'chester/app-VII.6#2', 'chester/app-VII.7#1'],
      },
    },
    brine: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer, with the health department',
        headline:
          'It is up to the Enforcement Officer: the text counts softener brine as wastewater, but the state may want it kept out.',
        text: "The law's definition of wastewater names water softener brine, and all wastewater must be discharged into the system. The state's design standard, which this law builds on, treats backwash in another way. Ask the Enforcement Officer and the health department before you connect it.",
        cite: ['chester/3.010.B#1', 'chester/2.020.wastewater#1', 'chester/1.050#3', 'chester/7.010#1'],
        readings: [
          {
            of: 'chester/2.020.wastewater#1',
            defect: 'C-72',
            reading: 'Brine is wastewater by definition and must go into the system.',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/7.010#1',
            defect: 'C-72',
            reading: 'A stricter state rule that keeps it out governs (the cautious way is to ask first).',
            status: 'other-authority',
            verdict: 'must-not',
          },
        ],
      },
    },
  },
})

export const allWastewater = procedure({
  id: 'chester/all-wastewater',
  title: 'What must go into the system and what must stay out',
  act: 'lead this water into the septic system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(washing machine|laundry|washer|lavadora)', '(septic|dry well|drywell|yard|ditch|pozo)'],
      ['(sump|cellar water|basement water)', '(septic|tie|hook*|connect*)'],
      ['roof|gutter*|sump|cellar|downspout*|storm|rain|footing|foundation', 'septic|system|tank|leach*|into'],
      [
        '(laundry|washer|greywater|graywater|grey water|gray water|shower|sink|dishwasher|hot tub)',
        '(septic|drywell|dry well|separate|yard|system|tank|into)',
      ],
      ['softener|brine|backwash'],
      [
        '(aguas grises|lavadora|lluvia|techo|sótano|suavizador|ablandador)',
        'séptico|sistema|tanque|pozo|patio|conectar',
      ],
    ],
    not: ['backing up', 'backed up', 'compost*'],
    outside: [
      '(onto|on|across|to|over) (the|my|our)? (ground|lawn|grass|yard|garden|driveway)',
      'al (jardín|patio|suelo|césped|pasto)',
      '(instead of|rather than|not into|not to|en vez de|en lugar de) (the|el|al)? (septic|sistema|séptico|tank|tanque)',
      'disconnect*|desconect*',
    ],
    examples: [
      'cellar floor drain and sump water, can they go in the septic',
      'our laundry has always run into a dry well behind the house, plumber says it belongs in the septic',
      'washer water drains to a pit in the yard. must it go to the tank?',
      'can the kitchen sink go somewhere else than the septic',
      'want to tie the basement pump into the septic line',
      'la lavadora desagua en el patio, ¿tiene que ir al séptico?',
      'can I run the washing machine to a dry well instead of the septic',
      'sump pump into the septic tank okay?',
      'do roof drains have to stay out of the septic',
      'where should the gutter water go',
      'softener discharge, septic or ground',
      'does greywater from the camp shower need to go in the tank',
      'kitchen sink drains to a stone pit out back, legal?',
      "cellar drain ties into the septic line, seller says it's fine",
      'can the footing drain be hooked to the leach field',
      'hot tub draining into septic allowed?',
      'is all household water required to go to the septic',
      'plumber wants to separate laundry from the system to save the field',
      '¿puedo mandar el agua de la lavadora al patio?',
      '¿el agua del techo puede entrar al tanque séptico?',
      'la bomba del sótano descarga al séptico, ¿está permitido?',
      '¿a dónde va la salmuera del suavizador?',
      "plumber tied the cellar sump into the septic line because it was easy, neighbor says you can't do that",
    ],
  },
  machine,
})
