import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// What follows a complaint or a personal observation. Gorham § 56.701(2).
const facts = pick(all, 'reportedOn', 'ownerNotifiedOn')

const deadlines = {
  notice: {
    label: 'Written notice to owner and inhabitants that an inspection is required',
    actor: 'authority having jurisdiction',
    within: '7 business days',
    after: 'reportedOn',
    met: 'ownerNotifiedOn',
    cite: 'gorham/56.701.2#1',
    note: 'The law does not say what a business day is. It is assumed to be Monday to Friday without public holidays. Where the town’s office works on a public holiday, such as Lincoln’s Birthday or Election Day, the time may end sooner: plan on the earlier day.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values), ...inTime(deadlines, newYork) },
}).createMachine({
  id: 'gorham/complaint',
  initial: 'received',
  states: {
    received: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes, if the complaint is bona fide: owner and inhabitants must be notified in writing {notice}.',
        text: 'Upon receipt of a bona fide (genuine) complaint, or upon personal observation, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must notify the property owner and the inhabitants, tenants included, in writing that an inspection is required. That is due within seven business days of the receipt or observation. A copy goes to the Clerk of the local governing body. Who finds a complaint bona fide is not said, and the text sets no day for the inspection itself and no answer to the person who complained.',
        cite: [
          'gorham/56.701.2#1',
          'gorham/56.701.2#2',
          'gorham/56.701.1#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        due: ['notice'],
        duties: [
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'notify the owner and the inhabitants in writing that an inspection is required',
            deadline: 'notice',
            cite: ['gorham/56.701.2#1'],
          },
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'send a copy of the notice to the Clerk of the local governing body',
            cite: ['gorham/56.701.2#2'],
          },
        ],
      },
      on: { reportedOn: 'counting', ownerNotifiedOn: 'sent' },
    },
    counting: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Owner and inhabitants must be notified in writing {notice}.',
        text: 'Upon receipt of a bona fide (genuine) complaint, or upon personal observation, the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must notify the property owner and the inhabitants, tenants included, in writing that an inspection is required. A copy goes to the Clerk of the local governing body. Who finds a complaint bona fide is not said, and the text sets no day for the inspection itself.',
        cite: ['gorham/56.701.2#1', 'gorham/56.701.2#2', 'gorham/56.201.authority-having-jurisdiction#1'],
        due: ['notice'],
        duties: [
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'notify the owner and the inhabitants in writing that an inspection is required',
            deadline: 'notice',
            cite: ['gorham/56.701.2#1'],
          },
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'send a copy of the notice to the Clerk of the local governing body',
            cite: ['gorham/56.701.2#2'],
          },
        ],
      },
      on: { ownerNotifiedOn: [{ guard: 'noticeInTime', target: 'inTime' }, 'late'] },
    },
    sent: { on: { reportedOn: [{ guard: 'noticeInTime', target: 'inTime' }, 'late'] } },
    inTime: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The notice was given in time: it was due {notice}.',
        text: 'Owner and inhabitants have been notified that an inspection is required. A copy goes to the Clerk of the local governing body. The text sets no day for the inspection itself. The authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) must be permitted to inspect after a complaint.',
        cite: [
          'gorham/56.701.2#1',
          'gorham/56.701.2#2',
          'gorham/56.309.2#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        also: ['notice'],
      },
    },
    late: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'The notice came late: it was due {notice}.',
        text: 'The notice was due within seven business days. The text does not say what follows from a late notice; the inspection is required all the same. A copy goes to the Clerk of the local governing body. An omission can be appealed to the Clerk.',
        cite: ['gorham/56.701.2#1', 'gorham/56.701.2#2', 'gorham/56.801.1#1'],
        also: ['notice'],
      },
    },
  },
})

