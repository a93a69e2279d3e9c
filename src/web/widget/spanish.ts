/** The third part of the widget: its words in Spanish, fetched where they are needed. */
import * as words from '../words/es.ts'
import type { Foreign } from './shapes.ts'

export const foreign: Foreign = { talk: words.talk, answer: words.answer }
