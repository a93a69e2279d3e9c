import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What are the steps, forms and time limits of Article IV? § 202-7(B)(1).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/substandard-procedure',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not hold Article IV, so its steps, forms and time limits are not known here.',
        text: 'The owner of a substandard system near the lake must follow the procedures in Article IV to bring the system into compliance to the greatest extent possible. Which application to file, whether there is a hearing or a notice, how long the authority has to decide and what comes after a refusal would stand there. The Town Code Enforcement Officer has the full chapter.',
        cite: ['canandaigua/202-7.B.1#1', 'canandaigua/202-7.B.1#2'],
      },
    },
  },
})

export const substandardProcedure = procedure({
  id: 'canandaigua/substandard-procedure',
  title: 'The procedures in Article IV',
  act: 'follow the procedures in Article IV',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(article iv|article 4|article four)'],
      [
        '(form|forms|application|apply|steps|procedure*|process|paperwork|hearing|notice)',
        '(substandard|waiver|variance|greatest extent)',
      ],
      [
        '(how long|how many days|deadline|by when|time)',
        '(waiver|variance|substandard|article iv)',
        'decide*|decision|answer|town|board|hearing',
      ],
      ['(formulario*|trámite*|solicitud|pasos|audiencia)', 'exención|deficiente|varianza|artículo'],
    ],
    not: ['acknowledg*'],
    examples: [
      'what does Article IV say',
      'which form do I file for a substandard system',
      'steps to bring a substandard lake system into compliance',
      'how many days does the town have to decide on a waiver',
      'is there a public hearing for a local waiver',
      'what is the process for owners on substandard lots',
      'by when must the authority rule on my waiver application',
      'do neighbors get notice of a septic variance hearing',
      'how do I apply for the local waiver',
      'what paperwork goes with an application under Article IV',
      'how long does the septic variance take',
      'who holds the hearing on a septic variance',
      'law says follow the procedures in Article IV, where are they',
      'newspaper notice for a variance hearing, how many days before',
      'what happens after I file the application for a substandard lot',
      'can I start before the Article IV procedure is done',
      '¿qué dice el artículo IV?',
      '¿qué formulario hay que llenar para un sistema deficiente?',
      '¿cuántos días tiene el pueblo para decidir sobre la exención?',
      '¿hay una audiencia para la varianza del séptico?',
    ],
  },
  machine,
})
