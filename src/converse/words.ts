/** The conversation's own words, in every language. What the law and its machines say comes from the town. */
import type { Language } from '../../machines/kit/language.ts'
import type { Verdict } from '../../machines/kit/outcome.ts'
import type { ProblemKind } from '../contract.ts'

export interface ConversationWords {
  readonly emptyTopics: {
    readonly startOver: string
    readonly abandoned: string
    readonly thanks: string
    readonly agreed: string
    readonly nothingToRepeat: string
    readonly language: string
  }
  readonly outOfScope: (law: string, contact: string) => string
  readonly person: (contact: string, decides: string | null) => string
  /** Said with a contact that holds no way of reaching it. */
  readonly noAddress: string
  readonly elsewhere: (there: string, here: string) => string
  readonly whichTopic: string
  readonly isItThis: string
  readonly chooseOne: string
  readonly otherTopics: string
  readonly noTopic: (contact: string) => string
  readonly whatToKnow: string
  readonly unread: string
  readonly stillUnread: string
  readonly skipped: string
  readonly noneOfChoices: (contact: string) => string
  readonly noneOfThem: string
  readonly steering: string
  readonly changedTo: (label: string, from: string, to: string) => string
  readonly outcomeNow: (before: string, now: string) => string
  readonly outcomeSame: string
  readonly outcomeOpen: (before: string) => string
  readonly dateNow: (label: string, before: string, now: string) => string
  readonly dateNew: (label: string, now: string) => string
  readonly dateGone: (label: string, before: string) => string
  readonly dateUnknown: string
  /** What the "Yes" or "No" that an answer begins with is said of. */
  readonly firstWord: Readonly<Record<Exclude<Verdict, null>, (first: string, act: string) => string>>
  readonly dayPassed: (day: string, today: string) => string
  /** Said where a correction could not be made out. */
  readonly unclearCorrection: string
  readonly transcript: string
  readonly notNeeded: (facts: string) => string
  readonly supposing: string
  readonly stillOpen: (question: string) => string
  /** @param steps what led to the answer; empty where nothing had to be known */
  readonly because: (steps: string) => string
  readonly backTo: (title: string) => string
  readonly consent: (town: string, contact: string) => string
  readonly handedOver: (contact: string) => string
  readonly faults: {
    readonly bodyTooLarge: string
    readonly busy: string
    readonly time: (subject: string) => string
    readonly consent: string
    readonly noTurn: string
    readonly keyUsed: string
  }
  readonly problems: Readonly<Record<ProblemKind, string>>
}

/** A town as it stands inside of a sentence: "the Town of …", "el Pueblo de …". */
const the = (name: string): string => (/^(?:Town|Village|City|County) of /.test(name) ? `the ${name}` : name)
const el = (name: string): string => (/^(?:Pueblo|Condado) /.test(name) ? `el ${name}` : name)
const del = (name: string): string => `de ${el(name)}`.replace(/^de el /, 'del ')

