import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Which kind of system must be installed. Chester §§ 3.010(A), 5.030(B).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/conventional-system',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Where on-site conditions permit, a conventional system must be installed.',
        text: 'Conventional systems are for sites with adequate percolation and separation distances. They are absorption fields, gravelless systems, shallow trenches, absorption beds and fill systems. Only at sites that are not suitable for them can an alternative system be considered. Seepage pits stand in the definitions too, but they may not be installed.',
        cite: [
          'chester/3.010.A#1',
          'chester/5.030.B#1',
          'chester/5.030.B#2',
          'chester/3.010.A#3',
          'chester/3.010.A#4',
          'chester/2.020.conventional-absorption-system.absorption-field#1',
          'chester/2.020.conventional-absorption-system.gravelless-absorption-systems#1',
          'chester/2.020.conventional-absorption-system.absorption-beds#1',
          'chester/2.020.conventional-absorption-system.shallow-absorption-trenches#1',
        ],
      },
    },
  },
})

export const conventionalSystem = procedure({
  id: 'chester/conventional-system',
  title: 'Conventional system where the site permits',
  act: 'install a conventional system where the site permits it',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(what|which) (kind|type|kinds|types|sort) .. (system|septic)'],
      ['conventional', '(required|must|have to|allowed|instead|rather)'],
      ['(can|may|choose|prefer) .. (any|other|different) (kind|type) .. (system|septic)'],
      ['(qué|cuál) (tipo|clase|sistema) .. (séptico|sistema|instalar)'],
    ],
    not: ['sand filter', 'mound|raised|composting', 'slope'],
    examples: [
      'ground is too wet for an ordinary field',
      'what kind of septic system do I have to install in Chester',
      'my soil is good, must I use a conventional leach field',
      'which types of systems are allowed for a new house',
      'gravelless chambers okay or only stone trenches',
      'is an absorption bed a conventional system',
      'can I choose any type of system I like',
      'installer prefers infiltrator chambers, does the town accept them',
      'do they make you use a conventional system if the ground is fine',
      'what systems count as conventional',
      'standard field or something fancier, who says',
      '¿qué tipo de sistema séptico tengo que instalar?',
      '¿puedo elegir cualquier clase de sistema?',
      'mi suelo es bueno, ¿es obligatorio un sistema convencional?',
      '¿qué sistemas se consideran convencionales?',
      'realtor wants to know which systems the town allows',
    ],
  },
  machine,
})
