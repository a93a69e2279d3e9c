import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What an inspection covers and what must be laid open. Gorham § 56.502.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/inspection-procedure',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The tank, inspection ports and distribution boxes must be uncovered and accessible.',
        text: 'For an inspection, the septic tank, inspection ports and distribution boxes or devices are uncovered and accessible, and the disposal fields are staked out or otherwise identified. What cannot reasonably be located is noted in the report. The official looks at the buildings, counts bedrooms, notes all fixtures and plumbing, verifies where drains go, observes lawns, ditches and shorelines for seepage, and does dye testing and other methods as may be necessary. Pumping the tank and checking boxes for blockages are at the discretion of the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). The text does not say who uncovers the parts, or at whose cost: plan on the owner, and ask.',
        cite: [
          'gorham/56.502.1#1',
          'gorham/56.502.1.a#1',
          'gorham/56.502.1.a#2',
          'gorham/56.502.1.b#1',
          'gorham/56.502.1.c#1',
          'gorham/56.502.1.d#1',
          'gorham/56.502.1.e#1',
          'gorham/56.502.1.f#1',
          'gorham/56.502.1.g#1',
          'gorham/56.502.1.h#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const inspectionProcedure = procedure({
  id: 'gorham/inspection-procedure',
  title: 'How an inspection is done',
  act: 'have the parts of the system uncovered and accessible for the inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time by which the parts must be uncovered: they are to be so for the inspection.',
    text: 'The sentences say that the tank, inspection ports and distribution boxes are uncovered and accessible. They name no number of days before or after; ask the authority having jurisdiction when the visit is arranged.',
    cite: ['gorham/56.502.1.a#1'],
  },
  words: {
    asks: [
      [
        '(uncover*|dig up|locate|find|stake*|expose*|dye|walk through|look at|what happens|how is|prepare|bedrooms counted|fixtures)',
        '(inspection|inspect*|inspector|test)',
      ],
      ['(destapar|desenterrar|encontrar|localizar|colorante|tinte|preparar)', '(inspección|inspector|tanque)'],
      [
        '(go through|look in|look at|check|count)',
        '(sink|sinks|toilet|toilets|every room|fixtures|bedrooms)',
        '(house|inspector|inspection|they)',
      ],
      ['(what|how)', '(do at|happens|happen|does he|do they)', '(inspection)'],
    ],
    not: ['(pumped|pumping|pump out)', '(sell|closing) .. (need|required)', 'backfill*', 'report of findings'],
    examples: [
      'how many days before the inspection must the tank be dug up',
      'how long must the tank stay uncovered for the inspector',
      'what does the septic inspector look at',
      'do I have to dig up the tank lid before the inspection',
      'how do I get ready for the town septic inspection',
      'nobody knows where our d-box is, what happens at the inspection',
      'is a dye test part of it',
      'why is the inspector counting my bedrooms',
      'do they come in the house for a septic inspection',
      'who uncovers the distribution box, owner or town',
      'must the leach field be staked for the inspector',
      'what happens during the inspection, step by step',
      'inspector flushed all toilets and checked drains, is that in the law',
      "can't find the septic tank, will we fail inspection",
      'do they walk the shoreline too',
      'how thorough is a gorham septic inspection',
      '¿qué revisan en la inspección séptica?',
      '¿tengo que destapar el tanque antes de la inspección?',
      'no encuentro la caja de distribución, ¿qué pasa en la inspección?',
      'will they go through every sink and toilet',
      'does the inspector check floor drains and sump pumps',
      'What does he actually do at the inspection?',
    ],
  },
  machine,
})
