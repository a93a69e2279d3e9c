import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Must the existing system be upgraded to Part 75A? Huron §§ 8(C), 7(C), 4(B)(6).
const facts = pick(all, 'upgradeEvent', 'addsLoad', 'systemFailed')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/mandatory-upgrade',
  initial: 'event',
  states: {
    event: {
      on: {
        upgradeEvent: [
          { guard: is('failed'), target: 'mustAfterFailure' },
          { guard: is('livingArea'), target: 'load' },
          { guard: is('commercialIntensity'), target: 'mustForIntensity' },
          { guard: is('transfer'), target: 'transfer' },
          { guard: is('otherChange'), target: 'inspectionOnly' },
          'noEvent',
        ],
      },
    },
    load: {
      meta: { cite: ['huron/4.B.6#1'] },
      on: { addsLoad: [{ guard: 'yes', target: 'mustForLivingArea' }, 'noLoad'] },
    },
    transfer: { on: { systemFailed: [{ guard: 'yes', target: 'mustBeforeTransfer' }, 'transferOfWorkingSystem'] } },
    mustAfterFailure: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A system that an inspection shows to have failed must be upgraded.',
        text: 'The existing system must be upgraded to comply, to the extent reasonably feasible, with the design requirements of Part 75A (the state’s design standards). The work follows the section on replacement and upgrade: the tank gets a filter on its outlet, and distribution boxes get speed levelers. The law does not say what “failed” means or who judges what is feasible; ask the Building Inspector. Local relief does not waive the state’s own standard; that is for the health department.',
        cite: ['huron/8.C#1', 'huron/8.C.1#1', 'huron/7.C#2', 'huron/7.C.1#1', 'huron/7.C.2#1', 'huron/3#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'upgrade the system, to the extent reasonably feasible',
            cite: ['huron/8.C#1', 'huron/5.B#2'],
          },
        ],
      },
    },
    mustForLivingArea: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. An increase in living area calls for an upgrade of the system.',
        text: 'Whenever enclosed living area that can put more load on the system is added to a home, the existing system must be upgraded to comply, to the extent reasonably feasible, with the design requirements of Part 75A (the state’s design standards). That the system passed an inspection makes no exception. The law does not say who judges what is feasible; ask the Building Inspector before you plan. An inspection before the change is required too.',
        cite: ['huron/8.C#1', 'huron/8.C.2#1', 'huron/4.B.6#1', 'huron/7.C#2', 'huron/8.A.1#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'upgrade the system, to the extent reasonably feasible',
            cite: ['huron/8.C#1', 'huron/5.B#2'],
          },
        ],
      },
    },
    mustForIntensity: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A commercial use with more employees, occupants or sewage calls for an upgrade of the system.',
        text: 'Whenever the intensity of a commercial use changes so that the number of employees or occupants grows, or the discharge of sewage does, the existing system must be upgraded to comply, to the extent reasonably feasible, with the design requirements of Part 75A (the state’s design standards). That the system passed an inspection makes no exception. The law does not say who judges what is feasible; ask the Building Inspector.',
        cite: ['huron/8.C#1', 'huron/8.C.3#1', 'huron/7.C#2'],
        duties: [
          {
            actor: 'business or property owner',
            verdict: 'must',
            action: 'upgrade the system, to the extent reasonably feasible',
            cite: ['huron/8.C#1', 'huron/5.B#2'],
          },
        ],
      },
    },
    mustBeforeTransfer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A failed system must be upgraded, and before the transfer.',
        text: 'An inspection that shows a failure calls for an upgrade to the extent reasonably feasible, and a failed system must be brought into compliance, to the extent practical, before transfer of ownership or re-occupation of the structure.',
        cite: ['huron/8.C#1', 'huron/8.C.1#1', 'huron/8.C.4#1', 'huron/8.G#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'bring the system into compliance before the transfer',
            cite: 'huron/8.G#1',
          },
        ],
      },
    },
    transferOfWorkingSystem: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline: 'The law can be read both ways: ask the Building Inspector in writing before the transfer.',
        text: 'The law lists a transfer of ownership, without more, among the events on which the existing system must be upgraded. Read by its words, that reaches even a system that has just passed. It can also be read together with the rule that failed systems must be mended before a transfer, so that only those are meant. As a precaution, do not count on nothing more being needed; get the Building Inspector’s answer in writing. An upgrade goes only as far as is reasonably feasible.',
        cite: ['huron/8.C#1', 'huron/8.C.4#1', 'huron/8.G#1', 'huron/4.B.22#1'],
        readings: [
          {
            of: 'huron/8.C.4#1',
            defect: 'H-22',
            reading: 'Every transfer calls for an upgrade, to the extent reasonably feasible (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.G#1',
            defect: 'H-22',
            reading: 'Only a failed system has to be upgraded for a transfer.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    noLoad: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Space that adds no load is no increase in living area as the law defines it.',
        text: 'Only enclosed living area that increases the load, or the load that is possible, on the septic system counts. Work without it is not on the list of events that call for an upgrade. A system that fails an inspection must be upgraded all the same. Ask the Building Inspector where the plan is close to the line, such as a room that can serve as a bedroom.',
        cite: ['huron/4.B.6#1', 'huron/8.C#1', 'huron/8.C.2#1', 'huron/8.C.1#1'],
      },
    },
    inspectionOnly: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. This change calls for an inspection before it, but it is not on the list for an upgrade.',
        text: 'More effluent volume, another type of use, and a large increase in floor space each call for an inspection before the change. The list for an upgrade names only a failure, more living area, a commercial use with more employees, occupants or sewage, and a transfer. If the inspection shows that the system has failed, an upgrade is required after all.',
        cite: ['huron/8.C#1', 'huron/8.A.1#1', 'huron/8.A.2#1', 'huron/8.A.5#1', 'huron/8.C.1#1'],
      },
    },
    noEvent: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Age alone does not call for an upgrade.',
        text: 'The law calls for an upgrade when an inspection shows a failure, on an increase in living area, when a commercial use grows, and on a transfer. None of these is the case. The system must still be functional, with separation of solids and grease and adequate percolation (water soaking away), and periodic inspections go on.',
        cite: [
          'huron/8.C#1',
          'huron/8.C.1#1',
          'huron/8.C.2#1',
          'huron/8.C.3#1',
          'huron/8.C.4#1',
          'huron/8.B#1',
          'huron/8.B#2',
        ],
      },
    },
  },
})

