import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What are the highest penalties? Huron §§ 11(D) to 11(F). Convictions and violations are mixed (H-55).
const facts = pick(all, 'earlierRecord', 'violationOn', 'earlierViolationOn')

const deadlines = {
  repeat: {
    label: 'Earliest day of an earlier violation that makes the latest one a repeat',
    actor: 'court',
    within: '5 years',
    before: 'violationOn',
    met: 'earlierViolationOn',
    cite: 'huron/11.D#2',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  fineFirst: { label: 'Highest fine for an offense', amount: 500, unit: 'USD', cite: 'huron/11.D#1' },
  jailFirst: { label: 'Longest imprisonment for an offense', amount: 15, unit: 'days', cite: 'huron/11.D#1' },
  fineRepeat: {
    label: 'Highest fine for a repeated violation within five years',
    amount: 1000,
    unit: 'USD',
    cite: 'huron/11.D#2',
  },
  jailRepeat: {
    label: 'Longest imprisonment for a repeated violation within five years',
    amount: 6,
    unit: 'months',
    cite: 'huron/11.D#2',
  },
  civil: { label: 'Highest civil penalty for each violation', amount: 1000, unit: 'USD', cite: 'huron/11.E#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const CIVIL =
  'Beside that, the Town may claim a civil penalty of up to {civil} for each violation; the Septic Inspector or the Town Board can ask for it in an action to enforce the law. Each day on which a violation goes on counts as a separate one; whether a further day of the same violation can make it a repeated one, the law does not say. These are the highest amounts: a court decides, and nobody here can tell what it will do. Ask a lawyer.'
const CIVIL_CITES = ['huron/11.E#1', 'huron/11.E#2', 'huron/11.F#1', 'huron/11.D#3'] as const

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'huron/penalties',
  initial: 'record',
  states: {
    record: {
      meta: { cite: ['huron/11.D#1', 'huron/11.D#2'] },
      on: {
        earlierRecord: [
          { guard: is('none'), target: 'first' },
          { guard: is('conviction'), target: 'latestAfterConviction' },
          'latestAfterViolation',
        ],
      },
    },
    latestAfterConviction: { on: { violationOn: 'earlierConviction' } },
    earlierConviction: { on: { earlierViolationOn: [{ guard: 'repeatInTime', target: 'repeated' }, 'tooLongAgo'] } },
    latestAfterViolation: { on: { violationOn: 'earlierViolation' } },
    earlierViolation: {
      on: { earlierViolationOn: [{ guard: 'repeatInTime', target: 'repeatUnclear' }, 'tooLongAgo'] },
    },
    first: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'For a first offense the highest penalty is a fine of {fineFirst}, imprisonment of {jailFirst}, or both, for each offense.',
        text: `It takes a conviction. It covers violating any provision of this law, and disobeying a written order of the Building Inspector. ${CIVIL}`,
        cite: ['huron/11.D#1', ...CIVIL_CITES],
        values: ['fineFirst', 'jailFirst', 'civil'],
        decides: 'a court',
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'may',
            action: 'issue an appearance ticket to Huron Town Justice Court',
            cite: ['huron/11.D#3'],
          },
        ],
      },
    },
    tooLongAgo: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'The earlier violation is more than five years back, so the limits of a first offense hold: a fine of {fineFirst}, imprisonment of {jailFirst}, or both.',
        text: `Only a violation within the five years immediately before the latest one makes it a repeat. It takes a conviction. ${CIVIL}`,
        cite: ['huron/11.D#1', 'huron/11.D#2', ...CIVIL_CITES],
        values: ['fineFirst', 'jailFirst', 'civil'],
        decides: 'a court',
      },
    },
    repeated: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'For a repeated violation within five years the highest penalty is a fine of {fineRepeat}, imprisonment of {jailRepeat}, or both, for each offense.',
        text: `It takes a second or other repeated conviction, and the person may then be guilty of a misdemeanor, a crime. ${CIVIL}`,
        cite: ['huron/11.D#2', ...CIVIL_CITES],
        values: ['fineRepeat', 'jailRepeat', 'civil'],
        decides: 'a court',
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'may',
            action: 'issue an appearance ticket to Huron Town Justice Court',
            cite: ['huron/11.D#3'],
          },
        ],
      },
    },
    repeatUnclear: {
      meta: {
        status: 'other-authority',
        verdict: null,
        decides: 'a court',
        headline:
          'Only a court can say which limits hold: {fineFirst} and {jailFirst}, or {fineRepeat} and {jailRepeat}.',
        text: `The higher limits are for someone "convicted of a second or other repeated violation" with a previous violation within five years. Whether an earlier violation without a conviction is enough can be read both ways. ${CIVIL}`,
        cite: ['huron/11.D#1', 'huron/11.D#2', ...CIVIL_CITES],
        values: ['fineFirst', 'jailFirst', 'fineRepeat', 'jailRepeat', 'civil'],
        readings: [
          {
            of: 'huron/11.D#1',
            defect: 'H-55',
            reading: 'Without an earlier conviction the limits of a first offense hold.',
            status: 'determined',
            verdict: 'may',
          },
          {
            of: 'huron/11.D#2',
            defect: 'H-55',
            reading:
              'An earlier violation within five years is enough for the higher limits, once the repeated one leads to a conviction.',
            status: 'determined',
            verdict: 'may',
          },
        ],
      },
    },
  },
})

