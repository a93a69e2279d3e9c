import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Installation under the official’s direct supervision. Gorham § 56.403(1).
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/installation-inspection',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The installation is under the direct supervision of the authority having jurisdiction.',
        text: 'Installation of a system is under the direct supervision of the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). The text does not say how often or at which steps the official comes. Ask before work begins who will be there and when. No component may be covered without proper authorization, and approved changes are noted on the original drawings before backfilling.',
        cite: [
          'gorham/56.403.1#1',
          'gorham/56.403.2#1',
          'gorham/56.403.2#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const installationInspection = procedure({
  id: 'gorham/installation-inspection',
  title: 'Supervision of the installation',
  act: 'have the installation supervised by the authority having jurisdiction',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no notice and no time for the official’s visits during the installation.',
    text: 'The sentence says that the installation is under direct supervision. It names no number of days or hours; ask the authority having jurisdiction before work begins.',
    cite: ['gorham/56.403.1#1'],
  },
  words: {
    asks: [
      [
        '(install*|putting in|dig|digging|build|construction|construct*)',
        '(supervis*|inspector|officer|present|be there|watch|oversee|on site|inspect*)',
        '(septic|system|tank|field|installation)',
      ],
      ['(instalación|instalar|construcción)', '(supervis*|inspector|presente|oficial)'],
      [
        '(on site|present|there|watch*|come out)',
        '(set the tank|setting the tank|install*|dig|digging|put it in|goes in)',
      ],
      ['(inspecciona*|inspección) .. (instalación|instalan)'],
      ['(inspects|inspect|inspected)', '(while|being put in|installed|install|instalación)'],
    ],
    not: [
      '(cover|covered|covering|backfill*|bury|buried)',
      '(stop work|stop)',
      '(sell*|sale|closing|deed)',
      'existing',
    ],
    examples: [
      'how many days ahead must we call the inspector before the tank is set',
      'how long do we have to wait for the inspector during the install',
      'does the inspector have to be there when they install the septic',
      'who supervises installation of a new system',
      'can my contractor put it in without the code officer on site',
      'how many inspections during a septic installation',
      'is direct supervision by the town really required while digging',
      'do I call the watershed inspector before the tank goes in',
      'can I install it myself if someone from the town watches',
      'inspector on vacation, can we install the system without him',
      'what inspections happen during construction of the septic',
      'must someone from the town be present all day during the install',
      'who oversees the job, engineer or town',
      'septic installer here, when do I schedule the town during construction',
      '¿tiene que estar el inspector cuando instalan el séptico?',
      '¿quién supervisa la instalación del sistema?',
      '¿puedo instalarlo sin que venga el oficial del pueblo?',
      'will somebody from the town be on site when we set the tank',
      'should the officer come out while the crew digs',
      "Who inspects the new septic while it's being put in?",
      '¿Cuándo inspeccionan la instalación del sistema nuevo?',
      'At what stages does someone come look during the install?',
      '¿quién revisa la instalación del sistema nuevo?',
      'does the inspector come while they put the new septic in',
      '¿en qué momento inspeccionan la instalación?',
    ],
  },
  machine,
})
