import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// To which standards are holding tanks built? § 202-8(B).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/holding-tank-design',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. All holding tanks must meet the state’s design standards.',
        text: 'They are in Appendix 75-A of the New York State Department of Health. Sizes, alarms and distances stand there; that text is not on file here. Putting in the tank needs a building permit. Whether a holding tank is allowed at all is a question of its own.',
        cite: ['canandaigua/202-8.B#1', 'canandaigua/202-5.A#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the holding tank meet the design standards of Appendix 75-A',
            cite: ['canandaigua/202-8.B#1'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit before the tank is put in',
            cite: ['canandaigua/202-5.A#1'],
          },
        ],
      },
    },
  },
})

export const holdingTankDesign = procedure({
  id: 'canandaigua/holding-tank-design',
  title: 'Design standards for holding tanks',
  act: 'build the holding tank to the state’s Appendix 75-A',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The text on file sets no time for bringing a holding tank up to the design standards.',
    text: 'The sentence says that all holding tanks shall meet the design standards of the New York State Department of Health. It names no day, neither for new tanks nor for old ones; ask the Town Code Enforcement Officer.',
    cite: ['canandaigua/202-8.B#1'],
  },
  words: {
    asks: [
      ['holding tank', 'size*|big|standard*|design*|alarm|gallons|code|requirements|built|capacity|specs|meet'],
      ['(tanque de retención)', 'tamaño|norma*|diseño|alarma|capacidad|requisitos'],
    ],
    not: ['contract', 'records|slips|receipts', '(leak*|overflow*|discharg*)', '(allowed|instead)'],
    examples: [
      'what size does a holding tank have to be',
      'which design standards apply to a holding tank',
      'does my holding tank need an alarm',
      'are there code requirements for the construction of holding tanks',
      'holding tank capacity for a three bedroom cottage',
      'do holding tanks have to meet 75-A',
      'is an old steel holding tank up to standard',
      'can any plastic tank serve as a holding tank',
      'specs for holding tanks please',
      'what rules must the builder of a holding tank follow',
      'does the state or the town set the holding tank design',
      'is a permit needed to build a holding tank and by which standards',
      'how is a holding tank supposed to be designed',
      'concrete or plastic holding tank, does the law care',
      'must existing holding tanks meet the design standards too',
      '¿qué tamaño debe tener un tanque de retención?',
      '¿qué normas de diseño valen para los tanques de retención?',
      '¿el tanque de retención necesita alarma?',
      '¿qué requisitos de construcción hay para un tanque de retención?',
      'by when must an old holding tank meet the state design standards',
      'how long do owners have to bring a holding tank up to standard',
    ],
  },
  machine,
})
