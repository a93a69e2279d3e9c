import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Must the installer be licensed? The law is silent, but for haulers and designers. Huron §§ 5(B), 6(D), 4(B)(10).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/installer-license',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law does not say who may dig or install; it names no license for installers.',
        text: 'It asks that all work be done in accordance with this law and the state rules, and makes the owner responsible. For a new system a registered architect or professional engineer must certify the drawing and the test results. Pump-out records come from a septic hauler licensed by the New York State Department of Environmental Conservation. Other laws may ask for more; ask the Building Inspector.',
        cite: ['huron/5.B#1', 'huron/5.B#2', 'huron/6.D#1', 'huron/4.B.10#1'],
      },
    },
  },
})

export const installerLicense = procedure({
  id: 'huron/installer-license',
  title: 'Who may do the work',
  act: 'use a licensed installer for the septic work',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        '(myself|my own|diy|licensed|license|certified|contractor|installer|plumber|excavator)',
        '(install*|dig|work|build|put in|do it|replace)',
        '(can|must|need|have to|has to|require*|allowed|do i)',
      ],
      ['(yo mismo|licencia|contratista|instalador)', 'séptico|instalar|obra|tanque'],
    ],
    examples: [
      'can i install my own septic system',
      'does the installer need to be licensed',
      'must I use a certified contractor for the leach field',
      'is there a list of approved septic installers',
      'my brother in law has a backhoe, can he put in the system',
      'DIY septic replacement by the homeowner allowed?',
      'do I need a plumber to hook up the tank or can I do it myself',
      'who is allowed to work on septics in town',
      'what license does a septic pumper need',
      'Contractor from the next county, do I have to register with the town to install septics?',
      'any rule that only licensed people dig a drain field',
      'can a handyman replace my distribution box',
      'does the town certify installers',
      '¿Puedo instalar yo mismo el sistema séptico?',
      '¿El contratista necesita licencia para instalar el tanque?',
      '¿Hay instaladores aprobados por el pueblo?',
      '¿Quién puede hacer la obra del séptico?',
    ],
  },
  machine,
})
