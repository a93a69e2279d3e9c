import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How soon must the inspector come, and who calls? The law is silent (H-41). Huron §§ 6(E), 7(F).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/backfill-inspection-time',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline:
          'The law sets no time in which the Building Inspector must come to inspect open work, and does not say who gives notice that it is ready.',
        text: 'It says only that the work is left open and that he or she must inspect before backfilling. So waiting does not make it lawful to cover the work. Call the Building Inspector before you open the ground and agree on a day; if nobody comes, ask the Town Board, which has primary authority over this law.',
        cite: ['huron/6.E#1', 'huron/6.E#2', 'huron/7.F#1', 'huron/7.F#2', 'huron/5.D#1'],
      },
    },
  },
})

export const backfillInspectionTime = procedure({
  id: 'huron/backfill-inspection-time',
  title: 'How soon the inspector comes to open work',
  act: 'inspect the open work within a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      [
        '(how soon|how long|how fast|how many days|when|notice|call)',
        'inspect*|inspector|come',
        '(trench*|open|install*|hole|backfill*|excavat*)',
      ],
      ['(cuánto tiempo|cuándo|avisar)', 'inspector', 'abiert*|zanja*|hoyo|obra'],
      [
        '(final look|final inspection|look before|inspection)',
        '(cover|backfill|bury)',
        '(how soon|how quickly|how fast|must he come|when will)',
      ],
    ],
    examples: [
      'trench is open, how soon must the inspector come',
      'how many days notice do i give before the installation inspection',
      'how long do I have to leave the hole open waiting for the building inspector',
      'does the town have a deadline to inspect the new leach field',
      'who calls the inspector when the system is ready to be looked at',
      'inspector keeps putting us off and the excavation is sitting open, is there a time limit for him',
      'can we schedule the open trench inspection on a saturday',
      'Installer: is 24 hours notice before inspection required?',
      'inspector says next week, my crew leaves tomorrow, must he come sooner',
      'how fast does the town come out to inspect before we cover the tank',
      'notice to the town that work is ready for inspection, what does the law say',
      'do we have to call in the inspection or does the town know from the permit',
      'open excavation in winter, how long may the inspector take',
      '¿En cuántos días tiene que venir el inspector a ver la zanja abierta?',
      '¿Cuánto tiempo debo dejar el hoyo abierto esperando al inspector?',
      '¿A quién aviso cuando la obra está lista para inspección?',
      'el inspector no viene a ver el sistema nuevo, ¿hay un plazo?',
      'How quickly must the inspector come look before we cover it?',
      'I called for the final look before cover. How soon must he come?',
    ],
  },
  machine,
})
