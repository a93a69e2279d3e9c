import { setup } from 'xstate'
import type { Cite } from '../../laws/huron/ids.ts'
import type { Deadline } from '../kit/deadlines.ts'
import type { Fact } from '../kit/facts.ts'
import { guards } from '../kit/guards.ts'
import type { Value } from '../kit/outcome.ts'
import { procedure, type Types } from '../kit/procedure.ts'

// By when must the Town act on a complaint? The law is silent (H-43). Huron § 9.
const facts = {} as const satisfies Record<string, Fact<Cite>>

const deadlines = {} as const satisfies Record<string, Deadline<keyof typeof facts, Cite>>

const values = {} as const satisfies Record<string, Value<keyof typeof facts, Cite>>

const machine = setup({
  types: {} as Types<string, keyof typeof deadlines, keyof typeof values, Cite>,
  guards: guards(values),
}).createMachine({
  id: 'huron/complaint-response-time',
  initial: 'standing',
  states: {
    standing: {
      meta: {
        status: 'law-silent',
        verdict: null,
        headline:
          'The law sets no time for it: no day by which the Building Inspector must answer, visit or act on a complaint.',
        text: 'The Building Inspector is authorized to investigate written complaints or concerns. Nothing says how soon, or that the person who complained gets an answer. Put the complaint in writing, keep a copy, and ask the Building Inspector or the Town Board how it stands. If sewage is a danger to health right now, also call the health department.',
        cite: ['huron/9#1', 'huron/9.A#1'],
      },
    },
  },
})

export const complaintResponseTime = procedure({
  id: 'huron/complaint-response-time',
  title: 'How soon a complaint is acted on',
  act: 'answer or act on a complaint within a set time',
  kind: 'determination',
  facts,
  deadlines,
  values,

  words: {
    asks: [
      ['(how long|how soon|how fast|how quickly|deadline|days|when|weeks)', 'complain*|complaint|reported|report'],
      ['long|soon|deadline|days', 'complain*|complaint|respond|response', 'inspector|town|answer*|act'],
      ['(cuánto tiempo|cuándo|plazo)', 'queja|denuncia|responder'],
      [
        '(cuánto tiempo|cuántos días|plazo|en cuánto|hasta cuándo)',
        'contestar*|responder*|contesten|venir|atender|carta|queja*|denuncia*|quejé|denuncié',
        'inspector|pueblo|ayuntamiento',
      ],
      [
        '(how long|how many days|how soon|by when|deadline)',
        '(my letter|a letter|wrote|emailed)',
        'answer|respond|reply|come|visit|inspector',
      ],
    ],
    examples: [
      'mandé una carta al inspector por el séptico del vecino, ¿cuántos días tiene para contestarme?',
      'la casa de al lado huele a drenaje y escribí al pueblo, ¿en cuánto tiempo deben venir a ver?',
      'soy inquilino y avisé por escrito del séptico de al lado. ¿qué plazo tiene el inspector para responder?',
      'wrote the inspector a letter about the smell next door, how many days to answer me or come look',
      'my neighbors septic stinks, i mailed a letter on the 3rd. by when must somebody come out',
      'is there a deadline after a septic complaint is made',
      'what is the deadline for the town to act once it has a septic complaint',
      'Gorham has a seven day rule for complaints. any number of days in this town?',
      'deadline here for dealing with a complaint about a septic',
      'how long does the town have to respond to a septic complaint',
      'i complained three weeks ago and nobody came, is there a deadline',
      'how fast must the building inspector look into a complaint',
      'complaint response time please',
      'In Gorham they get seven business days to answer a complaint. How many here?',
      'is there a number of days after my letter for the inspector to visit',
      'by when do they have to act on my written complaint',
      'does the complainant get an answer within 30 days',
      "(staff) complaint rec'd 10/29, when is our notice due",
      'how soon will somebody come if I report a leaking septic',
      'what if the town takes months on a complaint, does the law set a limit',
      'time limit for investigating complaints?',
      'nobody called me back about the septic next door, when must they',
      '¿Cuánto tiempo tiene el pueblo para responder a una queja?',
      'me quejé hace un mes y nadie vino, ¿hay un plazo?',
      '¿En cuántos días tiene que venir el inspector después de la denuncia?',
      '¿Cuándo deben contestar mi queja del séptico?',
      'I complained three weeks ago. How fast does the inspector have to act?',
      'I turned in a complaint a month ago and nothing happened, how long do they have',
      '¿cuánto tiempo tiene el inspector para atender mi queja?',
      'my written complaint has been with the inspector for weeks, how many days does the septic law allow him to act on it',
      'is there a number of days in which the building inspector has to act on a complaint that I wrote',
    ],
  },
  machine,
})
