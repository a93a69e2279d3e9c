import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Is a permit needed for work on an existing system? The paragraph that would say so, § 7(B), is lost. Huron §§ 7(A), 7(D)(1), 7(E)(3), 6(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/repair-permit',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline:
          'The copy on file does not answer this: the paragraph where the permit rule would stand is missing. Ask for a permit before any work starts.',
        text: 'Section 7, on existing systems, has no subdivision (B) in this copy. What remains points to a permit: for complete replacements it says what must go in "with an application for a Building Permit". Whether a repair is covered can be read both ways, because the clause that tells what section 7 covers names replacement, modification and upgrade but not repair, while a later one does name repair of a component. Nothing in the text says that no permit is needed. As a precaution, ask the Building Inspector before any work, a small repair included.',
        cite: ['huron/7.A#1', 'huron/7.D.1#1', 'huron/7.E.3#1'],
        decides: 'Building Inspector',
        readings: [
          {
            of: 'huron/7.D.1#1',
            defect: 'H-15',
            reading:
              'Repair of any component falls under section 7, so it is treated like the other work named there (the cautious reading).',
            status: 'text-not-on-file',
            verdict: null,
          },
          {
            of: 'huron/7.A#1',
            defect: 'H-15',
            reading: 'Section 7 covers replacement, modification and upgrade only, and a mere repair is outside it.',
            status: 'law-silent',
            verdict: null,
          },
          {
            of: 'huron/7.E.3#1',
            defect: 'H-10',
            reading:
              'A complete replacement is done under a Building Permit, because the law speaks of the application for one.',
            status: 'text-not-on-file',
            verdict: null,
          },
        ],
      },
    },
  },
})

export const repairPermit = procedure({
  id: 'huron/repair-permit',
  title: 'Permit for a replacement or repair',
  act: 'get a Building Permit before replacing, modifying, upgrading or repairing an existing septic system',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['permit*', 'replac*|repair*|fix*|swap*|existing|upgrad*|modif*|broken|cracked|old|patch*'],
      ['permiso', 'repar*|reempla*|cambi*|arregl*'],
    ],
    examples: [
      'do i need a permit to fix a broken baffle',
      'replacing my cracked septic tank, same spot same size. permit?',
      'permit required for new leach lines on an old system',
      'Contractor: swapping a d-box at a cottage. Do I pull a building permit or not?',
      'pump died in my pump chamber, can i put in another one without calling the town',
      'full replacement of a 1970s system, what permits',
      'is patching a pipe a repair that needs a building permit',
      'my neighbor redid his field without any permit, is that legal',
      'in the next town like for like repairs are exempt. same here?',
      'do minor repairs need permission from the building inspector',
      'upgrading the system because i failed inspection, do i apply for a permit first',
      'septic emergency over the weekend, plumber replaced the line already, should we have had a permit',
      'tank lid is broken. permit to change the lid',
      'can i do my own septic repairs or is a permit needed',
      'where does the law say a permit is needed to modify an existing septic',
      '¿Necesito permiso para reparar mi tanque séptico?',
      'Quiero cambiar las líneas de drenaje viejas, ¿hace falta permiso?',
      'se rompió la caja de distribución, ¿puedo reemplazarla sin permiso?',
      '¿Qué permiso piden para reemplazar todo el sistema séptico?',
    ],
  },
  machine,
})
