/** Each language by its own name, and how a person asks for it in the middle of a conversation. */
import type { Language } from '../../../machines/kit/language.ts'

export const TONGUES: Readonly<Record<Language, { readonly name: string; readonly ask: string }>> = {
  en: { name: 'English', ask: 'In English, please.' },
  es: { name: 'Español', ask: 'En español, por favor.' },
}
