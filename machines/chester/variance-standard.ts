import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// When a variance may be granted, and by whom. Chester § 5.060.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/variance-standard',
  initial: 'board',
  states: {
    board: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Local Board of Health',
        headline: 'It is up to the Local Board of Health, and it must find three things first.',
        text: "The Local Board of Health, the Town Board in that role and not a zoning board, may vary the law where strict application would be an unnecessary hardship that would deprive the owner of the reasonable use of the land. It must find that special circumstances of the land do that; that the variance would not be materially detrimental to the law's purposes or to adjoining properties, or conflict with a plan or policy of the Town; and that it is necessary for the reasonable use of the land and the minimum that helps. It must attach any reasonable conditions that it deems necessary or desirable. The text prints those conditions as if they were a fourth finding. A variance of the town does not waive the state's standards (Appendix 75-A): ask the health department.",
        cite: [
          'chester/5.060#1',
          'chester/5.060#2',
          'chester/5.060.a#1',
          'chester/5.060.b#1',
          'chester/5.060.c#1',
          'chester/5.060.d#1',
          'chester/2.020.local-board-of-health#1',
          'chester/7.040#1',
        ],
        duties: [
          {
            actor: 'Local Board of Health',
            verdict: 'must',
            action: 'find all three before granting a variance',
            cite: ['chester/5.060#2'],
          },
          {
            actor: 'Local Board of Health',
            verdict: 'must',
            action: 'attach the reasonable conditions that it deems necessary or desirable',
            cite: ['chester/5.060.d#1'],
          },
        ],
      },
    },
  },
})

export const varianceStandard = procedure({
  id: 'chester/variance-standard',
  title: 'Whether a variance is granted',
  act: 'grant the variance',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'variance|waiver|exception|exemption|hardship|dispensa|variación|varianza|excepción',
        'get|grant*|chance*|who|decide*|qualify|criteria|find*|condition*|hardship|prove|will|need|small|can|obtener|quién|conced*|difícil*',
      ],
      ['(hardship|dificultad)'],
      ['waive .. (rule|requirement|law)'],
    ],
    not: [
      'just granted|already granted',
      'shoreline rules',
      'published|publish*|newspaper|mailed',
      'how many days',
      'deadline',
      'application form',
      'forms',
      'what .. (submit|include|file)',
      'map',
      'last day',
      'in writing',
      'hearing',
      'article 78',
      'feet away',
    ],
    outside: [
      '(can not|cannot|not|never) (find|say|make|show) .. (minimum|finding|findings)',
      '(two|2|one|1) .. out of (three|3)',
      '(one|two) of the (three)? findings',
      '(not|no) the minimum',
    ],
    examples: [
      'Neighbors got a variance for their tiny lot. Will we be granted one as well?',
      'engineer says no spot on our land meets the rules, what are the odds the board lets us do it',
      'what must we show to the board of health to get relief from the septic law',
      'what do I have to show to get a septic variance',
      'who grants variances in Chester, zoning board or somebody else',
      'lot is too wet for the code, will they give me a variance',
      'is money a hardship for a septic variance',
      'can the board put conditions on my variance',
      'my chances of a variance on a quarter acre lakefront',
      "does the town's variance cover the state rules too",
      'can the enforcement officer waive a requirement himself',
      "we can't meet the four feet of soil, any exception possible",
      'criteria the board of health uses for a variance',
      'neighbor got a variance so I should too right',
      'variance for setback to the lake, who decides',
      '¿qué tengo que demostrar para obtener una variación?',
      '¿quién decide las variaciones, la junta de zonificación?',
      'mi lote es muy pequeño, ¿me darán una excepción?',
      '¿la variación del pueblo vale también para las reglas del estado?',
      "The parcel can't meet the code anywhere, too small and too soggy. Will the board let us off?",
      "Can the town waive the soil depth or is that only the health department's to waive?",
      'Somebody said septic variances go to the ZBA. Which board is it and what must they find?',
    ],
  },
  machine,
})
