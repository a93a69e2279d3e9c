import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What kind of property it is, and what is going to happen to it. */
export const property = {
  propertyKind: {
    kind: 'choice',
    label: 'the kind of property',
    ask: 'Is the property residential (a house, cottage or camp), commercial, or something else?',
    why: 'The law sets other periods for commercial properties than for all others.',
    cite: ['huron/8.D.1#1', 'huron/8.D.2#1'],
    choices: {
      residential: 'Residential: a house, cottage or camp',
      commercial: 'Commercial: a business',
      other: 'Something else: a church, farm or public building',
    },
    words: {
      residential: [
        'residential|residence|residencial',
        'house|home|cottage|camp|cabin|ranch|bungalow|townhouse|duplex',
        'single family|one family|two family',
        'casa|vivienda|cabaña|casita',
        'homeowner*',
      ],
      commercial: [
        'commercial|comercial|business|negocio',
        'restaurant|motel|hotel|store|shop|bakery|marina|bar|tavern|diner|salon|inn|brewery|garage|campground|restaurante|tienda',
        "comm'l",
      ],
      other: ['church|farm|school|firehouse|library|iglesia|finca|granja', 'town hall', 'public building'],
    },
  },
  transferOn: {
    kind: 'day',
    label: 'the day of the transfer',
    ask: 'On what day does the property change hands (the closing, or the date of the deed)?',
    why: 'A certificate counts only if it was issued within a set time before the transfer.',
    cite: 'huron/8.E.2.g#1',
    words: {
      near: [
        'clos*|settlement',
        'deed*|transfer*|convey*',
        'sell*|sale|sold',
        'hand* over',
        'cierre|escritura|venta|vende*',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
