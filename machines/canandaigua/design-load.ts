import { setup } from 'xstate'
import type { Cite } from '../../laws/canandaigua/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { atMost, guards, is, moreThan } from '../kit/guards.ts'
import type { Outcome } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { rowsAgree, values } from './facts/design-load-table.ts'
import { facts as all } from './facts/index.ts'

// How large a flow must a dwelling's system be designed for? § 202-6(C). Each outcome holds on both sides of the 200 feet.
const facts = pick(
  all,
  'building',
  'bedrooms',
  'livingSpace',
  'systemToLake',
  'systemWithin',
  'fieldToLake',
  'fieldWithin',
)

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

type Side = 'Near' | 'Far'
type Standing = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const rateOf = { Near: 'nearRate', Far: 'farRate' } as const
const ruleOf = { Near: 'canandaigua/202-6.C.2#1', Far: 'canandaigua/202-6.C.1#1' } as const
const why = {
  Near: 'The figure is {nearRate}, because the system lies wholly or partially within {lakeLine} of Canandaigua Lake; its nearest part counts, be it the tank or the field.',
  Far: 'The figure is {farRate}, because the whole system lies more than {lakeLine} from Canandaigua Lake. If the absorption area or any other part lies within it, the figure is higher.',
} as const
const provisional = 'This is provisional: the authority having jurisdiction makes the final determination of the load.'
const leftOpen = { status: 'official-discretion', verdict: null, decides: 'authority having jurisdiction' } as const
const table = [
  'canandaigua/202-6.C#1',
  'canandaigua/202-6.C.3#1',
  'canandaigua/202-6.C.3.a#1',
  'canandaigua/202-6.C.3.b#1',
  'canandaigua/202-6.C.3.c#1',
  'canandaigua/202-6.C.3.d#1',
  'canandaigua/202-6.C.3.e#1',
  'canandaigua/202-6.C.3.g#1',
] as const

const agree = (side: Side): Standing => ({
  status: 'determined',
  verdict: 'must',
  headline: `The system must be designed for at least {load${side}}.`,
  text: `The number of bedrooms and the size of the house lead to the same row of the table. ${why[side]} The load is never less than for two bedrooms. ${provisional}`,
  cite: [ruleOf[side], ...table],
  values: [`load${side}`, rateOf[side]],
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'have the system designed for at least this load',
      cite: [ruleOf[side]],
    },
  ],
})

const differ = (side: Side): Standing => ({
  ...leftOpen,
  headline:
    'It is up to the authority having jurisdiction: bedrooms and size lead to two loads, and the larger is the one to plan on.',
  text: `By its bedrooms the house falls in one row of the table, by its living space in another: the law joins them with "or", and says that the size of the house is considered along with the bedrooms. The larger row gives {larger${side}}, the smaller {smaller${side}}. As a precaution, plan on the larger. ${why[side]} ${provisional}`,
  cite: [ruleOf[side], ...table],
  values: [`larger${side}`, `smaller${side}`, rateOf[side]],
  readings: [
    {
      of: 'canandaigua/202-6.C.3#1',
      defect: 'N-09',
      reading: 'Bedrooms and size count together, so the larger row governs (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'canandaigua/202-6.C.3.b#1',
      defect: 'N-09',
      reading:
        'A house that fits the row of its bedrooms or of its size may take either, so the smaller row is enough.',
      status: 'determined',
      verdict: 'may',
    },
  ],
})

const over = (side: Side): Standing => ({
  ...leftOpen,
  headline:
    'It is up to the authority having jurisdiction: for so large a house with no sixth bedroom the law gives no load.',
  text: `The table ends at {fiveRow} with the five-bedroom row. Above that it only adds {addedRate} for each additional bedroom, and here there is none to add for. As a precaution, plan on at least the five-bedroom load, {five${side}}. ${why[side]} ${provisional}`,
  cite: [ruleOf[side], ...table, 'canandaigua/202-6.C.3.f#1'],
  values: [`five${side}`, 'fiveRow', rateOf[side]],
  readings: [
    {
      of: 'canandaigua/202-6.C.3.f#1',
      defect: 'N-10',
      reading:
        'A house larger than the five-bedroom row takes at least the five-bedroom load, with nothing added for want of an additional bedroom (the cautious floor).',
      status: 'official-discretion',
      verdict: null,
    },
    {
      of: 'canandaigua/202-6.C.3.f#1',
      defect: 'N-10',
      reading:
        'The size alone calls for an addition that the law does not put in figures, so the authority sets the load.',
      status: 'official-discretion',
      verdict: null,
    },
  ],
})

