import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import { type Deadline, inTime } from '../kit/deadlines.ts'
import { guards, is } from '../kit/guards.ts'
import type { Outcome, Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { newYork } from '../ny/index.ts'
import { facts as all } from './facts/index.ts'

// Must the system be inspected before the property changes hands? Huron §§ 8(A)(4), 8(E), 4(B)(22).
const facts = pick(
  all,
  'titlePasses',
  'inspectedBefore',
  'complianceProof',
  'propertyKind',
  'proofIssuedOn',
  'transferOn',
)

const deadlines = {
  proofCommercial: {
    label: 'Earliest issue of a certificate that counts (commercial)',
    actor: 'owner',
    within: '2 years',
    before: 'transferOn',
    met: 'proofIssuedOn',
    cite: 'huron/8.E.2.g#1',
  },
  proofOther: {
    label: 'Earliest issue of a certificate that counts',
    actor: 'owner',
    within: '3 years',
    before: 'transferOn',
    met: 'proofIssuedOn',
    cite: 'huron/8.E.2.g#1',
  },
} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

type Says = Outcome<keyof typeof deadlines, keyof typeof values, Cite>

const inspectFirst = {
  status: 'determined',
  verdict: 'must',
  headline: 'Yes. The septic system must be inspected before the transfer.',
  text: 'A system that has not been inspected under the septic law must be inspected before the property changes hands. Any transfer of title from one person to another counts, with or without payment; the law makes no exception for family, a trust or a company, so as a precaution treat each as a transfer. The one way around a further inspection is a Certificate of Compliance, or a Building Permit with a Certificate of Occupancy, issued within two years before the transfer of commercial property, three years for any other. The Building Inspector, or the septic inspector he or she names, inspects. The law lists a transfer among the events that call for an upgrade too; ask the Building Inspector.',
  cite: ['huron/8.A#1', 'huron/8.A.4#1', 'huron/4.B.22#1', 'huron/8.E#1', 'huron/8.E.2.g#1', 'huron/8.C.4#1'],
  duties: [
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'have the system inspected before the transfer',
      cite: ['huron/8.A.4#1'],
    },
    {
      actor: 'property owner or agent',
      verdict: 'must',
      action:
        'give access to all structures and uncover the tanks, inspection ports and outlet baffles before the inspection',
      cite: ['huron/8.E.1#1', 'huron/8.E.1.a#1', 'huron/8.E.1.b#1'],
    },
    {
      actor: 'property owner',
      verdict: 'must',
      action: 'have the tank pumped completely by a septic hauler for the inspection, unless it may float',
      cite: ['huron/8.E.2.a.iii#1', 'huron/8.E.2.a.iii#2'],
    },
  ],
} as const satisfies Says
const twoParagraphs = [
  {
    of: 'huron/8.A.4#1',
    defect: 'H-21',
    reading: 'A system inspected at any time under the law needs no inspection for a transfer.',
    status: 'determined',
    verdict: 'need-not',
  },
  {
    of: 'huron/8.E.2.g#1',
    defect: 'H-21',
    reading:
      'Only a certificate issued within the set time before the transfer makes an inspection unnecessary (the cautious reading).',
    status: 'determined',
    verdict: 'must',
  },
] as const

