import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** Entry to a property for an inspection. */
export const access = {
  permission: {
    kind: 'yes-no',
    label: 'whether the owner allows the entry',
    says: ['the property owner allows the inspection', 'the property owner refuses access'],
    ask: 'Does the property owner give permission (allow access) for the inspection?',
    why: 'Without permission the Building Inspector needs an administrative search warrant.',
    cite: ['huron/11.A#1', 'huron/9.A#3'],
    words: {
      yes: [
        '(gave|give|gives|given|giving) .. (permission|consent|ok|okay|access)',
        '(i|we|she|he|they|owner|tenant|wife|husband) (let|lets|allowed|allows) .. (in|inspect|onto|on)',
        '(ok|okay|fine) with (it|the inspection)',
        'dimos|dio|doy permiso',
        '(sí|ya) lo dejé entrar',
      ],
      no: [
        '(refuse|refuses|refused|refusing|deny|denied|denies|declined) ',
        '(said|say|says|told|tell) .. (no|get off|get lost|leave)',
        "(won't|wont|not|never|don't|doesn't|wouldn't) .. (let|allow|want|allowing|letting) .. (in|inspect|on|onto|property|him|her|them)",
        '(without|no) .. (permission|consent)',
        '(keep|kept) .. (out|off)',
        '(slam*|lock*|padlock*) .. (door|gate)',
        '(negó|niego|niega|sin permiso|no dejo|no dejar|no permito|no permite)',
        'no .. (dejé|dejó|dejamos|dejaron) .. entrar',
        'negué|negamos|negaron|rehusé|rehusó',
        '(le|les) (dije|dijimos|dijo) que no',
        '(turned|sent|waved) (him|her|them|us|the inspector) away',
        '(ran|kicked|threw) .. off',
        '(owner|she|he|landlord|tenant) .. (objects|objected|refuses|refused)',
      ],
      only: true,
    },
  },
  warrant: {
    kind: 'yes-no',
    label: 'whether there is a search warrant',
    says: [
      'the Building Inspector has an administrative search warrant',
      'the Building Inspector has no administrative search warrant',
    ],
    ask: 'Does the Building Inspector have an administrative search warrant for the inspection?',
    why: 'With it, the inspection can go ahead without the owner’s permission.',
    cite: ['huron/11.A#1', 'huron/9.A#3'],
    words: {
      yes: [
        '(has|have|got|with|obtained|brought|showed|issued) .. warrant',
        'warrant (in hand|from|signed|issued)',
        '(court|judge) .. (signed|issued|granted)',
        '(tiene|trajo|con) .. orden (judicial|de registro|del juez)',
      ],
      no: ['(no|without|any) .. warrant', 'warrantless', 'sin orden (judicial|de registro|del juez)'],
    },
  },
  emergency: {
    kind: 'yes-no',
    label: 'whether it is an emergency',
    says: ['there are exigent (emergency) circumstances', 'there are no exigent (emergency) circumstances'],
    ask: 'Are there exigent circumstances, that is, an emergency that cannot wait?',
    why: 'One of the two provisions on warrants makes an exception for it; the other does not.',
    cite: ['huron/9.A#3', 'huron/11.A#1'],
    words: {
      yes: ['emergency|exigent|urgent', '(immediate|imminent) (danger|threat|hazard)', 'emergencia|urgente'],
      no: ['no emergency', 'not (an|a)? (real)? emergency', 'nothing urgent', 'no es (una)? (emergencia|urgente)'],
      only: true,
    },
  },
  appointee: {
    kind: 'choice',
    label: 'who is meant to serve',
    ask: 'Is the question about the Building Inspector serving as Septic Inspector, about a deputy, or about someone else?',
    why: 'The law names the Building Inspector and deputies, and nobody else.',
    cite: ['huron/5.E#3', 'huron/5.E#4'],
    choices: {
      buildingInspector: 'The Building Inspector or his or her deputy',
      deputy: 'Deputy Septic Inspectors',
      other: 'Someone else',
    },
    words: {
      buildingInspector: [
        '(deputy)? building inspector .. (also|serve|be|act|as|both)',
        'inspector de (edificios|construcción)',
      ],
      deputy: ['deputy septic inspector*', '(a|any|one or more) (deputy|deputies)', 'suplente|asistente'],
      other: [
        'cousin|brother|sister|uncle|relative|friend|contractor|installer|hauler|engineer|neighbor',
        'primo|hermano|pariente|contratista|ingeniero',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
