import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Failed systems on limited sites. Gorham § 56.305.
const facts = pick(all, 'systemFailed')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/site-limitations',
  initial: 'failed',
  states: {
    failed: { on: { systemFailed: [{ guard: 'yes', target: 'limited' }, 'noRemedy'] } },
    limited: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides:
          'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
        headline: 'It is up to the authority having jurisdiction how far the site lets the state’s standards be met.',
        text: 'On sites with limitations, such as steep ground or a small lot, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) uses current technology and design methods to remedy a failed system. The state’s standards must be complied with to the greatest extent possible. The official considers distances to drinking water and watercourses, the health hazard of the failed system, lot line setbacks and area, and how far the limitations are self-created. This is no variance, and it does not waive the state’s standard in Appendix 75-A: for that the state health department is responsible.',
        cite: [
          'gorham/56.305.1#1',
          'gorham/56.305.1#2',
          'gorham/56.305.1.a#1',
          'gorham/56.305.1.b#1',
          'gorham/56.305.1.c#1',
          'gorham/56.305.1.d#1',
          'gorham/56.801.4#3',
          'gorham/56.303.1.a#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
    noRemedy: {
      meta: {
        status: 'other-authority',
        verdict: 'must-not',
        headline: 'No. The rule for difficult sites is only for remedies of failed systems.',
        text: 'The rule on site limitations lets the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) work with what the site allows only to remedy failed or improperly functioning systems. For any other work, relief from substantive requirements such as tank sizes and setback distances is for NYSDOH (the state health department) and NYSDEC (the state environmental department).',
        cite: ['gorham/56.305.1#1', 'gorham/56.801.4#3', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const siteLimitations = procedure({
  id: 'gorham/site-limitations',
  title: 'Remedies on a difficult site',
  act: 'remedy the failed system by less than the full state standard',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(failed|failing)',
        '(ledge|tiny|small|narrow|steep|lot|rock)',
        '(close|distances|state|decides|room|layout|standards)',
      ],
      [
        '(steep|small lot|tiny lot|narrow|rock|bedrock|no room|not enough room|limited|slope|limitation*|cliff|ledge)',
        '(septic|system|field|leach|tank|site)',
      ],
      ['(terreno|lote)', '(pequeño|empinado|roca|limitad*|espacio)', '(séptic*|sistema|tanque)'],
      ['(lot|lote|terreno|parcela)', '(falló|failed|fallado)', '(small|chico|pequeño|tight|rocky|roca|norma|code)'],
    ],
    not: ['variance', 'variances'],
    examples: [
      "our field failed and the lot is a sliver of ledge, the state distances won't fit. who says how near we can come",
      "how far may the officer go below the state's standards for a failed system on a small lot, is that written anywhere",
      'failed septic, forty foot lot with the lake on one side and a well on the other, nothing meets the rules',
      'no layout of a replacement meets all the setbacks on our lot, what does the inspector weigh',
      'el sistema falló y el lote es muy pequeño y de roca, ¿quién decide qué se acepta?',
      'our lakefront lot is too small for a full size leach field, the old one failed, what can be done',
      'steep hillside and shallow rock, can the inspector accept something less than state standards',
      'failed system and no place that meets the setbacks, what does the officer look at',
      'site limitations under the Gorham septic law, how do they work',
      'does it matter that we caused the space problem ourselves by building the garage',
      'replacing a dead field on a quarter acre with the well 60 ft off, how strict are they',
      'does the town have to hold us to the full code when the lot just cant fit it',
      'what is considered when a failed system sits on a bad site',
      "our neighbour's lot is a cliff and his septic failed, how did he get approved",
      'to the greatest extent possible, what does that mean for my failed septic',
      'new house on a rocky lot, can we get a break on the field size because of the site',
      'high water table, system is failing, is there any leeway',
      '¿qué pasa si el terreno es muy pequeño para reemplazar el sistema que falló?',
      'lote empinado y sistema fallado, ¿pueden aceptar menos que la norma?',
      'no hay espacio para el campo de drenaje, el viejo no funciona',
      'only a sliver of yard between road and bluff, will they accept something smaller for our failed field',
      'not enough ground to replace a dead system by the book',
      'El terreno es muy chico para reparar el sistema que falló según la norma. ¿Qué se puede hacer?',
      'Ledge rock everywhere, no room, old field failed. Can I get by with something smaller?',
      'el terreno es pequeño y con roca, no cabe un sistema que cumpla para reemplazar el que falló',
      'el sistema falló y el lote no da para uno según la norma, ¿qué permiten?',
      'the lot cannot hold a full size replacement for our failed system, what does the law do then',
      '¿qué se hace si el lote es muy chico para arreglar el sistema que falló según la norma?',
      'terreno chico, sistema fallado, no cabe un campo completo',
    ],
  },
  machine,
})
