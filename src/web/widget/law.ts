/** Sentences of the law, verbatim, each linked to its place. */
import { h } from './dom.ts'
import type { Answer } from './shapes.ts'

/** Where a provision can be read in full; null where it is not the town's own law. */
export const lawAddress = (server: string, town: string, ref: string): string | null =>
  ref.startsWith(`${town}/`) ? `${server}/${town}/law#${ref.slice(town.length + 1).split('#')[0] ?? ''}` : null

/** A link that leaves the page where the widget stands, and says so. */
export const outward = (address: string, text: string): HTMLElement =>
  h(
    'a',
    { href: address, target: '_blank', rel: 'noopener' },
    text,
    h('span', { class: 'hidden' }, ' (opens in a new tab)'),
  )

/** One sentence with the label that a lawyer would print. */
export const sentence = (
  server: string,
  town: string,
  { ref, label, quote }: Answer['citations'][number],
): HTMLElement => {
  const address = lawAddress(server, town, ref)
  return h(
    'figure',
    { class: 'law', 'data-ref': ref, tabindex: '-1' },
    h('figcaption', {}, address === null ? label : outward(address, label)),
    h('blockquote', {}, quote),
  )
}

/** A part that opens on demand. */
export const folded = (summary: string, open: boolean, ...children: (Node | string)[]): HTMLDetailsElement =>
  h('details', { open }, h('summary', {}, summary), h('div', { class: 'folded' }, ...children))
