import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What an added bedroom means for the system. Chester Appendix VII, § 5.030(A)(1).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/added-bedrooms',
  initial: 'guideline',
  states: {
    guideline: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          'It is up to the Enforcement Officer: the guidelines say to enlarge the system, and any enlargement needs a permit.',
        text: "The guidelines for operation and maintenance say that a system is normally designed for two persons per bedroom, and that it is to be enlarged if the household is larger or bedrooms are added. The expansion must comply with this law and, as necessary, with the state's requirements. Whether the guideline binds by itself is not said. Plan on it as a precaution, and ask the Enforcement Officer before you build. The permit for the enlargement itself is a firm duty.",
        cite: ['chester/app-VII.12#1', 'chester/app-VII.12#2', 'chester/app-VII.12#3', 'chester/5.030.A.1#1'],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'get a treatment system permit before the system is enlarged',
            cite: ['chester/5.030.A.1#1'],
          },
        ],
        readings: [
          {
            of: 'chester/app-VII.12#2',
            defect: 'C-71',
            reading: 'The appendix tells the owner to enlarge the system (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/app-VII.12#1',
            defect: 'C-71',
            reading: 'The appendix is headed as guidelines, so it advises and does not command.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
  },
})

export const addedBedrooms = procedure({
  id: 'chester/added-bedrooms',
  title: 'A larger household or added bedrooms',
  act: 'enlarge the system when bedrooms are added',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'bedroom*|bdrm|dormitorio*|habitación|habitaciones|recámara*',
        'septic|system|tank|leach*|séptic*|sistema|enlarg*|bigger',
      ],
      ['add* .. (bedroom*|bdrm|people)'],
      ['(more|extra|too many) people', 'septic|system|sistema'],
    ],
    not: ['new lot', 'perc test'],
    examples: [
      'adding a bedroom over the garage, does the septic have to get bigger',
      'turning a two bedroom camp into a four bedroom, what about the septic',
      'six of us live in a 2 bedroom house, is our septic legal',
      'how many people per bedroom is a septic designed for',
      'finishing the basement with a guest room, septic upgrade needed?',
      'do i have to upgrade my system when I put on an addition',
      'in-law apartment in the barn, will the old system do',
      'airbnb wants to sleep 12 in a three bedroom, system size?',
      'if I add one bedroom can the town make me enlarge the leach field',
      "septic sized for 3 bdrm and we're building a 4th",
      '¿tengo que agrandar el sistema si añado un dormitorio?',
      'vamos a agregar dos habitaciones, ¿sirve el sistema séptico actual?',
      'somos ocho personas en una casa de dos recámaras, ¿hay regla del séptico?',
      '¿cuántas personas por dormitorio aguanta el sistema según el pueblo?',
      'realtor: listing says 4 bedrooms but septic is for 3, problem?',
    ],
  },
  machine,
})
