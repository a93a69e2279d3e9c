import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// What stays in force in an exempted area? Huron § 10(C).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/sewer-area-inspection',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Systems in an exempted area are still subject to inspection, including dye tests, to ensure that they do not discharge raw sewage.',
        text: 'If a system discharges raw sewage, upgrades or repairs must be made to end the discharge. A dye test means that colored water is run into the system to see where it comes out. The exemption frees the area from the other requirements of this law only as far as the Board grants it.',
        cite: ['huron/10.C#2', 'huron/10.C#3', 'huron/10.C#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'make the upgrades or repairs that eliminate a discharge of raw sewage',
            cite: ['huron/10.C#3'],
          },
        ],
      },
    },
  },
})

export const sewerAreaInspection = procedure({
  id: 'huron/sewer-area-inspection',
  title: 'Inspections in an exempted sewer area',
  act: 'let the system be inspected, dye test included, and mend it if it discharges raw sewage, although the area is exempted',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The paragraph on exempted areas sets no time of its own for these inspections and repairs.',
    text: 'The sentences say that the systems stay subject to inspection and that upgrades or repairs shall be made to end a discharge of raw sewage. They name no number of days. The rules on failed systems say that upon a direct discharge of raw sewage the Building Inspector shall order it ended immediately, so do not wait; ask the Building Inspector.',
    cite: ['huron/10.C#2', 'huron/10.C#3', 'huron/8.D.2.c#3'],
  },
  words: {
    asks: [
      ['exempt*|exemption', '(inspect*|dye|test|raw sewage|repair*|discharg*|leak*)'],
      ['sewer (area|exemption|project)', 'inspect*|dye|raw|repair*'],
      ['exención|exent*', '(inspec*|tinte|aguas negras|reparar)'],
    ],
    examples: [
      'we are in the exempted sewer area and leaking, how many days do we have to fix it',
      'by when are systems in the sewer exemption area inspected',
      'how long do I have to stop a raw sewage leak in the exempted area',
      'our area has the sewer exemption, can the town still inspect my septic',
      'do dye tests apply in an exempted sewer area',
      'raw sewage from my neighbors tank but our area is exempt, must he fix it',
      'exempt because a sewer is coming. do i still have to let the inspector in',
      'does the general exemption mean no more inspections',
      'my system leaks raw sewage, area is exempted until the sewer, do I have to repair',
      'Is a dye test still mandatory in the exempted district?',
      'what can the town still make us do under the sewer exemption',
      'exemption area and a failed dye test, now what',
      'sewer exemption granted last year, got an inspection notice anyway. valid?',
      'are upgrades required in the exempt zone if sewage reaches the surface',
      'inspection during the exemption years',
      'thought exempt meant exempt, why is the inspector coming',
      'nuestra zona tiene la exención, ¿todavía pueden inspeccionar mi séptico?',
      'con la exención del alcantarillado, ¿hay que hacer la prueba de tinte?',
      'mi sistema descarga aguas negras pero el área está exenta, ¿debo reparar?',
      '¿La exención nos libra de las inspecciones?',
      'Our area got the sewer exemption. Do we still need inspections when we sell?',
    ],
  },
  machine,
})
