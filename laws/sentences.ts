/**
 * Cuts a provision's text into the sentences that can be cited. Nothing is lost: label, heading and sentences together
 * hold every printed character of the text.
 */

/** A provision's text in parts. `heading` keeps the punctuation that parts it from the text. */
export interface Parts {
  readonly label: string
  readonly heading: string
  /** White space collapsed to single spaces, otherwise verbatim. */
  readonly sentences: readonly string[]
}

/** Collapses white space to single spaces. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

const LABELS: readonly RegExp[] = [
  /^(?:Section|Sec\.|§)\s*[\w.-]*\d[\w.-]*\s*[–—-]\s*/,
  /^(?:ARTICLE|Article|APPENDIX|Appendix)\s+(?:[IVXLC]+|\d+|[A-Z])\s*[–—.:-]?\s+/,
  /^§\s*\d[\w.-]*\s+/,
  /^\d+(?:[.-]\d+)+\.?(?:\s+|$)/,
  /^\([A-Za-z\d]{1,5}\)(?:\s+|$)/,
  /^(?:[A-Za-z]|\d{1,3}|[ivxl]{1,6}|[IVXL]{1,6})\.(?:\s+|$)/,
  /^[-–•*]\s+/,
]
const NOTE_LABEL = /^\d+\s+/

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A defined term ("Absorption field – a system ...", "SEWAGE shall mean ...") is no heading: it is the sentence's subject. */
function headingOf(body: string, heading: string): string {
  const words = flat(heading).split(' ').map(escaped).join('\\s+')
  return new RegExp(`^${words}(?:[.:]?\\s*$|\\.\\s+|:?\\s+(?=[A-Z“"(]))`).exec(body)?.[0] ?? ''
}

/** Stops that end no sentence even before a capital. */
const ABBREVIATION =
  /(?:\b(?:No|Nos|St|Mr|Mrs|Ms|Dr|Inc|Co|Art|Arts|Sec|Secs|Ch|Subd|vs|cf|i\.e|e\.g|a\.k\.a)|\b(?:[A-Z]\.){1,}[A-Z])\.$/

/** Marks the characters that stand inside a closed pair of brackets: a list of examples there is part of its sentence. */
function insideBrackets(text: string): Uint8Array {
  const inside = new Uint8Array(text.length)
  const open: number[] = []
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open.push(i)
    else if (text[i] === ')') {
      const start = open.pop()
      if (start !== undefined) inside.fill(1, start + 1, i)
    }
  }
  return inside
}

function cut(body: string): string[] {
  const inside = insideBrackets(body)
  const sentences: string[] = []
  let start = 0
  // A colon ends a sentence only at the end of a line before a new capital: a lead-in above an unnumbered list.
  for (const stop of body.matchAll(/(?:[.!?]["”’')\]]*(?=\s+["“‘'([]*[A-Z])|:(?=\n\s*["“‘'([]*[A-Z]))/g)) {
    const end = stop.index + stop[0].length
    if (inside[stop.index] === 1 && !/[)\]]$/.test(stop[0])) continue
    if (stop[0] === '.' && ABBREVIATION.test(body.slice(start, end))) continue
    sentences.push(flat(body.slice(start, end)))
    start = end
  }
  sentences.push(flat(body.slice(start)))
  return sentences.filter((sentence) => sentence !== '')
}

/**
 * Parts a provision's own text as received.
 * @param ref the provision's ref; a footnote's number has no stop after it
 * @param heading the heading as listed, or null
 */
export function partsOf(text: string, ref: string, heading: string | null): Parts {
  const body = text.trim()
  const last = ref.slice(ref.lastIndexOf('.') + 1)
  const patterns = /footnote|\bn\d/.test(last) ? [NOTE_LABEL, ...LABELS] : LABELS
  const label = patterns.map((pattern) => pattern.exec(body)?.[0]).find((found) => found !== undefined) ?? ''
  const rest = body.slice(label.length)
  const runIn = heading === null ? '' : headingOf(rest, heading)
  return { label: label.trim(), heading: flat(runIn), sentences: cut(rest.slice(runIn.length)) }
}
