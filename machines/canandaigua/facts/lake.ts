import type { Cite } from '../../../laws/canandaigua/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** How far the system and its absorption area lie from Canandaigua Lake: the law tests the two apart. */
export const lake = {
  systemToLake: {
    kind: 'number',
    unit: 'ft',
    min: 0,
    max: 100_000,
    label: 'the distance from the lake to the nearest part of the system',
    ask: 'How many feet from Canandaigua Lake is the nearest part of the septic system (its tank, boxes, pipes or leach field, whichever is closest)?',
    why: 'The load for each bedroom is higher for a system that lies wholly or partially within 200 feet of the lake.',
    cite: ['canandaigua/202-6.C.1#1', 'canandaigua/202-6.C.2#1'],
    words: {
      near: [
        '(septic|new|holding|pump)? (tank|tanks)',
        '(entire|whole|complete|septic|new|our|the|wastewater|treatment|proposed) (system|owts|septic|setup)',
        '(nearest|closest) (part|point|piece|edge|bit|component|corner)',
        '(all|every part|everything|none|any) of (it|the system)',
        'owts',
        '(system|septic) (is|sits|all|will|would|about|at|around|roughly|located)',
        '(tanque|fosa|sistema) (séptico|séptica)?',
        'parte más cercana',
      ],
      not: [
        '(well|property line|lot line|creek|stream|neighbor)',
        '(from|of|to|and) (the|our|my|a)? (house|home|cottage|foundation|building|basement|deck|garage|road|barn|wall)',
        '(pipe|long|wide|deep|deeper|underground|diameter|slope)',
        '(from|off) (the|our|my|a|his|her)? (septic|holding)? tank',
        'pozo|arroyo|lindero',
      ],
    },
  },
  fieldToLake: {
    kind: 'number',
    unit: 'ft',
    min: 0,
    max: 100_000,
    label: 'the distance from the lake to the absorption area',
    ask: 'How many feet from Canandaigua Lake is the nearest edge of the absorption area (the leach field)?',
    why: 'The rules for substandard systems near the lake start with an absorption area within 200 feet of it.',
    cite: ['canandaigua/202-5.D#1', 'canandaigua/202-7.C.1#3'],
    words: {
      near: [
        '(leach|drain|septic|absorption|leaching|disposal) (field|area|bed|lines|line|trenches|trench)',
        'leachfield|drainfield|laterals|trenches',
        'field (is|sits|lies|at|about|roughly|around|edge|starts)',
        'field|campo',
        'campo (de absorción|de drenaje|de infiltración)?',
        'absorbente|drenaje|zanjas',
      ],
      not: [
        '(well|property line|lot line|creek|stream|neighbor)',
        '(from|of|to|and) (the|our|my|a)? (house|home|cottage|foundation|building|basement|deck|garage|road|barn|wall)',
        '(pipe|long|wide|deep|deeper|underground|diameter|slope)',
        '(from|off) (the|our|my|a|his|her)? (leach|drain|absorption|septic|leaching) (field|area|bed|lines|tank)',
        'pozo|arroyo|lindero',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
