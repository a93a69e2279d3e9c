import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What kind of property it is, and what is going to happen to it. */
export const property = {
  propertyKind: {
    kind: 'choice',
    label: 'the kind of property',
    ask: 'Is the property residential (a house, cottage or camp), commercial, industrial, or something else?',
    why: 'The law sets other periods and other steps for commercial properties than for all others.',
    cite: ['huron/8.D.1#1', 'huron/8.D.2#1'],
    choices: {
      residential: 'Residential: a house, cottage or camp',
      commercial: 'Commercial: a business',
      industrial: 'Industrial: a factory or plant',
      other: 'Something else: a church, farm or public building',
    },
    words: {
      residential: [
        'residential|residence|residencial',
        'house|home|cottage|camp|cabin|ranch|bungalow|townhouse|duplex|condo',
        '(single|one|two) family',
        '(lake|summer|beach|year round) (place|home|house)',
        '(our|my|parents|moms|dads|grandmas) place',
        'casa|vivienda|cabaña|casita|hogar',
        'homeowner*|homebuyer*',
      ],
      commercial: [
        'commercial|comercial|business|negocio',
        'restaurant|motel|hotel|store|shop|bakery|marina|bar|tavern|diner|salon|inn|brewery|campground',
        'pizzeria|cafe|deli|winery|cidery|gym|laundromat|pub|grill',
        '(car wash|office building|bait shop|snack bar)',
        'restaurante|tienda|panadería|taller|cafetería',
        "comm'l",
      ],
      industrial: [
        'industrial',
        'factory|warehouse|mill|sawmill|fábrica|bodega|almacén',
        '(packing house|machine shop)',
      ],
      other: [
        'church|farm|school|firehouse|library|grange|museum|iglesia|finca|granja|escuela',
        '(town hall|community center|fire hall|parish)',
        'public building',
      ],
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
        '(change|changes|changing) hands',
        'cierre|escritura|venta|vende*|traspas*',
      ],
    },
  },
  bedrooms: {
    kind: 'number',
    label: 'the number of bedrooms',
    ask: 'How many bedrooms does the house have?',
    why: 'Amounts that the law gives per bedroom are worked out from it.',
    cite: ['huron/8.E.2.a.ii#1', 'huron/8.D.2.b.i#1'],
    unit: 'bedrooms',
    min: 1,
    max: 60,
    whole: true,
    words: {
      not: ['add*|adding|extra|additional|more|another|new', '(used to|instead)', 'agregar|añadir'],
    },
  },
  waterfront: {
    kind: 'yes-no',
    label: 'whether the property is on the waterfront',
    says: ['the property is on the waterfront', 'the property is not on the waterfront'],
    ask: 'Is the property on the waterfront (a lake, bay, creek or other waterway)?',
    why: 'On the waterfront a winter inspection also waits for the ice on the waterway to go.',
    cite: 'huron/8.F#2',
    words: {
      yes: [
        'waterfront|lakefront|bayfront|lakeside|creekside|riverfront|shoreline',
        '(on|along|by) (the|a) .. (bay|lake|creek|shore|water|river|pond|inlet)',
        '(right|directly) on .. (bay|lake|creek|water)',
        '(backs|back|goes|runs) .. (up to|down to) .. (bay|lake|creek|water)',
        '(frente|orilla|junto) .. (lago|bahía|agua|arroyo)',
        'a orillas del',
      ],
      no: [
        'inland|landlocked',
        '(no|not any) (water|lake|creek) .. (near|nearby|next|close)',
        '(not|nowhere) near .. (water|lake|bay|creek)',
        '(away|far|miles|mile) from .. (water|lake|bay|creek)',
        '(up|back) on the ridge',
        'lejos del (agua|lago)',
        'tierra adentro',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
