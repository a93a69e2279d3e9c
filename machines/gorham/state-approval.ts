import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, lessThan, moreThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When NYSDOH or NYSDEC must review and approve too. Gorham § 56.307(1). One ground is enough: every yes carries the same value,
// so that a known flow above the limit decides before the other grounds are asked for.
const facts = pick(all, 'alternativeSystem', 'realtySubdivision', 'dohFacility', 'dailyFlow')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  flowLimit: {
    label: 'Flow above which the state must approve',
    amount: 1000,
    unit: 'gpd',
    cite: 'gorham/56.307.1.d#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/state-approval',
  initial: 'alternative',
  states: {
    alternative: { on: { alternativeSystem: [{ guard: 'yes', target: 'alternativeApproval' }, 'land'] } },
    land: { on: { realtySubdivision: [{ guard: 'yes', target: 'subdivision' }, 'facility'] } },
    facility: { on: { dohFacility: [{ guard: 'yes', target: 'permittedFacility' }, 'flow'] } },
    flow: {
      on: {
        dailyFlow: [
          { guard: moreThan('flowLimit'), target: 'largeFlow' },
          { guard: lessThan('flowLimit'), target: 'none' },
          'atTheLimit',
        ],
      },
    },
    alternativeApproval: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. An alternative system needs the state’s review and approval too.',
        text: 'An alternative system, as Appendix 75-A defines it, needs review and approval by NYSDOH (the state health department) or NYSDEC (the state environmental department), if appropriate, besides the town’s. It must also be certified by a design professional (a person whom New York licenses to design such systems). The text does not say which agency: ask both.',
        cite: ['gorham/56.307.1#1', 'gorham/56.307.1.b#1', 'gorham/56.308.3#1', 'gorham/56.201.design-professional#1'],
        values: ['flowLimit'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'if it is an alternative system, have it certified by a design professional',
            cite: ['gorham/56.308.3#1'],
          },
        ],
      },
    },
    subdivision: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A realty subdivision needs the state’s review and approval too.',
        text: 'A realty subdivision, as the state’s health and environmental laws define it, needs review and approval by NYSDOH (the state health department) or NYSDEC (the state environmental department), if appropriate, besides the town’s. Ask both agencies which one it is.',
        cite: ['gorham/56.307.1#1', 'gorham/56.307.1.a#1'],
        values: ['flowLimit'],
      },
    },
    permittedFacility: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A facility that NYSDOH must permit needs the state’s review and approval too.',
        text: 'Any facility that must have a permit of NYSDOH (the state health department) needs review and approval by NYSDOH or NYSDEC (the state environmental department), if appropriate, besides the town’s.',
        cite: ['gorham/56.307.1#1', 'gorham/56.307.1.c#1'],
        values: ['flowLimit'],
      },
    },
    largeFlow: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Above {flowLimit}, the state must review and approve the system too.',
        text: 'A system with effluent in excess of {flowLimit} needs review and approval by NYSDOH (the state health department) or NYSDEC (the state environmental department), if appropriate, besides the town’s.',
        cite: ['gorham/56.307.1#1', 'gorham/56.307.1.d#1'],
        values: ['flowLimit'],
      },
    },
    atTheLimit: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Exactly {flowLimit} is not in excess of the limit, but ask the state first.',
        text: 'The state’s approval is needed for effluent in excess of {flowLimit}. Exactly that amount is not in excess. As a precaution, ask NYSDEC (the state environmental department) all the same: at this amount it is not clear which of the state’s own standards applies, and this law does not waive them.',
        cite: ['gorham/56.307.1#1', 'gorham/56.307.1.d#1'],
        values: ['flowLimit'],
      },
    },
    none: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. None of the law’s cases for the state’s approval applies.',
        text: 'The state’s review and approval besides the town’s is needed for realty subdivisions, alternative systems, facilities that NYSDOH (the state health department) must permit, and effluent in excess of {flowLimit}. None applies as told. The town’s own approvals, and the review by the Canandaigua Lake Watershed Inspector, remain. State law may ask for more.',
        cite: [
          'gorham/56.307.1#1',
          'gorham/56.307.1.a#1',
          'gorham/56.307.1.b#1',
          'gorham/56.307.1.c#1',
          'gorham/56.307.1.d#1',
          'gorham/56.307.2#1',
        ],
        values: ['flowLimit'],
      },
    },
  },
})

export const stateApproval = procedure({
  id: 'gorham/state-approval',
  title: 'Review and approval by the state',
  act: 'get the state’s review and approval besides the town’s',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for the state’s review.',
    text: 'The sentence says that the state’s review and approval are needed besides the town’s. It names no number of days and no order; ask NYSDOH or NYSDEC.',
    cite: ['gorham/56.307.1#1'],
  },
  words: {
    asks: [
      [
        '(state|nysdoh|nysdec|dec|doh|health department)',
        '(approv*|review*|sign off|permit)',
        '(septic|system|subdivision|gallon*|gpd|alternative|sewage)',
      ],
      ['(alternative|subdivision)', '(approv*|state|permit)'],
      ['(gallons|gpd)', '(approv*|state|dec)'],
      [
        '(estado|estatal|departamento de salud)',
        '(aprob*|revis*)',
        '(séptic*|sistema|galones|alternativo|subdivisión)',
      ],
      ['(subdivision|subdivided|alternative)', '(sign*|approve*|approval|who|besides|other than|health)'],
    ],
    not: ['variance', 'watershed'],
    examples: [
      'how many days does the state have to review an alternative septic system',
      'by when must the NYSDOH approval be in',
      'lodge with 1,500 gallons a day on a plain trench field, town permit in hand. does the state have to review it too',
      "one house, conventional trenches, 330 gallons. is the town's permit enough or is there a state approval as well",
      'our wash house will put out 1,200 gpd, conventional. does DOH or DEC have to say yes too',
      'does the state health department have to approve our septic as well as the town',
      '1,400 gallons a day for the motel, who besides Gorham approves',
      "we're splitting the farm into lots, is DOH approval needed for the septics",
      'alternative treatment unit, do DEC or DOH sign off',
      'is the town permit enough or does Albany have to look at it',
      "children's camp with a health dept permit, new sewage system, state review?",
      'exactly 1000 gpd design flow, do we need DEC',
      'small house 330 gallons per day, do I need state approval',
      'subdivision developer question: which state agency reviews wastewater',
      'when is NYSDEC approval required under 307',
      'excavator says no state people need to see a raised bed alternative system',
      'mobile home park expansion to 2500 gpd',
      'do both NYSDOH and NYSDEC have to approve',
      '¿necesito aprobación del estado para un sistema alternativo?',
      '¿el departamento de salud tiene que aprobar el séptico?',
      'son 1,500 galones por día, ¿quién más aprueba?',
      'twelve lot subdivision, who other than Gorham signs off on the systems',
      'besides the town who must approve an alternative system',
      '¿Hace falta aprobación del estado para una subdivisión?',
      "We're a summer camp with DOH permits. Does Albany have to sign off too?",
      '¿además del pueblo tiene que aprobarlo el estado?',
      'vamos a dividir el terreno en lotes, ¿el estado aprueba los sépticos?',
    ],
  },
  machine,
})
