import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Which state standard must a system meet? Gorham §§ 56.302, 56.303, 56.304(2). A finding counts where it is told; nobody is
// asked for it, for the answer holds without it, with its exception.
const facts = pick(all, 'systemKind', 'siteKind', 'finding')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/design-standard',
  initial: 'kind',
  states: {
    kind: { on: { systemKind: [{ guard: is('household'), target: 'householdSite' }, 'intermediateSite'] } },
    householdSite: {
      on: {
        siteKind: [
          { guard: is('newSite'), target: 'householdNew' },
          { guard: is('existing'), target: 'householdExisting' },
          'householdRebuilt',
        ],
      },
    },
    intermediateSite: {
      on: {
        siteKind: [
          { guard: is('newSite'), target: 'intermediateNew' },
          { guard: is('existing'), target: 'intermediateExisting' },
          'intermediateRebuilt',
        ],
      },
    },
    householdNew: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must meet this law and the state health department’s standard.',
        text: 'A system for new household construction must be designed and built according to this law and the NYSDOH (New York State Department of Health) standards for individual household systems, as they are amended. They are found in Appendix 75-A. The figures in Appendix 75-A are not on file here: ask the state health department or a design professional.',
        cite: ['gorham/56.302.1.a#1', 'gorham/56.302.1.a#2', 'gorham/56.201.new-construction#1'],
      },
    },
    householdExisting: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must meet this law and the state health department’s standard.',
        text: 'Any installation, alteration, replacement, enlargement, repair or other change of an existing household system must be designed and built according to this law and the NYSDOH (New York State Department of Health) standards, as they are amended. They are found in Appendix 75-A, which is not on file here. These standards do not apply to a system that the town has determined to be adequately functioning; some older systems may be exempt too, but the text contradicts itself about their dates.',
        cite: ['gorham/56.303.1.a#1', 'gorham/56.303.1.a#2', 'gorham/56.304.2#1'],
      },
      on: { finding: [{ guard: is('adequate'), target: 'adequate' }, 'householdHeld'] },
    },
    adequate: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. A system found to be adequately functioning is exempt from those design standards.',
        text: 'The design standards for existing systems do not apply to a system that the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) has determined to be adequately functioning. That takes an inspection, and a watertight vessel. The exemption is from the design standards only: work on the system may still need a permit.',
        cite: [
          'gorham/56.304.2#1',
          'gorham/56.201.adequately-functioning#1',
          'gorham/56.201.adequately-functioning#2',
          'gorham/56.301.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    householdHeld: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must meet this law and the state health department’s standard.',
        text: 'Any installation, alteration, replacement, enlargement, repair or other change of an existing household system must be designed and built according to this law and the NYSDOH (New York State Department of Health) standards, as they are amended. They are found in Appendix 75-A, which is not on file here. The exemption for systems found to be adequately functioning does not help as told; some older systems may be exempt, but the text contradicts itself about their dates.',
        cite: ['gorham/56.303.1.a#1', 'gorham/56.303.1.a#2', 'gorham/56.304.2#1'],
      },
    },
    intermediateHeld: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must meet this law and the state’s standard for intermediate-sized systems.',
        text: 'Any installation, alteration, replacement, enlargement, repair or other change of an existing intermediate-sized system must be designed and built according to this law and the NYSDEC (New York State Department of Environmental Conservation) standards, as they are amended. The manual is not on file here: ask NYSDEC which edition is in force. The exemption for systems found to be adequately functioning does not help as told.',
        cite: ['gorham/56.303.2.a#1', 'gorham/56.303.2.a#2', 'gorham/56.304.2#1'],
      },
    },
    householdRebuilt: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must meet this law and the state health department’s standard.',
        text: 'A building put up again on developed land is neither clearly new construction nor clearly work on an existing system. Both sections lead to the same standard: the NYSDOH (New York State Department of Health) standards for household systems in Appendix 75-A, which is not on file here. Ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) which section applies.',
        cite: [
          'gorham/56.302.1.a#1',
          'gorham/56.303.1.a#1',
          'gorham/56.201.new-construction#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        readings: [
          {
            of: 'gorham/56.302.1.a#1',
            defect: 'G-15',
            reading: 'It is new construction: the household standard applies.',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'gorham/56.303.1.a#1',
            defect: 'G-15',
            reading: 'It is work on an existing system: the household standard applies.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    intermediateNew: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must meet this law and the state’s standard for intermediate-sized systems.',
        text: 'A system for new commercial or institutional construction, cluster housing or another multi-home development must be designed and built according to this law and the NYSDEC (New York State Department of Environmental Conservation) standards for intermediate-sized sewerage facilities, as they are amended. The manual is not on file here: ask NYSDEC which edition is in force.',
        cite: ['gorham/56.302.2.a#1', 'gorham/56.302.2.a#2'],
      },
    },
    intermediateExisting: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must meet this law and the state’s standard for intermediate-sized systems.',
        text: 'Any installation, alteration, replacement, enlargement, repair or other change of an existing intermediate-sized system must be designed and built according to this law and the NYSDEC (New York State Department of Environmental Conservation) standards, as they are amended. The manual is not on file here: ask NYSDEC which edition is in force. These standards do not apply to a system that the town has determined to be adequately functioning.',
        cite: ['gorham/56.303.2.a#1', 'gorham/56.303.2.a#2', 'gorham/56.304.2#1'],
      },
      on: { finding: [{ guard: is('adequate'), target: 'adequate' }, 'intermediateHeld'] },
    },
    intermediateRebuilt: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must meet this law and the state’s standard for intermediate-sized systems.',
        text: 'A building put up again on developed land is neither clearly new construction nor clearly work on an existing system. Both sections lead to the same NYSDEC (New York State Department of Environmental Conservation) standard, which is not on file here. Ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) which section applies.',
        cite: [
          'gorham/56.302.2.a#1',
          'gorham/56.303.2.a#1',
          'gorham/56.201.new-construction#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        readings: [
          {
            of: 'gorham/56.302.2.a#1',
            defect: 'G-15',
            reading: 'It is new construction: the standard for intermediate-sized systems applies.',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'gorham/56.303.2.a#1',
            defect: 'G-15',
            reading: 'It is work on an existing system: the same standard applies.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
  },
})

