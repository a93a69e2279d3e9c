import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May the Board attach conditions or grant less? Huron §§ 10(D)(8), 10(B)(4).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/variance-conditions',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'may',
        decides: 'Septic Board of Appeals',
        headline: 'Yes. The Septic Board of Appeals may impose reasonable conditions and restrictions.',
        text: 'They must be directly related to the purposes of this law and the standards for a variance, and incidental to achieving them. Which ones, is up to the Board. It looks for the minimum variance that affords relief and may recommend a lesser variance than the one applied for. The law does not say for how long a variance lasts.',
        cite: ['huron/10.D.8#1', 'huron/10.B.4#1', 'huron/10.B.4#2'],
      },
    },
  },
})

export const varianceConditions = procedure({
  id: 'huron/variance-conditions',
  title: 'Conditions on a variance, or a lesser one',
  act: 'impose reasonable conditions and restrictions on the variance',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for meeting the conditions, and no term for a variance of a single system.',
    text: 'The sentence says that the Board may impose reasonable conditions and restrictions. It names no days; go by the written decision, and ask the Board where it is silent.',
    cite: ['huron/10.D.8#1'],
  },
  words: {
    asks: [
      ['variance|variances|board', '(condition*|restrict*|strings|lesser|smaller|less|expire*|requirements attached)'],
      ['variación|varianza|junta', 'condicion*|restriccion*|menor'],
    ],
    not: [
      '(fence|shed|garage|pool|deck|sign|height|zoning|parking) (variance|hearing|permit)',
      '(silence|default|no decision|never decided)',
    ],
    examples: [
      'how many days do I have to meet the conditions of my variance',
      'how long is a septic variance good for',
      'by when must I comply with a condition the board put on the variance',
      'can the board put conditions on my septic variance',
      'they approved it but only if I pump every year, allowed?',
      'what limits are there on variance conditions',
      'may the septic board give me a smaller variance than I asked for',
      'variance with strings attached, is that legal',
      'does a septic variance run out after some time',
      'board wants me to pave my driveway as a condition of the septic variance',
      'can restrictions be added to a granted variance',
      'i asked for 20 feet of relief and they offer 10, can they',
      'Are conditions on variances required to be related to the septic law?',
      'conditional approval from the zba on the septic',
      'can they limit the number of bedrooms as a variance condition',
      'is a lesser variance possible',
      'they require a monitoring well for the variance. may they',
      '¿La junta puede poner condiciones a mi varianza?',
      'aprobaron la variación con restricciones, ¿es legal?',
      '¿Pueden darme una variación menor de la que pedí?',
      '¿Qué condiciones puede imponer la junta en una variación?',
    ],
  },
  machine,
})
