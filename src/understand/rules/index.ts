import type { Understanding } from '../understanding.ts'
import { readFacts } from './facts.ts'
import { route } from './router.ts'

/** The built-in understanding: declared words, general readers and learned weights. No model, no network. */
export const rules: Understanding = {
  route: (message, town, reading, among) => route(message, town, reading, among),
  read: (message, facts, { asOf, asked, otherTowns, limits }) =>
    readFacts(message, facts, {
      asOf,
      otherTowns,
      ...(asked !== undefined && { asked }),
      ...(limits !== undefined && { limits }),
    }).readings.map(({ fact, value, evidence }) => ({
      fact,
      value,
      evidence,
    })),
}
