import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Inspection before a change of use. Gorham §§ 56.301(2), 56.501(1)(a), 56.201.
const facts = pick(all, 'useChange')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/change-of-use-inspection',
  initial: 'what',
  states: {
    what: {
      on: {
        useChange: [
          { guard: is('same'), target: 'sameUse' },
          { guard: is('other'), target: 'official' },
          'mustInspect',
        ],
      },
    },
    mustInspect: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The system must be inspected before the change of use.',
        text: 'It is unlawful to change the use of real property without an inspection of the system by the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). The law names this change as an example. The owner arranges the inspection before the change is undertaken, and the official then determines whether the change means an increased hydraulic loading (more water for the system). If a site plan approval, special use permit or variance is needed, the inspection report goes into that review.',
        cite: [
          'gorham/56.301.2#1',
          'gorham/56.501.1.a#1',
          'gorham/56.501.1.a#2',
          'gorham/56.501.1.a#3',
          'gorham/56.201.change-of-use#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'arrange for an inspection before the change of use is undertaken',
            cite: ['gorham/56.501.1.a#1'],
          },
        ],
      },
    },
    official: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline:
          'It is up to the authority having jurisdiction whether this change is likely to bring more water to the system.',
        text: 'A change of use is a use modified so as to likely cause an increase in hydraulic loading (more water for the system). This change is none of the law’s examples. The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) determines whether it represents an increased loading. As a precaution, ask before the change, and plan on an inspection.',
        cite: [
          'gorham/56.201.change-of-use#1',
          'gorham/56.501.1.a#1',
          'gorham/56.501.1.a#2',
          'gorham/56.301.2#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    sameUse: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Without a change of use this section asks for no inspection.',
        text: 'The inspection is for a change of use: a use modified so as to likely cause an increase in hydraulic loading (more water for the system). As told, the use stays as it is. A conveyance or a large expansion would need an inspection all the same.',
        cite: ['gorham/56.201.change-of-use#1', 'gorham/56.501.1.a#1', 'gorham/56.301.2#1'],
      },
    },
  },
})

export const changeOfUseInspection = procedure({
  id: 'gorham/change-of-use-inspection',
  title: 'Inspection before a change of use',
  act: 'have the system inspected before the change of use',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days: the inspection comes before the change of use.',
    text: 'The sentence says that the owner arranges the inspection before any change of use is undertaken. It names no number of days ahead; ask the authority having jurisdiction early.',
    cite: ['gorham/56.501.1.a#1'],
  },
  words: {
    asks: [
      [
        '(turn|turning|convert|converting|become|becomes|becoming|make|making|change|changing|switch|switching)',
        '(restaurant|inn|salon|shop|store|laundromat|cafe|bakery|office|daycare|brewery|apartment|apartments|bed and breakfast|business|commercial|residential|residence|clinic|kennel|pizzeria)',
      ],
      [
        '(open|opening|start|starting|run|running)',
        '(restaurant|inn|salon|shop|store|laundromat|cafe|bakery|daycare|brewery|bed and breakfast)',
        '(house|home|septic|inspection|inspected|building|farmhouse|place)',
      ],
      [
        '(old|former) (store|shop|bank|church|school|restaurant|garage|dairy store|feed store|bakery)',
        '(live|living|house|home|apartments|apartment|residence)',
      ],
      [
        '(inspect*|inspection|checked|septic|system)',
        '(change of use|changing the use|convert*|converting|turn* .. into|turning|airbnb|year round|vrbo|into a|salon|daycare|open a|use)',
      ],
      ['(inspeccion*|inspección|séptic*)', '(cambi* .. uso|convertir|negocio|comercial|restaurante|apartamento)'],
      [
        '(airbnb|vrbo|short term rental|todo el año|year round)',
        '(septic|inspection|inspected|séptico|inspección|cottage|cabaña|camp)',
      ],
    ],
    not: [
      'sump|softener|gutter*',
      '(keep using|continue using|go on using)',
      'lied|void',
      '(closing on|closing date|the closing)',
      '(living trust|family trust|quitclaim)',
    ],
    examples: [
      'changing my house into a store, inspection?',
      'how many days before we turn the house into a shop must the septic be inspected',
      'by when must the inspection be done if we change the use to a restaurant',
      'the motel will be made over into apartments, same owner, septic inspection first?',
      'the old creamery has stood empty and we want to live in it as our house, inspection first?',
      'old store to be our home, it uses less water than the shop did',
      'former bank building, we make it our residence, does the septic get inspected before',
      'renting the cottage out on airbnb, nothing else changes, does the septic need an inspection for that',
      'Convertimos la panadería en un apartamento, ¿se inspecciona el séptico antes?',
      'we keep the house but a dentist rents it and makes it his office, septic inspection before the change?',
      'short term rentals instead of living there ourselves, is this a change of use',
      'We own a ranch house on the highway and will make all of it a small restaurant. We are not selling and not building on. Does the town inspect the septic before we open',
      "I'd like to run a bed and breakfast out of our farmhouse, no construction, same walls. septic inspected first or not",
      'bought the shut down grocery to turn it into a laundromat, one kind of business to another. Inspection of the septic before we start?',
      "We will live in the former feed store as our home. Surely that uses less water. Do we still need the town's septic inspection first",
      "changing a house to a dentist's office, not adding an inch, does the septic have to be checked by the town before the switch",
      'church hall becoming apartments, does the septic get inspected beforehand',
      'the tavern closed and we make a dwelling of it, commercial to residential, inspection?',
      'my partner says commercial to commercial is no change of use, shop to brewpub. is he right about the septic inspection',
      'summer camp cottage to be lived in all year round, is that a change of use and an inspection',
      'queremos hacer de la casa una posada, sin ampliar nada, ¿inspeccionan el séptico antes?',
      'la tienda va a ser una lavandería, ¿el pueblo tiene que revisar el séptico?',
      'turning the barn store into a house, septic inspection needed?',
      'opening a hair salon in my home, does the town check the septic',
      'converting our cottage from seasonal to year round use',
      'want to airbnb the lake house, is that a change of use for septic',
      'deli becoming a pizzeria, inspection before we open?',
      'planning board wants a special use permit, does the septic report go with it',
      'who decides if there is more hydraulic loading',
      'is change from commercial to residential a change of use even with less water',
      'adding an in-law apartment, change of use or not',
      'do I arrange the septic check before or after changing the use',
      'office building into apartments, septic rules',
      "same business, new owner's name, change of use?",
      'daycare in the house, do I need the septic inspected first',
      '¿necesito inspección si convierto mi casa en restaurante?',
      'voy a abrir un negocio en la casa, ¿revisan el séptico?',
      '¿el cambio de uso de temporada a todo el año requiere inspección?',
      'old feed store becoming a brewpub, septic check first?',
      'making the garage into a rental unit, inspection beforehand',
      'Pasaremos de usar la cabaña sólo en verano a vivir todo el año. ¿Inspección del séptico?',
      'we would like to rent the cabin on airbnb, does that need the septic inspected',
      'usábamos la cabaña solo en verano y ahora viviremos ahí todo el año, ¿inspeccionan el séptico?',
      'queremos abrir un salón de belleza en nuestra casa',
      'la antigua tienda será vivienda, ¿inspeccionan el sistema?',
    ],
  },
  machine,
})