export const penalties = procedure({
  id: 'huron/penalties',
  title: 'Fines, jail and civil penalties',
  act: 'be punished by fine, imprisonment, or both, and be made to pay a civil penalty',
  kind: 'determination',
  facts,
  deadlines,
  values,
  order: ['earlierViolationOn', 'violationOn'],
  words: {
    asks: [
      [
        '(ticketed|cited|convicted|found guilty|pled guilty|pleaded guilty|condenad*|condenaron)',
        '(what can|what could|how bad|what happens|what will|facing|qué puede|qué le pueden|qué pasa)',
      ],
      ['(how much|most|maximum|biggest|worst|per day|civil)', '(sue|fine|fined|penalty|punish|jail|owe|pay the town)'],
      ['civil', '(penalty|penalties|sue|per day|money)'],
      ['fine|fines|fined|penalt*|jail|prison|imprison*|misdemeanor|arrest*|locked'],
      ['multa*|cárcel|penalidad|castigo|sanción'],
      ['(trouble|consequences|happens)', 'ignore*|violat*|comply'],
      ['(jail|prison|cárcel)'],
    ],
    not: ['is it fine', 'fine with'],
    examples: [
      'we ignored the written order to pump the tank, could it mean jail',
      'what happens to somebody who does not follow the inspectors order on the septic, fines?',
      'apart from the criminal side, what sum can the town go after me for each day',
      'civil money per violation per day, how high can it go',
      'what could a judge give me at most for a first septic offense, money and time behind bars',
      'second time cited within five years, top fine and months in jail',
      'town is suing for a civil penalty, maximum amount?',
      'does each day of an unrepaired septic count as a separate offense',
      'how bad can it get if I just ignore the septic law',
      'convicted in 2023 and again this year over the same septic, what are the limits',
      '¿cuánto es lo máximo por día y hay cárcel por una segunda infracción del séptico?',
      'is it criminal to refuse to obey the inspectors written order',
      'what is the fine for violating the septic law',
      'can i go to jail over my septic',
      'max penalty for ignoring a written order, first time',
      'is it per day or per violation',
      'they gave me a criminal ticket and want a civil penalty too for the same leak, can they',
      'second offense in three years, how bad can it get',
      'what is the most a judge can fine me for a repeated septic violation',
      'is a septic violation a misdemeanor',
      'In Gorham it is 250 a week, what is it here?',
      'how much is the civil penalty and who can ask for it',
      'got cited again this year after a citation in 2020, higher fine?',
      'what happens if I just ignore the building inspector',
      'daily fines for not fixing the septic?',
      'maximum imprisonment for septic offenses',
      'convicted in 2022 and now another violation, what are the limits',
      'can a company be fined as well',
      '¿De cuánto es la multa por violar la ley séptica?',
      '¿Me pueden meter a la cárcel por no cumplir la orden?',
      'es mi primera infracción, ¿cuál es la multa máxima?',
      '¿La multa es por cada día?',
      'How much is the fine for a second violation?',
      'fined once already, what is the most for a second violation',
      '¿cuál es la multa máxima por una segunda infracción?',
      'man next door was found guilty some years back for letting his laundry run onto the road and he is at it again. what could the court do to him',
      'what can they hit me with the second time around',
      'caught once more after a ticket, what is he facing',
      'ya lo condenaron antes y lo volvieron a agarrar, ¿qué le pueden hacer?',
      'got ticketed for the septic, found guilty before, what can the judge give me now',
    ],
  },
  machine,
})
