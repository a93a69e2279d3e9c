import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How long does a permit take, how long is it good? The law is silent. Huron §§ 6(B), 7(E)(3).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/permit-time',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The septic law sets no time for granting a Building Permit and no day on which it runs out.',
        text: 'It asks for the permit "pursuant to the Town Building Law", and that law is not on file here; it may have such times. Ask the Building Inspector.',
        cite: ['huron/6.B#1', 'huron/7.E.3#1', 'huron/4.B.20#1'],
      },
    },
  },
})

export const permitTime = procedure({
  id: 'huron/permit-time',
  title: 'How long a permit takes and how long it lasts',
  act: 'grant the permit in a set time, or let it run out on a set day',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        'permit*',
        '(how long|how soon|how many days|expire*|expiration|valid|good for|good until|renew*|lapse*|deadline|weeks|wait)',
      ],
      ['permiso', '(cuánto tarda|cuánto tiempo|vence|válido|vigente|caduca|días|renovar)'],
      ['(application|applied|permit)', '(weeks ago|months ago|deadline|how long|waiting)'],
    ],
    examples: [
      'how long does it take to get a septic building permit',
      'when does my building permit for the septic expire',
      'permit was issued last august and the contractor flaked, is it still good',
      'is there a time limit for the town to decide on my permit application',
      'can a septic permit be renewed',
      'how many days until the building inspector has to answer a permit application',
      'we got the permit two years ago, has it lapsed',
      'Does the permit run out if we dont start within a year?',
      'waiting six weeks for the septic permit, what is the deadline',
      'one year permit? or how long do I have to finish the system',
      'in chester a permit is good for one year, how is it in huron',
      'permit approval time for a replacement',
      'does silence on my permit application mean approved',
      '¿Cuánto tarda el permiso para el séptico?',
      '¿Cuándo vence mi permiso de construcción del sistema séptico?',
      'el permiso es del año pasado, ¿todavía es válido?',
      '¿Tiene el pueblo un plazo para contestar la solicitud de permiso?',
      'we handed in the septic application two months ago, how long may they sit on it',
      'Dropped my septic application off six weeks ago and nothing. Is there a deadline for the town?',
    ],
  },
  machine,
})
