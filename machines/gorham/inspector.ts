import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Who carries out the inspections of the law. Gorham §§ 56.501(1), 56.502(1), 56.308(2), 56.201.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/inspector',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The inspection is done by the authority having jurisdiction.',
        text: 'The inspections that this law asks for are performed by the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). A private home inspector or engineer is not named for them. The local governing body may contract with the Ontario County Soil and Water Conservation District, through its Uniform Inspection Procedures Program, for site and soil appraisals and inspections. Ask the Code Enforcement Officer who does them now.',
        cite: [
          'gorham/56.501.1#1',
          'gorham/56.502.1#1',
          'gorham/56.308.2#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'perform the inspection',
            cite: ['gorham/56.502.1#1'],
          },
          {
            actor: 'local governing body',
            verdict: 'may',
            action:
              'contract with the Ontario County Soil and Water Conservation District for appraisals and inspections',
            cite: ['gorham/56.308.2#1'],
          },
        ],
      },
    },
  },
})

export const inspector = procedure({
  id: 'gorham/inspector',
  title: 'Who inspects',
  act: 'have the inspection done by the authority having jurisdiction',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(who|private|own|home inspector|engineer|plumber|independent|certified|soil and water|swcd|pumper|company)',
        '(inspect|inspects|inspection|inspections|inspector|do the inspection)',
      ],
      ['(quién|privado|propio)', '(inspecciona|inspección|inspector)'],
      ['(bank s|bank|private|own|home) (inspector|inspection)'],
      ['(compañía|empresa) privada'],
    ],
    not: ['who pays', 'who arranges', '(sign off|supervis*|install*)', '(let|refuse)', 'report', 'watershed inspector'],
    examples: [
      'who does the septic inspections in Gorham',
      'can my home inspector do the septic inspection',
      "is a private engineer's inspection good enough for the sale",
      'does soil and water do the inspections for the town',
      'can the pumping company inspect it instead of the town',
      'which official do I call to inspect',
      'authority having jurisdiction, who is that',
      'our inspector from Chester is a PE, can he do it here',
      'is the health officer or code enforcement in charge of septics',
      'can I pick my own inspector',
      'does the county inspect septics for gorham',
      "is a licensed plumber's septic inspection accepted",
      'who is allowed to inspect septic systems under the law',
      '¿quién hace la inspección séptica?',
      '¿puedo usar mi propio inspector privado?',
      '¿el condado hace las inspecciones o el pueblo?',
      'a home inspection company already looked at the septic, will the town accept it',
      '¿Puede inspeccionar una compañía privada?',
      "Bank's inspector already looked. Do I need the town's too?",
      '¿la inspección la puede hacer una empresa privada?',
      '¿quién hace las inspecciones?',
    ],
  },
  machine,
})
