import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { atMost, guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Must a substandard system be brought up to the design standards? § 202-7(B), (C).
const facts = pick(all, 'foundSubstandard', 'fieldToLake', 'fieldWithin', 'lotLimited', 'failureFinding')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  lakeLine: {
    label: 'Distance from Canandaigua Lake',
    amount: 200,
    unit: 'ft',
    cite: ['canandaigua/202-7.C.1#3', 'canandaigua/202-5.D#1'],
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/substandard-upgrade',
  initial: 'found',
  states: {
    found: { on: { foundSubstandard: [{ guard: 'yes', target: 'place' }, 'notFound'] } },
    place: {
      on: {
        fieldToLake: [{ guard: atMost('lakeLine'), target: 'land' }, 'failure'],
        fieldWithin: [{ guard: 'yes', target: 'land' }, 'failure'],
      },
    },
    land: { on: { lotLimited: [{ guard: 'yes', target: 'nearLimited' }, 'nearNotLimited'] } },
    failure: {
      on: {
        failureFinding: [
          { guard: is('none'), target: 'farWorking' },
          { guard: is('found'), target: 'farFailed' },
          'farSigns',
        ],
      },
    },
    nearLimited: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'meet the design standards to the greatest extent possible',
        decides: 'authority having jurisdiction',
        headline: 'Yes. Near the lake the owner must meet the design standards to the greatest extent possible.',
        text: 'Where the slope, the terrain, the size of the lot or other limits of the land do not allow the design standards to be met, the authority having jurisdiction must require them to be met as far as possible. How far that is, is its judgement. It must consider earlier approvals and waivers, distances to surface water and wells, the latest technology and its upkeep, existing setbacks and areas, and how far the limits are self-created. The steps are in Article IV, which is not on file, and so are the time limits.',
        cite: [
          'canandaigua/202-7.B#1',
          'canandaigua/202-7.B.1#1',
          'canandaigua/202-7.B.1#3',
          'canandaigua/202-7.B.1.a#1',
          'canandaigua/202-7.B.1.b#1',
          'canandaigua/202-7.B.1.c#1',
          'canandaigua/202-7.B.1.d#1',
          'canandaigua/202-7.B.1.e#1',
          'canandaigua/202-5.D#1',
        ],
        duties: [
          {
            actor: 'authority having jurisdiction',
            verdict: 'must',
            action: 'require the owner to meet the design standards to the greatest extent possible',
            cite: ['canandaigua/202-7.B#1'],
          },
          {
            actor: 'parcel owner',
            verdict: 'must',
            action: 'follow the procedures in Article IV',
            cite: ['canandaigua/202-7.B.1#1'],
          },
        ],
      },
    },
    nearNotLimited: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline:
          'The text on file does not say what holds near the lake where nothing about the land stands in the way.',
        text: 'The paragraph on file is for parcels with limitations. The first paragraph of that section is missing. As a precaution, plan on meeting the design standards in full and ask the Town Code Enforcement Officer.',
        cite: ['canandaigua/202-7.B#1', 'canandaigua/202-5.D#1'],
      },
    },
    farWorking: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. More than {lakeLine} from the lake, a substandard system need not be upgraded unless it is in failure.',
        text: 'The authority having jurisdiction must say in a written letter that the system is substandard and list the parts that are. A letter or a sale alone does not bring a duty to upgrade in the text on file. The duty comes with failure, which the text on file does not define.',
        cite: [
          'canandaigua/202-7.C.1#3',
          'canandaigua/202-7.C.1#1',
          'canandaigua/202-7.C.1#2',
          'canandaigua/202-5.C#1',
        ],
        values: ['lakeLine'],
        duties: [
          {
            actor: 'authority having jurisdiction',
            verdict: 'must',
            action: 'notify the owner in a written letter that lists the substandard components',
            cite: ['canandaigua/202-7.C.1#1', 'canandaigua/202-7.C.1#2'],
          },
        ],
      },
    },
    farFailed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The law spares a substandard system from an upgrade only while it is not in failure.',
        text: 'This one was found to be in failure, so the protection is gone, and using it is a violation. The text on file gives no day by which the upgrade must be done and no grace period. The work needs a building permit.',
        cite: ['canandaigua/202-7.C.1#3', 'canandaigua/202-5.C#1', 'canandaigua/202-5.A#1'],
        duties: [
          {
            actor: 'property owner or user',
            verdict: 'must-not',
            action: 'use the system while it is in failure',
            cite: ['canandaigua/202-5.C#1'],
          },
        ],
      },
    },
    farSigns: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: the upgrade turns on whether the system is in failure.',
        text: 'More than {lakeLine} from the lake the owner is not required to upgrade unless the system is in failure. What failure is, the text on file does not say. As a precaution, have it looked at before you use it further.',
        cite: ['canandaigua/202-7.C.1#3', 'canandaigua/202-5.C#1'],
        values: ['lakeLine'],
      },
    },
    notFound: {
      meta: {
        status: 'text-not-on-file',
        verdict: null,
        headline:
          'The text on file asks for upgrades only of substandard systems, and does not say when a system is substandard.',
        text: 'Age alone is not named. Whether an older system that nobody has found substandard may stay as it is, the missing definitions and articles would say. A system in failure may not be used in any case.',
        cite: ['canandaigua/202-7.B#1', 'canandaigua/202-7.C.1#3', 'canandaigua/202-5.C#1'],
      },
    },
  },
})

