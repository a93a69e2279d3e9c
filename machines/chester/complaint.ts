import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Complaints about a system. Chester §§ 2.010(C), 5.010, 5.100(B).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/complaint',
  initial: 'silent',
  states: {
    silent: {
      meta: {
        status: 'law-silent',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'The law has no complaint procedure: no form, no need to write, and no time for an answer.',
        text: 'The Enforcement Officer administers and enforces the law, so bring the complaint there, best in writing with days and photographs. The law promises neither a visit nor secrecy for the person who complains. A system that lets sewage reach the surface, pollutes water or endangers health is unlawful. The officer may inspect systems built after the law took effect, and may order defects corrected. For an urgent danger to health call the health department too.',
        cite: ['chester/5.010#1', 'chester/2.010.C#1', 'chester/5.100.B#1', 'chester/5.100.B#3'],
      },
    },
  },
})

export const complaint = procedure({
  id: 'chester/complaint',
  title: 'Complaints about a system',
  act: 'answer a complaint within a set time or in a set form',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['complain*|complaint*|report|reporting|queja*|denunci*|reportar'],
      [
        '(neighbor*|next door|landlord|vecino*|upstream)',
        '(septic|sewage|smell*|leak*|stink*|overflow*|aguas negras|séptico|huele)',
        '(who|call|tell|report|what can|do something|town|anonymous*|a quién|llamar|qué hago|investigate|come)',
      ],
      ['anonymous*|anónim*'],
      [
        '(who do i call|who to call|call about|who should i call|a quién llamo)',
        '(sewage|septic|leach*|smell|aguas negras|séptico)',
      ],
      ['(respond|response)', '(sewage|neighbor|motel|next door|complaint)'],
    ],
    not: ['inspection report', "engineer's report", 'annual|yearly', 'report due', 'sale|sell*|closing', 'hearing'],
    examples: [
      'quiero quejarme del tanque del vecino, apesta y hay agua sucia detrás de la cochera. ¿en cuántos días tiene que venir el pueblo?',
      '¿cuántos días tiene el inspector para venir después de mi queja?',
      'made a complaint two weeks ago about the smell next door, how many days does the town get before they have to come look',
      'El vecino tiene aguas negras en el patio. Si lo reporto, ¿hay un plazo para que respondan?',
      "neighbor's septic runs into my yard, who do I report it to",
      'does a complaint have to be in writing',
      'how fast does the town have to answer a septic complaint',
      'can I stay anonymous if I report my landlord',
      'I called three times and nobody came out',
      'complaint form for a leaking septic',
      'is there a deadline for the officer to come look',
      'smells from next door every weekend, what can the town do',
      'is it seven business days like in Gorham',
      'reported sewage in the creek last month, no answer',
      'who investigates complaints about cesspools',
      'will my neighbor find out that I complained',
      'quiero denunciar el séptico de mi vecino, ¿a quién llamo?',
      '¿la queja tiene que ser por escrito?',
      '¿cuánto tiempo tiene el pueblo para responder a una queja?',
      '¿puedo hacer una denuncia anónima?',
      "Foul smell and soggy soil from the neighbors' side. Must I write to the town, and how soon do they have to look?",
      "who should I call about sewage running out of the motel's field, and how quick do they have to respond",
    ],
  },
  machine,
})
