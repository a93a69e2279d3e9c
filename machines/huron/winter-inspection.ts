import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May the inspection be held in winter? Huron § 8(F).
const facts = pick(all, 'snow', 'frozenGround', 'waterfront', 'waterwayFrozen')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/winter-inspection',
  initial: 'snow',
  states: {
    snow: {
      meta: { cite: ['huron/8.F#1'] },
      on: { snow: [{ guard: 'yes', target: 'frozen' }, 'ground'] },
    },
    ground: { on: { frozenGround: [{ guard: 'yes', target: 'frozen' }, 'shore'] } },
    shore: {
      meta: { cite: ['huron/8.F#2'] },
      on: { waterfront: [{ guard: 'yes', target: 'ice' }, 'clear'] },
    },
    ice: { on: { waterwayFrozen: [{ guard: 'yes', target: 'iced' }, 'clear'] } },
    frozen: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A winter inspection is held only when the area is free of snow and frozen ground.',
        text: 'Both must be gone. Only for a property transfer may a partial inspection of the septic tank and exposed components be held meanwhile, with a Conditional Certificate of Acceptance, provided that a full inspection is completed when conditions permit. The law gives no dates for winter and no last day for the full inspection.',
        cite: ['huron/8.F#1', 'huron/8.F#3'],
      },
    },
    iced: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. On waterfront property a winter inspection is not held while the adjoining waterway is frozen over.',
        text: 'That holds even where the ground itself is free of snow and frost. Only for a property transfer may a partial inspection of the septic tank and exposed components be held meanwhile, with a Conditional Certificate of Acceptance, provided that a full inspection is completed when conditions permit.',
        cite: ['huron/8.F#2', 'huron/8.F#1', 'huron/8.F#3'],
      },
    },
    clear: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. With the area free of snow and frozen ground, a winter inspection may be held.',
        text: 'The adjoining waterway matters only on waterfront property, and there it must not be frozen over. The law gives no dates for winter. If the weather turns before the day, ask the inspector again.',
        cite: ['huron/8.F#1', 'huron/8.F#2'],
      },
    },
  },
})

export const winterInspection = procedure({
  id: 'huron/winter-inspection',
  title: 'Inspection in winter',
  act: 'hold the full inspection in winter',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law names no dates and no number of days for the winter rule.',
    text: 'The sentences go by snow, frozen ground and ice on the waterway, and not by the calendar. They do not say how soon an inspection must follow when conditions permit; ask the inspector.',
    cite: ['huron/8.F#1', 'huron/8.F#2', 'huron/8.F#3'],
  },
  words: {
    asks: [
      ['(inspect*|inspector|dye test)', 'winter|snow|frozen|froze|ice|iced|january|february|frost|thaw'],
      ['inspeccion*|inspector', 'invierno|nieve|congelad*|hielo'],
      ['(january|february|december|march|winter)', 'inspection', '(possible|allowed|ok|fine|ground|snow|ice)'],
      ['(nieve|congelad*)', '(inspección|inspeccionar|inspector)'],
      ['(frozen|froze|snow)', '(inspect|inspected|inspection|inspector)'],
      ['(bay|lake|ground|lawn) .. (frozen|froze|iced)', '(inspect|inspection|inspector)'],
    ],
    not: [
      '(partial|part of the inspection|conditional)',
      '(tank only|only the tank|half inspection|for now|something now|septic paper now)',
    ],
    outside: [
      '(half|partly|partially) frozen',
      'frozen (only|just)? (half|partly|in part|at the edges)',
      'medio congelad*',
    ],
    examples: [
      'by what date do septic inspections stop for the winter',
      'how long do I have to wait after the snow melts for the inspection',
      'what is the last day for inspections before winter',
      'ground has thawed but the cove is solid ice, may the town do the routine inspection this week',
      'lake still frozen over, lawn is green, waterfront lot, inspection tomorrow ok?',
      'no snow left here, we are inland, soil is soft, can the five year inspection go ahead in january',
      'six inches of snow on the leach field, inspector scheduled for monday. allowed?',
      'la bahía está congelada pero el patio no tiene nieve, ¿pueden inspeccionar?',
      'can the septic be inspected with snow on the ground',
      'inspector is booked for January, ground is froze hard. will he still come',
      'no snow left but the lake in front of us is solid ice, can they do the inspection',
      'are winter septic inspections allowed here at all',
      'there was a thaw and the yard is bare. ok to inspect in february?',
      'we are up on the hill not near water, ground is soft, december inspection possible?',
      'two feet of snow in the yard and the five year inspection is due, what now',
      'when does winter start for purposes of septic inspections',
      'bay has opened up but there are snow banks over the tank, can we go ahead with the inspection',
      'inspector cancelled because the creek is iced over, was he right',
      'can I shovel the snow off the leach field so the inspection can go on',
      'does frost in the soil stop the septic inspection',
      'cottage on the pond, ice is out since monday, is a march inspection fine',
      'rented heat blankets to thaw the ground over the tank, can they inspect then',
      'staff: waterfront parcel, bare lawn, inlet frozen across. inspect or postpone',
      '¿se puede hacer la inspección del séptico con nieve?',
      'la bahía está congelada, ¿pueden inspeccionar mi casa frente al agua?',
      '¿hacen inspecciones en invierno si el suelo no está helado?',
      'el inspector viene en enero y hay hielo en el lago, ¿se permite?',
      'Bay is frozen over, can they still inspect?',
      'We close Feb 10 and the yard is under snow. Will the inspector come?',
      '¿pueden inspeccionar con la tierra congelada aunque no haya nieve?',
      'no hay nieve pero el suelo sigue helado, ¿hacen la inspección esta semana?',
      'lake is iced over but the lawn is bare, can he inspect',
    ],
  },
  machine,
})
