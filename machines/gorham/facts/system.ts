import type { Cite } from '../../../laws/gorham/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What kind of system it is, how large, and where it stands. */
export const system = {
  systemKind: {
    kind: 'choice',
    label: 'the kind of system',
    ask: 'Is it the household system of an individual home (residential), or a commercial, institutional or multi-home system of intermediate size?',
    why: 'Household systems follow the state health department’s standard, larger ones the environmental department’s.',
    cite: ['gorham/56.302.1.a#1', 'gorham/56.302.2.a#1'],
    choices: {
      household: 'Individual household',
      intermediate: 'Commercial, institutional, cluster or multi-home (intermediate size)',
    },
    words: {
      household: [
        'house|home|household|cottage|camp|cabin|residence|residential|ranch|bungalow',
        '(single|one) family',
        'casa|vivienda|cabaña|residencial|hogar',
        'mobile home',
        'double wide',
      ],
      intermediate: [
        'commercial|institutional|business|restaurant|motel|hotel|store|winery|brewery|campground|church|school|comercial|negocio|restaurante|iglesia|escuela',
        'cluster|multihome|condo*|townhouse*|townhome*',
        'multi home',
        'apartment building',
        'mobile home park',
        'intermediate siz*',
        'tamaño intermedio',
      ],
    },
  },
  siteKind: {
    kind: 'choice',
    label: 'the building and its site',
    ask: 'Is it a new building on undeveloped land, work on an existing system, or a building put up again on land already developed?',
    why: 'The law has one section for new construction and one for existing systems; both lead to the state’s standard.',
    cite: ['gorham/56.201.new-construction#1', 'gorham/56.303.1.a#1'],
    choices: {
      newSite: 'A new building on undeveloped land',
      existing: 'Work on an existing system',
      rebuilt: 'A building put up again on developed land',
    },
    words: {
      newSite: [
        'no house .. (there|on it|yet)',
        '(bare|open) (land|ground|lot)',
        '(vacant|empty|raw|undeveloped) (lot|land|parcel|site)',
        '(build|building|putting up|built) .. new (house|home|cottage|cabin)',
        '(building|build|putting up) (a|our|my) (house|home|cabin|log home)',
        '(for|our|a|the) new (house|home|cabin)',
        'new construction',
        'new build',
        'construir .. (casa|nueva)',
        'terreno vacío',
        'obra nueva',
        '(lote|terreno) (baldío|vacío|virgen|nuevo)',
        '(vacant|empty|undeveloped|raw) (acre|acres|acreage|land|field|lot)',
        'nothing (on it|there) (yet|now)',
      ],
      existing: [
        'existing (system|septic|field|tank)',
        '(replac*|repair*|alter*|enlarg*|extend*|redo*) .. (system|septic|field|tank|lines)',
        'sistema existente',
        '(reparar|reemplazar|ampliar) .. (sistema|séptico|tanque)',
      ],
      rebuilt: ['tear* .. down', 'tore .. down', 'rebuil*|teardown|demolish*|burned|burnt', 'demol*|reconstru*|quemó'],
    },
  },
  alternativeSystem: {
    kind: 'yes-no',
    label: 'an alternative system',
    says: [
      'the system is an alternative system under Appendix 75-A',
      'the system is not an alternative system under Appendix 75-A',
    ],
    ask: 'Is it an alternative system as Appendix 75-A of the state’s rules defines it?',
    why: 'An alternative system needs a design professional’s certificate and the state’s approval.',
    cite: ['gorham/56.308.3#1', 'gorham/56.307.1.b#1'],
    words: {
      yes: [
        'alternative (system|septic|design|treatment|type|unit|mound)',
        'is an alternative one',
        '(sistema|diseño) alternativo',
        '(raised bed|raised alternative|alternative) (system|bed|field|design|type)',
      ],
      no: [
        'conventional',
        '(standard|ordinary|plain|regular) (system|septic|design|trench|trenches|stone trenches|field|leach field|trench field)',
        'nothing alternative',
        'not (an)? alternative',
        'sistema convencional',
        'not (one of)? (those|these|an|any|some|a)? (raised|fancy|new|mound)? alternative',
        '(regular|ordinary|plain|normal|standard) (old)? (gravity|in ground|inground|one|kind)',
      ],
    },
  },
  realtySubdivision: {
    kind: 'yes-no',
    label: 'a realty subdivision',
    says: ['it is part of a realty subdivision', 'it is not part of a realty subdivision'],
    ask: 'Is the lot part of a realty subdivision (land divided into lots for sale or building)?',
    why: 'A realty subdivision needs the state’s review and approval besides the town’s.',
    cite: 'gorham/56.307.1.a#1',
    words: {
      yes: [
        'subdivision|subdivisions|subdividing|subdivided|subdivisión|lotificación|fraccionamiento',
        '(split|splitting|divide|dividing) .. into .. lots',
        '(dividir|dividimos) .. lotes',
        '(lots|parcels) (to sell|for sale|for building)',
      ],
      no: [
        '(just|only) (a|one|the)? (single)? (house|home|lot)',
        '(single|one) (house|home|lot)',
        '(sólo|solo) una casa',
      ],
    },
  },
  dohFacility: {
    kind: 'yes-no',
    label: 'a facility under a NYSDOH permit',
    says: ['NYSDOH must permit the facility', 'no NYSDOH permit is needed for the facility'],
    ask: 'Is it a facility that must have a permit of NYSDOH (the state health department)?',
    why: 'Such a facility needs the state’s review and approval besides the town’s.',
    cite: 'gorham/56.307.1.c#1',
    words: {
      yes: [
        '(health department|health dept|nysdoh|doh) (permit|license)',
        '(permitted|licensed) by .. (nysdoh|health|doh)',
        '(permit|license) (from|of|by) (the)? (state)? (nysdoh|health department|health dept|doh)',
        'permiso .. salud',
      ],
      no: [
        '(just|only) (a|one|the)? (single)? (house|home)',
        '(single|private) (house|home|family|residence)',
        '(sólo|solo) una casa',
      ],
    },
  },
  dailyFlow: {
    kind: 'number',
    label: 'the flow in gallons per day',
    unit: 'gpd',
    min: 1,
    max: 100000,
    ask: 'How many gallons of effluent (liquid waste) a day is the system made for?',
    why: 'Above a flow set in the law the state must review and approve the system as well.',
    cite: 'gorham/56.307.1.d#1',
    words: { near: ['gallon|gallons|gpd|flow|gal|gals|galones|galón|effluent|caudal'], not: ['tank'] },
  },
  featureDistance: {
    kind: 'number',
    label: 'the distance in feet from the proposed system',
    unit: 'ft',
    min: 0,
    max: 100000,
    ask: 'How many feet is the well, spring, water supply, building or watercourse from the proposed system?',
    why: 'What lies within the distance that the law sets must be on the sketch plan.',
    cite: 'gorham/56.401.1.c#1',
    words: {
      near: [
        'well|wells|spring|springs|creek|stream|brook|pond|lake|barn|shed|building|house|garage|watercourse|ditch|away|from|distance',
        'pozo|manantial|arroyo|edificio|distancia|granero|casa',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
