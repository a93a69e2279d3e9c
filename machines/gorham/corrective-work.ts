import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The remedy and its reasonable time frame. Gorham § 56.601(1), (3).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/corrective-work',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'official-discretion',
        verdict: 'must',
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline: 'Yes, in a reasonable time frame that the authority having jurisdiction sets.',
        text: 'For a system that is not adequately functioning or was illegally installed, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) determines a course of corrective action and establishes a reasonable time frame for completing the necessary remedies, as part of the report. The law gives no number of days or years for the work. Go by the time in your report; if there is none, ask in writing. The remedy needs an application for a permit, and from receipt of the notice the owner is given thirty days to obtain it. The text does not name a sale as the last day.',
        cite: [
          'gorham/56.601.1#3',
          'gorham/56.601.3#1',
          'gorham/56.601.2#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit an application for a wastewater treatment permit',
            cite: ['gorham/56.601.3#1'],
          },
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'determine the course of corrective action and a reasonable time frame',
            cite: ['gorham/56.601.1#3'],
          },
        ],
      },
    },
  },
})

export const correctiveWork = procedure({
  id: 'gorham/corrective-work',
  title: 'Time to correct a failing system',
  act: 'complete the corrective action in the time set',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(finished|completed|done|work|new field|remedy|repairs)',
        '(fixed number|time frame|no date|by when|how many years|two years|deadline|how long)',
        '(report|inspector|system|field|septic|tank)',
      ],
      [
        '(fix|repair|correct*|remedy|replace|corrective)',
        '(how long|deadline|when|time|by when|months|years|before closing|extension|schedule|how soon)',
        '(septic|system|failed|failing|failure|tank)',
      ],
      ['(arreglar|reparar|corregir)', '(cuánto|plazo|tiempo|cuándo|días|meses)', '(séptic*|sistema|tanque)'],
      ['(failed|failing|failure)', '(fixed|repaired|replaced|corrected)', '(by|when|long|years|time)'],
      ['(failed|failing)', '(no deadline|without a deadline|how long)', '(work|repair*|report|fix*)'],
      ['(repair|fix|work|arreglo|reparación)', '(when must|how long|deadline|done by|finish|finished)'],
      ['(terminar|acabar|finish)', '(reparación|arreglo|repair|corrective)'],
    ],
    not: ['obtain', 'get the permit', '30|thirty', 'complaint', 'who pays'],
    examples: [
      'the town ordered the fix, do we still have to apply for a permit before the new field goes in',
      'how long do I have to finish the repair itself once I have the permit for the failed system',
      'the inspection found that the field had been put in illegally years ago though it works, do I have to apply for a permit now',
      'who sets the time for completing the remedy, is there a fixed number of months',
      "officer's report says finish by the end of summer, our contractor can't before October. does the law allow longer",
      'the time in the report is too short for us, is there a longer one in the law',
      'The report calls our system illegally installed but names no date for finishing the new field. Does the law have a number of years, like two in Huron',
      'how many months does the law give to complete the replacement after it failed, not the permit, the digging itself',
      'who decides how much time we get for the repairs once the inspection went badly',
      'can the seller leave a failed system to be fixed after the sale, is there a set date for the work',
      'el reporte no dice para cuándo hay que terminar el arreglo, ¿cuánto tiempo da la ley?',
      'how long do I have to fix a failed septic',
      'our system failed, must it be repaired before closing',
      'who sets the deadline for the repairs',
      'is there a two year limit to repair like in Huron',
      'corrective action time frame, can it be changed',
      'winter is coming, can we wait till spring to replace the failed field',
      'what does reasonable time mean for fixing the septic',
      'inspector gave me sixty days to fix the tank, can he do that',
      'failed dye test, time allowed for repair',
      'does the new owner have to fix it after the sale or the seller before',
      'what does the course of corrective action say',
      'can I just do a cheaper fix than what the officer ordered',
      'how soon must an illegally installed system be corrected',
      '¿cuánto tiempo tengo para arreglar el séptico que falló?',
      '¿qué plazo hay para reparar el sistema?',
      '¿hay que arreglar el séptico antes de vender?',
      'it failed, when must it be fixed by',
      'heard you get two years to replace a failed field',
      'failed report names no deadline for the work, how long is allowed',
      'bad system, no date given for the repairs',
      'Tengo el permiso. ¿Cuándo debo terminar la reparación del sistema?',
      "I've got the permit. When must the repair be done?",
      'ya tengo el permiso para reparar, ¿cuánto tiempo tengo para terminar?',
      '¿para cuándo debe estar arreglado el sistema que falló?',
    ],
  },
  machine,
})
