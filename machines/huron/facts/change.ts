import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

const livingArea = [
  '(add*|adding|build*|put*|extra|new|another|additional) .. (bedroom|bedrooms|bathroom|bath|room|rooms|dormer|wing|suite|sunroom|den)',
  '(addition|second story|second floor|in law apartment|in law suite|finished basement)',
  '(finish*|convert*|turn|turning|turned|make|making) .. (basement|attic|garage|porch|loft)',
  '(home|hobby) (office|gym|theater|studio)',
  '(bump*|build*) out',
  '(living|enclosed) (area|space)',
  '(agregar|añadir|construir|ampliar|hacer) .. (cuarto|cuartos|recámara|dormitorio|habitación|baño|piso|casa)',
  '(ampliación|ampliar la casa)',
  'dormer|dormers',
] as const
const commercialIntensity = [
  '(more|extra|additional|new|hire|hiring|adding|double) .. (employees|employee|workers|staff|seats|tables|seating|guests|occupants|students|customers)',
  'from .. to .. (employees|seats|workers|staff|guests|rooms|tables)',
  'from .. (employees|seats|workers|staff|guests|rooms|tables) to',
  '(employees|workers|staff|seats|tables|guests) .. (up to|instead of|will be|going up|increase*|doubl*|grow*)',
  '(raise|raising|increase|increasing|bump|bumping|up) .. (headcount|staff|employees|seating|occupancy)',
  'more (diners|patrons|boarders|campers|campsites|beds|units)',
  '(sube|subir|pasar) de .. a .. (empleados|mesas|asientos)',
  '(expand*|growing|bigger|busier) .. (business|restaurant|motel|shop|bar|kitchen|crew|staff)',
  '(second|extra|another) shift',
  '(más|contratar) .. (empleados|trabajadores|mesas|huéspedes|clientes|asientos)',
] as const
// What a building is, and what it can become.
const PLACES =
  'house|home|cottage|cabin|farmhouse|parsonage|barn|store|shop|church|hall|school|building|office|warehouse|restaurant|motel|apartment|unit|residence|camp'
const USES =
  'store|shop|restaurant|office|offices|rental|airbnb|apartment|apartments|inn|b&b|bed and breakfast|daycare|day care|salon|house|residence|dwelling|brewery|studio|cafe|bakery|clinic|gym|kennel|church|school|warehouse|museum|bar|business|venue|duplex|event space'
const useType = [
  '(change|changing|switch*) .. (use|type)',
  `(turn*|convert*|conversion|make|making|change|changing|switch*) .. (${PLACES}) .. (${USES})`,
  `from (a|an|my|our|the|being)? (${PLACES}) (to|into) .. (${USES})`,
  `(${PLACES}) ... (going to be|becoming|become|becomes|will be|turned into|used as|into) .. (${USES})`,
  `use .. (${PLACES}) .. (as|for) .. (${USES})`,
  '(open|opening|start|run|running) .. (daycare|day care|salon|bakery|bed and breakfast|b&b|restaurant|kennel|shop|cafe|office|airbnb|business|store) .. (in|out of|from|at) .. (house|home|barn|garage|basement)',
  'garage .. (salon|shop|store|business|daycare|apartment|restaurant|rental|brewery|kennel)',
  '(new|different|another) (use|type of use)',
  '(casa|local|edificio|granero) .. (será|va a ser|convertir|como) .. (tienda|negocio|restaurante|oficina|panadería|salón)',
  '(convertir|cambiar) .. (casa|uso|negocio|tienda|local) .. (negocio|tienda|restaurante|uso|vivienda|casa)',
  'cambio de uso',
] as const
const effluentVolume = [
  '(more|extra|increase*|increasing|double|higher) .. (water|flow|effluent|wastewater|laundry|volume)',
  '(add*|install*|put*) .. (hot tub|jacuzzi|washing machine|washer|dishwasher|garbage disposal|toilet|shower|laundry)',
  '(more|extra) people .. (living|moving|staying)',
  '(más|aumentar) .. (agua|descarga|caudal)',
  '(hot tub|jacuzzi|whirlpool)',
] as const
const floorSpace = [
  'percent|% .. (bigger|larger|more space|more floor)',
  '(floor|square) (space|footage|area)',
  '(doubl*|increase*|enlarg*|expand*) .. (garage|barn|shop|building|store|workshop|floor|structure)',
  '(metros cuadrados|superficie|espacio)',
] as const
const noChange = [
  '(new|replac*|redo*|re) .. (roof|siding|windows|paint|floors|flooring|deck|furnace|cabinets|countertops|driveway)',
  '(roofing|painting|reroof*|re roof*|repaint*)',
  '(just|only) cosmetic',
  '(no|nothing) (change|changes|changing)',
  '(techo nuevo|pintar|ventanas nuevas)',
] as const

