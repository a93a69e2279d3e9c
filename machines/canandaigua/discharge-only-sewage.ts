import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What may be discharged into a septic system? § 202-5(F).
const facts = pick(all, 'substance')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/discharge-only-sewage',
  initial: 'substance',
  states: {
    substance: {
      on: {
        substance: [
          { guard: is('clearWater'), target: 'clearWater' },
          { guard: is('waste'), target: 'notSewage' },
          { guard: is('unsure'), target: 'unsure' },
          'sewage',
        ],
      },
    },
    clearWater: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. Roof, cellar, foundation, storm and other surface or ground water may not go into a septic system.',
        text: 'It must be led away so that it in no way affects the proper functioning of the system. The law also says in general that nothing but sewage may be discharged into it.',
        cite: ['canandaigua/202-5.F#2', 'canandaigua/202-5.F#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must-not',
            action: 'discharge surface or subsurface water into the system',
            cite: ['canandaigua/202-5.F#2'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'dispose of that water so that it in no way affects the functioning of the system',
            cite: ['canandaigua/202-5.F#2'],
          },
        ],
      },
    },
    notSewage: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Nothing but sewage may be discharged into a septic system.',
        text: 'It is unlawful to put anything else into it, and the text on file makes no exception for small amounts.',
        cite: ['canandaigua/202-5.F#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must-not',
            action: 'discharge anything but sewage into the system',
            cite: ['canandaigua/202-5.F#1'],
          },
        ],
      },
    },
    unsure: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not say whether this water counts as sewage.',
        text: 'It is unlawful to discharge anything but sewage into a septic system. What sewage takes in is for the definitions of the chapter, which are not on file. As a precaution, keep it out and ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-5.F#1'],
      },
    },
    sewage: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. Sewage is what a septic system may take.',
        text: 'The law forbids discharging anything but sewage. The definition of sewage is not on file; toilets, sinks, showers and laundry are what the word means in plain speech.',
        cite: ['canandaigua/202-5.F#1'],
      },
    },
  },
})

export const dischargeOnlySewage = procedure({
  id: 'canandaigua/discharge-only-sewage',
  title: 'What may go into a septic system',
  act: 'discharge it into the septic system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(into|in|down|to|through) .. (septic|tank|system|drain|toilet)',
        'sump|gutter*|downspout*|roof|cellar|basement|foundation|storm|rain|paint|oil|chemical*|softener|pool|tub|grease|disposal|medicine|laundry|wipes|groundwater|backwash|water',
      ],
      [
        '(sump|gutter*|downspout*|roof|cellar|foundation|softener|backwash|footing|french) .. (drain|septic|tank|water|pump|discharge)',
        'septic|tank|system',
      ],
      ['(discharge|dump*|pour*|flush*|empty*|hook*|connect*) .. (septic|tank|toilet|system)'],
      [
        '(lluvia|canal*|sótano|techo|aceite|pintura|químico*|suavizador|piscina)',
        'séptic*|tanque|fosa|inodoro|sistema',
      ],
    ],
    not: ['driveway|shed|parking|arborvitae|fence', 'holding tank', '(surface|lawn|yard) .. sewage', 'neighbor*'],
    outside: [
      '(onto|on|across|to|over) (the|my|our)? (ground|lawn|grass|yard|garden|driveway)',
      'al (jardín|patio|suelo|césped|pasto)',
      '(instead of|rather than|not into|not to|en vez de|en lugar de) (the|el|al)? (septic|sistema|séptico|tank|tanque)',
      'disconnect*|desconect*',
    ],
    examples: [
      'flushing expired medicine down the toilet',
      'can my sump pump run into the septic tank',
      'is it legal to hook the gutters up to the septic',
      'what am I allowed to put down the drain if I have a septic',
      'can the water softener discharge to the septic system',
      'poured leftover paint in the toilet, is that a violation',
      'basement floor drain goes to the septic, is that ok',
      'can I drain the hot tub into my septic',
      'the foundation drain is tied into the leach field, do I have to separate it',
      'restaurant grease down the sink into the septic, allowed?',
      'is laundry water fine for a septic under the town rule',
      'roof runoff into an old septic tank, yes or no',
      'may I dump used motor oil or antifreeze in the septic',
      'where does storm water have to go if not into the septic',
      'garbage disposal with a septic, does the code forbid it',
      'old medicine flushed down the toilet, does the town law care',
      'dehumidifier and furnace condensate to septic ok?',
      'brewery wash water into a septic system, is this sewage',
      'can spring water in my cellar be pumped to the tank',
      '¿puedo conectar las canaletas del techo al tanque séptico?',
      '¿se puede echar aceite o pintura en el sistema séptico?',
      'la bomba del sótano descarga al séptico, ¿es legal?',
      '¿puedo vaciar la piscina en la fosa?',
    ],
  },
  machine,
})
