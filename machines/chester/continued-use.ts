import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May a system stay in use: one that fails or pollutes, one that is old? Chester §§ 2.010(C), 2.020, 4.010.
const facts = pick(all, 'failureSign', 'lawfullyOld')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/continued-use',
  initial: 'sign',
  states: {
    sign: {
      meta: { cite: ['chester/4.010#1'] },
      on: {
        failureSign: [
          { guard: is('surfacing'), target: 'surfacing' },
          { guard: is('polluting'), target: 'polluting' },
          { guard: is('danger'), target: 'danger' },
          { guard: is('doubtful'), target: 'doubtful' },
          'age',
        ],
      },
    },
    age: {
      meta: { cite: ['chester/4.010#1'] },
      on: { lawfullyOld: [{ guard: 'yes', target: 'continued' }, 'notPreexisting'] },
    },
    continued: {
      meta: {
        status: 'determined',
        verdict: 'may',
        act: 'keep using the older system without a use certificate',
        headline:
          'Yes. A lawful older system that shows no evidence of failure may stay in use without a use certificate.',
        text: 'Preexisting means lawfully in existence before the law took effect. The day is left blank in the text on file: ask the Town Hall. Altering, repairing or enlarging the system is another matter and must follow the law. Near a lake, stream or pond it must be inspected before a sale, gift or transfer.',
        cite: [
          'chester/4.010#1',
          'chester/2.020.preexisting-individual-wastewater-treatment-system#1',
          'chester/2.020.in-existence#1',
          'chester/4.010#2',
        ],
      },
    },
    surfacing: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system that lets sewage reach the ground surface may not be used or maintained.',
        text: 'It is unlawful to use or maintain a system that permits raw or partially treated sewage to seep to the ground surface. That holds for old systems too. The Enforcement Officer administers the law. The owner needs a repair: an emergency repair may be made without a permit if the permitting agency is notified immediately.',
        cite: ['chester/2.010.C#1', 'chester/4.010#1', 'chester/4.010#4', 'chester/5.010#1', 'chester/4.020.A.3#2'],
      },
    },
    polluting: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system that pollutes surface water or groundwater may not be used or maintained.',
        text: 'It is unlawful to use or maintain a system that is a source of pollution to surface waters or groundwater. That holds for old systems too. The Enforcement Officer administers the law.',
        cite: ['chester/2.010.C#1', 'chester/4.010#1', 'chester/4.010#4', 'chester/5.010#1'],
      },
    },
    danger: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. A system that is unsafe or may harm health may not be used or maintained.',
        text: 'It is unlawful to use or maintain a system that is unsafe or creates a potential health hazard. That holds for old systems too. The Enforcement Officer administers the law.',
        cite: ['chester/2.010.C#1', 'chester/4.010#1', 'chester/4.010#4', 'chester/5.010#1'],
      },
    },
    doubtful: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          'It is up to the Enforcement Officer whether smells, wet ground or slow drains show a failing system.',
        text: 'The law forbids a system that is unsafe, pollutes, lets sewage surface, creates a potential health hazard or interferes with the enjoyment or use of property. An older system may stay in use while it shows no evidence of failure. The law does not define failure any further. Smells, wet spots and slow drains can be signs of it. Have the system looked at, and ask the Enforcement Officer.',
        cite: ['chester/4.010#1', 'chester/4.010#4', 'chester/2.010.C#1', 'chester/5.010#1'],
      },
    },
    notPreexisting: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline:
          'It is up to the Enforcement Officer: the rule for older systems covers only those lawfully built before the law.',
        text: 'Only a system lawfully in existence before the law took effect may go on without a use certificate under this rule. A system that the town issued a treatment system building permit for needs the certificate. The day that parts the two is blank in the text on file, so ask before you draw a conclusion.',
        cite: [
          'chester/4.010#1',
          'chester/2.020.preexisting-individual-wastewater-treatment-system#1',
          'chester/2.020.in-existence#1',
          'chester/5.030.C.1#1',
        ],
      },
    },
  },
})

