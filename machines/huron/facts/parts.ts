import type { Cite } from '../../../laws/huron/ids.ts'
import type { Fact } from '../../kit/facts.ts'

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
      ],
      holding: ['holding tank', 'tight tank', 'tanque de (retención|almacenamiento)'],
      aerobic: ['aerobic', '(air pump|aerator|blower|atu)', 'advanced treatment (unit|system)', 'aeróbic*|aerobi*'],
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
      ],
      no: [
        '(no|without) (a|any)? (septic)? tank',
        '(straight|directly|direct) .. (pit|pits|drywell|dry well|cesspool)',
        '(never|not) .. (tank)',
        'cesspool',
        '(sin tanque|directo al pozo|no hay tanque)',
      ],
      only: true,
    },
  },
} as const satisfies Record<string, Fact<Cite>>
