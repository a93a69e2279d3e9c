import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What the town may do in court. Gorham §§ 56.901, 56.902.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/enforcement',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'may',
        decides: 'Town of Gorham or its local governing body',
        headline: 'Yes. The town may take court action over a violation.',
        text: 'Where a system is located, installed, constructed, altered, enlarged or extended in violation of this law, or the law is otherwise violated, the Town of Gorham may maintain an action or proceeding in the Town of Gorham Court to compel compliance or to restrain the violation by injunction (a court order to stop). The local governing body may also, for any violation or threatened violation, institute any appropriate action or proceeding to prevent, restrain, correct or abate it, or to prevent the use of the system. The law leaves it to them whether to act. Which court can order what is a question for a lawyer.',
        cite: ['gorham/56.901.1#1', 'gorham/56.902.1#1'],
      },
    },
  },
})

export const enforcement = procedure({
  id: 'gorham/enforcement',
  title: 'Court action by the town',
  act: 'take court action over a violation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time in which the town must take court action.',
    text: 'The sentences say that the town may take court action over a violation. They name no day by which it must begin; ask the town, or a lawyer about limits in state law.',
    cite: ['gorham/56.901.1#1', 'gorham/56.902.1#1'],
  },
  words: {
    asks: [
      [
        '(court|injunction|sue|lawsuit|take me to|force|legal action|compel|enforce|enforcement)',
        '(town|septic|law|system|violation|they|fix)',
      ],
      ['(corte|tribunal|juez|demandar|orden judicial|obligar)', '(pueblo|séptic*|sistema|ley)'],
      ['(judge|court|injunction)', '(shut|stop|order|force|make)', '(town|neighbor|owner|system)'],
      ['(who)', '(in charge|enforces|enforce|deal with|contact)', '(law|septic|town)'],
    ],
    not: [
      '(appeal|after the board|decision of the board)',
      '(warrant|let .. in)',
      'sue the (town|board|seller)',
      'multa|cárcel',
      'certified mail',
      '(how much|maximum|most) .. (fine|fined|pay)',
      '(jail|prison)',
    ],
    outside: ['no violation', 'sin violación', '(not|no) .. violat*'],
    examples: [
      'can the town go to court to stop a threatened violation before anything has been dug',
      'may the board seek an injunction against a contractor who announced he will install without a permit',
      'how many years does the town have to sue over an illegal septic',
      'by when must the town go to court over a septic violation',
      'can the town get an injunction in town court over my septic in place of a fine',
      'they threaten to take me to court to make me fix the system, may they',
      'can the town take me to court over my septic',
      "can Gorham get an injunction to stop my neighbor's illegal system",
      'what can the town do if an owner ignores the septic law',
      "will they sue me if I don't fix it",
      'who brings the court action, the board or the code officer',
      'can they shut off the use of my septic',
      'town court and septic violations, how does that work',
      'is a threatened violation enough for the town to go to court',
      'can the town force compliance with chapter 56',
      'enforcement options against an owner who installed without a permit',
      'can a judge order me to stop using the system',
      'does the local board have to act on violations',
      '¿el pueblo me puede llevar a la corte por el séptico?',
      '¿pueden obligarme a cumplir con una orden judicial?',
      '¿qué puede hacer el pueblo si no arreglo el sistema?',
      'owner ignores every order, could a judge shut his system down',
      'can the town make him comply through a court',
      'Who enforces the septic law?',
      '¿Quién hace cumplir la ley séptica?',
      'Who do I deal with in the town about this law?',
      '¿quién se encarga de hacer cumplir la ley séptica?',
      'which office enforces the septic chapter',
    ],
  },
  machine,
})
