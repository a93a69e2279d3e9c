import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { hasNone } from '../ny/doubts.ts'
import { facts as all } from './facts/index.ts'

// Is a maintenance contract required? Huron §§ 5(I), 8(D), 8(E)(2)(f).
const facts = pick(all, 'systemType')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/aerobic-unit',
  initial: 'type',
  states: {
    type: { on: { systemType: [{ guard: is('aerobic'), target: 'mustContract' }, 'townMayAsk'] } },
    mustContract: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A maintenance contract is required for an aerobic system.',
        text: 'The owner must give the Town a current copy of the contract and keep written evidence of continuous coverage that satisfies the Town, so a gap between contracts is not allowed for. At an inspection, adequate proof must be produced that the unit has been serviced by the maintenance provider. The law does not say how often it is to be serviced; see the contract and the maker’s papers.',
        cite: ['huron/5.I#1', 'huron/5.I#2', 'huron/8.D.2.b.iii#1', 'huron/8.D.1.b.v#1', 'huron/8.E.2.f#2'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have a maintenance contract and give the Town a current copy',
            cite: ['huron/5.I#1', 'huron/5.I#2'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'keep written evidence of continuous contract coverage',
            cite: 'huron/5.I#1',
          },
        ],
      },
    },
    townMayAsk: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'the Town (ask the Septic Inspector)',
        headline: 'It is up to the Town: for systems other than aerobic ones it may require a maintenance contract.',
        text: 'The law itself requires one for aerobic systems only. Where the Town requires one for another system, the owner must give the Town a current copy and keep written evidence of continuous coverage. Ask the Septic Inspector whether one is required for yours.',
        cite: ['huron/5.I#2', 'huron/5.I#1'],
      },
    },
  },
})

export const aerobicUnit = procedure({
  id: 'huron/aerobic-unit',
  title: 'Maintenance contract',
  act: 'keep a maintenance contract for the system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no day by which the contract must be given to the Town.',
    text: 'The sentence says that the owner shall provide the Town with a current copy and keep written evidence of continuous coverage. It names no day or number of days for the copy, and none for how often the unit is serviced; ask the Septic Inspector.',
    cite: ['huron/5.I#1', 'huron/5.I#2'],
  },
  words: {
    asks: [
      ['maintenance|service|servicing', 'contract|agreement|plan|company'],
      ['aerobic|atu|blower', 'contract|service*|maintain*|maintenance|copy'],
      ['contrato|mantenimiento', 'aeróbic*|sistema|séptico'],
      ['(contract|contrato)', '(coverage|maintenance|mantenimiento|under contract|unit|copy|copia|service)'],
    ],
    not: ['inspect* .. (sale|transfer|closing)'],
    outside: [...hasNone, '(plan|planning|might|considering) .. (install|put|get)'],
    examples: [
      'by when do i have to give the town a copy of my aerobic maintenance contract',
      'how many days do I have to send in the new service contract for the aerobic unit',
      'how long do I have to renew the maintenance contract once it runs out',
      'do I need a service contract for my aerobic septic',
      'is a maintenance agreement required by the town for an ATU',
      'our aerobic unit contract lapsed for two months, is that a problem',
      'who gets a copy of the maintenance contract',
      'can I service the aerobic unit myself instead of paying a company',
      'ordinary septic tank, can the town demand a maintenance contract',
      'new owner here with an aerobic system, contract was in the old owners name',
      'how often does the aerobic unit have to be serviced under the town rules',
      'do I have to send the town my service agreement every year',
      'letter asks for written evidence of continuous contract coverage, what is that',
      'pump system with a leach field, maintenance contract needed?',
      'the provider wants 600 a year, am I really forced to have a contract on the aerobic tank',
      'what paper proves my treatment unit is under contract',
      'switching maintenance providers for the aerobic unit, may there be a gap',
      'is a maintenance contract only required in Canandaigua or here too',
      '¿es obligatorio un contrato de mantenimiento para un sistema aeróbico?',
      '¿puedo dar yo mismo el mantenimiento a la unidad aeróbica?',
      '¿a quién le doy copia del contrato de mantenimiento?',
      'tengo un tanque séptico común, ¿me pueden pedir contrato de servicio?',
    ],
  },
  machine,
})
