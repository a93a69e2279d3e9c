import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Which work is specifically exempted? § 202-5(A).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/exemptions',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not hold the exemptions, so none can be relied on.',
        text: 'A building permit is needed for the listed work except as specifically exempted. Where the exemptions stand and what they cover is missing. As a precaution, treat the work as not exempt until the Town Code Enforcement Officer says otherwise in writing.',
        cite: ['canandaigua/202-5.A#1'],
      },
    },
  },
})

export const exemptions = procedure({
  id: 'canandaigua/exemptions',
  title: 'Exemptions from the building permit',
  act: 'rely on an exemption from the building permit',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['exempt*|exemption*|exception*', 'permit*|septic|work|repair*|chapter|law|list'],
      ['exent*|exención|excepción', 'permiso'],
    ],
    not: ['waiver|variance', 'inspect*'],
    examples: [
      'what work is exempt from the septic permit',
      'are farms exempt from the septic law',
      'which repairs are specifically exempted',
      'is there a list of exemptions',
      'are small repairs exempt from the building permit',
      'exemption for emergency work?',
      'does the exemption cover replacing pipes',
      'where do I find what is exempted in 202-5',
      'are old cottages exempt',
      'is the county exempt from this chapter',
      'except as specifically exempted, what does it refer to',
      'are seasonal camps exempt from permits',
      'can I claim an exemption for a tank repair',
      'who decides what is exempt',
      '¿qué trabajos están exentos del permiso?',
      '¿hay excepciones al permiso para reparaciones pequeñas?',
      '¿las fincas están exentas?',
      '¿dónde está la lista de exenciones?',
    ],
  },
  machine,
})
