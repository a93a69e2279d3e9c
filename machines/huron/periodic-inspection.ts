import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When is the next periodic inspection due? Huron §§ 8(A), 8(D)(1), 8(D)(2).
const facts = pick(all, 'propertyKind', 'inspectedOn', 'inspectedBefore', 'complianceProof')

const deadlines = {
  nextCommercial: {
    label: 'Next periodic inspection (commercial) at the latest',
    actor: 'business or property owner',
    within: '2 years',
    after: 'inspectedOn',
    cite: 'huron/8.D.1#1',
    note: 'A required fire inspection before that day brings the septic inspection forward.',
  },
  nextOther: {
    label: 'Next periodic inspection',
    actor: 'property owner',
    within: '5 years',
    after: 'inspectedOn',
    cite: 'huron/8.D.2#1',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  everyCommercial: {
    label: 'Longest time between inspections (commercial)',
    amount: 2,
    unit: 'years',
    cite: 'huron/8.D.1#1',
  },
  everyOther: {
    label: 'Longest time between inspections (all other properties)',
    amount: 5,
    unit: 'years',
    cite: 'huron/8.D.2#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

type Says = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const dueCommercial = {
  status: 'determined',
  verdict: 'must',
  headline:
    'Yes. A commercial property must be inspected at each required fire inspection, and at least once every {everyCommercial}.',
  text: 'Commercial properties are inspected at the time of any fire inspection that the Town Building Law or the state fire code requires, and in any case at least once every {everyCommercial}. So the next inspection is due with the next required fire inspection, or {nextCommercial}, whichever comes first. The certificate itself runs until the deadline for the next mandated fire inspection; where that lies later, plan on the earlier day. The fire inspection schedule is in other laws, not in this one. This law does not say from what day the first period runs for a system never inspected.',
  cite: ['huron/8.D.1#1', 'huron/8.D.1#2', 'huron/8.A#1', 'huron/8.D#1'],
  due: ['nextCommercial'],
  values: ['everyCommercial'],
  duties: [
    {
      actor: 'business or property owner',
      verdict: 'must',
      action:
        'have the system inspected at the next required fire inspection, and within {everyCommercial} at the latest',
      deadline: 'nextCommercial',
      cite: 'huron/8.D.1#1',
    },
  ],
  readings: [
    {
      of: 'huron/8.D.1#1',
      defect: 'H-30',
      reading: 'The next inspection is due within the set number of years in any case (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'huron/8.D.1#2',
      defect: 'H-30',
      reading: 'The certificate carries the property to the deadline for the next mandated fire inspection.',
      status: 'determined',
      verdict: 'must',
    },
  ],
} as const satisfies Says
const dueOther = {
  status: 'determined',
  verdict: 'must',
  headline: 'Yes. The next periodic inspection is due {nextOther}.',
  text: 'All properties that are not commercial must be inspected at least once every {everyOther}. The Septic Inspector does it. A sale, an addition or a new use can call for an inspection sooner, and with a Conditional Certificate of Acceptance the Septic Inspector may. The law does not say when the first one is due for a system never inspected. A certificate, unlike the inspection, does not move when its last day falls on a weekend.',
  cite: ['huron/8.D.2#1', 'huron/8.D.2#2', 'huron/8.D.2#3', 'huron/8.A#1', 'huron/8.D#1'],
  due: ['nextOther'],
  values: ['everyOther'],
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'have the system inspected at least once every {everyOther}',
      deadline: 'nextOther',
      cite: 'huron/8.D.2#1',
    },
  ],
} as const satisfies Says

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/periodic-inspection',
  initial: 'kind',
  states: {
    kind: {
      on: {
        propertyKind: [
          { guard: is('commercial'), target: 'commercial' },
          { guard: is('industrial'), target: 'industrial' },
          'other',
        ],
      },
    },
    commercial: {
      meta: dueCommercial,
      on: { inspectedBefore: [{ guard: 'no', target: 'firstCommercial' }, 'commercialKnown'] },
    },
    commercialKnown: {
      meta: dueCommercial,
    },
    firstCommercial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A commercial property must be inspected at the next required fire inspection.',
        text: 'Commercial properties are inspected at the time of any required fire inspection, and in any case at least once every {everyCommercial}. The law does not say from what day the first period runs for a system that was never inspected. As a precaution, ask the Septic Inspector for an inspection now.',
        cite: ['huron/8.D.1#1', 'huron/8.A#1', 'huron/8.D#1'],
        values: ['everyCommercial'],
      },
    },
    industrial: {
      meta: {
        status: 'official-discretion',
        verdict: 'must',
        decides: 'Septic Inspector',
        headline:
          'It must be inspected periodically; which schedule applies is up to the Septic Inspector: plan on {everyCommercial}.',
        text: 'Industrial facilities must be inspected periodically. The law sets one schedule for commercial properties and another for all other properties, and does not say to which an industrial one belongs. As a precaution, plan on the shorter one and ask the Septic Inspector in writing.',
        cite: ['huron/8.A#1', 'huron/8.D.1#1', 'huron/8.D.2#1'],
        due: ['nextCommercial'],
        also: ['nextOther'],
        values: ['everyCommercial', 'everyOther'],
        readings: [
          {
            of: 'huron/8.D.1#1',
            defect: 'H-29',
            reading: 'Industrial counts as commercial: the shorter schedule (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.D.2#1',
            defect: 'H-29',
            reading: 'Industrial is one of all other properties: the longer schedule.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    other: {
      meta: dueOther,
      on: {
        complianceProof: [{ guard: is('conditional'), target: 'conditional' }, 'otherNext'],
        inspectedBefore: [{ guard: 'no', target: 'first' }, 'otherNext'],
      },
    },
    otherNext: {
      meta: dueOther,
    },
    conditional: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline:
          'It is up to the Septic Inspector: with a Conditional Certificate the next inspection can be asked for at any time.',
        text: 'Where a Conditional Certificate of Acceptance was issued instead of a Certificate of Compliance, the Septic Inspector may require an inspection at the time that he or she finds appropriate. At the latest it is due with the general schedule of at least once every {everyOther}. Ask the Septic Inspector for the day in writing.',
        cite: ['huron/8.D.2#3', 'huron/8.D.2#1', 'huron/4.B.3#1'],
        also: ['nextOther'],
        values: ['everyOther'],
      },
    },
    first: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. It must be inspected at least once every {everyOther}; for the first time the law names no day.',
        text: 'All properties that are not commercial must be inspected at least once every {everyOther}. The law does not say from what day the first period runs for a system that was never inspected. As a precaution, ask the Septic Inspector for an inspection now.',
        cite: ['huron/8.D.2#1', 'huron/8.A#1', 'huron/8.D#1'],
        values: ['everyOther'],
      },
    },
  },
})

