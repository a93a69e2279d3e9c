/** Gets the object out of what a model wrote: bare, fenced, with prose around it, or as text within text. */

/** The end of the object that opens at `from`, one past its last brace; -1 where it is cut short. */
const endOf = (text: string, from: number): number => {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at)
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at + 1
  }
  return -1
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** True for an object that is no array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** At most this many places are tried as the beginning of an object. */
const TRIED = 20

/**
 * The first whole JSON object in a text that has the key.
 *
 * @returns null where there is none: text cut short is never mended, since what is missing may have taken back what is there
 */
export const objectIn = (text: string, key: string): Readonly<Record<string, unknown>> | null => {
  const whole = parsed(text.trim())
  if (typeof whole === 'string') return whole === text ? null : objectIn(whole, key)
  if (isRecord(whole)) return Object.hasOwn(whole, key) ? whole : null
  let from = text.indexOf('{')
  for (let tried = 0; from >= 0 && tried < TRIED; tried++) {
    const end = endOf(text, from)
    if (end < 0) return null
    const found = parsed(text.slice(from, end))
    if (isRecord(found) && Object.hasOwn(found, key)) return found
    from = text.indexOf('{', isRecord(found) ? end : from + 1)
  }
  return null
}
