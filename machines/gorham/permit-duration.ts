import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law sets no term for a permit. Gorham §§ 56.201, 56.402.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/permit-duration',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file sets no term after which a permit runs out.',
        text: 'The text defines a permit as a written permit issued by the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) and says when it may be issued. It names no term, no extension and no transfer to a new owner. Look at the conditions on the permit itself, and ask the official. A permit that rests on a material misrepresentation is void at any time.',
        cite: [
          'gorham/56.201.on-site-wastewater-treatment-system-permit#1',
          'gorham/56.402.1#1',
          'gorham/56.903.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const permitDuration = procedure({
  id: 'gorham/permit-duration',
  title: 'How long a permit is good',
  act: 'begin or finish the work before the permit runs out',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(expire*|expiration|good for|still good|still valid|valid|run out|runs out|renew*|extend*|lapse*|transfer*)',
        'permit',
      ],
      ['(vence*|caduca*|válido|vigencia|renovar)', 'permiso'],
      ['permit', '(ago|last year|two years|years old)', '(new one|again|another|start over|still)'],
    ],
    not: ['(lied|false|misrepresent*|left out|hid)', '(30|thirty) days'],
    examples: [
      'does a septic permit expire',
      'got my permit last year and never dug, is it still good',
      'how long is a septic permit valid in Gorham',
      'can I extend my septic permit if the contractor is late',
      'do i need to renew the wastewater permit',
      'permit from 2023, contractor flaked, can we use it this spring',
      'bought the lot with a septic permit on it, does it transfer to me',
      "when does my permit run out if work hasn't started",
      'Chester gives one year, what about gorham permits',
      'is there a deadline to finish the work once the permit is issued',
      "how many months do we have to build after the permit's granted",
      'permit lapses after how long',
      '¿cuándo vence el permiso séptico?',
      '¿el permiso del año pasado todavía es válido?',
      '¿puedo renovar el permiso?',
      'got the permit two summers ago and never used it, must I get a new one',
      'does an old permit still count if the digging starts now',
    ],
  },
  machine,
})
