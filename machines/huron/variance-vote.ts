import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// How many votes does it take? Huron §§ 10(D)(4), 10(D)(6).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/variance-vote',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The Board can act only with the concurring vote of a majority of its members.',
        text: 'The law counts the members of the Board; it does not say "of those present". The minutes must show the vote of each member on every question, or that a member was absent or did not vote. The law does not say how many members the Board has, nor what a tie means; ask the Town Clerk.',
        cite: ['huron/10.D.4#3', 'huron/10.D.6#2', 'huron/10.A#1'],
        duties: [
          {
            actor: 'Septic Board of Appeals',
            verdict: 'must',
            action: 'keep minutes that show the vote of each member upon every question',
            cite: ['huron/10.D.6#2'],
          },
        ],
      },
    },
  },
})

export const varianceVote = procedure({
  id: 'huron/variance-vote',
  title: 'How the Board votes',
  act: 'have the concurring vote of a majority of the members of the Board',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['vote|votes|voted|voting|majority|quorum', 'board|zba|variance|member*'],
      ['tie', 'board|vote|variance'],
      ['voto*|mayoría|quórum', 'junta|variación|varianza|miembros'],
      ['(members|quorum|votes|vote|majority)', '(board|variance|grant|enough|pass)'],
    ],
    not: ['(fence|shed|garage|pool|deck|sign|height|zoning|parking) (variance|hearing|permit)'],
    outside: [
      '(two|three|four|five|six|seven|2|3|4|5|6|7) .. (voted|vote|votes|for|against|in favor|members|attended|absent|present)',
      '(2-1|3-1|3-2|4-3|2-2)',
      'majority of (those|the members|the ones) present',
      '(dos|tres|cuatro|cinco) .. (votos|votaron|miembros)',
    ],
    examples: [
      'how many votes does a septic variance need',
      'three of five members were there and two voted yes, did the variance pass',
      'what happens with a tie at the septic board',
      'is a majority of those present enough or of the whole board',
      'do abstentions count against me',
      'quorum for the septic board of appeals?',
      'one member was missing at the vote, is the decision ok',
      'must the minutes say how each member voted',
      'can two members decide my variance',
      'Does an absent member show up in the minutes of the septic board?',
      'is a unanimous vote needed for a variance',
      'vote was 3-2, granted or not',
      'chair voted twice, what does the law say about votes',
      'board has a vacancy, what is the majority then',
      '¿Cuántos votos se necesitan para aprobar una variación?',
      '¿Qué pasa si hay empate en el voto de la junta?',
      'faltaba un miembro en la votación de la junta, ¿vale la mayoría?',
      '¿La mayoría es de todos los miembros de la junta o de los presentes?',
      'only three members came to the meeting, can they grant the variance',
      'Three of five members showed up. Is that enough to grant it?',
    ],
  },
  machine,
})