export const periodicInspection = procedure({
  id: 'huron/periodic-inspection',
  title: 'Periodic inspection: when it is due',
  act: 'have the system inspected periodically',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    complianceProof: {
      why: 'Most people have a full certificate or none, and the schedule is the same for both.',
      names: {
        conditional: 'with a Conditional Certificate of Acceptance the Septic Inspector may',
      },
    },
    inspectedBefore: {
      why: 'The day of the last inspection is asked for, and whoever has none says so.',
      names: {
        false: 'for a system never inspected',
      },
    },
  },
  words: {
    asks: [
      [
        'inspect*|insp|inspection',
        '(right to|have to|make us|force|required|obliged|supposed)',
        '(never|not selling|staying|dont sell|regular|routine|years)',
      ],
      ['(próxima|siguiente|última)', 'inspección|revisión'],
      ['(how often|next|every|due|again|overdue|routine|periodic)', '(inspect*|septic check|septic test)'],
      ['fire inspection', 'septic'],
      ['(cada cuánto|próxima|cuándo|periódica)', 'inspeccion*'],
      ['inspect*', '(annual|annually|yearly|regular|five years|5 years|two years|schedule|cycle)'],
      ['(never been inspected|never had)', '(when|by when|must)'],
      ['(every five years|every two years|five year|two year)', '(rule|schedule|cycle|septic)'],
      ['(still need|need)', 'regular|routine|periodic', 'inspection'],
    ],
    not: [
      'conditional|condicional',
      'fail*|flunk*|falló',
      'certificate (runs|run|expires|expire)',
      'pump*',
      'gallons',
      'snow|frozen|ice',
    ],
    outside: ['(no|without|not any) (plumbing|septic|toilet|system|water)', 'sin (plomería|sistema|baño)'],
    examples: [
      'we are staying put for good, can the town still insist on inspecting our septic',
      'in thirty years here nobody inspected the septic, is it required even though we never sell',
      'I thought only sellers get inspected. why did a homeowner like me get a notice for a septic inspection',
      'garage and retail shop, septic looked at in march 2025, following one due when',
      'inspected 11/30/2022, home. last possible date for the next one?',
      'fire marshal comes every 3 yrs to our inn, does septic go by that or by two years',
      'no plans to move, are septic inspections mandatory on a schedule for houses',
      'mi última inspección fue en mayo de 2023, ¿hasta qué día tengo para la siguiente?',
      'no vendemos, ¿igual nos pueden exigir una inspección cada cinco años?',
      'how often does a house septic have to be inspected here',
      'our last septic check was in May 2022, when is the next one due',
      'my motel had its fire inspection in March, does the septic get looked at every time too?',
      'is there a routine septic inspection even if I never sell',
      'church parsonage septic last inspected 2020, are we overdue',
      'got a letter that says my periodic inspection is coming. can they make me do it',
      'commercial building, fire code visit is every three years. is the septic on the same cycle',
      'we only use the camp in July and August, still need the regular inspection?',
      'never had the town inspect the septic since we bought in 1999. when must it be done',
      'does the small factory on the county road get the two year or five year septic schedule',
      'neighbor in Gorham says there is no routine inspection there, what about us',
      'does a duplex fall under the every five years rule',
      'restaurant septic was inspected June 3 2025 what is the latest day for the next',
      'is the septic inspection annual, yes or no',
      'last inspection sept 14 2021, residence, last day for next?',
      'Full certificate, house. When do they look at it again?',
      'is the five year visit something the town schedules or do I call',
      'do farms need periodic septic inspections',
      '¿cada cuánto tiempo hay que inspeccionar el séptico de una casa?',
      'la última inspección de mi tienda fue en 2024, ¿cuándo toca la próxima?',
      '¿es obligatoria la inspección periódica aunque no venda la casa?',
      'nunca han inspeccionado mi sistema, ¿para cuándo tiene que ser?',
      'Bought the place in 2019 with an inspection then. When will they bother me again?',
      'I own a diner. How often does the town look at my septic?',
    ],
  },
  machine,
})
