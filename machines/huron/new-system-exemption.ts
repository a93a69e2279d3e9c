import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Reading, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// How long is a new or upgraded system free of inspections? Huron §§ 8(D)(1)(d), 8(D)(2)(d).
const facts = pick(all, 'complianceProof', 'propertyKind', 'occupancyIssuedOn', 'nextInspectionOn')

const deadlines = {
  pauseCommercial: {
    label: 'Time without inspections ends (commercial)',
    actor: 'business or property owner',
    expires: '2 years',
    after: 'occupancyIssuedOn',
    met: 'nextInspectionOn',
    cite: 'huron/8.D.1.d#1',
  },
  pauseOther: {
    label: 'Time without inspections ends',
    actor: 'property owner',
    expires: '5 years',
    after: 'occupancyIssuedOn',
    met: 'nextInspectionOn',
    cite: 'huron/8.D.2.d#1',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  yearsCommercial: {
    label: 'Time without inspections (commercial)',
    amount: 2,
    unit: 'years',
    cite: 'huron/8.D.1.d#1',
  },
  yearsOther: {
    label: 'Time without inspections (all other properties)',
    amount: 5,
    unit: 'years',
    cite: 'huron/8.D.2.d#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

type Says = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const freeCommercial = {
  status: 'determined',
  verdict: 'need-not',
  headline:
    'No. A new or upgraded commercial system needs no inspection for {yearsCommercial} after the Certificate of Occupancy ({pauseCommercial}).',
  text: 'With a Building Permit and a Certificate of Occupancy for a new or upgraded septic system, no inspection is required in that time. The day it was issued starts the count. The rule stands among those on periodic inspections. For a sale the law has a window of its own, and an addition or a new use is best cleared with the Septic Inspector first.',
  cite: ['huron/8.D.1.d#1', 'huron/8.E.2.g#1', 'huron/8.A#1'],
  due: ['pauseCommercial'],
  values: ['yearsCommercial'],
} as const satisfies Says
const freeOther = {
  status: 'determined',
  verdict: 'need-not',
  headline:
    'No. A new or upgraded system needs no inspection for {yearsOther} after the Certificate of Occupancy ({pauseOther}).',
  text: 'With a Building Permit and a Certificate of Occupancy for a new or upgraded septic system, no inspection is required in that time. The day it was issued starts the count. The rule stands among those on periodic inspections. For a sale the law has a window of its own, and an addition or a new use is best cleared with the Septic Inspector first.',
  cite: ['huron/8.D.2.d#1', 'huron/8.E.2.g#1', 'huron/8.A#1'],
  due: ['pauseOther'],
  values: ['yearsOther'],
} as const satisfies Says

const industrialReadings = (commercial: 'must' | 'need-not', other: 'must' | 'need-not'): readonly Reading<Cite>[] => [
  {
    of: 'huron/8.D.1.d#1',
    defect: 'H-29',
    reading: 'Industrial counts as commercial: the shorter time (the cautious reading).',
    status: 'determined',
    verdict: commercial,
  },
  {
    of: 'huron/8.D.2.d#1',
    defect: 'H-29',
    reading: 'Industrial is one of all other properties: the longer time.',
    status: 'determined',
    verdict: other,
  },
]

const times = inTime(deadlines, newYork)

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: {
    ...guards(values),
    ...times,
    betweenThePauses: ({ event }) => !times.pauseCommercialInTime({ event }) && times.pauseOtherInTime({ event }),
  },
}).createMachine({
  id: 'huron/new-system-exemption',
  initial: 'paper',
  states: {
    paper: {
      on: {
        complianceProof: [
          { guard: is('occupancy'), target: 'kind' },
          { guard: is('compliance'), target: 'withoutOccupancy' },
          'noPaper',
        ],
      },
    },
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
      meta: freeCommercial,
      on: { nextInspectionOn: 'commercialDay' },
    },
    commercialDay: {
      on: { occupancyIssuedOn: [{ guard: 'pauseCommercialInTime', target: 'pausedCommercial' }, 'overCommercial'] },
    },
    pausedCommercial: {
      meta: freeCommercial,
    },
    overCommercial: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. By that day the {yearsCommercial} without inspections are over.',
        text: 'A new or upgraded commercial system is free of inspections for {yearsCommercial} after the Certificate of Occupancy was issued, and no longer. After that the periodic rules apply: at any required fire inspection, and at least once every two years.',
        cite: ['huron/8.D.1.d#1', 'huron/8.D.1#1'],
        due: ['pauseCommercial'],
        values: ['yearsCommercial'],
      },
    },
    other: {
      meta: freeOther,
      on: { nextInspectionOn: 'otherDay' },
    },
    otherDay: { on: { occupancyIssuedOn: [{ guard: 'pauseOtherInTime', target: 'pausedOther' }, 'overOther'] } },
    pausedOther: {
      meta: freeOther,
    },
    overOther: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. By that day the {yearsOther} without inspections are over.',
        text: 'A new or upgraded system is free of inspections for {yearsOther} after the Certificate of Occupancy was issued, and no longer. After that the periodic rules apply.',
        cite: ['huron/8.D.2.d#1', 'huron/8.D.2#1'],
        due: ['pauseOther'],
        values: ['yearsOther'],
      },
    },
    industrial: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline:
          'It is up to the Septic Inspector how long an industrial system is free of inspections; plan on {yearsCommercial}.',
        text: 'The law gives commercial properties {yearsCommercial} and all others {yearsOther} after the Certificate of Occupancy; no inspection is required in that time. It does not say to which an industrial property belongs. As a precaution, plan on the shorter time.',
        cite: ['huron/8.D.1.d#1', 'huron/8.D.2.d#1', 'huron/8.A#1'],
        due: ['pauseCommercial'],
        also: ['pauseOther'],
        values: ['yearsCommercial', 'yearsOther'],
        readings: [
          {
            of: 'huron/8.D.1.d#1',
            defect: 'H-29',
            reading: 'Industrial counts as commercial: the shorter time (the cautious reading).',
            status: 'determined',
            verdict: 'need-not',
          },
          {
            of: 'huron/8.D.2.d#1',
            defect: 'H-29',
            reading: 'Industrial is one of all other properties: the longer time.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
      on: { nextInspectionOn: 'industrialDay' },
    },
    industrialDay: {
      on: {
        occupancyIssuedOn: [
          { guard: 'pauseCommercialInTime', target: 'pausedCommercialOrOther' },
          { guard: 'betweenThePauses', target: 'industrialBetween' },
          'overBoth',
        ],
      },
    },
    pausedCommercialOrOther: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. On that day the {yearsCommercial} after the Certificate of Occupancy are not over ({pauseCommercial}).',
        text: 'The law gives commercial properties {yearsCommercial} and all others {yearsOther}, and does not say to which an industrial property belongs. On that day it does not matter: no inspection is required under either. The rule stands among those on periodic inspections. For a sale the law has a window of its own, and an addition or a new use is best cleared with the Septic Inspector first.',
        cite: ['huron/8.D.1.d#1', 'huron/8.D.2.d#1', 'huron/8.E.2.g#1', 'huron/8.A#1'],
        due: ['pauseCommercial'],
        also: ['pauseOther'],
        values: ['yearsCommercial', 'yearsOther'],
        readings: industrialReadings('need-not', 'need-not'),
      },
    },
    industrialBetween: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Septic Inspector',
        headline:
          'It is up to the Septic Inspector: on that day the {yearsCommercial} are over, and the {yearsOther} are not.',
        text: 'The law gives commercial properties {yearsCommercial} and all others {yearsOther} after the Certificate of Occupancy, and does not say to which an industrial property belongs. As a precaution, plan on the shorter time.',
        cite: ['huron/8.D.1.d#1', 'huron/8.D.2.d#1', 'huron/8.A#1'],
        due: ['pauseCommercial'],
        also: ['pauseOther'],
        values: ['yearsCommercial', 'yearsOther'],
        readings: industrialReadings('must', 'need-not'),
      },
    },
    overBoth: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. By that day the {yearsOther} without inspections are over.',
        text: 'The law gives commercial properties {yearsCommercial} and all others {yearsOther} after the Certificate of Occupancy, and does not say to which an industrial property belongs. On that day both are over. After that the periodic rules apply.',
        cite: ['huron/8.D.1.d#1', 'huron/8.D.2.d#1', 'huron/8.A#1'],
        due: ['pauseOther'],
        also: ['pauseCommercial'],
        values: ['yearsCommercial', 'yearsOther'],
        readings: industrialReadings('must', 'must'),
      },
    },
    withoutOccupancy: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Septic Inspector',
        headline: 'The law does not say from what day the time runs where there is only a Certificate of Compliance.',
        text: 'A Certificate of Compliance for a new or upgraded system also earns the time without inspections: {yearsCommercial} for commercial properties, {yearsOther} for all others. But the law counts it from the Certificate of Occupancy, and here there is none. As a precaution, plan from the earliest paper you have and ask the Septic Inspector in writing.',
        cite: ['huron/8.D.1.d#1', 'huron/8.D.2.d#1'],
        values: ['yearsCommercial', 'yearsOther'],
      },
    },
    noPaper: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Without one of the papers that the law names, a new or upgraded system is not free of inspections.',
        text: 'The time without inspections is earned by a Building Permit with a Certificate of Occupancy, or by a Certificate of Compliance, for a new or upgraded system. A Conditional Certificate of Acceptance is neither. The periodic inspections apply.',
        cite: ['huron/8.D.1.d#1', 'huron/8.D.2.d#1', 'huron/4.B.3#1', 'huron/8.A#1'],
      },
    },
  },
})

