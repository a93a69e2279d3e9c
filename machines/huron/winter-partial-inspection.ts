import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May a partial inspection stand in over the winter? Huron §§ 8(F), 4(B)(3).
const facts = pick(all, 'inspectionKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/winter-partial-inspection',
  initial: 'occasion',
  states: {
    occasion: {
      meta: { cite: ['huron/8.F#3'] },
      on: { inspectionKind: [{ guard: is('transfer'), target: 'partial' }, 'noPartial'] },
    },
    partial: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. For a property transfer a partial inspection may be held, and a Conditional Certificate of Acceptance issued.',
        text: 'It covers the septic tank and exposed components. The full inspection must then be completed when conditions permit. The law gives no last day for it, and does not say whether seller or buyer sees to it or pays. Ask the Septic Inspector for a day in writing, and let seller and buyer settle the rest through their lawyers before closing.',
        cite: ['huron/8.F#3', 'huron/8.F#1', 'huron/4.B.3#1'],
        duties: [
          {
            actor: 'owner (the law does not say whether seller or buyer)',
            verdict: 'must',
            action: 'have a full inspection completed when conditions permit',
            cite: 'huron/8.F#3',
          },
        ],
      },
    },
    noPartial: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The law allows a partial inspection in winter for property transfers only.',
        text: 'Any other inspection waits until the area is free of snow and frozen ground and, on waterfront property, the adjoining waterway is not frozen over. If a periodic inspection falls due meanwhile, ask the Septic Inspector for a day in writing; the law does not say what happens then.',
        cite: ['huron/8.F#3', 'huron/8.F#1', 'huron/8.F#2'],
      },
    },
  },
})

export const winterPartialInspection = procedure({
  id: 'huron/winter-partial-inspection',
  title: 'Partial inspection in winter',
  act: 'hold a partial inspection and issue a Conditional Certificate of Acceptance in winter',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no last day for the full inspection: only “when conditions permit”.',
    text: 'The sentence says that a partial inspection may be held for a property transfer, provided that a full inspection is completed when conditions permit. It names no date; ask the inspector for a day in writing.',
    cite: ['huron/8.F#3'],
  },
  words: {
    asks: [
      ['(just|only) .. tank', '(snow|frozen|ice|winter|close|closing)'],
      ['(snow|frozen|winter|nieve)', '(close|closing|sale|selling|buyer|seller|deed|cierre|venta)'],
      ['partial', 'inspect*|winter|snow|closing|certificate'],
      ['closing|close|sale|sell*', 'snow|winter|frozen|ice|february|january'],
      ['parcial', 'inspeccion*'],
      ['venta|cierre', 'nieve|invierno|congelad*'],
      ['(partial|partially|parcial)'],
      [
        '(conditional acceptance|conditional certificate|certificado condicional)',
        '(snow|frost|frozen|winter|ground|nieve|invierno|tank only)',
      ],
      ['(buried in snow|snowed in|under snow)', '(buyer|selling|close|closing|bank|sale)'],
    ],
    examples: [
      'deep snow and frozen ground and we close next month, can they look at the tank and the exposed parts now and do the rest in spring',
      'can a partial inspection be made in winter for the sale with a conditional certificate',
      'by when must the full inspection be done after a partial winter one',
      'how many days in spring do we have to complete the full septic inspection',
      'how long after a partial inspection until the full one is due',
      'feet of snow over the yard and we close in two weeks, could the inspector look at the tank only and issue something',
      'mid winter closing, lawn under snow, will a tank only inspection be accepted for now',
      'snow cover and a sale deadline, is there a temporary paper until spring',
      'frozen solid here, house sells feb 20, what can the town do about the septic inspection',
      'title passes in january, can the rest of the septic inspection wait until the thaw',
      'buried in snow and closing soon, conditional acceptance possible?',
      'nieve por todas partes y cerramos en febrero, ¿revisan solo el tanque?',
      'closing in january under deep snow, can they do a partial septic inspection so we can close',
      'is there a partial inspection for winter sales and who finishes it',
      'buyer bank wants a septic paper now but the yard is buried in snow',
      'they did the tank only because of frost and gave a conditional certificate. when must the full inspection happen',
      'can the periodic inspection be done partially in winter',
      'we close on the cottage next week, bay is frozen. any way to get a certificate?',
      'after a partial winter inspection does the seller or the buyer pay for the rest',
      'is there a deadline for the full inspection in spring after the partial',
      'partial check of the tank in december ok for a deed transfer?',
      'inspector offers a partial with conditional acceptance, is that legal',
      'what does a winter partial inspection cover',
      'our lawyer asks if the town may issue conditional acceptance after looking at the tank only, ground is frozen',
      'snowed in and selling, what are the options for the septic inspection',
      'not selling, can I have the partial inspection for my five year one so I am not late',
      'deal falls through if we wait till april for the septic inspection. partial possible?',
      '¿se puede hacer una inspección parcial en invierno para poder cerrar la venta?',
      'hay nieve y el cierre es en febrero, ¿qué opción hay para el séptico?',
      'nos dieron un certificado condicional por la nieve, ¿quién termina la inspección completa?',
      '¿vale la inspección parcial si no vendo la casa?',
      'We have to close in February. Can we get some kind of half inspection and finish in spring?',
    ],
  },
  machine,
})
