import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May septage be spread on land? Huron § 5(H).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/land-spreading',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Dumping or spreading human septage is prohibited within the Town.',
        text: "It does not matter whether a company or a private person does it, and owning the land makes no exception. Septage is what is removed from a septic tank, raw sewage, and untreated effluent. Agricultural waste is left out of the law's meaning of sewage, so this ban does not speak of animal manure.",
        cite: ['huron/5.H#1', 'huron/4.B.11#1', 'huron/4.B.16#1'],
      },
    },
  },
})

export const landSpreading = procedure({
  id: 'huron/land-spreading',
  title: 'Spreading or dumping septage',
  act: 'dump or spread human septage on land in the Town',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['(spread*|dump*|fertiliz*|land apply|land applied|apply)', 'septage|sludge|tank|septic|sewage|waste|honey'],
      ['land application'],
      ['(pump|empty|discharge) .. (onto|on|into|in) .. (field|ground|woods|land|yard|pasture)'],
      ['esparcir|echar|tirar|verter|abono', 'séptico|tanque|aguas|lodo*|campo'],
    ],
    outside: [
      '(cow|horse|chicken|animal|pig|goat) (manure|dung|waste)?',
      '(estiércol|abono) de (vaca|caballo|gallina|animal*)',
      '(outside|beyond) (of)? (the)? (town|huron)',
      '(in|to) (wolcott|sodus|rose|another town|the next town)',
      'fuera (del)? (pueblo)?',
      '(treatment plant|haul it away|haul away|planta de tratamiento)',
      '(not|never) spread*',
    ],
    examples: [
      'can i spread what comes out of my septic tank on my hayfield',
      'is it legal to pump my own tank and dump it in the woods on my land',
      'Septic hauler here: any fields in town where we may land apply septage?',
      'farmer wants tank sludge as fertilizer, allowed?',
      'dumping septage at the back of 80 acres nobody lives near',
      'land spreading of human waste with a state permit, does the town still forbid it',
      'can holding tank contents be emptied onto the pasture in winter',
      'is composted septage from my own house ok on the garden',
      'what about a small amount of honey wagon waste on a cornfield',
      'commercial septage application site in town, possible?',
      'we mix the septic pumpings with cow manure and spread it, problem?',
      'i own the field, so nobody can tell me not to spread my tank on it, right',
      'where can a hauler get rid of septage inside the town',
      'can the camp pump out its outhouse and spread it',
      '¿Se permite fertilizar mi huerta con lodos del tanque?',
      'mi terreno está lejos de todos, ¿puedo regar ahí las aguas del tanque séptico como fertilizante?',
      'quiero usar los residuos del tanque de mi casa en mi finca',
      '¿Puedo echar lo del tanque séptico en mi campo como fertilizante?',
      '¿Es legal tirar el lodo séptico en el bosque de mi finca?',
      'soy camionero de pozos sépticos, ¿puedo esparcir aquí?',
      'quiero verter el contenido del tanque en el pasto',
    ],
  },
  machine,
})
