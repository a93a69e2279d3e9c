import type { Cite } from '../../../laws/canandaigua/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What the size of a system is worked out from. */
export const load = {
  building: {
    kind: 'choice',
    label: 'what the system serves',
    ask: 'Is the system for a dwelling (a house, cottage or apartment), or for something else, such as a business or a church?',
    why: 'The rule opens with dwellings and then speaks of all systems, so for anything else it can be read two ways.',
    cite: ['canandaigua/202-6.C#1', 'canandaigua/202-6.C.1#1'],
    choices: { dwelling: 'A dwelling', other: 'Something other than a dwelling' },
    words: {
      dwelling: [
        'camp|chalet|condo',
        '(mobile home|trailer home)',
        '(casita|chalet|condominio)',
        'house|home|cottage|cabin|bungalow|ranch|duplex|townhouse|dwelling|residence|residential|resid|apartment|colonial|cape',
        'bedroom*|br|bdrm*|beds',
        '(living space|living area)',
        '(single family|family home)',
        'casa|vivienda|cabaña|apartamento|recámaras|dormitorios|habitaciones',
      ],
      other: [
        'inn|lodge|bar|cafe|gym|clinic|retreat',
        '(bed and breakfast|farm stand|banquet hall)',
        'posada|bar|hotel|bodega|taller',
        'restaurant|motel|hotel|church|office|store|shop|campground|school|winery|brewery|marina|warehouse|diner|tavern|barbershop|salon|daycare|bakery|clubhouse',
        '(retreat|community|conference|event|visitor) center',
        'commercial (building|property|space|kitchen|site)',
        'not a (house|home|dwelling|residence)',
        'event (barn|venue)',
        'restaurante|iglesia|tienda|oficina|negocio|escuela',
        'no es (una)? (casa|vivienda)',
      ],
    },
  },
  bedrooms: {
    kind: 'number',
    unit: 'bedrooms',
    min: 0,
    max: 60,
    whole: true,
    // The rows of the table are compared in a guard of the machine's own.
    samples: [1, 2, 3, 4, 5, 6],
    label: 'the number of bedrooms and bedroom equivalents',
    ask: 'How many bedrooms will there be in all, once the work is done? Count any other room that could serve as a bedroom (a bedroom equivalent).',
    why: 'The design load is worked out for each bedroom and bedroom equivalent.',
    cite: ['canandaigua/202-6.C.1#1', 'canandaigua/202-6.C.2#1'],
    words: {
      near: ['bedroom*|br|brs|bdrm*|bdr|beds', 'recámara*|dormitorio*|habitacion*|habitación|cuartos|alcoba*'],
      not: [
        '(den|office|loft|study|library|sewing room|bonus room) (with|that has|has) .. closet',
        'now|currently|today|existing|before|presently|ahora|actualmente|hoy',
        '(turn*|convert*|of the|use) .. bedroom*',
        '(agregar|añadir|otra|más) .. (recámara*|dormitorio*|habitación)',
        '(each|per|every|additional|a) (bedroom|br)',
        '(add*|another|extra|more) .. bedroom*',
        '(more than|over|at least|up to|fewer than|less than|under) .. bedroom*',
        'cada recámara',
      ],
    },
  },
  livingSpace: {
    kind: 'number',
    unit: 'sqft',
    min: 0,
    max: 60_000,
    whole: true,
    samples: [1200, 1201, 2250, 2251, 3300, 3301],
    label: 'the occupiable living space',
    ask: 'How many square feet of occupiable living space will the house have?',
    why: 'The size of the house counts along with its bedrooms and can raise the design load.',
    cite: 'canandaigua/202-6.C.3#1',
    words: {
      not: [
        'lot|parcel|acre*|garage|deck|barn|shed|patio|driveway',
        '(leach|drain|absorption) (field|area)',
        '(addition|adding|add|bigger|larger)',
        '(over|more than|above|under|less than|below|up to|at least) .. (sq|square|sf|sqft)',
        'unfinished|unheated|attic|sunroom|porch',
        'lote|terreno|garaje',
      ],
    },
  },
  designLoad: {
    kind: 'number',
    unit: 'gpd',
    min: 0,
    max: 1_000_000,
    label: 'the design load',
    ask: 'What is the design load of the system, in gallons per day?',
    why: 'Below 1,000 gallons per day one state standard applies, from 1,000 on another.',
    cite: ['canandaigua/202-6.A#1', 'canandaigua/202-6.B#1'],
    words: {
      not: [
        '(more than|over|above|exceed*|at least|greater than|less than|under|below|up to|shy of) (1,000|1000|thousand|a thousand|one thousand)',
        '(1,000|1000|thousand|a thousand|one thousand) (gallons|gpd|gallon)? (or more|or less|and up|plus)',
        '(starts|begins|limit|threshold|cutoff|cut off|line) .. (at|is|of)',
        'per bedroom',
        '(above|over|under|below) .. (dec|doh)',
      ],
    },
  },
  loadReaches: {
    kind: 'yes-no',
    label: 'whether the design load is 1,000 gallons per day or more',
    says: ['the design load is 1,000 gallons per day or more', 'the design load is less than 1,000 gallons per day'],
    ask: 'Is the design load of the system 1,000 gallons per day or more?',
    why: 'Below 1,000 gallons per day one state standard applies, from 1,000 on another.',
    cite: ['canandaigua/202-6.A#1', 'canandaigua/202-6.B#1'],
    words: {
      yes: [
        '(load|flow|ours|system|we|project|house) (is|are|will be|would be|comes to|comes in|works out|come out|at)? (just|well|way|a bit|a little)? (more than|over|above|exceed*|greater than|at least) (1,000|1000|thousand|a thousand|one thousand)',
      ],
      no: [
        '(load|flow|ours|system|we|project|house) (is|are|will be|would be|comes to|comes in|works out|come out|at)? (just|well|way|a bit|a little)? (less than|under|below|shy of) (1,000|1000|thousand|a thousand|one thousand)',
      ],
      only: true,
    },
  },
} as const satisfies Record<string, Fact<Cite>>