export const complaint = procedure({
  id: 'gorham/complaint',
  title: 'Complaint: notice to owner and inhabitants',
  act: 'notify the owner and the inhabitants in writing that an inspection is required',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['reportedOn', 'ownerNotifiedOn'],
  words: {
    asks: [
      ['(complaint|complained|reported)', '(by when|last day|what day|how many days|notice|notify|letter)'],
      [
        '(saw|observed|noticed|spotted) .. (effluent|sewage|breakout|seepage|gray water)',
        '(notice|owner|tenants|occupants|letter|last day)',
      ],
      [
        '(complaint|complained|complain|complt|compl|reported|observed)',
        '(days|ntc|letters|landlord|when|how long|last day|deadline|notice|letter|notify|tenant*|inhabitants|respond|nothing|owner|done|next|clerk)',
      ],
      ['(queja|denuncia|denuncié|me quejé|reporté)', '(días|cuándo|cuánto|aviso|inquilin*|respond*|dueño|plazo|hacer)'],
      [
        '(told|called|wrote)',
        '(town|officer|inspector|you)',
        '(sewage|smell|septic|odor|neighbor)',
        '(not heard|no answer|nothing|nobody|no one|ignored|days ago|weeks ago)',
      ],
      ['(renters|tenants|tenant|occupants)', '(letter|notice)', '(neighbor|complained|called|complaint)'],
      ['(queja|denuncia)', '(recibimos|recibió|aviso|carta)'],
    ],
    not: [
      '(anonymous*|anonymously|anónim*)',
      '(where|how) (do|can) (i|we) (complain|report)',
      'who do i (complain|report)',
      '(let|refuse) .. in',
      'appeal',
      'spite|bogus|crank|phony|frivolous',
      'made up',
      '(how many days do i have|do i have to complain|after i saw)',
    ],
    examples: [
      'Soy inquilino. Pusieron una queja por el séptico de la casa que alquilo. ¿Nos tiene que avisar el pueblo por escrito a los que vivimos aquí o sólo al dueño?',
      'el casero dice que el aviso de la queja es sólo para él y no para los inquilinos, ¿es cierto?',
      "Isn't there a time by which the inspector must act on my call about the neighbor's sewage? two weeks and not a word",
      'I rang the watershed inspector about the creek and nobody came back to me, how long do they have',
      'I called the inspector weeks ago about sewage from next door in the creek and heard nothing. is there a time by which they must act',
      'complaint logged Friday, odor and seepage at a summer rental, last day for the written notice with the holiday',
      "told the town about the neighbor's septic two weeks back, no answer. what must they do and when",
      'someone complained about the septic where we rent. does the notice come to us as well as the landlord',
      'I turned in a complaint to the code officer last Tuesday about sewage coming from the place next door. By when does he have to write to them',
      'I filed a complaint on May 4 and nothing happened. What day must the notice to the neighbors go out by',
      '(CEO) drove by and saw effluent on the lawn of a rental on Friday, nobody complained. last day for written notice to owner and occupants',
      'watershed inspector observed a breakout 9/14, when are the letters due and who gets the copy',
      'do the tenants get the notice too or only the landlord after a complaint',
      'puse una queja el 5 de mayo por aguas negras, ¿cuándo tienen que avisarle al dueño?',
      "I complained about the neighbor's septic two weeks ago and nothing happened, how long do they have",
      'complaint came in Monday, when is our notice letter due',
      'does the tenant also get the notice after a septic complaint',
      '(staff) bonafide complaint logged Nov 2, last day for written notice to owner',
      'what must the town do once somebody complains',
      'I saw sewage in the ditch myself as code officer, when must I notify the owner',
      'how many business days after a complaint',
      'seepage compl logged thurs at a two family, when do ltrs to landlord and occupants go out',
      'cesspool complaint taken at the desk today, landlord is away all winter, who gets our letter',
      'complaint came in on the 24th re sewage odor, due date for letters to landlord and occupants',
      'do they send a copy of the complaint notice to the town clerk',
      'someone complained about us, what notice should we get',
      'when does the inspection follow after a complaint',
      'does the person who complained get an answer',
      'are working days and business days the same for complaint letters',
      'notice to owner after complaint was sent on day nine, too late?',
      'puse una queja hace dos semanas y nada, ¿cuántos días tienen?',
      '¿los inquilinos también reciben el aviso después de una queja?',
      '¿qué debe hacer el pueblo después de una denuncia?',
      'told the town about sewage next door and have heard nothing, what does the law say they must do',
      'neighbor called the town on us, will my renters get a letter too',
      'llegó una queja el martes, ¿cuándo sale el aviso al dueño?',
      'smell complaint, bonafide, need our due date for the written notice that an inspection is required',
      'last date to notify the owner in writing, complaint is about a leased cottage',
      'do the people living there get a notice too or only the owner',
      'Complaint came in Monday. By when must the owner be told?',
      'Took a call about sewage on East Lake Road Tuesday. When do we owe the owner a letter?',
      'complaint was logged on Monday, when is the written notice to the owner due',
      '¿cuándo debe avisar el pueblo al dueño después de una queja?',
    ],
  },
  machine,
})
