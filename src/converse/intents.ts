/** What a person may want of the conversation itself, whatever it is about. */
export type Intent =
  | 'start-over'
  | 'abandon'
  | 'why'
  | 'person'
  | 'repeat'
  | 'what-if'
  | 'thanks'
  | 'skip'
  | 'none-of-these'
  | 'next'
  | 'back'
  | 'agreed'
  | 'transcript'

const SAYINGS: readonly (readonly [Intent, RegExp])[] = [
  [
    'start-over',
    /^\W*(?:please |por favor,? |can (?:we|i) |i(?: want|'d like) to |quiero |vamos a )?(?:let'?s )?(?:start (?:all )?over|start again|start from the beginning|begin again|(?:a )?new question|reset|empez(?:ar|amos|emos) de nuevo|volver a empezar|comenzar de nuevo|empezar otra vez|(?:una )?nueva pregunta)(?: please|,? por favor)?\W*$/i,
  ],
  [
    'abandon',
    /^\W*(?:ok(?:ay)?,? |no,? |well,? |bueno,? |entonces,? )?(?:never ?mind|forget (?:it|about it|that)|cancel|quit|stop(?: it| asking| here)?|i give up|good ?bye|bye(?: bye)?|(?:it )?(?:doesn'?t|does not) matter(?: any ?more)?|olv[ií]d(?:alo|elo)|d[eé]j(?:alo|elo)(?: as[ií])?|cancel(?:ar|e|a)|(?:ya )?no importa|adi[oó]s)(?: please| thanks| then|,? por favor|,? gracias)?\W*$/i,
  ],
  [
    'why',
    /^\W*(?:but |sorry,? |y |pero |perd[oó]n,? )?(?:(?:why|why do you (?:ask|need|want)|what for|what does (?:that|this|it) matter|por qu[eé]|para qu[eé]|y eso qu[eé] importa)(?![\p{L}])[^.]{0,40}|(?:what (?:does|do) (?:that|this|it|you) mean|what is (?:that|meant)|what'?s that|i (?:do not|don'?t) (?:understand|get it|follow)(?: (?:the|your) question)?|(?:please |can you )?explain(?: (?:that|it|this|the question))?|qu[eé] (?:quiere decir|significa|es)(?: (?:eso|esto|con eso|la pregunta))?|no (?:le |la |lo )?entiendo(?: (?:la pregunta|bien|eso))?|expl[ií](?:que|quem?elo|queme|quelo)(?: (?:eso|la pregunta))?)(?: please|,? por favor)?\W*)$/iu,
  ],
  [
    'person',
    /^\W*(?:no,? |please,? |por favor,? )?(?:(?:can|could|may) i |let me |i (?:want|need|prefer|would like|'d like) to |i(?:'d| would) (?:rather|like to|prefer to) |how (?:can|do) i |quiero |puedo |podr[ií]a |quisiera |necesito |prefiero |d[eé]jeme |c[oó]mo puedo |me gustar[ií]a )?(?:talk|speak|hablar|comunicarme)(?: to| with| con)+ (?:(?:a |an |some|una? |el |la )?(?:real |live |actual )?(?:person|human|body|somebody|someone|one|agent|representative|clerk|official|persona|ser humano|alguien|funcionari[oa]|emplead[oa]|encargad[oa]))(?![\p{L}])[^.?!]{0,40}\W*$|^\W*(?:(?:give me|get me|connect me (?:to|with)|transfer me to|p[aá]seme (?:a|con)|comun[ií]queme con|quiero (?:a )?|i want|is there|hay) )?(?:a |an |una? )?(?:real |live |actual )?(?:person|human(?: being)?|agent|representative|persona(?: real| de verdad)?|ser humano)(?: i can (?:talk|speak|call)(?: to)?| to (?:talk|speak) (?:to|with)| con quien hablar)?(?: please|,? por favor)?\W*$|^\W*(?:con )?qui[eé]n puedo hablar\W*$|^\W*who can i (?:talk|speak) (?:to|with)\W*$/iu,
  ],
  [
    'person',
    /^\W*(?:please |can you |could you |i want (?:you )?to |por favor,? |puede |quiero )?(?:send|forward|mail|email|pass|hand|m[aá]nd\p{L}+|env[ií]\p{L}+|pas(?:e|ar)\p{L}*) (?:(?:this|it|that|the conversation|the chat|my question|esto|eso|la conversaci[oó]n|mi pregunta) )?(?:on |over )?(?:to|al?) (?:the |el |la )?(?:town|town hall|town office|office|clerk|town clerk|pueblo|oficina|secretari[oa])(?: please|,? por favor)?\W*$/iu,
  ],
  [
    'transcript',
    /^\W*(?:please |can i |could i |may i |how (?:can|do) i |i(?:'d| would) like |i want |give me |send me |por favor,? |puedo |quiero |deme |me puede dar )?(?:to )?(?:get|have|see|save|download|print|copy|keep|tener|ver|guardar|descargar|imprimir|copiar)? ?(?:the |a |an |my |la |una |mi )?(?:(?:transcript|copy|record|transcripci[oó]n|copia)(?: (?:of|de) (?:this|the|our|esta|la|nuestra) (?:chat|conversation|conversaci[oó]n|pl[aá]tica))?|(?:this|the|our|esta|la) (?:chat|conversation|conversaci[oó]n))(?: please|,? por favor)?\W*$/iu,
  ],
  [
    'repeat',
    /^\W*(?:please |sorry,? |perd[oó]n,? |por favor,? |can you |could you |puede |podr[ií]a )?(?:(?:say|tell me|ask) (?:that|it|me) again|repeat(?: that| it| the question| please)*|come again|pardon|what was (?:that|the question)(?: again)?|what did you (?:ask|say)|(?:me )?(?:lo )?rep[ií]t(?:a|e|elo|ir|irlo|alo)(?: la pregunta)?|otra vez|(?:cu[aá]l era|c[oó]mo era) la pregunta|qu[eé] (?:dijo|pregunt[oó])|c[oó]mo dijo)(?: please|,? por favor)?\W*$/i,
  ],
  [
    'what-if',
    /^\W*(?:and |but |so |ok(?:ay)?,? |y |pero )?(?:what if|what about if|what would happen if|what happens if|suppose|supposing|imagine|say it (?:was|were|is)|qu[eé] (?:pasa|pasar[ií]a) si|y si|supongamos|suponga|imagine)(?![\p{L}])/iu,
  ],
  [
    'thanks',
    /^\W*(?:ok(?:ay)?|great|perfect|good|alright|bien|perfecto|bueno)?[\s,!.]*(?:thanks|thank you|thx|ty|much appreciated|(?:muchas |mil )?gracias)\b[^?]{0,30}$/i,
  ],
  [
    'skip',
    /^\W*(?:please |por favor,? |can (?:we|i|you) |let'?s |puede |podemos |quiero )?(?:skip(?: (?:it|this|that|this one|(?:this|that|the) question))?|pass|next question|leave (?:it|that|this)(?: question)? open|move on|(?:i'?d|i would) rather not (?:say|answer)|(?:i )?prefer not to (?:say|answer)|no comment|omit(?:ir|a|o|e|amos)(?:la)?(?: (?:esta|esa|la) pregunta)?|s[aá]lt(?:ar|e|o|emos|amos)(?:la|ela)?(?: (?:esta|esa|la) pregunta)?|paso|(?:la )?siguiente(?: pregunta)?|d[eé]j(?:el[oa]|al[oa]) (?:abiert[oa]|as[ií])|prefiero no (?:contestar|responder|decir(?:lo)?))(?: please|,? por favor)?\W*$/i,
  ],
  [
    'none-of-these',
    /^\W*(?:no,? |it'?s |it is |i think |es |creo que )?(?:none|neither|neither one|not any|nothing) of (?:these|those|them|the above|the two|that|this|(?:the|your|those|these) (?:choices|options|topics|answers|questions))(?: (?:fits?|appl(?:y|ies)|is right|is it|match(?:es)?))?\W*$|^\W*(?:none|neither|nothing) (?:here )?(?:fits?|appl(?:y|ies)|match(?:es)?)\W*$|^\W*(?:no,? |es |creo que )?ningun[oa] (?:de (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s (?:dos|anteriores|opciones|temas|respuestas)|est[oa]s (?:opciones|temas)))(?: (?:corresponde|sirve|aplica|es))?\W*$|^\W*ningun[oa] (?:corresponde|sirve|aplica)\W*$|^\W*(?:something|anything) else\W*$|^\W*(?:otra cosa|algo distinto|otro tema|another topic|a different topic)\W*$/i,
  ],
  [
    'next',
    /^\W*(?:ok(?:ay)?,? |now |and |ahora |y )*(?:what about |on to |qu[eé] hay de )?(?:(?:the|my|la|mi) (?:other|second|next|otra|segunda|siguiente)(?: (?:question|one|pregunta))?|(?:go on|continue) (?:with|to) the (?:other|next|second)(?: (?:one|question))?)(?: please|,? por favor)?\W*$/i,
  ],
  [
    'back',
    /^\W*(?:ok(?:ay)?,? |now |and |so |let'?s |can we |please |ahora |y |bueno,? |vamos a |podemos )*(?:(?:go|get|come|going) back(?: to (?:(?:the|my|that|what) [^.?!]{1,40}|it|where we were))?|back(?: to (?:(?:the|my) [^.?!]{1,30}|it|where we were))?|where were we|return(?: to (?:the|my) [^.?!]{1,30})?|volv(?:er|amos|emos|iendo)(?: (?:a |al )(?:lo|la|mi|el) ?[^.?!]{1,30}| al tema| atr[aá]s)?|regres(?:ar|emos|amos)(?: (?:a|al) [^.?!]{1,30})?|d[oó]nde (?:est[aá]bamos|[ií]bamos|quedamos))(?: please|,? por favor)?\W*$/i,
  ],
  [
    'agreed',
    /^\W*(?:ok(?:ay)?|k|great|perfect|good|fine|alright|all right|got it|i see|i understand|understood|makes sense|cool|de acuerdo|vale|entiendo|entendido|perfecto|muy bien|bien|est[aá] bien|listo)(?:,? (?:ok(?:ay)?|great|good|then|entonces|got it|i see))?\W*$/i,
  ],
]

/** The intent a message has as a whole; `null` where it is about the matter itself. */
export const intentOf = (text: string): Intent | null =>
  SAYINGS.find(
    ([intent, saying]) => (isShort(text) || intent === 'what-if') && saying.test(text.slice(0, LONGEST)),
  )?.[0] ?? null

/** What is wanted of the conversation itself is said in a few words; a longer message is never searched for it. */
const LONGEST = 160
const isShort = (text: string): boolean => text.length <= LONGEST

/** Whether one of the things that a message says is that a person is wanted. */
export const asksForPerson = (text: string): boolean =>
  text.split(/[.,;!?\n]+/).some((part) => intentOf(part) === 'person')

/**
 * Whether a message tries to have the law say something: to have rules ignored, an answer dictated or another part played. The
 * sentences in which it does state nothing of a case.
 */
const STEERS =
  /(?<!\p{L})(?:(?:ignor\w+|disregard\w*|forget|overrid\w+|bypass\w*|omita|omite|olvid\w+|pase por alto|haga caso omiso|s[aá]ltese|no (?:siga|haga caso))(?!\p{L})[^.?!\n]{0,50}(?<!\p{L})(?:rules?|instructions?|prompts?|laws?|guidelines|training|citations?|machines?|reglas|instrucciones|ley|leyes|indicaciones|normas)(?!\p{L})|(?:you are|you're|act as|pretend (?:to be|you)|play the (?:role|part)|from now on,? you|usted es|act[uú]e como|finja|finge|haga como si|h[aá]gase pasar|desde ahora,? usted|a partir de ahora,? usted)(?!\p{L})[^.?!\n]{0,60}(?<!\p{L})(?:lawyer|judge|clerk|official|inspector|assistant|ai|bot|model|no rules|unrestricted|abogad[oa]|juez|inspector|funcionario|asistente|sin reglas|ley|law)(?!\p{L})|(?:system|developer|hidden|initial) (?:prompt|message|mode|instructions)|jailbreak|(?:just|simply|only|must|have to|solo|s[oó]lo|simplemente|debe) (?:say|answer|reply|write|print|output|tell me|confirm|diga|digame|d[ií]game|conteste|responda|escriba|confirme)(?!\p{L})[^.?!\n]{0,30}(?<!\p{L})(?:that (?:i|we|it)|yes|no|exempt|allowed|legal|que (?:s[ií]|no|puedo|podemos|es|estoy)|s[ií]|exent[oa]|legal)(?!\p{L})|(?:just|simply|simplemente|nada m[aá]s|solo|s[oó]lo) (?:say|tell me|confirm|write|diga|d[ií]game|confirme)(?: that| que)? (?:it(?! again)|i|we|they|s[ií] se|(?:que )?(?:pas[oó]|aprob[oó]))(?!\p{L})|(?:say|answer|reply|write|print|output|diga|conteste|responda|escriba)(?: only| just| me| solo)? ["“'][^"”']{1,80}["”']|(?:pretend|make believe|act as if|finja|finge|haga de cuenta|haga como (?:si|que))(?!\p{L})|(?:assume|treat (?:it|this) as if|imagine)(?: that)? (?:the )?(?:law|rules?|town|ley|reglas?) (?:says?|does|do|is|are|allows?|dice|permite|no))/iu

const SENTENCE = /[^.!?\n]+(?:[.!?]+|\n|$)/g

/** Whether a message is an answer to something and nothing by itself: a yes, a no, "not sure". */
export const isBareReply = (text: string): boolean =>
  affirms(text) ||
  denies(text) ||
  (isShort(text) &&
    /^\W*(?:(?:maybe|perhaps|probably|i (?:do not|don'?t) know|i(?:'m| am)? not sure|not sure|no idea|idk|i guess|i think so|possibly|tal vez|quiz[aá]s?|a lo mejor|no (?:lo )?s[eé]|no estoy segur[oa]|ni idea|no tengo idea|supongo|creo que s[ií])[\s,.!]*)+$/i.test(
      text,
    ))

/** Whether a message is a plain yes. */
export const affirms = (text: string): boolean =>
  isShort(text) &&
  /^\W*(?:yes|yeah|yep|yup|sure|correct|right|exactly|that(?:'s| is) (?:it|right|correct)|that one|this one|it is|s[ií]|claro|correcto|exacto|as[ií] es|es[ea]|eso|eso es)(?:[, ]+(?:please|it is|that one|that'?s it|por favor|es[ea]|eso es|claro))?\W*$/i.test(
    text,
  )

/** Whether a message is a plain no. */
export const denies = (text: string): boolean =>
  isShort(text) &&
  /^\W*(?:no|nope|nah|not (?:that|this)(?: one)?|no it(?:'s| is) not|it(?:'s| is) not|no es es[oae]|tampoco)(?:[, ]+(?:thanks|not that one|it(?:'s| is) not|it isn'?t|gracias|no es eso))?\W*$/i.test(
    text,
  )

/** Whether a message tries to steer, and what of it does not. */
export const steering = (text: string): { readonly steers: boolean; readonly rest: string } => {
  if (!STEERS.test(text)) return { steers: false, rest: text }
  const rest = (text.match(SENTENCE) ?? []).filter((sentence) => !STEERS.test(sentence)).join('')
  return { steers: true, rest: rest.trim() }
}

/** Whether a message asks something, with or without its mark. */
export const isQuestion = (text: string): boolean =>
  /[?¿]/.test(text) ||
  /^\W*(?:and |but |so |also |y |pero |tambi[eé]n )?(?:what|when|who|how|where|which|can (?:i|we|my|the|they)|may (?:i|we)|do (?:i|we|they)|does|must (?:i|we|the)|should (?:i|we)|am i|is there|are there|qu[eé]|cu[aá]ndo|cu[aá]nt[oa]s?|c[oó]mo|qui[eé]n|d[oó]nde|puedo|podemos|debo|debemos|necesito|necesitamos|tengo que|tenemos que|hay que)(?!\p{L})/iu.test(
    text,
  )

/** Whether a message asks by when, or how long somebody has. */
export const asksTime = (text: string): boolean =>
  /(?<!\p{L})(how (many (days|weeks|months)|long (do|does|have|has|can|after|before|until|will|must)|soon|quickly|fast)|by (when|what (date|day)|which (date|day))|(what|which)('s| is)? (the )?(date|day|deadline)|(last|final) (day|date)|when (do|does|must|is|are|will|should|can)\b[^.?!]{0,60}\b(due|have to|has to|need to|be (sent|filed|given|submitted|done|handed)|get|hear|send|file|give)|deadline|time limit|cu[aá]ntos (d[ií]as|meses)|cu[aá]nto tiempo|qu[eé] plazo|hasta cu[aá]ndo|fecha l[ií]mite|[uú]ltimo d[ií]a)(?!\p{L})/iu.test(
    text,
  )

/** Whether a message says that something told before was wrong. */
export const isCorrection = (text: string): boolean =>
  /(?<!\p{L})(sorry|actually|correction|correct that|i meant|i mean|i misspoke|my mistake|mistaken|wrong|make that|should (be|have been|have said)|rather|instead|not (the )?\w+,? but|scratch that|on second thought|it turns out|perd[oó]n|quise decir|en realidad|me equivoqu[eé]|corrijo|mejor dicho|digo|no espere|fue un error)(?!\p{L})|\b\w+, (?:not|(?:y )?no (?:en|el|de)) \w+/iu.test(
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
      `\\b(?:(?:i|we) (?:live|are|am|own|bought|have)|i'm|we're|(?:my|our) (?:house|home|place|property|cottage|camp|cabin|lot|land|septic)(?: is| lies)?|(?:vivo|vivimos|estoy|estamos|(?:mi|nuestra) (?:casa|propiedad|caba[ñn]a|vivienda)(?: est[aá]| queda)?))[^.?!]{0,40}\\b(?:in|en) (?:the )?(?:town of |pueblo de )?${escaped(name)}\\b`,
      'i',
    ).test(text),
  ) ?? null
