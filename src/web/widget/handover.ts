/** Sending a conversation to the town, with how to reach the person and what they agree to in so many words. */
import type { Problem } from '../../contract.ts'
import { spoken } from './calendar.ts'
import { h, newId } from './dom.ts'
import { errorFor } from './fields.ts'
import type { Telling } from './timeline.ts'

interface Terms {
  readonly contact: string
  readonly consent: string
  readonly requests: readonly { readonly at: string }[]
}

const sentence = (text: string): string =>
  /^(is|must|or) /.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : text

/** The form; a sentence in its place where the service cannot be reached. `done` takes it away again. */
export const handover = async ({ words, talk, ask, announce }: Telling, done: () => void): Promise<HTMLElement> => {
  const said = words.handover
  const heading = h('h3', { tabindex: '-1' }, said.title)
  const cancel = h('button', { type: 'button', class: 'plain', onclick: done }, said.cancel)
  const found = await ask('/handover')
  if (found?.ok !== true)
    return h('section', { class: 'handover' }, heading, h('p', { class: 'error' }, said.unreachable), cancel)
  const { contact, consent, requests } = (await found.json()) as Terms
  // One form is one request, however often it is sent.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

  const row = <F extends HTMLElement>(name: string, label: string, field: F) => {
    field.id = newId()
    const error = errorFor(field)
    return {
      name,
      field,
      error,
      element: h('div', { class: 'line' }, h('label', { for: field.id }, label), field, error.element),
    }
  }
  const name = row('name', said.name, h('input', { type: 'text', autocomplete: 'name', maxlength: '200' }))
  const email = row('email', said.email, h('input', { type: 'email', autocomplete: 'email', maxlength: '254' }))
  const phone = row('phone', said.phone, h('input', { type: 'tel', autocomplete: 'tel', maxlength: '40' }))
  const message = row('message', said.message, h('textarea', { rows: '3', maxlength: '4000' }))
  const box = h('input', { type: 'checkbox', id: newId() })
  const agreed = errorFor(box)
  const rows = [name, email, phone, message]
  const general = h('p', { class: 'error', hidden: true })
  const clear = (): void => {
    for (const { error } of rows) error.say(null)
    agreed.say(null)
    general.hidden = true
  }
  const wrong = (error: { say(text: string): void }, field: HTMLElement, text: string): void => {
    error.say(text)
    field.focus()
  }

  const submit = async (): Promise<void> => {
    clear()
    if (email.field.value.trim() === '' && phone.field.value.trim() === '')
      return wrong(email.error, email.field, said.reach)
    if (!box.checked) return wrong(agreed, box, said.agree)
    const given = Object.fromEntries(
      rows.map((one) => [one.name, one.field.value.trim()] as const).filter(([, text]) => text !== ''),
    )
    const response = await ask('/handover', { ...given, consent }, { 'idempotency-key': key })
    if (response?.status === 201) {
      const { text } = (await response.json()) as { text: string }
      const told = h('p', { tabindex: '-1' }, text)
      section.replaceChildren(heading, told, h('button', { type: 'button', class: 'plain', onclick: done }, talk.close))
      told.focus()
      announce(text)
      return
    }
    const problem = response === null ? null : ((await response.json().catch(() => null)) as Problem | null)
    let first: HTMLElement | null = null
    for (const { path, message: text } of problem?.errors ?? []) {
      const at = rows.find((one) => one.name === path)
      ;(at?.error ?? agreed).say(sentence(text))
      first ??= at?.field ?? box
    }
    if (first !== null) return first.focus()
    general.textContent = problem?.detail ?? said.unreachable
    general.hidden = false
    announce(general.textContent)
  }

  const last = requests.at(-1)
  const section = h(
    'section',
    { class: 'handover' },
    heading,
    h('p', { class: 'quiet' }, said.lead(contact)),
    last === undefined ? null : h('p', { class: 'note' }, said.sentBefore(spoken(last.at.slice(0, 10), talk))),
    h(
      'form',
      {
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault()
          void submit()
        },
      },
      ...rows.map(({ element }) => element),
      h('div', { class: 'option' }, box, h('label', { for: box.id }, consent)),
      agreed.element,
      general,
      h('div', { class: 'row' }, h('button', { type: 'submit' }, said.send), cancel),
    ),
  )
  return section
}
