import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// No discharge from a holding tank at any time. § 202-8(B).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/holding-tank-discharge',
  initial: 'answer',
  states: {
    answer: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Sewage may not discharge from a holding tank at any time.',
        text: 'That holds for the surface, the ground and surface water alike, and the text on file makes no exception for an emergency or a small amount. The tank is to be pumped as needed by a permitted septage waste transporter. If it is full or leaking, have it pumped at once and call the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-8.B#4', 'canandaigua/202-8.B#2'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must-not',
            action: 'let sewage discharge from the holding tank',
            cite: ['canandaigua/202-8.B#4'],
          },
        ],
      },
    },
  },
})

export const holdingTankDischarge = procedure({
  id: 'canandaigua/holding-tank-discharge',
  title: 'Sewage escaping from a holding tank',
  act: 'let sewage discharge from the holding tank to the surface, the ground or surface water',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'holding tank',
        '(leak*|overflow*|discharg*|drain*|empty|dump*|spill*|seep*|full|pump it|lawn|lake|ditch|woods|outlet|hole)',
      ],
      [
        '(tanque de retención)',
        'gotea|derram*|desbord*|vaciar|vacía|descarg*|fuga|lleno|llena|válvula|zanja|salga|sale|salir|escap*|tira|arroyo',
      ],
    ],
    not: ['contract', 'records|slips|receipts'],
    outside: ['(not|no|sin) (a|my|our|the|un)? holding tank', '(septic tank|tanque séptico)'],
    examples: [
      '¿se puede vaciar el tanque de retención en el terreno?',
      'my holding tank is leaking into the ground, is that illegal',
      'holding tank overflowed onto the lawn',
      'can I empty the holding tank into the woods myself',
      'is it ok to put a small drain hole in the holding tank',
      'holding tank is full and the hauler comes only next week, can I pump it on the field',
      'may the holding tank discharge to the lake in an emergency',
      'neighbor drains his holding tank into the ditch at night',
      'overflow pipe from a holding tank to a dry well, allowed?',
      'tiny seep from the holding tank, does it matter',
      'can graywater from the holding tank go on the garden',
      'what if the holding tank spills during a flood',
      'does the law allow any outlet on a holding tank',
      'tank backs up and runs over the ground, holding tank at the camp',
      'am I allowed to pump the holding tank out on my own farm field',
      'sewage came out of the holding tank lid',
      '¿puedo vaciar el tanque de retención en el campo?',
      'el tanque de retención gotea, ¿es ilegal?',
      'se desbordó el tanque de retención al lago',
      '¿se permite una descarga del tanque de retención en emergencia?',
      'cuando el tanque de retención se llena dejan salir el agua a la zanja, ¿se permite?',
      'el dueño abre la llave del tanque de retención y corre al terreno, ¿es legal?',
      '¿puede salir un poco del tanque de retención hasta que llegue el camión?',
      'landlord opens a valve on the full holding tank and lets some run into the ditch till the truck comes',
    ],
  },
  machine,
})
