import { describe, expect, test } from 'vitest'
import { languageAsked, writtenIn } from './language.ts'

describe('the language of a message', () => {
  test.each([
    'Necesito una inspección antes de vender la casa?',
    'necesito permiso para arreglar el tanque septico',
    '¿Por qué pregunta?',
    'no lo se',
    'No sé',
    'perdón, fue en 2022',
    'ninguna de estas',
    'quiero hablar con una persona',
    'empezar de nuevo',
    'vendo mi casa el 30 de octubre',
  ])('%s is Spanish', (message) => expect(writtenIn(message)).toBe('es'))

  test.each([
    'Do I need an inspection before I sell the house?',
    "I don't know",
    'not sure',
    'none of these',
    'I want to talk to a person',
    'my neighbor José sold his house in Los Alamos',
    'start over',
    'we close on October 30',
    'La Salle Street is where the house is',
  ])('%s is English', (message) => expect(writtenIn(message)).toBe('en'))

  test.each([
    'ok',
    'no',
    'yes',
    'sí',
    'si',
    '50%',
    '10/30/2026',
    'yes please',
    'no thanks',
    '2022',
    'octubre',
    '3',
    '...',
    'ok gracias',
  ])('%s changes nothing', (message) => {
    expect(writtenIn(message, 'es') ?? 'es').toBe('es')
    expect(writtenIn(message, 'en') ?? 'en').toBe('en')
  })

  test('it takes more to leave a language than to find it', () => {
    expect(writtenIn('thank you', 'es')).toBeNull()
    expect(writtenIn('the town has never inspected it', 'es')).toBe('en')
    expect(writtenIn('el pueblo nunca lo ha inspeccionado', 'en')).toBe('es')
  })

  test.each([
    ['en español', 'es', true],
    ['En español, por favor', 'es', true],
    ['Spanish please', 'es', true],
    ['can you speak Spanish?', 'es', true],
    ['hable en español', 'es', true],
    ['in English please', 'en', true],
    ['en inglés, por favor', 'en', true],
    ['Please answer in English. Do I need a permit?', 'en', false],
    ['¿Necesito un permiso? Conteste en español.', 'es', false],
  ] as const)('%s asks for a language', (message, language, alone) =>
    expect(languageAsked(message)).toEqual({ language, alone }),
  )

  test.each([
    'the letter from the town is in English',
    'my installer only speaks Spanish to the crew on Mondays',
    'la carta está en inglés',
  ])('%s asks for none', (message) => expect(languageAsked(message)).toBeNull())
})
