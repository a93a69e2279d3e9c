import { setup } from 'xstate'
import type { Cite } from '../../laws/chester/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// Which papers the town keeps and who may see them. Chester §§ 4.020(A)(2), 5.020, 5.110.
const facts = {}

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({ types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite> }).createMachine({
  id: 'chester/records',
  initial: 'required',
  states: {
    required: {
      meta: {
        status: 'determined',
        verdict: 'must',
        headline: 'Yes. They must be kept in the files of the Enforcement Officer as a permanent public record.',
        text: 'That covers the original or a certified copy of all findings, decisions, permits, certificates or other rulings of the Enforcement Officer or the Local Board of Health. Permits are filed and recorded in the Town Office, and repair permits are kept by the regulatory agency. Because the record is public, ask the Enforcement Officer or the Town Hall to see it. Owners are only recommended to keep a copy of the plan.',
        cite: ['chester/5.020#1', 'chester/5.020#2', 'chester/5.110#1', 'chester/4.020.A.2#3'],
        duties: [
          {
            actor: 'Enforcement Officer',
            verdict: 'must',
            action: 'retain the records permanently',
            cite: ['chester/5.020#1'],
          },
          {
            actor: 'Town',
            verdict: 'must',
            action: 'file and record every permit in the Town Office',
            cite: ['chester/5.110#1'],
          },
        ],
      },
    },
  },
})

export const records = procedure({
  id: 'chester/records',
  title: 'Records',
  act: 'keep all findings, decisions, permits and certificates as a permanent public record',
  kind: 'determination',
  facts,
  deadlines,
  values,
  words: {
    asks: [
      [
        '(throw|toss|shred|discard|destroy|purge|get rid|botar|destruir|tirar)',
        'permits|permit|certificates|findings|records|files|papers|permisos|expedientes',
      ],
      [
        'record|records|file|files|copy|copies|archive*|registro*|archivo*|copia*',
        'septic|permit*|certificate|plan|keep|see|get|kept|old|find|look|public|town|séptico|permiso*|ver|guardar|público',
      ],
    ],
    not: ['file (for|an|a|the) (permit|appeal|application|complaint|variance)', 'complain*'],
    examples: [
      'we are emptying old cabinets at town hall, which septic papers may be thrown away after some years',
      'Clerk: can we shred use certificates and board rulings from the nineties once they are scanned?',
      'how long must the office hold on to the original permits',
      'the officer wants to toss findings and certificates to make room. allowed?',
      '¿podemos destruir permisos sépticos viejos del archivo?',
      'where can I find the old septic plan of my house',
      'how long does the town keep septic permits',
      'are septic records public in Chester',
      "want a copy of the permit for the place I'm buying",
      'do owners have to keep the as-built plan',
      'can my neighbor see my septic file',
      'officer says the file was thrown out, is that allowed',
      'who keeps repair permits on record',
      'are board of health decisions on file somewhere',
      'looking for septic records from 1999',
      '¿dónde puedo ver los planos del séptico de mi casa?',
      '¿cuánto tiempo guarda el pueblo los permisos?',
      '¿son públicos los registros de sistemas sépticos?',
      'quiero una copia del permiso de la casa que compro',
      'recording of permits in the town office',
    ],
  },
  machine,
})
