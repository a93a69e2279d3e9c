import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { pick, procedure, type Types } from '../kit/procedure.ts'
import { facts as all } from './facts/index.ts'

// May a system be covered or used before the certificate? Chester §§ 2.020, 5.030(C)(1).
const facts = pick(all, 'useCertificate')

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: { ...guards(values) },
}).createMachine({
  id: 'chester/cover-or-use',
  initial: 'certificate',
  states: {
    certificate: {
      meta: { cite: ['chester/5.030.C.1#1'] },
      on: { useCertificate: [{ guard: 'yes', target: 'allowed' }, 'forbidden'] },
    },
    allowed: {
      meta: {
        status: 'determined',
        verdict: 'may',
        headline: 'Yes. The treatment system use certificate has been issued, so the system may be covered and used.',
        text: "The certificate is the town's paper that the system was installed as the permit says. Keep the copy with the plan of the installed system.",
        cite: ['chester/5.030.C.1#1', 'chester/2.020.treatment-system-use-certificate#1', 'chester/5.020#2'],
      },
    },
    forbidden: {
      meta: {
        status: 'determined',
        verdict: 'must-not',
        headline:
          'No. Nothing may be covered, backfilled or used until the treatment system use certificate has been issued.',
        text: 'It is unlawful for any unauthorized person to cover a system with soil or other material, or to use it, before the certificate. The law names nobody who is authorized to do so, so plan on waiting whoever you are. A visit by the officer without a certificate is not enough, and the weather makes no exception. What has been covered must be uncovered if the Enforcement Officer orders it.',
        cite: ['chester/5.030.C.1#1', 'chester/2.020.treatment-system-use-certificate#1', 'chester/5.030.C.2#4'],
        readings: [
          {
            of: 'chester/5.030.C.1#1',
            defect: 'C-16',
            reading: 'The certificate is needed before the system is covered or used.',
            status: 'determined',
            verdict: 'must-not',
          },
          {
            of: 'chester/2.020.treatment-system-use-certificate#1',
            defect: 'C-16',
            reading: 'The certificate is needed before any portion is backfilled or covered.',
            status: 'determined',
            verdict: 'must-not',
          },
        ],
      },
    },
  },
})

export const coverOrUse = procedure({
  id: 'chester/cover-or-use',
  title: 'Covering or using a system before the certificate',
  act: 'cover or use the system',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(backfill*|cover|covering|bury|burying|fill in|close up|close it|topsoil|rellenar|tapar|cubrir|enterrar)',
        'septic|system|tank|field|trench*|certificate|inspect*|officer|pipes|leach*|installed|séptico|sistema|certificado|inspector|zanja*|tubería',
      ],
      [
        '(use|using|move in|flush*|occupy|start using|usar|mudar*)',
        'before|without|yet|certificate|antes|sin|certificado',
        'system|septic|certificate|tank|inspect*|sistema|séptico|certificado',
      ],
      ['use certificate', 'need|before|without|required|what'],
    ],
    not: [
      '(tank|box|manhole|concrete|plastic|new) cover',
      'cover (of|on|for) (the|our|my|a) (septic)? (tank|box)',
      'old tank',
      'abandon*',
      'ordered .. (dig|uncover)',
      'uncover',
      'preexisting|grandfather*',
      'soil over',
      'driveway',
      'what does .. (rest|based)',
      'deny|withhold',
    ],
    examples: [
      '¿Puedo echar tierra encima del sistema? El oficial aún no nos ha dado el certificado de uso.',
      'engineer certified it, town has not given the use certificate, may we put the dirt back',
      'certificate arrived, can we fill the trenches and move in',
      'no certificate yet, just want to flush toilets for a weekend',
      'can we backfill the trenches before the officer signs off',
      "inspector hasn't come, rain coming, may I cover the tank",
      'is it ok to start using the new septic without the certificate',
      'buried the lines already, is that illegal',
      'what is a treatment system use certificate and when do I need it',
      'closing up the trenches friday, certificate not issued yet',
      'moving in saturday, septic certificate still pending',
      'engineer says it looks fine, can we cover it up',
      'can the installer put the topsoil on now',
      'certificate came in the mail, okay to backfill?',
      'do I need the use certificate before the first flush',
      'just want to cover half the field to keep the frost out',
      '¿puedo tapar las zanjas antes de que venga el inspector?',
      '¿se puede usar el sistema sin el certificado de uso?',
      'todavía no tengo el certificado, ¿puedo rellenar?',
      'ya emitieron el certificado, ¿podemos cubrir el tanque?',
      'Pipes are laid, the officer had a look but issued nothing. May the homeowner have it buried?',
      "PE stamped the work and says close it up. Officer hasn't given any use certificate. Is the engineer's word good enough to bury it?",
    ],
  },
  machine,
})
