import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Is there money for the work? The law is silent. Huron § 5(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/financial-help',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law says nothing about grants, loans or other help with the cost.',
        text: 'It makes the property owner responsible for all costs required to comply. Programs of the county or the state may exist apart from this law; ask the Town Clerk, the county or the state.',
        cite: ['huron/5.B#2'],
      },
    },
  },
})

export const financialHelp = procedure({
  id: 'huron/financial-help',
  title: 'Grants and loans',
  act: 'give financial help for septic work',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        '(grant|grants|loan|loans|financial help|financial aid|assistance|subsidy|rebate|afford|funding|hardship money)',
      ],
      ['(ayuda económica|subvención|préstamo|beca|subsidio|ayuda para pagar|no puedo pagar)'],
      [
        '(grant|grants|subsidy|loan|subsidio|ayuda económica|financial help|assistance|program)',
        '(septic|system|money|pay|afford|field|tank|séptico|unit)',
      ],
    ],
    examples: [
      'is there grant money to replace a failed septic',
      'i cant afford a new system, is there help from the town',
      'low interest loans for septic repairs?',
      'does the town reimburse part of the cost of a new leach field',
      'financial assistance for seniors with bad septics',
      'are there state funds for septic replacement near the lake',
      'any subsidy for installing an aerobic unit',
      'Can the town waive the costs for a poor family?',
      'payment plan with the town for septic work',
      'who gives grants for septic upgrades',
      'rebate program for waterfront septic upgrades',
      'we are on social security and cannot pay for the repair, what help is there',
      'is there funding in the law for owners ordered to fix their system',
      '¿Hay ayuda económica para reemplazar el séptico?',
      'no puedo pagar un sistema nuevo, ¿el pueblo ayuda?',
      '¿Existe una subvención para arreglar tanques sépticos?',
      '¿Hay préstamos para reparar el sistema séptico?',
    ],
  },
  machine,
})
