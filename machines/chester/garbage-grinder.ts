import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Garbage grinders. Chester Appendix VII.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/garbage-grinder',
  initial: 'guideline',
  states: {
    guideline: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, but the guidelines advise against it, and the tank must be larger if one is used.',
        text: 'Garbage grinders fill the tank and the field with solids, and Appendix VII does not recommend them for households with their own systems. If one is used, the septic tank size must be increased. By how much the appendix does not say. It is a guideline with a mandatory word, so ask the Enforcement Officer before you put one in. A larger tank needs a permit.',
        cite: ['chester/app-VII.5#1', 'chester/app-VII.5#2', 'chester/app-VII.5#3', 'chester/5.030.A.1#1'],
        readings: [
          {
            of: 'chester/app-VII.5#3',
            defect: 'C-71',
            reading: 'The larger tank is a duty, as the word "must" says (the cautious reading).',
            status: 'official-discretion',
            verdict: 'may',
          },
          {
            of: 'chester/app-VII.5#2',
            defect: 'C-71',
            reading: 'The appendix only advises.',
            status: 'determined',
            verdict: 'may',
          },
        ],
      },
    },
  },
})

export const garbageGrinder = procedure({
  id: 'chester/garbage-grinder',
  title: 'Garbage grinders',
  act: 'use a garbage grinder',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(garbage|food|waste|sink) (grinder|disposal|disposer|disposals)'],
      ['garburator|insinkerator|triturador*'],
    ],
    not: ['permit to dispose'],
    outside: [
      '(no|without|same|not) (a|the)? (larger|bigger|size|upsized) .. tank',
      'sin (agrandar|cambiar) (el)? tanque',
    ],
    examples: [
      'can I have a garbage disposal with a septic',
      'do grinders need a bigger tank',
      'is a food waste disposer illegal in Chester',
      'kitchen remodel with an insinkerator on septic',
      'garbage grinder bad for leach field?',
      'how much bigger must the tank be with a disposal',
      'house came with a garbage disposal, must I remove it',
      'does the septic law ban disposals',
      'sink grinder and a 1000 gallon tank ok?',
      "plumber says garbage disposals aren't allowed",
      '¿puedo tener un triturador de basura con séptico?',
      '¿el triturador exige un tanque más grande?',
      '¿está prohibido el triturador de comida?',
      'mi cocina tiene triturador, ¿hay problema con el séptico?',
      'food grinder rules',
    ],
  },
  machine,
})
