import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Where a complaint goes and what supports it. Gorham § 56.701(1).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/complaint-filing',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Complaints go to the authority having jurisdiction, with supporting information.',
        text: 'Complaints must be made to the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official), with supporting information that a system may be deficient: for instance a failure seen to reach ground water, surface water or the surface of the ground, an odor, or another public nuisance. Say where, when and what you saw. Start with the Code Enforcement Officer. As a precaution, write it down and keep a copy. If there is a danger to health right now, call at once.',
        cite: ['gorham/56.701.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const complaintFiling = procedure({
  id: 'gorham/complaint-filing',
  title: 'Making a complaint',
  act: 'make the complaint to the authority having jurisdiction with supporting information',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time in which a complaint must be made.',
    text: 'The sentence says to whom a complaint goes and what comes with it. It names no last day; tell the authority having jurisdiction as soon as you can.',
    cite: ['gorham/56.701.1#1'],
  },
  words: {
    asks: [
      [
        '(report|complain|complaint|turn in|who do i call|where do i)',
        '(smell|stink*|sewage|odor|leak*|septic|creek|ditch|lake|lawn|renters|rental)',
      ],
      ['(vecino|vecina)', '(séptic*|aguas negras|olor|denunci*|report*|queja)'],
      ['(denunci*|reportar)', '(séptic*|aguas negras|olor)'],
      [
        '(smell|stink*|reek*|sewage|black water|gray water)',
        '(next door|neighbor|rental|beside|creek|ditch|lake)',
        '(who|whom|where|contact|call|tell|report)',
      ],
    ],
    not: [
      '(anonymous*|anonymously|anónim*)',
      '(weeks|days) ago',
      'how long .. (respond|act|they)',
      '(received|recd|logged|came in)',
      'our (letter|notice|written)',
      '(in writing|by phone|oral)',
      'complained about (us|me)',
      'noise|music|dog|dogs|barking|fence|chickens',
      '(filed|turned in|made|submitted) (a|my|our|the) complaint',
      'by when',
      '(last day|how many days)',
      '(notice|notices) (to|go|goes|due)',
      '(complained about) (us|me|our)',
      '(made up|bona fide|fake|bogus|spite)',
    ],
    examples: [
      'how many days do I have to complain about the sewage next door',
      'by when must a septic complaint be made after I saw it',
      'is there a time limit for making a complaint about a septic',
      'the smell from the septic across the fence is unbearable, who at the town do I tell and do they want proof',
      'where does one hand in a complaint about a leaking septic and what should go with it',
      'cottage next to ours dumps wash water in the creek, which office takes that',
      '¿dónde presento una queja del séptico de al lado y qué pruebas piden?',
      "neighbor's septic stinks, who do I call",
      'how do I report sewage running into the lake',
      'where do complaints about septic systems go in Gorham',
      'renters next door have sewage on the lawn, whom do I tell',
      'I want to complain about a failing septic, what do you need from me',
      'what proof do I need for a septic complaint',
      'there is toilet paper in the creek behind the campground',
      'file a septic complaint against the house next door',
      'IT STINKS OF SEPTIC AGAIN!! who deals with this at the town',
      'do I send photos with my complaint',
      'gray water over the property line, report to town or county',
      'can I turn in my neighbor for an illegal leach pit',
      'septic odor is a public nuisance, right? where to report',
      'el vecino tira aguas negras a la zanja, ¿a quién le reporto?',
      '¿cómo denuncio un séptico que huele mal?',
      '¿dónde pongo una queja por el séptico del vecino?',
      'black water in the ditch by the rental, whom should I contact',
      'place beside us reeks, who handles that',
      'hay mal olor del séptico de al lado, ¿a quién llamo?',
    ],
  },
  machine,
})
