import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Is a permit needed before a repair? Chester §§ 2.020, 4.020(A), 5.030(A)(1), 7.010.
const facts = pick(all, 'repairWork', 'healthThreat', 'fieldEnlarged')

const deadlines = {
  notify: {
    label: 'Notify the permitting agency of the emergency repair',
    actor: 'whoever makes the repair',
    immediately: true,
    cite: 'chester/4.020.A.3#2',
    note: 'The law sets no number of hours or days.',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const emergency = {
  status: 'determined',
  verdict: 'need-not',
  headline:
    'No permit is needed first for this emergency repair, but the permitting agency must be notified immediately.',
  text: 'Repairs to prevent or stop a threat to public health, safety or welfare are emergency repairs, and they may be made without a permit. Notify the permitting agency immediately; the Enforcement Officer is the one to call. The repair may in no case enlarge the absorption area, or replace or disconnect a septic tank. The text does not say whether a permit must be got afterwards: ask when you call.',
  cite: [
    'chester/4.020.A.3#1',
    'chester/4.020.A.3#2',
    'chester/5.030.A.1#1',
    'chester/2.020.emergency-repairs#1',
    'chester/7.010#1',
  ],
  duties: [
    {
      actor: 'whoever makes the repair',
      verdict: 'must',
      action: 'notify the permitting agency immediately',
      deadline: 'notify',
      cite: ['chester/4.020.A.3#2'],
    },
  ],
  due: ['notify'],
} as const satisfies Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/repair-permit',
  initial: 'part',
  states: {
    part: {
      meta: { cite: ['chester/5.030.A.1#1'] },
      on: {
        repairWork: [
          { guard: is('minorPart'), target: 'minor' },
          { guard: is('tank'), target: 'tankPermit' },
          { guard: is('fieldAdded'), target: 'notEmergency' },
          { guard: is('fieldPart', 'fieldHalf'), target: 'threatToField' },
          'threatToPart',
        ],
      },
    },
    threatToPart: {
      on: { healthThreat: [{ guard: 'yes', target: 'partEmergency' }, 'major'] },
    },
    threatToField: {
      on: { healthThreat: [{ guard: 'yes', target: 'enlarged' }, 'major'] },
    },
    enlarged: {
      on: { fieldEnlarged: [{ guard: 'yes', target: 'notEmergency' }, 'emergency'] },
    },
    minor: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. This is a minor repair, and minor repairs may be made without a permit.',
        text: 'Minor repairs are limited to parts that are not critical to the long-term operation of the system. The law names tank lids and covers, cleanout and inspection ports, floats and alarms. If the work grows beyond that, it is a major repair and needs a repair permit first.',
        cite: [
          'chester/4.020.A.1#1',
          'chester/4.020.A.1#2',
          'chester/5.030.A.1#1',
          'chester/2.020.minor-repair-alteration#1',
          'chester/4.020.A.2#1',
        ],
      },
    },
    major: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Get a repair permit from the town before the work starts.',
        text: 'Where the law deals with older (preexisting) systems, every repair that is not minor is a major repair, and minor means only parts that are not critical to the long-term operation, such as lids, ports, floats and alarms. A repair permit comes first. The definitions page draws the line elsewhere: it calls major only work on the septic tank, baffles left out, or on at least half of the absorption system. The law itself says that the more restrictive provision governs, so get the permit. The Enforcement Officer can tell whether a simpler form will do.',
        cite: [
          'chester/4.020.A#1',
          'chester/4.020.A.2#1',
          'chester/4.020.A.2#2',
          'chester/4.020.A.1#1',
          'chester/5.030.A.1#1',
          'chester/4.010#1',
          'chester/7.010#1',
        ],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'get a repair permit before the repair is made',
            cite: ['chester/4.020.A.2#2'],
          },
        ],
        readings: [
          {
            of: 'chester/4.020.A.2#1',
            defect: 'C-17',
            reading:
              'Every repair that is not on the short list of minor repairs is major and needs a permit first (the more restrictive one, which governs).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'chester/2.020.major-repair-alteration#1',
            defect: 'C-17',
            reading:
              'By the definitions alone, work that leaves the tank alone and touches less than half of the absorption system would be minor.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    tankPermit: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Replacing or rebuilding the septic tank needs a permit first, even in an emergency.',
        text: 'Replacement or reconstruction of the septic tank is a major repair, so a permit must be obtained before it. An emergency repair may be made without one, but it may not include replacing or disconnecting a septic tank. If sewage is backing up, ask the Enforcement Officer at once which temporary measures are allowed.',
        cite: [
          'chester/2.020.major-repair-alteration#1',
          'chester/4.020.A.2#2',
          'chester/4.020.A.3#2',
          'chester/5.030.A.1#1',
          'chester/2.010.A#1',
        ],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'get a permit before the tank is replaced or rebuilt',
            cite: ['chester/4.020.A.2#2'],
          },
        ],
      },
    },
    emergency: {
      meta: emergency,
    },
    partEmergency: {
      meta: emergency,
      on: { fieldEnlarged: [{ guard: 'yes', target: 'notEmergency' }, 'emergency'] },
    },
    notEmergency: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Work that enlarges the field, or replaces or disconnects a tank, needs a permit even in an emergency.',
        text: 'An emergency repair may in no case include enlarging the absorption area or replacing or disconnecting septic tanks. That work is more than the emergency rule allows, so a permit comes first. Tell the Enforcement Officer about the emergency immediately.',
        cite: ['chester/4.020.A.3#2', 'chester/4.020.A.2#2', 'chester/5.030.A.1#1', 'chester/7.010#1'],
        duties: [
          { actor: 'owner', verdict: 'must', action: 'get a permit before the work', cite: ['chester/4.020.A.2#2'] },
        ],
      },
    },
  },
})

