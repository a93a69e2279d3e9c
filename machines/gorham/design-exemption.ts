import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When do the design standards of § 56.303 not apply? Gorham § 56.304(2); the dates contradict each other.
const facts = pick(all, 'finding', 'systemKind', 'legallyInstalled', 'householdInstalled', 'intermediateInstalled')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

// One text for the four systems whose age the contradiction touches (G-17): only paragraph, date and side differ.
const disputed = (paragraph: 'a' | 'b', date: string, side: 'before' | 'after'): Outcome<never, never, Cite> => {
  const of = `gorham/56.304.2.${paragraph}#1` as const
  const exempt = { status: 'determined', verdict: 'need-not' } as const
  const held = { status: 'determined', verdict: 'must' } as const
  const told = (isExempt: boolean) => (isExempt ? 'exempt' : 'not exempt (the cautious reading)')
  return {
    status: 'official-discretion',
    verdict: null,
    decides:
      'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
    headline: 'The text contradicts itself about the dates: an inspection can settle it.',
    text: `The exemption speaks of systems legally installed before the law “and after the dates identified”, yet its paragraph speaks of systems “prior to” ${date}. For a system from ${side} that date the readings differ, so nobody should call it exempt by its age. The other ground usually decides: a system that the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) has determined to be adequately functioning is exempt. Ask for an inspection. As a precaution, plan on the design standards. The exemption waives none of the state’s own rules.`,
    cite: [
      'gorham/56.304.2#1',
      of,
      'gorham/56.201.adequately-functioning#1',
      'gorham/56.201.authority-having-jurisdiction#1',
    ],
    readings: [
      {
        of: 'gorham/56.304.2#1',
        defect: 'G-17',
        reading: `Exempt only if installed after ${date} and before the law: a system from ${side} the date is ${told(side === 'after')}.`,
        ...(side === 'after' ? exempt : held),
      },
      {
        of,
        defect: 'G-17',
        reading: `Exempt only if installed prior to ${date}: a system from ${side} the date is ${told(side === 'before')}.`,
        ...(side === 'before' ? exempt : held),
      },
      {
        of,
        defect: 'G-04',
        reading: 'Exempt on either side of the date, so long as it was legally installed before the law.',
        ...exempt,
      },
    ],
  }
}

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/design-exemption',
  initial: 'found',
  states: {
    found: { on: { finding: [{ guard: is('adequate'), target: 'adequate' }, 'legal'] } },
    legal: {
      meta: { cite: ['gorham/56.304.2#1'] },
      on: { legallyInstalled: [{ guard: 'no', target: 'notLegal' }, 'kind'] },
    },
    kind: { on: { systemKind: [{ guard: is('household'), target: 'householdDate' }, 'intermediateDate'] } },
    householdDate: {
      on: {
        householdInstalled: [
          { guard: is('before'), target: 'householdBefore' },
          { guard: is('on'), target: 'onTheDate' },
          { guard: is('after'), target: 'householdAfter' },
          'sinceLaw',
        ],
      },
    },
    intermediateDate: {
      on: {
        intermediateInstalled: [
          { guard: is('before'), target: 'intermediateBefore' },
          { guard: is('on'), target: 'onTheDate' },
          { guard: is('after'), target: 'intermediateAfter' },
          'sinceLaw',
        ],
      },
    },
    adequate: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. A system found to be adequately functioning is exempt from those design standards.',
        text: 'The design standards for existing systems do not apply to a system that the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) has determined to be adequately functioning. That takes an inspection, and a watertight vessel. The exemption is from the design standards only.',
        cite: [
          'gorham/56.304.2#1',
          'gorham/56.201.adequately-functioning#1',
          'gorham/56.201.adequately-functioning#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    notLegal: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The design standards apply: neither ground of the exemption is met.',
        text: 'The exemption covers systems legally installed, repaired or approved before the law, and systems that the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) has determined to be adequately functioning. This system is neither as told. A finding of adequate functioning after an inspection would still exempt it.',
        cite: [
          'gorham/56.304.2#1',
          'gorham/56.303.1.a#1',
          'gorham/56.303.2.a#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    sinceLaw: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The design standards apply to a system put in since the law.',
        text: 'One ground of the exemption covers only systems legally installed, repaired or approved before the law was adopted. The text was filed on 10/23/2000 and gives no day of adoption. The other ground is a finding by the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) that the system is adequately functioning: that is reached by an inspection.',
        cite: [
          'gorham/56.304.2#1',
          'gorham/56.1002.3#2',
          'gorham/56.303.1.a#1',
          'gorham/56.303.2.a#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    onTheDate: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. On the date itself, neither way of reading the exemption helps.',
        text: 'The exemption speaks of systems “after the dates identified” and its paragraphs of systems “prior to” the same dates. The date itself is neither after nor prior. A finding by the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) that the system is adequately functioning would exempt it all the same: ask for an inspection.',
        cite: [
          'gorham/56.304.2#1',
          'gorham/56.304.2.a#1',
          'gorham/56.304.2.b#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        readings: [
          {
            of: 'gorham/56.304.2#1',
            defect: 'G-17',
            reading: 'Exempt only if after the date: the date itself is not after.',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'gorham/56.304.2.a#1',
            defect: 'G-17',
            reading: 'Exempt only if prior to the date: the date itself is not prior.',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
    householdBefore: { meta: disputed('a', 'December 1, 1990', 'before') },
    householdAfter: { meta: disputed('a', 'December 1, 1990', 'after') },
    intermediateBefore: { meta: disputed('b', 'January 1, 1988', 'before') },
    intermediateAfter: { meta: disputed('b', 'January 1, 1988', 'after') },
  },
})

export const designExemption = procedure({
  id: 'gorham/design-exemption',
  title: 'Exemption of older systems from the design standards',
  act: 'follow the design standards for existing systems',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(declared|found|determined)', 'adequately functioning', '(75 a|75a|appendix|rebuilt|standards|up to)'],
      ['(legally|lawfully|legal)', '(septic|system)', '(198*|199*|197*|196*|195*|older|exempt|1990|1988|dates)'],
      [
        '(exempt|exempted|grandfathered|excused|free)',
        '(older than the law|before the law|legally installed|installed legally|dates|standards)',
      ],
      ['(adequately functioning)', '(standards|75 a|appendix|up to)'],
      ['(grandfather*|exempt*|exemption)', '(septic|system|standard*|design|rules|law|tank|field)'],
      ['(old|older|installed|1990|1988|eighties|seventies)', '(exempt*|grandfather*|standards)'],
      ['(exento|exenta|exención|exentos|antiguo)', '(séptic*|sistema|normas)'],
      [
        '(put in|installed|built)',
        '(never inspected|legally|exempt|grandfathered)',
        '(standards|standard|exempt|grandfathered|rules)',
      ],
      [
        '(went in|put in|built|installed|from)',
        '(19*)',
        '(design standards|design rules|exempt|modern|today s|current standards)',
      ],
    ],
    not: ['permit exempt*', 'arms length', 'trust'],
    examples: [
      'my system was put in legally in 1978 and works fine, do I have to meet the new design rules',
      'our septic went in with a county permit in the eighties, nothing wrong with it, must it be brought up to the design standards now',
      'nuestro sistema se instaló legalmente en los años ochenta y funciona, ¿tiene que cumplir las normas de diseño de ahora?',
      'inspector declared our 1960s system adequately functioning. contractor insists on rebuilding to Appendix 75-A, must we',
      'put in without a permit in 2008 and never inspected, does the exemption for older systems cover it',
      "Our home's system went in legally in the nineties, never inspected. Neighbor claims it's exempt from the standards for existing systems because it predates the law",
      'town found our old tank and field adequately functioning, an engineer says it must be rebuilt to current 75-A anyway. do the design standards apply',
      'motel system legally put in 1984 and nobody ever inspected it, by the dates alone is it free of the design standards',
      "no work planned, the system passed the town's inspection. must it still be brought up to today's standards",
      'going by the cutoff dates in the law, does a legally built 1987 household system escape the standards',
      'nuestro séptico es legal y de 1992, ¿está libre de las normas de diseño?',
      'are we grandfathered, our septic is from 1979',
      'system put in in 1994 with a permit, is it exempt from the design standards',
      'does the 1990 cutoff in the septic law mean old systems are exempt',
      "our motel's system is from 1985, exempt from section 303?",
      'inspector found our old system adequately functioning, do we still have to meet the new standards',
      'house built 1962 original cesspool never touched, exempt?',
      'what does after the dates identified in paragraphs a and b mean',
      'realtor says anything before december 1990 is grandfathered in gorham',
      'is an older leach field excused from current state design requirements',
      'system was installed without any permit in 1987, does the exemption help',
      'my septic is legal non conforming right, older than the law',
      'do pre 1988 commercial systems get a pass on design',
      'septic installed in 2005, could it be exempt under 304',
      '¿mi sistema de 1980 está exento de las normas de diseño?',
      '¿los sistemas viejos quedan exentos de la ley séptica?',
      'la casa es de 1975, ¿el séptico está exento?',
      'septic is original to the 1968 house, agent calls it grandfathered',
      'does being built before the law spare my system the new standards',
      'Ours went in around 1970 and nobody ever questioned it. Must it meet the modern design standards now?',
      'nuestro séptico se instaló legalmente en los noventa y nadie lo ha inspeccionado, ¿tiene que cumplir las normas nuevas?',
      '¿se aplican las normas de diseño a un sistema viejo y legal?',
    ],
  },
  machine,
})
