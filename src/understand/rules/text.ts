/**
 * A message as the readers see it: folded letter by letter, so that every offset is one of the message as it was typed,
 * and cut into words. Nothing here knows what any word is about.
 */

/** One word. `text` is folded and, for a contraction, written out: "hasn't" is the two words `has` and `not`. */
export interface Word {
  readonly text: string
  /** Offsets into the message as typed; `end` is exclusive. */
  readonly start: number
  readonly end: number
}

/** A message with its folded twin of the same length. */
export interface Text {
  readonly source: string
  readonly folded: string
  readonly words: readonly Word[]
}

const PUNCTUATION: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '\u00b4': "'",
  '`': "'",
  '\u2032': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2033': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '\u2014',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
}

const foldedUnits = new Map<string, string>()

function foldUnit(unit: string): string {
  const known = foldedUnits.get(unit)
  if (known !== undefined) return known
  const mapped = PUNCTUATION[unit] ?? unit
  const base = mapped.normalize('NFD').charAt(0)
  const letter = /^[A-Za-z]$/.test(base) ? base : mapped
  const lower = letter.toLowerCase()
  const folded = lower.length === 1 ? lower : unit
  if (foldedUnits.size < 4000) foldedUnits.set(unit, folded)
  return folded
}

/**
 * Folds letter case, accents, curly quotes and odd spaces, one UTF-16 unit for one, so that offsets hold.
 *
 * @returns a string of the same length.
 */
export function fold(source: string): string {
  let folded = ''
  for (let i = 0; i < source.length; i++) {
    const unit = source.charAt(i)
    const code = source.charCodeAt(i)
    if (code >= 97 && code <= 122) folded += unit
    else if (code < 128 && code !== 96 && code !== 9) folded += code >= 65 && code <= 90 ? unit.toLowerCase() : unit
    else folded += foldUnit(unit)
  }
  return folded
}

// People leave the apostrophe out; only forms that are no other word are listed ("were", "well", "its" and "cant" as slang
// apart, "ill", "shed" and "wed" are words of their own).
const WRITTEN_OUT: Readonly<Record<string, readonly [string, string]>> = {
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  cant: ['can', 'not'],
  "won't": ['will', 'not'],
  wont: ['will', 'not'],
  "shan't": ['shall', 'not'],
  "ain't": ['is', 'not'],
  aint: ['is', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  werent: ['were', 'not'],
  hasnt: ['has', 'not'],
  havent: ['have', 'not'],
  hadnt: ['had', 'not'],
  wouldnt: ['would', 'not'],
  couldnt: ['could', 'not'],
  shouldnt: ['should', 'not'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  weve: ['we', 'have'],
  theyre: ['they', 'are'],
  youre: ['you', 'are'],
  thats: ['that', 'is'],
  theres: ['there', 'is'],
  dunno: ['do', 'not'],
}

const ENDINGS: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', m: 'am', d: 'would' }
// "Rec'd", "insp'd": a word cut short, and no "would".
const SHORTENED = /^(?:rec|recv|insp|appr|repl|req|ok|okay|appl|sched|compl)$/
const TAKES_IS = new Set(['it', 'that', 'there', 'he', 'she', 'what', 'who', 'here', 'where', 'how', 'this', 'when'])

const WORD = /(?:[a-z0-9]|\p{Mn})+(?:'[a-z]+)*/gu
const MARK = /\p{Mn}/u
const MARKS = /\p{Mn}/gu

function splitWord(raw: string, start: number, into: Word[]): void {
  const end = start + raw.length
  const text = MARK.test(raw) ? raw.replace(MARKS, '') : raw
  const two = Object.hasOwn(WRITTEN_OUT, text) ? WRITTEN_OUT[text] : undefined
  if (two) {
    const cut = Math.min(start + Math.max(1, two[0].length), end - 1)
    into.push({ text: two[0], start, end: cut }, { text: two[1], start: cut, end })
    return
  }
  const quote = text.lastIndexOf("'")
  if (quote <= 0) {
    into.push({ text, start, end })
    return
  }
  const head = text.slice(0, quote)
  const tail = text.slice(quote + 1)
  const cut = start + raw.lastIndexOf("'")
  if (tail === 't' && head.endsWith('n') && head.length > 2) {
    into.push({ text: head.slice(0, -1), start, end: cut - 1 }, { text: 'not', start: cut - 1, end })
  } else if (tail === 's') {
    into.push({ text: head, start, end: TAKES_IS.has(head) ? cut : end })
    if (TAKES_IS.has(head)) into.push({ text: 'is', start: cut, end })
  } else if (tail === 'd' && SHORTENED.test(head)) {
    into.push({ text: `${head}d`, start, end })
  } else if (Object.hasOwn(ENDINGS, tail)) {
    into.push({ text: head, start, end: cut }, { text: ENDINGS[tail] ?? tail, start: cut, end })
  } else {
    into.push({ text: text.replaceAll("'", ''), start, end })
  }
}

/** Cuts folded text into words, contractions written out. Offsets are those of the text given. */
export function wordsOf(folded: string): Word[] {
  const words: Word[] = []
  for (const match of folded.matchAll(WORD)) splitWord(match[0], match.index, words)
  return words
}

/** Reads a message into its words. Any string will do. */
export function readText(source: string): Text {
  const folded = fold(source)
  return { source, folded, words: wordsOf(folded) }
}
