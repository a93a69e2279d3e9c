import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// What happens with a complaint, and where does it stand? Huron § 9. No time is set for it (H-43).
const facts = pick(all, 'complaintMade', 'ownerNotified', 'permissionDenied', 'systemInspected', 'orderGiven')

const deadlines = {
  resolve: {
    label: 'Resolve the deficiencies; after that a schedule for compliance is due',
    actor: 'property owner',
    within: '30 days',
    after: 'orderGiven',
    cite: 'huron/9.B#4',
    note: 'The law does not say from which day these thirty days run; the day of the order is taken as a precaution. Go by the days written in the order.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  stop: {
    label: 'Longest time that the order may leave for ending the use',
    amount: 30,
    unit: 'days',
    cite: 'huron/9.B#3',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/complaint',
  initial: 'open',
  states: {
    open: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline:
          'It is up to the Building Inspector, who may investigate written complaints and concerns. Put yours in writing.',
        text: 'The law gives the Building Inspector the power to investigate; it does not promise that he or she will, and sets no time. If there is a reasonable basis, he or she must first make efforts to notify the owner and then visually inspect the system. The inspector must try to get the owner to cooperate and may ask permission to inspect. Without permission a warrant of the Town of Huron Justice Court is needed, except in exigent circumstances (an emergency). If a system is not working or breaks the law, the inspector may order pumping, a new tank or other repairs, and upon a violation must order the use and the discharge to stop immediately or within {stop}. He or she may go on to other enforcement or to the Town Board of Health. If sewage is a danger to health right now, also call the health department.',
        cite: ['huron/9#1', 'huron/9.A#1', 'huron/9.A#2', 'huron/9.A#3', 'huron/9.B#1', 'huron/9.B#3', 'huron/9.B#5'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'may',
            action: 'investigate written complaints or concerns',
            cite: ['huron/9#1'],
          },
          {
            actor: 'Building Inspector',
            verdict: 'must',
            action:
              'first make efforts to notify the owner, and then visually inspect, once there is a reasonable basis',
            cite: ['huron/9.A#1'],
          },
          {
            actor: 'Building Inspector',
            verdict: 'must',
            action: 'attempt to obtain the cooperation of the owner',
            cite: ['huron/9.A#2'],
          },
        ],
      },
      on: {
        complaintMade: 'received',
        ownerNotified: 'notified',
        permissionDenied: 'denied',
        systemInspected: 'inspected',
        orderGiven: 'ordered',
      },
    },
    received: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline:
          'The written complaint is in. Whether there is a reasonable basis to investigate is up to the Building Inspector, and the law sets no day for it.',
        text: 'If he or she finds a reasonable basis, the next step is to make efforts to notify the owner, and then to inspect the system visually. The law sets no time for an answer to the person who complained. Keep a copy of the complaint and ask the Building Inspector how it stands.',
        cite: ['huron/9#1', 'huron/9.A#1', 'huron/9.A#2'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'must',
            action:
              'first make efforts to notify the owner, and then visually inspect, once there is a reasonable basis',
            cite: ['huron/9.A#1'],
          },
        ],
      },
      on: {
        ownerNotified: 'notified',
        permissionDenied: 'denied',
        systemInspected: 'inspected',
        orderGiven: 'ordered',
      },
    },
    notified: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'visually inspect the septic system upon the complaint',
        headline: 'The owner was told. Next, the Building Inspector must visually inspect the septic system.',
        text: 'That follows once a reasonable basis was found. The inspector must try to get the owner to cooperate and may ask permission to inspect the system or the property. No day is set for the inspection.',
        cite: ['huron/9.A#1', 'huron/9.A#2'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'must',
            action: 'visually inspect the system and attempt to obtain the cooperation of the owner',
            cite: ['huron/9.A#1', 'huron/9.A#2'],
          },
        ],
      },
      on: { permissionDenied: 'denied', systemInspected: 'inspected', orderGiven: 'ordered' },
    },
    denied: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'get an administrative search warrant before entering the property to inspect',
        headline:
          'Permission was refused. The Building Inspector must have an administrative search warrant before entering the property.',
        text: 'The Town of Huron Justice Court may issue it. This section excepts exigent circumstances, that is, an emergency; the section on violations repeats the rule without that exception.',
        cite: ['huron/9.A#3', 'huron/11.A#1'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'must-not',
            action: 'enter the property to inspect without a warrant, except in exigent circumstances',
            cite: ['huron/9.A#3'],
          },
        ],
      },
      on: { systemInspected: 'inspected', orderGiven: 'ordered' },
    },
    inspected: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        act: 'issue an order after the inspection',
        headline: 'The system was inspected. What follows is up to what the Building Inspector finds and decides.',
        text: 'If the system is not functioning properly or not in compliance, he or she may order replacement of the tank, pumping, or other repairs, as far as reasonably necessary. If a violation is found, he or she must order the owner to stop the use and the discharge, immediately or within {stop}. The owner bears the costs of the inspection and the repairs.',
        cite: ['huron/9.B#1', 'huron/9.B#2', 'huron/9.B#3'],
        values: ['stop'],
        duties: [
          {
            actor: 'Building Inspector',
            verdict: 'must',
            action:
              'order the owner to terminate use and discharge, immediately or within {stop}, if a violation is found',
            cite: ['huron/9.B#3'],
          },
        ],
      },
      on: { orderGiven: 'ordered' },
    },
    ordered: {
      meta: {
        status: 'determined',
        verdict: 'must',
        act: 'carry out the order, and submit a schedule for compliance if the deficiencies are not resolved in time',
        headline:
          'An order was given. The owner must follow it, and must submit a schedule for compliance if the deficiencies are not resolved {resolve}.',
        text: 'The Building Inspector may order compliance with that schedule or another one, take further enforcement action, or refer the matter to the Town Board of Health. The law does not say from which day the thirty days run; go by the days written in the order.',
        cite: ['huron/9.B#3', 'huron/9.B#4', 'huron/9.B#5'],
        also: ['resolve'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'submit a schedule for compliance if the deficiencies are not resolved within thirty days',
            deadline: 'resolve',
            cite: ['huron/9.B#4'],
          },
        ],
      },
    },
  },
})

