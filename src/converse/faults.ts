/** What is wrong with something a resident wrote, in their language. The contract's own schemas speak English. */
import type { Language, Translated } from '../../machines/kit/language.ts'

const SAID: Readonly<Record<Translated, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/^is empty$/, 'está vacío'],
    [/^is longer than (\d+) characters$/, 'tiene más de $1 caracteres'],
    [/^must be true or false, text, a number or null$/, 'debe ser verdadero o falso, texto, un número o null'],
    [/^must be one line$/, 'debe ser una sola línea'],
    [/^is not an e-mail address$/, 'no es una dirección de correo electrónico'],
    [/^is not a telephone number$/, 'no es un número de teléfono'],
    [
      /^or a telephone number is needed, so that the town can answer$/,
      'o un número de teléfono hace falta, para que el pueblo pueda contestar',
    ],
    [/^belongs to a turn that was of no help$/, 'corresponde solo a un turno que no sirvió'],
    [
      /^must be \{ text \}, \{ fact, value \} or \{ procedure \}$/,
      'debe ser { text }, { fact, value } o { procedure }',
    ],
  ],
}

/** A fault in a language; one that only a maintainer's program can cause stays as it is. */
export const faultIn = (message: string, language: Language): string => {
  if (language === 'en') return message
  const found = SAID[language].find(([said]) => said.test(message))
  return found === undefined ? message : message.replace(found[0], found[1])
}
