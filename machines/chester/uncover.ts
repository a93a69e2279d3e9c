import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Uncovering what was covered too early. Chester § 5.030(C)(2).
const facts = pick(all, 'uncoverOrdered')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/uncover',
  initial: 'order',
  states: {
    order: {
      meta: { cite: ['chester/5.030.C.2#4'] },
      on: { uncoverOrdered: [{ guard: 'yes', target: 'mustUncover' }, 'notOrdered'] },
    },
    mustUncover: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. What was covered before final approval must be uncovered upon the order of the Enforcement Officer.',
        text: "The rule is for any part of any installation. It gives no number of days; go by the order. The law makes no exception for an installer's promise or photographs.",
        cite: ['chester/5.030.C.2#4', 'chester/5.030.C.1#1'],
      },
    },
    notOrdered: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'Not yet. The duty to uncover begins with an order of the Enforcement Officer.',
        text: 'Covering a system before the use certificate is unlawful all the same, and the officer can still order it uncovered. Tell the Enforcement Officer what was covered.',
        cite: ['chester/5.030.C.2#4', 'chester/5.030.C.1#1'],
      },
    },
  },
})

export const uncover = procedure({
  id: 'chester/uncover',
  title: 'Uncovering what was covered too early',
  act: 'uncover the part that was covered before final approval',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days for the uncovering.',
    text: 'The sentence says that a part covered before final approval must be uncovered upon order of the Enforcement Officer. It names no number of days. Go by the order, and ask the Enforcement Officer where it names no day.',
    cite: ['chester/5.030.C.2#4'],
  },
  words: {
    asks: [
      ['(dig up|dig out|uncover|open up) .. (backfilled|buried|covered)'],
      ['(dig|dug) (em|them|it|everything) (back)? (up|out)'],
      ['(buried|covered|backfilled)', '(dig|open|uncover*)', '(officer|inspector|he|town)'],
      [
        '(uncover*|unbury|expose|open it back|destap*|desenterr*|descubrir)',
        'officer|inspector|order*|inspection|covered|buried|septic|field|tank|oficial|inspector',
      ],
      [
        'dig (it|them|everything|the)? (back)? up',
        'officer|inspector|order*|inspection|covered|buried|septic|field|tank|oficial|inspector',
      ],
      ['already (covered|buried|backfilled)', 'inspect*|officer|what'],
      ['ya (tapamos|cubrimos|rellenamos)'],
    ],
    not: ['abandon*', 'transfer|sale|sell*'],
    outside: ['after (the)? (final)? approval', 'approved before', 'después de la aprobación'],
    examples: [
      'officer ordered us to dig up what we had backfilled',
      'they want the trenches we buried opened again, must we',
      'officer ordered the trench dug open again, how many days do I have',
      'by when must the covered part be uncovered',
      'he saw that the trenches were buried already and says dig them up. can he make us do that',
      'inspector wants the buried tank opened up again, has he got the right',
      'my guy covered the tank before anyone came to look and now the officer wants it all dug back out',
      'he told us in writing to dig out what we buried, do we have to',
      '¿tengo que volver a abrir las zanjas que se taparon sin inspección?',
      'officer wants me to dig up the lines we buried, do I have to',
      'covered the field before he saw it, must we uncover',
      'can the town make the contractor uncover the septic',
      'we have pictures of everything, do we still have to uncover it',
      'order to expose the tank after backfilling',
      'installer buried it without inspection, nobody has said anything yet',
      'who says I have to dig it back up',
      'is uncovering required after it was already covered with topsoil',
      'the inspector ordered the distribution box opened again',
      'we backfilled early, will we have to dig',
      'el inspector ordena destapar las zanjas, ¿es obligatorio?',
      'ya cubrimos el tanque sin inspección, ¿hay que destaparlo?',
      '¿puede el oficial obligarnos a desenterrar el sistema?',
      'tenemos fotos, ¿aún así hay que descubrir la tubería?',
      'uncover order from the town',
      "we'd already put the dirt back when he showed up, now he's ordered us to dig it open. no choice?",
    ],
  },
  machine,
})
