import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What must be done with a tank or pit that is given up. Chester §§ 2.010(D), 2.020.
const facts = pick(all, 'givenUp', 'oldPart')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/abandonment',
  initial: 'given',
  states: {
    given: {
      meta: { cite: ['chester/2.020.abandonment#1', 'chester/2.020.abandonment#2'] },
      on: { givenUp: [{ guard: 'yes', target: 'part' }, 'stillUsed'] },
    },
    part: {
      on: {
        oldPart: [
          { guard: is('septicTank', 'seepagePit'), target: 'pumpAndFill' },
          { guard: is('cesspool'), target: 'cesspool' },
          'otherPart',
        ],
      },
    },
    pumpAndFill: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The tank or pit must be pumped out and filled when it is abandoned.',
        text: 'It is unlawful to abandon a septic tank or seepage pit unless, at the time of the abandonment, it is pumped out and filled with clean, granular soil or inert, free-flowing, dense material. Pumping alone is not enough. A system counts as abandoned when its use is given up for good, and it is presumed abandoned when a new one is being built to replace it. The law does not say that the tank must be dug out.',
        cite: ['chester/2.010.D#1', 'chester/2.020.abandonment#1', 'chester/2.020.abandonment#2'],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action:
              'have the tank or pit pumped out and filled with clean, granular soil or inert, free-flowing, dense material at the time of abandonment',
            cite: ['chester/2.010.D#1'],
          },
        ],
      },
    },
    cesspool: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'It is up to the Enforcement Officer: the rule names septic tanks and seepage pits, not cesspools.',
        text: 'The law demands that an abandoned septic tank or seepage pit be pumped out and filled. A cesspool, a covered pit that takes wastewater without a tank, has a definition of its own and is not named. As a precaution treat it the same way, and ask the Enforcement Officer.',
        cite: ['chester/2.010.D#1', 'chester/2.020.cesspool#1', 'chester/2.020.abandonment#2'],
        readings: [
          {
            of: 'chester/2.010.D#1',
            defect: 'C-78',
            reading: 'Only septic tanks and seepage pits are named, so a cesspool is left out.',
            status: 'determined',
            verdict: 'need-not',
          },
          {
            of: 'chester/2.020.abandonment#2',
            defect: 'C-78',
            reading:
              'A cesspool is part of a system that is abandoned, and an open pit holds the same danger (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    otherPart: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The duty to pump out and fill is for septic tanks and seepage pits.',
        text: 'The law asks for pumping and filling when a septic tank or a seepage pit is abandoned. Old leach lines and boxes are not named. If the old tank is given up together with them, the tank must be pumped out and filled.',
        cite: ['chester/2.010.D#1'],
      },
    },
    stillUsed: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. A system that is to be used again is not abandoned.',
        text: 'Abandonment means giving up the use of the system with the intention of not continuing it in the future. A seasonal pause is no abandonment. If a new system is being built to replace the old one, the old one is presumed abandoned.',
        cite: ['chester/2.020.abandonment#1', 'chester/2.020.abandonment#2', 'chester/2.010.D#1'],
      },
    },
  },
})

export const abandonment = procedure({
  id: 'chester/abandonment',
  title: 'Abandoning a septic tank or pit',
  act: 'pump out the old tank or pit and fill it',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(tanque|pozo|fosa|séptico)',
        '(viejo|vieja|ya no|abandon*|fuera de uso)',
        '(vaci*|rellen*|sacar|dejar*|dejo|llen*)',
      ],
      [
        '(old|abandon*|decommission*|unused|retire*|viejo)',
        'tank|pit|cesspool|system|septic|tanque|pozo',
        '(fill*|pump*|remov*|dig|leave|do with|crush*|abandon*|rellen*|vaci*|sacar|dej*)',
      ],
      ['abandon* .. (tank|septic|system|pit|cesspool)'],
      ['abandonar .. (tanque|séptico|pozo)'],
    ],
    not: ['schedule', 'seepage pit allowed', 'permit|permiso'],
    examples: [
      'the steel tank caved in and the new system is running',
      'ponemos un sistema nuevo y el tanque de antes ya no se usará, ¿hay que vaciarlo y llenarlo?',
      '¿puedo dejar enterrado el tanque viejo o tengo que rellenarlo?',
      'the pit goes out of service when we hook up to the new bed, must it be filled',
      'old tank out back is empty since the new system went in, do we have to fill it with sand or can it just stay',
      'must the sludge be pumped before we fill the old tank',
      'do we have to fill in the old cesspool now that the new septic runs',
      'tanque viejo sin uso, ¿se puede dejar vacío?',
      'new system is going in, what do I have to do with the old septic tank',
      'can we just leave the old steel tank in the ground empty',
      'do I have to fill an abandoned seepage pit',
      'what material must an old tank be filled with',
      'tore down the camp, nobody will use that septic again',
      'does the old tank need to be dug up and hauled away',
      'hooking up to the sewer next year, what happens to our tank',
      "there's an old cesspool under the lawn, must it be filled in",
      'closing the cottage for the winter, is that abandoning the septic',
      'excavator wants to crush the tank and bury it, good enough?',
      'pumped the old tank last month, is that all the law wants',
      'decommissioning a septic tank rules',
      '¿qué hago con el tanque séptico viejo cuando instalen el nuevo?',
      '¿hay que rellenar el pozo de absorción abandonado?',
      'el tanque viejo ya no se usa, ¿puedo dejarlo vacío?',
      '¿hay que sacar el tanque de la tierra?',
      "When the new system is hooked up next month the stone cesspool and the rusty tank behind the shed won't be used any more. Builder says just leave them, grass will grow over. Is that all right?",
      'The tank from 1971 was emptied after the changeover. What else must we do with it?',
      'Dug up an old septic tank nobody has used since the sewer came through. What does the town want done with it?',
    ],
  },
  machine,
})
