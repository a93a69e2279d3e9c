import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { atLeast, guards, is } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Must the system be inspected before an addition or other change? Huron §§ 8(A)(1)-(3), (5), 4(B)(6).
const facts = pick(all, 'plannedChange', 'addsLoad', 'floorIncrease')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {
  floorShare: {
    label: 'Increase in interior floor space that calls for an inspection',
    amount: 50,
    unit: 'percent',
    cite: 'huron/8.A.5#1',
  },
} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/inspection-before-change',
  initial: 'change',
  states: {
    change: {
      on: {
        plannedChange: [
          { guard: is('livingArea'), target: 'load' },
          { guard: is('effluentVolume'), target: 'mustForVolume' },
          { guard: is('useType'), target: 'mustForUse' },
          { guard: is('commercialIntensity'), target: 'mustForIntensity' },
          { guard: is('floorSpace'), target: 'floor' },
          'noOccasion',
        ],
      },
    },
    load: {
      meta: { cite: ['huron/4.B.6#1'] },
      on: { addsLoad: [{ guard: 'yes', target: 'mustForLivingArea' }, 'floor'] },
    },
    floor: {
      meta: { cite: ['huron/8.A.5#1'] },
      on: { floorIncrease: [{ guard: atLeast('floorShare'), target: 'mustForFloor' }, 'belowFloor'] },
    },
    mustForLivingArea: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The septic system must be inspected before the living area grows.',
        text: 'The law asks for a septic inspection before an increase in living area. That is enclosed inside living area added to an existing home which increases the load, or the load that is possible, on the system. An earlier inspection makes no exception. The law gives no lead time, so ask the Septic Inspector early. An increase in living area is also one of the events that call for an upgrade of the system.',
        cite: ['huron/8.A#1', 'huron/8.A.1#1', 'huron/4.B.6#1', 'huron/8.C.2#1'],
        duties: [
          {
            actor: 'Septic Inspector',
            verdict: 'must',
            action: 'complete the inspection before the change',
            cite: 'huron/8.A#1',
          },
        ],
      },
    },
    mustForVolume: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The septic system must be inspected before the effluent volume grows.',
        text: 'The law asks for a septic inspection before an increase in effluent volume, with or without building work. Effluent is the liquid that the tank sends on. The law gives no lead time and names no least amount, so ask the Septic Inspector early. More effluent volume alone is not on the list of events that call for an upgrade.',
        cite: ['huron/8.A#1', 'huron/8.A.1#1', 'huron/8.C#1'],
        duties: [
          {
            actor: 'Septic Inspector',
            verdict: 'must',
            action: 'complete the inspection before the change',
            cite: 'huron/8.A#1',
          },
        ],
      },
    },
    mustForUse: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The septic system must be inspected before the type of use changes.',
        text: 'The law asks for a septic inspection before a change in type of use, for example from a home to a business. The law does not say what counts as another type of use. The Septic Inspector or the Building Inspector can tell. A change of use alone is not on the list of events that call for an upgrade; more employees, occupants or sewage in a commercial use is.',
        cite: ['huron/8.A#1', 'huron/8.A.2#1', 'huron/8.C.3#1'],
        duties: [
          {
            actor: 'Septic Inspector',
            verdict: 'must',
            action: 'complete the inspection before the change',
            cite: 'huron/8.A#1',
          },
        ],
      },
    },
    mustForIntensity: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The septic system must be inspected before the commercial use grows.',
        text: 'The law asks for a septic inspection before a change in intensity of a commercial use that increases the number of employees or occupants, or the discharge of sewage. One of these is enough. The same change is also an event that calls for an upgrade of the system.',
        cite: ['huron/8.A#1', 'huron/8.A.3#1', 'huron/8.C.3#1'],
        duties: [
          {
            actor: 'Septic Inspector',
            verdict: 'must',
            action: 'complete the inspection before the change',
            cite: 'huron/8.A#1',
          },
        ],
      },
    },
    mustForFloor: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline:
          'Yes. The septic system must be inspected before the work: the floor space grows by at least {floorShare}.',
        text: 'The law asks for a septic inspection before modification or construction that results in at least a {floorShare} increase in the interior floor space of a principal structure (the main building on the lot). This test counts even where the work adds no load on the system. More floor space alone is not on the list of events that call for an upgrade.',
        cite: ['huron/8.A#1', 'huron/8.A.5#1', 'huron/8.C#1'],
        duties: [
          {
            actor: 'Septic Inspector',
            verdict: 'must',
            action: 'complete the inspection before the work',
            cite: 'huron/8.A#1',
          },
        ],
      },
    },
    belowFloor: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline:
          'No. Work that adds no load and less than {floorShare} of floor space needs no septic inspection before it.',
        text: 'The law asks for an inspection before an increase in living area that adds load on the system, and before work that adds at least {floorShare} to the interior floor space of a principal structure. Neither is the case here. Periodic inspections go on as before. Whether a plan adds possible load (a room that can serve as a bedroom, a new bathroom) is worth asking the Building Inspector before the work.',
        cite: ['huron/8.A.1#1', 'huron/8.A.5#1', 'huron/4.B.6#1', 'huron/8.A#1'],
        values: ['floorShare'],
      },
    },
    noOccasion: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Such work is not on the list of changes that call for a septic inspection.',
        text: 'The law asks for an inspection before more living area or effluent volume, another type of use, a commercial use with more employees, occupants or sewage, and a large increase in floor space. Work that is none of these needs no inspection before it. Periodic inspections go on as before.',
        cite: ['huron/8.A#1', 'huron/8.A.1#1', 'huron/8.A.2#1', 'huron/8.A.3#1', 'huron/8.A.5#1'],
      },
    },
  },
})

