import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Title, scope, purpose and authority. Gorham §§ 56.101 to 56.104.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/purpose-and-scope',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The law regulates all on-site individual wastewater treatment systems in the town.',
        text: 'The On-Site Individual Wastewater Treatment System Law of the Town of Gorham governs the treatment of sewage. An on-site system is a complete system of piping, watertight vessels or other facilities for collecting, moving and treating sewage on the site. Although the law says “individual”, its design rules also cover commercial and intermediate-sized systems. Its purpose is health, safety and general welfare: sewage is disposed of so that it creates no health hazard or nuisance and does not harm the environment. It rests on the state’s Municipal Home Rule Law and Public Health Law. It is not about drinking water wells or public sewers as such.',
        cite: [
          'gorham/56.101.1#1',
          'gorham/56.102.1#1',
          'gorham/56.103.1#1',
          'gorham/56.104.1#1',
          'gorham/56.201.on-site-wastewater-treatment-system#1',
          'gorham/56.302.2.a#1',
          'gorham/56.303.2.a#1',
        ],
      },
    },
  },
})

export const purposeAndScope = procedure({
  id: 'gorham/purpose-and-scope',
  title: 'What the law covers',
  act: 'follow this law with an on-site system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(purpose|cover|covers|apply to|applies to|about|authority|scope|regulate*|subject to|what is)',
        '(law|chapter 56|septic law|local law|code)',
      ],
      ['(propósito|cubre|aplica|trata|qué es)', '(ley|capítulo)'],
      ['(cover|apply|applies|covers)', '(village|whole town|entire town|everywhere|lake only)'],
    ],
    not: [
      '(75a|75|appendix|design|standards)',
      'conflict*',
      '(fine|penalty|jail)',
      'before',
      'inspector',
      '(covered|covering|backfill)',
      '(regular inspection|newer)',
    ],
    examples: [
      'what is the Gorham septic law about',
      'does chapter 56 apply to my campground',
      'which systems does the septic law cover',
      'why does the town have a septic law',
      'what gives the town power to regulate septics',
      'does the law apply to outhouses',
      'is a holding tank covered by the on-site wastewater law',
      'what counts as an on-site wastewater treatment system',
      'does the law cover commercial systems or only homes',
      'full name of the septic law in gorham',
      'is my cottage used two weeks a year subject to this law',
      'does the septic law regulate wells too',
      '¿de qué trata la ley séptica de Gorham?',
      '¿la ley se aplica a mi cabaña?',
      '¿qué sistemas cubre la ley?',
      'Does this cover the village too? Why do we have it?',
    ],
  },
  machine,
})
