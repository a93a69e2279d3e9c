import type { Cite } from '../../../laws/canandaigua/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** In which municipality the property lies: the text on file does not name its own. */
export const place = {
  municipality: {
    kind: 'choice',
    label: 'the municipality',
    ask: 'Does the property lie in the Town of Canandaigua, in the City of Canandaigua, or in another town around the lake?',
    why: 'Each has its own law, and this one is believed to be the Town of Canandaigua’s.',
    cite: 'canandaigua/202-5.A#1',
    choices: {
      town: 'In the Town of Canandaigua',
      city: 'In the City of Canandaigua',
      elsewhere: 'In another town',
    },
    words: {
      town: ['(in|inside) the town', '(in|inside) (the)? town of canandaigua', 'town (side|resident)', 'en el pueblo'],
      city: [
        '(in|inside|within) the city',
        '(in|inside|within) (the)? city of canandaigua',
        '(live|lives|am|is|are|house|property) .. (the)? city',
        'city (resident|limits)',
        'en la ciudad',
      ],
      elsewhere: [
        '(in|inside|within) (the)? (town|village) of (south bristol|bristol|gorham|hopewell|farmington|naples|middlesex|italy|victor|phelps|geneva|manchester|bloomfield|east bloomfield|west bloomfield|richmond|shortsville|rushville)',
        'en el pueblo de (south bristol|bristol|gorham|hopewell|farmington|naples|middlesex|italy|victor|bloomfield|geneva)',
        '(in|is in|located in) (south bristol|bristol|hopewell|farmington|naples|middlesex|italy|victor|bloomfield)',
        '(in|is in|located in) (south bristol|gorham|bristol|hopewell|farmington|naples|middlesex)',
        '(another|different|other) town',
        'otro pueblo',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
