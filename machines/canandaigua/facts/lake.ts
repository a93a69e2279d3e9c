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
        '(nearest|closest) (septic|system|owts) (part|component|piece|point)',
        '(system|septic) (about|roughly|around|at|maybe)? (1*|2*|3*|4*|5*|6*|7*|8*|9*)',
        '(septic|new|holding|pump)? (tank|tanks)',
        '(entire|whole|complete|septic|new|our|the|wastewater|treatment|proposed) (system|owts|septic|setup)',
        '(nearest|closest) (part|point|piece|edge|bit|component|corner)',
        '(all|every part|everything|none|any) of (it|the system)',
        'owts|septic',
        '(system|septic) (is|sits|all|will|would|about|at|around|roughly|located)',
        '(tanque|fosa|sistema) (séptico|séptica)?',
        'parte más cercana',
      ],
      not: [
        '(house|home|cottage|cabin|camp|garage|barn|dwelling) (is|sits|stands|lies|will be)? (about|only|just|roughly|right|set)? (1*|2*|3*|4*|5*|6*|7*|8*|9*)',
        '(honeoye|keuka|seneca|cayuga|conesus|hemlock|canadice|skaneateles|owasco|otisco|ontario)',
        '(more than|over|greater than|farther than|further than|beyond|past|outside|within|inside|less than|under|closer than|at least) (the)? (200|two hundred)',
        '(the)? (200|two hundred) (ft|feet|foot)? (line|rule|limit|mark|zone|or more|or less|plus)',
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
        '(house|home|cottage|cabin|camp|garage|barn|dwelling) (is|sits|stands|lies|will be)? (about|only|just|roughly|right|set)? (1*|2*|3*|4*|5*|6*|7*|8*|9*)',
        '(honeoye|keuka|seneca|cayuga|conesus|hemlock|canadice|skaneateles|owasco|otisco|ontario)',
        '(more than|over|greater than|farther than|further than|beyond|past|outside|within|inside|less than|under|closer than|at least) (the)? (200|two hundred)',
        '(the)? (200|two hundred) (ft|feet|foot)? (line|rule|limit|mark|zone|or more|or less|plus)',
        '(well|property line|lot line|creek|stream|neighbor)',
        '(from|of|to|and) (the|our|my|a)? (house|home|cottage|foundation|building|basement|deck|garage|road|barn|wall)',
        '(pipe|long|wide|deep|deeper|underground|diameter|slope)',
        '(from|off) (the|our|my|a|his|her)? (leach|drain|absorption|septic|leaching) (field|area|bed|lines|tank)',
        'pozo|arroyo|lindero',
      ],
    },
  },
  fieldWithin: {
    kind: 'yes-no',
    label: 'whether the absorption area lies within 200 feet of the lake',
    says: [
      'the absorption area lies within 200 feet of Canandaigua Lake',
      'the absorption area lies more than 200 feet from Canandaigua Lake',
    ],
    ask: 'Is the nearest edge of the absorption area (the leach field) within 200 feet of Canandaigua Lake?',
    why: 'The rules for substandard systems near the lake start with an absorption area within 200 feet of it.',
    cite: ['canandaigua/202-5.D#1', 'canandaigua/202-7.C.1#3'],
    words: {
      yes: [
        '(field|area|leachfield|drainfield|laterals|lines|bed|trenches) (is|are|sits|lies|would be|will be)? (all|located|well|entirely)? (within|inside|less than|under|closer than|nearer than) (the)? (200|two hundred)',
        'campo .. (a menos de|dentro de) (los)? 200',
      ],
      no: [
        '(field|area|leachfield|drainfield|laterals|lines|bed|trenches) (is|are|sits|lies|does|would) not (be|lie|sit)? (within|inside|less than|closer than|nearer than) (the)? (200|two hundred)',
        '(field|area|leachfield|drainfield|laterals|lines|bed|trenches) (is|are|sits|lies|would be|will be)? (all|located|well|entirely)? (more than|over|greater than|farther than|further than|beyond|past|outside|outside of|well over) (the)? (200|two hundred)',
        'campo .. a más de (los)? 200',
      ],
    },
  },
  systemWithin: {
    kind: 'yes-no',
    label: 'whether any part of the system lies within 200 feet of the lake',
    says: [
      'the system lies wholly or partially within 200 feet of Canandaigua Lake',
      'the whole system lies more than 200 feet from Canandaigua Lake',
    ],
    ask: 'Is any part of the septic system (its tank, boxes, pipes or leach field) within 200 feet of Canandaigua Lake?',
    why: 'The load for each bedroom is higher for a system that lies wholly or partially within 200 feet of the lake.',
    cite: ['canandaigua/202-6.C.1#1', 'canandaigua/202-6.C.2#1'],
    words: {
      yes: [
        '(system|septic|owts|everything|all of it|whole thing|entire thing|every part|all parts|all components) (is|are|sits|lies|would be|will be)? (all|located|well|entirely)? (within|inside|less than|under|closer than|nearer than) (the)? (200|two hundred)',
        '(part|some|corner|portion|tank|tanks|edge|piece|end) .. (within|inside|less than|under|closer than|nearer than) (the)? (200|two hundred)',
        '(sistema|tanque|todo) .. (a menos de|dentro de) (los)? 200',
      ],
      no: [
        '(system|septic|owts|everything) (is|are|sits|lies|does|would) not (be|lie|sit)? (within|inside|less than|closer than|nearer than) (the)? (200|two hundred)',
        '(system|septic|owts|everything|all of it|whole thing|entire thing|every part|all parts|all components) (is|are|sits|lies|would be|will be)? (all|located|well|entirely)? (more than|over|greater than|farther than|further than|beyond|past|outside|outside of|well over) (the)? (200|two hundred)',
        '(no part|nothing|none of it|no piece|no component) .. (within|inside|less than|under|closer than|nearer than) (the)? (200|two hundred)',
        '(whole|entire) (system|septic|owts|setup) .. (more than|over|greater than|farther than|further than|beyond|past|outside|outside of|well over) (the)? (200|two hundred)',
        '(sistema|todo) .. a más de (los)? 200',
      ],
      only: true,
    },
  },
} as const satisfies Record<string, Fact<Cite>>
