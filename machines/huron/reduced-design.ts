import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atLeast, atMost, guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// How far may the Town relax the design of a replacement? Huron § 7(E)(2). Item (c) is lost (H-11); the state figures govern through § 3 (H-12).
const facts = pick(
  all,
  'reductionKind',
  'aerobicReplacement',
  'leachReduction',
  'propertyLineDistance',
  'highWaterDistance',
  'grayWaterBefore',
  'grayWaterAdequate',
  'complianceUnattainable',
)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  leachCut: {
    label: 'Most that required leach lines may be reduced (aerobic systems only)',
    amount: 40,
    unit: 'percent',
    cite: 'huron/7.E.2.a#1',
  },
  lineFloor: { label: 'Least property line setback', amount: 4, unit: 'ft', cite: 'huron/7.E.2.b#1' },
  waterFloor: { label: 'Least mean high water setback', amount: 40, unit: 'ft', cite: 'huron/7.E.2.d#1' },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const STATE =
  'This is the local limit only. The state rules have figures of their own, the more restrictive rule prevails, and the Town cannot waive the state standard: ask the county or district health department before you build.'
const TOWN =
  'The Town may allow it, to the extent appropriate; you have no right to it. The text says only "the Town", so ask the Building Inspector who decides.'

const notListed = {
  status: 'text-not-on-file',
  verdict: null,
  decides: 'Building Inspector',
  headline: 'The copy on file does not answer this: one item of the list of reductions, item (c), is missing.',
  text: `The list that is left names leach lines for aerobic systems, property lines, mean high water and gray water. The lost item may have named another reduction. Whatever it named is open only once the Town has determined that full compliance is unattainable. Ask the Building Inspector, or ask the Septic Board of Appeals about a variance. ${STATE}`,
  cite: ['huron/7.E.2#2', 'huron/7.E.2.b#1', 'huron/7.E.2.d#1', 'huron/10#1', 'huron/3#2'],
} as const satisfies Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/reduced-design',
  initial: 'kind',
  states: {
    kind: {
      meta: { cite: ['huron/7.E.2#2'] },
      on: {
        reductionKind: [
          { guard: is('leachLines'), target: 'aerobic' },
          { guard: is('propertyLine'), target: 'toLine' },
          { guard: is('highWater'), target: 'toWater' },
          { guard: is('grayWater'), target: 'grayWater' },
          'notListed',
        ],
      },
    },
    aerobic: { on: { aerobicReplacement: [{ guard: 'yes', target: 'leachCut' }, 'notAerobic'] } },
    leachCut: { on: { leachReduction: [{ guard: atMost('leachCut'), target: 'leachFinding' }, 'leachTooMuch'] } },
    toLine: { on: { propertyLineDistance: [{ guard: atLeast('lineFloor'), target: 'lineFinding' }, 'lineTooClose'] } },
    toWater: { on: { highWaterDistance: [{ guard: atLeast('waterFloor'), target: 'waterFinding' }, 'waterTooClose'] } },
    grayWater: { on: { grayWaterBefore: [{ guard: 'yes', target: 'grayKept' }, 'grayNew'] } },
    grayKept: { on: { grayWaterAdequate: [{ guard: 'yes', target: 'grayFinding' }, 'grayInadequate'] } },
    leachFinding: { on: { complianceUnattainable: [{ guard: 'yes', target: 'leachMay' }, 'noFinding'] } },
    lineFinding: { on: { complianceUnattainable: [{ guard: 'yes', target: 'lineMay' }, 'noFinding'] } },
    waterFinding: { on: { complianceUnattainable: [{ guard: 'yes', target: 'waterMay' }, 'noFinding'] } },
    grayFinding: { on: { complianceUnattainable: [{ guard: 'yes', target: 'grayMay' }, 'noFinding'] } },
    notAerobic: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The leach lines may be reduced for aerobic systems only.',
        text: `A conventional system gets no reduction of its leach lines here. A variance from this law is another way, through the Septic Board of Appeals. ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.a#1', 'huron/10#1', 'huron/3#2'],
        values: ['leachCut'],
      },
    },
    leachTooMuch: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The leach lines may be reduced by {leachCut} at most.',
        text: `That is the cap, and it holds for aerobic systems only. A variance from this law is another way, through the Septic Board of Appeals. ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.a#1', 'huron/10#1', 'huron/3#2'],
        values: ['leachCut'],
      },
    },
    lineTooClose: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The property line setback may not be less than {lineFloor}.',
        text: `Below that floor the Town has no power to reduce it under this paragraph. A variance from this law is another way, through the Septic Board of Appeals. ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.b#1', 'huron/10#1', 'huron/3#2'],
        values: ['lineFloor'],
      },
    },
    waterTooClose: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. The mean high water setback may not be less than {waterFloor}.',
        text: `Below that floor the Town has no power to reduce it under this paragraph, even where full compliance is unattainable. A variance from this law is another way, through the Septic Board of Appeals. ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.d#1', 'huron/10#1', 'huron/3#2'],
        values: ['waterFloor'],
      },
    },
    grayNew: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline: 'No. Only a gray water discharge that was there before may be continued.',
        text: `Gray water is wastewater not mixed with toilet waste. The paragraph speaks of continuation of a preexisting discharge; a new separate one is not on its list. ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.e#1', 'huron/4.B.4#1', 'huron/3#2'],
      },
    },
    grayInadequate: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. A gray water discharge may go on only where each separate system separates oils and greases and has an adequate leaching facility.',
        text: `Gray water is wastewater not mixed with toilet waste. Both conditions are part of the paragraph that lets a preexisting discharge continue, and here one is not met. If the separate tank or pit is made good, the Town may allow it, to the extent appropriate. A variance from this law is another way, through the Septic Board of Appeals. ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.e#1', 'huron/4.B.4#1', 'huron/10#1', 'huron/3#2'],
      },
    },
    noFinding: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No, not yet. The Town must first determine that full compliance with Part 75A is unattainable on the existing site.',
        text: `Until then the design must comply with Part 75A (the state rules) and this law to the extent practical. Ask the Building Inspector how to get that determination; the law does not say. ${STATE}`,
        cite: ['huron/7.E.2#1', 'huron/7.E.2#2', 'huron/3#2'],
      },
    },
    leachMay: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'the Town',
        headline: 'It is up to the Town: for an aerobic system it may reduce the leach lines by up to {leachCut}.',
        text: `${TOWN} ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.a#1', 'huron/3#2'],
        values: ['leachCut'],
      },
    },
    lineMay: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'the Town',
        headline: 'It is up to the Town: it may reduce the property line setback, but not below {lineFloor}.',
        text: `${TOWN} ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.b#1', 'huron/3#2'],
        values: ['lineFloor'],
      },
    },
    waterMay: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'the Town',
        headline: 'It is up to the Town: it may reduce the mean high water setback, but not below {waterFloor}.',
        text: `${TOWN} The text does not say which part of the system the distance is measured from. ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.d#1', 'huron/3#2'],
        values: ['waterFloor'],
      },
    },
    grayMay: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'the Town',
        headline:
          'It is up to the Town: it may let a preexisting gray water discharge go on to separate septic tanks or disposal systems.',
        text: `${TOWN} Each such system must separate oils and greases and have an adequate leaching facility. ${STATE}`,
        cite: ['huron/7.E.2#2', 'huron/7.E.2.e#1', 'huron/4.B.4#1', 'huron/3#2'],
      },
    },
    notListed: {
      meta: notListed,
      // Every item of the list, a lost one too, hangs on the Town's finding.
      on: { complianceUnattainable: [{ guard: 'yes', target: 'notListedFound' }, 'noFinding'] },
    },
    notListedFound: { meta: notListed },
  },
})

export const reducedDesign = procedure({
  id: 'huron/reduced-design',
  title: 'Reduced design on an existing site',
  act: 'build the replacement with the reduced design',
  kind: 'determination',
  facts,
  deadlines,
  values,

  ifTold: {
    complianceUnattainable: {
      why: 'The lost item cannot be read either way; the answer names what every item of the list takes.',
      names: { false: 'open only once the Town has determined that full compliance is unattainable' },
    },
  },
  words: {
    asks: [
      ['(lot line|property line|side line|boundary|lindero)', '(feet|foot|ft|pies|half)'],
      ['(unattainable|cant meet|cannot meet|not meet|unable to meet|cannot comply)', '(75a|75-a|code|part 75a|full)'],
      [
        'reduc*|relax*|less|closer|smaller|shorter',
        'setback*|lines|laterals|design|distance|field|requirement*',
        'existing|replac*|town|unattainable|lot',
      ],
      ['unattainable'],
      ['reduced design'],
      ['mean high water'],
      ['high water', 'replac*|tank|field|feet'],
      ['property line', 'feet|foot|close|replac*'],
      ['(gray|grey) water', 'keep|separate|continue|existing|tank|drywell|pit|stay|leave|replac*'],
      ['(laundry|washer|washing machine|kitchen sink|sinks)', '(own|separate)', '(pit|drywell|tank|line)'],
      ['aguas grises', '(separad*|aparte|pozo|seguir|continuar|tanque)'],
      ['(aerobic|conventional|gravel)', '(knock*|cut*|fewer|percent)', '(leach|laterals|trench*|lines)'],
      ['aerobic', 'leach|lines|laterals|trench*', 'reduc*|less|shorter|percent'],
      ['reducir|reducción|menos', 'distancia|líneas|lindero|orilla'],
      ['(lindero|línea de propiedad|línea del vecino|línea de la propiedad)', '(pies|campo|sistema|reemplazo)'],
      ['(neighbor|neighbors|property|side|lot) line', '(feet|ft|foot)', '(field|tank|system|replacement|septic)'],
    ],
    examples: [
      'tiny parcel, full replacement, town agrees 75-A is impossible, five feet to the side line allowed?',
      'three feet from the boundary for a replacement tank when nothing else fits',
      'town determined compliance cannot be reached. replacement field 38 feet from mean high water?',
      'complete replacement, atu, laterals cut by half, ok?',
      'how far down can the property line setback be cut for a replacement on a small lot',
      'postage stamp lot, two and a half feet to the neighbor line, replacement leach lines',
      'our lot is tiny, can the replacement go closer to the lot line than the rules say',
      'aerobic replacement, by how much can the leach lines be cut',
      'Town agreed we cant meet 75A. May the new field be 45 feet from high water?',
      'how near to mean high water may a replacement septic be if the site cant comply',
      'can the town relax the setback to the property line to 3 ft for a replacement',
      'we have a separate laundry drywell, can that stay when the septic is replaced',
      'engineer proposes 50% shorter laterals with an ATU on an existing site',
      'what reductions does the town give when full compliance is unattainable',
      'conventional replacement, small lot, may we use fewer leach lines',
      'is 40 ft from the shoreline ok for our replacement field',
      'the inspector hasnt decided yet if our site can comply, can we already design with less setback',
      'reduced separation to the well for a replacement, possible?',
      'grey water line goes to its own pit since the 60s, does it have to be tied in now',
      'laundry and sinks empty into an old pit of their own, may that stay when we replace the toilet side',
      'washing machine has its own stone pit with no grease trap. allowed to continue after the replacement?',
      'the gray water pit is half clogged, will the town still let us keep it separate in a replacement',
      'sinks have a separate little tank and leach bed from 1970 that drains fine, keep it with the new septic?',
      'neighbor got 40 percent off his laterals, we have plain stone trenches, can ours be shortened too',
      'regular gravel field replacement, can the town knock a third off the leach lines',
      'la lavadora va a un pozo aparte sin trampa de grasa, ¿lo puedo dejar así con el reemplazo?',
      'who can approve a smaller setback on a replacement without a variance',
      'does the reduced design from the town also cover the state requirements',
      'minimum feet to boundary on a replacement where nothing else fits',
      'Nuestro lote es pequeño, ¿el pueblo puede reducir la distancia al lindero?',
      'reemplazo aeróbico: ¿cuánto se pueden reducir las líneas de drenaje?',
      '¿A cuántos pies del agua alta puede quedar el sistema de reemplazo si no se puede cumplir?',
      'las aguas grises van a un tanque aparte desde hace años, ¿pueden seguir así?',
      '¿Permiten el campo nuevo a cuatro pies de la línea de propiedad?',
      'Entre el campo y el lindero quedarían 6 pies. ¿Se puede?',
      'reemplazo del sistema y el campo queda a cinco pies del lindero, ¿lo permiten?',
      'entre el campo nuevo y la línea de la propiedad quedan pocos pies, ¿se puede reducir la distancia?',
      'lot is tight, the replacement field would come within a few feet of the side line',
      '¿me pueden permitir menos distancia a la línea del vecino en un reemplazo?',
      '¿puede quedar el campo más cerca de la bahía si no hay otro lugar?',
      'three and a half feet from the lot line, full replacement, town agreed we cannot meet 75A',
    ],
  },
  machine,
})