export const repairPermit = procedure({
  id: 'chester/repair-permit',
  title: 'Permit for a repair',
  act: 'get a permit from the town before the repair',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    fieldEnlarged: {
      why: 'Mending a part hardly ever touches the field or the tank; the answer names what it may not include.',
      names: { true: 'The repair may in no case enlarge the absorption area, or replace or disconnect a septic tank.' },
    },
  },
  words: {
    asks: [
      [
        'permit|permission|permiso',
        '(contractor|plumber|plomero|installer)',
        '(collapsed|crushed|clogged|backing up|coming up|roto|rota)',
      ],
      ['(flotador|alarma|tapa|bomba|deflector)', '(permiso)'],
      [
        '(swap*|replac*|fix*|repair*) .. (baffle|lid|cover|float|alarm|pump|pipe|box)',
        '(permit|allowed|ok|myself|need)',
      ],
      [
        'emergency|emergencia',
        '(leach line|leach lines|line|lines|pump|tank|field|pipe|bomba|tanque|tubo)',
        '(fix|fixing|repair*|replac*|add*|put|arregl*|cambi*)',
      ],
      ['(minor|major|menor|mayor)', '(repair*|fix*|box|pipe|pump|baffle|field|line|lines|tank|reparación)'],
      ['(paper|papers|paperwork)', '(box|pipe|pump|baffle|line|lines|tank|repair*|fix*)'],
      [
        'permit|permission|approval|permiso',
        'repair*|fix*|replac*|swap*|broke*|crack*|crush*|emergency|patch*|rebuild*|arregl*|repar*|cambi*|reemplaz*',
      ],
      [
        '(need|anything|paper*|permission|okay|ask)',
        '(float|alarm|baffle|pump|lid|cover|cleanout|distribution box|d box|lateral|laterals|leach line)',
        '(town|before|permit|first)',
      ],
      ['permit|permiso', '(pump|baffle|lid|cover|float|alarm|d box|distribution box|bomba)'],
      ['(major repair|minor repair|emergency repair)'],
      ['reparación (mayor|menor|de emergencia)'],
      ['permit|permiso', '(backing up|backed up|emergencia)'],
    ],
    not: ['transfer inspection', 'holding tank'],
    examples: [
      'The waste line out of the cellar is crushed and sewage comes up the floor drain. Plumber can dig it up this afternoon and lay new pipe. Must the permit be in hand first?',
      'tank and field are not touched, the contractor only digs up the collapsed sewer line. permit in hand first?',
      'the cap of the inspection port snapped off',
      'se partió la tubería entre la casa y el tanque, ¿permiso?',
      'the field is dead and we have to rebuild all of it, sewage comes out in the yard',
      'el flotador de la bomba está pegado y suena la alarma, ¿puedo poner otro sin permiso?',
      'distribution box split over the winter and I want to set a new one myself',
      'pump is dead and has to be swapped, permit needed?',
      'half the laterals quit, we want them rebuilt no bigger than they were',
      'the pump died on a holiday, sewage was on the lawn, a friend put in the same pump. by when must I tell the town about it',
      'do emergency fixes have to be reported within a certain number of days',
      'we already made the emergency repair, when is the report to the town due',
      'contractor wants to call it an emergency and put in extra leach lines while the sewage is coming up, is a permit needed',
      'emergency repair of the leach field with sewage on the ground, and he wants to make it longer at the same time. no permit?',
      'no permit because it is an emergency, that is what the septic man says. true?',
      'the field is coming up wet and stinking where the kids play, contractor says he will add two lines while he repairs it and call it an emergency. permit?',
      'new distribution box next week, no smell, no wet ground. he says that is minor and needs no paper. true?',
      'Is it OK to put in a longer leach line as an emergency fix without asking the town?',
      'sewage came up in the tub, plumber put in a new pipe that night. do i still have to tell the town and how soon',
      'they told me anything under half the field is minor so nobody has to know. is that so in Chester',
      '¿para arreglar una línea rota del campo hace falta permiso del pueblo?',
      'do i need a permit to fix my septic',
      'the baffle rotted off inside my tank, can my guy swap it without a permit',
      'our pump quit and sewage is coming up in the shower, do we have to wait for paperwork',
      'is changing the distribution box a major or a minor repair in Chester',
      'replacing two leach lines out of six, permit or no permit?',
      'alarm float is stuck, need anything from the town to replace it',
      'septic tank caved in last night. can we put a new one in today and do the permit later',
      'contractor here: homeowner wants the whole leach field redone same spot, what do i pull',
      'who do I have to call when I do an emergency septic repair',
      'the definition says less than half the field is minor so no permit right?',
      'broken pipe between the house and the tank, plumber can fix it tomorow',
      'riser lid is cracked, is that something I need permission for',
      'can the town make me get a permit for a small repair',
      'my cousin in Gorham never needed one, do I need a repair permit here',
      '¿necesito un permiso para cambiar la bomba del sistema séptico?',
      'se rompió la tapa del tanque, ¿hay que pedir permiso?',
      'hay aguas negras en el patio y el plomero puede arreglarlo hoy, ¿necesito permiso antes?',
      'quiero reemplazar el tanque séptico viejo, ¿qué permiso pide el pueblo?',
      "Old concrete tank has a crack you can put a fist in and the lid fell through. Contractor has a replacement on the trailer and wants to drop it in tomorrow, says emergencies don't need paper. Is he right?",
      'Two of our seven lines are full of roots. Guy wants to dig them up and put back new pipe and stone, same length same place. Everything else drains. Do we need anything from the town?',
      'Late at night the toilet downstairs came up and the pump is dead. May it be changed before the office opens?',
      'The float in the pump tank sticks and the alarm keeps beeping. Is putting in a new float something you get a permit for?',
      'four out of six laterals dead, rebuild them where they are, permit or is that minor',
      'Yes or no: is a permit needed to put a new manhole cover on the tank',
      'Pipe from the house to the tank is crushed, plumber can replace ten feet of it Thursday, nothing backing up yet. Permit?',
    ],
  },
  machine,
})
