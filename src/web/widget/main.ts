/** What `<script src="…/widget.js" data-town="…" async>` runs. */
import { defineChat } from './element.ts'

/** The paths of the other parts, put in when they are built. */
declare const DETAILS_PATH: string
declare const SPANISH_PATH: string

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null
// A module has no current script; then the tag is found by where it points.
const source = script ?? document.querySelector<HTMLScriptElement>('script[src*="/widget.js"]')

if (source !== null) {
  const { town, label, theme, lang } = source.dataset
  defineChat({
    server: new URL(source.src, document.baseURI).origin,
    details: DETAILS_PATH,
    foreign: { es: SPANISH_PATH },
  })
  const add = (): void => {
    const there = [...document.querySelectorAll('bylaw-chat[floating]')].some(
      (chat) => chat.getAttribute('town') === town,
    )
    if (town === undefined || there) return
    const chat = document.createElement('bylaw-chat')
    for (const [name, value] of Object.entries({ town, label, theme, lang, floating: '' }))
      if (value !== undefined) chat.setAttribute(name, value)
    document.body.append(chat)
  }
  if (document.body === null) document.addEventListener('DOMContentLoaded', add)
  else add()
}
