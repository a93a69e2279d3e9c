import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Inspections that an owner may request. Gorham § 56.501(1)(b).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/requested-inspection',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. An owner may request an inspection.',
        text: 'Property owners may request an inspection of the system for real estate transactions, for certifications to lending institutions, for purchase offer conditions of buyers, or for other requests or investigations. The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) carries it out the same way as other inspections. There is a fee, which is not in this law. Requesting one also means permitting the official to inspect the premises.',
        cite: [
          'gorham/56.501.1.b#2',
          'gorham/56.502.1#1',
          'gorham/56.404.1#1',
          'gorham/56.309.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const requestedInspection = procedure({
  id: 'gorham/requested-inspection',
  title: 'Inspection on request',
  act: 'request an inspection for another reason',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time in which a requested inspection must be done.',
    text: 'The sentence says that owners may request an inspection. It names no number of days until the official comes; ask the authority having jurisdiction.',
    cite: ['gorham/56.501.1.b#2'],
  },
  words: {
    asks: [
      [
        '(bank|lender|mortgage|buyer|voluntary|request|ask for|order|purchase offer|own sake|peace of mind)',
        '(inspection|inspect*|certif*|letter)',
        '(septic|system)',
      ],
      ['(banco|prestamista|comprador|solicitar|pedir)', '(inspección)'],
      ['(not selling|curious|just want|just ask|voluntary|on request)', '(inspect|inspection|look)'],
    ],
    not: ['must the seller', '(let|allow|refuse) .. inspector', '(days|deadline)', 'uncover*', 'permit or inspection'],
    outside: ['(neighbor|neighbors|tenant|tenants|renter|buyer|realtor|vecino|inquilino|comprador)'],
    examples: [
      'I asked the town for a septic inspection for my bank, by when must they come',
      'how many weeks can they take to do an inspection that I requested',
      "can I have the town inspect my septic for my own information though I'm not selling",
      'the lender asks for a septic inspection on our refinance, may we order one from the town',
      'bank wants a septic certification, does the town do that',
      'can I ask the town to check my system just to be safe',
      'buyer put a septic inspection in the purchase offer, may I request one from the town',
      'how do I request a voluntary septic inspection',
      'lender needs a letter that the septic works',
      "we're not selling, can we still order an inspection",
      'mortgage company asks for a septic report for the refi, will gorham do it',
      'can a tenant or buyer request the inspection or only the owner',
      "I'd like my septic looked at before I list",
      'is the town willing to inspect on request',
      'want to know if my system functions adequately, whom do I call',
      'requesting a town inspection for peace of mind',
      'el banco pide un certificado del séptico, ¿lo hace el pueblo?',
      '¿puedo pedir una inspección voluntaria del sistema?',
      'el comprador pide una inspección séptica en la oferta',
      'credit union wants something from the town saying the septic is OK',
      'my lender asks for paper that the system works, can the town look at it',
      'no sale, I simply want someone from the town to check my septic',
      '¿Puedo pedir que el pueblo inspeccione mi séptico?',
      'Not selling, just curious if it works. Will the town inspect it for me?',
      '¿puedo pedirle al pueblo que revise mi sistema séptico?',
      'nothing is wrong, I only want the town to look at my system',
    ],
  },
  machine,
})
