import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May a preexisting system stay in use without a certificate? Chester §§ 2.010(C), 2.020, 4.010.
const facts = pick(all, 'failureSign', 'lawfullyOld')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/continued-use',
  initial: 'sign',
  states: {
    sign: {
      meta: { cite: ['chester/4.010#1'] },
      on: {
        failureSign: [
          { guard: is('surfacing', 'polluting', 'danger'), target: 'failing' },
          { guard: is('doubtful'), target: 'doubtful' },
          'age',
        ],
      },
    },
    age: {
      meta: { cite: ['chester/4.010#1'] },
      on: { lawfullyOld: [{ guard: 'yes', target: 'continued' }, 'notPreexisting'] },
    },
    continued: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline:
          'Yes. A lawful older system that shows no evidence of failure may stay in use without a use certificate.',
        text: 'Preexisting means lawfully in existence before the law took effect. The day is left blank in the text on file: ask the Town Hall. Altering, repairing or enlarging the system is another matter and must follow the law. Near a lake, stream or pond it must be inspected before a sale, gift or transfer.',
        cite: [
          'chester/4.010#1',
          'chester/2.020.preexisting-individual-wastewater-treatment-system#1',
          'chester/2.020.in-existence#1',
          'chester/4.010#2',
        ],
      },
    },
    failing: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system that fails in this way may not be used, however old it is.',
        text: 'Older systems may go on only while they show no evidence of failure. The law allows no unsafe use, no threat to health or the environment and no seepage of wastewater to the ground surface. It does not define failure any further; its list of unlawful systems is the nearest guide.',
        cite: ['chester/4.010#1', 'chester/4.010#4', 'chester/2.010.C#1'],
      },
    },
    doubtful: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'It is up to the Enforcement Officer whether this is evidence of failure.',
        text: 'An older system may stay in use while it shows no evidence of failure, and the law does not define failure. Its list of unlawful systems is the nearest guide: unsafe, polluting, seeping to the surface, a potential health hazard. Smells, wet ground and slow drains can point to one of these. Have it looked at and ask.',
        cite: ['chester/4.010#1', 'chester/4.010#4', 'chester/2.010.C#1'],
      },
    },
    notPreexisting: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          'It is up to the Enforcement Officer: the rule for older systems covers only those lawfully built before the law.',
        text: 'Only a system lawfully in existence before the law took effect may go on without a use certificate under this rule. A system that the town issued a treatment system building permit for needs the certificate. The day that parts the two is blank in the text on file, so ask before you draw a conclusion.',
        cite: [
          'chester/4.010#1',
          'chester/2.020.preexisting-individual-wastewater-treatment-system#1',
          'chester/2.020.in-existence#1',
          'chester/5.030.C.1#1',
        ],
      },
    },
  },
})

export const continuedUse = procedure({
  id: 'chester/continued-use',
  title: 'Older (preexisting) systems',
  act: 'keep using the older system without a use certificate',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(grandfather*|preexisting|pre existing|preexistente)'],
      ['(upgrade*|up to code|current code|new code|actualizar)', 'system|septic|old|tank|sistema'],
      [
        'old|older|existing|original|since|viejo|antiguo|años',
        'system|septic|tank|leach*|cesspool|séptico|sistema',
        '(keep|legal|upgrade|replace it|have to replace|certificate|still use|allowed|seguir|cambiar|actualizar|permitido)',
      ],
      ['(built|installed|put in|from) .. (1950s|1960s|1970s|1980s|sixties|seventies|before the law)'],
    ],
    not: [
      'sell*|sale|closing|transfer*|deed|vend*',
      'repair*|fix',
      'abandon*',
      'seepage pit',
      'permit to',
      'add*',
      'inspect*',
    ],
    examples: [
      'system is from 1972, are we grandfathered',
      "do I have to upgrade my old septic to today's code",
      'can we keep using a preexisting system without a certificate',
      'our camp has a steel tank from the fifties and it works fine',
      'does the new law make me replace my old leach field',
      'older system no records no problems, legal?',
      'what counts as a preexisting system',
      'no evidence of failure, can the town still force a new system',
      'is an old cesspool allowed to stay in use',
      'grandfather built the septic himself without any permit in 1965',
      'old system smells a little in august, are we still grandfathered',
      'if the old system leaks to the surface does grandfathering protect me',
      'mi sistema es de 1970 y funciona bien, ¿puedo seguir usándolo?',
      '¿tengo que cambiar el séptico viejo por la ley nueva?',
      '¿un sistema preexistente necesita certificado de uso?',
      'el séptico antiguo huele mal, ¿todavía está permitido?',
      'System was put in legally in 1958, never a backup, never a wet spot. The new neighbor insists every old system has to be brought up to code. Is he right?',
      'A guy at the store says old systems must be replaced within so many years. Ours is from the seventies and works, do we have to upgrade?',
    ],
  },
  machine,
})
