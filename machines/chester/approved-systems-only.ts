import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// May wastewater go anywhere but into an approved system? Chester §§ 2.010(B), 3.010(B).
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/approved-systems-only',
  initial: 'forbidden',
  states: {
    forbidden: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. Wastewater may be discharged only through a system that is designed, installed and approved under the law.',
        text: 'It is unlawful for any person to cause wastewater to be discharged in the Town except by systems designed, installed and approved in accordance with the law. Wastewater is any water discharged through a plumbing fixture, sewage and greywater included. A straight pipe, a ditch, a barrel in the ground or the woods is not such a system. Wastewater from a holding tank has a rule of its own: the Town Board approves where and how it is disposed of.',
        cite: ['chester/2.010.B#1', 'chester/3.010.B#1', 'chester/2.020.wastewater#1', 'chester/2.020.greywater#1'],
      },
    },
  },
})

export const approvedSystemsOnly = procedure({
  id: 'chester/approved-systems-only',
  title: 'Discharging wastewater without an approved system',
  act: 'discharge wastewater other than through an approved system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(straight pipe|ditch|woods|ground|barrel|drum|hole|bucket|yard|lawn|field)',
        '(dump*|drain*|discharg*|empty|run|let|pipe)',
        'sewage|wastewater|waste|toilet|rv|camper|septic|greywater|graywater|sink',
      ],
      ['(straight pipe|straight piping)'],
      ['dump* .. (sewage|black water|waste|toilet)'],
      ['(tirar|descargar|echar|vaciar) .. (aguas|desechos)'],
      ['discharg* .. (wastewater|sewage)'],
    ],
    not: ['holding tank', 'spdes', 'industrial', 'my neighbor'],
    outside: ['(old|existing|already|previously) approved'],
    examples: [
      'can I let the camper waste run into a hole in the woods',
      'old house has a straight pipe to the ditch, is that allowed',
      'is it ok to dump RV black water on my own land',
      'we rinse the bunkhouse toilet into a buried barrel, legal?',
      'hunting camp no septic, can the waste just go on the ground',
      'can I discharge sewage anywhere on my 40 acres',
      'porta potty guy wants to empty into our field',
      "who says I can't run a pipe from the cabin to the gully",
      'is a homemade system of drums and gravel good enough',
      'guest yurt with a bucket toilet dumped behind the barn',
      'landlord just lets the sewage run out a pipe',
      'can a contractor discharge wastewater on the ground for a week',
      '¿puedo tirar las aguas negras del remolque en mi terreno?',
      'la casa vieja descarga por un tubo a la zanja, ¿es legal?',
      '¿se puede echar aguas residuales en un hoyo en el bosque?',
      'un barril enterrado como séptico, ¿está permitido?',
    ],
  },
  machine,
})
