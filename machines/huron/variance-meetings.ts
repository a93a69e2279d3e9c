import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Are meetings open, who calls them, what is recorded? Huron §§ 10(D)(4) to 10(D)(6). Two sentences on openness (H-50).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/variance-meetings',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. All meetings of the Septic Board of Appeals must be open to the public, and minutes must be kept.',
        text: "The Chairperson calls them, and the Board may set other times. One sentence makes all meetings open; another says that they are open to the extent provided in Article Seven of the Public Officers Law, the state's open meetings law. Plan on an open meeting; whether a closed session is allowed is a question for the town attorney. The minutes show each member's vote, and records of examinations and other official actions are kept. The Chairperson, or the Acting Chairperson in his or her absence, may administer oaths and compel witnesses to attend.",
        cite: ['huron/10.D.4#1', 'huron/10.D.4#2', 'huron/10.D.5#1', 'huron/10.D.6#1', 'huron/10.D.6#2'],
        duties: [
          {
            actor: 'Septic Board of Appeals',
            verdict: 'must',
            action: 'keep minutes of its proceedings and records of its examinations and other official actions',
            cite: ['huron/10.D.6#2'],
          },
          {
            actor: 'Chairperson or Acting Chairperson',
            verdict: 'may',
            action: 'administer oaths and compel the attendance of witnesses',
            cite: ['huron/10.D.5#1'],
          },
        ],
      },
    },
  },
})

export const varianceMeetings = procedure({
  id: 'huron/variance-meetings',
  title: 'Meetings of the Septic Board of Appeals',
  act: 'hold the meetings of the Septic Board of Appeals open to the public, with minutes',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no time for it: no schedule of meetings, and no day by which minutes must be ready.',
    text: 'The sentences say that the Chairperson calls the meetings, that the Board may set other times, and that it keeps minutes. They name no days; the state’s open meetings law is not on file here and may have some. Ask the Town Clerk.',
    cite: ['huron/10.D.4#1', 'huron/10.D.6#2'],
  },
  words: {
    asks: [
      ['meeting|meetings|session|hearing', 'open|closed|public|attend|private|executive|minutes|watch|record*'],
      ['minutes', 'board|zba|septic'],
      ['oath*|sworn|swear|witness*|testify|subpoena'],
      ['(junta|reunión|audiencia)', 'pública|abierta|asistir|actas|testigo*|juramento'],
    ],
    not: ['(fence|shed|garage|pool|deck|sign|height|zoning|parking) (variance|hearing|permit)'],
    examples: [
      'how many days after the meeting must the minutes of the septic board be ready',
      'how often does the septic board of appeals have to meet',
      'by when do the minutes of the septic board have to be available',
      'are septic board of appeals meetings open to the public',
      'can the board go into executive session on my variance',
      'can i attend my neighbors variance hearing',
      'are minutes kept and can I read them',
      'who calls the meetings of the septic board',
      'can witnesses be forced to come to the septic board',
      'do people testify under oath at the hearing',
      'they discussed my septic case behind closed doors. is that allowed',
      'does the chairman have power to swear in witnesses',
      'May the septic board meet privately by email?',
      'what records must the septic board keep',
      'is the public allowed to watch the zoning board when it sits on septics',
      'acting chair gave the oath, valid?',
      'how often does the septic board of appeals meet',
      '¿Las reuniones de la junta de apelaciones sépticas son públicas?',
      '¿Puedo asistir a la audiencia de mi vecino ante la junta?',
      '¿La junta tiene que llevar actas?',
      '¿Pueden obligar a un testigo a ir a la audiencia de la junta?',
    ],
  },
  machine,
})
