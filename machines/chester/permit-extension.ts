import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Extending or renewing a permit. Chester § 5.120.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/permit-extension',
  initial: 'silent',
  states: {
    silent: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'The law has no extension or renewal of a permit.',
        text: 'A permit expires within one (1) year of issuance unless the permit provides otherwise. Once it expires and the system is not completed, a new permit application is required. The law says nothing of more time for bad weather or a late contractor. Ask the Enforcement Officer before the permit runs out.',
        cite: ['chester/5.120#1', 'chester/5.120#2'],
      },
    },
  },
})

export const permitExtension = procedure({
  id: 'chester/permit-extension',
  title: 'Extending or renewing a permit',
  act: 'have the permit extended',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [['(extend*|extension|renew*|prolong*|more time|another year|prórroga|renovar|extender)', 'permit|permiso']],
    not: ['remedial', 'enlarg*', 'leach lines'],
    examples: [
      'can I get an extension on my septic permit',
      'how do I renew the permit before it expires',
      'winter came early, will the town give us more time on the permit',
      'is there a renewal fee instead of a new application',
      'permit extension because the contractor got sick',
      'who can extend a septic permit by six months',
      'extend permit for another year',
      'do they grant extensions in Chester',
      'may the officer prolong my permit',
      'can a permit be renewed after it lapsed',
      '¿pueden extender mi permiso séptico?',
      '¿cómo renuevo el permiso antes de que venza?',
      '¿hay prórroga del permiso por mal tiempo?',
      'necesito más tiempo con el permiso, ¿es posible?',
      'permit renewal',
    ],
  },
  machine,
})
