import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What room for wastewater a new lot needs. Chester § 3.010(F).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  absorb: { label: 'Wastewater the area must absorb', amount: 440, unit: 'gpd', cite: 'chester/3.010.F#2' },
  replacement: { label: 'Replacement leaching area', amount: 100, unit: 'percent', cite: 'chester/3.010.F#2' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/new-lot-wastewater-area',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A new building lot must have an area that can absorb {absorb}, with a replacement leaching area of {replacement}.',
        text: 'The law says that this suits a four bedroom house. It holds for all new building lots, with or without public water. Where a looser rule asks for less reserve, the more restrictive one governs. Whether a lot made without a subdivision counts as new is a question for the Enforcement Officer.',
        cite: ['chester/3.010.F#2', 'chester/5.030.A.2.c#1', 'chester/7.010#1'],
        values: ['absorb', 'replacement'],
      },
    },
  },
})

export const newLotWastewaterArea = procedure({
  id: 'chester/new-lot-wastewater-area',
  title: 'Wastewater and replacement area of a new lot',
  act: 'give a new building lot an area for wastewater treatment with full replacement',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(replacement|reserve|backup|repair|second) (area|leach*|field)', '(lot|lots|new|how much|required|size)'],
      ['440|gallons', '(lot|lots|new|four bedroom)'],
      ['(área de reemplazo|área de reserva)'],
      ['new lot*', 'wastewater|leach*|absorb|gallons'],
    ],
    not: ['mound|advanced|alternative', 'investigation', 'tank size', 'replacement system'],
    examples: [
      'does a new lot need room for a second leach field',
      'how many gallons per day must a new lot be able to absorb',
      'is a 50 percent reserve area enough in Chester',
      'replacement leaching area for a subdivision lot, how big',
      'where does the 440 gallons come from',
      'new lots and the 100% replacement area',
      'planning a subdivision, what septic area per lot',
      'only building two bedrooms, does the lot still need capacity for four',
      'state says half reserve, the town says full. which one',
      'can the reserve area overlap the first field',
      '¿cuánta área de reemplazo necesita un lote nuevo?',
      '¿el lote nuevo tiene que poder absorber 440 galones por día?',
      '¿basta con una reserva del cincuenta por ciento?',
      'lotes nuevos: ¿qué espacio para aguas residuales piden?',
      'surveyor laying out lots asks about wastewater area requirement',
    ],
  },
  machine,
})
