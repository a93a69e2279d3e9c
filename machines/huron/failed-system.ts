import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// By when must a failed system be brought into compliance? Huron §§ 8(D)(1)(c), 8(D)(2)(c), 8(G), 9(B).
const facts = pick(
  all,
  'rawSewage',
  'repeatedFailure',
  'propertyKind',
  'beforeWhat',
  'failureFoundBy',
  'inspectedBefore',
  'firstInspectedOn',
  'inspectedOn',
  'reportFiledOn',
)

const deadlines = {
  stop: {
    label: 'End the discharge of raw sewage',
    actor: 'property owner, on the Building Inspector’s order',
    immediately: true,
    cite: ['huron/8.D.2.c#3', 'huron/8.D.1.c#3'],
  },
  repeatedEnd: {
    label: 'Correct the repeated failure',
    actor: 'property owner',
    within: '45 days',
    after: 'inspectedOn',
    cite: ['huron/8.D.2.c#2', 'huron/8.D.1.c#2'],
    note: 'The law does not say from which day the days run; the inspection is the cautious start.',
  },
  repeatedFromReport: {
    label: 'Correct the repeated failure, if counted from the report',
    actor: 'property owner',
    within: '45 days',
    after: 'reportFiledOn',
    cite: ['huron/8.D.2.c#2', 'huron/8.D.1.c#2'],
    note: 'The law does not say from which day the days run.',
  },
  commercialEnd: {
    label: 'Next required inspection (commercial) at the latest',
    actor: 'business or property owner',
    within: '2 years',
    after: 'inspectedOn',
    cite: ['huron/8.D.1.c#1', 'huron/8.D.1#1'],
    note: 'A required fire inspection before that day comes first.',
  },
  otherFromFirst: {
    label: 'Bring the failed system into compliance, if counted from the first inspection ever',
    actor: 'property owner',
    within: '2 years',
    after: 'firstInspectedOn',
    cite: 'huron/8.D.2.c#1',
    note: 'The law says “initial inspection” and may mean the first one ever made.',
  },
  otherEnd: {
    label: 'Bring the failed system into compliance',
    actor: 'property owner',
    within: '2 years',
    after: 'inspectedOn',
    cite: 'huron/8.D.2.c#1',
    note: 'A transfer of ownership or re-occupation before that day comes first.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  repeatedDays: {
    label: 'Time to correct a repeated failure',
    amount: 45,
    unit: 'days',
    cite: ['huron/8.D.2.c#2', 'huron/8.D.1.c#2'],
  },
  otherYears: {
    label: 'Time to bring a failure into compliance (not commercial)',
    amount: 2,
    unit: 'years',
    cite: 'huron/8.D.2.c#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

type Says = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const stopNow = {
  status: 'determined',
  verdict: 'must',
  act: 'stop the discharge of raw sewage immediately',
  headline: 'Yes. The discharge of raw sewage must stop immediately.',
  text: 'On a direct discharge of raw sewage to the surface or surface water the Building Inspector must order it terminated immediately. If the system has a tank, its outlet is sealed, and the tank serves as a holding tank (one without an outflow) until the system is brought into compliance. No longer time for other failures changes that. The Building Inspector may take further enforcement action or refer the matter to the Town Board of Health.',
  cite: [],
  due: ['stop'],
  duties: [
    {
      actor: 'Building Inspector',
      verdict: 'must',
      action: 'order the discharge terminated immediately',
      deadline: 'stop',
      cite: ['huron/8.D.2.c#3', 'huron/8.D.1.c#3'],
    },
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'end the discharge, seal the outlet of the tank and use it as a holding tank',
      deadline: 'stop',
      cite: ['huron/8.D.2.c#3', 'huron/8.D.1.c#3'],
    },
  ],
} as const satisfies Says
const nextInspection = {
  status: 'determined',
  verdict: 'must',
  headline: 'Yes. A commercial property must be brought into compliance by the date of the next required inspection.',
  text: 'The next inspection is due with the next required fire inspection, and in any case at least once every two years. So the last day is the next required fire inspection, or {commercialEnd}, whichever comes first. A transfer of ownership or re-occupation of the structure before then comes first too. The law does not say whether opening a seasonal place is re-occupation. After a complaint, the Building Inspector’s order sets the time. A written order of the Building Inspector can set a shorter time.',
  cite: ['huron/8.D.1.c#1', 'huron/8.D.1#1', 'huron/8.G#1', 'huron/8.D.1.c#4', 'huron/9.B#3'],
  due: ['commercialEnd'],
  duties: [
    {
      actor: 'business or property owner',
      verdict: 'must',
      action: 'bring the system into compliance by the next required inspection',
      deadline: 'commercialEnd',
      cite: 'huron/8.D.1.c#1',
    },
  ],
  readings: [
    {
      of: 'huron/8.D.1.c#1',
      defect: 'H-28',
      reading: 'The next required inspection is the next mandated fire inspection, whenever that is.',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'huron/8.D.1#1',
      defect: 'H-28',
      reading: 'The next required inspection is due within two years in any case (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
  ],
} as const satisfies Says
const twoYears = {
  status: 'determined',
  verdict: 'must',
  headline: 'Yes. The failed system must be brought into compliance {otherEnd}.',
  text: 'The law gives {otherYears} from the date of the initial inspection. A transfer of ownership or re-occupation of the structure before that comes first. A written order of the Building Inspector can set a shorter time.',
  cite: ['huron/8.D.2.c#1', 'huron/8.G#1', 'huron/8.D.2.c#4', 'huron/9.B#3'],
  due: ['otherEnd'],
  values: ['otherYears'],
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'bring the system into compliance',
      deadline: 'otherEnd',
      cite: 'huron/8.D.2.c#1',
    },
  ],
} as const satisfies Says
const initial = [
  {
    of: 'huron/8.D.2.c#1',
    defect: 'H-25',
    reading: 'The initial inspection is the one that found the failure.',
    status: 'determined',
    verdict: 'must',
  },
  {
    of: 'huron/8.D.2.c',
    defect: 'H-25',
    reading:
      'The initial inspection is the first ever made under the law, so that the time ends sooner (the cautious reading).',
    status: 'determined',
    verdict: 'must',
  },
] as const

