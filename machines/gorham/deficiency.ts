import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// After a notice of failure: thirty days to obtain a permit. Gorham § 56.601.
const facts = pick(all, 'noticeReceivedOn', 'permitObtainedOn')

const deadlines = {
  permit: {
    label: 'Obtain a wastewater treatment permit',
    actor: 'property owner',
    within: '30 days',
    after: 'noticeReceivedOn',
    met: 'permitObtainedOn',
    cite: 'gorham/56.601.2#1',
    note: 'The days run from the receipt of the notice. The owner can apply but cannot make the town issue the permit, and the text does not say whether an application alone is enough or whether the time can be extended: apply at once, keep proof, and ask for any extension in writing.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'gorham/deficiency',
  initial: 'found',
  states: {
    found: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The owner is given thirty days from receipt of the notice to obtain a permit: {permit}.',
        text: 'Where a system is not adequately functioning or was illegally installed, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) notifies the owner in writing. From receipt of that notice the owner is given thirty days to obtain a wastewater treatment permit. The remedy needs an application with all that the law lists, so apply at once. The date printed on the notice does not count. How long the work itself may take is a reasonable time frame set in the report. An appeal has its own thirty days from the ruling, and the text does not say that it stops the other time.',
        cite: [
          'gorham/56.601.1#1',
          'gorham/56.601.1#3',
          'gorham/56.601.2#1',
          'gorham/56.601.3#1',
          'gorham/56.801.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        due: ['permit'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'obtain a wastewater treatment permit',
            deadline: 'permit',
            cite: ['gorham/56.601.2#1'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit an application for the permit',
            cite: ['gorham/56.601.3#1'],
          },
        ],
      },
      on: { noticeReceivedOn: 'noticed', permitObtainedOn: 'obtained' },
    },
    noticed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The permit must be obtained {permit}.',
        text: 'From receipt of the written notice the owner is given thirty days to obtain a wastewater treatment permit. The date printed on the notice does not count. Apply at once with all that the law lists: the text speaks of obtaining the permit, and the owner cannot make the town issue it. If it will not come in time, ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) in writing for more time; the text has no rule for an extension. How long the work itself may take is a reasonable time frame set in the report. An appeal has its own thirty days from the ruling, and the text does not say that it stops this time.',
        cite: [
          'gorham/56.601.2#1',
          'gorham/56.601.3#1',
          'gorham/56.601.1#3',
          'gorham/56.801.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        due: ['permit'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'obtain a wastewater treatment permit',
            deadline: 'permit',
            cite: ['gorham/56.601.2#1'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit an application for the permit',
            cite: ['gorham/56.601.3#1'],
          },
        ],
      },
      on: { permitObtainedOn: [{ guard: 'permitInTime', target: 'inTime' }, 'late'] },
    },
    obtained: { on: { noticeReceivedOn: [{ guard: 'permitInTime', target: 'inTime' }, 'late'] } },
    inTime: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The permit was obtained in time: the last day was {permit}.',
        text: 'The owner was given thirty days from receipt of the notice to obtain a permit. What remains is the course of corrective action, within the reasonable time frame that the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) has set.',
        cite: ['gorham/56.601.2#1', 'gorham/56.601.1#3', 'gorham/56.201.authority-having-jurisdiction#1'],
        also: ['permit'],
      },
    },
    late: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The permit came after the thirty days: the last day was {permit}.',
        text: 'The owner was given thirty days from receipt of the notice to obtain a permit. The text does not say what follows from a late permit in itself. Ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) how the corrective action goes on. What remains is the work, within the reasonable time frame that the official has set.',
        cite: ['gorham/56.601.2#1', 'gorham/56.601.1#3', 'gorham/56.201.authority-having-jurisdiction#1'],
        also: ['permit'],
      },
    },
  },
})

