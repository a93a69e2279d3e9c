/** What a person thinks of an answer, stored by the service with the turn that it is about. */
import { h, icon, newId } from './dom.ts'
import { errorFor } from './fields.ts'
import type { Told } from './shapes.ts'
import type { Telling } from './timeline.ts'

const THUMB_UP = 'M3 9h3v8H3zM6 9l4-7c2 0 2 2 1.5 5H17l-1.5 9a1.5 1.5 0 0 1-1.5 1H6'
const THUMB_DOWN = 'M3 11h3V3H3zM6 11l4 7c2 0 2-2 1.5-5H17l-1.5-9A1.5 1.5 0 0 0 14 3H6'

/** The thumbs below an answer, and the reason asked for after one of them. */
export const feedback = (turn: Told, { words, ask, announce, mark }: Telling): HTMLElement => {
  const place = h('div', { class: 'reason' })
  const store = async (helpful: boolean, reason?: string, more?: string): Promise<boolean> => {
    const response = await ask(`/turns/${turn.sequence}/feedback`, {
      helpful,
      ...(reason !== undefined && { reason }),
      ...(more !== undefined && more !== '' && { words: more }),
    })
    if (response?.ok !== true) return false
    mark(turn.sequence, helpful)
    return true
  }
  const press = (helpful: boolean | null): void => {
    yes.setAttribute('aria-pressed', String(helpful === true))
    no.setAttribute('aria-pressed', String(helpful === false))
  }
  const told = (text: string): void => {
    const thanks = h('p', { class: 'quiet', tabindex: '-1' }, text)
    place.replaceChildren(thanks)
    thanks.focus()
  }
  const form = (helpful: boolean): void => {
    const group = newId()
    const id = newId()
    const field = h('input', { type: 'text', id, autocomplete: 'off', maxlength: '2000' })
    const reasons = helpful
      ? null
      : h(
          'fieldset',
          {},
          h('legend', {}, words.whatWrong),
          ...Object.entries(words.reasons).map(([value, label]) => {
            const choice = newId()
            return h(
              'div',
              { class: 'option' },
              h('input', { type: 'radio', name: group, id: choice, value }),
              h('label', { for: choice }, label),
            )
          }),
        )
    const error = errorFor(reasons ?? field)
    const made = h(
      'form',
      {
        novalidate: true,
        onsubmit: async (event) => {
          event.preventDefault()
          const reason = made.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value
          if (!helpful && reason === undefined) {
            error.say(words.noReason)
            made.querySelector<HTMLElement>('input[type=radio]')?.focus()
            return
          }
          if (await store(helpful, reason, field.value.trim())) told(words.noted)
          else error.say(words.notNoted)
        },
      },
      reasons,
      h('label', { for: id }, helpful ? words.whatHelped : words.inWords),
      h('div', { class: 'row' }, field, h('button', { type: 'submit' }, words.sendThis)),
      error.element,
      h(
        'button',
        {
          type: 'button',
          class: 'plain',
          onclick: () => {
            place.replaceChildren()
            ;(helpful ? yes : no).focus()
          },
        },
        words.leaveIt,
      ),
    )
    place.replaceChildren(made)
    made.querySelector('input')?.focus()
  }
  const thumb = (helpful: boolean, name: string, drawing: string): HTMLButtonElement =>
    h(
      'button',
      {
        type: 'button',
        class: 'plain square',
        'aria-label': name,
        'aria-pressed': 'false',
        onclick: async () => {
          press(helpful)
          form(helpful)
          // The thumb alone counts already; the reason is asked for, not demanded.
          if (await store(helpful)) announce(words.thumbNoted)
          else {
            press(null)
            told(words.notNoted)
          }
        },
      },
      icon(drawing),
    )
  const yes = thumb(true, words.helpful, THUMB_UP)
  const no = thumb(false, words.unhelpful, THUMB_DOWN)
  press(turn.feedback?.helpful ?? null)
  return h('div', { class: 'feedback' }, h('div', { class: 'thumbs' }, yes, no), place)
}
