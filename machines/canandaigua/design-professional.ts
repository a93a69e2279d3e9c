import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Which work on a septic system must a design professional design? § 202-5(G), § 202-6(D).
const facts = pick(all, 'work', 'replacement')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'canandaigua/design-professional',
  initial: 'work',
  states: {
    work: {
      on: {
        work: [
          { guard: is('tankOrBox'), target: 'part' },
          { guard: is('field'), target: 'field' },
          { guard: is('mend'), target: 'smallPart' },
          { guard: is('service'), target: 'onlyService' },
          'designed',
        ],
      },
    },
    part: {
      meta: { cite: ['canandaigua/202-6.D#1'] },
      on: { replacement: [{ guard: is('same'), target: 'noDesigner' }, 'changedPart'] },
    },
    designed: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A design professional must design it.',
        text: 'All new septic systems and all modifications of existing ones must be designed by a design professional. The only exception on file is for septic tanks and distribution boxes that replace existing conditions. Who counts as a design professional is not in the text on file.',
        cite: ['canandaigua/202-5.G#1', 'canandaigua/202-6.D#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have a design professional design the system or the modification',
            cite: ['canandaigua/202-5.G#1'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit before the work',
            cite: ['canandaigua/202-5.A#1'],
          },
        ],
      },
    },
    field: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A design professional must complete a design for any alteration of the absorption field.',
        text: 'All alterations to the absorption field (leach field) need both a building permit and a design by a design professional. Where repair ends and alteration begins is not said, so plan on both.',
        cite: ['canandaigua/202-6.D#2', 'canandaigua/202-5.G#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have a design professional complete the design',
            cite: ['canandaigua/202-6.D#2'],
          },
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit before the work',
            cite: ['canandaigua/202-6.D#2', 'canandaigua/202-5.A#1'],
          },
        ],
      },
    },
    noDesigner: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. A septic tank or distribution box that replaces existing conditions needs no design professional.',
        text: 'It still needs a building permit. The general rule asks for a designer for every modification; the rule on replaced tanks and boxes is the exception to it. State rules are separate: a review by the New York State Department of Health may be required, so ask whether the state wants a designer.',
        cite: ['canandaigua/202-6.D#1', 'canandaigua/202-5.G#1', 'canandaigua/202-6.E#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit before the replacement',
            cite: ['canandaigua/202-6.D#1'],
          },
        ],
      },
    },
    changedPart: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Town Code Enforcement Officer',
        headline:
          'It is up to the Town Code Enforcement Officer: a tank or box of another size, kind or place can be read both ways.',
        text: 'The exception is for repairs made to replace existing conditions, and the law does not say whether another size or place still is one. As a precaution, plan on a design professional. A building permit is needed in any case.',
        cite: ['canandaigua/202-6.D#1', 'canandaigua/202-5.G#1', 'canandaigua/202-5.A#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'get a building permit before the replacement',
            cite: ['canandaigua/202-6.D#1'],
          },
        ],
        readings: [
          {
            of: 'canandaigua/202-5.G#1',
            defect: 'N-08',
            reading:
              'A tank or box of another size or place no longer replaces existing conditions, so a design professional must design it (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'canandaigua/202-6.D#1',
            defect: 'N-08',
            reading: 'It is still the replacement of a tank or a box, so no design professional is needed.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    smallPart: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Town Code Enforcement Officer',
        headline:
          'It is up to the Town Code Enforcement Officer: the law does not say whether mending a small part is a modification.',
        text: 'Modifications must be designed by a design professional. Mending a lid, a baffle, a pipe or a pump is not named. As a precaution, ask the Town Code Enforcement Officer before the work.',
        cite: ['canandaigua/202-5.G#1', 'canandaigua/202-6.D#1'],
        readings: [
          {
            of: 'canandaigua/202-5.G#1',
            defect: 'N-07',
            reading: 'Any change of a part is a modification and needs a design (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'canandaigua/202-6.D#1',
            defect: 'N-07',
            reading: 'If even a whole tank can be replaced without a designer, mending a small part needs none.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    onlyService: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The text on file asks for no designer for pumping or cleaning; it does not speak of it.',
        text: 'A design professional is asked for with new systems and with modifications. Pumping and cleaning are neither.',
        cite: ['canandaigua/202-5.G#1'],
      },
    },
  },
})

export const designProfessional = procedure({
  id: 'canandaigua/design-professional',
  title: 'Design by a design professional',
  act: 'have the work designed by a design professional',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(engineer*|architect|design professional|designer|designed)',
        'septic|tank|leach|field|system|box|owts|replac*|swap*',
      ],
      ['(stamped|engineered|professional) (plan|plans|drawing|drawings|design)'],
      ['(ingenier*|diseñador|profesional de diseño)'],
      ['design', '(have|has|need|must|require*) .. (professional|engineer)'],
      ['(who|can|may) .. (design|draw|designs) .. (septic|system|field|plan|plans|that|it)'],
      ['(designed|stamped|drawn|design) by', 'septic|tank|field|system|box|engineer|professional'],
      ['(p e|pe) (design|plans|stamp)'],
    ],
    not: ['(how many|what) gallons', 'certified inspector', '(need|get|pull) .. permit'],
    examples: [
      'do I have to hire an engineer for a new septic',
      'tank only, same size same hole, does an engineer need to draw it',
      'can my excavator design the replacement leach field himself',
      'need stamped plans just to swap a d-box?',
      'putting in a 1,500 gallon tank where the 1,000 was, engineer required?',
      'contractor says no design professional needed for replacing lateral lines, true?',
      'is a licensed engineer mandatory for modifying an old system',
      'we are moving the tank ten feet over, does that need engineered drawings',
      'homeowner wants to save on the engineer, like for like tank replacement ok without one?',
      'adding a treatment unit to my system, who has to design it',
      'can I draw my own septic plan for the new cottage',
      'fixing a cracked pipe at the tank, do I really need an engineer for that',
      'do you require PE plans for a replacement distribution box in the same spot',
      'my brother is a retired contractor, can he design our septic system',
      'leach field rebuild in the same footprint, is a design needed or just the permit',
      'the code officer wants an engineer for my tank replacement, can he ask that',
      '¿tengo que contratar un ingeniero para cambiar el tanque por uno igual?',
      '¿quién debe diseñar el sistema séptico nuevo?',
      'cambiar la caja de distribución, ¿se necesita un profesional de diseño?',
      '¿el campo de absorción nuevo tiene que diseñarlo un ingeniero?',
      'adding an ETU between the tank and the field, who can design that',
      'can the sales rep of the unit design it',
      'tank swap like for like, does the owner have to pay an engineer to design it',
      'is a PE design required by 202 for a bigger tank in the same hole',
      'father in law drew the plan for the leach field, will that do or must it be a design professional',
      'one lateral is crushed, engineer’s design needed for just one new line',
      'permit is in, do we also need stamped engineer drawings for the box',
      'licensed excavator lays out his own systems, does a PE have to design it',
      '¿el constructor puede dibujar el sistema o tiene que ser un ingeniero?',
      '¿para un tanque más grande necesito un diseño profesional?',
    ],
  },
  machine,
})
