import { setup } from 'xstate'
import type { Cite } from '../../laws/gorham/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// Inspection before real property is conveyed, and the exemption. Gorham §§ 56.301(2), 56.501(1)(b), (d), 56.201.
const facts = pick(all, 'possessionChanges', 'titleTransfer')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'gorham/conveyance-inspection',
  initial: 'possession',
  states: {
    possession: {
      meta: { cite: ['gorham/56.501.1.d#1'] },
      on: { possessionChanges: [{ guard: 'no', target: 'exempt' }, 'title'] },
    },
    title: {
      meta: { cite: ['gorham/56.201.conveyance-of-real-property#1'] },
      on: { titleTransfer: [{ guard: 'no', target: 'noConveyance' }, 'mustInspect'] },
    },
    exempt: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. A transfer without change of possession is exempt.',
        text: 'The law exempts a non-arm’s-length sale, and says what it means by that: a transfer of property without change of possession. Here nobody new takes possession. The prohibition itself does not repeat the exception, so keep a note of why the transfer is exempt. If anyone new is to live in or take over the property after all, have the system inspected first. The owner may ask for an inspection anyway.',
        cite: [
          'gorham/56.501.1.d#1',
          'gorham/56.201.non-arms-length-sale#1',
          'gorham/56.201.conveyance-of-real-property#2',
          'gorham/56.301.2#1',
          'gorham/56.501.1.b#2',
        ],
      },
    },
    noConveyance: {
      meta: {
        status: 'determined',
        verdict: 'need-not',
        headline: 'No. Without a transfer of title there is no conveyance.',
        text: 'A conveyance is the transfer of title from one to another by a deed or other legal instrument filed in the Office of the Ontario County Clerk. As told, title does not pass. A lender or tenant may still ask for an inspection, and the owner may request one. A change of use or a large expansion would need one.',
        cite: ['gorham/56.201.conveyance-of-real-property#1', 'gorham/56.301.2#1', 'gorham/56.501.1.b#2'],
      },
    },
    mustInspect: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. The system must be inspected before the property is conveyed.',
        text: 'It is unlawful to convey real property without an inspection of the wastewater treatment system by the authority having jurisdiction (the Code Enforcement Officer, the Health Officer, the Watershed Inspector or another designated official). The owner arranges it. The exemption is only for a transfer without change of possession: that buyer and seller are family, or that little or no money is paid, does not by itself exempt it. The definition is awkwardly printed, so if you think you are exempt, ask the official in writing and plan on an inspection. The text sets no lead time and no term for how long a report counts: ask early.',
        cite: [
          'gorham/56.301.2#1',
          'gorham/56.501.1.b#1',
          'gorham/56.501.1#1',
          'gorham/56.201.conveyance-of-real-property#1',
          'gorham/56.201.conveyance-of-real-property#2',
          'gorham/56.201.non-arms-length-sale#1',
          'gorham/56.501.1.d#1',
          'gorham/56.201.authority-having-jurisdiction#1',
        ],
        duties: [
          {
            actor: 'property owner',
            verdict: 'must',
            action: 'arrange for an inspection before the conveyance',
            cite: ['gorham/56.501.1.b#1'],
          },
          {
            actor:
              'authority having jurisdiction (Code Enforcement Officer, Health Officer, Watershed Inspector or another designated official)',
            verdict: 'must',
            action: 'conduct the on-site inspection',
            cite: ['gorham/56.501.1#1'],
          },
        ],
      },
    },
  },
})

