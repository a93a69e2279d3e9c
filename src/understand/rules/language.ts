import { fold } from './text.ts'

/** A language that messages are read in. */
export type Written = 'en' | 'es'

// Words that the other language does not have; "no", "a", "me", "he", "son" are both languages' own and tell nothing, nor do
// "ok", "yes" and "please", which are said in either.
const OWN: Readonly<Record<Written, ReadonlySet<string>>> = {
  es: new Set(
    `el la los las un una unos unas del al lo le les se de que en por para con sin sobre entre desde hasta mi mis su sus tu
    nuestro nuestra nuestros nuestras es esta este estas estos eso esa esto estan era fue fueron hay ser estoy son tengo tiene tienen tenemos puedo
    puede podemos necesito necesita necesitamos quiero quisiera queremos debo debe deben hacer hago hace hizo cuando como cual
    cuales cuanto cuanta cuantos cuantas donde quien porque pero tambien muy ya yo nosotros ellos usted ustedes vendo vende vendemos vender
    vendiendo compro compramos comprar casa vivienda sistema septico septica tanque pozo inspeccion permiso pueblo ley dueno
    vecino vecina terreno propiedad ano anos dias meses hoy ayer manana hola gracias favor si perdon ninguna ninguno nunca nada
    nuevo nueva otra otro vez hablar persona alguien empezar volver pregunta repita espanol ingles segun antes despues ha han he hemos`
      .split(/\s+/)
      .filter((word) => !['he', 'son'].includes(word)),
  ),
  en: new Set(
    `the an and of to in on for with from by at is are was were be been being am do does did i my we our us you your it its this that these
    those there they their he she his her have has had need needs must may can could should would will what when where who why
    how which if or but not about into over before after since because any some all one sure know think sorry system house home tank field
    selling sell sold inspection inspected permit town law owner neighbor property year years days months today yesterday
    tomorrow hello thanks thank none never nothing again back start talk speak person someone question english spanish`.split(
      /\s+/,
    ),
  ),
}

const MARKS = /[¿¡ñáéíóú]/i

/** What each language has for it in a message. */
const shown = (message: string): Readonly<Record<Written, number>> & { readonly words: number } => {
  const words = fold(message).match(/[a-z]+/g) ?? []
  const count = (language: Written): number => words.filter((word) => OWN[language].has(word)).length
  return { es: count('es') + (MARKS.test(message) ? 1 : 0), en: count('en'), words: words.length }
}

/**
 * The language a message is surely written in; `null` for one that could be either ("ok", "50%", "no", a date).
 *
 * @param spoken the language of the conversation so far: it takes more to leave it than to find it
 */
export const writtenIn = (message: string, spoken: Written | null = null): Written | null => {
  const { es, en, words } = shown(message)
  if (words < 2) return null
  const [language, most, other]: [Written, number, number] = es > en ? ['es', es, en] : ['en', en, es]
  const enough = spoken === null || spoken === language ? 2 : 3
  return most >= enough && most >= 2 * other ? language : null
}

const NAMED: Readonly<Record<Written, string>> = {
  en: '(?:english|ingl[eé]s)',
  es: '(?:spanish|espa[ñn]ol|castellano)',
}
const SPEAK =
  '(?:speak|talk|answer|reply|respond|write|continue|go on|switch|change|explain|hable|h[aá]bleme|conteste|cont[eé]steme|responda|resp[oó]ndame|escriba|siga|sigamos|cambie|explique|hablar|contestar|responder|escribir|seguir|continuar)'

/** The language that a person asks to be answered in; `alone`: that is all the message is. */
export const languageAsked = (message: string): { readonly language: Written; readonly alone: boolean } | null => {
  for (const language of ['en', 'es'] as const) {
    const named = NAMED[language]
    const alone = new RegExp(
      `^[^\\p{L}]*(?:(?:please|por favor|ok(?:ay)?|can (?:we|you)|could (?:we|you)|puede|podr[ií]a|podemos|let'?s|i(?:'d| would)? (?:prefer|like)|prefiero|quiero|no)[ ,]+)*(?:${SPEAK} +)?(?:with me +|to me +|me +|to +|in +|en +|a +)*${named}(?:[ ,]+(?:please|por favor|now|ahora))?[^\\p{L}]*$`,
      'iu',
    )
    if (message.length <= 120 && alone.test(message)) return { language, alone: true }
    const within = new RegExp(
      `(?<!\\p{L})(?:${SPEAK}(?: me| to me| back)? (?:in|en) ${named}|(?:in|en) ${named},? (?:please|por favor)|(?:please|por favor),? (?:in|en) ${named})(?!\\p{L})`,
      'iu',
    )
    if (within.test(message)) return { language, alone: false }
  }
  return null
}
