import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Who may install or repair? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/installer',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not say who may install or repair a septic system.',
        text: 'It asks for a building permit and, for new systems and modifications, for a design by a design professional. Whether an owner may dig, or an installer needs a license, would be in the missing parts. Ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-5.A#1', 'canandaigua/202-5.G#1'],
      },
    },
  },
})

export const installer = procedure({
  id: 'canandaigua/installer',
  title: 'Who may do the work',
  act: 'have the work done by a licensed installer',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(myself|my own|diy|do it yourself|licensed|license|contractor|installer|certified installer)',
        '(install*|dig*|do the work|replace*|repair*|build|put in)',
      ],
      ['(who can|who may|can i) .. install'],
      ['(yo mismo|instalador|licencia|contratista)', 'instalar|excavar|hacer|arreglar'],
    ],
    not: ['inspect*', 'design*|engineer', 'fee|cost'],
    examples: [
      'can I install my own septic',
      'does the installer need a license',
      'may I dig my own leach field',
      'is there a list of approved septic contractors',
      'can my brother with a backhoe put in the tank',
      'do septic installers have to be certified',
      'homeowner doing the work himself, allowed?',
      'must the engineer be there while the system is built',
      'who may do the digging for a replacement tank',
      'does the town license septic contractors',
      'DIY septic replacement, legal?',
      'can a farmer put in a tank with his own machine',
      'is any contractor fine for leach field work',
      'does the law require a registered installer',
      'can the plumber install the septic',
      '¿puedo instalar mi propio sistema séptico?',
      '¿el instalador necesita licencia?',
      '¿puedo excavar yo mismo el campo?',
      '¿hay contratistas aprobados?',
    ],
  },
  machine,
})
