import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Which soil tests does a replacement need? Huron §§ 7(E)(1), 7(E)(3)(b). Only the percolation test is ordered, both results must be filed (H-18).
const facts = pick(all, 'replacedWhole')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/replacement-tests',
  initial: 'extent',
  states: {
    extent: {
      meta: { cite: ['huron/7.E#1'] },
      on: { replacedWhole: [{ guard: is('complete'), target: 'bothTests' }, 'partUnclear'] },
    },
    bothTests: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. A complete replacement needs a percolation test where the leach fields are planned, and the results of deep hole and percolation tests go in with the application.',
        text: 'The owner, or someone the owner names, makes the percolation (soil drainage) test in the planned place of every leach field. The Building Inspector may ask to be present and must then be let in; the law prints "inspection" there, but the test is meant. The law orders the percolation test in so many words, and asks for the results of both tests, so plan on both.',
        cite: ['huron/7.E#1', 'huron/7.E.1#1', 'huron/7.E.1#2', 'huron/7.E.3#1', 'huron/7.E.3.b#1'],
        duties: [
          {
            actor: 'property owner or designee',
            verdict: 'must',
            action: 'perform a percolation test in the planned location of all leach fields',
            cite: ['huron/7.E.1#1'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'allow the Building Inspector to be present at the test if he or she asks',
            cite: ['huron/7.E.1#2'],
          },
          {
            actor: 'applicant',
            verdict: 'must',
            action: 'submit the results of deep hole and percolation tests with the application for a Building Permit',
            cite: ['huron/7.E.3#1', 'huron/7.E.3.b#1'],
          },
        ],
      },
    },
    partUnclear: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline:
          'The law lists these tests for complete replacements only; for partial work ask the Building Inspector.',
        text: 'The list with the percolation and deep hole tests begins with complete replacements. Partial work must comply with section 7 as a whole, which holds that list, and from half of the system on the complete system must comply. As a precaution, plan on the tests if a leach field is touched.',
        cite: ['huron/7.E#1', 'huron/7.D.1#1', 'huron/7.D.2#1', 'huron/7.E.3.b#1'],
      },
    },
  },
})

export const replacementTests = procedure({
  id: 'huron/replacement-tests',
  title: 'Soil tests for a replacement',
  act: 'have a percolation test and a deep hole test made for the replacement and file the results',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for the tests: the results go in with the permit application.',
    text: 'The sentences say that the percolation test is made where the leach fields are planned, and that the results are submitted with the application. They name no number of days and do not say how old a result may be; ask the Building Inspector.',
    cite: ['huron/7.E.1#1', 'huron/7.E.3#1', 'huron/7.E.3.b#1'],
  },
  words: {
    asks: [
      ['(perc|perk|percolation|deep hole|percolación)'],
      ['(perc|perk|percolation|deep hole|soil)', 'replac*|existing|old|failed|redo*'],
      ['deep hole', 'replac*|existing|old'],
      ['(percolación|prueba de suelo)', 'reempla*|viejo|cambi*'],
      ['(completely|entire|whole|complete|brand) .. (new|old)? (system|septic)', '(test|tests|perc|deep hole|pruebas)'],
      ['(which|what) (test|tests)', '(system|replacement|replace*|new)'],
    ],
    not: ['(new house|vacant land|vacant lot|new construction)'],
    examples: [
      'by when must the perc test for the replacement be done',
      'how many days before the application do the deep hole tests have to be made',
      'how long is a perc test good for when we replace the septic',
      'all sand here, so the contractor wants no perc test for the whole new system. ok?',
      'entire system replaced, can we leave out the percolation test',
      'is last decades perk test good for the replacement field',
      'perc needed when the new field goes in the same spot',
      'do i need a perc test to replace my leach field',
      'complete replacement of the septic, is a deep hole test necessary',
      'can the building inspector watch the perk test on a replacement',
      'who does the percolation test when the old system is replaced, town or owner',
      'Does a tank-only swap on an existing system call for a soil test?',
      'we had the soil tested in 1998, do we have to perc again for the replacement',
      'where must the perc be done if we replace the whole system',
      'replacement field goes in the same place, still perk it?',
      'Contractor: perc and deep hole both, or only perc, on full septic replacement?',
      'old field failed. must we do percolation tests before the new one is designed',
      'can my excavator run the perc test or does it have to be an engineer, replacement job',
      'what test results go in with the application to replace an existing septic',
      'is the town allowed to be there during our perk test for the replacement',
      'partial replacement of laterals, percolation test needed?',
      'they want perc tests though only the tank is replaced and the field stays as is',
      'perc test for a replacement?',
      '¿Necesito una prueba de percolación para reemplazar el campo de drenaje?',
      'vamos a cambiar todo el sistema viejo, ¿hay que hacer el hoyo profundo?',
      '¿El inspector puede estar presente en la prueba de percolación del reemplazo?',
      'solo cambio el tanque, ¿también piden prueba de suelo?',
      "We're putting in a completely new system where the old one was. Which tests?",
      'tearing out the old system and putting in a complete new one, which soil tests do you want',
      '¿qué pruebas hay que hacer cuando se reemplaza el sistema completo?',
      'the soil is sand and drains fast, do I still need the tests for a full replacement',
    ],
  },
  machine,
})
