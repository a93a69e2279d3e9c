import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Who may pump a tank. Chester Appendix VII.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/pumper-permit',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Whoever is retained to pump out the septic tank must have a valid permit issued by NYS DEC.',
        text: "DEC is the state's Department of Environmental Conservation. The sentence stands among the guidelines of Appendix VII but is worded as a duty. Ask the pumper for the permit.",
        cite: ['chester/app-VII.1#2'],
        readings: [
          {
            of: 'chester/app-VII.1#2',
            defect: 'C-71',
            reading: 'The words are mandatory, and the state permits pumpers in any case.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
  },
})

export const pumperPermit = procedure({
  id: 'chester/pumper-permit',
  title: 'Who may pump out a tank',
  act: 'use a pumper who has a valid permit issued by NYS DEC',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(who|pumper|hauler|company|myself|licensed|license|cousin|farmer|firm|quién|empresa|licencia)',
        '(pump*|empty|clean|vaciar|bombear|limpiar)',
        '(tank|septic|tanque|séptico)',
      ],
    ],
    not: ['how often', 'holding tank', 'backing up', 'dispos*', 'repair*'],
    examples: [
      'who is allowed to pump out my septic tank',
      'does the pumper need a license',
      'can a farmer pump our tank with his manure spreader',
      'is a DEC permit required for septic haulers',
      'may I empty the tank myself',
      'what papers should the pumping company have',
      'cheap guy with a truck offers to clean the tank, legal?',
      'does the town license septic pumpers',
      'permit of the firm that pumps the tank',
      'my cousin has a pump, can he clean out the septic',
      '¿quién puede vaciar el tanque séptico?',
      '¿la empresa que bombea necesita licencia?',
      '¿puedo vaciar el tanque yo mismo?',
      '¿hace falta permiso del DEC para limpiar tanques?',
      'septic pumper permit',
    ],
  },
  machine,
})
