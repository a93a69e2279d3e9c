import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How often must a tank be pumped? The law sets no schedule. Huron §§ 8(D), 8(E)(2)(a)(iii), 9(B).
const facts = pick(all, 'systemType')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

type Says = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const ordinary = {
  status: 'law-silent',
  verdict: null,
  headline: 'The law sets no pumping schedule.',
  text: 'Pumping comes up only as part of inspections at commercial properties and before transfers, for holding tanks, and where the Building Inspector orders it for a system that does not function properly. An owner must keep the system functional; how often to pump for that is not in the law. Ask a septic hauler or the Septic Inspector.',
  cite: ['huron/8.D.1.a.ii#2', 'huron/8.E.2.a.iii#1', 'huron/9.B#1', 'huron/8.B#1'],
} as const satisfies Says

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/pumping-schedule',
  initial: 'schedule',
  states: {
    schedule: {
      meta: ordinary,
      on: {
        systemType: [
          { guard: is('holding'), target: 'holding' },
          { guard: is('aerobic'), target: 'aerobic' },
          'septic',
        ],
      },
    },
    septic: { meta: ordinary },
    holding: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law sets no schedule for pumping a holding tank.',
        text: 'It says that a holding tank must be maintained, that pump-out records must be presented at the inspection, and that the inspector witnesses a pump-out. A holding tank has no outflow, so it has to be emptied before it is full. How often is not in the law.',
        cite: ['huron/8.D.2.b.ii#1', 'huron/8.D.2.b.ii#2', 'huron/4.B.5#1'],
      },
    },
    aerobic: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law sets no schedule for pumping an aerobic unit.',
        text: 'It asks for a maintenance contract and, at the inspection, for proof that the maintenance provider has serviced the unit. What that service includes is for the contract and the maker’s papers.',
        cite: ['huron/5.I#2', 'huron/8.D.2.b.iii#1'],
      },
    },
  },
})

export const pumpingSchedule = procedure({
  id: 'huron/pumping-schedule',
  title: 'How often to pump',
  act: 'have the tank pumped at set intervals',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    systemType: {
      why: 'The law sets a schedule for no kind of system.',
    },
  },
  words: {
    asks: [
      ['(pump*|empt*|clean* out)', '(how often|every|years|schedule|regular*|interval|yearly|annual*|routine*)'],
      ['bombear|vaciar|limpiar', '(cada cuánto|años|cuántas veces|frecuencia|obligatorio)'],
      ['(pump*|pumping|emptied|cleaned out)', '(required|mandatory|law|by law|schedule|when)'],
      ['(bombear|limpiado|vaciar)', '(ley|calendario|cada|obligatorio)'],
    ],
    not: ['inspection|inspector .. sale|closing', 'witness*', 'receipts|slips'],
    examples: [
      'not selling and no inspection due, is there any rule that I empty the tank every few years',
      'is there a town rule on how many years may go by between pump outs at a normal house',
      'the pumping company says the town makes everyone pump every 3 years. is it law',
      'Chester tells folks to pump every couple of years, what about a plain tank in huron',
      'nobody is inspecting us, system works, do we owe the town a pumping now and then',
      '¿cada cuántos años tengo que bombear el tanque si nadie lo va a inspeccionar ni vendo la casa?',
      'pumping frequency under the law',
      'required interval for septic pumping',
      'how often do I have to pump my septic tank',
      'is there a town rule that tanks get pumped every three years',
      'pumping schedule for a regular septic tank?',
      'friend in Chester says every couple of years by law, same in Huron?',
      'do I have to show the town I pumped the tank last year',
      'never pumped in ten years, am I breaking the law',
      'is yearly pumping mandatory for lake cottages',
      'how many years between pump outs under the septic law',
      'what interval does the town want for emptying a holding tank',
      'aerobic unit, how often must it be pumped by law',
      'can the town force me to pump on a schedule',
      'hauler says the law wants it cleaned out every 24 months',
      'do rental houses have a stricter pumping schedule',
      'two people in the house, tank 1000 gal, when is pumping required',
      '¿cada cuánto hay que vaciar el tanque séptico?',
      '¿es obligatorio bombear el tanque cada tres años?',
      'nunca he limpiado la fosa, ¿hay una ley que diga cada cuántos años?',
      '¿el pueblo tiene un calendario para bombear los tanques?',
      'Hauler says every 3 years is the law. Is it?',
    ],
  },
  machine,
})
