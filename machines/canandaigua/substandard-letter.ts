import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { atMost, guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// When does the authority owe a letter about a substandard system? § 202-7(C)(1).
const facts = pick(all, 'foundSubstandard', 'fieldToLake', 'fieldWithin')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  lakeLine: {
    label: 'Distance from Canandaigua Lake',
    amount: 200,
    unit: 'ft',
    cite: ['canandaigua/202-7.C.1#3', 'canandaigua/202-5.D#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/substandard-letter',
  initial: 'found',
  states: {
    found: { on: { foundSubstandard: [{ guard: 'yes', target: 'place' }, 'notFound'] } },
    place: {
      on: {
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'near' }, 'far'],
        fieldWithin: [{ guard: 'yes', target: 'near' }, 'far'],
      },
    },
    far: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The authority having jurisdiction must notify the owner in a written letter.',
        text: 'The letter is based on the system inspection. It says that the system is substandard and lists all components that are. Within how many days it must come, and which inspection is meant, the text on file does not say. It brings no duty to upgrade unless the system is in failure.',
        cite: ['canandaigua/202-7.C.1#1', 'canandaigua/202-7.C.1#2', 'canandaigua/202-7.C.1#3'],
        duties: [
          {
            actor: 'authority having jurisdiction',
            verdict: 'must',
            action: 'notify the parcel owner in a written letter that lists all substandard components',
            cite: ['canandaigua/202-7.C.1#1', 'canandaigua/202-7.C.1#2'],
          },
        ],
      },
    },
    near: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline:
          'The text on file asks for this letter only where the absorption area is more than {lakeLine} from the lake.',
        text: 'Near the lake another paragraph holds. Its letter is a letter of acknowledgement, which comes once the system meets the standards to the greatest extent possible. Whether an owner there is told in writing that the system is substandard would be in the missing text.',
        cite: ['canandaigua/202-7.C.1#1', 'canandaigua/202-7.B#1', 'canandaigua/202-7.B.3#1'],
        values: ['lakeLine'],
      },
    },
    notFound: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The letter is for systems that the inspection shows to be substandard.',
        text: 'Nothing in the text on file asks for a letter about a system that is not substandard. What makes a system substandard is not on file.',
        cite: ['canandaigua/202-7.C.1#1'],
      },
    },
  },
})

export const substandardLetter = procedure({
  id: 'canandaigua/substandard-letter',
  title: 'The letter about a substandard system',
  act: 'send the owner a letter that lists the substandard components',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The text on file sets no time for the letter about a substandard system.',
    text: 'The sentences say that the authority having jurisdiction shall notify the owner in a written letter, based on the system inspection, and what the letter lists. They name no day or number of days after the inspection; ask the Town Code Enforcement Officer.',
    cite: ['canandaigua/202-7.C.1#1', 'canandaigua/202-7.C.1#2'],
  },
  words: {
    asks: [
      [
        'letter|notice|notify|writing|written',
        'substandard',
        '(list*|contain*|tell*|components|parts|require*|get|send*|owe*|how soon|who writes|email|never|say)',
      ],
      ['letter', '(components|parts|list*)', 'septic|system|substandard'],
      ['(letter|notice) .. (inspection|inspector|town)', 'substandard|deficien*'],
      ['carta|aviso|notific*', 'deficiente|componentes'],
    ],
    not: ['acknowledg*', 'upgrade*|replace*', '(etu|treatment unit)'],
    examples: [
      'must the town put in writing what is wrong with our substandard system, so far we only got a phone call',
      'they called to say we are substandard. do we get that in writing with what is wrong?',
      'does the town have to tell me in writing that my septic is substandard',
      'what must the substandard letter list',
      'inspector told me on the phone we are substandard, is a letter required',
      'how soon after the inspection does the letter about substandard parts come',
      'never got a letter listing the components, is the town supposed to send one',
      'who writes the letter about a substandard system',
      'is an email enough or must the notice of a substandard system be a letter',
      'must the letter say which parts of the system are substandard',
      'our field is 300 feet from the lake, will we get a written notice after the inspection',
      'seller has a letter about substandard components, does the town send one to buyers too',
      'inspection was in May and still no letter about the deficiencies',
      'can they call my tank substandard without a letter',
      'the notice I got does not list what is wrong with the system',
      'staff question, what goes into the letter to parcel owners on substandard systems',
      'do lakefront owners get the same substandard letter',
      '¿el pueblo debe mandar una carta si el sistema es deficiente?',
      '¿qué debe decir la carta sobre los componentes deficientes?',
      'no me llegó ningún aviso por escrito después de la inspección',
      '¿cuándo llega la carta de la inspección?',
      'letter only says substandard and nothing else, does it have to name the parts',
      'must the town’s letter tell us which components are substandard',
      'how many days after the inspection does the town have to send the substandard letter',
      'by when must the written notice that we are substandard come',
      '¿en cuántos días debe llegar la carta que dice que el sistema es deficiente?',
    ],
  },
  machine,
})