export const conveyanceInspection = procedure({
  id: 'gorham/conveyance-inspection',
  title: 'Inspection before a sale or other conveyance',
  act: 'have the system inspected before the conveyance',
  kind: 'determination',
  facts,
  deadlines,
  values,
  untimed: {
    headline: 'The law sets no number of days: the inspection comes before the conveyance.',
    text: 'The sentence says that the owner arranges the inspection prior to the conveyance. It names no number of days ahead and no term for how long a report counts; ask the authority having jurisdiction early.',
    cite: ['gorham/56.501.1.b#1'],
  },
  words: {
    asks: [
      [
        '(giving|gives|gave|gift|gifting|deeding|signing over|leaves|leaving)',
        '(house|farmhouse|cottage|home|camp|farm|place|property)',
        '(move|moves|moving|deed|inspection|septic|live|lives|living)',
      ],
      ['closing', '(buying|buyer|buyers|cottage|house|home|realtor|family)'],
      [
        '(inspect|inspected|inspection|septic)',
        '(before (we|i) (close|sell)|closing|deed|deeded|trust|llc|buyers|buyer|selling|conveyance|refinance|refinancing|quitclaim|estate|executor)',
      ],
      [
        '(inspeccionar|inspección|revisen|revise|revisar|séptico)',
        '(escritura|vender|vendo|vendemos|cerramos|cierre|fideicomiso|herencia|heredé|traspaso|venta)',
      ],
      [
        '(inspect*|inspection|checked|looked at|check)',
        '(sell*|sale|sold|closing|deed|deeding|transfer*|convey*|buyer|trust|inherit*|quitclaim|gift|refinanc*|listing|estate|llc)',
      ],
      ['(inspeccion*|inspección|revis*)', '(vend*|venta|escritura|traspas*|herencia|fideicomiso|comprador|hijo|hija)'],
      [
        '(sign* .. over|signing over|gives me|giving me|leaving me|put in my name|in my name)',
        '(inspect*|inspection|septic)',
      ],
      ['(closing|seller|buyer|realtor)', '(inspections|inspection|inspect*)', 'septic'],
      ['(me dan|me regalan|heredar*|heredamos|dar la casa|pasar la casa)', '(inspección|séptic*)'],
      [
        '(sell|selling|sold)',
        '(buyer|buyers|tenant|closing|moving in|deed)',
        '(need|required|do i|must|only|have to|inspected|inspection)',
      ],
      ['(fideicomiso|escritura|a nombre)', '(inspección|inspeccionar|inspector|viviendo|séptico)'],
      ['(trust|deed|title)', '(inspection|inspected|septic|inspect)'],
    ],
    not: [
      '(bank|lender|lending|mortgage company) (wants|asks|needs|requires)',
      'fee|fees',
      'change of use',
      '(how soon|how long) (before|ahead|is|does)',
      '(into|to) (a)? (restaurant|inn|shop|salon|store|laundromat|business)',
      '(airbnb|vrbo)',
      'convert*',
      '(good|valid) for',
      'still (good|valid|counts|count)',
      '(not selling|no sale|no vendo|no estamos vendiendo)',
      '(daycare|day care|posada|hair salon|negocio)',
      '(charge|how much|cost|fee|penalty|fine)',
      '(how many weeks|how far|how soon|in advance)',
    ],
    outside: [
      '(inspected|inspection) .. (again|another one|a second time|twice)',
      '(deal|sale|buyer) .. (died|fell through|backed out|walked)',
      '(second|another|next) (buyer|inspection)',
      '(inspección|inspeccionaron|inspeccionado) .. (otra vez|de nuevo|nuevamente)',
      '(vacant|empty|bare|raw) (lot|land|parcel|acreage)',
      '(no|without|never had) (a|any)? (septic|house|building) (on|there|at all|yet|tank|system)',
      '(lote|terreno) (baldío|vacío|vacante)',
      'sin (casa|sistema|fosa|séptico)',
    ],
    examples: [
      'we sell the house to our daughter for a dollar, deed recorded in May, she moves in and we leave. They say family deals are exempt from the septic inspection, do we still need it',
      'signing my house over to a nephew for a token price and he moves in, is a family sale free of the inspection',
      'how many days before the closing must the town have inspected our septic',
      'by when must the septic be inspected when we sell',
      'before the deed is handed over to us buyers, does the septic inspection have to be done',
      "we're the purchasers, the sellers skipped the town inspection. must it be done before the deed is handed over",
      'foreclosure, the bank gets the deed, does the septic have to be inspected first',
      'I deed my half of the camp to my brother who is the only one using it anyway',
      'Mi mamá pone la casa a mi nombre y ella se queda viviendo ahí, ¿inspección?',
      "home equity loan, title doesn't change, is the septic inspection required by the town",
      "Selling our place to people from out of state, we close in six weeks and the deed is recorded in Canandaigua. We are nowhere near the lake. The buyers' agent says septic inspections are only for lakefront. Do we need ours done before closing?",
      'Our system is three years old with a permit and everything, so is the inspection for the sale a waste, can we leave it out',
      "Aunt is giving the house to my brother as a present, no money, he moves in and she goes to a home. People say a gift isn't a sale so the septic doesn't get inspected",
      'cash deal, buyer waived every inspection in the contract. does the town still want the septic looked at before title passes',
      'My mother put me on the deed of her house, she keeps living there by herself and I live in Buffalo. septic inspection?',
      "We're moving our house into a family trust for estate planning. We will go on living in it, no money. The attorney says every deed needs the town septic inspection, is that so",
      "Dad passed, the house comes to me through the will, I already live in it and stay. Inspection of the septic before the executor's deed?",
      'Family sale to our niece at half price, we leave for Arizona and she takes over. Realtor calls it non arms length, exempt. Is it?',
      "We're refinancing with another bank, no one is selling anything. Is the town inspection of the septic required",
      'renting our house out for a year while we are abroad, we keep title. must the septic be inspected because tenants come in',
      'divorce, she deeds me her half and moves out, I stay where I am. inspection or no',
      "don't know yet if grandpa stays in the house after he deeds it to us or if my cousin moves in. does the septic have to be inspected first",
      'I put the lake cottage into an LLC with my sister, nothing about who uses it changes. Septic check required by Gorham?',
      '(realtor) listing in Gorham, sellers ask if the town has to inspect the septic or if a private one will satisfy for closing',
      'Huron lets it slide if inspected in the last three years. We are selling in Gorham, do we need one again',
      'Cierro la venta de mi casa el mes que viene, ¿tengo que hacer inspeccionar el séptico antes?',
      'mi esposa me agrega a la escritura, los dos vivimos aquí y nada cambia, ¿inspección del séptico?',
      'le vendemos la casa a un sobrino por un dólar y él se muda, ¿hay que inspeccionar?',
      'selling my place on the lake, does the town need to inspect the septic first',
      "deed to my daughter for one dollar and she's moving in, septic inspection required?",
      'putting the cottage in an LLC, we still use it same as always',
      "buyer's agent says no inspection needed because the system is new, right?",
      'closing in three weeks do i need the town septic check',
      "my brother and I inherited mom's house and I'm taking over, inspection?",
      'quitclaim my ex off the deed, I stay in the house',
      'is a septic inspection mandatory for every sale in Gorham',
      'adding my wife to the title, we both live here',
      'estate sale to a stranger, must the executor get it inspected',
      'non arms length sale, are we exempt from the septic inspection',
      'refinancing only, town inspection?',
      'sold without inspection, was that unlawful',
      'in Chester only lake lots need it, what about here when selling',
      'parents deed house to me but keep living in it',
      'for sale by owner, who arranges the inspection, me or buyer',
      'transfer into a living trust, septic inspection yes or no',
      'vendo mi casa, ¿el pueblo debe inspeccionar el séptico antes?',
      'le paso la casa a mi hijo que ya vive ahí, ¿hace falta inspección?',
      '¿hay que inspeccionar el séptico antes de la escritura?',
      'dad is signing the farmhouse over to me and I will live there, inspection?',
      'seller claims Gorham never inspects at closing, is that right',
      'mis padres me dan la casa y siguen viviendo ahí, ¿inspección?',
      'my tenant is buying the place from me, do I need the inspection',
      'buyers move in in August, is the town inspection on me',
      'voy a poner la casa en un fideicomiso, seguimos viviendo los mismos. ¿inspección?',
      "Dad's giving me the house, he stays in it. Does the town have to inspect?",
      'pasamos la casa a un fideicomiso y seguimos viviendo aquí nosotros mismos',
      'ponemos la casa a nombre de los hijos, nadie se muda, ¿inspección?',
      'the house goes into our family trust and we stay in it',
      'sólo refinanciamos la casa, ¿inspeccionan el séptico?',
    ],
  },
  machine,
})
