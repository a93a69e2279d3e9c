import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law sets no periodic inspections. Gorham § 56.501(1).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/periodic-inspection',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: 'need-not',
        headline: 'No interval is set: the law on file asks for no periodic inspection.',
        text: 'The law names when an existing system is inspected: before a change of use, before a conveyance, with an expansion greater than fifty percent, and after a complaint or an official’s own observation. Owners may request one. It sets no inspection every so many years, for any kind of property. Rules of other laws or agencies may.',
        cite: [
          'gorham/56.501.1#1',
          'gorham/56.501.1.a#1',
          'gorham/56.501.1.b#1',
          'gorham/56.501.1.c#1',
          'gorham/56.701.2#1',
          'gorham/56.501.1.b#2',
        ],
      },
    },
  },
})

export const periodicInspection = procedure({
  id: 'gorham/periodic-inspection',
  title: 'Periodic inspections',
  act: 'have the system inspected at set intervals',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(how often|yearly|every year|every five years|every few years|annual|regular)',
        '(septic|inspected|inspection|inspections|check)',
        '(not selling|nobody complained|no sale|otherwise|anyway|gorham)',
      ],
      [
        '(inspect*|inspection|inspections)',
        '(how often|every|periodic*|annual*|yearly|routine|regular*|next inspection|years|five year|intervals)',
      ],
      ['(inspección|inspeccion*)', '(cada|periódic*|anual|años|frecuencia)'],
      ['(come round|come around|check|checks|inspect|inspects)', '(schedule|regularly|routine|every|periodically)'],
      [
        '(cada cinco años|cada 5 años|every five years|every 5 years|periódica*)',
        '(inspección|inspection|inspections|inspect|inspecciones)',
      ],
    ],
    not: [
      '(years ago|good for|valid)',
      'pump*',
      'in writing',
      'come on',
      'enter',
      'let .. in',
      '(closing on|closing date|before closing)',
    ],
    examples: [
      'is there a yearly inspection of septics, we are not selling or building',
      'do they come every year to inspect even when nothing is sold',
      'not selling, just wondering how often the town inspects septic systems',
      'we are not selling, not building, no complaints. how often does the town still inspect the septic',
      "what's Gorham's interval for septic inspections, Huron has five years",
      'if nobody sells or adds on, will anyone ever come to inspect the system again',
      'is there some yearly check of septics here even when nothing happens',
      '¿cada cuántos años inspecciona Gorham si no vendo ni construyo?',
      'how often does the town inspect septics',
      'is there an inspection every five years for lake properties',
      "when is my motel's next periodic septic inspection",
      'do commercial systems need yearly inspections',
      'routine inspections in Gorham, how frequent',
      'are annual inspections required for alternative systems',
      'my friend in Huron gets inspected every two years, do we',
      'does the septic law have a regular inspection program',
      'periodic inspection schedule for residences',
      'got a flyer about five year septic inspections, is that the law here',
      'must I have the system inspected at set intervals',
      'no sale no change, do we ever get inspected',
      '¿cada cuántos años inspeccionan el séptico?',
      '¿hay inspecciones anuales obligatorias?',
      '¿con qué frecuencia hay inspección periódica?',
      'does the town come round to check septics on a schedule',
      'will somebody show up every few years to inspect',
      '¿obliga la ley a una inspección cada cinco años como en otros pueblos? no vendo ni amplío',
      'just living here, no sale and no complaint, is there a regular inspection',
    ],
  },
  machine,
})
