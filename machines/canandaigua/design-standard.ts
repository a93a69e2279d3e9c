import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, lessThan } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Which state standard governs the design? § 202-6(A), (B).
const facts = pick(all, 'designLoad', 'loadReaches')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  stateLine: {
    label: 'Design load from which the NYSDEC standards apply',
    amount: 1000,
    unit: 'gpd',
    cite: ['canandaigua/202-6.A#1', 'canandaigua/202-6.B#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/design-standard',
  initial: 'size',
  states: {
    size: {
      on: {
        designLoad: [{ guard: lessThan('stateLine'), target: 'health' }, 'conservation'],
        loadReaches: [{ guard: 'yes', target: 'conservation' }, 'health'],
      },
    },
    health: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'design the system to Appendix 75-A of the Department of Health',
        headline:
          'The New York State Department of Health’s Appendix 75-A applies: the design load is less than {stateLine}.',
        text: 'The system must be designed to Appendix 75-A. The final determination of the load is made by the authority having jurisdiction, so a figure near the line should be settled with it first. For dwellings the town’s own standards must be met in addition.',
        cite: ['canandaigua/202-6.A#1', 'canandaigua/202-6#1', 'canandaigua/202-6.C#1', 'canandaigua/202-6.C.3.g#1'],
        values: ['stateLine'],
      },
    },
    conservation: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'design the system to the Department of Environmental Conservation’s standards for intermediate sized systems',
        headline:
          'The New York State Department of Environmental Conservation’s standards for intermediate sized systems apply: the design load is {stateLine} or more.',
        text: 'Exactly {stateLine} is enough: the law says equal to or greater than. Appendix 75-A covers only loads of less than that. The final determination of the load is made by the authority having jurisdiction, so a figure near the line should be settled with it first. For dwellings the town’s own standards must be met in addition.',
        cite: [
          'canandaigua/202-6.B#1',
          'canandaigua/202-6.A#1',
          'canandaigua/202-6#1',
          'canandaigua/202-6.C#1',
          'canandaigua/202-6.C.3.g#1',
        ],
        values: ['stateLine'],
      },
    },
  },
})

export const designStandard = procedure({
  id: 'canandaigua/design-standard',
  title: 'Which state design standard applies',
  act: 'design the system to the state standard for its size',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(which|what) .. (two|state) .. (standard|standards)'],
      ['(which|what) .. (standard|standards|code|rules|manual)', 'gallon*|gpd|dec|nysdec|doh|75-a|state|design'],
      ['(75-a|appendix|intermediate)', 'dec|nysdec|doh|apply|applies|design*|standard*|gallon*|gpd'],
      ['(health department|doh|nysdoh)', '(dec|nysdec)', 'standard*|design|apply|applies'],
      ['(norma|estándar|normas)', 'galones|diseño|estado'],
    ],
    not: [
      '(approval|approve*|sign off|review) .. (doh|dec|health|watershed)',
      '(how many|what) gallons',
      '(far|distance|setback)',
    ],
    examples: [
      'which of the state manuals do we design a lodge to, flow is not known yet',
      'two state design standards, which one for an inn',
      'retreat or lodge, which state design standard is ours',
      'which state standard applies to a system of 900 gallons per day',
      'design flow is 1,200 gpd, is it DEC or health department rules',
      'do we design to Appendix 75-A or the intermediate sized systems book',
      'exactly 1,000 gpd, which design manual',
      'at what flow does DEC take over from DOH',
      'our campground septic will take 5,000 gallons a day, what standards',
      'engineer asks which design standards the town adopted',
      'is 75-A the right code for a 650 gallon a day house',
      'what are the design standards in this chapter',
      'small motel 999 gpd, health department appendix or DEC?',
      'does the town have its own design manual or does it use the state one',
      'standard for systems over a thousand gallons',
      'restaurant septic, 1,000 gallons daily, appendix 75a ok?',
      'where is the cutoff between the two state standards',
      'what state rules must the drawings follow for 800 gpd',
      '¿qué norma estatal se usa para un sistema de 1,000 galones por día?',
      '¿se diseña con el apéndice 75-A o con las normas del DEC?',
      '¿cuál es el límite de galones entre salud y conservación ambiental?',
      'mi diseño es de 700 galones diarios, ¿qué estándar aplica?',
    ],
  },
  machine,
})
