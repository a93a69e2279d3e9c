import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atLeast, guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Who may apply for the exemption of an area? Huron §§ 10(C), 4(B)(9). Whether exactly half is enough is open (H-47).
const facts = pick(all, 'assessedShare')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  half: {
    label: 'Share of the assessed valuation whose owners may apply',
    amount: 50,
    unit: 'percent',
    cite: 'huron/10.C#1',
  },
  term: {
    label: 'Longest time of an exemption, and of each extension',
    amount: 3,
    unit: 'years',
    cite: ['huron/10.C#2', 'huron/10.C#4'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/sewer-area-exemption',
  initial: 'share',
  states: {
    share: {
      meta: { cite: ['huron/10.C#1'] },
      on: {
        assessedShare: [{ guard: atLeast('half'), target: 'mayApply' }, 'tooFew'],
      },
    },
    mayApply: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. The owners of {half} of the assessed valuation of the area may apply.',
        text: 'They must propose that a sewer system be installed to serve the area, that is, a common sewer. Whether the exemption is granted is up to the Septic Board of Appeals: it may grant it for up to {term}, subject to annual review, if it finds that a reasonable plan to pursue the sewer is presented. Systems in the area stay subject to inspection. At exactly that share the words of the law are met; as a precaution win a few more owners, because someone may argue that more is meant. The law does not say how the area is bounded; ask the Board.',
        cite: ['huron/10.C#1', 'huron/10.C#2', 'huron/4.B.9#1'],
        values: ['half', 'term'],
        decides: 'Septic Board of Appeals',
      },
    },
    tooFew: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Owners of {half} of the assessed valuation of the area are needed to apply.',
        text: 'Value counts, not the number of owners or houses. A single owner may still apply for an ordinary variance for his or her own system.',
        cite: ['huron/10.C#1', 'huron/10#1'],
        values: ['half'],
      },
    },
  },
})

export const sewerAreaExemption = procedure({
  id: 'huron/sewer-area-exemption',
  title: 'Exemption of an area that wants a sewer',
  act: 'apply for a variance giving the area a general exemption',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['sewer', 'exempt*|exemption|excused|variance|apply|petition*|area|neighborhood|association|owners|skip'],
      ['assess*|valuation', 'sewer|exempt*|area'],
      ['alcantarillado', 'exención|exent*|vecinos|zona|área|variación'],
      ['(public|town) sewer', '(exempt|exemption|area|street)'],
    ],
    outside: [
      '(four|five|six|ten|4|5|6|10) (straight|full|whole|more)? (year|years|yr)',
      '(cuatro|cinco|seis|diez) años',
    ],
    examples: [
      'our road wants a sewer, can the whole area be excused from the septic law',
      'how many owners must sign to apply for the sewer area exemption',
      'lake association proposes a common sewer, what share of assessed value is needed',
      'we have owners of 48 percent of the valuation, can we apply for the exemption',
      'exactly half of the assessment is on board with the sewer, enough?',
      'is it half the houses or half the assessed value',
      'can a neighborhood get a general variance while a sewer is planned',
      'sewer district in the works, do we get a pass on the septic rules',
      'who grants the exemption for a proposed sewer area',
      'Attorney for a homeowners group: requirements for the general exemption pending a sewer system?',
      'how do we petition to exempt our bay shore from the septic law since sewers are coming',
      'does the sewer plan have to be reasonable for the exemption',
      'one big landowner holds 60% of the value in the area, can he alone ask for the sewer exemption',
      'what is the 50% rule for sewers',
      'mi zona quiere alcantarillado, ¿podemos pedir una exención de la ley séptica?',
      '¿Qué porcentaje de los dueños hace falta para la exención por alcantarillado?',
      'los vecinos proponemos un alcantarillado, ¿quién puede solicitar la exención del área?',
      'tenemos el cuarenta por ciento del valor, ¿alcanza para pedir la exención del alcantarillado?',
      'We want a public sewer for our street. Can our area be exempt?',
      'Forty of us on Shore Rd want a sewer instead. Can we get out of the septic inspections meanwhile?',
    ],
  },
  machine,
})
