/** Who has reviewed which sentence of a law, and when. */
import type { Client } from '@libsql/client'
import { Temporal } from 'temporal-polyfill'
import { hashOf } from './secrets.ts'

/** One mark. It holds for the sentence as it read: where the text changes, the mark no longer counts. */
export interface Review {
  readonly ref: string
  /** The sentence as it read when it was reviewed. */
  readonly quote: string
  readonly name: string
  /** `YYYY-MM-DD` */
  readonly reviewedOn: string
}

export interface Reviews {
  /** A town's marks, the latest first. */
  of(town: string): Promise<Review[]>
  /** Adds marks; one that is there already keeps its first day. */
  add(town: string, marks: readonly Review[]): Promise<void>
}

/** The marks in a database that has been brought to the present schema. */
export const openReviews = (client: Pick<Client, 'execute' | 'batch'>): Reviews => ({
  async of(town) {
    const { rows } = await client.execute({
      sql: 'SELECT ref, quote, name, reviewed_on FROM reviews WHERE town = ? ORDER BY created_at DESC, ref',
      args: [town],
    })
    return rows.map((row) => ({
      ref: String(row.ref),
      quote: String(row.quote),
      name: String(row.name),
      reviewedOn: String(row.reviewed_on),
    }))
  },
  async add(town, marks) {
    if (marks.length === 0) return
    const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })
    await client.batch(
      marks.map(({ ref, quote, name, reviewedOn }) => ({
        sql: 'INSERT OR IGNORE INTO reviews (town, ref, quote, name, reviewed_on, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        args: [town, ref, quote, name, reviewedOn, at],
      })),
      'write',
    )
  },
})

/** Marks as the pages use them. Nobody may set one unless a token is set, and then only who gives it. */
export const reviewDesk = (reviews: Reviews | undefined, token: string | undefined, today: () => string) => ({
  of: async (town: string): Promise<readonly Review[]> => (await reviews?.of(town)) ?? [],
  add: async (town: string, marks: readonly Review[]): Promise<void> => reviews?.add(town, marks),
  today,
  ...(token !== undefined &&
    token !== '' &&
    reviews !== undefined && {
      // Hashes are compared, so that the time it takes tells nothing of the token.
      admits: async (given: string): Promise<boolean> => (await hashOf(given)) === (await hashOf(token)),
    }),
})
