import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Evidence about the public sewer in an application. Gorham § 56.401(1)(d).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/public-sewer',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. An application must show that no public sewer is available, or that using one is impractical.',
        text: 'With an application for a permit comes evidence that there is no public sewer available into which the sewage can be discharged, or that it is impractical to discharge into a community sewerage system. This law itself does not say when someone must connect to a public sewer: ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official).',
        cite: ['gorham/56.401.1#1', 'gorham/56.401.1.d#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const publicSewer = procedure({
  id: 'gorham/public-sewer',
  title: 'Public sewer available',
  act: 'show that no public sewer can be used',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for connecting to a public sewer.',
    text: 'The sentence says only what evidence comes with an application. It names no day by which anyone must connect; ask the authority having jurisdiction or the sewer district.',
    cite: ['gorham/56.401.1.d#1'],
  },
  words: {
    asks: [
      [
        '(public sewer|town sewer|city sewer|sewer line|sewer main|community sewer|sewer district|municipal sewer|sewer)',
        '(septic|permit|application|hook|connect*|available|evidence|prove|instead|have to)',
      ],
      ['(alcantarillado|cloaca|drenaje público)', '(séptic*|permiso|conectar*|solicitud)'],
      [
        'sewer',
        '(runs|right past|on our road|on the road|down the street|by the house)',
        '(septic|allowed|keep|connect|hook)',
      ],
      ['(sewer|alcantarillado) .. (runs|past|by|main|goes|pasa)'],
    ],
    outside: ['(law|chapter|rules) (apply|applies|cover|covers)', '(ley) .. (aplica|rige)'],
    examples: [
      'how many days do we have to hook up to the new public sewer',
      'by when must I connect to the public sewer',
      "there's a sewer main on the road, can I still put in a septic",
      'do I have to prove there is no public sewer before I get a septic permit',
      'must I hook up to the sewer district instead of replacing my septic',
      'sewer line ends half a mile away, what evidence does the town want',
      'is it ok to keep a septic when town sewer goes by the house',
      'too expensive to connect to the community sewer, does that count as impractical',
      'what does the application say about public sewer available',
      'neighbor got sewer, do we have to connect',
      'can the town refuse a septic permit because sewer is available',
      'letter from sewer district needed with the septic application?',
      'public sewer across the road but uphill, septic allowed?',
      'hooking to sewer mandatory in Gorham?',
      '¿tengo que conectarme al alcantarillado público en vez del séptico?',
      '¿hay que demostrar que no hay alcantarillado para el permiso?',
      'pasa la cloaca por mi calle, ¿puedo poner séptico?',
      'sewer runs right past our place, are we still allowed a septic',
      'main on our road, may we keep the septic',
      'The sewer runs past my house. Do I have to hook up?',
      'a sewer main goes by our lot, must we connect',
      '¿es obligatorio conectarse si pasa el alcantarillado?',
    ],
  },
  machine,
})