export const inspectionBeforeChange = procedure({
  id: 'huron/inspection-before-change',
  title: 'Inspection before an addition or other change',
  act: 'have the septic system inspected before the change',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        'inspect*|inspected|inspection|insp|checked|looked',
        '(addition|expansion|extension|converted|converting|conversion|shop|business|store|office|rental|airbnb|apartment|daycare|kennel|brewery|square feet|sq ft|sf|footage|employees|staff|headcount|bedrooms|bedroom|deck|porch|remodel|renovation)',
      ],
      [
        'inspect*|insp|checked',
        '(before we open|open for business|going to be|becoming|turn it into|turned into|change of use|new use)',
      ],
      [
        'inspeccion*|revisar|revisen',
        '(convertir|negocio|tienda|ampliación|ampliar|cuarto|recámara|terraza|empleados|antes de abrir)',
      ],
      ['(inspect*|look* at|checked)', 'addition|add*|bedroom|bathroom|dormer|basement|attic|expand*|remodel*|build*'],
      ['inspect*|checked', '(change of use|convert*|turn*|employees|seating|tables|staff|floor space|hot tub)'],
      ['inspeccion*', 'ampli*|agregar|añadir|recámara|dormitorio|negocio|empleados|remodel*'],
      ['inspect*|checked|check', '(more people|hiring|day care|suite|sunroom|building on|more water|seats|extra)'],
      ['inspect*', '(before we start|before the change|before the work|before building)'],
      ['(roof|siding|deck|kitchen remodel)', 'inspect*'],
      ['(roof|windows|siding|techo|ventanas)', '(septic|inspection|inspected|inspección|séptico)'],
    ],
    not: [
      'refinanc*',
      '(upgrade|upgraded|upgrading|replace the septic)',
      'dye',
      'riser*',
      '(selling|we sell|sale|closing|inherit*|left us|vender|venta|in our names|heredamos)',
    ],
    outside: [
      '(fewer|less) (employees|occupants|people|seats|workers|tables)',
      'menos (empleados|gente|personas|mesas)',
    ],
    examples: [
      'grandma keeps the deed to her house but my cousin will run a yarn shop in it, less water than before. inspection before it opens?',
      'the old parsonage is going to be a bakery, same owner, fewer people. must the septic be inspected first',
      'grandmas farmhouse is becoming a quilt store, fewer people than when the family lived there. Inspection before we open?',
      'the old parsonage will be a law office with one bathroom, is the septic inspected before we start the new use',
      'storage addition on a packing shed, 3000 sf grows by 1500 sf, no plumbing, same crew. septic insp reqd y/n',
      'pole building goes from 2400 square feet to 3500, dry goods only, do we need the septic insp',
      'garage turned into a hair salon behind our house, town wants the septic looked at first. true?',
      'church hall will be used as a brewery. Septic inspection beforehand or not',
      'we are putting a screened porch on, nothing inside changes, inspection of septic?',
      'replacing the windows and building an open deck, does anyone have to check the septic for that',
      'la casa de mi tía va a ser una tienda, ¿tienen que inspeccionar el séptico antes de abrir?',
      'agrego una terraza abierta, sin cuartos nuevos, ¿hace falta inspección?',
      'Two more line cooks and a bigger dining room, septic inspected before?',
      'airbnb instead of a home we live in, do they inspect the septic before guests come',
      'converting the old barn to an event space, is a septic inspection required',
      'changing from a summer cottage to a year round rental, inspect the septic?',
      'new use for the building, does the septic get inspected before we open',
      'do we need the septic inspected before we put on a third bedroom',
      'adding a master suite over the garage, does somebody from town have to check the septic first?',
      'Im finishing the attic as a playroom, no plumbing. septic inspection or not',
      'we want to turn the old general store into two apartments, is an inspection of the septic needed before we start',
      'our diner is putting in twelve more seats and two more waitresses. inspection first?',
      'planning a 45 percent larger floor plan, no extra bedrooms, does the septic have to be looked at',
      'addition makes the house exactly 50% bigger inside. inspection beforehand y/n',
      'contractor says the septic check is only for sales, but we are building on. is he right',
      'will a hot tub and a second washer mean the town has to inspect my system',
      'opening a day care in our home, is septic inspection required before the change',
      'in Gorham they go by 50 percent, what about here for a sunroom',
      'just replacing the roof and siding, do I need a septic inspection for that',
      'hiring four more people at the machine shop, does the septic need to be inspected before',
      'brother is moving in with his family of five, more water use. inspection of the septic required?',
      'system was inspected last year and passed. still need another one before the addition?',
      'doubling the size of my shop building floor area, septic inspection?',
      '¿hace falta una inspección del séptico antes de agregar un cuarto a la casa?',
      'queremos convertir la casa en un negocio, ¿tienen que inspeccionar el sistema séptico antes?',
      'voy a contratar más empleados en mi restaurante, ¿se necesita inspección del drenaje?',
      'ampliación de la casa de 60 por ciento, ¿inspección antes de la obra?',
      'only replacing windows and the roof, is a septic look needed',
    ],
  },
  machine,
})
