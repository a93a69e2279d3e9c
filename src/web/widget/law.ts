/** Sentences of the law, verbatim and in the language they are written in, each linked to its place. */
import { h } from './dom.ts'
import type { Answer, Talk } from './shapes.ts'

/** Where a sentence can be read in its place; null where it is not the town's own law. */
export const lawAddress = (server: string, town: string, ref: string): string | null =>
  ref.startsWith(`${town}/`)
    ? `${server}/towns/${town}/law#${encodeURIComponent(ref.slice(town.length + 1).replace('#', '-'))}`
    : null

/** A link that leaves the page where the widget stands, and says so. */
export const outward = (address: string, text: string, talk: Talk): HTMLElement =>
  h('a', { href: address, target: '_blank', rel: 'noopener' }, text, h('span', { class: 'hidden' }, talk.newTab))

/** One sentence with the label that a lawyer would print. */
export const sentence = (
  server: string,
  town: string,
  { ref, label, quote }: Answer['citations'][number],
  talk: Talk,
): HTMLElement => {
  const address = lawAddress(server, town, ref)
  return h(
    'figure',
    { class: 'law', 'data-ref': ref, tabindex: '-1', lang: 'en' },
    h('figcaption', {}, address === null ? label : outward(address, label, talk)),
    h('blockquote', {}, quote),
  )
}

/** A part that opens on demand. */
export const folded = (summary: string, open: boolean, ...children: (Node | string)[]): HTMLDetailsElement =>
  h('details', { open }, h('summary', {}, summary), h('div', { class: 'folded' }, ...children))
