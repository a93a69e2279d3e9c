import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { atMost, guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Who may relax the requirements, and for whom? § 202-7(B)(1).
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
  id: 'canandaigua/local-waiver',
  initial: 'found',
  states: {
    found: { on: { foundSubstandard: [{ guard: 'yes', target: 'place' }, 'otherSystem'] } },
    place: {
      on: {
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'discretion' }, 'farther'],
        fieldWithin: [{ guard: 'yes', target: 'discretion' }, 'farther'],
      },
    },
    discretion: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: it is able to grant a local waiver on a substandard lot.',
        text: 'The applicant must prove that the requirements were met to the greatest extent possible. The authority must consider earlier approvals and waivers of the state or the watershed inspectors, distances to surface water and wells, the latest technology and its upkeep, existing setbacks and areas, and how far the limits are self-created. A local waiver does not waive the state’s standards: ask the New York State Department of Health and the Canandaigua Lake Watershed Inspector too, whose review may be required. The steps, the time to decide and any appeal are not on file.',
        cite: [
          'canandaigua/202-7.B.1#2',
          'canandaigua/202-7.B.1#3',
          'canandaigua/202-7.B.1.a#1',
          'canandaigua/202-7.B.1.b#1',
          'canandaigua/202-7.B.1.c#1',
          'canandaigua/202-7.B.1.d#1',
          'canandaigua/202-7.B.1.e#1',
          'canandaigua/202-6.E#1',
          'canandaigua/202-7.B.1#1',
        ],
        duties: [
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'prove that the requirements were met to the greatest extent possible',
            cite: ['canandaigua/202-7.B.1#2'],
          },
          {
            actor: 'authority having jurisdiction',
            verdict: 'must',
            action: 'consider the five listed points',
            cite: ['canandaigua/202-7.B.1#3'],
          },
        ],
      },
    },
    farther: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline:
          'The waiver on file is for substandard systems with the absorption area within {lakeLine} of the lake.',
        text: 'Whether a waiver or a variance can be had farther away is for the articles that are not on file. There a substandard system need not be upgraded unless it is in failure. A local waiver does not waive the state’s standards: ask the New York State Department of Health and the Canandaigua Lake Watershed Inspector too, whose review may be required.',
        cite: ['canandaigua/202-7.B.1#2', 'canandaigua/202-7.C.1#3', 'canandaigua/202-6.E#1'],
        values: ['lakeLine'],
      },
    },
    otherSystem: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file has a waiver only for substandard lots near the lake.',
        text: 'A waiver or a variance for any other system would be in the articles that are not on file. Ask the Town Code Enforcement Officer. A local waiver does not waive the state’s standards: ask the New York State Department of Health and the Canandaigua Lake Watershed Inspector too, whose review may be required.',
        cite: ['canandaigua/202-7.B.1#2', 'canandaigua/202-6.E#1'],
      },
    },
  },
})

export const localWaiver = procedure({
  id: 'canandaigua/local-waiver',
  title: 'Waiver or variance from the septic law',
  act: 'grant a local waiver to the requirements of the law',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(grant*|give*|get|deny|denied|refuse*|owed|entitled|owe|approve*)', 'waiver*|variance*'],
      ['waiver*|waive*'],
      ['variance*'],
      ['(exception|relief|relax*|break)', 'septic|standards|setback|requirements|rule*', 'town|grant*|get|give*'],
      ['exención|excepción|varianza|dispensa'],
      ['(consider*|factors|criteria)', '(greatest extent|waiver|variance)'],
    ],
    not: ['(forms|hearing|how many days|how long|article iv|appeal*)', 'holding tank'],
    examples: [
      'our attorney claims hardship entitles us to a waiver, is the town bound to give one',
      'substandard field near the lake, must the town say yes to a local waiver if we plead hardship',
      'do they have to approve our waiver or can they refuse it',
      '¿está obligado el pueblo a darme la exención si el lote es de roca?',
      'can we get a waiver for our substandard lake lot',
      'who grants a variance from the septic rules',
      'what does the town look at before it gives a local waiver',
      'lot is too tight for 202-6, can the town waive the requirements',
      'is the zoning board the one to give septic variances',
      'does a local waiver cover the state rules too',
      'I want relief from the 200 foot rule',
      'health department gave us a waiver in 2010, does that count for the town',
      'what do I have to prove to be granted a waiver',
      'we made the problem ourselves by building a big deck, can we still get a waiver',
      'variance for a new field 40 feet from the lake, who decides',
      'how does the authority decide if we did enough to meet the standards',
      'can the code officer make an exception for my old cesspool',
      'need a variance for a brand new system on a narrow lot',
      'factors considered for greatest extent possible waiver',
      'is a local waiver possible for a house 800 ft from the lake',
      'can the watershed inspector waive the town law',
      '¿puedo pedir una exención para mi lote junto al lago?',
      '¿quién decide sobre una varianza del sistema séptico?',
      '¿el permiso local también quita las reglas del estado?',
      '¿qué toma en cuenta el pueblo para dar una dispensa?',
      'does a town waiver mean the state has nothing to say',
      'DOH waiver from years ago, does the town have to consider it for our substandard lake system',
    ],
  },
  machine,
})
