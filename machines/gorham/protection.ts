import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What may not be done over a disposal field. Gorham § 56.306.
const facts = pick(all, 'activity', 'overField')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/protection',
  initial: 'what',
  states: {
    what: { on: { activity: [{ guard: is('other'), target: 'unlisted' }, 'where'] } },
    where: {
      meta: { cite: ['gorham/56.306.1#3'] },
      on: { overField: [{ guard: 'yes', target: 'prohibited' }, 'beside'] },
    },
    prohibited: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. That is prohibited over a sanitary disposal field (leach field).',
        text: 'Over such a field the law prohibits buildings, paving, trees and shrubs, regrading and fill, crossing by vehicles, above ground pools, and driveways or parking areas. Nothing may be permitted that would interfere with the proper operation of the system.',
        cite: ['gorham/56.306.1#3', 'gorham/56.306.1#2', 'gorham/56.306.1#1'],
      },
    },
    beside: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline:
          'Away from the field it is not listed as prohibited, so long as it does not interfere with the system.',
        text: 'The listed prohibition is for what stands or happens over the sanitary disposal field. Elsewhere no activity or condition may be permitted that would interfere with the proper operation of the system. Whether it would is for the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) to judge. Know where the tank, the pipes and the edges of the field lie before work begins.',
        cite: ['gorham/56.306.1#3', 'gorham/56.306.1#2', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    unlisted: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline:
          'It is not on the law’s list: it is up to the authority having jurisdiction whether it would interfere with the system.',
        text: 'The law lists what may not be done over a sanitary disposal field, and this is not on the list. It also permits no activity or condition that would interfere with the proper operation of a system. Ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) first. As a precaution, keep it off the field.',
        cite: ['gorham/56.306.1#2', 'gorham/56.306.1#3', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const protection = procedure({
  id: 'gorham/protection',
  title: 'Protecting the disposal field',
  act: 'do this over the sanitary disposal field',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(plant|planting|park|parking|put|build|patio|estacionar)',
        '(absorption field|drainage field|septic field|leach field|drain field|disposal field|campo de drenaje)',
      ],
      [
        '(over|on top|on|across|above|plant*|drive|park*)',
        '(leach field|leachfield|drain field|drainfield|disposal field|leach lines|septic field|leach bed|absorption field|septic)',
        '(shed|garage|tree|trees|driveway|pool|pave|paving|parking|park|truck*|vehicle*|fill|shrub*|garden|deck|drive|cars|tractor|barn|blacktop|trampoline)',
      ],
      [
        '(sobre|encima|campo|drenaje|séptic*)',
        '(árbol*|cobertizo|garaje|piscina|estacionar|estacionamiento|carro|camión|pavimentar|plantar|relleno|huerto|manejar)',
      ],
      [
        '(drives|drive|parks|park|plows|plow|piles)',
        '(drainfield|drain field|leach field|septic field|leach bed|over the field)',
      ],
      [
        '(sobre|encima|cruzar|crucen|pasar|pasen)',
        '(campo|drenaje|séptico)',
        '(camión|camiones|carro|carros|coche|cobertizo|árboles|piscina|alberca|tractor)',
      ],
      [
        '(shed|garage|driveway|truck|trucks|trees|pool|park|deck|camper)',
        '(leach field|leachfield|drain field|drainfield|disposal field|septic field)',
      ],
    ],
    examples: [
      "neighbor's boat trailer crosses our drainfield every weekend, is driving over it allowed",
      'planting arborvitae on the absorption field, yes or no',
      '¿puedo estacionar la camioneta encima del campo de drenaje?',
      'concrete patio over the leach lines',
      'a sauna on top of the septic field, allowed?',
      'can I park my boat trailer over the leach field',
      'is it ok to plant maples on the drain field',
      'putting up a shed, can part of it sit over the septic field',
      'want to blacktop the driveway, it crosses the leach lines',
      'above ground pool over the leach bed?',
      'can the concrete truck drive across our septic field once',
      'bringing in topsoil to level the low spot over the field',
      'vegetable garden above the leach lines allowed or not',
      'how close to the drain field may I put a garage',
      'neighbor parks his RV on the leachfield all summer, legal?',
      'horses grazing on the absorption field, rules',
      'landscaper wants shrubs along the edge of the disposal field',
      'can I put a gravel parking area on top of the leach field',
      'contractor says lawn tractors dont count as vehicles',
      'deck posts on top of septic field ok?',
      '¿puedo plantar árboles sobre el campo de drenaje?',
      '¿se puede estacionar encima del campo séptico?',
      'quiero poner una piscina elevada sobre el drenaje',
      '¿Pueden pasar camiones por encima del campo de absorción?',
      'Contractor parked his excavator on my leach field last week. Is that against the law?',
      '¿dejo que las camionetas de la obra pasen sobre el campo de absorción?',
      '¿se puede poner un cobertizo encima del campo de drenaje?',
      'small shed on blocks right on top of the leach field, no foundation',
      'the crew wants to drive across the drain field for two weeks',
    ],
  },
  machine,
})