export const designStandard = procedure({
  id: 'gorham/design-standard',
  title: 'Design standard for a system',
  act: 'design and build the system to the state’s standard',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    finding: {
      why: 'The town finds it by an inspection, which few systems have had; the answer names it.',
      names: {
        adequate: 'do not apply to a system that the town has determined to be adequately functioning',
      },
    },
  },
  words: {
    asks: [
      [
        '(standard|standards|code|rules|requirement*|appendix|75a|75)',
        '(design*|built|build*|meet|follow|apply|applies|which|what)',
        '(system|septic|sewage)',
      ],
      ['(norma*|estándar*|reglas)', '(séptic*|sistema)', '(diseñ*|constru*|cumpl*)'],
    ],
    not: [
      'grandfather*',
      'exempt*',
      '(how many|how big|how far)',
      'variance',
      '(older than the law|before the law)',
      '(still|anyway) .. up to',
      'never inspected',
      'adequately functioning',
    ],
    outside: [
      '(put in|installed|built|went in|dates from|dates back|from|de) .. (19*|legally|seventies|eighties|nineties|70s|80s|90s)',
      '(works|working|runs|functions|funciona) (fine|well|ok|perfectly|bien)',
    ],
    examples: [
      'which design standards apply to a septic for a new house',
      'does a repair of my old leach field have to meet Appendix 75-A',
      'what rules do I design a commercial system to',
      'engineer here, which manual governs an intermediate sized sewerage facility in Gorham',
      'new restaurant on Route 5 and 20, whose standards for the sewage system',
      'do I have to follow the NYSDOH requirements when replacing an existing household system',
      'is the new house septic built to town rules or state rules',
      "we're tearing down the cottage and building again, what design code",
      'cluster development of six homes, DEC or DOH design standard?',
      'does 75-A apply in town of gorham',
      'church is altering its septic, does it have to comply with state design requirements',
      'must an enlargement of a home system meet current state standards as amended',
      'does the septic have to be designed to the newest version of the state regs',
      '¿qué normas de diseño debe cumplir el sistema séptico de una casa nueva?',
      '¿la reparación tiene que cumplir con el Apéndice 75-A?',
      '¿qué estándar se aplica a un sistema comercial?',
      'para reconstruir la casa, ¿qué reglas de diseño sigue el séptico?',
      'New cabin on a bare lot by the lake. Whose design rules, DOH or DEC?',
    ],
  },
  machine,
})
