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
  words: {
    asks: [
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
    ],
    not: [
      '(bank|lender|lending|mortgage company) (wants|asks|needs|requires)',
      '(how long|how soon|expire*)',
      '(report)',
      'fee|fees',
      'change of use',
    ],
    examples: [
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
    ],
  },
  machine,
})
