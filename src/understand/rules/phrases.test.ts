import { describe, expect, it, test } from 'vitest'
import { editDistance, findPhrase, isMisspelling, Lexicon, parsePhrase } from './phrases.ts'
import { fold, readText } from './text.ts'

const found = (phrase: string, message: string): string | null => {
  const text = readText(message)
  const [match] = findPhrase(phrase, text.words)
  if (!match) return null
  return message.slice(text.words[match.first]?.start, text.words[match.last]?.end)
}

describe('fold', () => {
  test.each([
    ['Jamás', 'jamas'],
    ['DON’T', "don't"],
    ['“Hi”', '"hi"'],
    ['año', 'ano'],
    ['30–40', '30-40'],
    ['a\u00a0b', 'a b'],
    ['½ İ ß 😀', '½ i ß 😀'],
  ])('%s', (source, folded) => {
    expect(fold(source)).toBe(folded)
    expect(fold(source)).toHaveLength(source.length)
  })

  it('reads a letter with a loose accent as the letter, and keeps the offsets', () => {
    const text = readText('el cafe\u0301 azul')
    expect(text.words.map((word) => word.text)).toEqual(['el', 'cafe', 'azul'])
    expect(text.source.slice(text.words[2]?.start, text.words[2]?.end)).toBe('azul')
  })

  test.each([
    ["hasn't", ['has', 'not']],
    ['doesnt', ['does', 'not']],
    ['cannot', ['can', 'not']],
    ["won't", ['will', 'not']],
    ["we're", ['we', 'are']],
    ["it's", ['it', 'is']],
    ["aunt's", ['aunt']],
    ['d-box', ['d', 'box']],
  ])('writes %s out', (source, words) => {
    expect(readText(source).words.map((word) => word.text)).toEqual(words)
  })
})

describe('a word of its own', () => {
  test.each([
    ['filed', 'the hearing is fixed'],
    ['conversion', 'after a conversation with the clerk'],
    ['converted', 'we are concerned about it'],
  ])('is no slip for %s: %s', (phrase, message) => {
    expect(found(phrase, message)).toBeNull()
  })

  test.each([
    ['septic', 'the sceptic tank'],
    ['leach', 'the leech field'],
  ])('may still be how people write %s: %s', (phrase, message) => {
    expect(found(phrase, message)).not.toBeNull()
  })
})

describe('a phrase', () => {
  test.each([
    ['drain field', 'Our drain field is soggy', 'drain field'],
    ['drain field', 'the drain line crosses a field', null],
    ['inspect*', 'They were Inspecting it', 'Inspecting'],
    ['sell|sold|sale', 'we sold it', 'sold'],
    ['(leach field|drain field) failed', 'the drain field failed', 'drain field failed'],
    ['under the? deck', 'under deck', 'under deck'],
    ['under the? deck', 'under the deck', 'under the deck'],
    ['the? deck', 'deck', 'deck'],
    ['tank .. cracked', 'tank lid is badly cracked', 'tank lid is badly cracked'],
    ['tank .. cracked', 'tank that my late uncle put in cracked', null],
    ['tank ... cracked', 'tank that my late uncle put in cracked', 'tank that my late uncle put in cracked'],
    ['has not been pumped', "it hasn't been pumped", "hasn't been pumped"],
    ["hasn't been pumped", 'it has not been pumped', 'has not been pumped'],
    ['cámara séptica', 'la camara septica', 'camara septica'],
    ['d-box', 'the D box', 'D box'],
  ])('%s in "%s"', (phrase, message, expected) => {
    expect(found(phrase, message)).toBe(expected)
  })

  test.each([
    ['inspection', 'the inspecton was fine', 'inspecton'],
    ['permit', 'a permitt please', 'permitt'],
    ['field', 'the feild', 'feild'],
    ['certificate', 'our certifcate', 'certifcate'],
    ['bedroom', 'two bedrooms', 'bedrooms'],
    ['bedroom', 'a bedrom', 'bedrom'],
    ['commercial', 'a comercial lot', 'comercial'],
    ['inspect*', 'it was insepcted', 'insepcted'],
  ])('%s, misspelt in "%s"', (phrase, message, expected) => {
    expect(found(phrase, message)).toBe(expected)
  })

  test.each([
    ['failed', 'I mailed it'],
    ['field', 'I filed it'],
    ['installed', 'installer here'],
    ['inspected', 'the inspector came'],
    ['owned', 'the owner'],
    ['house', 'a horse'],
    ['connected', 'converted last year'],
    ['complaint', 'it is compliant'],
    ['sale', 'male'],
    ['expan*', 'an explanation'],
    ['stream', 'steam'],
    ['garage', 'garbage'],
    ['200', '201'],
  ])('%s is not misread in "%s"', (phrase, message) => {
    expect(found(phrase, message)).toBeNull()
  })

  it('never takes one declared word for another', () => {
    const lexicon = new Lexicon([
      ['casual', 'a'],
      ['causal', 'b'],
      ['pumped', 'c'],
      ['bumped', 'd'],
    ])
    expect(lexicon.find(readText('pumped').words).map((hit) => hit.owner)).toEqual(['c'])
  })

  it('stays within its stretch', () => {
    const text = readText('the tank. field')
    expect(new Lexicon([['tank field', 'x']]).find(text.words, [0, 0, 1])).toEqual([])
    expect(new Lexicon([['tank field', 'x']]).find(text.words, [0, 0, 0])).toHaveLength(1)
  })

  it('must hold a word that has to stand there', () => {
    expect(() => parsePhrase('the?')).toThrow(/must stand/)
    expect(() => parsePhrase('..')).toThrow(/must stand/)
  })
})

test.each([
  ['abcde', 'abcde', 0],
  ['abcde', 'abdce', 1],
  ['abcde', 'abcd', 1],
  ['abcde', 'vwxyz', 3],
])('editDistance(%s, %s)', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
})

test('a misspelling needs length, the same beginning and the same end', () => {
  expect(isMisspelling('tnak', 'tank')).toBe(false)
  expect(isMisspelling('cesspol', 'cesspool')).toBe(true)
  expect(isMisspelling('resedental', 'residential')).toBe(true)
  expect(isMisspelling('conections', 'connection')).toBe(false)
})

test.each([
  ['grande', 'grade'],
  ['congelado', 'condenado'],
  ['lunes', 'lines'],
  ['vencer', 'vender'],
  ['lago', 'largo'],
])('"%s" is no slip for "%s"', (typed, meant) => {
  expect(isMisspelling(typed, meant)).toBe(false)
})
