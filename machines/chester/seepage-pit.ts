import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May a seepage pit be installed or kept? Chester §§ 2.020, 3.010(A), 4.010, 7.010.
const facts = pick(all, 'newPit')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/seepage-pit',
  initial: 'isNew',
  states: {
    isNew: {
      meta: { cite: ['chester/3.010.A#3'] },
      on: { newPit: [{ guard: 'yes', target: 'forbidden' }, 'kept'] },
    },
    forbidden: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Seepage pits may not be installed.',
        text: 'The law says that seepage pits shall not be permitted. A seepage pit is a covered pit with an open-jointed or perforated lining. The definitions still list it among the conventional systems, but the more restrictive provision governs, so the ban decides. An old pit next door does not change that.',
        cite: [
          'chester/3.010.A#3',
          'chester/2.020.conventional-absorption-system.seepage-pit#1',
          'chester/2.020.seepage-pit#1',
          'chester/7.010#1',
        ],
        readings: [
          {
            of: 'chester/3.010.A#3',
            defect: 'C-14',
            reading: 'Seepage pits are not permitted (the more restrictive one, which governs).',
            status: 'determined',
            verdict: 'must-not',
          },
          {
            of: 'chester/2.020.conventional-absorption-system.seepage-pit#1',
            defect: 'C-14',
            reading: 'The definitions list seepage pits among conventional systems.',
            status: 'determined',
            verdict: 'may',
          },
        ],
      },
    },
    kept: {
      meta: {
        status: 'determined',
        verdict: 'may',
        act: 'keep using a seepage pit that is there already',
        headline: 'Yes, if the pit was lawful when it was built and shows no evidence of failure.',
        text: 'The ban is for systems to be installed. A preexisting system, one lawfully there before the law took effect, may stay in use while it shows no evidence of failure. It may not let sewage surface, pollute water or endanger health. When it is given up, it must be pumped out and filled.',
        cite: ['chester/3.010.A#3', 'chester/4.010#1', 'chester/4.010#4', 'chester/2.010.C#1', 'chester/2.010.D#1'],
      },
    },
  },
})

export const seepagePit = procedure({
  id: 'chester/seepage-pit',
  title: 'Seepage pits',
  act: 'install a seepage pit',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(seepage pit*|pozo de absorción|pozos de absorción)'],
      ['(drywell|dry well)', 'septic|tank|effluent|instead|leach*'],
    ],
    not: ['abandon*', 'fill it', 'fill the'],
    outside: ['but trenches', 'instead of (a)? (seepage)? pit'],
    examples: [
      'may we build a seepage pit instead of trenches for the new house',
      'old seepage pit from the fifties still works, do we have to get rid of it',
      'can I put in a seepage pit instead of trenches',
      'are seepage pits allowed in Chester',
      'contractor wants to dig a seepage pit for the new camp',
      'we have had a seepage pit since my dad built the place, can it stay',
      'replace a clogged leach field with a dry well for the septic, ok?',
      'the definitions list seepage pits so they must be legal',
      'is my old seepage pit grandfathered',
      "neighbor got a seepage pit last year, why can't I",
      'seepage pit for just the laundry allowed?',
      'need cheapest option, concrete rings with holes in the ground (seepage pit)',
      '¿puedo poner un pozo de absorción en mi casa nueva?',
      '¿están permitidos los pozos de absorción?',
      'tengo un pozo de absorción viejo, ¿puedo seguir usándolo?',
      'el contratista quiere cavar un pozo de absorción',
      'seepage pit still works after 40 years, do I have to take it out',
      'Could a new camp use a concrete ring pit in place of trenches to save money?',
      "The place we bought came with an old seepage pit, runs fine, nobody ever complained. Realtor says they're illegal now and it has to come out.",
      "We have an existing seepage pit behind the house and it's fine. May we go on using the pit?",
      'Nuestro pozo de absorción ya existe y funciona, ¿podemos seguir con él?',
    ],
  },
  machine,
})
