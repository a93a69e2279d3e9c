/** The words the law corpus is told in. `laws` imports nothing of the project's: everything else leans on it. */

/** How far a citation can be trusted: as printed, restored from the text's own cross references, or inferred from order. */
export type Numbering = 'printed' | 'reconstructed' | 'inferred'

/** One citable provision, its text verbatim. `ref` is `<town>/<dotted path>`. */
export interface Provision {
  readonly ref: string
  /** What a lawyer would print: `§ 8(D)(2)(c)`. */
  readonly label: string
  readonly heading: string | null
  readonly numbering: Numbering | null
  readonly note: string | null
  /** The provision's own text as received, its children left out; empty where it has none. */
  readonly text: string
  /** The text cut into sentences, label and heading left out; sentence `n` is cited as `<ref>#<n>`, counted from 1. */
  readonly sentences: readonly string[]
  readonly parent: string | null
  readonly children: readonly string[]
}

/** A drafting defect of the text and the careful way to handle it. */
export interface Defect {
  readonly id: string
  readonly refs: readonly string[]
  /** At most a dozen words of the text, verbatim; empty where the defect is an absence. */
  readonly words: readonly string[]
  readonly problem: string
  readonly handling: string
  /** A: changes an outcome, a date or who decides. B: may matter. C: cosmetic. */
  readonly weight: 'A' | 'B' | 'C'
}

/** A sentence that no machine cites, and why not. */
export interface LedgerEntry {
  readonly ref: string
  readonly reason: string
}

/** A town's law as the product holds it. */
export interface Law {
  readonly town: string
  /** The name a reader knows it by: "Town of Huron". */
  readonly name: string
  /** `local`: a town's own law, verbatim. `state`: rules of the state that the towns share, told in our own words. */
  readonly kind: 'local' | 'state'
  readonly county: string | null
  readonly state: string
  readonly title: string
  /** What is known of the version, in a reader's words: "as amended by Local Law No. 1 of 2002". */
  readonly version: string
  /** The day from which this text holds, `YYYY-MM-DD`; null where neither the text nor anything on file says it. */
  readonly effective: string | null
  /** Where `effective` is not known: a day before which this text cannot have held, because its own words are younger. */
  readonly notBefore?: string
  /** The provision or sentence that shows the one or the other. */
  readonly datedBy?: string
  readonly readOn: string
  readonly source: string
  readonly history: readonly string[]
  /** Where the text itself does not name its town: what is believed and why. Say it wherever the law is named. */
  readonly believed: string | null
  /** The office to ask, never a person. */
  readonly contact: string
  /** Hash of the text of all provisions. */
  readonly hash: string
  readonly provisions: readonly Provision[]
  readonly defects: readonly Defect[]
  readonly ledger: readonly LedgerEntry[]
  /** The texts that held before this one, the oldest first, as far as they are on file. */
  readonly earlier?: readonly Law[]
}
