import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Whether the state's health department must approve an alternative system too. Chester §§ 5.030(B)(1)(a), 7.010, 7.040.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/alternative-state-approval',
  initial: 'state',
  states: {
    state: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides: 'NYS Department of Health (district office)',
        headline:
          "Ask the state's health department: the town's law waives a separate approval, but it cannot waive the state's own rules.",
        text: "The law says that a separate approval by NYSDOH (the state's Department of Health) for an individual lot is not required. It also says that the more restrictive rule governs, of other laws and regulations too, and that it limits no state standard. The state has rules of its own on alternative systems. As a precaution get the health department's answer in writing before you build.",
        cite: ['chester/5.030.B.1.a#2', 'chester/7.010#1', 'chester/7.040#1', 'chester/1.050#3'],
        readings: [
          {
            of: 'chester/5.030.B.1.a#2',
            defect: 'C-44',
            reading: 'For an individual lot no separate approval of the health department is required.',
            status: 'determined',
            verdict: 'need-not',
          },
          {
            of: 'chester/7.010#1',
            defect: 'C-44',
            reading: 'A stricter state rule that asks for prior approval governs (the cautious reading).',
            status: 'other-authority',
            verdict: 'must',
          },
        ],
      },
    },
  },
})

export const alternativeStateApproval = procedure({
  id: 'chester/alternative-state-approval',
  title: 'State approval of an alternative system',
  act: "get a separate approval of the state's health department for the alternative system",
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(state|health department|department of health|doh|nysdoh|estado|departamento de salud)',
        '(approv*|sign off|ok|okay|permission|review|aprob*)',
        '(mound*|raised|alternative|advanced|sand filter|engineered|system|peat|aerobic|montículo|alternativo|sistema)',
      ],
    ],
    not: ['dec permit', 'spdes', 'waiver|variance', 'stricter', 'slope', 'conflict*'],
    examples: [
      'does the state health department have to approve our mound too',
      'NYSDOH approval for a single lot needed or not',
      'town says no separate state approval for an alternative system',
      'engineer wants to send the raised bed plan to the department of health',
      'is the local permit enough or do we need DOH as well',
      'do I need health department sign off on a sand filter',
      'law says separate approval not required, can I rely on it',
      'state approval for an aerobic system on one lot',
      'who approves alternative systems, town or state',
      'DOH district office review for alternative design',
      '¿tiene que aprobar el departamento de salud del estado mi sistema alternativo?',
      '¿basta con el permiso del pueblo o también el del estado?',
      '¿NYSDOH debe aprobar el montículo?',
      '¿hace falta aprobación estatal para un lote individual?',
      'replacement mound, state approval',
      'Tiny lot, engineer drew a mound. Do we also have to send it to the state health department for our one lot or is the town enough?',
    ],
  },
  machine,
})
