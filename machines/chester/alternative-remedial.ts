import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The time to fix an alternative system. Chester § 5.030(B)(1)(d), (B)(2)(e).
const facts = pick(all, 'remedialPart', 'problemFoundOn')

const deadlines = {
  equipment: {
    label: 'Remedial measures on equipment',
    actor: 'owner',
    within: '5 days',
    after: 'problemFoundOn',
    cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'],
    note: 'The text does not say when the days begin; the inspection is the careful start.',
  },
  field: {
    label: 'Remedial measures on the absorption field',
    actor: 'owner',
    within: '30 days',
    after: 'problemFoundOn',
    cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'],
    note: 'The text does not say when the days begin; the inspection is the careful start.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  equipmentDays: {
    label: 'Time for remedial measures on equipment',
    amount: 5,
    unit: 'days',
    cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'],
  },
  fieldDays: {
    label: 'Time for remedial measures on the absorption field',
    amount: 30,
    unit: 'days',
    cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/alternative-remedial',
  initial: 'part',
  states: {
    part: {
      meta: { cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'] },
      on: { remedialPart: [{ guard: is('equipment'), target: 'equipment' }, 'field'] },
    },
    equipment: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Fix equipment within {equipmentDays}: {equipment}.',
        text: 'All remedial measures to assure consistent operation must be implemented by the owner within 5 days if related to equipment. The text does not say from when; as a precaution count from the inspection that found the fault. A letter from a licensed professional engineer describing the measures can extend the time; send it before the time is over and ask for an answer in writing. The rule is the same for new and replacement systems.',
        cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.1.d#4', 'chester/5.030.B.2.e#3', 'chester/5.030.B.2.e#4'],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'implement the remedial measures',
            deadline: 'equipment',
            cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'],
          },
        ],
        due: ['equipment'],
        values: ['equipmentDays'],
        readings: [
          {
            of: 'chester/5.030.B.1.d#3',
            defect: 'C-49',
            reading: 'The days run from the inspection that found the fault (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/5.030.B.1.d#3',
            defect: 'C-49',
            reading: 'The days run only from the report, or from the day the owner learned of the fault.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    field: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Fix the absorption field within {fieldDays}: {field}.',
        text: 'All remedial measures to assure consistent operation must be implemented by the owner within 30 days if related to the absorption field. The text does not say from when; as a precaution count from the inspection that found the fault. A letter from a licensed professional engineer describing the measures can extend the time; send it before the time is over and ask for an answer in writing. The rule is the same for new and replacement systems.',
        cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.1.d#4', 'chester/5.030.B.2.e#3', 'chester/5.030.B.2.e#4'],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'implement the remedial measures',
            deadline: 'field',
            cite: ['chester/5.030.B.1.d#3', 'chester/5.030.B.2.e#3'],
          },
        ],
        due: ['field'],
        values: ['fieldDays'],
        readings: [
          {
            of: 'chester/5.030.B.1.d#3',
            defect: 'C-49',
            reading: 'The days run from the inspection that found the fault (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/5.030.B.1.d#3',
            defect: 'C-49',
            reading: 'The days run only from the report, or from the day the owner learned of the fault.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
  },
})

export const alternativeRemedial = procedure({
  id: 'chester/alternative-remedial',
  title: 'Remedial measures on an alternative system',
  act: 'carry out the remedial measures within the time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'remedial|fix*|repair*|blower|compressor|problem|fault|arregl*|repar*',
        '(mound*|raised|alternative|advanced|peat|aerobic|sand filter|annual inspection|engineer|montículo|alternativo|avanzado|inspección anual)',
        'days|long|deadline|time|when|días|plazo|cuánto',
      ],
      ['remedial (measure*|action|work)'],
      [
        '(weeping|ponding|soggy|seeping|regrad*|burned|burnt|dead|broken|cracked|leaking|quit|failed|quemad*|descompuest*)',
        '(mound*|raised|alternative|advanced|peat|aerobic|uv|sand filter|annual|yearly|this year|this years|montículo|avanzado|alternativo)',
        '(last day|how many|how long|by when|when|deadline|days|time|plazo|cuándo|cuánto|último día)',
      ],
      ['engineer .. (found|flagged|wrote up|says)', '(days|how long|deadline|time)'],
    ],
    not: ['more time', 'extend*|extension', 'permit', 'hearing', 'closing|sale'],
    examples: [
      'our mound was inspected this week, the field edge is wet and must be regraded, what is the last day to do it',
      'engineer says the lamp in our advanced unit is burned out, by when does it have to be replaced',
      'yearly inspection turned up a dead blower on our peat unit, till when do we have',
      'engineer wrote up a soggy corner of the mound last week, how many days to fix',
      'engineer found a bad blower at the yearly inspection, how long do we have',
      'pump on our aerobic unit is dead, how many days to fix it',
      'mound field is ponding, what is the time limit to repair',
      'remedial measures five days or thirty days?',
      'when do the 30 days for the absorption field start',
      'annual inspection flagged a float, deadline?',
      'inspection was july 8, last day to fix the control panel',
      'how fast must an owner repair an alternative system',
      'time to correct a problem with the sand filter',
      'raised bed leaking, engineer wrote it up monday',
      'does the five day limit count weekends',
      'what if the fix to the advanced system takes months',
      'el ingeniero encontró un fallo en el soplador, ¿cuántos días tengo?',
      'el campo del montículo está saturado, ¿qué plazo hay para arreglarlo?',
      '¿cinco días o treinta para las medidas correctivas?',
      'la inspección anual fue el 8 de julio, ¿hasta cuándo hay que reparar?',
      'The yearly check of our aerobic unit turned up a worn blower. What time limit applies to us?',
      "Mound that replaced our old septic. At the yearly check the engineer found the field soggy. What's the last day to get that taken care of?",
    ],
  },
  machine,
})