const times = inTime(deadlines, newYork)

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: {
    ...guards(values),
    ...times,
    betweenTheWindows: ({ event }) => !times.proofCommercialInTime({ event }) && times.proofOtherInTime({ event }),
  },
}).createMachine({
  id: 'huron/transfer-inspection',
  initial: 'title',
  states: {
    title: {
      meta: { cite: ['huron/8.A.4#1', 'huron/4.B.22#1'] },
      on: { titlePasses: [{ guard: 'yes', target: 'everInspected' }, 'noTransfer'] },
    },
    noTransfer: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Without a transfer of ownership the law asks for no transfer inspection.',
        text: 'A transfer of ownership is a transfer of real property title from one person to another. Where the same owner keeps the title, as in a refinancing or a lease, there is none. If a name is added to the deed or taken off it, title moves: tell the Building Inspector before you sign. A lender may ask for an inspection on its own; this law does not. Periodic inspections, and those before an addition or a new use, go on as before.',
        cite: ['huron/8.A.4#1', 'huron/4.B.22#1', 'huron/8.A#1'],
      },
    },
    everInspected: { on: { inspectedBefore: [{ guard: 'no', target: 'neverInspected' }, 'proof'] } },
    neverInspected: {
      meta: inspectFirst,
      // A Certificate of Compliance counts only "after proper inspection under this law": without one there was none to give.
      on: { complianceProof: [{ guard: is('occupancy'), target: 'neverKind' }, 'mustInspect'] },
    },
    proof: {
      meta: { cite: ['huron/8.E.2.g#1'] },
      on: { complianceProof: [{ guard: is('compliance', 'occupancy'), target: 'kind' }, 'inspectedWithoutProof'] },
    },
    kind: {
      on: { propertyKind: [{ guard: is('commercial', 'industrial'), target: 'closingCommercial' }, 'closingOther'] },
    },
    closingCommercial: { on: { transferOn: 'issuedCommercial' } },
    closingOther: { on: { transferOn: 'issuedOther' } },
    issuedCommercial: { on: { proofIssuedOn: [{ guard: 'proofCommercialInTime', target: 'excused' }, 'proofTooOld'] } },
    issuedOther: { on: { proofIssuedOn: [{ guard: 'proofOtherInTime', target: 'excused' }, 'proofTooOld'] } },
    // Never inspected, and the paper too old: both paragraphs ask for the inspection.
    neverKind: {
      on: {
        propertyKind: [
          { guard: is('commercial'), target: 'neverClosingCommercial' },
          { guard: is('industrial'), target: 'neverClosingIndustrial' },
          'neverClosingOther',
        ],
      },
    },
    neverClosingCommercial: { on: { transferOn: 'neverIssuedCommercial' } },
    neverClosingIndustrial: { on: { transferOn: 'neverIssuedIndustrial' } },
    neverClosingOther: { on: { transferOn: 'neverIssuedOther' } },
    neverIssuedCommercial: {
      on: { proofIssuedOn: [{ guard: 'proofCommercialInTime', target: 'excused' }, 'mustInspect'] },
    },
    neverIssuedIndustrial: {
      on: {
        proofIssuedOn: [
          { guard: 'proofCommercialInTime', target: 'excused' },
          { guard: 'betweenTheWindows', target: 'industrialBetween' },
          'mustInspect',
        ],
      },
    },
    neverIssuedOther: { on: { proofIssuedOn: [{ guard: 'proofOtherInTime', target: 'excused' }, 'mustInspect'] } },
    industrialBetween: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline: 'The law can be read both ways: plan on an inspection and ask the Building Inspector before closing.',
        text: 'The system was never inspected under the law. A Building Permit with a Certificate of Occupancy makes the inspection unnecessary if it was issued within two years before the transfer of commercial property, three years for residential or other property. This one is older than the one and not than the other, and the law does not say to which an industrial property belongs. As a precaution, have the system inspected and ask the Building Inspector in writing.',
        cite: ['huron/8.E.2.g#1', 'huron/8.A.4#1', 'huron/8.A#1'],
        readings: [
          {
            of: 'huron/8.E.2.g#1',
            defect: 'H-29',
            reading: 'Industrial counts as commercial: the paper is too old (the cautious reading).',
            status: 'determined',
            verdict: 'must',
          },
          {
            of: 'huron/8.E.2.g#1',
            defect: 'H-29',
            reading: 'Industrial is one of all other properties: the paper still counts.',
            status: 'determined',
            verdict: 'need-not',
          },
        ],
      },
    },
    mustInspect: { meta: inspectFirst },
    excused: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. The certificate stands in for another inspection.',
        text: 'The certificate was issued within the time before the transfer that the law allows, so no additional inspection is required until the next periodic one is due. Whether the transfer itself calls for an upgrade is another question: the law lists a transfer among the events for it, and the Building Inspector should be asked. A lender or buyer may ask for more than the law does.',
        cite: ['huron/8.E.2.g#1', 'huron/8.C#1', 'huron/8.C.4#1'],
      },
    },
    proofTooOld: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline: 'The law can be read both ways: plan on an inspection and ask the Building Inspector before closing.',
        text: 'One paragraph asks for an inspection before a transfer only of systems that were never inspected under the law. Another says that a certificate makes a further inspection unnecessary only if it was issued within a set time before the transfer, and this one is older. As a precaution, plan on an inspection and ask the Building Inspector in writing.',
        cite: ['huron/8.A.4#1', 'huron/8.E.2.g#1'],
        readings: twoParagraphs,
      },
    },
    inspectedWithoutProof: {
      meta: {
        status: 'official-discretion',
        verdict: null,
        decides: 'Building Inspector',
        headline: 'The law can be read both ways: plan on an inspection and ask the Building Inspector before closing.',
        text: 'The system was inspected under the law, but there is no Certificate of Compliance or Certificate of Occupancy to show for it. A Conditional Certificate is neither. One paragraph asks for an inspection only of systems never inspected; another excuses only those with a recent certificate. As a precaution, plan on an inspection and ask the Building Inspector in writing.',
        cite: ['huron/8.A.4#1', 'huron/8.E.2.g#1', 'huron/4.B.3#1'],
        readings: twoParagraphs,
      },
    },
  },
})