const en: ConversationWords = {
  emptyTopics: {
    startOver: 'We start over. What is your question?',
    abandoned: 'All right, I leave that, and nothing of it is kept in mind. Ask whenever something else comes up.',
    thanks: 'You are welcome. Ask whenever something else comes up.',
    agreed: 'Good. Ask whenever something else comes up.',
    nothingToRepeat: 'Nothing has been asked or answered yet. What is your question?',
    language: 'I go on in English. What is your question?',
  },
  outOfScope: (law, contact) =>
    `As far as I can tell, the law of this page (${law}) does not deal with that. Please ask the town: ${contact}. If it is about a septic system, tell me in other words, or look through the list of topics.`,
  person: (contact, decides) =>
    `You can reach a person here: ${contact}.${decides === null ? '' : ` On what was last asked, the law leaves the decision to: ${decides}.`}`,
  noAddress: 'No telephone number or address is on file here.',
  elsewhere: (there, here) =>
    `You say the property is in ${the(there)}. This conversation is about the law of ${the(here)}; each town has its own. Please ask on the page for ${the(there)}, or tell me that the property is in ${the(here)} after all.`,
  whichTopic: 'Which of these is your question about?',
  isItThis: 'Is your question about this?',
  chooseOne: 'Please choose one of these, or put your question in other words.',
  otherTopics: 'Then perhaps one of these? If not, put your question in other words.',
  noTopic: (contact) =>
    `Then I have found no topic for it. Put your question in other words, look through the list of topics, or ask the town: ${contact}.`,
  whatToKnow: 'What would you like to know?',
  unread: 'I could not read an answer in that.',
  stillUnread: 'I still could not read an answer in that. You can also say that you don’t know, or skip the question.',
  skipped: 'I leave that question open. What follows holds for each way it can be answered.',
  noneOfChoices: (contact) =>
    `If none of the choices fits your case, I leave it open and choose none for you: what follows is said for each of them. The town can tell which one your case is: ${contact}.`,
  noneOfThem: 'That question can only be left open or answered: it offers nothing to choose among.',
  steering:
    'I answer from the text of the law alone, and from what you tell me of your case. Nothing that is asked of me changes what the law says.',
  changedTo: (label, from, to) => `Corrected: ${label}, from ${from} to ${to}.`,
  outcomeNow: (before, now) => `This changes the outcome. Before: ${before} Now: ${now}`,
  outcomeSame: 'The outcome stays the same.',
  outcomeOpen: (before) =>
    `The earlier answer (“${before}”) does not stand as it is: something more must be known first.`,
  dateNow: (label, before, now) => `${label}: ${now}, no longer ${before}.`,
  dateNew: (label, now) => `${label}: ${now}.`,
  dateGone: (label, before) => `${label}: ${before} no longer counts.`,
  dateUnknown: 'not known',
  firstWord: {
    must: (first, act) => `“${first}” in this answer means that this is required: ${act}.`,
    'need-not': (first, act) => `“${first}” in this answer means that this is not required: ${act}.`,
    may: (first, act) => `“${first}” in this answer means that this is allowed: ${act}.`,
    'must-not': (first, act) => `“${first}” in this answer means that this is not allowed: ${act}.`,
  },
  dayPassed: (day, today) => `Mind that ${day} has passed: today is ${today}.`,
  unclearCorrection:
    'I could not tell what that changes, so the answer is as before. Say it together with what it is about, or change the fact where it is listed as understood.',
  transcript: 'What has been said here can be saved: use the transcript link of this conversation.',
  notNeeded: (facts) => `No longer needed, but kept in case you change it back: ${facts}.`,
  supposing: 'This is only a “what if”: nothing of it is kept.',
  stillOpen: (question) => `Still to be answered: ${question}`,
  because: (steps) =>
    steps === ''
      ? 'Why: the law says this of every case, whatever its facts.'
      : `Why: ${steps}. The sentences of law that this rests on stand with the answer.`,
  backTo: (title) => `Back to: ${title}.`,
  consent: (town, contact) =>
    `I agree that this conversation, and what I write here of myself, is kept and shown to ${the(town)} (${contact}) so that one of its people can answer me.`,
  handedOver: (contact) =>
    `This is kept for the town, with the conversation, as an open request: ${contact}. It files nothing, meets no deadline and stands for no notice or application that the law asks for.`,
  faults: {
    bodyTooLarge: 'That is far longer than a message may be. Send the part that your question is about.',
    busy: 'Other messages of this conversation kept coming first; send this one again.',
    time: (subject) => `Time cannot be counted for ${subject}: it lies outside of the years whose holidays are known.`,
    consent: 'must be the sentence that is shown, agreed to',
    noTurn: 'This conversation has no turn of that number.',
    keyUsed: 'Something else was sent under this Idempotency-Key before. Send this under a key of its own.',
  },
  problems: {
    'invalid-json': 'The body is not JSON',
    'invalid-request': 'The body does not fit',
    'site-not-allowed': 'This site may not ask about this town',
    'unknown-town': 'There is no such town',
    'unknown-procedure': 'There is no such procedure',
    'unknown-provision': 'The law on file has no such provision',
    'unknown-conversation': 'There is no such conversation',
    'unknown-turn': 'The conversation has no such turn',
    'not-found': 'There is nothing here',
    'method-not-allowed': 'This cannot be done here',
    busy: 'Too many messages at once',
    'body-too-large': 'The body is too large',
    'unknown-time': 'Time cannot be counted',
    'key-used-before': 'Something else was sent under this key',
    'storage-unavailable': 'The database does not answer',
    fault: 'Something went wrong here',
  },
}