const repeatedFailure = {
  status: 'determined',
  verdict: 'must',
  headline: 'Yes. A repeated failure must be corrected {repeatedEnd}.',
  text: 'The law gives {repeatedDays} for a repeated failure found in a subsequent inspection, for commercial and all other properties alike. It does not say whether they run from the inspection, the report or a notice, nor what counts as repeated after a repair. As a precaution, plan from the day of the inspection. A transfer of ownership or re-occupation of the structure before then comes first. The law does not say whether opening a seasonal place is re-occupation. After a complaint, the Building Inspector’s order sets the time.',
  cite: ['huron/8.D.2.c#2', 'huron/8.D.1.c#2', 'huron/8.G#1', 'huron/9.B#3'],
  due: ['repeatedEnd'],
  also: ['repeatedFromReport'],
  values: ['repeatedDays'],
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'correct the repeated failure',
      deadline: 'repeatedEnd',
      cite: ['huron/8.D.2.c#2', 'huron/8.D.1.c#2'],
    },
  ],
  readings: [
    {
      of: 'huron/8.D.2.c#2',
      defect: 'H-26',
      reading: 'The days run from the inspection that found the repeated failure (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'huron/8.D.1.c#2',
      defect: 'H-26',
      reading: 'The days run from the report or a notice of the repeated failure.',
      status: 'determined',
      verdict: 'must',
    },
  ],
} as const satisfies Says
// A transfer or a re-occupation that is known of comes before every other time.
const plans = (staying: string) => [
  { guard: is('transfer'), target: 'planTransfer' },
  { guard: is('reoccupation'), target: 'planReoccupation' },
  { guard: is('seasonal'), target: 'planSeasonal' },
  staying,
]