const many = (side: Side): Standing => ({
  ...leftOpen,
  headline: 'It is up to the authority having jurisdiction: more than five bedrooms can be counted in two ways.',
  text: `At {${rateOf[side]}} for every bedroom the load is {every${side}}. If instead each bedroom beyond five adds only {addedRate}, it is {added${side}}. As a precaution, plan on the higher. ${why[side]} If the load comes to {stateLine} or more, the standards of the New York State Department of Environmental Conservation apply instead of Appendix 75-A: settle the load first. ${provisional}`,
  cite: [
    ruleOf[side],
    'canandaigua/202-6.C.3.f#1',
    'canandaigua/202-6.C.3.g#1',
    'canandaigua/202-6.A#1',
    'canandaigua/202-6.B#1',
  ],
  values: [`every${side}`, `added${side}`, rateOf[side], 'addedRate'],
  readings: [
    {
      of: ruleOf[side],
      defect: 'N-11',
      reading: 'The minimum for each bedroom holds for every bedroom (the cautious reading).',
      status: 'determined',
      verdict: 'must',
    },
    {
      of: 'canandaigua/202-6.C.3.f#1',
      defect: 'N-11',
      reading: 'Bedrooms beyond five add only the lower figure to the five-bedroom load.',
      status: 'determined',
      verdict: 'must',
    },
  ],
})

/** Any part within the distance is enough; a field beyond it leaves the nearest part to be asked for. */
const place = <N extends string, F extends string, R extends string>(near: N, far: F, rest: R) => ({
  on: {
    systemToLake: [{ guard: atMost('lakeLine'), target: near }, far],
    systemWithin: [{ guard: 'yes' as const, target: near }, far],
    fieldToLake: [{ guard: atMost('lakeLine'), target: near }, rest],
    fieldWithin: [{ guard: 'yes' as const, target: near }, rest],
  },
})
const nearest = <N extends string, F extends string>(near: N, far: F) => ({
  on: {
    systemToLake: [{ guard: atMost('lakeLine'), target: near }, far],
    systemWithin: [{ guard: 'yes' as const, target: near }, far],
  },
})

/** The absorption area is a part of the system: where it is told to lie within, a tank farther off changes nothing. */
const beyond = <N extends string, E extends string>(meta: Standing, near: N, end: E) => ({
  meta,
  on: {
    fieldToLake: [{ guard: atMost('lakeLine'), target: near }, end],
    fieldWithin: [{ guard: 'yes' as const, target: near }, end],
  },
})

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: {
    ...guards(values),
    ...inTime(deadlines, newYork),
    rowsAgree: ({ event }) => rowsAgree({ bedrooms: event.facts.bedrooms, livingSpace: event.value }),
  },
}).createMachine({
  id: 'canandaigua/design-load',
  initial: 'building',
  states: {
    building: { on: { building: [{ guard: is('dwelling'), target: 'bedrooms' }, 'notDwelling'] } },
    bedrooms: { on: { bedrooms: [{ guard: atMost('mostBedrooms'), target: 'size' }, 'manyPlace'] } },
    size: {
      on: {
        livingSpace: [
          { guard: moreThan('fiveRow'), target: 'overPlace' },
          { guard: 'rowsAgree', target: 'agreePlace' },
          'differPlace',
        ],
      },
    },
    agreePlace: place('agreeNear', 'agreeFar', 'agreeNearest'),
    agreeNearest: nearest('agreeNear', 'agreeFar'),
    agreeNear: { meta: agree('Near') },
    agreeFar: beyond(agree('Far'), 'agreeNear', 'agreeFarthest'),
    agreeFarthest: { meta: agree('Far') },
    differPlace: place('differNear', 'differFar', 'differNearest'),
    differNearest: nearest('differNear', 'differFar'),
    differNear: { meta: differ('Near') },
    differFar: beyond(differ('Far'), 'differNear', 'differFarthest'),
    differFarthest: { meta: differ('Far') },
    overPlace: place('overNear', 'overFar', 'overNearest'),
    overNearest: nearest('overNear', 'overFar'),
    overNear: { meta: over('Near') },
    overFar: beyond(over('Far'), 'overNear', 'overFarthest'),
    overFarthest: { meta: over('Far') },
    manyPlace: place('manyNear', 'manyFar', 'manyNearest'),
    manyNearest: nearest('manyNear', 'manyFar'),
    manyNear: { meta: many('Near') },
    manyFar: beyond(many('Far'), 'manyNear', 'manyFarthest'),
    manyFarthest: { meta: many('Far') },
    notDwelling: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'authority having jurisdiction',
        headline:
          'It is up to the authority having jurisdiction: for anything but a dwelling the rule can be read two ways.',
        text: 'The rule opens with all dwellings; its figures for each bedroom speak of all systems. What the load of a building without bedrooms is, the text on file does not say. Ask the authority having jurisdiction, which makes the final determination of the load.',
        cite: [
          'canandaigua/202-6.C#1',
          'canandaigua/202-6.C.1#1',
          'canandaigua/202-6.C.2#1',
          'canandaigua/202-6.C.3.g#1',
        ],
        readings: [
          {
            of: 'canandaigua/202-6.C#1',
            defect: 'N-14',
            reading: 'These standards are for dwellings only.',
            status: 'official-discretion',
            verdict: null,
          },
          {
            of: 'canandaigua/202-6.C.1#1',
            defect: 'N-14',
            reading: 'These standards are for all systems (the cautious reading).',
            status: 'official-discretion',
            verdict: null,
          },
        ],
      },
    },
  },
})

