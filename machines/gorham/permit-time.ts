import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// The law sets no time for a decision on an application. Gorham § 56.402.
const facts = pick(all)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/permit-time',
  initial: 'stands',
  states: {
    stands: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline: 'The law on file sets no time for deciding on an application.',
        text: 'The section on review says when a permit may not be issued and when an application may be disapproved. It sets no number of days for the decision. Seven working days is something else: the time for a written notice after an application has been denied. Keep proof of the day on which you applied and of what you handed in, and ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) when a decision can be expected. An omission of the official can be appealed to the Clerk of the local governing body.',
        cite: [
          'gorham/56.402.1#1',
          'gorham/56.402.2#1',
          'gorham/56.402.3#1',
          'gorham/56.801.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
      },
    },
  },
})

export const permitTime = procedure({
  id: 'gorham/permit-time',
  title: 'Time to decide on an application',
  act: 'decide on the application within a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(days|long|weeks|months|deadline|time|fast|quick*|when)',
        '(decide*|decision|review*|act|answer|process*|approve|issue*|hear back|word)',
        '(application|permit)',
      ],
      ['(cuánto|días|plazo|tiempo|semanas)', '(decidir|responder|aprobar|respuesta|tarda*)', '(solicitud|permiso)'],
      ['permit', '(limit|how long|forever|dragging|sitting)', '(take|they|town|application|filed|applied)'],
      ['(shot clock|time limit|deadline)', '(permits|applications|permit|application)'],
      ['(applied|application)', '(weeks|time limit|how long|answer|decide)'],
    ],
    not: [
      '(denied|turned down|rejected|denial)',
      'appeal*',
      '(obtain|30|thirty) days',
      '(good for|expire*|valid)',
      'hearing',
      '(refused|refusal|disapproved|negó|negaron|rechaz*)',
      '(reasons|in writing)',
      '(sewage|neighbor|complaint|complained|smell)',
      '(cuesta|cost|how much|forgot|mention)',
    ],
    examples: [
      'we turned in everything for the septic permit a month ago and have heard nothing, is there a limit for the town to decide',
      'complete application with fee went in weeks ago, not approved, not denied. how many days by law may they sit on it',
      'how long does the town have to act on my septic application',
      'still waiting on my permit, applied two months ago, is there a deadline for them',
      'how many days to review a septic permit application',
      'when do I have to hear back about the permit',
      'does the law say how fast an application must be decided',
      'is there a clock on the code officer to approve or deny',
      "they've been sitting on our application since spring",
      'if they dont answer is the permit automatically approved',
      "what's the turnaround required by law for septic permits",
      'how soon must they make a decision after I submit',
      'my friend in Chester got 60 days, how long does Gorham get to decide',
      'can the town take forever with my permit',
      'we need the permit by June, how quickly do they have to issue',
      '¿cuánto tiempo tiene el pueblo para decidir sobre mi solicitud?',
      '¿hay plazo para que aprueben el permiso séptico?',
      'llevo un mes esperando respuesta de la solicitud',
      "filed in spring, now it's fall, is there any limit on how long they can take",
      'the town is dragging its feet on my permit, what does the law say',
      '¿Cuánto tarda el permiso séptico?',
      "Applied five weeks ago. Isn't there a time limit for them to answer?",
      '¿cuánto se tardan en dar el permiso?',
      '¿en cuántos días deciden la solicitud del permiso séptico?',
    ],
  },
  machine,
})
