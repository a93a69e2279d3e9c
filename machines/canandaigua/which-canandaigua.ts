import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Town, City or another lake town? The excerpt does not name its town.
const facts = pick(all, 'municipality')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/which-canandaigua',
  initial: 'place',
  states: {
    place: {
      on: { municipality: [{ guard: is('town'), target: 'town' }, { guard: is('city'), target: 'city' }, 'elsewhere'] },
    },
    town: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not name its town; it is believed to be the law of the Town of Canandaigua.',
        text: 'It speaks of Canandaigua Lake and of a Town Code Enforcement Officer, which is why it is believed to be the Town’s. The Town Clerk can confirm it.',
        cite: ['canandaigua/202-5.A#1', 'canandaigua/202-5.D#1'],
      },
    },
    city: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides: 'City of Canandaigua code enforcement office',
        headline: 'No answer from this law: it is not the law of the City of Canandaigua.',
        text: 'The text speaks of a Town Code Enforcement Officer. The City is a municipality of its own: ask the City’s code enforcement office.',
        cite: ['canandaigua/202-5.A#1'],
      },
    },
    elsewhere: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides: 'clerk of the town in which the property lies',
        headline: 'No answer from this law: another town around the lake has a law of its own.',
        text: 'The text is believed to be the Town of Canandaigua’s. Being on Canandaigua Lake does not bring a property under it. Ask the clerk of the town in which the property lies.',
        cite: ['canandaigua/202-5.A#1', 'canandaigua/202-5.D#1'],
      },
    },
  },
})

export const whichCanandaigua = procedure({
  id: 'canandaigua/which-canandaigua',
  title: 'Which municipality the law belongs to',
  act: 'go by this law',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(city|town) of canandaigua', 'law|apply|applies|which|covered|under|same|rules|chapter|follow'],
      ['(which|what) (town|municipality|law|city)', 'canandaigua|lake|property|house|septic'],
      ['(city|village) .. (limits|water|sewer|resident|address)'],
      ['(ciudad|pueblo)', 'canandaigua', 'ley|cuál|aplica'],
      ['(gorham|bristol|hopewell|farmington|naples|rushville)', 'law|rules|apply|same|covered|property|house'],
    ],
    examples: [
      'I live in the City of Canandaigua, does this law apply',
      'is it the town or the city septic code',
      'my address says Canandaigua but I may be in another town',
      'does this law cover the whole lake',
      'our cottage is in South Bristol, are these the rules',
      'which town is this law from',
      'how do I know if my house is in the town or in the city',
      'does the city have septic rules',
      'property on the east side of the lake in Gorham, same law?',
      'are you the town of Canandaigua or the county',
      'is the septic law the same for all the towns on the lake',
      'house in Hopewell with a Canandaigua zip code',
      'are you sure this is the Town of Canandaigua’s law',
      'does the village fall under this chapter',
      '¿esta ley es de la ciudad o del pueblo de Canandaigua?',
      'vivo en la ciudad, ¿me aplica esta ley?',
      'mi casa está en otro pueblo del lago, ¿qué ley vale?',
      '¿de qué municipio es esta ley?',
      'septic in the City of Canandaigua, do I follow chapter 202',
      'our road is inside the city limits, which septic law',
      'am I under this chapter if I am in the village',
    ],
  },
  machine,
})