export const designLoad = procedure({
  id: 'canandaigua/design-load',
  title: 'Design load: gallons per day',
  act: 'design the system for at least this load',
  kind: 'determination',
  facts,
  deadlines,
  values,
  ifTold: {
    fieldToLake: {
      why: 'The nearest part of the system is asked for, and the absorption area is a part of it.',
      names: { known: 'If the absorption area or any other part lies within it, the figure is higher.' },
    },
    fieldWithin: {
      why: 'The nearest part of the system is asked for, and the absorption area is a part of it.',
      names: { true: 'If the absorption area or any other part lies within it, the figure is higher.' },
    },
  },
  words: {
    asks: [
      ['(bedroom|bedrooms|br)', '(sq ft|square feet|sf)', '(load|flow|gallons|gpd)'],
      ['(how many|what) .. (gallons|gpd|gallon)', 'design*|system|septic|bedroom*|house|flow|load'],
      ['(design|daily) (load|flow)'],
      ['gpd|gallons', 'bedroom*|br|bdrm', 'design|flow|load|size|need*|minimum'],
      ['(what size|how big|how large) .. (septic|system)', 'bedroom*|house|sq'],
      ['(galones|flujo|carga)', 'recámara*|dormitorio*|habitaciones|diseño|casa'],
      ['(130|150|110)', 'bedroom*'],
      ['(6x130|5x130|7x130|6x150|5x150|x130|x150|x110|780|760|900|860)', 'bedroom*|br|bdrm*'],
    ],
    not: ['(which|what) (state)? (standard|standards)', '75-a|dec|nysdec'],
    examples: [
      'what flow per day must be figured for a little country church with a kitchen',
      'daily flow for a small shop half a mile from the lake',
      '2 br, 900 sq ft, everything exactly 200 ft from the water, load?',
      'three bedrooms and 1,400 square feet, tank 180 feet out, what load do I use',
      'how many gallons a day must a septic for a 4 bedroom house be designed for',
      'what is the design load for 3 bedrooms and 2,000 square feet',
      'new house, two bedrooms, 900 sq ft, half a mile from the lake, minimum design flow?',
      'six bedrooms, septic 500 ft off the lake, is it 780 or 760 gallons',
      'house over 4,050 sq ft but only three bedrooms, what load',
      'we are near the lake, is it 130 or 150 gallons per bedroom',
      'one bedroom cabin, do I still have to design for two',
      'tank within 200 feet of the lake and the field farther back, which per bedroom figure',
      'does a den count as a bedroom for the design flow',
      '3 br and 2,600 square feet, engineer used 390 gpd, is that right',
      'who decides the final design load if we disagree',
      'gallons per day for a seven bedroom lake house',
      'what size system do I need for a four bedroom cottage of 1,700 square feet',
      'is the state figure of 110 per bedroom enough here',
      'how does living space change the daily flow for a septic',
      'five bedroom home, 4,000 sf, system is 300 feet from the water, gpd?',
      'small church septic, does the per bedroom design apply',
      'required daily flow for a 1,201 square foot house with two bedrooms',
      '¿cuántos galones por día para una casa de tres recámaras?',
      '¿cuál es la carga de diseño de una casa de 2,500 pies cuadrados?',
      '¿son 130 o 150 galones por dormitorio cerca del lago?',
      'casa de seis habitaciones, ¿qué flujo de diseño pide el pueblo?',
      'casa nueva de cuatro recámaras lejos del lago, ¿cuántos galones diarios se deben diseñar?',
      '¿qué flujo diario pide el pueblo para tres recámaras y 1,900 pies cuadrados?',
      'sistema a 800 pies del lago y dos dormitorios, ¿cuántos galones?',
      '3 br 2,250 sf, OWTS far from lake, min gpd',
      'nothing within 200 feet of the lake, 4 bedrooms, what daily design flow',
      'reviewer says 780, engineer says 760, six bedrooms, which is it',
      'applicant submitted 260 gpd for a 2 BR, 1,300 sf house, min design flow?',
      'engineer’s rule of thumb is 130 a bedroom since the field is past 200 but the tank is nearer',
      'nobody has measured how far the system sits from the lake, 3 bedroom ranch, how many gallons per day',
      '6 x 130 is 780 and 5 x 130 plus 110 is 760, which does the code require for six bedrooms',
      'two engineers disagree on a seven bedroom house, 7x130 or 5x130 plus 2x110, who is right',
      'is the sixth bedroom worth 130 or 110',
      'one says 900 the other says 860 for six bedrooms by the lake, which figure is the minimum',
    ],
  },
  machine,
})