export const newSystemExemption = procedure({
  id: 'huron/new-system-exemption',
  title: 'Time without inspections for a new or upgraded system',
  act: 'have a new or upgraded system inspected during its first years',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    nextInspectionOn: {
      why: 'Without a day in mind the answer gives the last day of the time without inspections.',
      names: {
        known: 'no inspection is required in that time',
      },
    },
  },
  words: {
    asks: [
      ['(new|brand new|just built|upgraded|replaced|just put in|newly)', 'inspect*', 'septic|system|tank'],
      ['(certificate of occupancy|c of o)', 'inspect*'],
      ['nuevo|recién|construimos', 'inspeccion*'],
      [
        '(exempt*|exemption|grace period|off the hook|inspection free|exento|libres)',
        '(inspect*|system|septic|new|upgraded|sistema|certificate of occupancy)',
      ],
      [
        '(new system|new septic|replacement|months old|casa nueva|sistema nuevo|mejoramos)',
        'inspect*|inspeccion*|inspector',
      ],
      ['(certificate of compliance|certificate of occupancy|c of o)', '(upgrade|new system|new septic)'],
      ['(brand)? new (house|septic|system)', '(five year|5 year|first inspection|regular inspection|exempt|still)'],
      ['(c of o|certificate of occupancy|c/o)', '(inspect|inspection|inspected)', '(new|town)'],
    ],
    not: ['closing|sell*|sale|deed*', 'backfill*|trench', 'vender|venta', 'bedroom|addition'],
    examples: [
      'our new house got its occupancy certificate two years ago, does the periodic inspection apply to the new septic already',
      'new septic with permit and certificate of occupancy, am I in the round of inspections this year',
      'c of o in may 2022 for our new home and septic, now a letter about a routine inspection in 2026, must we',
      'brand new system three years ago, are we due for the periodic inspection',
      'store got its certificate of occupancy 14 months ago with a new septic, inspection letter came, valid?',
      'we built in 2023 and got the certificate of occupancy, do we need septic inspections yet',
      'brand new septic system, how many years before the first routine inspection',
      'C of O issued July 8 2022 for the house, town sent an inspection notice, is that right',
      'new store with a new septic, when does the inspection free period end',
      'just had the whole system upgraded. are we exempt from the five year check for a while',
      'does the exemption for a new system count from the certificate of occupancy or from the permit',
      'only have a certificate of compliance for the upgrade, no c of o. from when do the years run',
      'are upgraded systems treated like new ones for the inspection holiday',
      'our cidery opened with a new septic last year, first inspection when?',
      'conditional certificate after the upgrade, am I still off the hook for inspections',
      'the inspector wants to come next month but my system is only 18 months old',
      'is a new home exempt from septic inspections, and until what date',
      'factory with new system, exempt for two years or for five',
      'certificate of occupancy is dated 12/1/2021, when does the grace period end',
      'we put in a replacement leach field and tank, no inspection needed for some time?',
      'new construction exempt from periodic septic inspection?',
      'casa nueva con certificado de ocupación de 2023, ¿ya necesita inspección del séptico?',
      '¿por cuántos años está exento de inspección un sistema nuevo?',
      'acabamos de poner un sistema séptico nuevo en el negocio, ¿cuándo es la primera inspección?',
      'mejoramos el sistema, ¿quedamos libres de inspecciones por un tiempo?',
      'we just built, when does the first five year inspection come round',
      'New house, C of O June 9, 2023. Town wants to inspect in November 2026. Can they?',
      'Casa nueva con certificado de ocupación de 2024. ¿Cuándo toca la primera inspección?',
      'Brand new house, brand new septic. Do we still get the five year inspection?',
      'house was built new with a certificate of occupancy three years ago, may the town inspect already',
      '¿cuántos años sin inspección tiene una casa nueva con certificado de ocupación?',
      'our C of O is from 2024, when do the regular inspections start',
    ],
  },
  machine,
})
