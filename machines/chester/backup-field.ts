import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Whether an alternative system needs a backup field. Chester §§ 3.010(F), 5.030(A)(2)(c), 5.030(B)(1)(e), (B)(2)(f).
const facts = pick(all, 'newOrReplacement')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/backup-field',
  initial: 'kind',
  states: {
    kind: {
      meta: { cite: ['chester/5.030.B.1.e#2'] },
      on: { newOrReplacement: [{ guard: is('replacement'), target: 'replacement' }, 'newSystem'] },
    },
    replacement: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. A replacement system with advanced on-site treatment needs no backup absorption field.',
        text: 'The sentence is printed both among the rules for new systems and among those for replacements, but it speaks of replacement systems only.',
        cite: ['chester/5.030.B.2.f#2', 'chester/5.030.B.1.e#2'],
      },
    },
    newSystem: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The relief is for replacement systems only, so a new system needs its replacement area.',
        text: 'The sentence that waives a backup field stands among the rules for new systems too, yet it speaks of replacement systems. A permit plan must show replacement areas, a new building lot needs a full replacement area, and the more restrictive provision governs.',
        cite: [
          'chester/5.030.B.1.e#2',
          'chester/5.030.A.2.c#1',
          'chester/5.030.B.1.f#1',
          'chester/3.010.F#2',
          'chester/7.010#1',
        ],
        readings: [
          {
            of: 'chester/5.030.A.2.c#1',
            defect: 'C-46',
            reading: 'The plan of a new system shows replacement areas (the more restrictive one, which governs).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/5.030.B.1.e#2',
            defect: 'C-46',
            reading: 'The place of the sentence, among the rules for new systems, lets them go without.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
  },
})

export const backupField = procedure({
  id: 'chester/backup-field',
  title: 'Backup absorption field',
  act: 'provide a backup absorption field for the alternative system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(backup|back up|reserve|second|spare|replacement) (field|leach field|absorption field|area|leachfield)',
        '(mound*|raised|alternative|advanced|sand filter|engineered|peat|aerobic|replacement system)',
      ],
      ['campo de (reserva|respaldo)'],
      ['backup (absorption)? field'],
    ],
    not: ['new lot*', '440', 'subdivi*'],
    outside: ['conventional|convencional|ordinary|gravity'],
    examples: [
      'does a replacement mound need a backup field',
      'new raised system, must we keep room for a reserve field',
      'no space for a second absorption field, advanced system',
      'is a backup leach field required when replacing with an aerobic unit',
      'engineer left out the reserve area on a replacement peat system',
      'do alternative systems need a backup absorption field',
      'new house with sand filter and no spare field, ok?',
      'back-up absorption field requirement chester',
      'replacement with advanced treatment, skip the reserve?',
      'why does the rule about replacement stand under new construction',
      '¿necesita campo de reserva un sistema de reemplazo avanzado?',
      'sistema elevado nuevo, ¿hay que dejar espacio para un campo de respaldo?',
      'no hay lugar para un segundo campo, ¿es obligatorio?',
      '¿el campo de reserva es obligatorio con un montículo?',
      'reserve area for new alternative system',
      "We're swapping a dead septic for an advanced unit on a tiny lot and there isn't room for a second field. Must we have one?",
    ],
  },
  machine,
})
