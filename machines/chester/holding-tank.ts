import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May a holding tank be installed instead of a leach field? Chester §§ 5.030(B)(1)(b), 5.030(B)(2)(b).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/holding-tank',
  initial: 'officer',
  states: {
    officer: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer and Local Board of Health',
        headline:
          'It is up to the town: the law lists holding tanks among advanced systems but does not promise that one is allowed.',
        text: "A holding tank is a sealed tank with no outlet. The law counts holding tanks among the advanced on-site systems approved by the state's health department that an engineered or replacement system may include. That is not a permission for your lot. A permit, a design by a licensed professional engineer and all the information of an application are needed, and the state's own rules on holding tanks stay in force: ask the health department. As a precaution do not count on one before the town has answered in writing.",
        cite: [
          'chester/5.030.B.1.b#1',
          'chester/5.030.B.2.b#1',
          'chester/2.020.holding-tank#1',
          'chester/5.030.B#2',
          'chester/5.030.B.1.a#1',
          'chester/5.030.B.1.f#1',
          'chester/5.030.B.2.g#1',
          'chester/7.040#1',
        ],
        readings: [
          {
            of: 'chester/5.030.B.1.b#1',
            defect: 'C-47',
            reading: 'A holding tank may be part of an engineered system like any other advanced system on the list.',
            status: 'determined',
            verdict: 'may',
          },
          {
            of: 'chester/7.040#1',
            defect: 'C-47',
            reading:
              "The list only repeats what the state approves, and the state's rules on holding tanks decide (the cautious reading).",
            status: 'other-authority',
            verdict: null,
          },
        ],
      },
    },
  },
})

export const holdingTank = procedure({
  id: 'chester/holding-tank',
  title: 'Installing a holding tank',
  act: 'install a holding tank',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(holding tank|tanque de retención)',
        '(install*|put in|allowed|can|instead|use|permit*|new|replac*|ok|instalar|permit*|usar|poner|puedo|nuevo)',
      ],
    ],
    not: ['empty|dump|pumped|haul*|disposal|vaciar', 'annual'],
    examples: [
      'can I use a holding tank instead of a leach field',
      'my lakefront lot is tiny, is a holding tank ok',
      'engineer says only a holding tank fits, will Chester allow it',
      'holding tank for a new seasonal camp allowed?',
      'replacing a failed system with a holding tank, possible?',
      'are holding tanks legal in this town',
      'want to install a 2000 gallon holding tank, who decides',
      'town of Huron lets people have holding tanks, does Chester',
      'holding tank as permanent solution for a house',
      'cheaper to put in a holding tank than a mound, can we',
      '¿puedo instalar un tanque de retención en lugar de un campo de absorción?',
      'mi lote es muy pequeño, ¿permiten un tanque de retención?',
      '¿es legal usar un tanque de retención para una casa nueva?',
      'el ingeniero propone un tanque de retención, ¿quién decide?',
      'buyer asks if a holding tank would be allowed on the lot',
    ],
  },
  machine,
})
