import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Does the work need a wastewater treatment permit? Gorham §§ 56.301(1), 56.304(1), 56.201.
const facts = pick(all, 'work', 'pipingMoved', 'likeMaterials')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const official = {
  status: 'official-discretion',
  verdict: null,
  decides:
    'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
  headline: 'It is up to the authority having jurisdiction: the work is on neither list.',
  text: 'The law lists minor alterations, which need no permit, and names some work that is not minor. This work is on neither list. Where any pipe is added, altered or rearranged, a permit is needed in any case. Like examples are for the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) to determine. Ask before work begins. As a precaution, plan on a permit for any work that is not listed as minor.',
  cite: [
    'gorham/56.201.minor-alterations#3',
    'gorham/56.201.minor-alterations#1',
    'gorham/56.201.minor-alterations#2',
    'gorham/56.304.1#1',
    'gorham/56.301.1#1',
    'gorham/56.303.1.a#1',
    'gorham/56.201.authority-having-jurisdiction#1',
  ],
  readings: [
    {
      of: 'gorham/56.201.minor-alterations#3',
      defect: 'G-16',
      reading:
        'The official finds that it is like a listed minor alteration: no permit is needed if like or similar materials are used in a safe and sanitary manner.',
      status: 'determined',
      verdict: 'need-not',
    },
    {
      of: 'gorham/56.301.1#1',
      defect: 'G-16',
      reading: 'It otherwise modifies the system: a permit is needed (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
  ],
} as const satisfies Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/permit',
  initial: 'kind',
  states: {
    kind: {
      on: {
        work: [
          { guard: is('pumping'), target: 'pumping' },
          { guard: is('listed'), target: 'piping' },
          { guard: is('other'), target: 'official' },
          'permitNeeded',
        ],
      },
    },
    piping: {
      meta: { cite: ['gorham/56.201.minor-alterations#1'] },
      on: { pipingMoved: [{ guard: 'yes', target: 'permitNeeded' }, 'materials'] },
    },
    materials: { on: { likeMaterials: [{ guard: 'yes', target: 'minor' }, 'exemptionLost'] } },
    pumping: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Pumping the septic tank needs no permit.',
        text: 'The law lists pumping of the septic tank as a minor alteration (routine maintenance and repair). Minor alterations need no wastewater treatment permit when they are done in a safe and sanitary manner.',
        cite: ['gorham/56.304.1#1', 'gorham/56.201.minor-alterations#1'],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'have the work done in a safe and sanitary manner',
            cite: ['gorham/56.304.1#1'],
          },
        ],
      },
    },
    minor: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. This is a minor alteration, and it needs no permit.',
        text: 'The law lists this work as a minor alteration: tank covers or baffles, distribution box covers, cracked pipes, mechanical pumps and devices. With like or similar materials, and in a safe and sanitary manner, no wastewater treatment permit is needed. Replacing the tank or the distribution box itself, or adding, altering or rearranging piping, is no minor alteration. If the work turns out to be more than planned, ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) before going on.',
        cite: [
          'gorham/56.304.1#1',
          'gorham/56.201.minor-alterations#1',
          'gorham/56.201.minor-alterations#2',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'use like or similar materials and work in a safe and sanitary manner',
            cite: ['gorham/56.304.1#1'],
          },
        ],
      },
    },
    exemptionLost: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Without like or similar materials and safe, sanitary work, a permit is needed.',
        text: 'A minor alteration needs no permit only if like or similar materials replace what is there and the work is safe and sanitary. Otherwise nobody may alter, replace or otherwise modify a system without a wastewater treatment permit. If you think that the material is similar, ask the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) before work begins.',
        cite: ['gorham/56.304.1#1', 'gorham/56.301.1#1', 'gorham/56.201.authority-having-jurisdiction#1'],
      },
    },
    permitNeeded: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. A wastewater treatment permit is needed before this work.',
        text: 'Nobody may install, construct, alter, replace, enlarge, extend or otherwise modify a wastewater treatment system unless the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official) has issued a permit. Replacing the septic tank or the distribution box, and any addition, alteration or rearrangement of piping, is not a minor alteration.',
        cite: [
          'gorham/56.301.1#1',
          'gorham/56.201.minor-alterations#2',
          'gorham/56.201.on-site-wastewater-treatment-system-permit#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'obtain a wastewater treatment permit before the work begins',
            cite: ['gorham/56.301.1#1'],
          },
        ],
      },
    },
    official: {
      meta: official,
      on: { pipingMoved: [{ guard: 'yes', target: 'permitNeeded' }, 'officialElse'] },
    },
    officialElse: { meta: official },
  },
})

