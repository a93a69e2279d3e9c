import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When an engineer or another design professional is needed. Gorham §§ 56.308, 56.1001.
const facts = pick(all, 'alternativeSystem', 'proRequired')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/design-professional',
  initial: 'alternative',
  states: {
    alternative: { on: { alternativeSystem: [{ guard: 'yes', target: 'certified' }, 'asked'] } },
    asked: { on: { proRequired: [{ guard: 'yes', target: 'required' }, 'mayBeRequired'] } },
    certified: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. An alternative system must be certified by a design professional.',
        text: 'A system that Appendix 75-A defines as alternative must be certified by a design professional: a person licensed or registered in New York and authorized to design such systems. It also needs the review and approval of NYSDOH or NYSDEC, the state’s health and environmental departments, if appropriate.',
        cite: ['gorham/56.308.3#1', 'gorham/56.201.design-professional#1', 'gorham/56.307.1#1', 'gorham/56.307.1.b#1'],
      },
    },
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The authority having jurisdiction may require it, and has done so.',
        text: 'The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) has the right to require the owner to retain a design professional: for site and soil appraisals (percolation tests and deep holes), and to design the system and certify that it meets this law and the state’s standards. A design professional is a person licensed or registered in New York and authorized to design such systems.',
        cite: [
          'gorham/56.308.1#1',
          'gorham/56.201.design-professional#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'retain a design professional for what the official requires',
            cite: ['gorham/56.308.1#1'],
          },
        ],
      },
    },
    mayBeRequired: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline: 'It is up to the authority having jurisdiction, but expect to need one.',
        text: 'The town’s law gives the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) the right to require a design professional and does not ask for one in every case. State rules may ask for more. Where this law conflicts with a state rule, the provision with the higher standard prevails. The state’s rule is not on file here. As a precaution, expect to need a design professional, and ask before you hire anyone else. The town may also contract with the Ontario County Soil and Water Conservation District for soil appraisals.',
        cite: [
          'gorham/56.308.1#1',
          'gorham/56.1001.1#1',
          'gorham/56.308.2#1',
          'gorham/56.201.design-professional#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        readings: [
          {
            of: 'gorham/56.308.1#1',
            defect: 'G-64',
            reading: 'The town’s law leaves it to the official whether a design professional is needed.',
            status: 'official-discretion',
            verdict: null,
          },
          {
            of: 'gorham/56.1001.1#1',
            defect: 'G-64',
            reading:
              'A state rule that asks for a design professional is the higher standard and prevails (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
  },
})

export const designProfessional = procedure({
  id: 'gorham/design-professional',
  title: 'Design professional',
  act: 'retain a design professional',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(engineer|architect|design professional|licensed|pe)',
        '(septic|system|perc|design*|certif*|hire|need|require*|plan|plans|sketch|drawing)',
      ],
      ['(ingeniero|arquitecto|profesional)', '(séptic*|sistema|diseñ*|certific*|contratar|necesit*)'],
    ],
    not: ['(30|thirty) days'],
    examples: [
      "is an engineer needed for an ordinary conventional replacement when the officer didn't ask for one",
      'do I have to hire a design professional for a plain leach field',
      'do I need an engineer for my septic',
      'can the code officer make me hire a PE for the perc test',
      'my excavator can draw the septic plan himself, does it need an engineers stamp',
      'who has to certify an alternative system',
      'is an architect a design professional under this law',
      'town told me to get an engineer for soil tests, can they do that',
      'simple replacement of leach lines, engineer needed or not',
      'how much say does the town have in requiring a design professional',
      'deep hole tests have to be done by a licensed person?',
      'can soil and water do the perc test instead of an engineer',
      'do it yourself septic design allowed in gorham?',
      'alternative raised system, does a design professional have to certify',
      'what counts as a design professional',
      '¿necesito un ingeniero para el sistema séptico?',
      '¿el inspector puede exigir un ingeniero?',
      '¿quién certifica un sistema alternativo?',
      '¿puede mi contratista diseñar el séptico sin ingeniero?',
      'does the plan need a stamp if the perc is good',
      'is a stamped drawing needed for an ordinary system',
    ],
  },
  machine,
})
