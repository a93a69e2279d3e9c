import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How long does the exemption of an area last? Huron § 10(C).
const facts = pick(all, 'exemptionGranted')

const deadlines = {
  expiry: {
    label: 'Latest day of the exemption',
    actor: 'Septic Board of Appeals',
    expires: '3 years',
    after: 'exemptionGranted',
    cite: 'huron/10.C#2',
    note: 'The Board may have granted less: see its decision.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  term: {
    label: 'Longest time of an exemption, and of each extension',
    amount: 3,
    unit: 'years',
    cite: ['huron/10.C#2', 'huron/10.C#4'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/sewer-area-term',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'may',
        decides: 'Septic Board of Appeals',
        headline: 'Up to {term}, subject to annual review; the Board may have granted less.',
        text: 'Upon application the Septic Board of Appeals may extend it for additional periods of up to {term} each, again subject to annual review, if significant progress in the pursuit of a sewer system is shown. Whether it does is up to the Board. The law does not say how often it may be extended, nor by when to apply; apply well before the end.',
        cite: ['huron/10.C#2', 'huron/10.C#4'],
        values: ['term'],
        also: ['expiry'],
      },
    },
  },
})

export const sewerAreaTerm = procedure({
  id: 'huron/sewer-area-term',
  title: 'How long a sewer area exemption lasts',
  act: 'keep the exemption for up to three years, subject to annual review',
  kind: 'case',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        'sewer',
        '(two|three|four|five|six|ten|2|3|4|5|6|10) (straight|full|whole|more)? (year|years|yr)',
        'exempt*|exemption|variance|free|grant*',
      ],
      [
        'sewer|area',
        'exempt*|exemption',
        'long|last|lasts|expire*|end|ends|extend*|renew*|extension|years|over|review*|run',
      ],
      ['exención', 'dura|vence|renovar|extender|prórroga|años|revis*'],
      ['exemption .. (granted|given|approved)', '(run out|end|expire*|last|long)'],
    ],
    outside: [
      'for (only|just)? (one|two|1|2) (year|years|yr)',
      '(one|two|1|2) (year|years) only',
      '(no|little|without) progress',
      'sin (avance|progreso)',
      '(por|solo) (un|dos) año*',
    ],
    examples: [
      'what is the longest time the board may grant the sewer area exemption at once, before an extension',
      'general exemption for our stretch of shore, for how many years can the board give it',
      'can the septic board free our area from the law for five years at once while the sewer is planned',
      'we want the sewer area variance for four years in one go, is that possible',
      'how long does the sewer area exemption last',
      'our exemption was granted in may 2024, when does it run out',
      'can the area exemption be extended another three years',
      'how often is a sewer exemption reviewed',
      'what must we show to renew the exemption for the sewer area',
      'exemption expires soon and the sewer isnt built, options?',
      'is there a limit on how many times the sewer exemption may be extended',
      'Does the general exemption need an annual review by the board?',
      'board gave our area one year only, can they give less than three years exemption',
      'end date for the sewer area exemption granted 9/8/23',
      'progress report needed to extend the sewer exemption?',
      'sewer funding fell through, does the exemption end right away',
      'can the board pull our exemption at the yearly review',
      'renewal of sewer district exemption',
      '¿Cuánto dura la exención por el alcantarillado?',
      'nuestra exención se aprobó en 2024, ¿cuándo vence?',
      '¿Se puede renovar la exención del área?',
      '¿Cada cuánto se revisa la exención del alcantarillado?',
      'Exemption granted June 3, 2024. When does it run out?',
      'our sewer area exemption was granted two years ago, when does it run out',
      '¿cuánto dura la exención de la zona de alcantarillado?',
    ],
  },
  machine,
})