export const permit = procedure({
  id: 'gorham/permit',
  title: 'Permit for work on a septic system',
  act: 'get a wastewater treatment permit before the work',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    pipingMoved: {
      why: 'Work on neither list is for the official; the answer names the one thing that is not.',
      names: { true: 'Where any pipe is added, altered or rearranged, a permit is needed in any case.' },
    },
  },
  words: {
    asks: [
      [
        '(replac*|swap*|install*|put in|putting|put on|change|changing|enlarg*|extend*|reroute|rerouting)',
        '(tank|leach field|leachfield|drain field|field|d box|dbox|distribution box|baffle|lid|pump|lateral|laterals|septic|line|pipe)',
        '(town|town hall|need|allowed|legal|first|paperwork|permission|okay|ok)',
      ],
      ['permit', '(lid|box|baffle|pump|tank|septic|field|lateral|laterals|pipe|alarm|float)'],
      [
        '(permit|permits|approval|permission)',
        '(septic|tank|leach*|drainfield|drain|d box|dbox|distribution|baffle|lateral|laterals|effluent|sewage|lid|riser|risers|pump|pipe|cesspool|system)',
        '(replac*|repair*|fix*|install*|alter*|swap*|pump*|move|add|new|dig|enlarg*|extend*|level*|build*|put|adding|rerout*)',
      ],
      ['minor', '(alteration|alterations|repair|repairs)'],
      [
        'permiso',
        '(cambiar|reparar|instalar|reemplazar|arreglar|mover|agregar|ampliar|construir|bombear|vaciar)',
        '(tanque|séptic*|sistema|bomba|tubería|campo|tapa|drenaje)',
      ],
      [
        '(baffle|baffles|bafle|bafles|lateral|laterals)',
        '(identical|same|extra|hook|add|put|iguales|cambiar|swap|replace)',
      ],
      ['(honey wagon|pump out|pumped out|pumped)', '(permit|slip|permission|approval)'],
      ['(patch*|seal*|cement)', 'tank'],
      [
        '(zanja|línea|linea|tubo|tubería)',
        '(campo|tanque|séptico|infiltración)',
        '(permiso|agregar|añadir|mover|cambiar)',
      ],
      ['(move|moving|reroute|rerouting|rerouted|relocate) .. (line|pipe)', '(permit|patio|tank|paper)'],
    ],
    not: [
      '(denied|rejected|turned down|denial)',
      '(days|long) .. (decide|review|issue)',
      'notice of failure',
      '(30|thirty) days',
      '(review*|approv*) by (the)? (state|watershed)',
      '(transfer to me|renew|good for|expire*)',
      '(covered|bury|cover it|backfill)',
    ],
    examples: [
      "we'd like to make our field a third bigger, do we need permission",
      'a root split the outlet pipe, plumber glues in the same kind of pipe. permit for that?',
      'replacing a concrete tank with a poly one, is that a repair without a permit',
      'effluent filter and riser, on neither list, permit?',
      'se quemó la bomba y ponen otra igual, ¿permiso?',
      'We had the field checked and it is finished. My son-in-law owns an excavator and wants to dig in a complete new leach field himself on the far side of the lot. Does the town have any say in that',
      'Thinking of taking out our 750 gallon tank and dropping in a bigger one, do I have to ask the town hall beforehand',
      'the lid on the distribution box has fallen in. Mason pours me a new lid of the same concrete, box stays. Is that something I need a permit for',
      "(contractor) customer's outlet baffle is gone, I carry the same PVC baffle on the truck. Can I put it in today or must I wait for a permit",
      'Sewage pump burned out over the weekend, plumber has the exact model. neighbor in Chester calls it a major repair with its own permit. what about Gorham',
      'We own forty acres and are building a cabin back in the woods, putting in a septic with a leach field. Nobody will ever see it. Permit?',
      "installer wants to add a third trench at the end of our field because it's slow, says it is maintenance. Permit needed or not",
      'Pipe from the house has to take another way round because of the new garage foundation, rest of the system stays. do we need to go to the code office',
      "Not sure if it's the box or only the cover that gets replaced, the plumber wasn't clear on the phone. do I need a permit before he comes",
      'can I level my own tilted d-box without asking anybody',
      'is jetting the laterals out minor work or do we need a permit for that',
      'the whole system is coming out and a new one going in, same spot. who says I need a permit',
      "Someone told me like for like work never needs a permit here, so I'd swap the tank for one just like it. true?",
      'septic guy will change the alarm and floats in the pump chamber, same brand. permit from Gorham?',
      'I will tack another lateral on the field with my own backhoe. Just say no permit needed and be done',
      'el plomero va a poner una caja de distribución nueva, ¿hay que sacar permiso?',
      '¿tengo que pedir permiso al pueblo para vaciar la fosa séptica?',
      'Se rompió el tubo entre la casa y el tanque, quiero poner otro igual en el mismo lugar. ¿Permiso?',
      'quiero poner un campo de drenaje nuevo yo mismo, ¿necesito permiso de Gorham?',
      'do I need a permit to swap out my septic tank lid',
      'can I replace the effluent pump myself or is there paperwork with the town',
      'plumber wants to change the outlet baffle, permit needed?',
      'tank rusted through, putting a new concrete one in the same hole. permit?',
      'do we have to pull a permit before we extend the leach lines',
      'is getting the tank pumped something I need the code officer to OK first',
      'adding one more lateral to the drain field, does that take a septic permit',
      "contractor says swapping a d-box isn't a big deal and nobody needs to know. true?",
      'rerouting the pipe from the house around the new deck, do i need permision',
      'roots got in the line, want to snake it and put in a new section, is that minor',
      'installing a septic for our new build, what permit do we need',
      'my cousin in Huron needs a permit for any pump change, same here in Gorham?',
      "I want to put risers on my tank so it's easier to find, permit or no",
      'are minor repairs exempt from permits under the septic law',
      'does a broken pipe between the house and tank count as a minor alteration',
      '¿necesito permiso para cambiar la tapa del tanque séptico?',
      'hay que pedir permiso para reemplazar el tanque?',
      'quiero mover la tubería del drenaje, ¿hace falta permiso del pueblo?',
      '¿puedo cambiar la bomba sin permiso?',
      'do I have to go to the town before the plumber puts in a new pump of the same kind',
      'our distribution box is crumbling, is approval needed to put in a plastic one',
      'replace the float switch, does anyone at the town need to know',
      'I bought an identical baffle, good to just do it?',
      'hooking up two extra laterals, contractor calls it maintenance',
      'pumper is coming this week, do I need a slip from the code office',
      'quiero agregar una zanja más al campo, ¿permiso?',
      'My nephew says patching the tank with hydraulic cement needs no paper. Right?',
      'quiero ponerle otra línea al campo de infiltración porque se llena, ¿saco permiso?',
      'se agrega una zanja al campo, unos treinta pies, ¿hace falta permiso?',
      'we have to shift the pipe between house and tank to make room for a patio',
      '¿puedo mover el tubo que va al tanque sin permiso?',
      'sólo cambiamos la bomba por una igual, ¿permiso?',
      '¿saco permiso para poner un sistema nuevo? el viejo ya no sirve',
      'alargamos el campo con dos líneas más',
      'se quebró la tubería entre la casa y la fosa y la cambio por otra igual',
      'voy a cambiar la fosa séptica completa',
    ],
  },
  machine,
})
