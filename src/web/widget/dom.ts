/** Elements without markup: nothing here parses HTML, so that a page with Trusted Types on takes it and no text can become an element. */

export type Child = Node | string | null | false | undefined
type Attribute = string | number | boolean | null | undefined | ((event: Event) => void)
export type Attributes = Readonly<Record<string, Attribute>>

const SVG = 'http://www.w3.org/2000/svg'

const dress = <E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E => {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.replace(/^on/, ''), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value))
  }
  element.append(
    ...children.filter((child): child is Node | string => child instanceof Node || typeof child === 'string'),
  )
  return element
}

/** An element with attributes (functions are listeners: `onclick`) and children; `null` and `false` among them are left out. */
export const h = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] => dress(document.createElement(tag), attributes, children)

/** The same for a part of a drawing. */
export const svg = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] => dress(document.createElementNS(SVG, tag), attributes, children)

/** A drawn sign beside a word, never in place of one. `path` is drawn in a square of 20 by 20. */
export const icon = (path: string): SVGSVGElement =>
  svg(
    'svg',
    { class: 'icon', viewBox: '0 0 20 20', 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: path }),
  )

// Each part of the widget has its own copy of this module, and so its own count.
const own = Math.random().toString(36).slice(2, 8)
let made = 0
/** An id that no other element of the page bears. */
export const newId = (): string => `bylaw-${own}-${++made}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The lines of a text that say something, each as a paragraph. */
export const paragraphs = (text: string): HTMLElement[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => h('p', {}, line))
