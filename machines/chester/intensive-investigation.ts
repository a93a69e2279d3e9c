import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atMost, guards, is, moreThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When an intensive investigation of the ground is required. Chester §§ 3.010(G)(3), 5.030(A)(2)(g), 7.010.
const facts = pick(all, 'siteTrigger', 'fillDepth', 'featureDistance')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  fillLimit: {
    label: 'Depth of fill beyond which it is required',
    amount: 12,
    unit: 'in',
    cite: ['chester/5.030.A.2.g.i#1', 'chester/3.010.G.3#1'],
  },
  nearLimit: {
    label: 'Distance from shallow or steep ground within which it is required',
    amount: 25,
    unit: 'ft',
    cite: ['chester/5.030.A.2.g.ii#1', 'chester/5.030.A.2.g.iii#1', 'chester/3.010.G.3#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/intensive-investigation',
  initial: 'trigger',
  states: {
    trigger: {
      meta: { cite: ['chester/5.030.A.2.g#2'] },
      on: {
        siteTrigger: [
          { guard: is('disturbed'), target: 'required' },
          { guard: is('filled'), target: 'fill' },
          { guard: is('shallow', 'steep'), target: 'distance' },
          'notListed',
        ],
      },
    },
    fill: {
      meta: { cite: ['chester/5.030.A.2.g.i#1'] },
      on: { fillDepth: [{ guard: moreThan('fillLimit'), target: 'required' }, 'notListed'] },
    },
    distance: {
      meta: { cite: ['chester/5.030.A.2.g.ii#1', 'chester/5.030.A.2.g.iii#1'] },
      on: { featureDistance: [{ guard: atMost('nearLimit'), target: 'required' }, 'notListed'] },
    },
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The investigation is required for an absorption system or replacement area on such ground.',
        text: 'It is required where natural soil has been disturbed by excavation, removed or covered by more than {fillLimit} of fill. It is required too within {nearLimit} of bedrock or an impervious layer less than 48 inches down, of seasonal high groundwater less than 24 inches down, or of a slope of more than 25%. Another provision says only that a qualified soil scientist or engineer may be required for the same ground. The more restrictive one governs. The text prints "intensity" for intensive.',
        cite: [
          'chester/5.030.A.2.g#2',
          'chester/5.030.A.2.g.i#1',
          'chester/5.030.A.2.g.ii#1',
          'chester/5.030.A.2.g.iii#1',
          'chester/3.010.G.3#1',
          'chester/7.010#1',
        ],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'have the subsurface investigation made and hand in a statement of the methods and the basis',
            cite: ['chester/5.030.A.2.g#2', 'chester/5.030.A.2.g#4'],
          },
        ],
        values: ['fillLimit', 'nearLimit'],
        readings: [
          {
            of: 'chester/5.030.A.2.g#2',
            defect: 'C-25',
            reading: 'The investigation will be required (the more restrictive one, which governs).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/3.010.G.3#1',
            defect: 'C-25',
            reading: 'A qualified soil scientist or engineer may be required.',
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },
    notListed: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. None of the listed conditions holds, so the intensive investigation is not required by this rule.',
        text: 'The ordinary data stay due: soil type, topography, depths to groundwater, impervious material and bedrock, and distances to water and wetlands. The Enforcement Officer may still ask for more information or for retesting.',
        cite: [
          'chester/5.030.A.2.g#1',
          'chester/5.030.A.2.g#2',
          'chester/5.030.A.2.g.i#1',
          'chester/5.030.A.2.g.ii#1',
          'chester/5.030.A.2.g.iii#1',
          'chester/5.030.A.3#1',
          'chester/3.010.G.3#1',
        ],
        values: ['fillLimit', 'nearLimit'],
      },
    },
  },
})

export const intensiveInvestigation = procedure({
  id: 'chester/intensive-investigation',
  title: 'Intensive subsurface investigation, soil scientist',
  act: 'have an intensive subsurface investigation made',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(soil scientist|soils scientist|geologist|subsurface investigation|intensive|intensity|científico del suelo|investigación)',
      ],
      ['fill|relleno', 'inches|over|covered|brought|site|pulgadas', 'leach*|absorption|septic|system|campo|séptico'],
      ['(disturbed|excavated|stripped) (soil|ground)'],
      ['within 25 .. (slope|bedrock|steep|ledge)'],
    ],
    not: ['fill system', 'amended soil', 'abandon*', 'flood*'],
    examples: [
      'previous owner spread a foot and a half of fill where the field should go. extra soil study?',
      'officer demands a subsurface investigation because the ground was dug up before',
      'do I need a soil scientist for my septic application',
      'site has 14 inches of fill on it, special investigation?',
      'the topsoil was stripped years ago where the field is going',
      'what is an intensity subsurface investigation',
      'town wants a soils engineer, is that required or just may',
      'leach field 20 feet from a bank steeper than 25 percent',
      'ledge at 40 inches about 30 feet from the proposed field',
      'old gravel pit lot, what studies does the town ask for',
      'somebody dumped a foot of fill, exactly 12 inches',
      'when can they make me hire a soil scientist',
      'groundwater 20 inches down within 25 ft of the bed',
      'replacement area on disturbed ground, anything extra?',
      '¿necesito un científico del suelo para la solicitud?',
      'hay 15 pulgadas de relleno donde irá el campo de absorción',
      'el suelo fue excavado antes, ¿piden una investigación especial?',
      'a 20 pies de una pendiente fuerte, ¿qué estudios piden?',
      'Previous owner pushed about a foot and a half of fill over the natural ground right where the field has to go. Does the town make us do special soil studies for that?',
    ],
  },
  machine,
})
