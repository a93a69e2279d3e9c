import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What may be placed on or done over the absorption area? § 202-5(E).
const facts = pick(all, 'spot', 'thing')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/absorption-area-protection',
  initial: 'spot',
  states: {
    spot: {
      on: {
        spot: [
          { guard: is('field'), target: 'thing' },
          { guard: is('beside'), target: 'beside' },
          { guard: is('tank'), target: 'overTank' },
          'elsewhere',
        ],
      },
    },
    thing: { on: { thing: [{ guard: is('other'), target: 'unnamed' }, 'forbidden'] } },
    forbidden: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The law forbids it on the absorption area.',
        text: 'It is specifically prohibited to construct or place anything that would impact the absorption area (the leach field). The law names buildings, structures, paving, trees or shrubs, fill, the parking or crossing by vehicles, swimming pools, driveways and parking areas, and the list is not complete. Dry ground, a short stay or a light load is no exception in the text on file.',
        cite: ['canandaigua/202-5.E#2', 'canandaigua/202-5.E#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must-not',
            action: 'place, build, plant, park or drive it on the absorption area',
            cite: ['canandaigua/202-5.E#2'],
          },
        ],
      },
    },
    unnamed: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: the law does not name this, and its list is not complete.',
        text: 'Anything that would impact the absorption area (the leach field) is prohibited. The named things are examples only. Whether this one would impact it is a judgement the text leaves open: as a precaution, keep it off and ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-5.E#2', 'canandaigua/202-5.E#1'],
      },
    },
    beside: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: beside the absorption area it turns on whether it would impact it.',
        text: 'The law forbids anything that would impact the absorption area (the leach field) and gives no distance to keep. Roots, paving or vehicles close by may reach it. As a precaution, keep well away and ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-5.E#2', 'canandaigua/202-5.E#1'],
      },
    },
    overTank: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: over the tank it turns on whether it interferes with the system.',
        text: 'The list of forbidden things is about the absorption area (the leach field). For the rest of the system the law says that no activities or conditions are permitted which would interfere with its proper operation. As a precaution, keep the tank free and ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-5.E#1', 'canandaigua/202-5.E#2'],
      },
    },
    elsewhere: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes, as far as this rule goes. It protects the absorption area and the proper operation of the system.',
        text: 'Away from the septic system, where it cannot impact the absorption area (the leach field) or interfere with the system, this paragraph does not forbid it. Other town rules may.',
        cite: ['canandaigua/202-5.E#1', 'canandaigua/202-5.E#2'],
      },
    },
  },
})

export const absorptionAreaProtection = procedure({
  id: 'canandaigua/absorption-area-protection',
  title: 'Keeping the absorption area free',
  act: 'put, build, plant, park or drive that on the absorption area',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(sobre|encima|arriba|cruzar|cruzamos|pasar|estacionar*) .. (campo|zanjas|drenaje)'],
      [
        '(cross|crosses|crossing|driv*|park*) ... (drain field|leach field|leachfield|drainfield|absorption area|absorption field)',
      ],
      [
        '(leach|drain|absorption|septic|leaching) (field|area|bed|lines)',
        'park*|drive*|build*|put|place|plant*|pave*|pool|shed|tree*|garage|driveway|patio|deck|truck*|camper|fill|dirt|car|cars|garden|fence',
      ],
      [
        '(on|over|across|top of) .. (field|bed|mound|lines)',
        'tree*|shrub*|bush*|hedge*|lilac*|birch*|maple*|willow*|pine*|spruce*|cedar*|arborvitae|evergreen*|roots',
      ],
      [
        '(leach|drain|absorption|septic|leaching) (field|area|bed|lines)',
        'tree*|shrub*|bush*|hedge*|lilac*|birch*|maple*|willow*|pine*|spruce*|cedar*|arborvitae|evergreen*|roots',
      ],
      [
        '(over|on|top of|cover*) .. (tank|septic|leachfield|drainfield)',
        'park*|drive*|build*|put|place|plant*|pave*|pool|shed|tree*|garage|driveway|patio|deck|fill',
      ],
      [
        '(campo|drenaje|séptico|absorción)',
        '(estacion*|plantar|construir|poner|manejar|piscina|árbol*|cobertizo|casa rodante|camioneta|carros|jardín|sembrar)',
      ],
    ],
    not: [
      '(replac*|enlarg*|extend*|rebuild*|repair*) .. (leach|drain|absorption)',
      'permit to (replace|install)',
      '(sump|gutter|downspout)',
      'inspect*',
    ],
    outside: ['(remov*|tear out|take out|rip out|quitar|quito|sacar|retirar)'],
    examples: [
      'quiero levantar una cochera encima de las zanjas de absorción',
      '¿puedo poner un cobertizo sobre las zanjas del séptico?',
      '¿se puede pasar con el tractor por encima del campo de drenaje?',
      'we go across the drain field with the hay wagon a couple times a year when it is dry',
      'crossing the leach field with a trailer now and then, is that allowed',
      'can I park my boat trailer on the leach field over the winter',
      'is it ok to build a small shed on top of the drain field',
      'want to plant a row of maples along the absorption area',
      'can we drive the tractor across the septic field to get to the back',
      'putting a patio over the septic tank, allowed?',
      'my neighbor paved part of his leach bed for a basketball court',
      'is an above ground pool ok on the leach field if it is only seasonal',
      'how far from the drain field do trees have to be',
      'bringing in topsoil to level the low spot over the leach lines',
      'vegetable garden on top of the septic field, yes or no',
      'cars park on our field during the fair every summer, is that prohibited',
      'planning a driveway that crosses the end of the absorption bed',
      'can the excavator drive over the leach field just once',
      'deck posts near the leach field, what does the code say',
      'can goats graze on the drain field',
      'does the law let us pour a slab over the septic tank',
      'putting a swing set on the septic area',
      'is a garage allowed where the old leach field was',
      '¿puedo estacionar la camioneta encima del campo de drenaje?',
      '¿se puede plantar árboles sobre el campo séptico?',
      'queremos poner una piscina donde está el drenaje, ¿está permitido?',
      '¿puedo construir un cobertizo sobre el tanque?',
      'driveway off to the side of the field, not on it, is that legal',
      'forty guests park on the lawn over the leach field for one evening',
      'shed on skids, half of it on the drain field, is that ok since it is not permanent',
      'arborvitae on top of the last leach line to screen the neighbor',
      'summer pool that comes down in September on the leach field, permitted?',
      'new fence posts through the leach field',
      'quiero sembrar tomates encima del campo de drenaje',
      'dejar el remolque sobre el campo de absorción todo el invierno, ¿se puede?',
      'two birches and some lilacs right over the leach field to hide it, allowed',
      'landscaper says shallow roots do no harm on the drain field',
      'hedge of spruce on the septic mound so we do not have to look at it',
      'wife would like rose bushes and a dogwood on the absorption bed',
    ],
  },
  machine,
})