export const mandatoryUpgrade = procedure({
  id: 'huron/mandatory-upgrade',
  title: 'Mandatory upgrade of an existing system',
  act: 'upgrade the existing septic system, as far as is reasonably feasible',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'upgrade|upgraded|upgrades|upgrading',
        'sale|seller|sell|selling|bedroom|addition|employees|old|failed|passed|required|force|make',
      ],
      [
        '(upgrade|upgraded|upgrading|modernize|grandfathered|bring it up to)',
        'septic|system|tank|leach*|75-a|75a|code',
      ],
      ['(new septic|replace the septic|bigger septic|larger septic)', '(have to|need|must|require*|force*|make)'],
      ['actualizar|mejorar|modernizar|renovar', 'séptico|sistema|tanque'],
      ['upgrade*|modernize*|grandfathered'],
      ['(bigger leach field|new leach field|new system)', '(have to|need|must|required|because)'],
      ['(mejorar|mejorarlo|renovarlo|actualizarlo|modernizar|obligan)'],
    ],
    not: ['(percent of the system|% of the system)', 'variance', '(days to fix|how long)'],
    examples: [
      'sale inspection went fine, does the law make the seller upgrade to 75A regardless',
      'buyers lawyer says huron forces an upgrade at every sale of a house',
      'passed the inspection for the sale, does the law still want the seller to bring it to 75-A',
      'title man insists each sale means an upgrade to current code even if it passed',
      'adding a bedroom: does the septic itself have to be upgraded or just inspected',
      'is an inspection enough for the addition or must the system be brought up to part 75A as well',
      'works perfectly, built in the sixties, no selling, no building. can the town force an upgrade',
      'cafe hires five more, septic passed, upgrade anyway?',
      'will I be made to upgrade merely because title changes hands',
      'vendo y pasó la inspección, ¿la ley me obliga a ponerlo al día con 75-A?',
      'is there any age at which a septic must be upgraded in huron',
      'must a septic that still works be replaced only because it is decades old',
      'does an ancient but working tank have to meet 75A',
      'does adding a bedroom mean I have to upgrade the whole septic',
      'system is from 1972 and works fine, arent we grandfathered',
      'septic flunked the inspection, do we have to bring it up to part 75-A?',
      'selling a house with an old but working septic, will the town make us modernize it',
      'our motel adds two seasonal workers. must the septic be upgraded to current standards',
      'buyer claims every sale in huron forces a new septic system. true?',
      'more seating in the tavern, passed inspection in spring, is an upgrade required',
      'finishing the basement without any plumbing, does that trigger the upgrade rule',
      'do I need to put in a bigger leach field because we are switching from a store to an office',
      'what events force an upgrade of an existing septic system',
      'my lot is tiny and cant meet 75A, does the upgrade rule still apply after failing',
      'we passed so the inspector cannot make us upgrade on account of the extra employees, correct?',
      'the lady at the Chester office said systems get phased out by age, do I need to upgrade a 50 year old one',
      'inheriting dads cabin, septic passed. upgrade needed or no',
      'adding a dormer with a bath, is the septic upgrade mandatory or just an inspection',
      'extra laundry machines only, would that make the town require an upgrade of my system',
      '¿tengo que actualizar el sistema séptico si agrego una recámara?',
      'mi sistema es viejo pero funciona bien, ¿me obligan a mejorarlo?',
      'vendo la casa, ¿hay que modernizar el séptico aunque pasó la inspección?',
      'el séptico reprobó la inspección, ¿hay que renovarlo según las normas del estado?',
    ],
  },
  machine,
})
