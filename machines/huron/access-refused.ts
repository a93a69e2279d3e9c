import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May the Building Inspector enter without permission? Huron §§ 11(A), 9(A).
const facts = pick(all, 'permission', 'warrant', 'emergency')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/access-refused',
  initial: 'ask',
  states: {
    ask: { on: { permission: [{ guard: 'yes', target: 'withPermission' }, 'refused'] } },
    refused: {
      meta: { cite: ['huron/11.A#1'] },
      on: { warrant: [{ guard: 'yes', target: 'withWarrant' }, 'noWarrant'] },
    },
    withPermission: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. With the property owner’s permission the inspection can go ahead without a warrant.',
        text: 'A warrant is called for only where the owner refuses access. The law does not speak of permission by tenants or neighbors.',
        cite: ['huron/11.A#1', 'huron/9.A#2'],
      },
    },
    withWarrant: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. With an administrative search warrant the Building Inspector may enter to conduct the inspection.',
        text: 'The Town of Huron Justice Court may issue such a warrant. It stands in for the permission that the owner refused. What the warrant allows, and when, stands in the warrant itself.',
        cite: ['huron/11.A#1', 'huron/9.A#3'],
      },
    },
    noWarrant: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. If the owner refuses access, the Building Inspector must not enter without an administrative search warrant.',
        text: 'The Town of Huron Justice Court may issue one. For complaints the law makes an exception for exigent circumstances (an emergency that cannot wait); for inspections that the law requires it names none. The inspection itself stays required, and refusing to comply with the law can have consequences of its own. Talk to the inspector, and to a lawyer, before you decide.',
        cite: ['huron/11.A#1', 'huron/9.A#3', 'huron/11.D#1'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'must-not',
            action: 'enter the property to inspect without a warrant where access is refused',
            cite: 'huron/11.A#1',
          },
        ],
      },
      on: { emergency: [{ guard: 'yes', target: 'exigent' }, 'noExigency'] },
    },
    noExigency: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. If the owner refuses access, the Building Inspector must not enter without an administrative search warrant.',
        text: 'The Town of Huron Justice Court may issue one. The inspection itself stays required, and refusing to comply with the law can have consequences of its own. Talk to the inspector, and to a lawyer, before you decide.',
        cite: ['huron/11.A#1', 'huron/9.A#3', 'huron/11.D#1'],
      },
    },
    exigent: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector and, in the end, a court',
        headline: 'The law can be read both ways where it is an emergency that cannot wait.',
        text: 'The paragraph on complaints lets the Building Inspector enter without a warrant in exigent circumstances, that is, in an emergency. The paragraph on inspections that the law requires has no such exception. It is no advice to refuse entry, or to force it. Call the Building Inspector, and a lawyer where there is a dispute.',
        cite: ['huron/9.A#3', 'huron/11.A#1'],
        readings: [
          {
            of: 'huron/9.A#3',
            defect: 'H-44',
            reading: 'In exigent circumstances no warrant is needed.',
            status: 'determined',
            verdict: 'may',
          },
          {
            of: 'huron/11.A#1',
            defect: 'H-44',
            reading: 'A refused inspection always needs a warrant (the cautious reading for the inspector).',
            status: 'determined',
            verdict: 'must-not',
          },
        ],
      },
    },
  },
})

export const accessRefused = procedure({
  id: 'huron/access-refused',
  title: 'Refused access and search warrants',
  act: 'enter the property to inspect without the owner’s permission',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for it: neither for getting a warrant nor for the visit after a refusal.',
    text: 'The sentences say that the Building Inspector shall not enter without a warrant, and that the Town of Huron Justice Court may issue one. They name no day for either; ask the Building Inspector or the court.',
    cite: ['huron/11.A#1', 'huron/9.A#3'],
  },
  ifTold: {
    emergency: {
      why: 'A person who is faced with an emergency says so; the answer names it.',
      names: {
        true: 'the law makes an exception for exigent circumstances',
      },
    },
  },
  words: {
    asks: [
      [
        '(entrar|entre|pasar|meterse|revisar)',
        '(inspector|pueblo)',
        '(permiso|orden|dije que no|negué|emergencia|terreno|patio)',
      ],
      [
        'inspector|town|inspect*',
        '(refuse*|permission|warrant*|say no|said no|keep out|enter|enters|entered|entry|trespass*|consent|without asking|come in|come on|let him in|let them in|let the)',
      ],
      ['inspector', '(entrar|permiso|negar*|orden judicial|dejar)'],
      [
        '(permission|warrant|consent|refuse*|denies|let them|force their way|orden judicial|permiso|dejé entrar)',
        '(inspect*|inspector|enter|come in|go in|way in|justice court|pueblo|property)',
      ],
      ['(inspector|inspect)', '(anyway|nobody answers|objects|without)'],
      ['(orden) .. (juez|judicial|registro)', '(entrar|inspección|inspector|inspeccionar)'],
      ['no .. (deja|dejan|permite) .. entrar'],
      ['no nos deja'],
    ],
    not: ['perc|backfill*'],
    examples: [
      'i refused to let him in, how many days does the town have to get a warrant',
      'how long after I say no does the inspector need to get the search warrant',
      'by when must the building inspector go to the justice court for a warrant',
      'le dije al inspector de obras que no podía pasar a ver el séptico, ¿puede entrar igual?',
      'vino por una queja escrita, no le di permiso, sin emergencia y sin orden, ¿puede revisar el patio?',
      'I turned the inspector away at the gate, no warrant, nothing urgent, may he come in regardless',
      'can I refuse to let the septic inspector on my property',
      'does the building inspector need a warrant to look at my septic',
      'inspector walked into the yard without asking, is he allowed',
      'I said no to the inspection, what can the town do next',
      'where does the town get a search warrant for a septic inspection',
      'we do not want anybody in our basement, can they force their way in',
      'owner keeps the gate locked and denies entry, may we go in without a warrant',
      'sewage emergency next door and the owner will not open, may the inspector enter right away',
      'they came with a warrant from the justice court, do I have to let them',
      'my tenant let the inspector in without telling me',
      'is my consent needed for the five year inspection on my land',
      'what if nobody answers the door, can he inspect anyway',
      'he threatens to come in without permission, no warrant shown',
      'can the inspector look at the septic if I gave him the ok but my wife objects',
      'warrantless septic inspection legal?',
      '¿puedo negarme a que entre el inspector?',
      '¿el inspector necesita una orden judicial para entrar a mi terreno?',
      'el inspector entró al patio sin permiso, ¿puede hacerlo?',
      'no lo dejé entrar, ¿qué puede hacer el pueblo?',
      'El dueño no nos deja entrar y no hay orden del juez. ¿Podemos inspeccionar?',
      'el dueño no permite la entrada y no tenemos orden judicial, ¿se puede inspeccionar?',
      'no le doy permiso al inspector para entrar y no trae orden, ¿puede pasar de todos modos?',
      'dije que no y el inspector dice que va a entrar igual, ¿puede?',
    ],
  },
  machine,
})
