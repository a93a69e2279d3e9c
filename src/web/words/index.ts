/** The words of the pages, by language. */
import type { Language } from '../../../machines/kit/language.ts'
import * as english from './en.ts'
import * as spanish from './es.ts'

export type PageWords = Pick<typeof english, 'talk' | 'answer' | 'pages'>

export const wordsIn: Readonly<Record<Language, PageWords>> = { en: english, es: spanish }
