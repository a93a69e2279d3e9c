import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Does the law apply? Huron §§ 2, 4(A), 4(B)(9), 4(B)(15), 4(B)(16).
const facts = pick(all, 'waterKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/scope',
  initial: 'kind',
  states: {
    kind: {
      meta: { cite: ['huron/4.B.15#1', 'huron/4.B.16#1'] },
      on: {
        waterKind: [
          { guard: is('household'), target: 'covered' },
          { guard: is('drain'), target: 'notSewage' },
          'elsewhere',
        ],
      },
    },
    covered: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. This is sewage, and a system that stores, treats or disposes of it is a septic system under this law.',
        text: 'Sewage means all domestic wastewater: toilet, bath, sink, dishwasher, laundry, and water-carried waste from any other fixture. Gray water, which is wastewater without toilet waste, is sewage too. A septic system is any system that stores, treats, moves or disposes of it, so cesspools and holding tanks are meant as well. The law regulates all septic systems in the Town, old and new, to protect health and water.',
        cite: ['huron/4.B.16#1', 'huron/4.B.15#1', 'huron/4.B.4#1', 'huron/4.B.5#1', 'huron/2#1', 'huron/4.B.18#1'],
      },
    },
    notSewage: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. The law leaves storm drains, residential floor drains, sump pumps, eaves and agricultural waste out of "sewage".',
        text: 'That holds for this water alone. Other laws, such as the building or zoning law or state environmental law, may still have rules for it; they are not on file here.',
        cite: ['huron/4.B.16#1', 'huron/2#1'],
      },
    },
    elsewhere: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. A discharge to a public sewer, or to surface waters under a permit of the state environmental department, is not a septic system under this law.',
        text: 'The law leaves both out of "septic system". It also defines "sewer system" as a common sewer owned and run by a private group, a municipality or a public authority, but the exception names only the public sewer: if your sewer is private, ask the Building Inspector.',
        cite: ['huron/4.B.15#1', 'huron/4.B.9#1', 'huron/2#1'],
      },
    },
  },
})

export const scope = procedure({
  id: 'huron/scope',
  title: 'What the law covers',
  act: 'follow the Septic Law for this water and the system that takes it',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        '(apply|applies|covered|cover|covers|subject|count|counts|include*|exempt)',
        '(law|septic law|sewage|septic system)',
      ],
      ['(sump|manure|gutter*|storm|floor drain*|outhouse|cesspool)', 'law|septic|count*|apply|covered|sewage'],
      ['(se aplica|cubre|incluye)', 'ley|séptic*|bomba|lluvia'],
      ['(milkhouse|barn|manure|farm|floor drain|sump|gutter*|storm)', '(law|apply|cover|covered|touch)'],
    ],
    examples: [
      'does the septic law apply to my sump pump',
      'is barn waste from my dairy covered by the town septic law',
      'outhouse at hunting camp, does this law count that as a septic system',
      'we are hooked to the public sewer, are we exempt from the septic rules',
      'floor drain in the basement goes to daylight, is that sewage',
      'is laundry water subject to the septic law',
      'roof gutters run into the ditch, does the septic inspector care',
      'what is the purpose of the septic law',
      'is a 1950s cesspool covered by the law or grandfathered',
      'does the law cover every septic in town or only those near the lake',
      'we have a state discharge permit to the creek, does the local septic law apply',
      'kitchen sink drains to a drywell separately, does that count under the law',
      'does the washing machine discharge fall under this law',
      'private sewer for our condo group, septic law yes or no',
      'why does the town regulate septics at all',
      '¿La ley séptica se aplica al agua de la bomba de sumidero?',
      '¿El estiércol de mi granja está incluido en la ley séptica?',
      'tenemos alcantarillado público, ¿nos aplica la ley?',
      'el agua de la lavadora va a un pozo, ¿la cubre la ley?',
      'Milkhouse water on my farm, does your law touch that?',
    ],
  },
  machine,
})
