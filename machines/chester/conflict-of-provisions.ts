import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What holds where two rules differ. Chester §§ 7.010, 7.040.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/conflict-of-provisions',
  initial: 'stricter',
  states: {
    stricter: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Where two comparable rules differ, the more restrictive one governs.',
        text: 'That holds inside this law, and between this law and any other statute, ordinance, local law, order, rule or regulation. The law does not say who decides which rule is more restrictive; where two conditions cannot be compared, ask the Enforcement Officer. State standards are never limited by this law.',
        cite: ['chester/7.010#1', 'chester/7.040#1'],
      },
    },
  },
})

export const conflictOfProvisions = procedure({
  id: 'chester/conflict-of-provisions',
  title: 'Where two rules conflict',
  act: 'follow the more restrictive rule',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(stricter|strictest|more restrictive|restrictive|tougher|más estricta|más restrictiva)',
        '(rule|law|one|which|governs|apply|applies|section|wins|regla|ley|cuál)',
      ],
      [
        '(conflict*|contradict*|differ*|disagree*|two (rules|sections|provisions)|contradic*)',
        '(rule*|law*|section*|state|code|zoning|which|definition*|ley*|regla*)',
      ],
    ],
    not: ['conflict of interest', 'engineer', 'variance', 'bedroom', 'officer'],
    examples: [
      'state rule and town rule differ, which one do I follow',
      'two sections of the law contradict each other',
      'does the stricter rule always win in Chester',
      'zoning says 50 and septic law says something else',
      'if the county code is tougher does it govern',
      'which provision governs when they conflict',
      'definitions page disagrees with article IV',
      'looser state rule, stricter local rule, what applies',
      'who decides which rule is more restrictive',
      'conflict between handbook and the local law',
      'dos reglas se contradicen, ¿cuál vale?',
      '¿gana siempre la regla más estricta?',
      'la ley del estado y la del pueblo son diferentes, ¿cuál sigo?',
      '¿qué sección manda si hay conflicto?',
      'more restrictive provision',
    ],
  },
  machine,
})
