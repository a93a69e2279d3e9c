import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Which other approvals may be required? § 202-6(E).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/other-approvals',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides:
          'New York State Department of Health, New York State Department of Environmental Conservation, Canandaigua Lake Watershed Inspector',
        headline:
          'It is up to other agencies: a review and approval by the state or the Watershed Inspector may be required as well.',
        text: 'The law names the New York State Department of Health (NYSDOH), the New York State Department of Environmental Conservation (NYSDEC) and the Canandaigua Lake Watershed Inspector. It gives no test for when each is needed. Their approval comes in addition to the town’s and does not replace the building permit. Ask all three before building.',
        cite: ['canandaigua/202-6.E#1', 'canandaigua/202-5.A#1'],
      },
    },
  },
})

export const otherApprovals = procedure({
  id: 'canandaigua/other-approvals',
  title: 'Approval by the state or the Watershed Inspector',
  act: 'get a review and approval from the state or the Watershed Inspector as well',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(health department|doh|nysdoh|dec|nysdec|watershed inspector|watershed)',
        'approv*|review*|sign*|permit*|required|involved|need|say|ok',
      ],
      ['(other|additional|state|county) (approval*|permit*|review*|agencies|agency)'],
      ['(departamento de salud|dec|inspector de la cuenca)', 'aprob*|permiso|revis*|necesito'],
    ],
    not: ['(holding tank|hauler|pumper)', '(which|what) .. (standard|standards)', 'waiver'],
    examples: [
      'is the sign off of the lake watershed inspector needed in every case on top of the building permit',
      'does the watershed inspector always have to approve a new system too, on top of the permit',
      'we have the permit, is the approval of the watershed inspector required as well',
      'do I need the health department to approve my septic too',
      'does the watershed inspector have to sign off on the plan',
      'is DEC approval required for our system',
      'town approved it, who else must',
      'which agencies review a septic near the lake',
      'when does NYSDOH have to look at the design',
      'can the watershed inspector refuse what the town allowed',
      'is the state involved in a simple replacement',
      'additional approvals besides the town permit?',
      'do both DEC and the health department have to approve',
      'our engineer asks whether the lake inspector reviews the drawings',
      'county review needed for a septic here?',
      'is a state permit needed for 1,200 gallons a day',
      'who is the Canandaigua Lake Watershed Inspector and do I need him',
      'what outside reviews may be required before building',
      '¿necesito la aprobación del departamento de salud?',
      '¿el inspector de la cuenca tiene que aprobar el plano?',
      '¿hace falta un permiso del DEC además del pueblo?',
      '¿qué otras agencias revisan el sistema?',
    ],
  },
  machine,
})
