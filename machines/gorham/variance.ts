import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// No variance by the town. Gorham § 56.801(4).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/variance',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'other-authority',
        verdict: 'must-not',
        decides: 'NYSDOH or NYSDEC',
        headline: 'No. The town may not grant variances from this law: ask NYSDOH or NYSDEC.',
        text: 'The local governing body’s discretion on an appeal does not extend to granting variances from this law; it only reviews how the official interpreted or applied it. Variances from substantive requirements, such as septic tank sizes and setback distances, are under the jurisdiction of NYSDOH (the New York State Department of Health) and NYSDEC (the New York State Department of Environmental Conservation). There is no town form for one. For a failed system on a limited site, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) may work with what the site allows, but must meet state standards to the greatest extent possible; that waives no state standard in Appendix 75-A.',
        cite: [
          'gorham/56.801.4#2',
          'gorham/56.801.4#3',
          'gorham/56.305.1#1',
          'gorham/56.303.1.a#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const variance = procedure({
  id: 'gorham/variance',
  title: 'Variance',
  act: 'get a variance from this law from the town',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(zba|zoning board|board of appeals|town board)', '(relief|setback|closer|line|distance|tank size|smaller)'],
      [
        'variance|variances|waiver|waivers',
        '(septic|setback|tank|lot|board|grant|get|apply|system|size|town|form|zba)',
      ],
      ['varianza|dispensa|excepción|exención', '(séptic*|tanque|distancia|lote|pueblo|junta|lago)'],
      [
        '(relief|exception|break|leeway|special permission|closer than)',
        '(setback|setbacks|distance|tank size|rules|rule|allows|line|lake)',
      ],
      ['(más cerca|menos distancia|permiso especial)', '(lago|pozo|lindero|norma|tanque)'],
      ['(waive|waiver|relief|relax|variance|exception)', '(setback|foot|feet|distance|who)'],
      ['(setback|distance|distancia)', '(who|grants|give|quién|relief|less|off)'],
    ],
    not: ['site plan approval', 'planning board', 'exempt*'],
    examples: [
      'could the town board lower the distance to the lake for our new field',
      'can they let our field be closer to the water than the state says',
      'could the zoning board let our tank sit six feet from the line, they do that kind of thing in Huron',
      "tiny lot on the lake, the tank can't be as far from the boundary as the rules ask. who at the town hears septic variances",
      'which form do I fill in for a septic variance in Gorham',
      '¿el pueblo puede darnos una dispensa para la distancia del campo al lago?',
      'how do I get a septic variance in Gorham',
      'can the ZBA give me a variance for my leach field setback',
      'apply for a waiver from the tank size',
      'town board grants septic variances, right?',
      'lot is too narrow for the setback, need a variance, which form',
      'who decides on variances from the septic law',
      "Huron's board gave my cousin a variance, can gorham",
      'variance hearing date for our septic tank distance to the well',
      'can the code officer waive the rules for me',
      'state or town for a septic variance',
      'how long does a septic variance take',
      'is there a variance fee',
      'we need relief from the distance to the lake for our new tank',
      '¿cómo pido una varianza para el séptico?',
      '¿el pueblo puede dar una varianza de distancia al lago?',
      '¿quién otorga una dispensa del tamaño del tanque?',
      'who do I see about relief from the setback to the property line',
      'can anyone allow the tank closer than the rules say',
      '¿quién puede permitir el tanque más cerca del lago?',
      'I need 6 feet less than the setback for the tank. Who can give me that?',
      '¿Quién da una dispensa de las distancias?',
      'Who can waive the 10 foot setback?',
      'I need relief from the tank setback, who in town grants that',
      'we come up a few feet short of the required distance, who can let us',
      '¿quién puede darme una dispensa de la distancia del tanque?',
    ],
  },
  machine,
})