const es: ConversationWords = {
  emptyTopics: {
    startOver: 'Empezamos de nuevo. ¿Cuál es su pregunta?',
    abandoned: 'De acuerdo, lo dejo, y no tengo en cuenta nada de eso. Pregunte cuando necesite otra cosa.',
    thanks: 'De nada. Pregunte cuando necesite otra cosa.',
    agreed: 'Bien. Pregunte cuando necesite otra cosa.',
    nothingToRepeat: 'Todavía no se ha preguntado ni contestado nada. ¿Cuál es su pregunta?',
    language: 'Sigo en español. ¿Cuál es su pregunta?',
  },
  outOfScope: (law, contact) =>
    `Por lo que puedo ver, la ley de esta página (${law}) no trata de eso. Pregunte al pueblo: ${contact}. Si se trata de un sistema séptico, dígamelo con otras palabras o mire la lista de temas.`,
  person: (contact, decides) =>
    `Aquí puede hablar con una persona: ${contact}.${decides === null ? '' : ` Sobre lo último que se preguntó, la ley deja la decisión a: ${decides}.`}`,
  noAddress: 'Aquí no tenemos ningún número de teléfono ni dirección.',
  elsewhere: (there, here) =>
    `Usted dice que la propiedad está en ${el(there)}. Esta conversación trata de la ley ${del(here)}; cada pueblo tiene la suya. Pregunte en la página ${del(there)}, o dígame que la propiedad sí está en ${el(here)}.`,
  whichTopic: '¿De cuál de estos temas trata su pregunta?',
  isItThis: '¿Su pregunta trata de esto?',
  chooseOne: 'Elija uno de estos temas, o haga su pregunta con otras palabras.',
  otherTopics: '¿Será entonces uno de estos? Si no, haga su pregunta con otras palabras.',
  noTopic: (contact) =>
    `Entonces no encuentro ningún tema para su pregunta. Hágala con otras palabras, mire la lista de temas o pregunte al pueblo: ${contact}.`,
  whatToKnow: '¿Qué le gustaría saber?',
  unread: 'No pude encontrar una respuesta en eso.',
  stillUnread:
    'Todavía no pude encontrar una respuesta en eso. También puede decir que no lo sabe, o saltar la pregunta.',
  skipped: 'Dejo abierta esa pregunta. Lo que sigue vale para cada respuesta posible.',
  noneOfChoices: (contact) =>
    `Si ninguna de las opciones corresponde a su caso, lo dejo abierto y no elijo ninguna por usted: lo que sigue se dice para cada una. El pueblo puede decirle cuál es la suya: ${contact}.`,
  noneOfThem: 'Esa pregunta solo se puede contestar o dejar abierta: no ofrece nada que elegir.',
  steering:
    'Contesto solo con el texto de la ley y con lo que usted me cuenta de su caso. Nada de lo que se me pida cambia lo que dice la ley.',
  changedTo: (label, from, to) => `Corregido: ${label}, de ${from} a ${to}.`,
  outcomeNow: (before, now) => `Esto cambia el resultado. Antes: ${before} Ahora: ${now}`,
  outcomeSame: 'El resultado sigue siendo el mismo.',
  outcomeOpen: (before) =>
    `La respuesta anterior (“${before}”) no queda en pie tal cual: primero hay que saber algo más.`,
  dateNow: (label, before, now) => `${label}: ${now}, ya no ${before}.`,
  dateNew: (label, now) => `${label}: ${now}.`,
  dateGone: (label, before) => `${label}: ${before} ya no cuenta.`,
  dateUnknown: 'no se sabe',
  firstWord: {
    must: (first, act) => `En esta respuesta, “${first}” quiere decir que esto es obligatorio: ${act}.`,
    'need-not': (first, act) => `En esta respuesta, “${first}” quiere decir que esto no es obligatorio: ${act}.`,
    may: (first, act) => `En esta respuesta, “${first}” quiere decir que esto está permitido: ${act}.`,
    'must-not': (first, act) => `En esta respuesta, “${first}” quiere decir que esto no está permitido: ${act}.`,
  },
  dayPassed: (day, today) => `Tenga en cuenta que ${day} ya pasó: hoy es ${today}.`,
  unclearCorrection:
    'No pude saber qué cambia eso, así que la respuesta queda como estaba. Dígalo junto con aquello de lo que se trata, o cambie el dato donde aparece como entendido.',
  transcript: 'Lo que se ha dicho aquí se puede guardar: use el enlace de la transcripción de esta conversación.',
  notNeeded: (facts) => `Ya no hace falta, pero lo conservo por si lo vuelve a cambiar: ${facts}.`,
  supposing: 'Esto es solo una suposición: no se conserva nada de ella.',
  stillOpen: (question) => `Todavía falta contestar: ${question}`,
  because: (steps) =>
    steps === ''
      ? 'Por qué: la ley dice esto de todos los casos, sean cuales sean sus datos.'
      : `Por qué: ${steps}. Las oraciones de la ley en que esto se apoya están con la respuesta.`,
  backTo: (title) => `Volvemos a: ${title}.`,
  consent: (town, contact) =>
    `Acepto que esta conversación, y lo que escribo aquí sobre mí, se conserve y se muestre al pueblo, ${town} (${contact}), para que una de sus personas pueda contestarme.`,
  handedOver: (contact) =>
    `Esto queda guardado para el pueblo, junto con la conversación, como una solicitud abierta: ${contact}. No presenta ningún trámite, no cumple ningún plazo y no reemplaza ningún aviso ni solicitud que la ley pida.`,
  faults: {
    bodyTooLarge: 'Eso es mucho más largo de lo que puede ser un mensaje. Envíe la parte de la que trata su pregunta.',
    busy: 'Otros mensajes de esta conversación llegaron antes una y otra vez; envíe este de nuevo.',
    time: (subject) =>
      `No se puede contar el tiempo para ${subject}: queda fuera de los años cuyos días feriados se conocen.`,
    consent: 'debe ser la oración que se muestra, aceptada',
    noTurn: 'Esta conversación no tiene ningún turno con ese número.',
    keyUsed: 'Con esta Idempotency-Key ya se envió otra cosa. Envíe esto con una clave propia.',
  },
  problems: {
    'invalid-json': 'Lo enviado no es JSON',
    'invalid-request': 'Lo enviado no corresponde',
    'site-not-allowed': 'Este sitio no puede preguntar sobre este pueblo',
    'unknown-town': 'No existe ese pueblo',
    'unknown-procedure': 'No existe ese trámite',
    'unknown-provision': 'La ley disponible no tiene esa disposición',
    'unknown-conversation': 'No existe esa conversación',
    'unknown-turn': 'La conversación no tiene ese turno',
    'not-found': 'Aquí no hay nada',
    'method-not-allowed': 'Esto no se puede hacer aquí',
    busy: 'Demasiados mensajes a la vez',
    'body-too-large': 'Lo enviado es demasiado largo',
    'unknown-time': 'No se puede contar el tiempo',
    'key-used-before': 'Con esta clave ya se envió otra cosa',
    'storage-unavailable': 'La base de datos no responde',
    fault: 'Algo falló aquí',
  },
}

/** A text that is missing in a language does not compile. */
export const conversationWords: Readonly<Record<Language, ConversationWords>> = { en, es }
