import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May a system lie where flooding occurs? Chester § 3.010(D).
const facts = pick(all, 'floodState')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/flooding',
  initial: 'place',
  states: {
    place: {
      meta: { cite: ['chester/3.010.D#1'] },
      on: { floodState: [{ guard: is('floods'), target: 'floods' }, { guard: is('mapped'), target: 'mapped' }, 'dry'] },
    },
    floods: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. No on-site system is allowed in areas where flooding occurs.',
        text: "The law makes no exception for raised ground or for rare floods. Only a variance of the Local Board of Health could vary it, and that would not waive the state's standards.",
        cite: ['chester/3.010.D#1', 'chester/5.060#1', 'chester/7.040#1'],
      },
    },
    mapped: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'It is up to the Enforcement Officer: the law names no flood interval and no map.',
        text: "The law bars systems in areas where flooding occurs. It does not say how often it must flood, and a flood map is not named. The state's own standard speaks of a flood level, so the engineer must check that too. As a precaution look for other ground.",
        cite: ['chester/3.010.D#1', 'chester/7.040#1'],
        readings: [
          {
            of: 'chester/3.010.D#1',
            defect: 'C-29',
            reading: 'A mapped flood zone is an area where flooding occurs (the cautious reading).',
            status: 'determined',
            verdict: 'must-not',
          },
          {
            of: 'chester/3.010.D#1',
            defect: 'C-29',
            reading: 'Only a place that in fact floods is barred.',
            status: 'determined',
            verdict: 'may',
          },
        ],
      },
    },
    dry: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes, as far as flooding goes: it does not occur there.',
        text: 'The law bars systems only in areas where flooding occurs. A permit and all other rules still apply.',
        cite: ['chester/3.010.D#1', 'chester/5.030.A.1#1'],
      },
    },
  },
})

export const flooding = procedure({
  id: 'chester/flooding',
  title: 'Flooding',
  act: 'put the system in this place',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['flood*|inunda*|floodplain', 'septic|system|leach*|tank|field|séptico|sistema|campo'],
      ['(under water|underwater)', 'leach*|septic'],
    ],
    not: ['holding tank'],
    examples: [
      'our low meadow is under water each April, may the septic go there',
      'the river gets into that corner of the lot in spring. is it allowed to build the field there',
      'our back lot floods every april, can the septic go there',
      'is a leach field allowed in a FEMA flood zone',
      '100 year floodplain, can I get a septic permit',
      'the river came up over the yard once in 1998, does that count',
      'septic in an area where flooding occurs',
      'can we raise the ground two feet so the system is out of the flood',
      'lot is mapped AE but never had water on it',
      'where the creek backs up is the only spot for the tank',
      'does Chester care about flood maps for septic',
      'brook overflows onto the meadow, leach field there?',
      '¿se puede instalar un séptico donde se inunda?',
      'el terreno está en zona inundable, ¿permiten el sistema?',
      'el río sube cada primavera, ¿puedo poner el campo de absorción ahí?',
      'mi lote nunca se ha inundado pero el mapa dice que sí',
      'mapped flood zone septic rules',
      "The flat by the brook is the only place with soil but it's under water for a week most springs. Could trenches go in there if we bring in fill?",
    ],
  },
  machine,
})
