import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atLeast, guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// From what share of the system on must all of it comply? Huron § 7(D). The cross reference looks wrong (H-13), and half of what is not said (H-14).
const facts = pick(all, 'workShare')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  half: {
    label: 'Share of the system from which the complete system must comply',
    amount: 50,
    unit: 'percent',
    cite: 'huron/7.D.2#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/partial-or-complete',
  initial: 'share',
  states: {
    share: {
      meta: { cite: ['huron/7.D.2#1'] },
      on: { workShare: [{ guard: atLeast('half'), target: 'completeSystem' }, 'partOnly'] },
    },
    completeSystem: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. At {half} or more, the complete system must comply, and not only the part that is worked on.',
        text: 'The law sends the complete system to "subdivision 8(E)", which is about inspections when a property changes hands. That looks like a slip for subdivision 7(E), complete replacement. As a precaution, plan to meet 7(E) and expect an inspection like the one in 8(E). The law does not say half of what is meant: length, area, cost or parts. Let the Building Inspector settle both points in writing before the work. The part that is worked on must comply with section 7 in any case.',
        cite: ['huron/7.D.2#1', 'huron/7.D.1#1', 'huron/7.E#1', 'huron/8.E#1'],
        values: ['half'],
        decides: 'Building Inspector',
        readings: [
          {
            of: 'huron/7.D.2#1',
            defect: 'H-13',
            reading:
              'As printed: the complete system must comply with 8(E), the rules for property transfer inspections.',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/7.E#1',
            defect: 'H-13',
            reading:
              'As it was probably meant: the complete system must comply with 7(E), the rules for complete replacement (the cautious plan meets both).',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    partOnly: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Below {half}, only the work itself must comply; the complete system need not.',
        text: 'The part that is replaced, repaired, upgraded or modified must still comply with section 7. The law does not say how the share is measured (length, area, cost or parts), nor whether earlier work is added. If it is near half, ask the Building Inspector to confirm the share before the work, and as a precaution plan as for a complete system.',
        cite: ['huron/7.D.2#1', 'huron/7.D.1#1'],
        values: ['half'],
      },
    },
  },
})

export const partialOrComplete = procedure({
  id: 'huron/partial-or-complete',
  title: 'Partial work: when the complete system must comply',
  act: 'bring the complete system into compliance, and not only the part that is worked on',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for bringing the complete system into compliance.',
    text: 'The sentences say what has to comply when part of a system is replaced, repaired, upgraded or modified. They name no day for it, and no span over which work is added up; ask the Building Inspector before the work.',
    cite: ['huron/7.D.1#1', 'huron/7.D.2#1'],
  },
  words: {
    asks: [
      [
        'percent|%|half|quarter|third',
        '(replac*|repair*|redo*|redoing|upgrad*|modif*|swap*)',
        '(comply|code|complete|whole|all of it|everything|rest)',
      ],
      [
        'percent|half|50|part|partial*',
        'system|septic',
        'complete|whole|entire|full|all|rest',
        'replac*|repair*|redo*|upgrad*|modif*|work|touch*',
      ],
      ['(half|percent) .. (system|septic|field)', 'replac*|repair*|redo*|upgrad*|new'],
      ['(whole|entire|complete) (system|septic)', 'only|just|part'],
      ['mitad|porciento|ciento|parte', 'reempla*|repar*|cambi*', 'todo|completo|sistema'],
    ],
    examples: [
      'we are replacing over half the septic, by when must the rest comply',
      'how long do I have to bring the whole system up after replacing half of it',
      'how many years of repairs are added together for the half rule',
      'only about a fifth of the system is changed, is the rest dragged in',
      'ten percent repair, whole septic to code?',
      'redoing three of six lines, is that the half that triggers the complete system',
      'sixty percent replaced, must everything comply then',
      'engineer says 45%, inspector says 55%, what is the cutoff for the entire system',
      'replacing one line out of eight, does all of it have to meet the law now',
      'if i only replace half the system does all of it have to meet code',
      'Contractor wants to redo the tank and leave the old field. Will the town make us bring everything up?',
      'what is the 50% rule for septic repairs',
      'we are changing about a third of the leach lines, does the rest have to comply too',
      'at what percentage does a repair count as a complete replacement',
      'is the fifty percent by cost or by length of pipe',
      'Our engineer puts it at 55 percent of the system. Whole thing now?',
      'tank plus box plus two lines out of six. partial or full replacement for the rules?',
      'I replaced the tank in 2019 and now the field, do they add up',
      'does fixing one lateral trigger upgrading my whole septic',
      'exactly half the septic is being rebuilt, which rules apply to the other half',
      'the section about partial replacement points to transfer inspections, is that a mistake',
      'partial upgrade 20 percent, do I have to touch the old tank',
      'can we do the job in two stages of 30% each so we stay under',
      'new field but keep the tank, is it a complete system then',
      'Si cambio la mitad del sistema, ¿tengo que actualizar todo?',
      '¿Qué pasa si reparo solo el treinta por ciento del séptico?',
      'vamos a reemplazar una parte del campo, ¿el resto también tiene que cumplir?',
      'regla del cincuenta por ciento para reparar el sistema séptico',
      "Replacing only the leach field, the tank's fine. Does the tank need to be up to code also?",
    ],
  },
  machine,
})
