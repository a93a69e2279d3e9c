import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What if the deficiencies are not resolved in thirty days? Huron § 9(B). The start of the thirty days is open (H-45).
const facts = pick(all, 'orderGiven')

const deadlines = {
  resolve: {
    label: 'Resolve the deficiencies; after that a schedule for compliance is due',
    actor: 'property owner',
    within: '30 days',
    after: 'orderGiven',
    cite: 'huron/9.B#4',
    note: 'The law does not say from which day these thirty days run; the day of the order is taken as a precaution.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/compliance-schedule',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. If the deficiencies are not resolved within thirty days, the owner must also submit a schedule for compliance to the Building Inspector.',
        text: 'Plan to have them resolved {resolve}, and have the schedule ready then. The law does not say from which day the thirty days run, nor whether they are the same thirty days as in an order to stop using the system. As a precaution, count from the order and ask for the days written in it. The Building Inspector may order compliance with your schedule, or with another one that he or she finds right to protect health and the environment.',
        cite: ['huron/9.B#4', 'huron/9.B#3'],
        also: ['resolve'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit a schedule for compliance if the deficiencies are not resolved within thirty days',
            deadline: 'resolve',
            cite: ['huron/9.B#4'],
          },
          {
            actor: 'Building Inspector',
            verdict: 'may',
            action: 'order compliance with that schedule or another one',
            cite: ['huron/9.B#4'],
          },
        ],
        readings: [
          {
            of: 'huron/9.B#4',
            defect: 'H-45',
            reading:
              'The thirty days are the same as in the order to stop the use and run from the order (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/9.B#3',
            defect: 'H-45',
            reading: 'They are a second thirty days that begin once the time in the order is over.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
  },
})

export const complianceSchedule = procedure({
  id: 'huron/compliance-schedule',
  title: 'The schedule after thirty days',
  act: 'submit a schedule for compliance if the deficiencies are not resolved within thirty days',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['schedule', 'compliance|fix*|repair*|order*|inspector|deficien*|submit*|hand'],
      ['(not|still) .. (fixed|resolved|done|finished)', '30|thirty|order*|month'],
      ['(calendario|plan|programa)', 'cumplimiento|arregl*|repar*', 'orden|treinta|días|entregar'],
    ],
    outside: [
      '(fixed|resolved|done|corrected|cleared) (exactly|all|in|on|by|within)? .. (day|days)',
      '(resuelto|corregido|arreglado)',
    ],
    examples: [
      'we cant finish the ordered repairs in thirty days, what do we have to hand in',
      'when is the compliance schedule due after the building inspectors order',
      'order dated 6/1, contractor is booked till august. do i need to submit a schedule',
      'what is a schedule for compliance and who approves it',
      'can the inspector reject my repair timetable and set his own',
      'deficiencies still not resolved after 30 days, next step for the owner',
      'do the thirty days start with the letter or the inspection',
      'Parts are on back order, repairs will take two months. Is a schedule enough?',
      'what happens on day 31 if the septic problem isnt fixed',
      'need to submit plan for fixing the system after complaint order - deadline?',
      'is the owner required to give a timetable for the fixes',
      'can we get more time to cure the septic deficiencies',
      'is the 30 days for the schedule the same 30 days as for stopping use',
      'who do i give the schedule to',
      'no podemos terminar las reparaciones ordenadas en treinta días, ¿qué entregamos?',
      '¿Cuándo hay que entregar el plan de cumplimiento después de la orden?',
      '¿Puede el inspector cambiar mi calendario de reparaciones?',
      'la orden es del 1 de junio y no está arreglado, ¿qué sigue?',
      'Can the inspector give me a schedule to bring it into compliance after the order?',
      'The order gives me a schedule. Can I get more time?',
    ],
  },
  machine,
})
