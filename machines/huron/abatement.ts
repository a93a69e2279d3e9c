import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What may the Town do about a violation besides penalties? Huron § 11(B).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/abatement',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'may',
        decides: 'Building Inspector or Town Board',
        headline:
          'Yes. The Building Inspector or the Town Board, acting as the Town Board of Health, may bring an action to stop or correct the violation, or to prevent the use of the system.',
        text: 'The power is there when a system is built, altered, maintained or used in violation of this law, when property is transferred in violation of it, or when an order of the Building Inspector is not complied with. It comes on top of other remedies. Whether they use it is up to them, and what a court grants is up to the court.',
        cite: ['huron/11.B#1'],
      },
    },
  },
})

export const abatement = procedure({
  id: 'huron/abatement',
  title: 'Court action to stop a violation',
  act: 'bring a court action to restrain, correct or abate a violation, or to prevent the use of the system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no day by which an action must be brought.',
    text: 'The sentence says that the Building Inspector or the Town Board may bring an action, beside other remedies. It names no day by which they must begin and no time for the court; ask the Town Board, and a lawyer about time limits in state law.',
    cite: ['huron/11.B#1'],
  },
  words: {
    asks: [
      [
        '(town|inspector|they|board)',
        '(injunction|court|lawsuit|sue|action|judge)',
        'violat*|septic|stop|order*|system|shut',
      ],
      ['injunction|abate*|restrain*'],
      ['demanda*|tribunal', 'pueblo|inspector', 'violación|séptico|uso'],
    ],
    not: ['(how much|how many dollars|maximum|per day|fine|fines)'],
    examples: [
      'how many days does the town have to bring a court action over my septic violation',
      'by when must the building inspector sue to stop a septic used in violation',
      'how long after a violation can the town still go to court to stop the septic',
      'can the town take me to court to make me stop using my septic',
      'we ignored the inspectors order, can they get an injunction',
      'what can the town do about a system built without following the law',
      'could a judge shut down my cottage over the septic',
      'town threatens legal action to abate the violation, do they have that right',
      'who may sue over a septic violation, inspector or town board',
      'neighbor keeps using a condemned septic, can the town go to court against him',
      'can they restrain me from using the bathroom until it is fixed',
      'besides fines, what other remedies does the town have',
      'Landlord refuses to fix; can the town bring an action to force correction?',
      'I never complied with the order of the building inspector. court?',
      'is an injunction possible under the septic law',
      'can the board of health start a lawsuit about an altered system',
      'sold the place without inspection, can the town go after me in court',
      '¿Puede el pueblo demandarme para que deje de usar el séptico?',
      'no cumplí la orden del inspector, ¿me pueden llevar al tribunal?',
      '¿Qué puede hacer el pueblo contra un sistema ilegal además de multas?',
      '¿Quién puede iniciar una demanda por una violación séptica?',
      'Can the town make me abate the nuisance at once?',
      'Sewage is running into the creek. Can the town step in right now?',
      'can they order me to abate it right away',
    ],
  },
  machine,
})
