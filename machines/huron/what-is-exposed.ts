import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May distribution box, leach lines and pits be exposed? Huron §§ 8(D)(1)(b)(ii), (iii), 8(E)(2)(b)-(d).
const facts = pick(all, 'problemFound', 'inspectionKind', 'propertyKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/what-is-exposed',
  initial: 'problem',
  states: {
    problem: {
      on: { problemFound: [{ guard: 'yes', target: 'problemOccasion' }, 'noProblem'] },
    },
    problemOccasion: {
      on: {
        inspectionKind: [
          { guard: is('transfer'), target: 'exposed' },
          { guard: is('periodic'), target: 'problemKind' },
          'unlisted',
        ],
      },
    },
    problemKind: { on: { propertyKind: [{ guard: is('commercial', 'industrial'), target: 'exposed' }, 'unlisted'] } },
    noProblem: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. Without a problem that requires further evaluation, the distribution box, leach lines and seepage pits stay covered.',
        text: 'In transfer inspections and in commercial periodic inspections these parts shall only be exposed if a problem is found and further evaluation is required. The rules for other periodic inspections do not ask for it at all. Uncovering the tanks is another matter.',
        cite: [
          'huron/8.E.2.b#1',
          'huron/8.E.2.c#1',
          'huron/8.E.2.d#1',
          'huron/8.D.1.b.ii#1',
          'huron/8.D.1.b.iii#1',
          'huron/8.D.2.a.ii#1',
        ],
      },
    },
    exposed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. Where a problem is found and further evaluation is required, these parts may be exposed.',
        text: 'That goes for the distribution box, the leach lines and seepage pits, and only as far as the problem calls for it. The inspector judges whether further evaluation is required. The owner is responsible for the cost of what the law requires, including inspections.',
        cite: [
          'huron/8.E.2.b#1',
          'huron/8.E.2.c#1',
          'huron/8.E.2.d#1',
          'huron/8.D.1.b.ii#1',
          'huron/8.D.1.b.iii#1',
          'huron/5.B#2',
        ],
      },
    },
    unlisted: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Septic Inspector',
        headline: 'The law does not say it for this kind of inspection.',
        text: 'Exposing the distribution box, leach lines or seepage pits after a problem is found is spelled out for transfer inspections and for commercial periodic inspections only. Ask the Septic Inspector what further evaluation he or she wants.',
        cite: ['huron/8.E.2.b#1', 'huron/8.D.1.b.ii#1', 'huron/8.D.2.b.i#1'],
      },
    },
  },
})

export const whatIsExposed = procedure({
  id: 'huron/what-is-exposed',
  title: 'Exposing the distribution box, leach lines or pits',
  act: 'expose the distribution box, leach lines or seepage pits for the inspection',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for exposing these parts.',
    text: 'The sentences say only whether the distribution box, leach lines and seepage pits are exposed. They name no days for digging them up or covering them again; agree on it with the inspector.',
    cite: ['huron/8.E.2.b#1', 'huron/8.E.2.c#1', 'huron/8.E.2.d#1'],
  },
  words: {
    asks: [
      [
        '(distribution box|d-box|dbox|leach lines|laterals|leach field|drain field|pits|seepage)',
        'dig*|expose*|uncover*|open*|unearth*|excavate',
      ],
      ['(caja de distribución|líneas|campo de drenaje|pozo de absorción)', 'excavar|destapar|descubrir|abrir'],
      [
        '(leach lines|leach field|drain field|laterals|distribution box|d-box|dbox|lines|seepage pit|field|pozo de absorción)',
        '(dug up|dig up|excavat*|tear up|exposed|see|unearth|opened|abre)',
        'inspect*|inspector|inspección|check|test',
      ],
      [
        '(leach lines|d-box|d box|distribution box|laterals)',
        '(dug up|dig up|uncover*|expose*|unearth*|descubrir|destapar)',
      ],
    ],
    not: ['(new install*|installing|replac*|backfill*)'],
    examples: [
      'how many days do I have to dig up the distribution box after they find a problem',
      'how long must the leach lines stay exposed',
      'by when do i need to expose the d-box for the inspector',
      'can the inspector make me dig up the leach field',
      'does the distribution box have to be exposed for a sale inspection',
      'dye came up in the lawn and now they want the laterals opened, is that allowed',
      'no problem found but he still wants the d-box uncovered. do I have to',
      'do the leach lines get dug up at a restaurant inspection',
      'seepage pit, must it be opened when we sell',
      'inspector found something off with the flow and wants to see the distribution box',
      'who pays if the drain field is excavated for the town inspection',
      'will they tear up my lawn to look at the lines in the five year check',
      'house sale, everything works, need to unearth the d-box?',
      'are leach lines only exposed if something is wrong',
      'when can an inspector require excavation of the field',
      'buyer wants the laterals exposed though the test was clean, does the town law require that',
      'do I have to open up the seepage pits at my store',
      '¿me pueden obligar a excavar el campo de drenaje para la inspección?',
      '¿hay que destapar la caja de distribución si todo está bien?',
      'salió un problema en la prueba, ¿tienen que descubrir las líneas?',
      '¿se abre el pozo de absorción en la inspección de venta?',
      'the inspection found nothing wrong and the buyers still want the d-box and the lines dug up, must we',
      'nothing bad turned up, do they have to uncover the leach lines anyway',
      '¿hay que destapar la caja de distribución si la inspección salió bien?',
      'sale check came out fine and now the purchasers are asking for the d box and lines to be dug up, is that the law',
      'septic was found ok with no trouble but the other side wants the leach lines uncovered as well, required?',
      'everything checked out, do the lines and the box still have to be dug up',
      'he saw no fault in our system, must we open up the field for the buyer anyway',
    ],
  },
  machine,
})
