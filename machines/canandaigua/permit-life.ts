import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// When is the permit issued and when does it lapse? Not in the excerpt.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/permit-life',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file does not say how long the permit takes, how long it lasts or how to apply.',
        text: 'It says only that the work is unlawful unless the Town Code Enforcement Officer has issued a building permit. The application, the time for an answer, inspections during the work and the end of a permit are in parts that are missing.',
        cite: ['canandaigua/202-5.A#1'],
      },
    },
  },
})

export const permitLife = procedure({
  id: 'canandaigua/permit-life',
  title: 'How long a permit takes and lasts',
  act: 'act on the permit within a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'permit*',
        '(how long|expire*|valid|good for|renew*|wait*|how many days|still good|run out|runs out|lapse*|apply|application|transferable)',
      ],
      ['(backfill|cover*|as-built|final inspection|certificate of compliance)', 'permit|septic|field|tank|before'],
      ['permiso', '(vence|válido|cuánto tarda|renovar|cuánto tiempo|solicitar)'],
    ],
    not: ['(fee|cost)', 'acknowledg*'],
    examples: [
      'how long is a septic permit good for',
      'permit was issued last summer, is it still valid',
      'how many days does the town take to issue a permit',
      'can I renew an expired septic building permit',
      'what do I hand in with the permit application',
      'how do I apply for the septic permit',
      'waiting six weeks for my permit, is there a limit',
      'does the town inspect before we cover the new field',
      'when does the building permit run out',
      'is an as-built drawing required after the work',
      'may we backfill before anybody looks',
      'do I need a certificate when the new system is done',
      'contractor quit, will the permit lapse',
      'how long until code enforcement answers my application',
      'is the permit transferable to the buyer',
      '¿cuánto dura el permiso del séptico?',
      '¿cuántos días tarda el pueblo en dar el permiso?',
      '¿cómo solicito el permiso?',
      '¿se puede renovar un permiso vencido?',
      'how long does a permit take once I apply',
      'permit from two years ago, has it run out',
      'which form and plans go in with the application for the permit',
    ],
  },
  machine,
})
