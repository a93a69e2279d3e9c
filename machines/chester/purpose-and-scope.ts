import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What the law is for and which systems it governs. Chester §§ 1.020, 1.040, 1.030.
const facts = pick(all, 'systemServed')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/purpose-and-scope',
  initial: 'served',
  states: {
    served: {
      on: {
        systemServed: [{ guard: is('onSite'), target: 'covered' }, { guard: is('sewer'), target: 'sewer' }, 'dec'],
      },
    },
    covered: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The law governs the design and installation of every on-site system in the Town.',
        text: 'The law covers all wastewater treatment systems in the Town, for houses and for other buildings alike. It was passed so that non-industrial sewage is treated without a health hazard and without harm to the environment or to the use of property. It rests on the Municipal Home Rule Law, the Public Health Law and the Executive Law of the State.',
        cite: [
          'chester/1.020#1',
          'chester/1.040#1',
          'chester/1.030#1',
          'chester/2.020.wastewater-treatment-system#1',
          'chester/2.020.person#1',
        ],
      },
    },
    sewer: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. A community or public sewer is outside this law.',
        text: 'The law governs all wastewater treatment systems in the Town except the design, installation or treatment by means of a community or public sewer.',
        cite: ['chester/1.020#1'],
      },
    },
    dec: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          "Yes, and the state's rules come on top: a system under DEC must comply with DEC's regulations and permits.",
        text: "For systems that are jurisdictional to DEC (the state's Department of Environmental Conservation), design, construction and operation must comply with DEC's regulations and permit requirements. A DEC permit is required for 1,000 or more gallons per day, for discharges to surface water, and for waste other than domestic sewage.",
        cite: ['chester/1.020#1', 'chester/1.020#2', 'chester/footnote-1#1'],
      },
    },
  },
})

export const purposeAndScope = procedure({
  id: 'chester/purpose-and-scope',
  title: 'What the law covers',
  act: "follow the town's wastewater law",
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(law|code|rules|ordinance) .. (apply*|cover*|govern*|about|for|purpose)'],
      ['ley .. (aplica|cubre)'],
      ['(purpose|point|goal|scope|objetivo|propósito)', 'law|code|ordinance|rules|ley'],
      ['exempt', 'law|code|septic|rules'],
      ['(does|is) .. (covered|governed|exempt)', 'law|code|septic|rules'],
      ['(public sewer|town sewer|sewer district|alcantarillado)'],
    ],
    not: ['inspect*', 'permit', 'penalt*|fine', 'discharg*', 'stricter'],
    examples: [
      'which systems does the Chester septic law cover',
      'does this law apply to a motel or only to houses',
      "we're hooked to the sewer district, do the septic rules apply to us",
      'what is the purpose of the wastewater law',
      'is a farm exempt from the town septic code',
      "campground with big flows, is it the town's law or DEC",
      'what gives the town the right to regulate septic systems',
      'does the law cover an outhouse at a hunting camp',
      'is state land exempt from the septic law',
      'I live in the hamlet on public sewer do I care about this law',
      'why does the town have a septic law at all',
      'does the ordinance govern commercial buildings',
      '¿a qué sistemas se aplica la ley de aguas residuales del pueblo?',
      'estoy conectado al alcantarillado, ¿me aplica la ley del séptico?',
      '¿para qué sirve esta ley?',
      '¿la ley cubre también negocios o solo casas?',
    ],
  },
  machine,
})
