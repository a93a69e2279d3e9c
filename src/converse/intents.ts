/** What a person may want of the conversation itself, whatever it is about. */
export type Intent = 'start-over' | 'why' | 'person' | 'repeat' | 'what-if' | 'thanks'

const SAYINGS: readonly (readonly [Intent, RegExp])[] = [
  [
    'start-over',
    /^\W*(let'?s )?(start over|start again|begin again|new question|reset|never ?mind|forget it|empezar de nuevo|volver a empezar|comenzar de nuevo|olv[ií]d(alo|elo))\W*$/i,
  ],
  ['why', /^\W*(but )?(why|why do you (ask|need|want)|what for|por qu[eé]|para qu[eé])\b[^.]{0,40}$/i],
  [
    'person',
    /^\W*(can i |could i |may i |let me |i want to |i need to |i'd like to |quiero |puedo |quisiera )?(talk|speak|hablar)( to| with| con)? (a |an |somebody|someone|una? )?(real |live )?(person|human|somebody|someone|persona|alguien)\b/i,
  ],
  [
    'repeat',
    /^\W*((say|tell me) (that|it) again|repeat( that| it)?|come again|what was (that|the question)|rep[ií]t(a|e|elo)|otra vez)( please| por favor)?\W*$/i,
  ],
  [
    'what-if',
    /^\W*(and |but |so |ok(ay)?,? |y )?(what if|what about if|suppose|supposing|say it (was|were|is)|qu[eé] (pasa|pasar[ií]a) si|y si|supongamos)\b/i,
  ],
  [
    'thanks',
    /^\W*(ok(ay)?|great|perfect|good|alright)?[\s,!.]*(thanks|thank you|thx|ty|much appreciated|(muchas )?gracias)\b[^?]{0,30}$/i,
  ],
]

/** The intent a message has as a whole; `null` where it is about the matter itself. */
export const intentOf = (text: string): Intent | null => SAYINGS.find(([, saying]) => saying.test(text))?.[0] ?? null

/** Whether a message asks by when, or how long somebody has. */
export const asksTime = (text: string): boolean =>
  /\b(how (many (days|weeks|months)|long (do|does|have|has|can|after|before|until|will|must)|soon|quickly|fast)|by (when|what (date|day)|which (date|day))|(what|which)('s| is)? (the )?(date|day|deadline)|(last|final) (day|date)|when (do|does|must|is|are|will|should|can)\b[^.?!]{0,60}\b(due|have to|has to|need to|be (sent|filed|given|submitted|done|handed)|get|hear|send|file|give)|deadline|time limit|cu[aá]ntos (d[ií]as|meses)|cu[aá]nto tiempo|qu[eé] plazo|hasta cu[aá]ndo|fecha l[ií]mite|[uú]ltimo d[ií]a)\b/i.test(
    text,
  )

/** Whether a message says that something told before was wrong. */
export const isCorrection = (text: string): boolean =>
  /\b(sorry|actually|correction|correct that|i meant|i mean|i misspoke|my mistake|mistaken|wrong|make that|should (be|have been|have said)|rather|instead|not (the )?\w+,? but|scratch that|on second thought|it turns out|perd[oó]n|quise decir|en realidad|me equivoqu[eé]|corrijo|mejor dicho)\b|\b\w+, not \w+/i.test(
    text,
  )

/** The supposition of a "what if", without the words that mark it as one. */
export const supposed = (text: string): string =>
  text
    .replace(SAYINGS.find(([intent]) => intent === 'what-if')?.[1] ?? /^$/, '')
    .replace(/[¿?]/g, '')
    .trim()

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The town, among these names, that the person says their own property lies in; `null` where none is. */
export const ownTown = (text: string, names: readonly string[]): string | null =>
  names.find((name) =>
    new RegExp(
      `\\b(?:(?:i|we) (?:live|are|am|own|bought|have)|i'm|we're|(?:my|our) (?:house|home|place|property|cottage|camp|cabin|lot|land|septic)(?: is| lies)?|(?:vivo|vivimos|mi casa est[aá]|nuestra casa est[aá]))[^.?!]{0,40}\\b(?:in|en) (?:the )?(?:town of |pueblo de )?${escaped(name)}\\b`,
      'i',
    ).test(text),
  ) ?? null
