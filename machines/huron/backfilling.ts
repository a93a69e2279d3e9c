import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May the work be covered before the inspection? Huron §§ 6(E), 7(F).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/backfilling',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. The work must be left open, and the Building Inspector must inspect it before anything is backfilled.',
        text: 'This holds for a newly installed system and for a modification, upgrade or replacement of an existing one. The inspector looks for compliance with the system design, Part 75A (the state rules) and this law. The law gives no exception for photos, bad weather or a late inspector, and no time in which the inspector must come: call the Building Inspector early and wait. To backfill means to cover the work with soil again.',
        cite: ['huron/6.E#1', 'huron/6.E#2', 'huron/7.F#1', 'huron/7.F#2'],
        duties: [
          {
            actor: 'property owner and installer',
            verdict: 'must',
            action: 'leave all work open for inspection',
            cite: ['huron/6.E#1', 'huron/7.F#1'],
          },
          {
            actor: 'Building Inspector',
            verdict: 'must',
            action: 'visually inspect before backfilling',
            cite: ['huron/6.E#2', 'huron/7.F#2'],
          },
        ],
      },
    },
  },
})

export const backfilling = procedure({
  id: 'huron/backfilling',
  title: 'Inspection before the work is covered',
  act: 'leave all work open and have the Building Inspector inspect it before backfilling',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days: the work stays open until the Building Inspector has inspected it.',
    text: 'The sentences say that all work performed shall be left open and that the inspection comes prior to backfilling. They name no day by which the inspector must come or the work must be covered; call the Building Inspector.',
    cite: ['huron/6.E#1', 'huron/6.E#2', 'huron/7.F#1', 'huron/7.F#2'],
  },
  words: {
    asks: [
      ['backfill*'],
      ['back fill*'],
      ['(cover|bury|fill|close) .. (up|over|in|it|tank|trench*|field|lines|system|hole)'],
      ['trench*|hole|pit', '(left|leave|stay|keep) open'],
      ['(tapar|cubrir|rellenar|enterrar)'],
      ['(trench*|ditch|hole)', '(dirt|shovel|cover|fill|bury|photos|pictures)'],
      ['(dirt|soil) .. (back|over)', '(inspector|inspection|trench*|pipes)'],
    ],
    examples: [
      'how many days does the trench have to stay open before I can backfill',
      'how long do i have to leave the new septic uncovered',
      'by when can we cover the pipes after the install',
      'rain is coming, installer wants to bury the new lines before the inspector gets here',
      'can we close the trench on the weekend and have it inspected later',
      '¿podemos tapar las zanjas antes de que venga el inspector?',
      'can i backfill the trenches before the inspector looks at them',
      'the new tank is in and rain is coming, ok to cover it up today',
      'who has to see the leach field before we bury it',
      'inspector didnt show for 3 days. can my guy fill the hole now',
      'does the replacement field have to stay open for inspection',
      'I took pictures of everything, is that enough to close it up?',
      'Installer: only swapped the d-box, still have to leave it uncovered for the town?',
      'we already covered part of the laterals before anyone inspected. was that allowed',
      'backfilling rules for an upgrade of an existing system',
      'engineer inspected and signed off, does the building inspector still need to look before fill goes in',
      'open trench is a hazard for my kids, can I fill it temporarily',
      'what does the inspector check before the system gets buried',
      'must the whole system be exposed or only the tank at final inspection after installation',
      'is a visual inspection before covering required on new construction',
      '¿Puedo tapar las zanjas antes de que venga el inspector?',
      'ya pusimos el tanque nuevo, ¿hay que dejarlo abierto para la inspección?',
      'el inspector no ha venido, ¿podemos rellenar el hoyo?',
      '¿Quién revisa el sistema antes de cubrirlo con tierra?',
      'Storm coming, trenches open and inspector not here yet. Can I shovel the dirt back over?',
      "Inspector can't come till Thursday, my kids might fall in. Can I fill it?",
      'it is going to rain all week and the ditches are open, can we push the dirt back on and show the inspector pictures',
      'can I throw soil over the new pipes before anybody from the town has been here',
      'va a llover y las zanjas están abiertas, ¿podemos echarles tierra antes de la inspección?',
      'vamos a reemplazar el sistema con permiso y el contratista quiere tapar la zanja antes de que la vea el inspector, ¿se puede?',
      'el contratista quiere tapar hoy porque mañana tiene otra obra, ¿hay que esperar al inspector?',
    ],
  },
  machine,
})
