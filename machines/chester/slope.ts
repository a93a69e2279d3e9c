import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atLeast, atMost, guards, is, lessThan, moreThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// On how steep a site may an absorption system lie? Chester § 3.010(E).
const facts = pick(all, 'absorptionType', 'slopePercent', 'percRate')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  slopeLimit: {
    label: 'Slope above which absorption facilities are barred',
    amount: 15,
    unit: 'percent',
    cite: 'chester/3.010.E#1',
  },
  trenchSlopeEnd: {
    label: 'Slope below which trenches may still be possible',
    amount: 20,
    unit: 'percent',
    cite: 'chester/3.010.E#1',
  },
  bedSlope: { label: 'Largest slope for absorption beds', amount: 8, unit: 'percent', cite: 'chester/3.010.E#2' },
  percFrom: {
    label: 'Fastest percolation rate of the exception',
    amount: 1,
    unit: 'min/in',
    cite: 'chester/3.010.E#1',
  },
  percTo: { label: 'Slowest percolation rate of the exception', amount: 60, unit: 'min/in', cite: 'chester/3.010.E#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/slope',
  initial: 'kind',
  states: {
    kind: {
      on: {
        absorptionType: [
          { guard: is('bed'), target: 'bed' },
          { guard: is('alternative'), target: 'alternative' },
          'trench',
        ],
      },
    },
    bed: {
      meta: { cite: ['chester/3.010.E#2'] },
      on: { slopePercent: [{ guard: moreThan('bedSlope'), target: 'bedTooSteep' }, 'bedOk'] },
    },
    trench: {
      meta: { cite: ['chester/3.010.E#1'] },
      on: {
        slopePercent: [
          { guard: atMost('slopeLimit'), target: 'trenchOk' },
          { guard: atLeast('trenchSlopeEnd'), target: 'tooSteep' },
          'perc',
        ],
      },
    },
    perc: {
      meta: { cite: ['chester/3.010.E#1'] },
      on: {
        percRate: [
          { guard: lessThan('percFrom'), target: 'badPerc' },
          { guard: moreThan('percTo'), target: 'badPerc' },
          'between',
        ],
      },
    },
    bedTooSteep: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. For absorption beds the slope of the site may not exceed {bedSlope}.',
        text: 'A bed, several laterals in one excavation, needs flatter ground than trenches do.',
        cite: [
          'chester/3.010.E#2',
          'chester/2.020.conventional-absorption-system.absorption-beds#1',
          'chester/2.020.slope#1',
        ],
        values: ['bedSlope'],
      },
    },
    bedOk: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, as far as the slope goes: it does not exceed {bedSlope}.',
        text: 'The slope does not bar an absorption bed here. A permit and all other rules on soil and distances still apply. Slope is measured as the greatest rise or fall of the land in 50 feet.',
        cite: ['chester/3.010.E#2', 'chester/2.020.slope#1'],
        values: ['bedSlope'],
      },
    },
    trenchOk: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, as far as the slope goes: it does not exceed {slopeLimit}.',
        text: 'The slope does not bar absorption trenches here. A permit and all other rules on soil and distances still apply. Slope is measured as the greatest rise or fall of the land in 50 feet.',
        cite: ['chester/3.010.E#1', 'chester/2.020.slope#1'],
        values: ['slopeLimit'],
      },
    },
    between: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: "Enforcement Officer, and the health department for the state's standard",
        headline:
          "It is up to the Enforcement Officer, and the state's standard may still bar it: plan on an engineer.",
        text: "Above {slopeLimit} and below {trenchSlopeEnd} the law says that trench systems may be built in natural soil that percolates at 1 to 60 minutes per inch, with stringent distances: 10, 9, 8 or 7 feet between parallel trenches, and 2, 3 or 5 feet from the trench bottom to high groundwater, bedrock or impermeable soil. It does not say which trench spacing goes with what. The state's standard (Appendix 75-A), which this law builds on, is stricter about slope, and the law says that the more restrictive rule governs and that no state standard is limited. As a precaution plan on other ground, and ask the Enforcement Officer and the health department. A local approval does not waive the state's standard.",
        cite: ['chester/3.010.E#1', 'chester/7.010#1', 'chester/7.040#1', 'chester/1.050#3', 'chester/5.030.A.6.b#1'],
        values: ['slopeLimit', 'trenchSlopeEnd'],
        readings: [
          {
            of: 'chester/3.010.E#1',
            defect: 'C-21',
            reading: 'Trenches with stringent distances may be built on such a slope in soil that percolates well.',
            status: 'determined',
            verdict: 'may',
          },
          {
            of: 'chester/7.010#1',
            defect: 'C-21',
            reading: "The state's stricter slope standard governs (the cautious reading).",
            status: 'other-authority',
            verdict: 'must-not',
          },
        ],
      },
    },
    badPerc: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. On a slope above {slopeLimit} the exception for trenches needs a percolation rate of 1 to 60 minutes per inch.',
        text: 'The general rule bars absorption facilities where the slope exceeds {slopeLimit}. Trenches on a slope below {trenchSlopeEnd} are possible only in soil with such a percolation rate.',
        cite: ['chester/3.010.E#1', 'chester/7.010#1'],
        values: ['slopeLimit'],
      },
    },
    tooSteep: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. The slope is {trenchSlopeEnd} or more, and absorption facilities are barred where it exceeds {slopeLimit}.',
        text: 'The exception for trenches ends below {trenchSlopeEnd}. The sentence begins with "most", which leaves open whether some facility might still be allowed. The law says that the more restrictive provision governs, so this ground is out.',
        cite: ['chester/3.010.E#1', 'chester/7.010#1'],
        values: ['slopeLimit'],
        readings: [
          {
            of: 'chester/3.010.E#1',
            defect: 'C-21',
            reading:
              'No absorption facility may lie on a slope above the limit, trenches under the exception aside (the more restrictive one, which governs).',
            status: 'determined',
            verdict: 'must-not',
          },
          {
            of: 'chester/3.010.E#1',
            defect: 'C-22',
            reading: '"Most" leaves room for other facilities, and the text has no rule for the end of the range.',
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },
    alternative: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides: 'NYS Department of Health or Department of Environmental Conservation',
        headline:
          "For alternative systems the state's slope criteria decide, of the health department (DOH) or of DEC.",
        text: 'The law sets no slope number of its own for alternative systems such as raised systems and mounds. They must meet the slope siting criteria of DOH or DEC. Ask the engineer who designs the system.',
        cite: ['chester/3.010.E#3', 'chester/7.040#1'],
      },
    },
  },
})