/** Additions, new uses and other changes to a property. */
export const change = {
  plannedChange: {
    kind: 'choice',
    label: 'the planned change',
    ask: 'What is planned: more living area in a house, more water or sewage (effluent), another type of use, a commercial use with more employees, occupants or sewage, or more floor space in a building?',
    why: 'Each of these changes calls for an inspection before it, on terms of its own.',
    cite: ['huron/8.A.1#1', 'huron/8.A.2#1', 'huron/8.A.3#1', 'huron/8.A.5#1'],
    choices: {
      livingArea: 'More enclosed living area in a house',
      effluentVolume: 'More water or sewage, without building',
      useType: 'Another type of use',
      commercialIntensity: 'A business with more employees, occupants or sewage',
      floorSpace: 'More floor space that is no living area in a house',
      none: 'None of these: repairs, a new roof, a deck',
    },
    words: {
      livingArea,
      effluentVolume,
      useType,
      commercialIntensity,
      floorSpace,
      none: noChange,
    },
  },
  addsLoad: {
    kind: 'yes-no',
    label: 'whether the addition can put more load on the system',
    says: [
      'the addition increases the load or potential load on the septic system',
      'the addition does not increase the load or potential load on the septic system',
    ],
    ask: 'Will the added living area increase the load, or the load that is possible, on the septic system (a bedroom, a bathroom, more people)?',
    why: 'Only an addition that does so is an increase in living area as the law defines it.',
    cite: 'huron/4.B.6#1',
    words: {
      yes: [
        '(add|adds|adding|another|extra|additional|new|more) .. (bedroom|bedrooms|bathroom|bathrooms|bath|toilet|shower|kitchen)',
        '(third|fourth|fifth|sixth|3rd|4th|5th|6th) (bedroom|bathroom|bath)',
        '(bedroom|bathroom|bedrooms|toilet) (added|addition)',
        '(bedroom|bathroom|in law|master) (suite|addition|apartment)',
        '(more|extra) (people|load|occupants|flow)',
        '(agregar|añadir|otro|otra|nuevo|nueva) .. (recámara|dormitorio|cuarto|baño|habitación)',
      ],
      no: [
        '(no|without|any) (new|extra|added|additional)? (plumbing|bedroom|bedrooms|bathroom|fixtures|load|sewage|water)',
        '(less|same|no extra|no more) (sewage|water|load)',
        '(same|not change) .. (number of bedrooms|bedrooms|people|load)',
        '(not|never) .. (more|extra) (load|people)',
        'sin (plomería|baño|recámaras)',
        'misma carga',
        '(just|only) (storage|a porch|a den|a closet|a mudroom|a sunroom|a bigger living room|a foyer)',
      ],
      only: true,
    },
  },
  floorIncrease: {
    kind: 'number',
    label: 'the increase in interior floor space',
    ask: 'By what percent does the interior floor space of the principal structure (the main building) grow?',
    why: 'An increase of at least fifty percent calls for an inspection before the work.',
    cite: 'huron/8.A.5#1',
    unit: 'percent',
    min: 0,
    max: 1000,
    words: {
      near: [
        'bigger|larger|more|increase*|grow*|add*|expan*|extra|enlarg*|addition',
        'floor|interior|footage|square|space|area|house|building|structure',
        '(más grande|ampli*|aument*|superficie)',
      ],
      not: [
        'barn|shed|garage|outbuilding|boathouse|granero|cobertizo|garaje',
        'slope|grade',
        'of the (system|septic|tank|lines|value|assessed)',
      ],
    },
  },
  upgradeEvent: {
    kind: 'choice',
    label: 'the event',
    ask: 'Which of these is the case: an inspection showed that the system failed, living area is being added, a commercial use grows, the property is transferred, another change (use, water, floor space), or none of them?',
    why: 'The law lists four events on which the existing system has to be upgraded.',
    cite: ['huron/8.C.1#1', 'huron/8.C.2#1', 'huron/8.C.3#1', 'huron/8.C.4#1'],
    choices: {
      failed: 'An inspection showed that the system has failed',
      livingArea: 'More living area in a house',
      commercialIntensity: 'A business with more employees, occupants or sewage',
      transfer: 'A sale, gift or other transfer of the property',
      otherChange: 'Another type of use, more water, or more floor space only',
      none: 'None of these: the system is old and works',
    },
    words: {
      failed: [
        '(inspection|inspector|inspected|test) .. (failed|failure|fail)',
        '(septic|system|it|we) (has|have)? (failed|flunked)',
        '(did|does) not pass',
        "didn't pass",
        '(falló|reprobó|no pasó)',
      ],
      livingArea,
      commercialIntensity,
      transfer: [
        '(sale|presale|transfer) (inspection|inspected)',
        'sell|selling|sold|sale|seller|buyer|buyers|closing|deed|deeding|listing',
        'transfer|transferring|inherit*|gifting',
        'vender|vendo|venta|cierre|escritura|traspaso|herencia',
      ],
      otherChange: [...useType, ...effluentVolume, ...floorSpace],
      none: [
        '(just|only|simply) old',
        '(nothing|no) .. (changing|planned|changes)',
        '(grandfathered|grandfather)',
        '(none|neither) of (these|those|them)',
        '(not|no) (selling|adding|expanding|sale) .. (or|nor|and) (selling|adding|expanding|anything)',
        '(solo|solamente|nada más) .. viejo',
      ],
    },
  },
  systemFailed: {
    kind: 'yes-no',
    label: 'whether an inspection showed a failure',
    says: ['an inspection showed that the system has failed', 'no inspection has shown that the system failed'],
    ask: 'Has a septic inspection shown that the system has failed?',
    why: 'A failed system has to be upgraded, and brought into compliance before a transfer.',
    cite: ['huron/8.C.1#1', 'huron/8.G#1'],
    words: {
      yes: [
        'failed|flunked',
        '(did|does) not pass',
        "(didn't|doesn't|wouldn't) pass",
        'failing',
        '(falló|reprobó|no pasó|reprobado)',
      ],
      no: [
        'passed',
        '(passes|pass) (inspection|fine)',
        '(clean|good) (inspection|report)',
        '(works|working) (fine|great|well|perfectly|ok|okay)',
        'nothing wrong',
        '(pasó la inspección|aprobó|aprobada|funciona bien)',
      ],
    },
  },
  functional: {
    kind: 'yes-no',
    label: 'whether the system works',
    says: ['the system works', 'the system does not work properly'],
    ask: 'Does the system work, that is, does it take the sewage without backing up or coming to the surface?',
    why: 'Every existing system must be functional.',
    cite: ['huron/8.B#1', 'huron/8.B#2'],
    words: {
      yes: [
        '(works|working|drains|drained|runs) (fine|great|well|perfectly|ok|okay|just fine)',
        'still (works|drains|working)',
        '(no|never any|never had) (trouble|problems|backups)',
        '(funciona bien|sigue funcionando)',
        '(works|runs|working) (like a charm|great|perfect|perfectly|just fine)',
      ],
      no: [
        '(backs|backing|backed|back) up',
        'slow (drain|draining|drains)',
        'drains slow*',
        '(broken|clogged|overflow*|plugged|collapsed)',
        '(no|not) .. (work|working|drain|draining)',
        '(no funciona|tapad*|desborda*)',
        'drenaje .. lento',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
