import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// May the town enter, order a repair or do it itself? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/enforcement',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not say how the town enforces the law or enters a property.',
        text: 'It forbids some things and names the Town Code Enforcement Officer and the authority having jurisdiction. Orders, notices, entry, warrants and work done at the owner’s cost are not in it; Article VII, which is missing, has to do with punishment. Ask the Town Code Enforcement Officer or a lawyer.',
        cite: ['canandaigua/202-5.C#1', 'canandaigua/202-8.A#3', 'canandaigua/202-5.A#1'],
      },
    },
  },
})

export const enforcement = procedure({
  id: 'canandaigua/enforcement',
  title: 'Orders, entry and enforcement',
  act: 'obey an order of the town or let its inspector in',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(inspector|officer|town|they|official)',
        '(enter|entry|come in|come on|access|warrant|refuse|let them in|let him in|let the inspector in|trespass*|my property)',
      ],
      ['(order|notice|letter) .. (violation|remedy|comply|fix|repair)'],
      ['(stop work|shut .. down|condemn*|court|sue)'],
      ['(entrar|orden judicial|negarme|orden)', 'inspector|casa|propiedad|pueblo'],
    ],
    not: ['fines|jail|penalt*', '(the|a|what) fine', 'appeal*', 'neighbor*'],
    examples: [
      'can the inspector come on my property without asking',
      'do they need a warrant to look at my septic',
      'can I refuse to let the town in',
      'I got a notice of violation, how long to answer',
      'may the town fix my septic and bill me',
      'can they shut my house down',
      'stop work order on my leach field, what now',
      'does the officer have to show a paper before entering',
      'town wants to put dye in my toilet, must I let them',
      'can the town take me to court over the septic',
      'order to remedy within days, is that in the law',
      'who enforces this chapter',
      'is the code officer allowed in the basement',
      'received an order to repair, can they make me',
      'may they enter when I am away for the winter',
      '¿puede el inspector entrar sin permiso?',
      '¿necesitan una orden judicial para revisar mi séptico?',
      '¿me puedo negar a la inspección del pueblo?',
      'recibí una orden de reparar, ¿qué dice la ley?',
    ],
  },
  machine,
})
