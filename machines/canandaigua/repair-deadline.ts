import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// By when must a failed system be repaired? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/repair-deadline',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file sets no day by which a failed system must be repaired, and no grace period.',
        text: 'Using a system that is in failure is a violation, and that holds from the start. A time limit for the repair, an order or an extension would be in the articles that are missing. The repair needs a building permit. As a precaution, stop using the system, apply at once and ask the Town Code Enforcement Officer for a date in writing.',
        cite: ['canandaigua/202-5.C#1', 'canandaigua/202-5.A#1'],
      },
    },
  },
})

export const repairDeadline = procedure({
  id: 'canandaigua/repair-deadline',
  title: 'Time to repair a failed system',
  act: 'repair the failed system by a set day',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(when|how soon|by what day) (must|does|do|should|is) .. (fixed|repaired|replaced|fix|repair|replace|done)',
        '(system|septic|it|failure|failed)',
      ],
      [
        '(how long|how many days|by when|deadline|how much time|how soon|time limit|extension)',
        'fail*|failed|failing',
        '(fix*|repair*|replace*|do i have|have to)',
      ],
      ['(how long|how many days|deadline|extension) .. (repair|fix|replace) .. (septic|system|it)'],
      ['(cuánto tiempo|plazo|cuántos días)', 'arreglar|reparar|falla|falló'],
    ],
    not: ['neighbor*', '(keep|go on|continue|still) using'],
    examples: [
      'how long do I have to fix a failed septic',
      'deadline to replace a failing leach field',
      'system failed in October, by when must it be repaired',
      'inspector said two years to fix, is that the rule here',
      'can I get an extension to repair my failed system',
      'is there a 30 day rule for repairing a failure',
      'how many days to repair after the failed inspection',
      'the failed system must be replaced how soon',
      'do we have until spring to put in the new tank',
      'time limit for a second failure',
      'failed before closing, how much time do the buyers get to repair',
      'when does the town expect the repair to be done',
      'no contractor available, how much time does the law give for the repair',
      'is 45 days the limit to fix it like in other towns',
      'does the letter set the date for the repair',
      'found in failure last week, when must it be fixed',
      'when does the failed tank have to be replaced',
      '¿cuánto tiempo tengo para arreglar un sistema que falló?',
      '¿hay un plazo para reparar el séptico?',
      'el sistema falló, ¿en cuántos días se debe reparar?',
      '¿puedo pedir una extensión para la reparación?',
      'substandard and in failure, how many days do we have for the upgrade',
      'by when must a system in failure be replaced',
    ],
  },
  machine,
})
