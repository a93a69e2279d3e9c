import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// When does the authority owe the permit and the letter? § 202-7(B)(3).
const facts = pick(all, 'extentDetermined')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/acknowledgement-letter',
  initial: 'determined',
  states: {
    determined: { on: { extentDetermined: [{ guard: 'yes', target: 'owed' }, 'notYet'] } },
    owed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. The authority having jurisdiction must provide a building permit and a letter of acknowledgement.',
        text: 'The letter states that the parcel owner is meeting the design standards to the greatest extent possible. The text on file gives no day by which they must come, and does not say what the letter is worth to a later owner. It speaks of the town’s law, not of the state’s standards.',
        cite: ['canandaigua/202-7.B.3#1'],
        duties: [
          {
            actor: 'authority having jurisdiction',
            verdict: 'must',
            action: 'provide the building permit and the letter of acknowledgement',
            cite: ['canandaigua/202-7.B.3#1'],
          },
        ],
      },
    },
    notYet: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No, not yet. The letter comes once the authority has determined that the system meets the standards to the greatest extent possible.',
        text: 'Until then the owner follows the procedures in Article IV, which is not on file. When the authority must decide is not on file either.',
        cite: ['canandaigua/202-7.B.3#1', 'canandaigua/202-7.B.1#1'],
      },
    },
  },
})

export const acknowledgementLetter = procedure({
  id: 'canandaigua/acknowledgement-letter',
  title: 'Building permit and letter of acknowledgement',
  act: 'give the owner a building permit and a letter of acknowledgement',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The text on file sets no time for the building permit and the letter of acknowledgement.',
    text: 'The sentence says that the authority having jurisdiction shall provide both once it has determined that the system meets the design standards to the greatest extent possible. It names no day or number of days, neither for the determination nor for the letter. Article IV, which is not on file, may; ask the Town Code Enforcement Officer.',
    cite: ['canandaigua/202-7.B.3#1'],
  },
  words: {
    asks: [
      ['acknowledg*'],
      ['(owe*|paper|document|writing|written)', '(greatest extent|best possible|as far as possible)'],
      ['letter', '(greatest extent|best we can|meeting the standards|lake lot)'],
      [
        '(determined|determination|decided|found)',
        '(greatest extent|far as possible)',
        '(letter|permit|writing|paper)',
      ],
      ['carta', '(reconocimiento|acuse|mayor medida)'],
    ],
    examples: [
      'the officer decided that we meet the standards to the greatest extent possible and gave us the permit, but the bank wants a letter from the authority that says so: does the law make them give it or is it a favor',
      'el banco pide una carta de la autoridad que diga que cumplimos en la mayor medida posible, ¿la ley obliga a que nos la den?',
      'the authority determined that we meet the standards as far as possible, must it give us a letter or anything on paper',
      'does the town owe us a written acknowledgement after it said the standards are met to the greatest extent',
      'my lender wants something in writing about the substandard system, does the town have to provide a letter',
      'when do I get the letter of acknowledgement for my lake property',
      'town agreed we did all we could, do they owe us a letter',
      'what does the acknowledgement letter say',
      'is a building permit given together with the acknowledgement letter',
      'do I need the letter of acknowledgement to sell',
      'the authority found we meet the standards to the greatest extent possible, what paper do we get',
      'still waiting for the decision, can I already ask for the acknowledgement letter',
      'how long does the town have to issue the acknowledgement',
      'does the acknowledgement letter pass to the buyer',
      'code officer approved our best possible system but gave us nothing in writing',
      'staff: which documents go out after the greatest extent determination',
      'we lost our letter of acknowledgement, what was it',
      'does the letter of acknowledgement protect us from the state',
      'is the acknowledgement automatic once they decide',
      'who signs the acknowledgement that we are meeting the standards',
      '¿cuándo me dan la carta de reconocimiento?',
      '¿qué dice la carta de que cumplimos en la mayor medida posible?',
      'ya decidieron que cumplimos lo más posible, ¿nos deben dar un permiso y una carta?',
      '¿me dan carta antes de la decisión?',
      'town decided our rebuilt lake system meets 202-6 to the greatest extent possible, do they owe us anything on paper',
      'they accepted our plan as the best possible and say they do not do letters',
      'how many days does the authority have to send the acknowledgement letter',
      'by when must the permit and the letter come after the determination',
      'clerk here, authority determined that a substandard lake system meets the standards as far as possible, must we write the owner a letter',
      'staff q, is the permit alone enough or must a letter go out with it after the greatest extent finding',
      'owner asks for a letter that says he meets 202-6 to the greatest extent possible, are we bound to give it',
      'AHJ has made its determination for a steep lake lot, do we issue just the permit or also something in writing',
      '¿cuántos días tiene el pueblo para darnos la carta de reconocimiento?',
    ],
  },
  machine,
})
