import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// The penalty for a violation. Chester § 6.010.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  penalty: {
    label: 'Largest civil penalty, a new offense each day',
    amount: 1000,
    unit: 'USD',
    cite: 'chester/6.010#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/penalties',
  initial: 'penalty',
  states: {
    penalty: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'A violation can cost a civil penalty of not more than {penalty}, and each day it continues is a separate offense.',
        text: 'The Town Board recovers the penalty in court. It can hit whoever owns, controls or manages a place with a system in violation, whoever builds contrary to the approved plans, and whoever omits, neglects or refuses what the law requires. For a partnership, association or corporation, the principal executive officer, partner, agent or manager may be considered the person. The law names no jail and no smallest penalty, and it does not say how much a court will set. The penalty provisions of DEC regulations may also apply.',
        cite: ['chester/6.010#1', 'chester/6.010#2', 'chester/6.010#3', 'chester/6.010#4'],
        duties: [
          {
            actor: 'Town Board',
            verdict: 'may',
            action: 'recover the civil penalty in any court of competent jurisdiction',
            cite: ['chester/6.010#1'],
          },
        ],
        values: ['penalty'],
      },
    },
  },
})

export const penalties = procedure({
  id: 'chester/penalties',
  title: 'Penalties',
  act: 'recover a civil penalty for the violation',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(penalt*|fine|fines|fined|jail|locked up|worst that can happen|punish*|multa*|cárcel|sanción|castigo|prison|arrest*)',
      ],
      ['most .. pay'],
      ['(how much|cuánto) .. (violat*|break|breaking|infring*)'],
      ['what happens if .. (no permit|without a permit|ignore|violate)'],
    ],
    not: [
      'fine otherwise',
      'works fine',
      'working fine',
      'is fine',
      'runs fine',
      'fine now',
      'looks fine',
      'just fine',
      'fee|fees',
    ],
    examples: [
      'can you go to jail for a septic without permit in Chester',
      'max fine per day for an illegal septic',
      '¿cuánto es lo máximo de multa y se cuenta cada día?',
      'what is the maximum fine for a septic violation',
      'can I go to jail for an illegal septic',
      'is it a thousand a day or a thousand total',
      'how much will they fine me for covering without a certificate',
      'does the penalty count for each day',
      'our company owns the camp, who gets fined',
      'minimum penalty in the law?',
      'fined for using a failing system',
      'who collects the fine, the town or a court',
      "first offense, what's the penalty",
      'manager of a motel fined personally?',
      'landlord or tenant, who pays the penalty',
      '¿cuánto es la multa máxima por violar la ley?',
      '¿me pueden meter en la cárcel por un séptico ilegal?',
      '¿la multa es por cada día?',
      'la empresa es la dueña, ¿a quién multan?',
      'what happens if I build without a permit',
      'The seller built his field without any permit. What can that cost him, and is it counted daily?',
      'could they lock me up for a bootleg septic, and what does it cost at worst',
      "We sold without doing the septic inspection even though we're on the pond. What's the fine for that?",
    ],
  },
  machine,
})
