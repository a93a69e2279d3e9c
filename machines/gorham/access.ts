import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// When the owner must let an official in. Gorham § 56.309.
const facts = pick(all, 'accessGround')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/access',
  initial: 'ground',
  states: {
    ground: {
      on: {
        accessGround: [
          { guard: is('requested'), target: 'requested' },
          { guard: is('complaint'), target: 'complaint' },
          'noGround',
        ],
      },
    },
    requested: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. With a permit or inspection requested, the owner must permit the inspection.',
        text: 'Where a permit or an inspection has been requested, the property owner must permit the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) to inspect the lands and premises, to see that the law is complied with. The text does not say what follows if the owner refuses, and it has no rule about warrants.',
        cite: ['gorham/56.309.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    complaint: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. After a complaint or show of cause, the owner must permit the inspection.',
        text: 'Upon complaint or show of cause, the property owner must permit the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) to inspect lands and premises whose system is believed to be a cause or potential cause of pollution or a health hazard. The text does not say what follows if the owner refuses, and it has no rule about warrants.',
        cite: ['gorham/56.309.2#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    noGround: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file gives no right of access for another reason.',
        text: 'The section on access names two grounds: a permit or inspection that was requested, and a complaint or show of cause about pollution or a health hazard. It says nothing about other visits, about refusals or about warrants. Ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) for the reason, or a lawyer.',
        cite: ['gorham/56.309.1#1', 'gorham/56.309.2#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
  },
})

export const access = procedure({
  id: 'gorham/access',
  title: 'Access for an inspection',
  act: 'permit the official to inspect the lands and premises',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no notice period and no time for the official’s visit.',
    text: 'The sentences say that the owner shall permit the inspection. They name no number of days’ notice and no day or hour; ask the authority having jurisdiction when it is to be.',
    cite: ['gorham/56.309.1#1', 'gorham/56.309.2#1'],
  },
  words: {
    asks: [
      [
        'notice',
        '(before|ahead|give)',
        '(inspects|inspect|comes|come|visit|enter|enters)',
        '(land|property|premises|yard)',
      ],
      [
        '(refuse|let|allow|keep out|trespass*|warrant|come onto|enter|access|permission|barge)',
        '(inspector|officer|town|property|house|land|yard|basement|inspect*)',
      ],
      ['(negar*|dejar|entrar|orden judicial|permiso)', '(inspector|oficial|propiedad|casa|terreno)'],
      [
        '(inspector|officer|code guy|town)',
        '(look around|come on|come onto|poke around|walk around|search|snoop)',
        '(yard|property|house|land|place)',
      ],
      ['(walk|enter|come in|search)', '(property|house|premises|land)', '(officer|inspector|town|official)'],
    ],
    not: ['tenants .. notice', 'uncover*', '(cover|backfill)', '(vehicle*|truck*|tractor*)'],
    examples: [
      'how many days notice must they give before they come on my land to inspect the septic',
      'by when must I let the inspector in after a complaint',
      'how long ahead does the officer have to announce the septic visit',
      'can I refuse to let the inspector on my land',
      'does the code officer need a warrant to look at my septic',
      'inspector wants into my basement, do I have to let him',
      'do i have to give the town access after I applied for a permit',
      'neighbor complained and now they want to come on the property, can I say no',
      'inspector walked in my yard without asking, is that trespass',
      'what happens if I dont allow the inspection',
      "tenant won't let the septic inspector in",
      'town official showed up unannounced for a routine check of septics, must I let him in',
      'is permission of the owner needed for a physical inspection',
      "they say there's cause to believe we pollute the creek, can they enter",
      'can they go inside the house or only the yard',
      '¿puedo negarme a que el inspector entre a mi propiedad?',
      '¿necesitan una orden judicial para inspeccionar el séptico?',
      '¿tengo que dejar entrar al inspector por una queja?',
      '¿el oficial puede entrar a mi casa?',
      'code guy wants to poke around my yard, do I have a choice',
      'I would rather not have the town look around here, can I say no',
      'se quejó el vecino y ahora quieren revisar mi terreno',
      'because I asked for a permit can he walk the whole property',
      'officer wants to go through our premises after a complaint',
      'Does the inspector have a right to come onto my land?',
      'may the inspector walk onto my property',
      '¿tengo que dejar pasar al inspector?',
    ],
  },
  machine,
})
