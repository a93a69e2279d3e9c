import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// A permit that rests on a misrepresentation is void. Gorham § 56.903.
const facts = pick(all, 'materialMisstatement')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/misrepresentation',
  initial: 'material',
  states: {
    material: { on: { materialMisstatement: [{ guard: 'yes', target: 'isVoid' }, 'stands'] } },
    isVoid: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Such a permit or approval is void.',
        text: 'A permit or approval that is based upon, or granted in reliance upon, any material misrepresentation, or a failure to make a material fact or circumstance known, by or on behalf of an applicant, is void. That someone else filled in the papers for the applicant makes no difference. The text does not say who declares it void or how: stop relying on it, and ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) how to apply anew. Work without a permit is unlawful.',
        cite: ['gorham/56.903.1#1', 'gorham/56.301.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    stands: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. Without a material misrepresentation this rule does not make the permit void.',
        text: 'A permit or approval is void under this rule only if it rests on a material misrepresentation (false in a point that matters), or on a material fact not made known, by or on behalf of the applicant. A slip that does not matter is not that. Tell the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) about an error all the same.',
        cite: ['gorham/56.903.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const misrepresentation = procedure({
  id: 'gorham/misrepresentation',
  title: 'Permit based on a misrepresentation',
  act: 'rely on the permit or approval',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(left|leaving|leave|hid|hide|hidden|concealed)', '(off|out|from)', '(plans|plan|application|map|form)'],
      [
        '(told the town|put down|wrote|filled out|said there was no|left off)',
        '(well|bedrooms|spring|stream|application)',
        '(permit|permits)',
        '(good|valid|void|back|stand|count)',
      ],
      [
        '(lied|lie|lying|false|misrepresent*|hid|left out|left off|forgot|did not mention|did not tell|fake|forged|wrong|mistake|not disclosed|concealed|never mentioned|omitted)',
        '(permit|application|approval)',
      ],
      ['(void|revoked|revoke|cancel*|any good)', '(permit|approval)'],
      ['(mintió|falso|falsa|ocultó|omitió|mentira|error)', '(permiso|solicitud)'],
      [
        '(told the town|said|claimed|stated|put down)',
        '(bedrooms|bedroom|well|spring|wells)',
        '(permit|approval|approved|septic)',
      ],
      ['(concealed|faked|lied|hid|false)', '(permit|report|application|approval)'],
    ],
    not: ['(denied|denial)', 'expire*', '(missing|lacks) .. (perc|data|fee)'],
    examples: [
      'our plumber wrote two bedrooms on the form, the house has five, and the permit was granted on it. is it any good',
      'the contractor filled in the form wrongly without our knowledge, can we still build on the permit',
      "previous owner's engineer deliberately kept a wetland off the plans, the town relied on it. does our permit stand",
      'a typo in my phone number on the form, is the permit void because of that',
      'designer drew the creek farther away than it is to get the permit',
      'I wrote on the application that there is no well next door but there is one. They gave me the permit in spring. Is it still good',
      'installer hid the stream on our application without our knowledge, the town found out. is the permit worth anything now',
      'put down fewer bedrooms than we have so the field could be smaller, permit issued, can they take it back',
      'contractor lied on our septic application, is the permit still good',
      'seller hid a well from the town when getting the permit, void?',
      'forgot to mention the spring on the application, what happens to my permit',
      'can a permit be void because of wrong bedroom count',
      "application said 3 bedrooms but it's really 5",
      'previous owner faked perc results, what about the approval',
      'typo in the address on our application, is the permit void',
      'who decides that a permit is void for misrepresentation',
      'agent made false statements on my behalf, am I stuck',
      'can the town cancel a permit based on false information',
      "we didn't know that the excavator left out a stream",
      'is my approval void if the engineer concealed something material',
      "what's a material misrepresentation in the septic law",
      'el contratista mintió en la solicitud, ¿vale el permiso?',
      '¿el permiso es nulo si hubo información falsa?',
      'omitimos un pozo en la solicitud, ¿qué pasa con el permiso?',
      'seller told the town two bedrooms when there were five, does the approval hold',
      'they claimed no wells nearby to get the permit',
      'engineer hid the bedrock to get us the permit, is it worthless now',
      'what if a material fact was kept from the town',
    ],
  },
  machine,
})
