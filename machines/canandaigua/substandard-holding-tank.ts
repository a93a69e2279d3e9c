import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { atMost, guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Where may a holding tank be used? § 202-7(B)(2).
const facts = pick(all, 'site', 'foundSubstandard', 'fieldToLake', 'fieldWithin')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  lakeLine: {
    label: 'Distance from Canandaigua Lake',
    amount: 200,
    unit: 'ft',
    cite: ['canandaigua/202-7.C.1#3', 'canandaigua/202-5.D#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/substandard-holding-tank',
  initial: 'developed',
  states: {
    developed: { on: { site: [{ guard: is('developed'), target: 'found' }, 'vacant'] } },
    found: { on: { foundSubstandard: [{ guard: 'yes', target: 'place' }, 'notSubstandard'] } },
    place: {
      on: {
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'discretion' }, 'farther'],
        fieldWithin: [{ guard: 'yes', target: 'discretion' }, 'farther'],
      },
    },
    discretion: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: only if it deems a holding tank the best available technology for the site.',
        text: 'A holding tank may be used on previously developed sites with a substandard system, if the authority deems it the best available technology for the existing conditions and limitations. It then has to meet the state’s Appendix 75-A, the owner must have a pumping contract, and no sewage may leave the tank onto the ground or into water. It needs a building permit.',
        cite: [
          'canandaigua/202-7.B.2#1',
          'canandaigua/202-8.B#1',
          'canandaigua/202-8.B#2',
          'canandaigua/202-8.B#4',
          'canandaigua/202-5.A#1',
        ],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit before the tank is put in',
            cite: ['canandaigua/202-5.A#1'],
          },
        ],
      },
    },
    vacant: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The only permission on file is for previously developed sites, so plan on no.',
        text: 'Holding tanks may be used on previously developed sites with a substandard system. For vacant land the text on file has no such permission, and the rest of the law is missing. All holding tanks must meet the state’s Appendix 75-A. Ask the Town Code Enforcement Officer and the New York State Department of Health.',
        cite: ['canandaigua/202-7.B.2#1', 'canandaigua/202-8.B#1', 'canandaigua/202-6.E#1'],
      },
    },
    notSubstandard: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The only permission on file is for sites with a substandard system, so plan on no.',
        text: 'Whether a holding tank may take the place of any other system is for the text that is missing. All holding tanks must meet the state’s Appendix 75-A.',
        cite: ['canandaigua/202-7.B.2#1', 'canandaigua/202-8.B#1'],
      },
    },
    farther: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The permission on file stands in the paragraph for systems within {lakeLine} of the lake.',
        text: 'Whether it reaches a site farther away, the text on file does not say. As a precaution, plan on no and ask the Town Code Enforcement Officer. All holding tanks must meet the state’s Appendix 75-A.',
        cite: ['canandaigua/202-7.B.2#1', 'canandaigua/202-7.B#1', 'canandaigua/202-8.B#1'],
        values: ['lakeLine'],
      },
    },
  },
})

export const substandardHoldingTank = procedure({
  id: 'canandaigua/substandard-holding-tank',
  title: 'A holding tank in place of a septic system',
  act: 'use a holding tank on the site',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'holding tank',
        'allowed|allow|use|instead|ok|can|could|may|switch|install|put|get|option|replace*|okay|go|permit*',
      ],
      ['(tanque de retención|tanque cerrado)', '(puedo|poner|usar|permit*|instalar|en lugar)'],
    ],
    not: [
      '(pump*|contract|records|slips|receipts|leak*|overflow*|discharge|ditch|valve)',
      'derram*|desbord*|descarg*|gotea|fuga|zanja|válvula|se llena|vaciar|bombe*',
    ],
    examples: [
      'can we put in a holding tank instead of a septic',
      'is a holding tank allowed on our lake lot',
      'quarter acre on the water and nothing fits, holding tank ok?',
      'could I use a holding tank at a vacant lot for a camper',
      'when does the town let you have a holding tank',
      'our cottage system is substandard, would a holding tank be accepted',
      'who decides whether a holding tank is the best technology',
      'holding tank for a new house, possible or not',
      'contractor suggests a holding tank because of the rock',
      'we are 600 feet off the lake, can we switch to a holding tank',
      'Huron has them for bay front houses, does this town allow holding tanks',
      'are holding tanks only for seasonal places',
      'want to replace the failing cesspool by a tight tank that gets pumped',
      'do I qualify for a holding tank on a steep parcel',
      'holding tank on an undeveloped parcel by the lake',
      '¿puedo poner un tanque de retención en vez de un sistema séptico?',
      '¿permiten tanques de retención cerca del lago?',
      'mi lote es muy chico, ¿sirve un tanque de retención?',
      '¿quién decide si se puede usar un tanque de retención?',
    ],
  },
  machine,
})
