import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law does not say whether a complaint may be oral or anonymous. Gorham § 56.701(1).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/complaint-form',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file does not say whether a complaint must be in writing or may be anonymous.',
        text: 'It says only that complaints are made to the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) with supporting information, and that the duty to act follows a bona fide (genuine) complaint. It promises no secrecy, and public records may become known under other laws. As a precaution, write down what you saw, with place and date, and keep a copy. Ask the official how names are treated.',
        cite: ['gorham/56.701.1#1', 'gorham/56.701.2#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const complaintForm = procedure({
  id: 'gorham/complaint-form',
  title: 'Form of a complaint',
  act: 'make the complaint in writing and under your name',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(anonymous|anonymously|stay anonymous|keep my name)',
        '(complain|complained|complaint|tell|report|town|neighbor)',
      ],
      [
        '(anonymous*|anonymously|my name|identity|secret|confidential|in writing|on paper|written|by phone|over the phone|in person|email|orally|form|oral|sign|verbal)',
        '(complain|complaint|complaints|report|neighbor)',
      ],
      ['(anónim*|mi nombre|por escrito|por teléfono|confidencial)', '(queja|denuncia|denunciar|quejar*|reportar)'],
      ['(find out|know|told|tell them)', '(it was me|who complained|who called|who reported|told on|my name|ratted)'],
    ],
    not: ['denied|denial', '(notice|letter) .. due', '(report of findings|inspection report)', 'verbal order'],
    examples: [
      'must a complaint be on paper or is it enough to tell the code officer',
      'will the town tell the people next door that I was the one who complained about their septic',
      "I'd like to report the neighbor's system without giving my name, possible?",
      'does my septic complaint need to be signed and written or is a phone call enough',
      'can they keep it secret that the complaint came from me',
      '¿puedo denunciar el séptico del vecino sin dar mi nombre?',
      'can I complain anonymously about a septic',
      'does a septic complaint have to be in writing',
      'will my neighbor find out I reported him',
      'is a phone call enough for a complaint',
      'do I have to sign the complaint',
      'is there a complaint form',
      'can I email my complaint to the code officer',
      'keep my name secret if I report the smell',
      'must a complaint be written like in Huron',
      'verbal complaint at a town meeting, does it count',
      'is my identity confidential when I complain about a system',
      'anonymous tip about a failing septic, will they act',
      '¿puedo hacer una queja anónima?',
      '¿la denuncia tiene que ser por escrito?',
      '¿el vecino sabrá mi nombre si lo reporto?',
      'will they find out it was me who told on them',
      "I don't want the people next door to know who called it in",
      '¿Puedo quejarme por teléfono?',
      '¿tiene que ser por escrito la queja?',
      'is a phone call enough to complain about a septic',
    ],
  },
  machine,
})
