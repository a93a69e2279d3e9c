import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May a system that fails or pollutes be used? Chester §§ 2.010(C), 4.010, 5.100(B).
const facts = pick(all, 'failureSign')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/unsafe-system',
  initial: 'sign',
  states: {
    sign: {
      on: {
        failureSign: [
          { guard: is('surfacing'), target: 'surfacing' },
          { guard: is('polluting'), target: 'polluting' },
          { guard: is('danger'), target: 'danger' },
          { guard: is('doubtful'), target: 'doubtful' },
          'noSign',
        ],
      },
    },
    surfacing: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system that lets sewage reach the ground surface may not be used or maintained.',
        text: 'It is unlawful to use or maintain a system that permits raw or partially treated sewage to seep to the ground surface. That holds for old systems too. The Enforcement Officer administers the law. The owner needs a repair: an emergency repair may be made without a permit if the permitting agency is notified immediately.',
        cite: ['chester/2.010.C#1', 'chester/4.010#4', 'chester/5.010#1', 'chester/4.020.A.3#2'],
      },
    },
    polluting: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system that pollutes surface water or groundwater may not be used or maintained.',
        text: 'It is unlawful to use or maintain a system that is a source of pollution to surface waters or groundwater. That holds for old systems too. The Enforcement Officer administers the law.',
        cite: ['chester/2.010.C#1', 'chester/4.010#4', 'chester/5.010#1'],
      },
    },
    danger: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system that is unsafe or may harm health may not be used or maintained.',
        text: 'It is unlawful to use or maintain a system that is unsafe or creates a potential health hazard. That holds for old systems too. The Enforcement Officer administers the law.',
        cite: ['chester/2.010.C#1', 'chester/4.010#4', 'chester/5.010#1'],
      },
    },
    doubtful: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          'It is up to the Enforcement Officer whether smells, wet ground or slow drains show a failing system.',
        text: 'The law forbids a system that is unsafe, pollutes, lets sewage surface, creates a potential health hazard or interferes with the enjoyment or use of property. It does not define failure any further. Smells, wet spots and slow drains can be signs of it. Have the system looked at, and ask the Enforcement Officer.',
        cite: ['chester/2.010.C#1', 'chester/4.010#4', 'chester/5.010#1'],
      },
    },
    noSign: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. A system that shows none of these signs may be used.',
        text: 'The law forbids using a system that is unsafe, pollutes water, lets sewage surface, endangers health, or harms the use of property. With no such sign this rule does not stop you. Other rules may still apply, for example the annual inspection of alternative systems.',
        cite: ['chester/2.010.C#1', 'chester/4.010#1'],
      },
    },
  },
})

export const unsafeSystem = procedure({
  id: 'chester/unsafe-system',
  title: 'Using a failing or polluting system',
  act: 'keep using the system in this state',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(legal|allowed|illegal|unlawful|can|may|keep|still)',
        '(surfac*|leak*|fail*|overflow*|pollut*|smell*|seep*|ooz*|unsafe|contamin*)',
        'septic|system|leach*|tank|sewage|cesspool',
      ],
      ['fail*|failing', 'system|septic', '(use|using|legal|unlawful|live with)'],
      ['(ilegal|legal|permitido|seguir usando)', '(séptic*|aguas negras|sistema)'],
      ['sewage .. (surface|surfacing|lake|yard)'],
    ],
    not: [
      'permit',
      'seepage pit',
      'grandfather*|preexisting',
      'complain*|complaint|report*|queja',
      'sell*|sale|closing',
      'emergency',
      'days',
    ],
    examples: [
      'sewage bubbles up over our leach field in spring, can we keep using it',
      "neighbor's septic drains straight into the brook, is that legal",
      'is it against the law to have a failing system',
      'leachfield is ponding on top, do we have to stop using it',
      'well test came back with coliform and the septic is uphill. allowed?',
      'our tank lid caved in, is the system illegal to use now',
      'toilets gurgle and the yard smells, is our system in violation',
      'what makes a septic unlawful in Chester',
      'old cesspool leaks to the pond, grandfathered or not',
      'tenant says septic is oozing in the yard',
      'what is a failed system under the law',
      'system works fine, am I allowed to just keep it',
      'las aguas negras salen al jardín, ¿es ilegal seguir usando el sistema?',
      'el séptico del vecino contamina el arroyo, ¿está prohibido?',
      'huele mal cerca del tanque, ¿puedo seguir usando el sistema?',
      '¿qué dice la ley de un sistema que falla?',
      "Every time it rains black water comes up over the drain field and runs toward the lake. It's our own place and has been like that for years. Are we breaking the law by using it?",
    ],
  },
  machine,
})
