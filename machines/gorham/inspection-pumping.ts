import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Pumping the tank during an inspection. Gorham § 56.502(1)(c).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/inspection-pumping',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline: 'It is up to the authority having jurisdiction. If the tank is pumped, the owner pays.',
        text: 'At the discretion of the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official), the septic tank is pumped at the expense of the property owner. It is done to make sure that the tank is not leaking and that the inlet and outlet baffles are in place and work properly. Ask the official before the day of the inspection.',
        cite: ['gorham/56.502.1.c#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const inspectionPumping = procedure({
  id: 'gorham/inspection-pumping',
  title: 'Pumping for an inspection',
  act: 'have the septic tank pumped for the inspection at the owner’s expense',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(pump|pumped|pumping|pump out|emptied)', '(inspection|inspector|inspect*|inspected|who pays|officer)'],
      ['(vaciar|bombear|vaciado)', '(inspección|inspector|paga)'],
    ],
    not: ['(permit)', '(how often|every|years)', 'sump', 'effluent pump', '(how often|cada cuánto)'],
    examples: [
      '¿quién paga el bombeo del tanque que pide el inspector, el pueblo o el dueño?',
      'el inspector quiere que se vacíe el tanque para la inspección de venta, ¿lo pago yo?',
      'inspector says the tank must be pumped out so he can see it, whose bill is that',
      'does the tank have to be pumped for the inspection',
      'inspector says pump it first, who pays',
      'can they make me pay for pumping at the inspection',
      'we had it pumped in spring, do they need it pumped again to inspect',
      'is pumping required for a town septic inspection before the sale',
      'who foots the bill for pump out during inspection',
      'can i refuse to have the tank pumped when the inspector comes',
      'why would the officer want the septic emptied',
      "pumping at inspection: owner's expense or town's",
      'do all inspections need the tank pumped out',
      'buyer or seller pay for the pumping at inspection',
      'code officer insists on pumping the tank to look for leaks',
      '¿hay que vaciar el tanque para la inspección?',
      '¿quién paga por vaciar el tanque en la inspección?',
      '¿el inspector puede exigir que bombeen el tanque?',
      'told us to get the tank emptied on our own dime before he looks at it',
      'Tank has to be pumped while he watches, or before?',
    ],
  },
  machine,
})