export const complaint = procedure({
  id: 'huron/complaint',
  title: 'A complaint about a septic system',
  act: 'investigate the complaint',
  kind: 'case',
  facts,
  deadlines,
  values,
  order: ['complaintMade', 'ownerNotified', 'systemInspected', 'orderGiven'],
  untimed: {
    headline: 'The law sets no time for this step after a complaint.',
    text: 'The sentences say in what order the Building Inspector proceeds: make efforts to notify the owner, then inspect visually, with permission or a warrant where he or she enters. They name no days; ask the Building Inspector.',
    cite: ['huron/9#1', 'huron/9.A#1', 'huron/9.A#2', 'huron/9.A#3'],
  },
  words: {
    asks: [
      ['smell|smells|stink|stench', '(next door|neighbor|weekend|phoned|called)'],
      ['(smell|stink|wet spot|puddle|odor|odour)', '(next door|neighbor|neighbour|house|phoned|called|town)'],
      ['(phoned|called|told|emailed|wrote)', '(town|code|inspector)', '(nothing|should|smell|twice|again|next)'],
      ['complain*|complaint'],
      ['report*', 'neighbor*|sewage|septic|smell*|leak*|landlord'],
      ['neighbor*', 'sewage|septic|smell*|stink*|leak*|running|dumping|wet'],
      ['queja|quejar*|denuncia*|reportar'],
      ['vecino|vecina', 'séptico|aguas|olor|huele|desagüe'],
    ],
    not: [
      'anonym*|anónim*',
      'esparcir|abono',
      '(deadline|how many days|when must|how fast|how quickly|cuánto tiempo|plazo|cuántos días)',
      '(my name|tell the owner who|sin dar|mi nombre)',
    ],
    examples: [
      '¿tengo que hacer mi queja por escrito o basta con llamar al inspector?',
      'I phoned the inspector twice about the smell next door, does the complaint have to be in writing for him to act',
      'la queja contra el vecino por las aguas jabonosas, ¿la investigan si solo la digo por teléfono?',
      'the owner was notified of the complaint, how many days until the inspector must look at the system',
      'by when does the inspector have to notify me of a complaint about my septic',
      'stench and soggy grass along the fence each weekend when the renters come. called town hall already. what else can I do',
      'rental next door overflows, I rang the town, do I have to write something',
      'phone calls to the town about sewage smell went nowhere, is a letter needed',
      'what happens after I send a written complaint about next doors septic',
      'my neighbors septic is leaking onto my lawn, who do i tell',
      'how do I file a complaint about a failing septic next door',
      'does a complaint have to be in writing or can i call',
      'raw sewage running into the creek behind us!! nobody does anything',
      'someone complained about my system. what happens now',
      'Does the inspector have to tell me that there is a complaint before he looks at my septic?',
      '(staff) letter about 14 Birch came in, what are the steps',
      'landlord ignores the stinking tank, can the town look at it',
      'does the town have to investigate every complaint',
      'complaint was filed may 3 and owner called on may 6, what is next for the building inspector',
      'owner refused to let us look after a complaint, next step?',
      'the vacation rental next to us overflows every july',
      'we inspected after a complaint on 8/2, what can be ordered',
      'I told the code guy by phone twice about the smell. Do I need to put it on paper',
      'is a concern by email enough to start an investigation',
      'can the building inspector ignore my septic complaint',
      '¿Cómo presento una queja por el séptico de mi vecino?',
      'el vecino tira aguas negras al arroyo, ¿tengo que denunciarlo por escrito?',
      '¿El pueblo tiene que investigar mi queja?',
      'alguien se quejó de mi sistema séptico, ¿qué pasa ahora?',
      'smell and wet ground coming from next door, I already phoned the town. what else should I do',
    ],
  },
  machine,
})
