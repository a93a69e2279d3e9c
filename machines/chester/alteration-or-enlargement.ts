import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Is a permit needed before a system is altered, enlarged or extended? Chester §§ 2.010(A), 4.020(A), 5.030(A)(1).
const facts = pick(all, 'alterationWork')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/alteration-or-enlargement',
  initial: 'kindOfChange',
  states: {
    kindOfChange: {
      on: {
        alterationWork: [
          { guard: is('enlarge'), target: 'enlargement' },
          { guard: is('major'), target: 'majorAlteration' },
          'minorAlteration',
        ],
      },
    },
    enlargement: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. Enlarging or extending a system needs a treatment system permit first.',
        text: 'It is unlawful to alter, enlarge or extend a wastewater treatment system without the required approvals and a treatment system permit. The exceptions are for minor repairs and alterations and for emergency repairs, and an enlargement is none of them.',
        cite: ['chester/5.030.A.1#1', 'chester/2.010.A#1', 'chester/4.010#1'],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'get a treatment system permit before the work',
            cite: ['chester/5.030.A.1#1'],
          },
        ],
      },
    },
    majorAlteration: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. Changing the tank, or at least half of the leach field, is a major alteration and needs a permit first.',
        text: 'A replacement or reconstruction that affects the septic tank, or at least one-half of the subsurface absorption system, is major by definition. It is unlawful without a treatment system permit.',
        cite: [
          'chester/2.020.major-repair-alteration#1',
          'chester/5.030.A.1#1',
          'chester/2.010.A#1',
          'chester/4.010#1',
        ],
        duties: [
          {
            actor: 'owner',
            verdict: 'must',
            action: 'get a treatment system permit before the work',
            cite: ['chester/5.030.A.1#1'],
          },
        ],
      },
    },
    minorAlteration: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Enforcement Officer',
        headline: 'It is up to the Enforcement Officer: the text can be read both ways for a small alteration.',
        text: 'The permit rule lets minor alterations be made without a permit. The part on older (preexisting) systems forbids altering them except as its definitions provide, and those definitions speak only of repairs. As a precaution ask the Enforcement Officer, and plan on a permit, before the work.',
        cite: [
          'chester/5.030.A.1#1',
          'chester/4.020.A#1',
          'chester/2.020.minor-repair-alteration#1',
          'chester/7.010#1',
        ],
        readings: [
          {
            of: 'chester/5.030.A.1#1',
            defect: 'C-06',
            reading: 'A minor alteration may be made without a permit.',
            status: 'determined',
            verdict: 'need-not',
          },
          {
            of: 'chester/4.020.A#1',
            defect: 'C-20',
            reading:
              'A preexisting system may not be altered except as the definitions provide, and they provide for repairs only (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
        ],
      },
    },
  },
})

export const alterationOrEnlargement = procedure({
  id: 'chester/alteration-or-enlargement',
  title: 'Permit to alter, enlarge or extend a system',
  act: 'get a treatment system permit before the system is altered or enlarged',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      ['permit|permiso', '(more|extra|additional) (laterals|lines|trenches)'],
      [
        'permit|permiso|approval|allowed',
        'enlarg*|extend*|expand*|bigger|larger|add|adding|alter*|chang*|modif*|relocat*|mov*|ampli*|agrand*|extend*|modific*',
      ],
      [
        '(run|running|add|adding|put in|tie|tying)',
        '(leach line|leach lines|lateral|laterals|another line|more lines|second tank|guest cabin)',
        'need|permission|blessing|ask|first|okay|allowed|town',
      ],
      ['permit|permiso', 'extra|another|second|additional', 'tank|line|lateral|trench|tanque|zanja'],
    ],
    not: ['bedroom|bedrooms|dormitorio*|cuarto*', 'smaller'],
    examples: [
      'Client wants a couple more laterals on the bed he has because the family grows. Is a treatment system permit due before I begin?',
      'the house gets bigger and the owner would tack more trenches onto the field, treatment permit first?',
      'we want one more leach line so the field is longer, old system, works fine. permit?',
      'do we have to ask the town before making our septic bigger',
      'want to add a second tank to my system, is a permit needed',
      'can I extend the leach lines by thirty feet without telling the town',
      'we need to move the septic tank to make room for the addition',
      'adding two more laterals to the drain field',
      'contractor wants to relocate the d box a few feet, permit?',
      'putting an effluent filter and a riser on the outlet, is that an alteration that needs approval',
      'making the absorption field bigger because the kids moved back',
      'is it legal to modify my own septic',
      'minor alteration, do I really have to apply',
      'hooking the bunkhouse into the existing septic with a new line',
      'my neighbor said only repairs need permits, not changes',
      'what counts as an alteration of a wastewater system',
      '¿necesito permiso para ampliar el campo de absorción?',
      'quiero agregar otro tanque al sistema, ¿qué pide el pueblo?',
      '¿puedo mover el tanque séptico sin permiso?',
      'un cambio pequeño en la tubería, ¿necesita permiso?',
      'My brother has a backhoe and we want to run another leach line off the box so the field can take more. Own land, own pipe. Do we have to ask the town first?',
      "Thinking of tying the new guest cabin's plumbing into our tank and adding a lateral or two, does that need the town's ok?",
    ],
  },
  machine,
})
