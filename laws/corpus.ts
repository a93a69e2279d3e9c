/** Looks up the law's own words at run time. */
import { laws, stateLaws } from './index.ts'
import type { Law, Provision } from './types.ts'

const everyLaw: readonly Law[] = [...Object.values(laws), ...Object.values(stateLaws)]
const provisions: ReadonlyMap<string, Provision> = new Map(
  everyLaw.flatMap((law) => law.provisions.map((found): [string, Provision] => [found.ref, found])),
)

const pathOf = (cite: string): string => cite.split('#')[0] ?? cite

const cites: ReadonlySet<string> = new Set(
  [...provisions.values()].flatMap(({ ref, sentences }) => [
    ref,
    ...sentences.map((_, index) => `${ref}#${index + 1}`),
  ]),
)

/** True for the ref of a provision or of a sentence that is in the corpus. */
export const isCite = (cite: string): boolean => cites.has(cite)

/**
 * The provision of a ref such as `huron/9.B`, or of a sentence's ref such as `huron/9.B#3`.
 * @throws Error where no law on file has it
 */
export function provision(cite: string): Provision {
  const found = provisions.get(pathOf(cite))
  if (found === undefined) {
    throw new Error(
      `No law on file has ${cite}. Look up the ref in laws/${cite.split('/')[0]}/, or run "npm run generate".`,
    )
  }
  return found
}

/**
 * One sentence of the law, verbatim, white space collapsed.
 * @param cite a sentence's ref, counted from 1: `huron/9.B#3`
 * @throws Error where the provision is unknown or has no such sentence
 */
export function sentence(cite: string): string {
  const found = provision(cite).sentences[Number(cite.split('#')[1]) - 1]
  if (found === undefined || !cites.has(cite)) {
    throw new Error(
      `${cite} names no sentence: ${pathOf(cite)} has ${provision(cite).sentences.length}, counted from #1.`,
    )
  }
  return found
}

/** A citation as it is shown: the contract's `{ ref, label, quote }`. */
export interface Quote {
  readonly ref: string
  readonly label: string
  readonly quote: string
}

/**
 * The words that stand behind a citation: the sentence, or for a provision all its sentences; for one that has none its
 * heading, or failing that its label.
 * @throws Error where the corpus does not have it
 */
export function quoteOf(cite: string): Quote {
  const found = provision(cite)
  const quote = cite.includes('#') ? sentence(cite) : found.sentences.join(' ') || (found.heading ?? found.label)
  return { ref: cite, label: found.label, quote }
}

/**
 * The words behind a citation as they stand in one text of a law, which need not be the present one; what that text does not
 * have is looked up in the corpus.
 * @throws Error where neither has it
 */
export function quoteFrom(law: Law, cite: string): Quote {
  const found = law.provisions.find(({ ref }) => ref === pathOf(cite))
  const [, number] = cite.split('#')
  if (found === undefined) return quoteOf(cite)
  const quote =
    number === undefined
      ? found.sentences.join(' ') || (found.heading ?? found.label)
      : found.sentences[Number(number) - 1]
  return quote === undefined ? quoteOf(cite) : { ref: cite, label: found.label, quote }
}

/** The law that a ref belongs to. @throws Error where there is none */
export function lawOf(cite: string): Law {
  const town = cite.split('/')[0]
  const found = everyLaw.find((law) => law.town === town)
  if (found === undefined) throw new Error(`No law on file is called ${town}. Give it a folder laws/${town}/.`)
  return found
}
