import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The duty to notify follows only a bona fide complaint or an observation. Gorham § 56.701(2).
const facts = pick(all, 'bonafide')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/unfounded-complaint',
  initial: 'kind',
  states: {
    kind: { on: { bonafide: [{ guard: 'yes', target: 'genuine' }, 'notGenuine'] } },
    genuine: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. After a bona fide complaint or the official’s own observation, the notice must be sent.',
        text: 'Upon receipt of a bona fide (genuine) complaint, or upon personal observation, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must notify the property owner and the inhabitants in writing, within seven business days, that an inspection is required. A copy goes to the Clerk of the local governing body. Who finds a complaint bona fide is not said.',
        cite: ['gorham/56.701.2#1', 'gorham/56.701.2#2', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    notGenuine: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The duty to notify follows only a bona fide complaint or the official’s own observation.',
        text: 'Without a bona fide (genuine) complaint, and without a personal observation, the law asks for no notice. Who finds whether a complaint is bona fide is not said; the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) receives it. Keep a note of the reasons. As a precaution, look at the facts told and not at who told them. Whoever disagrees may appeal an omission to the Clerk of the local governing body.',
        cite: [
          'gorham/56.701.2#1',
          'gorham/56.701.1#1',
          'gorham/56.801.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const unfoundedComplaint = procedure({
  id: 'gorham/unfounded-complaint',
  title: 'Complaint that may not be genuine',
  act: 'send the notice on this complaint',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(spite|bogus|crank|phony|frivolous|made up|fake|false|unfounded|feud|retaliat*|genuine|bona fide|bonafide|good faith)',
        '(complaint|complaints|complained|complains)',
      ],
      ['(falsa|inventada|mala fe|buena fe|venganza)', '(queja|denuncia)'],
      [
        '(nonsense|false|baseless|spite|keeps complaining|keeps filing|malicious)',
        '(complaint|complaints|complain*|filing)',
      ],
      ['(spite|feud|grudge|bogus|phony|genuine|harass*)', '(complain*|complaint*|notice)'],
    ],
    not: ['(when|days|last day|deadline|by when)', "(received|rec'd|logged) .. (on)?", '(application|permit)'],
    examples: [
      'fifth invented complaint from the same man about our septic, must they write to us each time',
      'the complaint is pure spite, does the town still have to send us the inspection notice',
      'complaint looks like spite, do we still have to send a letter',
      'neighbor feud, is the town obliged to act on a bogus complaint',
      'what makes a septic complaint bona fide',
      'who decides if a complaint is genuine',
      'he complains every month and there is never anything, must they keep sending notices',
      'can the officer ignore a crank complaint',
      'my ex made up a septic complaint against me, does it count',
      'is an unfounded complaint enough for an inspection',
      'do we have to act on a complaint with no facts at all',
      'complaint in bad faith against our rental, can the town drop it',
      'retaliation complaint after a lawsuit, notice needed?',
      'does a complaint have to be in good faith',
      'frivolous complaints about septics, duty of the code officer',
      '¿qué pasa si la queja es falsa?',
      'la denuncia es inventada por venganza, ¿deben mandar el aviso?',
      '¿quién decide si la queja es de buena fe?',
      'he keeps filing nonsense complaints, must the town act each time',
      'baseless complaints from a neighbor, does each need a letter',
      'This complaint is pure spite. Must the town still act?',
      "The guy complains every week and it's a feud, nothing is wrong. Do I still have to send a notice?",
      'Same man, same complaint, tenth time, nothing found. Obliged to respond?',
      'he reports her septic every week out of spite, does the town still have to notify',
      'two neighbors in a feud, the complaints are not genuine, must we send the letter',
      '¿hay que avisar si la queja es por pura venganza?',
    ],
  },
  machine,
})
