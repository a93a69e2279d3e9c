import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'
import { notOurs, notYet, removed } from '../../ny/doubts.ts'

/** What the system consists of. */
export const parts = {
  systemType: {
    kind: 'choice',
    label: 'the kind of system',
    ask: 'Is it an ordinary septic tank, a holding tank (watertight, without an outflow), or an aerobic unit?',
    why: 'Holding tanks and aerobic units have duties of their own.',
    cite: ['huron/4.B.5#1', 'huron/8.D.2.b.ii#1', 'huron/5.I#2'],
    choices: {
      septic: 'An ordinary septic tank',
      holding: 'A holding tank',
      aerobic: 'An aerobic unit',
    },
    words: {
      septic: [
        '(regular|ordinary|normal|standard|conventional|plain|concrete|typical) (septic|tank|system)',
        '(septic)? tank .. (leach|drain) (field|lines|bed)',
        '(leach field|leachfield|drain field|drainfield)',
        'tanque séptico (normal|común)',
        '(septic tank|regular septic)',
        '(normal|regular|ordinary|conventional|plain|standard) (one|septic|tank|system)',
        'fosa séptica',
        '(tank|tanque) (and|with|y) (a|the|un)? (field|leach field|drain field|leach lines|campo)',
      ],
      holding: [
        'holding tank',
        'tight tank',
        'tanque de (retención|almacenamiento)',
        '(just|only) holds it',
        '(sealed|tight|closed) tank',
        'no (outlet|outflow|overflow)',
        '(nothing|no) (leaves|field|leach field) .. (pumped|hauled)',
      ],
      aerobic: [
        'aerobic',
        '(air pump|aerator|blower|atu)',
        'advanced treatment (unit|system)',
        'aeróbic*|aerobi*',
        'aerated|aerating|aeration',
        '(blower|air pump|aerator)',
      ],
    },
    doubts: {
      aerobic: [...notOurs, ...removed, ...notYet, 'conventional|convencional|regular|ordinary'],
      holding: [
        ...notOurs,
        ...removed,
        ...notYet,
        '(no|not a|without) .. tank',
        'conventional|convencional|regular|ordinary',
      ],
    },
  },
  pitAfterTank: {
    kind: 'yes-no',
    label: 'whether a septic tank stands before the seepage pit',
    says: [
      'the effluent passes through a septic tank before the seepage pit',
      'the effluent does not pass through a septic tank before the seepage pit',
    ],
    ask: 'Does the effluent pass through a septic tank before it reaches the seepage pit?',
    why: 'Seepage pits are allowed only behind a septic tank.',
    cite: 'huron/8.E.2.d#1',
    words: {
      yes: [
        'tank (first|then|before|ahead of|feeds|feeding) .. (pit|pits|drywell|dry well)',
        'tank (that)? (goes|runs|drains|flows|leads|empties|overflows) .. (pit|pits|drywell|dry well)',
        '(pit|pits|drywell|dry well) .. (after|behind|fed by|downstream of) .. tank',
        '(through|from|via) (a|the)? (septic)? tank',
        '(have|has|is) a septic tank',
        '(pasa|después|antes) .. (por|del|de un) .. tanque',
        'tank (first)? (and)? (then) (the|a|into the|to the)? (pit|drywell|seepage pit)',
        '(after|behind|from|past|downstream of) (the|a|our) (septic)? tank',
        '(tank|tanque) (is|s)? (ahead|first|before|in front|primero|antes|upstream) (of it|of the pit)?',
        '(there is|there s) a tank (ahead|before|first|in front)',
      ],
      no: [
        '(no|without) (a|any)? (septic)? tank',
        '(straight|directly|direct) .. (pit|pits|drywell|dry well|cesspool)',
        '(never|not) .. (tank)',
        'cesspool',
        '(sin tanque|directo al pozo|no hay tanque)',
        '(straight|direct|directly|right) (from|out of) (the|our) (house|cottage|camp|cabin|kitchen|toilet)',
        'house to (the)? pit',
        '(just|only) (a|the|one) (pit|hole|cesspool)',
      ],
      only: true,
    },
  },
} as const satisfies Record<string, Fact<Cite>>
