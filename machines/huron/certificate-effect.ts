import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Is a certificate a guarantee? Huron §§ 5(A), 4(B)(2), 4(B)(3).
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/certificate-effect',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'determined',
        verdict: null,
        headline:
          'No. To anyone other than the applicant, such as a buyer or a bank, it is no representation or certification of the Town.',
        text: 'The law says so of a completed inspection, a Septic Inspection Report, a Building Permit, a Certificate of Occupancy or Compliance, and a Conditional Certificate of Acceptance. A Certificate of Compliance does certify full compliance with this law until the next required inspection; a conditional one only permits continued use until the system is brought into compliance. Neither is a guarantee to a buyer that the system will work. What a seller must tell or promise a buyer is not in this law; ask a lawyer.',
        cite: ['huron/5.A#1', 'huron/4.B.2#1', 'huron/4.B.3#1'],
      },
    },
  },
})

export const certificateEffect = procedure({
  id: 'huron/certificate-effect',
  title: 'What a certificate or report is worth to others',
  act: 'rely on the certificate, permit or inspection report as a promise of the Town',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['(relied|relying|rely|count on|counted on|trusted)', 'certif*|cert|report|inspection|town'],
      ['(town|huron|they) .. (certify|certified|vouch*|stand behind|promise*)'],
      [
        'certif*|cert',
        '(buyer|buyers|bought|new owner|purchas*|lender|to us|third parties)',
        '(ok|good|worth|mean*|protect*|fail*|broke|responsible|liable|recourse)',
      ],
      [
        'certificate|report|inspection|permit',
        'guarantee*|warrant*|promise*|rely|relied|trust|liable|sue|protect*|worth|mean*',
      ],
      [
        'buyer|bank|lender|bought|purchas*',
        'certificate|report|passed',
        'failed|broke|broken|guarantee*|rely|sue|liable|responsible',
      ],
      ['certificado|informe|inspección', 'garantía|garantiza*|confiar|responsable'],
      ['(passed)', '(failed|liable|guarantee|responsible)'],
    ],
    examples: [
      'bought last summer on the strength of the sellers town certificate, now the leach field is dead. did the town not promise us it was fine',
      'we counted on the compliance certificate when we purchased. Septic is ruined. can we hold the town to it',
      'new owner: certificate was issued to the previous people, does it certify anything to me',
      'isnt a Huron certificate of compliance a warranty for the next owner',
      'the field quit eight months after closing although the town paper said full compliance',
      'confiamos en el certificado del vendedor y ahora el campo no sirve, ¿el pueblo nos lo certificó?',
      'does a certificate of compliance guarantee the septic works',
      'I bought the house with a clean town report and the system died a month later. Can I go after the town?',
      'can my bank rely on the town septic inspection report',
      'is the town liable if it certified a bad system',
      'buyer here: is the sellers certificate any promise to me',
      'what does a certificate of compliance actually certify',
      'does passing inspection mean the town warrants my septic for five years',
      'just tell me it passed so the lender is happy',
      'the inspector missed a cracked tank, is the certificate worth anything',
      'how good is a conditional certificate for a purchaser',
      'lender wants the town to stand behind its septic report. does it?',
      'if the building permit was issued, doesnt the town guarantee the design is ok',
      'can a neighbor rely on my certificate',
      'title company asks whether the town certifies the septic to third parties',
      '¿El certificado de cumplimiento garantiza que el séptico funciona?',
      'compré la casa con un informe bueno y el sistema falló, ¿responde el pueblo?',
      '¿Puede el banco confiar en la inspección del pueblo?',
      '¿Qué garantía me da el certificado si soy comprador?',
      "He passed it and a month later it failed. Isn't the town liable?",
    ],
  },
  machine,
})