export const continuedUse = procedure({
  id: 'chester/continued-use',
  title: 'Using an older, failing or polluting system',
  act: 'keep using the system as it is',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['(go on|keep|keep on|continue|still) using', 'certificate|certificado'],
      [
        '(sale|salen|saliendo|brota|corre)',
        '(agua negra|aguas negras|aguas residuales)',
        '(seguir|usar|usando|podemos|puedo|uso)',
      ],
      ['(certificate|certified|certify|certificado)', 'old|viejo|legal|since|built|antiguo'],
      ['(seguir usándolo|seguir usando|seguimos usando)'],
      [
        '(legal|allowed|illegal|unlawful|can|may|keep|still)',
        '(surfac*|leak*|fail*|overflow*|pollut*|smell*|seep*|ooz*|unsafe|contamin*)',
        'septic|system|leach*|tank|sewage|cesspool',
      ],
      ['fail*|failing', 'system|septic', '(use|using|legal|unlawful|live with)'],
      ['(ilegal|legal|permitido|seguir usando)', '(séptic*|aguas negras|sistema)'],
      ['sewage .. (surface|surfacing|lake|yard)'],

      ['(grandfather*|preexisting|pre existing|preexistente)'],
      ['(upgrade*|up to code|current code|new code|actualizar)', 'system|septic|old|tank|sistema'],
      [
        'old|older|existing|original|since|viejo|antiguo|años',
        'system|septic|tank|leach*|cesspool|séptico|sistema',
        '(keep|legal|upgrade|replace it|have to replace|certificate|still use|allowed|seguir|cambiar|actualizar|permitido)',
      ],
      ['(built|installed|put in|from) .. (1950s|1960s|1970s|1980s|sixties|seventies|before the law)'],
    ],
    not: [
      'sell*|sale|closing|transfer*|deed|vend*',
      'repair*|fix',
      'abandon*',
      'seepage pit',
      'permit to',
      'add*',
      'inspect*',
    ],
    examples: [
      'Our tank went in with a health department permit in 1978 and never gave trouble. May I keep on using it with no certificate from the town?',
      'no problems with the old septic, put in legally decades ago, do I need some certificate to go on using it',
      "There's gray water running out of the hillside below our field and into the neighbor's pasture. System is from the sixties, so dad says it's protected. Can we go on using it?",
      'wastewater shows up in the pond when we flush, dye test proved it. old system. may we use it this summer or not',
      'en la casa vieja el agua del inodoro sale al pasto y llega al vecino, dicen que por ser de antes está protegida. ¿se puede usar así?',
      'El sistema es muy viejo y brota agua sucia del campo. ¿Lo podemos seguir usando?',
      'nobody ever gave us a certificate, septic went in legally sixty years ago and works. do we need to get one now?',
      'town clerk says we might need to get our 1960s septic certified. it never gave trouble and was allowed when they put it in',
      'sewage bubbles up over our leach field in spring, can we keep using it',
      "neighbor's septic drains straight into the brook, is that legal",
      'is it against the law to have a failing system',
      'leachfield is ponding on top, do we have to stop using it',
      'well test came back with coliform and the septic is uphill. allowed?',
      'our tank lid caved in, is the system illegal to use now',
      'toilets gurgle and the yard smells, is our system in violation',
      'what makes a septic unlawful in Chester',
      'old cesspool leaks to the pond, grandfathered or not',
      'tenant says septic is oozing in the yard',
      'what is a failed system under the law',
      'system works fine, am I allowed to just keep it',
      'las aguas negras salen al jardín, ¿es ilegal seguir usando el sistema?',
      'el séptico del vecino contamina el arroyo, ¿está prohibido?',
      'huele mal cerca del tanque, ¿puedo seguir usando el sistema?',
      '¿qué dice la ley de un sistema que falla?',
      "Every time it rains black water comes up over the drain field and runs toward the lake. It's our own place and has been like that for years. Are we breaking the law by using it?",
      'system is from 1972, are we grandfathered',
      "do I have to upgrade my old septic to today's code",
      'can we keep using a preexisting system without a certificate',
      'our camp has a steel tank from the fifties and it works fine',
      'does the new law make me replace my old leach field',
      'older system no records no problems, legal?',
      'what counts as a preexisting system',
      'no evidence of failure, can the town still force a new system',
      'is an old cesspool allowed to stay in use',
      'grandfather built the septic himself without any permit in 1965',
      'old system smells a little in august, are we still grandfathered',
      'if the old system leaks to the surface does grandfathering protect me',
      'mi sistema es de 1970 y funciona bien, ¿puedo seguir usándolo?',
      '¿tengo que cambiar el séptico viejo por la ley nueva?',
      '¿un sistema preexistente necesita certificado de uso?',
      'el séptico antiguo huele mal, ¿todavía está permitido?',
      'System was put in legally in 1958, never a backup, never a wet spot. The new neighbor insists every old system has to be brought up to code. Is he right?',
      'A guy at the store says old systems must be replaced within so many years. Ours is from the seventies and works, do we have to upgrade?',
    ],
  },
  machine,
})
