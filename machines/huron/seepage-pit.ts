import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Is a seepage pit allowed? Huron §§ 8(E)(2)(d), 8(D)(1)(b)(iii), 6(C), 7(C).
const facts = pick(all, 'pitAfterTank')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/seepage-pit',
  initial: 'tank',
  states: {
    tank: { on: { pitAfterTank: [{ guard: 'yes', target: 'allowed' }, 'notAllowed'] } },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. A seepage pit is allowed where the effluent passes through a septic tank before it.',
        text: 'The rule stands among the criteria for inspections of existing systems. The pit is exposed only if a problem is found and further evaluation is required. A new or replaced pit must also meet the state’s design standards, Part 75A, which are not on file here; local law does not waive them. Ask the Building Inspector before you build one.',
        cite: ['huron/8.E.2.d#1', 'huron/8.D.1.b.iii#1', 'huron/7.C#2'],
      },
    },
    notAllowed: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A seepage pit is allowed only where the effluent passes through a septic tank first.',
        text: 'Every existing system must also provide for separation of solids and grease, which a pit alone does not do by the rule for seepage pits. Ask the Building Inspector what is needed to bring the system into compliance.',
        cite: ['huron/8.E.2.d#1', 'huron/8.B#2'],
      },
    },
  },
})

export const seepagePit = procedure({
  id: 'huron/seepage-pit',
  title: 'Seepage pits',
  act: 'have a seepage pit',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(seepage pit|seepage pits|drywell|dry well|cesspool)'],
      ['(pozo de absorción|pozo negro|pozo ciego)'],
      ['(pit|pits)', '(septic|sewer|tank|everything|leave it|legal|yard)'],
    ],
    not: [
      '(dig* up|expose*|uncover*|destapar|excavar)',
      '(gray|grey) water',
      'graywater|greywater',
      'aguas grises',
      '(uncover*|opened|expose*|se abre|open up|dug up)',
    ],
    examples: [
      'are seepage pits legal',
      'our house has a dry well behind the tank, is that ok with the town',
      'cesspool only, no tank. allowed?',
      'can I keep my old seepage pit when I sell',
      'sewer line goes straight to a pit in the yard',
      'tank first and then two seepage pits, does that comply',
      'is a seepage pit instead of a leach field acceptable here',
      'inspector said cesspools are not allowed, true?',
      'want to put a new seepage pit after the septic tank, may I',
      'the cottage from 1950 has a stone lined pit for everything',
      'Chester bans seepage pits, does Huron too',
      'the whole house drains to a drywell with no tank, legal or not',
      'does a pit count as part of an approved septic system',
      'pit works fine for 40 years can we leave it',
      '¿se permite un pozo de absorción después del tanque?',
      'mi casa solo tiene pozo negro sin tanque, ¿es legal?',
      '¿puedo conservar el pozo ciego?',
      '¿puedo poner un pozo de absorción nuevo?',
      '¿Se permite un pozo de infiltración?',
      '¿se permite todavía un pozo de infiltración detrás del tanque?',
      '¿es legal mi pozo seco?',
    ],
  },
  machine,
})
