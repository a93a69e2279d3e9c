import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What condition must an existing system be in? Huron §§ 8(B), 7(C).
const facts = pick(all, 'functional')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/system-condition',
  initial: 'standard',
  states: {
    standard: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Every existing septic system must be functional for its existing or proposed use.',
        text: 'At a minimum it must provide for separation of solids and grease, and adequate percolation (water soaking away). Age makes no exception. The law does not define “functional” or “adequate”; the inspector judges it. Meeting the newest design standards is not asked of a system merely because it exists.',
        cite: ['huron/8.B#1', 'huron/8.B#2', 'huron/7.C#1', 'huron/8.C#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'keep the system functional',
            cite: ['huron/8.B#1', 'huron/5.B#2'],
          },
        ],
      },
      on: { functional: [{ guard: 'no', target: 'broken' }, 'working'] },
    },
    working: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. It must stay functional for its existing or proposed use, as it is now.',
        text: 'At a minimum it must provide for separation of solids and grease, and adequate percolation (water soaking away). Age makes no exception. Meeting the newest design standards is not asked of a system merely because it exists; the law lists the events that call for an upgrade.',
        cite: ['huron/8.B#1', 'huron/8.B#2', 'huron/7.C#1', 'huron/8.C#1'],
      },
    },
    broken: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A system that does not work falls short of what the law asks: it must be functional.',
        text: 'At a minimum it must provide for separation of solids and grease, and adequate percolation (water soaking away). If an inspection shows that it has failed, it must be upgraded to the extent reasonably feasible, within the times that the law sets. The Building Inspector can order pumping, a new tank or other repairs. Whether it has “failed” is for the inspector; the law does not define the word.',
        cite: ['huron/8.B#1', 'huron/8.B#2', 'huron/8.C#1', 'huron/8.C.1#1', 'huron/9.B#1'],
      },
    },
  },
})

export const systemCondition = procedure({
  id: 'huron/system-condition',
  title: 'Condition of an existing system',
  act: 'keep the existing septic system functional',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    functional: {
      why: 'The law asks the same of every system, whether it works or not.',
    },
  },
  words: {
    asks: [
      ['(functional|working order|condition|standard|standards|minimum)', 'septic|system|tank'],
      ['(allowed to have|legal to have|keep)', '(old system|old septic|slow drain*|backing up)'],
      ['(what counts as|definition of|what is)', 'failed|failing|functional|percolation'],
      ['estado|condición|funcionar|mínimo', 'séptico|sistema'],
      [
        '(back up|backs up|backed up|slow|drains|drain|works|lento|separate|percolate)',
        '(legal|violation|allowed|acceptable|adequate|law|permitido|meet|have to|must)',
      ],
      ['(sized|functional|funcional|condition)', '(system|septic|sistema)'],
    ],
    not: ['(new construction|building a new)', 'upgrade'],
    examples: [
      'what condition does my existing septic have to be in',
      'what are the minimum standards for an old septic system',
      'does an existing system have to separate grease and solids',
      'toilets back up every spring, is that a violation',
      'is a slow draining system legal',
      'what counts as a failed septic under the town law',
      'how well does the leach field have to drain to be adequate',
      'must my system be sized for the use we are planning',
      'is there a rule that an old septic must simply work',
      'the septic works but has no baffle. is that acceptable',
      'definition of functional please',
      'system from the sixties still drains, do I meet the law',
      'landlord lets the septic back up, what does the law demand of the system',
      'our bait shop has a homemade septic, what minimum must it meet',
      '¿en qué estado debe estar un sistema séptico que ya existe?',
      '¿cuáles son los requisitos mínimos para un sistema viejo?',
      'el drenaje es lento, ¿está permitido?',
      '¿qué quiere decir que el sistema sea funcional?',
      'My drains are slow and it backs up, am I breaking the law?',
      'drains gurgle and are slow, is that already a violation',
      '¿estoy violando la ley si el baño se tapa a cada rato?',
    ],
  },
  machine,
})
