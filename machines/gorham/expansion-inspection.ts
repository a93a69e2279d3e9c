import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, moreThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Inspection where a building grows by more than fifty percent. Gorham §§ 56.301(2), 56.501(1)(c).
const facts = pick(all, 'expansionPercent', 'useGrows')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  expansionLimit: {
    label: 'Expansion above which an inspection is needed',
    amount: 50,
    unit: 'percent',
    cite: 'gorham/56.301.2#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/expansion-inspection',
  initial: 'size',
  states: {
    size: { on: { expansionPercent: [{ guard: moreThan('expansionLimit'), target: 'mustInspect' }, 'use'] } },
    use: { on: { useGrows: [{ guard: 'yes', target: 'twoReadings' }, 'need'] } },
    mustInspect: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. An expansion of more than {expansionLimit} needs an inspection.',
        text: 'It is unlawful to expand a building or dwelling, including its use, by greater than {expansionLimit} without an inspection of the system by the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). The owner arranges it as a part of the building permit application. The official determines whether the expansion represents an increased hydraulic loading (more water for the system). The law also treats the existing system as an accessory structure under a part of the state’s building code; ask which part applies now.',
        cite: [
          'gorham/56.301.2#1',
          'gorham/56.501.1.c#1',
          'gorham/56.501.1.c#2',
          'gorham/56.501.1.c#3',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        values: ['expansionLimit'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'arrange for an inspection as a part of the building permit application',
            cite: ['gorham/56.501.1.c#1'],
          },
        ],
      },
    },
    twoReadings: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline:
          'The text can be read both ways: the floor area stays within {expansionLimit}, but the use grows by more.',
        text: 'The law speaks of expanding a building or dwelling, “including its use”, by greater than {expansionLimit}. It does not say what the share is measured on. By floor area the expansion is within the limit; by its use it is above. As a precaution, plan on an inspection and ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) before you apply for the building permit.',
        cite: [
          'gorham/56.301.2#1',
          'gorham/56.501.1.c#1',
          'gorham/56.501.1.c#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        values: ['expansionLimit'],
        readings: [
          {
            of: 'gorham/56.301.2#1',
            defect: 'G-12',
            reading: 'The share is measured on the building’s floor area: no inspection is needed.',
            status: 'determined',
            verdict: 'need-not',
          },
          {
            of: 'gorham/56.501.1.c#2',
            defect: 'G-12',
            reading: 'Growth of the use counts as well: an inspection is needed (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    need: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. An expansion of {expansionLimit} or less needs no inspection.',
        text: 'The inspection is for an expansion greater than {expansionLimit}. Exactly {expansionLimit} is not greater. The text does not say whether several additions are added up, nor what the share is measured on: near the limit, ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). A change of use or a conveyance would need an inspection all the same.',
        cite: [
          'gorham/56.301.2#1',
          'gorham/56.501.1.c#1',
          'gorham/56.501.1.c#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        values: ['expansionLimit'],
      },
    },
  },
})

export const expansionInspection = procedure({
  id: 'gorham/expansion-inspection',
  title: 'Inspection before an expansion',
  act: 'have the system inspected before the expansion',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days: the inspection is part of the building permit application.',
    text: 'The sentence says that the owner arranges the inspection as a part of the building permit application. It names no number of days; ask the authority having jurisdiction when you apply.',
    cite: ['gorham/56.501.1.c#1'],
  },
  words: {
    asks: [
      [
        '(addition|expansion|expanding|expand|enlarge|enlarging|add on|adding on|second floor|second story|bump out|sunroom|family room|wing)',
        '(septic|inspected|inspection|inspect)',
      ],
      ['(ampliar|ampliación|agrandar|agrandamos|segundo piso)', '(séptico|inspección|inspeccionar|revisar)'],
      [
        '(addition|expand*|expansion|adding|add|bigger|larger|enlarg*|extension)',
        '(inspect*|inspection|septic|checked)',
        '(house|building|home|percent|half|cottage|sq|square|bedroom|bedrooms|room|footage|dwelling|cabin|expansion|addition)',
      ],
      ['(ampliar|ampliación|agrandar|agregar)', '(inspección|séptic*|casa|por ciento)'],
    ],
    not: [
      '(leach lines|leach field|drain field|lateral|pipe)',
      'in law',
      '(shed|pool)',
      '(adding|add) (me|him|her|my wife|my husband|us) to the (deed|title)',
    ],
    examples: [
      'quiero agrandar mi cabaña un sesenta por ciento, ¿es obligatoria la inspección del sistema para la ampliación?',
      'ampliación de más de la mitad de la casa con permiso de construcción, ¿hay que inspeccionar la fosa?',
      'making the house a third bigger, is an inspection required',
      'our addition is smaller than half the house, do we need to be inspected',
      'enlarging the cottage by 40 percent, inspection needed or not',
      'how many days before the building permit must the septic inspection for our addition be done',
      'by when must the inspection be arranged for a seventy percent expansion',
      'House is 1,400 square feet and the plans show 800 more, still three bedrooms and the two of us. Contractor says septic only comes up when you add bedrooms. Does the town have to inspect it',
      'Cape with 1,000 feet now, we raise the roof and add 620. Must the septic be inspected for the building permit, no more bedrooms',
      "We're putting a sunroom on, 15 percent of the house, no plumbing at all. In Huron my friend had to have the septic inspected. What does Gorham say",
      'exactly half again as big, is that more than fifty percent or not, do we need the septic inspection',
      'doubling the size of our lake cottage, when does the septic inspection come in the building permit',
      'our addition is 45 percent by area but the bedrooms go from two to five, inspection or no inspection',
      '(staff) BP application for a 900 sf addition on a 1,700 sf ranch. septic insp needed y/n',
      'queremos construir un segundo piso, la casa crece 70 por ciento. ¿Inspeccionan el séptico?',
      'voy a agrandar la cocina un 10 por ciento, ¿hace falta inspección séptica?',
      'we add a family room and porch onto the house and nothing else changes, same family, does the septic get looked at by the town',
      'the counter said at half the septic must be inspected. our extension is just under half',
      'adding a second story, sixty percent bigger, septic inspection?',
      "house is 1500 sq ft and we're adding 800, does the town look at the septic",
      'is a 50 percent addition over the limit or not',
      'two new bedrooms and a bath, do I need the septic inspected for the building permit',
      'expansion of the restaurant seating area by half, inspection?',
      'what counts toward the fifty percent, floor area or bedrooms',
      'we added 30% in 2019 and want 30% more now, do they add up',
      'building inspector says my addition triggers a septic check, does it',
      'enlarging cottage from 2 to 4 bedrooms but only 40% more space',
      'finishing the basement, is that an expansion of the dwelling',
      'when in the building permit process does the septic inspection happen',
      'who decides whether the addition loads the system more',
      'small mudroom addition 8 percent, septic inspection required',
      '¿necesito inspección séptica para ampliar la casa 60 por ciento?',
      'vamos a agregar dos dormitorios, ¿revisan el séptico?',
      'la ampliación es la mitad de la casa, ¿hace falta inspección?',
    ],
  },
  machine,
})
