import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// May a system in failure be used? § 202-5(C).
const facts = pick(all, 'failureFinding')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/system-in-failure',
  initial: 'finding',
  states: {
    finding: {
      on: {
        failureFinding: [
          { guard: is('found'), target: 'inFailure' },
          { guard: is('signs'), target: 'unclear' },
          'working',
        ],
      },
    },
    inFailure: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Using a system that is in failure is a violation of the law.',
        text: 'The text on file gives no grace period: not until a contractor has time, not for a season, and not because nobody complained. It sets no day for the repair either. The repair needs a building permit. Ask the Town Code Enforcement Officer right away what to do in the meantime.',
        cite: ['canandaigua/202-5.C#1', 'canandaigua/202-5.A#1'],
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
    unclear: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline: 'It is up to the authority having jurisdiction whether this is a failure.',
        text: 'A system in failure may not be used. The text on file does not say what failure is, so signs alone do not decide it here. As a precaution, stop using the system as far as you can and ask the Town Code Enforcement Officer at once. Nothing that interferes with the proper operation of a system is permitted.',
        cite: ['canandaigua/202-5.C#1', 'canandaigua/202-5.E#1'],
      },
    },
    working: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. The ban on use is for systems in failure.',
        text: 'The paragraph forbids using a system that is in failure, and this one is not said to be. An old or substandard system is not for that reason alone in failure; what failure is, the text on file does not define.',
        cite: ['canandaigua/202-5.C#1', 'canandaigua/202-7.C.1#3'],
      },
    },
  },
})

export const systemInFailure = procedure({
  id: 'canandaigua/system-in-failure',
  title: 'Use of a system that is in failure',
  act: 'use the septic system while it is in failure',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['fail*', 'use|using|live|living|keep|stay|until|winter|shower|flush|allowed|illegal|violation'],
      ['(backing|backs|back) up', 'use|using|allowed|legal|keep|live'],
      ['(sewage|effluent) .. (surface|lawn|yard|ground|surfacing)', 'use|using|allowed|legal|violation|keep'],
      ['(usar|usando|seguir|vivir)', 'falla|falló|fallado|negras|desborda'],
      ['(keep|go on|continue) using', 'septic|system|it'],
      ['(illegal|legal|against the law|allowed) to use', '(septic|system|cesspool|old)'],
    ],
    not: [
      'neighbor*|vecino*',
      '(deadline|how long|how many days) .. (fix|repair|replace)',
      'holding tank',
      '(etu|treatment unit)',
      'upgrade',
    ],
    examples: [
      'el patio está mojado y huele a aguas negras',
      'sewage backs up in the bathtub when it rains',
      'the report said it failed',
      'la inspección salió mal, el sistema falló, ¿podemos seguir usando los baños?',
      '¿se puede vivir en la casa con el séptico en falla?',
      'septic failed inspection, can we still live in the house until it is fixed',
      'is it against the law to use a failed system',
      'contractor cant come till may and the system is in failure, ok to keep flushing?',
      'dye test failed on our camp, can renters stay there this summer',
      'sewage is coming up in the yard, are we allowed to keep using it',
      'the field is soggy and smells, is that a failure under the code',
      'my tank backs up every week, am I breaking any rule by using it',
      'can I use a failing septic only on weekends',
      'engineer says our system is in failure but it still drains fine, do we have to stop',
      'how long may we go on using a system that has been declared failed',
      'our old cesspool works fine, can we keep using it',
      'tenant here, landlord makes us use a failed septic, is that legal',
      'what if nobody complains about our failed leach field, can it stay in service',
      'can we keep running the laundromat on a failed septic for a month',
      'the inspector wrote "in failure" on the report, is there a grace period',
      '¿podemos seguir usando el sistema séptico si está en falla?',
      'el sistema falló, ¿es ilegal usarlo?',
      'salen aguas negras al patio, ¿puedo seguir usando el baño?',
      'mi fosa se desborda, ¿estoy violando la ley?',
      'old septic still works fine, are old ones illegal to use',
      'is it illegal to use a septic from 1970 with no backups',
      'drain is slow now and then, may we use the system',
      'report says failed, elderly mother at home, can we keep living there',
      'wet smelly patch over the field, nobody official looked, can we use it',
      'inspector put it in writing that we are in failure, can we go on until spring',
      'only two people in the house, failed system, allowed to keep using it',
      'sistema viejo pero funciona, ¿es ilegal usarlo?',
    ],
  },
  machine,
})
