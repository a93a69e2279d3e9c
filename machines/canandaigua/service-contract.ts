import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Who must hold a service contract? § 202-8(A), (B).
const facts = pick(all, 'unitKind')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/service-contract',
  initial: 'kind',
  states: {
    kind: {
      on: {
        unitKind: [
          { guard: is('etu'), target: 'etu' },
          { guard: is('holdingTank'), target: 'holdingTank' },
          'conventional',
        ],
      },
    },
    etu: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Every enhanced treatment unit (ETU) must have a service contract for the life of the unit.',
        text: 'The contract is with a certified manufacturer’s representative. It must provide for inspections every year, or at the manufacturer’s interval where that is stricter, and for the adjustments that follow. No days are given for making or renewing it: the unit should at no time be without one. Going without a contract is a violation; the punishment is in Article VII, which is not on file. What happens to the contract when the house is sold is not said: a buyer should take it over or make a new one.',
        cite: ['canandaigua/202-8.A#1', 'canandaigua/202-8.A#3'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'hold a service contract with a certified manufacturer’s representative for the life of the unit',
            cite: ['canandaigua/202-8.A#1'],
          },
        ],
      },
    },
    holdingTank: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The owner of a holding tank must have a contract to have it pumped.',
        text: 'The contract is with a septage waste transporter (a pumping company) that has a NYSDEC permit, to pump the tank as needed. A copy of all pump-out records goes to the authority having jurisdiction. No days are given for making the contract or for sending the records.',
        cite: ['canandaigua/202-8.B#2', 'canandaigua/202-8.B#3'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have a contract with a NYSDEC-permitted septage waste transporter',
            cite: ['canandaigua/202-8.B#2'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit a copy of all pump-out records',
            cite: ['canandaigua/202-8.B#3'],
          },
        ],
      },
    },
    conventional: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline: 'The text on file asks for a contract only for enhanced treatment units and holding tanks.',
        text: 'For a conventional system it names none. Other articles of the chapter are not on file, so ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-8.A#1', 'canandaigua/202-8.B#2'],
      },
    },
  },
})

export const serviceContract = procedure({
  id: 'canandaigua/service-contract',
  title: 'Service contract for an ETU or a holding tank',
  act: 'hold a service contract for the system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['contrato', '(tanque de retención|unidad|bombe*|empresa)'],
      ['contract|agreement|plan', '(service|maintenance|manufacturer*|pump*|etu|aerobic|treatment unit|holding tank)'],
      ['(maintenance|service) (contract|agreement)'],
      ['holding tank', '(dec permit|permitted|licensed|in writing|agreement|hauler .. permit)'],
      ['contrato', 'servicio|mantenimiento|tanque|unidad|bomb*'],
    ],
    not: [
      '(report|within .. days)',
      '(pump out|pumpout|pumping) (records|slips|receipts)',
      '(the fine|a fine|dollar fine|fines|penalty|penalties|multa)',
    ],
    outside: ['(multa|multas|fine|fines|penalty|penalties|castigo|how much .. fined)'],
    examples: [
      '¿el dueño de un tanque de retención tiene que firmar contrato con una compañía de bombeo?',
      'tengo tanque de retención, ¿me obligan a tener un contrato o llamo a quien quiera cuando se llene?',
      'do I need a service contract for my aerobic unit',
      'is a maintenance agreement required for an enhanced treatment unit',
      'who can I sign the ETU service contract with',
      'can my plumber hold the maintenance contract for the ATU',
      'let my ETU contract lapse, is that a problem',
      'how long do I have to keep the service contract on the treatment unit',
      'we bought a house with an ETU, do we need our own contract',
      'holding tank owner, is a pumping contract mandatory',
      'can I pump my holding tank without a contract with a hauler',
      'does a regular septic tank need a service contract',
      'what must the ETU contract include',
      'company that made the unit went out of business, contract still needed?',
      'is there a contract requirement for holding tanks and with whom',
      'I fix my own aerobic system, can I skip the service contract',
      'does the hauler for my holding tank need a DEC permit',
      'the contract was in the seller’s name, what now',
      '¿necesito un contrato de servicio para la unidad de tratamiento?',
      '¿el tanque de retención requiere un contrato de bombeo?',
      '¿con quién hago el contrato de mantenimiento de la unidad aeróbica?',
      '¿qué pasa si no renuevo el contrato de servicio?',
      'does the man who pumps our holding tank need a DEC permit and a written agreement with us',
      'cabin with a holding tank, we call a different pumper each time, is a standing contract required',
      'new owner of a house with an ETU, old contract ran out, are we obliged to have one',
      'maintenance contract for the aerobic unit is expensive and it works fine, can we cancel it',
      'bought a place with an ETU, how many days do we have to sign a service contract',
      'contract with the hauler ended, by when must there be a new one for the holding tank',
    ],
  },
  machine,
})
