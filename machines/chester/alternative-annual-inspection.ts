import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The yearly inspection of alternative systems and the town's June letter. Chester § 5.030(B)(1)(d), (B)(2)(e).
const facts = pick(all, 'systemClass', 'annualLetterOn')

const deadlines = {
  sixtyDays: {
    label: 'Submit the inspection forms (counted from the letter)',
    actor: 'property owner',
    within: '60 days',
    after: 'annualLetterOn',
    cite: ['chester/5.030.B.1.d#2', 'chester/5.030.B.2.e#2'],
    note: 'The text does not say whether the days run from the letter or from its receipt; from the letter is earlier.',
  },
  september: {
    label: 'Submit the inspection forms (before September 1st)',
    actor: 'property owner',
    day: '08-31',
    inYearOf: 'annualLetterOn',
    cite: ['chester/5.030.B.1.d#2', 'chester/5.030.B.2.e#2'],
    note: 'The text joins this day and the 60 days by "or".',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/alternative-annual-inspection',
  initial: 'class',
  states: {
    class: {
      meta: { cite: ['chester/5.030.B.1.d#1', 'chester/5.030.B.2.e#1'] },
      on: { systemClass: [{ guard: is('alternative'), target: 'due' }, 'conventional'] },
    },
    due: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A licensed professional engineer must inspect it every year, and the owner must submit the report to the town.',
        text: 'In June the town sends a letter with the forms. They are due within 60 days or prior to September 1st: {sixtyDays}, or {september}. The text does not say which of the two counts, so plan on the earlier one. If no letter comes, the duty to inspect stays; plan on the last day before September 1st and ask the town for the forms. The rule is the same for new and replacement systems.',
        cite: ['chester/5.030.B.1.d#1', 'chester/5.030.B.1.d#2', 'chester/5.030.B.2.e#1', 'chester/5.030.B.2.e#2'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have a licensed professional engineer inspect the system and submit the inspection to the town',
            deadline: 'sixtyDays',
            cite: ['chester/5.030.B.1.d#1', 'chester/5.030.B.2.e#1'],
          },
          {
            actor: 'Town',
            verdict: 'must',
            action: 'send a letter with the inspection forms annually in June',
            cite: ['chester/5.030.B.1.d#2', 'chester/5.030.B.2.e#2'],
          },
        ],
        due: ['sixtyDays', 'september'],
        readings: [
          {
            of: 'chester/5.030.B.1.d#2',
            defect: 'C-48',
            reading: 'The forms are due within 60 days of the letter, where that is earlier (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/5.030.B.1.d#2',
            defect: 'C-48',
            reading: 'The forms are due before September 1st, even where the 60 days are over.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    conventional: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The law asks for a yearly inspection only of alternative systems.',
        text: 'For a conventional septic tank with a leach field it sets no regular inspection. The Enforcement Officer may inspect a system built after the law took effect, and near lakes, streams and ponds an inspection comes before a sale, gift or transfer.',
        cite: ['chester/5.030.B.1.d#1', 'chester/5.030.B.2.e#1', 'chester/5.100.B#1', 'chester/4.010#2'],
      },
    },
  },
})

export const alternativeAnnualInspection = procedure({
  id: 'chester/alternative-annual-inspection',
  title: 'Annual inspection',
  act: 'have a licensed professional engineer inspect the system every year and submit the report to the town',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['carta', '(montículo|avanzado|alternativo|turba|elevado)', 'inspección|ingeniero'],
      ['(mound|neighbor*|buddy|friend)', '(every year|yearly|annual)', '(do i|us too|me too|have to)'],
      [
        '(annual|annually|yearly|every year|each year|june letter|anual|cada año|todos los años)',
        'inspect*|report|form|forms|letter|due|engineer|check*|inspección|informe|carta|ingeniero',
      ],
      ['(letter|form|forms|carta|formulario*)', '(june|junio)', '(due|when|deadline|inspect*|report|cuándo|fecha)'],
      ['(how often|regular|periodic|routine|cada cuánto)', 'inspect*|inspección'],
      ['inspection (form|forms|report)', 'due|when|deadline|september'],
    ],
    not: [
      'pump*|pumped',
      'sell*|sale|closing',
      'fix*|repair*|remedial|regrad*|weeping|ponding|burned|dead|broken|leaking|arregl*|repar*',
      'hearing',
    ],
    examples: [
      'La carta anual del pueblo sobre nuestro montículo llegó en junio. ¿Para qué fecha hay que entregar la inspección?',
      'town sent a letter about a yearly check of our mound, is it really required and by when',
      'never heard of an annual engineer inspection, we have an ordinary tank and trenches. does it concern us?',
      'the June letter for our advanced system is dated the 12th, last day to send in the engineer form',
      'no letter came this June, does the annual inspection of our raised system still have to be done',
      'we have a mound, when is the annual inspection report due',
      "letter from the town dated june 9 with forms, what's the deadline",
      'does my regular septic need an inspection every year',
      'never got the june letter this year, what now',
      "is it 60 days or september 1 for the engineer's report",
      'who does the yearly inspection of an advanced system',
      'how often must a raised system be inspected in Chester',
      'peat system inspection form, last day to send it in',
      "my septic guy isn't a PE, can he do the annual inspection",
      'town sent forms late, june 30, when do they have to be back',
      'periodic inspections of conventional systems?',
      'aerobic unit, does the town want a report each year',
      '¿cada año hay que inspeccionar un sistema en montículo?',
      'recibí la carta de junio con los formularios, ¿cuándo vencen?',
      '¿mi séptico normal necesita inspección anual?',
      '¿quién hace la inspección anual del sistema avanzado?',
      "We only have a tank and an ordinary gravel leach field. Is a yearly engineer's visit something we need too?",
      "We have a peat filter. Town's letter with the forms is dated June 18 and my neighbor claims we have until Labor Day. What is the last day for the engineer's report?",
      "It's the middle of July and the town never sent the letter this year. We have a sand filter. Does the engineer still have to inspect it?",
    ],
  },
  machine,
})