export const transferInspection = procedure({
  id: 'huron/transfer-inspection',
  title: 'Inspection before a sale or other transfer',
  act: 'have the septic system inspected before the transfer',
  kind: 'determination',
  facts,
  deadlines,
  values,
  order: ['proofIssuedOn', 'transferOn'],
  ifTold: {
    complianceProof: {
      why: 'A system that was never inspected seldom has a paper that counts, and the answer names the one that does.',
      names: {
        occupancy:
          'The one way around a further inspection is a Certificate of Compliance, or a Building Permit with a Certificate of Occupancy',
      },
    },
  },
  words: {
    asks: [
      ['(conditional|certificate)', '(transfer inspection|sale inspection)'],
      ['(inspect*|insp|looked at|septic)', '(sign|signing|signed|deed|give|giving|put) .. (over|to|in)'],
      ['(insp|inspection|inspect|inspected)', 'sold|buyers|seller|sellers|deed|heirs|estate|probate|gift'],
      [
        '(inspect*|looked at|checked)',
        'sell*|sale|sold|closing|transfer*|deed*|gift*|convey*|listing|buyer|inherit*|trust|llc|refinanc*',
      ],
      ['inspeccion*', 'vend*|venta|escritura|traspas*|herencia|comprador'],
      [
        'septic|séptico',
        '(check|look at|inspection|inspeccionar)',
        '(transfer*|closing|sell|selling|sale|quit claim|llc|trust|pasar la casa|vender)',
      ],
      ['certificate|certificado', 'closing|selling|venta|cierre', '(good enough|enough|another|new|otra|expired)'],
      [
        'certificate|cert',
        '(we close|we are closing|closing on|before closing)',
        '(again|back out|another|expired|too old)',
      ],
      ['(family deals|arms length|exempt)', '(deed|deeding|transfer|sale|deals)'],
      ['(a|al) nombre (de|mío|suyo)', '(inspección|inspector|inspeccionar|inspeccionen)'],
      ['(llc|trust|fideicomiso)', '(inspection|inspected|inspector|septic|inspección|looked at)'],
      ['(renov*) .. (contrato|renta|alquiler)', '(inspección|inspeccionar|inspector)'],
      ['(renew*|extend*) .. lease', '(inspection|inspected|septic)'],
      ['(hered*|murió|falleció)', '(inspección|inspeccionar|inspector)'],
      ['(nombre) (de|mío) .. (hijo|hija|hijos|hermano|hermana|esposa|esposo|sobrino|sobrina|mi|mis)'],
    ],
    not: [
      'upgrade|upgraded|upgrades|upgrading',
      '(not|never) (going anywhere|moving)',
      '(not|never) selling',
      'every (two|three|2|3|few) (years|or)',
      '(addition|converting|change of use|wedding|hiring)',
      '(before we open|going to be a|kept the deed|keeps the deed|keep the deed)',
      'gallons|dye',
      'partial|snow|frozen|ice|winter',
      '(who does|who inspects)',
      '(days before|how early|how far ahead)',
      'pump*',
      'dig*|uncover*|riser*',
      'fail*|flunk*',
      '(agregar|ampliar|convertir|cuarto nuevo|event space|apartments|day care|before the change|finishing|dormer)',
      '(quién|whom|who) .. (inspect|inspects|inspecciona|call|hace)',
    ],
    outside: [
      '(vacant|empty|bare|raw) (lot|land|parcel|acreage)',
      '(no|without|never had) (a|any)? (septic|house|building) (on|there|at all|yet|tank|system)',
      '(lote|terreno) (baldío|vacío|vacante)',
      'sin (casa|sistema|fosa|séptico)',
    ],
    examples: [
      'I am selling the house and the septic was never looked at, what does the law want before the closing',
      'we close next friday, full certificate from three springs ago, buyers side says it lapsed. does the town need to come back',
      'purchaser here, all the seller has is a conditional certificate of acceptance. does that take care of the transfer inspection',
      'only a conditional acceptance from january, is a further inspection required before title passes',
      'parents sign the lake house over to their kids, no inspection ever made, is one needed first',
      'diner is being sold next spring, certificate will be just over two years old then. new insp?',
      'commercial building sale, C of C dated june 2024, transfer may 2026, septic insp reqd',
      'Our uncle died and left us the camp. Town never looked at the septic. inspection before we put it in our names?',
      'house goes to my daughter as a gift, the cottage septic was never checked by anyone from town',
      'is a septic check needed when siblings buy each other out',
      'buyer pays cash and waives everything, does the town still require the septic inspection',
      'we had it inspected in 2019 but no certificate that I know of, selling now',
      'sale contract signed, house on the ridge, septic never seen by the town. inspection before deed yes or no',
      'our attorney wants to know whether the seller in huron must have the septic inspected before title passes',
      'selling my store in may, certificate is 18 months old. is that enough or inspect again',
      'closing friday, certificate of compliance from 2022, home. another town inspection?',
      'vamos a cerrar la venta en julio y el certificado es de hace dos años, ¿otra inspección?',
      'estamos vendiendo la cabaña y el pueblo jamás revisó el sistema, ¿es obligatorio?',
      'do I need a septic inspection before I sell my house',
      'closing is in three weeks, does the town have to look at the septic first',
      'deeding the cottage to my son, is an inspection required',
      'the septic was inspected two years ago, do we need another one before closing',
      'we are transferring the house into an LLC, does that need a septic check',
      'adding my wife to the deed, septic inspection or not',
      'putting our place in a family trust, still living here. inspection needed?',
      'C of O from two and a half years ago, selling now, is a new septic inspection required',
      'sellers certificate of compliance is four years old, closing in august, good enough?',
      'motel sale, certificate is 25 months old. must it be inspected again',
      'bank foreclosed on the house, does the septic have to be inspected before it is sold',
      'inherited from my aunt, never been inspected, do we have to before the deed is recorded',
      'in Gorham family deals are exempt, is it the same here',
      'realtor says no inspection because it passed back in 2010',
      'lender calls the certificate stale and wants a fresh town inspection before the sale, does the law',
      'title agent: certificate of compliance issued last spring, closing in november, anything more needed',
      'is the seller obliged to get a septic inspection done',
      'can I sell without any town septic inspection if the buyer does not care',
      'closing on 6/30, only a conditional certificate on file, need another inspection?',
      'quit claim to my ex husband after divorce, septic inspection?',
      'refinancing not selling, does the town need to inspect',
      'bank is redoing our mortgage at a lower rate, is a town septic inspection part of that',
      'home equity loan, same owners as before. does the septic law want an inspection for it',
      'lender says local law requires the septic inspected for a refi, is that so',
      'we are renting the cottage out to a new tenant, not selling. septic inspection needed?',
      'no deed changes hands, only a new mortgage. does that count as a transfer for the septic inspection',
      'estamos refinanciando la casa sin cambiar de dueño, ¿exige la ley una inspección del séptico?',
      'my parents are signing the farmhouse over to me next month and the septic was never looked at',
      'estate sale of a lake camp, does the town insist on a septic inspection before the deed',
      '¿necesito una inspección del sistema séptico antes de vender la casa?',
      'le voy a pasar la casa a mi hija, ¿hay que inspeccionar el séptico?',
      'la casa tiene certificado de 2024, ¿hace falta otra inspección para la venta?',
      'heredamos la cabaña y nunca la inspeccionaron, ¿es obligatorio antes de la escritura?',
      "We're moving the cabin into a family trust, we're still the trustees. Inspection?",
      'Vamos a poner la casa a nombre de mi hijo. ¿Tiene que venir el inspector?',
      'Renovamos el contrato de renta del local, el dueño no cambia. ¿Hace falta inspección?',
      'ponemos la casa a nombre de nuestros hijos, ¿tiene que venir antes el inspector del séptico?',
      'mi padre falleció y la cabaña pasa a mis hermanos y a mí, ¿piden inspección del sistema?',
      'solo renuevo el contrato de alquiler del local, no cambia el dueño, ¿me piden inspección del tanque?',
      'the camp goes into an LLC that only I own, does that set off a septic inspection',
      'lease renewal for our shop, owner stays the same. do they want the septic inspected',
      '¿hace falta inspección si ponemos la casa en un fideicomiso?',
      'putting the place in a trust with ourselves as trustees, septic inspection or not',
      'agent here with a lakeside listing, newly built with C of O from fall 2023, sellers leaving soon. septic inspection required or not',
      'listing of a newer home, building permit and C of O two and a half years old, do the sellers need a septic inspection',
      'house built new, sold three years after its certificate of occupancy, is there an inspection before the closing',
    ],
  },
  machine,
})