export const deficiency = procedure({
  id: 'gorham/deficiency',
  title: 'Thirty days to obtain a permit',
  act: 'obtain a wastewater treatment permit in the time after the notice',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['noticeReceivedOn', 'permitObtainedOn'],
  words: {
    asks: [
      ['(aviso|carta|notificación)', '(funciona|falló|falla|ilegal)', 'permiso'],
      ['(failed|failing|letter|notice)', '(apply|application|permit)', '(fix|repair|just)'],
      ['(not adequately functioning|failed|failing|illegally installed)', '(letter|notice)', '(permit|permits)'],
      ['(signed for|received|got|arrived|came)', '(letter|notice)', '(obtain|get) .. permit'],
      ['(carta|aviso)', '(permiso)', '(llegó|recib*|obtener|conseguir|sacar)'],
      [
        '(notice|letter|failed|failure|failing|not adequately|inspection)',
        '(permit)',
        '(days|when|long|deadline|last day|date|by when|time|extension)',
      ],
      ['(30 days|thirty days)', '(permit|septic|letter|notice)'],
      ['(aviso|carta|notificación|falló|fallado)', '(permiso)', '(días|día|plazo|cuándo|último|tiempo|fecha)'],
      ['(30 day|thirty day|30 days|thirty days)', '(letter|notice|permit)'],
      ['(treinta días|30 días)', 'permiso'],
      ['(aviso|carta)', '(falla|falló|fallado)', '(permiso)'],
    ],
    not: [
      '(appeal|appealing|clerk)',
      '(denied|turned down)',
      'complaint',
      '(pass|forward) .. (notice|report|on)',
      '(denial|disapprov*)',
    ],
    examples: [
      'compramos la casa y el inspector halló que el séptico no funciona bien, nos mandaron el aviso por escrito. ¿hasta qué fecha tenemos para el permiso?',
      '¿los treinta días para obtener el permiso corren desde que recibí el aviso o desde su fecha?',
      'me mandaron un aviso de que mi sistema no funciona, ¿qué día vence el plazo del permiso?',
      'we failed and got the letter, may we simply repair it or must we apply for a permit first',
      'after the failure notice, do I need to apply for a permit to put it right',
      'system was found bad, what do I have to file and by when',
      "We signed for the town's letter that says the system isn't adequately functioning. My engineer has no time for weeks. Until when do we have to get the wastewater permit",
      'notice dated the 2nd, picked up at the post office the 9th. From which of the two do the days to obtain the permit run and when is the last one',
      'friend says 45 days, other says 60, how long after the failure notice do I have for the permit',
      'what if the thirty days for the permit end on a holiday',
      'nos llegó la carta de que el séptico falló, ¿hasta cuándo tenemos para sacar el permiso?',
      'got a failure notice on the septic, how many days to get the permit',
      'letter says my system isnt working right, when do I need a permit by',
      'thirty days from the letter date or from when it came in the mail',
      'soil tester is booked into fall but my thirty days for a permit are nearly up',
      'town found our system illegally installed, how long to obtain a permit',
      'failed septic inspection notice came May 2, last day for permit?',
      'can the thirty days be extended if the permit is not out yet',
      'applied right away but permit not issued by day 30, am I in violation',
      'do I need a permit to fix a system that was found failing',
      'how long do I have after the notice of deficiency',
      'notice was signed for by my tenant, when do my 30 days start',
      'buddy in Huron got 45 days, what do I get',
      "what's my deadline after getting written notice the septic is not adequately functioning",
      'me llegó un aviso de que el séptico falló, ¿cuántos días tengo para el permiso?',
      '¿desde cuándo cuentan los treinta días para el permiso?',
      'recibí la carta del inspector, ¿cuál es la fecha límite del permiso?',
      'got a 30 day letter and nobody can design it in time, what now',
      'they gave me thirty days, what exactly has to be done in that time',
      'Recibí el aviso de falla. ¿Cuánto tiempo para sacar el permiso?',
      'I was told in writing that the system failed. How many days till I must have a permit?',
      'me llegó la carta de que el sistema falló, ¿cuántos días para sacar permiso?',
    ],
  },
  machine,
})
