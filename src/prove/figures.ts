/** The figures that a sentence of the law holds, in digits or in words. */

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  half: 0.5,
  halves: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  once: 1,
  annual: 1,
  annually: 1,
  yearly: 1,
  biennial: 2,
  twice: 2,
  double: 2,
  triple: 3,
  a: 1,
  an: 1,
  single: 1,
  every: 1,
  each: 1,
  per: 1,
}

const wordValue = (word: string): number | null => {
  const unit = UNITS.indexOf(word)
  if (unit >= 0) return unit
  const ten = TENS.indexOf(word)
  return ten >= 2 ? ten * 10 : null
}

/**
 * Every figure that the words can be read as holding: "sixty-two (62)" gives 60, 2 and 62, "one-half" 1, 0.5 and 50 (percent).
 * Generous on purpose: it is asked whether a number of ours stands in the law, not which numbers the law holds.
 */
export const figures = (text: string): ReadonlySet<number> => {
  const found = new Set<number>()
  const lower = text.toLowerCase()
  for (const [, whole = '', fraction] of lower.matchAll(/(\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s*[-–]?\s*(\d+\/\d+))?/g)) {
    const number = Number(whole.replaceAll(',', ''))
    found.add(number)
    if (fraction !== undefined) {
      const [top = 0, bottom = 1] = fraction.split('/').map(Number)
      found.add(number + top / bottom)
    }
  }
  for (const [, top, bottom] of lower.matchAll(/(\d+)\s*\/\s*(\d+)/g)) found.add(Number(top) / Number(bottom))
  for (const [, glyph = ''] of lower.matchAll(/([½¼¾])/g)) found.add({ '½': 0.5, '¼': 0.25, '¾': 0.75 }[glyph] ?? 0)
  const words = lower.match(/[a-z]+/g) ?? []
  for (const [at, word] of words.entries()) {
    const ordinal = ORDINALS[word]
    if (ordinal !== undefined) found.add(ordinal)
    let value = wordValue(word)
    if (value === null) continue
    found.add(value)
    for (let ahead = at + 1; ahead < words.length; ahead++) {
      const next = words[ahead] ?? ''
      const more = wordValue(next)
      if (next === 'hundred') value *= 100
      else if (next === 'thousand') value *= 1000
      else if (next === 'and') continue
      else if (more !== null && (value % 100 === 0 || (value % 10 === 0 && more < 10))) value += more
      else break
      found.add(value)
    }
  }
  // A share is told as a fraction and shown as a percentage.
  for (const number of [...found]) if (number > 0 && number < 1) found.add(number * 100)
  return found
}
