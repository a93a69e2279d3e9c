import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Where and until when can a decision be challenged? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/appeal',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file has no appeal: neither where to go nor by when.',
        text: 'It leaves decisions to the Town Code Enforcement Officer and the authority having jurisdiction, and says that the final determination of design loading is the authority’s. How to challenge a refusal is not in it. Time limits for going to court can be short under state law: ask a lawyer right away, and the Town Clerk for the whole chapter.',
        cite: ['canandaigua/202-6.C.3.g#1', 'canandaigua/202-7.B.1#2', 'canandaigua/202-5.A#1'],
      },
    },
  },
})

export const appeal = procedure({
  id: 'canandaigua/appeal',
  title: 'Appeal of a decision',
  act: 'appeal a decision about a septic system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(appeal*|challenge|contest|dispute|overturn|article 78|lawsuit)'],
      ['(denied|refused|turned down|rejected|said no)', '(permit|waiver|town|officer|what can|where|now)'],
      ['(apel*|recurso|impugn*|negaron|rechazaron)'],
    ],
    not: ['article iv'],
    examples: [
      'the code officer refused my septic permit, to whom do I appeal and in how many days',
      'where and by when can a refusal of a septic permit be appealed',
      'how do I appeal the denial of my septic permit',
      'town refused the waiver, where can I go',
      'how many days to challenge the decision',
      'can I take the code officer’s decision to the zoning board',
      'is there an Article 78 deadline in the septic law',
      'they say my system failed and I disagree',
      'who hears appeals about septic inspections',
      'disagree with the design load they set, can I contest it',
      'permit turned down, what are my options',
      'deadline to appeal a letter that calls my system substandard',
      'can I sue the town over this',
      'neighbor got a waiver, can I challenge it',
      'thirty days to appeal like in Gorham?',
      'does the board of health hear appeals here',
      'what if I think the inspector is wrong',
      '¿cómo apelo una negativa del permiso?',
      'me rechazaron la exención, ¿dónde puedo reclamar?',
      '¿cuántos días tengo para apelar la decisión?',
      'no estoy de acuerdo con el inspector, ¿hay recurso?',
    ],
  },
  machine,
})