export const substandardUpgrade = procedure({
  id: 'canandaigua/substandard-upgrade',
  title: 'Upgrading a substandard system',
  act: 'upgrade the substandard system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(substandard|deficiente)', '(obligan|obligado|obligados|cambiarlo|mejorarlo)'],
      ['substandard', '(upgrade*|replac*|fix*|bring|update*|require*|force*|must|need|have to|redo|dig)'],
      ['(upgrade*|bring .. code|up to code|modernize)', 'septic|system|cesspool|owts|tank'],
      ['grandfather*'],
      ['(old|ancient|original) (septic|system|cesspool)', 'upgrade*|replac*|allowed|keep|legal|code'],
      ['(mejorar|actualizar|cambiar|reemplazar)', 'deficiente|sistema|séptico|viejo'],
      ['letter', 'substandard'],
    ],
    not: [
      'holding tank',
      'waiver|variance',
      'article iv',
      'acknowledg*',
      '(what|which) .. letter .. (say|list|contain)',
      '(give|issue|owe|provide|write|wants|want) .. letter',
      'letter saying',
    ],
    outside: [
      '(owe|owes|entitled|provide|have to give|must give|wants|want) .. (paper|letter|writing|written|carta|papel)',
      'letter of acknowledg*',
    ],
    examples: [
      'Recibimos una carta de que el sistema es substandard; estamos lejos del lago y el sistema no está en falla. ¿Estamos obligados a cambiarlo?',
      'field 60 feet off the lake was found substandard, are we forced to rebuild it',
      'report calls the system substandard and the lot is all ledge, what must we bring up to standard',
      'town letter says my septic is substandard, do I have to replace it',
      'we are 400 feet from the lake and were told we are substandard, must we upgrade',
      'aren’t old septics grandfathered in',
      'lakefront lot too small for code, do we still have to bring the system up to standard',
      'buyer wants the seller to upgrade a substandard system, does the law require it',
      'field is 120 feet from the lake and substandard, what do we have to do about it',
      'substandard and now it failed, do we have to put in a new one',
      'the system is from 1962, is the town going to make me update it',
      'can the town force an upgrade just because the tank is undersized',
      'what does greatest extent possible mean for my lake lot',
      'my cesspool is old but works, do I have to replace it',
      'substandard components listed in the letter, by when must I fix them',
      'lot is on a cliff over the lake, can they really make us upgrade',
      'does selling the house mean the substandard septic must be brought up to code',
      'inspection says substandard but not failing, what is required of me',
      'do I have to dig up my whole system because of the letter',
      'neighbor with the same old system never had to upgrade, do I',
      '¿tengo que cambiar mi sistema si es deficiente pero no está en falla?',
      'recibí una carta que dice que mi séptico es deficiente, ¿qué debo hacer?',
      '¿los sistemas viejos se pueden quedar como están?',
      'mi terreno frente al lago es muy pequeño, ¿me obligan a mejorar el sistema?',
      'got the substandard letter, system works, bank wants it upgraded because the town requires it, does it',
      'letter lists an undersized tank, not in failure, does the town law require the upgrade before closing',
      'realtor: buyer insists on an upgrade of a substandard system that works',
      'nobody ever inspected it, from 1965, do I have to bring it up to today’s code',
      'cottage on the lake, substandard and the lot too steep, we do not have to do anything, right?',
      'must we bring it to the design standards as far as possible',
      'letter says substandard and nobody told us if it is in failure, do we have to upgrade',
      'big flat lot by the lake, field called substandard, must it be upgraded all the way',
      'la carta dice deficiente pero funciona, ¿la ley me obliga a cambiarlo?',
    ],
  },
  machine,
})