const industrial = {
  status: 'official-discretion',
  verdict: 'must',
  decides: 'Septic Inspector',
  headline:
    'It must be brought into compliance; which time applies to an industrial property is up to the Septic Inspector.',
  text: 'Commercial properties have until the next required inspection, all others {otherYears} from the initial inspection. Industrial facilities are named in neither rule. As a precaution, plan on the commercial rule. A transfer of ownership or re-occupation of the structure before that comes first. The law does not say whether opening a seasonal place is re-occupation. After a complaint, the Building Inspector’s order sets the time.',
  cite: ['huron/8.A#1', 'huron/8.D.1.c#1', 'huron/8.D.2.c#1', 'huron/8.G#1', 'huron/9.B#3'],
  also: ['commercialEnd', 'otherEnd'],
  values: ['otherYears'],
  readings: [
    {
      of: 'huron/8.D.1.c#1',
      defect: 'H-29',
      reading: 'Industrial counts as commercial: by the next required inspection (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'huron/8.D.2.c#1',
      defect: 'H-29',
      reading: 'Industrial is one of all other properties.',
      status: 'determined',
      verdict: 'must',
    },
  ],
} as const satisfies Says

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/failed-system',
  initial: 'sewage',
  states: {
    sewage: {
      meta: { cite: ['huron/8.D.1.c#3', 'huron/8.D.2.c#3'] },
      on: { rawSewage: [{ guard: 'yes', target: 'discharge' }, 'repeat'] },
    },
    repeat: { on: { repeatedFailure: [{ guard: 'yes', target: 'repeated' }, 'kind'] } },
    kind: {
      on: {
        propertyKind: [
          { guard: is('commercial'), target: 'commercial' },
          { guard: is('industrial'), target: 'industrial' },
          'other',
        ],
      },
    },
    discharge: {
      meta: { ...stopNow, cite: ['huron/8.D.2.c#3', 'huron/8.D.1.c#3', 'huron/8.D.2.c#4', 'huron/4.B.11#1'] },
      on: { propertyKind: [{ guard: is('commercial'), target: 'dischargeCommercial' }, 'dischargeOther'] },
    },
    dischargeCommercial: { meta: { ...stopNow, cite: ['huron/8.D.1.c#3', 'huron/8.D.1.c#4', 'huron/8.D.1.c#1'] } },
    dischargeOther: { meta: { ...stopNow, cite: ['huron/8.D.2.c#3', 'huron/8.D.2.c#4', 'huron/8.D.2.c#1'] } },
    repeated: {
      meta: repeatedFailure,
      on: {
        beforeWhat: plans('repeatedStaying'),
        failureFoundBy: [{ guard: is('complaint'), target: 'complaint' }, 'repeatedFound'],
      },
    },
    repeatedStaying: {
      meta: repeatedFailure,
      on: { failureFoundBy: [{ guard: is('complaint'), target: 'complaint' }, 'repeatedFound'] },
    },
    repeatedFound: { meta: repeatedFailure },
    planTransfer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A failed system must be brought into compliance before the transfer of ownership.',
        text: 'The work goes as far as is practical under Part 75A (the state’s design standards) and this law. The time that the law otherwise gives for failures does not carry past the transfer: {otherYears} from the initial inspection, or until the next required inspection for commercial property, or {repeatedDays} for a repeated failure. The law does not provide for money held back at closing or for work promised by the buyer; ask the Building Inspector and a lawyer before you rely on that.',
        cite: ['huron/8.G#1', 'huron/4.B.22#1', 'huron/8.D.2.c#1', 'huron/8.D.1.c#1', 'huron/8.D.2.c#2'],
        values: ['otherYears', 'repeatedDays'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'bring the failed system into compliance before the transfer',
            cite: 'huron/8.G#1',
          },
        ],
      },
    },
    planReoccupation: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A failed system must be brought into compliance before the structure is occupied again.',
        text: 'The law says so for re-occupation of the structure, with no exception for tenants or short stays, and does not define the word. The work goes as far as is practical under Part 75A (the state’s design standards) and this law.',
        cite: ['huron/8.G#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'bring the failed system into compliance before re-occupation',
            cite: 'huron/8.G#1',
          },
        ],
      },
    },
    planSeasonal: {
      meta: {
        status: 'official-discretion',
        verdict: 'must',
        decides: 'Septic Inspector or Building Inspector',
        headline:
          'It must be put right; whether before you open the place is up to the inspector: the law does not say whether opening a seasonal place each year is re-occupation.',
        text: 'A failed system must be brought into compliance before re-occupation of the structure. The word is not defined. As a precaution, have the system mended before you open the place, and ask for the answer in writing. Otherwise the ordinary time for failures applies: {otherYears} from the initial inspection, {repeatedDays} for a repeated failure.',
        cite: ['huron/8.G#1', 'huron/8.D.2.c#1', 'huron/8.D.2.c#2'],
        values: ['otherYears', 'repeatedDays'],
        also: ['otherEnd'],
        readings: [
          {
            of: 'huron/8.G#1',
            defect: 'H-24',
            reading: 'Opening the place for the season is re-occupation: mend it first (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.D.2.c#1',
            defect: 'H-24',
            reading: 'A seasonal place in regular use is not re-occupied each year: the time for failures applies.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    commercial: {
      meta: nextInspection,
      on: {
        beforeWhat: plans('commercialStaying'),
        failureFoundBy: [{ guard: is('complaint'), target: 'complaint' }, 'commercialFound'],
      },
    },
    commercialStaying: {
      meta: nextInspection,
      on: { failureFoundBy: [{ guard: is('complaint'), target: 'complaint' }, 'commercialFound'] },
    },
    commercialFound: { meta: nextInspection },
    other: {
      meta: {
        ...twoYears,
        text: 'The law gives {otherYears} from the date of the initial inspection. A transfer of ownership or re-occupation of the structure before that comes first. The law does not say whether opening a seasonal place is re-occupation. After a complaint, the Building Inspector’s order sets the time. If the town had inspected the system before, “initial” may mean that earlier inspection, and the time is shorter; ask the Septic Inspector. A written order of the Building Inspector can set a shorter time.',
        readings: initial,
      },
      on: {
        beforeWhat: plans('otherStaying'),
        failureFoundBy: [
          { guard: is('complaint'), target: 'complaint' },
          { guard: is('transfer'), target: 'beforeTransfer' },
          'otherFound',
        ],
        inspectedBefore: [{ guard: 'no', target: 'otherFirst' }, 'otherEarlier'],
      },
    },
    otherStaying: {
      meta: {
        ...twoYears,
        text: 'The law gives {otherYears} from the date of the initial inspection. A transfer of ownership or re-occupation of the structure before that comes first. The law does not say whether opening a seasonal place is re-occupation. After a complaint, the Building Inspector’s order sets the time. If the town had inspected the system before, “initial” may mean that earlier inspection, and the time is shorter; ask the Septic Inspector. A written order of the Building Inspector can set a shorter time.',
        readings: initial,
      },
      on: {
        failureFoundBy: [
          { guard: is('complaint'), target: 'complaint' },
          { guard: is('transfer'), target: 'beforeTransfer' },
          'otherFound',
        ],
        inspectedBefore: [{ guard: 'no', target: 'otherFirst' }, 'otherEarlier'],
      },
    },
    otherFound: {
      meta: { ...twoYears, readings: initial },
      on: { inspectedBefore: [{ guard: 'no', target: 'otherFirst' }, 'otherEarlier'] },
    },
    otherFirst: { meta: twoYears },
    otherEarlier: {
      meta: {
        ...twoYears,
        text: 'The law gives {otherYears} from the date of the initial inspection. That may be the inspection that found the failure, from which the date here is counted. Or it may be the first inspection ever made under the law, which lies further back. As a precaution, plan on the earlier day and ask the Septic Inspector in writing. A transfer of ownership or re-occupation of the structure before that comes first.',
        also: ['otherFromFirst'],
        readings: initial,
      },
    },
    beforeTransfer: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The failed system must be brought into compliance before the transfer of ownership.',
        text: 'That goes for re-occupation of the structure too, and to the extent practical. If the transfer does not take place, the longer time of {otherYears} for failures stands in the rules on periodic inspections; the law does not say whether it also covers a failure found for a transfer. Ask the Septic Inspector.',
        cite: ['huron/8.G#1', 'huron/8.D.2.c#1'],
        values: ['otherYears'],
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
    complaint: {
      meta: {
        status: 'official-discretion',
        verdict: 'must',
        decides: 'Building Inspector',
        headline: 'It must be put right; by when is up to the Building Inspector’s order after a complaint.',
        text: 'The longer times stand in the rules on periodic inspections. Where the Building Inspector finds a violation after a complaint, he or she must order the use of the system to end immediately or within thirty days. Both rules may reach the same system. Read the dates in the order; as a precaution, the order comes first.',
        cite: ['huron/9.B#1', 'huron/9.B#3', 'huron/9.B#4', 'huron/8.D.2.c#1', 'huron/8.D.1.c#1'],
        readings: [
          {
            of: 'huron/9.B#3',
            defect: 'H-23',
            reading:
              'The order after a complaint sets the time: immediately or within thirty days (the cautious reading).',
            status: 'official-discretion',
            verdict: 'must',
          },
          {
            of: 'huron/8.D.2.c#1',
            defect: 'H-23',
            reading: 'The times for failures found in periodic inspections apply.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    industrial: {
      meta: industrial,
      on: {
        beforeWhat: plans('industrialStaying'),
        failureFoundBy: [{ guard: is('complaint'), target: 'complaint' }, 'industrialFound'],
      },
    },
    industrialStaying: {
      meta: industrial,
      on: { failureFoundBy: [{ guard: is('complaint'), target: 'complaint' }, 'industrialFound'] },
    },
    industrialFound: { meta: industrial },
  },
})

export const failedSystem = procedure({
  id: 'huron/failed-system',
  title: 'Failed system: time to bring it into compliance',
  act: 'bring the failed system into compliance',
  kind: 'determination',
  facts,
  deadlines,
  values,
  order: ['firstInspectedOn', 'inspectedOn', 'reportFiledOn'],
  ifTold: {
    beforeWhat: {
      why: 'The time that the law gives holds for everybody; the answer names what comes before it.',
      names: {
        transfer: 'A transfer of ownership or re-occupation of the structure before',
        reoccupation: 'A transfer of ownership or re-occupation of the structure before',
        seasonal: 'The law does not say whether opening a seasonal place is re-occupation.',
      },
    },
    failureFoundBy: {
      why: 'The times stand in the rules on periodic inspections; the answer names the two other ways.',
      names: {
        transfer: 'A transfer of ownership or re-occupation of the structure before',
        complaint: 'After a complaint, the Building Inspector’s order sets the time.',
      },
    },
    inspectedBefore: {
      why: 'Both readings of the initial inspection are told; knowing leaves one of them.',
    },
    propertyKind: {
      why: 'Raw sewage must stop at once at every kind of property.',
    },
  },
  words: {
    asks: [
      ['(falló|reprobó|no pasó|fallado)', '(fecha|límite|cumplir|primera vez|otra vez|segunda)'],
      ['aguas (negras|servidas)', '(arroyo|lago|bahía|patio|zanja|calle|suelo|jardín|inspector|parar)'],
      ['(inspector|inspección|inspeccionó|revisó)', '(falló|encontró|reprobó|descarga|años para)'],
      [
        'sewage|effluent|discharge*|discharging',
        '(inspector|inspection|inspected|found|stop|two years|immediately|now)',
      ],
      [
        '(fail*|flunk*|not pass)',
        '(fix*|repair*|correct*|how long|deadline|last day|time|days|years|compliance|by when|until)',
      ],
      ['(raw sewage|sewage)', 'inspect*|bay|lake|creek|yard|lawn|ground|stop*'],
      ['(falló|reprobó|no pasó|fallado)', 'tiempo|plazo|arreglar|reparar|días|años|cuándo'],
      ['aguas negras', 'patio|lago|arroyo|parar|detener'],
      ['(failed|fail|flunked|fails)', '(clock|by what date|comply|how much time|today|now)'],
      [
        '(outlet pipe|raw sewage|sewage)',
        '(creek|bay|lake|ditch|lawn|yard)',
        '(inspector|found|stop|owner|inspection)',
      ],
    ],
    not: [
      '(open up|opens|season|tenants|renters|inquilinos)',
      '(septic board|zba)',
      'neighbor|neighbour|vecino',
      'upgrade|75-a|75a',
      'closing|selling|buyer|tenant',
    ],
    examples: [
      'no pasamos la inspección en febrero, es la primera vez y no sale nada, ¿fecha límite para arreglar?',
      'nuestra casa reprobó y no hay aguas afuera, ¿hasta qué fecha tengo?',
      'El inspector vino hoy y vio que la descarga va directo a la bahía, ¿la paro ya o tengo dos años?',
      'en la inspección de la cabaña encontraron aguas servidas en la zanja, ¿cuánto tiempo me dan?',
      'tenemos tanque pero las aguas negras salen al lago, el inspector ordenó detener la descarga, ¿es inmediato?',
      'mi casa reprobó la prueba el 10 de mayo, primera vez, ¿último día para cumplir?',
      'otra vez falló el sistema de mi tienda, ¿son 45 días?',
      'my house failed the routine inspection on 3/4/26, first time. last day to bring it into compliance',
      'cafe failed again at the second inspection, same lines. How many days and till what date',
      'dye came out in the ditch at the inspection, is it stop right now or within two years',
      'town found untreated sewage at the shoreline during the five year check, tank present, what has to happen today',
      'town came out and our septic flunked, when does it need to be repaired',
      'how much time does the law allow after a system fails its town inspection',
      'we keep failing, third strike, how many days to correct it',
      'septic failed inspection in April, how long do we have to fix it',
      'what is the last day to repair a system that did not pass the five year check',
      'second time it failed, how many days now',
      'our motel flunked, does it have to be repaired before the next fire inspection',
      'sewage is bubbling up on the lawn after the failed dye test. do I have to stop using it now?',
      'is it true we get two years after a failed septic inspection',
      'outlet pipe dumps straight in the creek, inspector found it today, owner wants until next year',
      'it failed again on May 5, when must it be corrected',
      'shop system failed first time, nothing on the surface. deadline?',
      'inspector failed us, does the clock start with the inspection or the letter',
      'repeat failure found at the second inspection of our cabin how much time is left',
      'system failed after somebody complained and there is an order, two years or thirty days?',
      'raw sewage running to the bay, what must the inspector order and can the tank be used as a holding tank',
      'residential, failed 9/12/25, first inspection ever, staying in the house. by what date must it comply',
      'the church system did not pass, how long to bring it into compliance',
      'can we get an extension on the 45 days after failing twice',
      'contractor cannot start until next spring, failed in October. is that within the time',
      'el séptico falló la inspección, ¿cuánto tiempo tengo para arreglarlo?',
      'falló por segunda vez, ¿cuál es el plazo?',
      'salen aguas negras al patio, ¿hay que parar de inmediato?',
      'el sistema del restaurante no pasó, ¿para cuándo se debe reparar?',
      "We flunked the check. Nothing on the ground, nobody's moving. Are we talking weeks or years?",
    ],
  },
  machine,
})