export const slope = procedure({
  id: 'chester/slope',
  title: 'Slope of the site',
  act: 'put the absorption system on ground of this slope',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'slope*|steep|grade|hillside|pendiente|inclinación|ladera',
        'leach*|septic|system|trench*|bed|field|absorption|mound|zanja*|campo|sistema|séptico',
      ],
      ['(steep|hill|hilly) (lot|land|ground|site)', 'septic|leach*'],
    ],
    not: ['within 25', 'investigation', 'soil scientist', 'guideline*', 'rock outcrop'],
    examples: [
      'trenches on a seventeen percent hill, perc is fine, possible?',
      'bed on ten percent ground allowed?',
      'ladera de veinte por ciento, ¿se puede poner el campo?',
      'how steep can the ground be for a leach field',
      'our lot drops 18 feet in 100, can trenches go there',
      'bed on a 9 percent slope',
      'is 15 percent exactly too steep',
      'the hill is 22% grade, any way to put a septic on it',
      'maximum slope for absorption beds in Chester',
      'engineer says 17 percent with a perc of 20 is okay for trenches',
      'mound on a hillside, what slope is allowed',
      'can we regrade a steep lot to fit the field',
      'steep lot above the lake, septic possible?',
      'what does the law say about slope over fifteen percent',
      'trench system on 19 percent, soil percs 70 min',
      '¿qué pendiente máxima permite la ley para zanjas?',
      'mi terreno tiene 12 por ciento de pendiente, ¿puedo poner un lecho de absorción?',
      'la ladera es muy empinada, ¿se puede instalar un campo de absorción?',
      'pendiente del 20 por ciento, ¿está permitido?',
      "Engineer shot the grades where our trenches would go and it's about 18 percent, soil percs at 25 minutes. Is that too steep under the law?",
      'The only sunny spot for a bed is on a 10% grade, does that work',
    ],
  },
  machine,
})
