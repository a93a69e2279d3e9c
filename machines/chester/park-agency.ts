import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// State standards and the Adirondack Park Agency. Chester § 7.040.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/park-agency',
  initial: 'otherAuthority',
  states: {
    otherAuthority: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides: 'Adirondack Park Agency',
        headline:
          "Ask the Adirondack Park Agency: the town's law does not limit the state's standards, its shoreline rules among them.",
        text: "No provision of the law limits any state standard for wastewater treatment, including the Adirondack Park Agency Act on shorelines and on Class A and B projects. Those rules are not printed here. The Agency's staff can determine wetland boundaries. The Enforcement Officer must disapprove a permit application that cannot comply with a prior Class A or B regional project authorization. Where rules differ, the more restrictive one governs.",
        cite: [
          'chester/7.040#1',
          'chester/2.020.wetland#1',
          'chester/2.020.wetland#2',
          'chester/5.030.A.6.c#1',
          'chester/7.010#1',
        ],
      },
    },
  },
})

export const parkAgency = procedure({
  id: 'chester/park-agency',
  title: 'Adirondack Park Agency and other state rules',
  act: "follow the Adirondack Park Agency's rules as well",
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(variance|town|variación)',
        '(state|apa|estado)',
        '(standards|rules|shoreline|reglas|normas)',
        '(away|count|anymore|waive*|override*|instead|apply|still|cancel*|dispens*)',
      ],
      ['(apa|adirondack*|park agency|parque)'],
      ['class (a|b)', 'project|permit|regional'],
      ['wetland*', 'boundary|who|determine*|delineat*|flag'],
    ],
    not: ['zoning', 'piping|pipe', 'guidelines', 'subdivision'],
    examples: [
      "The town board of health gave us a variance. Does that also free us from the state's rules and the park's shoreline rules?",
      'with a variance from Chester do we still have to meet state standards',
      'contractor claims once the town varies its rule the state rule is gone too',
      'Can the town let us off the state standard or the APA one?',
      '¿la variación del pueblo nos libra de las normas del estado?',
      'does the adirondack park agency have to approve my septic too',
      'APA shoreline setback for a leach field',
      'is the town permit enough inside the blue line',
      'who flags the wetland boundary on my lot',
      'class B project and septic in Chester',
      'APA or town, who is stricter on the lake',
      'do park rules apply on top of the local law',
      'need an APA permit for a septic near a wetland?',
      'can the town waive the APA shoreline rule',
      'who decides where the wetland starts',
      '¿tiene que aprobar la agencia del parque Adirondack mi séptico?',
      '¿se aplican también las reglas del parque?',
      '¿quién determina el límite del humedal?',
      '¿el pueblo puede dispensar la regla de la orilla del APA?',
      'adirondack park permit septic',
    ],
  },
  machine,
})
