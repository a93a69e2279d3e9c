import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Which provision prevails in a conflict. Gorham § 56.1001.
const facts = pick(all, 'conflictWith')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/conflict-of-laws',
  initial: 'which',
  states: {
    which: {
      on: {
        conflictWith: [
          { guard: is('state'), target: 'stateLaw' },
          { guard: is('local'), target: 'localLaw' },
          'withinTheLaw',
        ],
      },
    },
    stateLaw: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. In a conflict with state law, the provision with the higher standard prevails.',
        text: 'Where this law conflicts with a statute, rule, regulation or order of the State, the provision that sets the higher standard for health, welfare and safety prevails. Ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) which one that is in your case. This law waives no state standard.',
        cite: ['gorham/56.1001.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    localLaw: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. In a conflict with another local law, the provision with the higher standard prevails.',
        text: 'Where this law conflicts with another ordinance or local law, the provision that sets the higher standard for health, welfare and safety prevails. Against another local law that existed on the effective date of this law and set a lower standard, this law prevails. Ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) which one that is in your case.',
        cite: ['gorham/56.1001.1#1', 'gorham/56.1001.1#2', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    withinTheLaw: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file does not say what prevails where two of its own parts conflict.',
        text: 'The rule of the higher standard is written for conflicts with other laws: ordinances, local laws, and the State’s statutes, rules and orders. For a conflict inside this law the text has no rule, so no reading can be called the law because it is stricter. As a precaution, plan on the stricter one, and ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official).',
        cite: ['gorham/56.1001.1#1', 'gorham/56.1001.1#2', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const conflictOfLaws = procedure({
  id: 'gorham/conflict-of-laws',
  title: 'Conflict with other laws',
  act: 'follow the provision with the higher standard',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(conflict*|contradict*|stricter|which one wins|prevails|prevail|overrides|override|higher standard|trumps|supersede*|governs)',
        '(law|rule|rules|code|state|zoning|ordinance|section|sections|standard|town)',
      ],
      ['(contradic*|conflicto|prevalece|más estricta)', '(ley|leyes|regla*|estado|norma*)'],
      [
        '(disagree|disagrees|differ|different things|clash*|do not match)',
        '(law|code|chapter|rules|state|zoning|department)',
      ],
    ],
    examples: [
      'state rule and town septic law say different things, which wins',
      'does the septic law override zoning',
      'which is followed when chapter 56 conflicts with state regulations',
      'two sections of the law contradict each other, what now',
      'higher standard rule in Gorham septic law, explain',
      'is the stricter rule always the one that counts',
      'county ordinance is weaker than the town law, which prevails',
      'can town rules be looser than Appendix 75-A',
      'does state law trump the local septic law',
      "old local law from 1990 allows it, new one doesn't",
      'who decides which standard is higher',
      'if part of this law contradicts another part does the strict one govern',
      'zoning says one setback and septic law another',
      'si la ley del pueblo y la del estado se contradicen, ¿cuál prevalece?',
      '¿la regla más estricta siempre gana?',
      '¿qué pasa si dos partes de la ley se contradicen?',
      'chapter 56 and the health department disagree, which do I follow',
      'two codes say different things about the same pipe',
      'Si otra ley es más estricta, ¿cuál vale?',
      "The state code and the town chapter don't agree. Which governs?",
      'cuando dos leyes piden cosas distintas, ¿se sigue la más estricta?',
    ],
  },
  machine,
})
