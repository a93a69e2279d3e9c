import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutClauses } from './clauses.ts'
import { findPhrase } from './phrases.ts'
import { polarityOf, stanceOf } from './polarity.ts'
import { readText } from './text.ts'

const polarity = (reply: string) => polarityOf(reply, (text) => cutClauses(text))

describe('a reply', () => {
  test.each([
    'yes',
    'Yep',
    'yeah, it is',
    'yup',
    'we did',
    'it has',
    'of course',
    "That's right",
    'correct',
    'sure',
    'Yes it was',
    'sí',
    'Sí, claro',
    'claro que sí',
    'así es',
    'si, la casa es mía',
    'por supuesto',
    'Yes, in 2021',
    'yes sir',
  ])('yes: %s', (reply) => {
    expect(polarity(reply)).toBe('yes')
  })
  test.each([
    'no',
    'Nope',
    'nah',
    'no, it passed',
    "we haven't",
    "it isn't",
    'not yet',
    'never',
    'not at all',
    'no we did not',
    'No. It stays ours.',
    'no, nothing like that',
    'absolutely not',
    'nunca',
    'todavía no',
    'claro que no',
    'para nada',
    'no, la casa es nueva',
    'nothing',
    'not that I know of, no',
  ])('no: %s', (reply) => {
    expect(polarity(reply)).toBe('no')
  })
  test.each([
    'not sure',
    "I'm not sure",
    'im not sure',
    "I don't know",
    'no idea',
    'No clue',
    'beats me',
    "can't say",
    'not that I know of',
    'idk',
    'I think so',
    "I don't think so",
    'yes I think',
    'no, not that I know of',
    'maybe',
    'probably not',
    'hard to say',
    "I can't remember",
    'no sé',
    'No lo sé',
    'ni idea',
    'quizás',
    'creo que no',
    'creo que sí',
    'no estoy seguro',
    'tal vez',
    'no me acuerdo',
    'No idea, sorry',
    'que yo sepa no',
  ])('unknown: %s', (reply) => {
    expect(polarity(reply)).toBe('unknown')
  })
  test.each([
    'yes and no',
    'partly',
    'it depends',
    'yes, partly',
    'why?',
    'yes?',
    'not really',
    'what do you mean',
    'depende',
    'yes... no wait it leaks',
    'yes for the old one, the new one no',
    'sí la del vecino, la nuestra no',
  ])('unclear: %s', (reply) => {
    expect(polarity(reply)).toBe('unclear')
  })
  test.each([
    'no change in size',
    'no snow',
    'the blue one',
    '40 feet',
    'si vendemos la casa',
    'nobody lives there',
    'My neighbor says yes',
  ])('neither: %s', (reply) => {
    expect(polarity(reply)).toBeNull()
  })

  test('what opens with "not sure" is never a no, whatever follows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom("I'm not sure", 'not sure', 'no idea', 'no sé', "I don't know"),
        fc.string(),
        (opening, rest) => {
          expect(polarity(`${opening}. ${rest}`)).not.toBe('no')
          expect(polarity(`${opening} ${rest}`)).not.toBe('no')
        },
      ),
      { numRuns: 300 },
    )
  })
})

const stance = (phrase: string, message: string): string | null => {
  const text = readText(message)
  const clauses = cutClauses(text)
  const [match] = findPhrase(phrase, text.words)
  const clause = clauses.find((each) => match && match.first >= each.first && match.first < each.last)
  return match && clause ? stanceOf(text, clauses, clause, match.first, match.last, match.phrase).stance : null
}

describe('a phrase in its clause', () => {
  test.each([
    ['painted', 'the barn was painted', 'affirmed'],
    ['painted', 'the barn has never been painted', 'denied'],
    ['painted', "the barn hasn't been painted", 'denied'],
    ['painted', 'the barn wasnt painted', 'denied'],
    ['leak*', 'no leaks anywhere', 'denied'],
    ['leak*', 'nothing leaks', 'denied'],
    ['permit', 'they dug it without a permit', 'denied'],
    ['leak', 'the leak was never found', 'denied'],
    ['leak', 'the leak is not there', 'denied'],
    ['pintad*', 'nunca fue pintado', 'denied'],
    ['pintad*', 'no ha sido pintado', 'denied'],
    ['permiso', 'lo hicieron sin permiso', 'denied'],
    ['permiso', 'no hay ningún permiso', 'denied'],
    ['barn .. painted', 'the barn was not painted', 'denied'],
    ['never painted', 'it was never painted', 'affirmed'],
    ['painted', 'it is not true that it was not painted', 'unclear'],
    ['painted', 'we did not sell and painted it', 'unclear'],
    ['painted', 'no, it was painted', 'affirmed'],
    ['painted', 'no it was painted', 'affirmed'],
    ['painted', 'it was painted not long ago', 'affirmed'],
    ['painted', 'it has to be painted', 'unreal'],
    ['painted', 'it should have been painted', 'unreal'],
    ['painted', 'we need to get it painted', 'unreal'],
    ['painted', 'before it is painted', 'unreal'],
    ['painted', 'debe ser pintado', null],
    ['barn', 'it used to be a barn', 'former'],
    ['leaks', 'no nothing leaks', 'denied'],
    ['leaks', 'no leaks', 'denied'],
    ['sell', 'we were going to sell', 'unclear'],
    ['going to sell', 'we were going to sell', 'unclear'],
    ['going to sell', 'we are going to sell', 'affirmed'],
    ['sell', 'we may sell someday', 'unclear'],
    ['sell', 'may we sell', 'affirmed'],
    ['vender', 'íbamos a vender', 'unclear'],
    ['vender', 'vamos a vender', 'affirmed'],
    ['barn', 'a barn is planned', 'unclear'],
    ['barn', 'a barn is there', 'affirmed'],
    ['renting', 'we are not selling, renting or painting', 'denied'],
    ['painted', 'never had trouble, painted in May', 'unclear'],
    ['selling', 'not selling, nobody moving out', 'denied'],
    ['barn', 'it is not only a barn', 'affirmed'],
    ['regular barn', 'it is a regular barn not one of those raised ones', 'affirmed'],
    ['1986', 'it was built without a permit in 1986', 'affirmed'],
    ['1986', 'not in 1986', 'denied'],
    ['never painted', 'built without a permit, never painted', 'affirmed'],
    ['ground thawed', 'no snow, ground thawed', 'affirmed'],
  ])('%s in "%s": %s', (phrase, message, expected) => {
    expect(stance(phrase, message)).toBe(expected)
  })
})
