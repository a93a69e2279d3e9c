/** How a fact is answered: buttons for choices, a field that takes typing for a day or an amount. */
import { amount, unitName } from './amount.ts'
import { readDay, spoken } from './calendar.ts'
import { capital, h, icon, newId } from './dom.ts'
import type { Input, Names, Talk, Value } from './shapes.ts'

/** A message about what stands in a field, tied to it: read with the field, and shown right below it. */
export const errorFor = (field: HTMLElement, hints = ''): { element: HTMLElement; say(text: string | null): void } => {
  const id = newId()
  const element = h('p', { class: 'error', id, hidden: true })
  return {
    element,
    say: (text) => {
      element.hidden = text === null
      element.textContent = text ?? ''
      const described = [hints, text === null ? '' : id].filter((part) => part !== '').join(' ')
      if (described === '') field.removeAttribute('aria-describedby')
      else field.setAttribute('aria-describedby', described)
      if (text === null) field.removeAttribute('aria-invalid')
      else field.setAttribute('aria-invalid', 'true')
    },
  }
}

interface Typed {
  readonly element: HTMLElement
  /** Says what is wrong with what was typed, and puts the cursor there. */
  refuse(text: string): void
}

const typed = (
  talk: Talk,
  label: string,
  hint: string,
  field: HTMLInputElement,
  beside: readonly Node[],
  read: (text: string) => { value: Value; told: string } | { wrong: string },
  answer: (value: Value) => void,
): Typed => {
  const [id, hintId, echoId] = [newId(), newId(), newId()]
  const echo = h('p', { class: 'echo', id: echoId })
  const error = errorFor(field, `${hintId} ${echoId}`)
  field.id = id
  error.say(null)
  const heard = (): void => {
    const found = read(field.value)
    echo.textContent = 'told' in found ? found.told : ''
    if ('told' in found) error.say(null)
  }
  field.addEventListener('input', heard)
  field.addEventListener('change', heard)
  const refuse = (text: string): void => {
    error.say(text)
    field.focus()
  }
  const element = h(
    'form',
    {
      class: 'typed',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault()
        const found = read(field.value)
        if ('wrong' in found) refuse(found.wrong)
        else answer(found.value)
      },
    },
    h('label', { for: id }, label),
    h('p', { class: 'quiet', id: hintId }, hint),
    h('div', { class: 'row' }, field, ...beside, h('button', { type: 'submit' }, talk.answer)),
    echo,
    error.element,
  )
  return { element, refuse }
}

const dayField = (talk: Talk, answer: (value: Value) => void): Typed => {
  const words = talk.day
  const field = h('input', { type: 'text', autocomplete: 'off', class: 'day-typed' })
  const picker = h('input', { type: 'date', class: 'picker', tabindex: '-1', 'aria-hidden': 'true' })
  picker.addEventListener('change', () => {
    if (picker.value === '') return
    const [year = '', month, day] = picker.value.split('-')
    field.value = `${Number(month)}/${Number(day)}/${year}`
    field.dispatchEvent(new Event('change'))
    field.focus()
  })
  const open = h(
    'button',
    {
      type: 'button',
      class: 'plain square',
      'aria-label': words.choose,
      onclick: () => {
        const day = readDay(field.value, talk)
        if (day?.length === 10) picker.value = day
        try {
          picker.showPicker()
        } catch {
          field.focus()
        }
      },
    },
    icon('M3 5h14v12H3zM3 8.5h14M7 3v3.5M13 3v3.5'),
  )
  return typed(
    talk,
    words.label,
    words.hint,
    field,
    [h('span', { class: 'picks' }, open, picker)],
    (text) => {
      const value = readDay(text, talk)
      if (value !== null) return { value, told: `= ${spoken(value, talk)}` }
      if (text.trim() === '') return { wrong: words.none }
      return { wrong: /^\D*\d{1,2}\D+\d{1,2}\D+\d{2}$/.test(text.trim()) ? words.twoDigits : words.wrong }
    },
    answer,
  )
}

const numberField = (
  talk: Talk,
  names: Names | null,
  { unit, min, max }: Extract<Input, { type: 'number' }>,
  answer: (value: Value) => void,
): Typed => {
  const words = talk.number
  const field = h('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', class: 'amount' })
  const [least, most] = [amount(min, unit, names), amount(max, unit, names)]
  return typed(
    talk,
    capital(unitName(unit, names)),
    words.hint(least, most),
    field,
    [h('span', { class: 'unit', 'aria-hidden': 'true' }, unitName(unit, names))],
    (text) => {
      const bare = text
        .trim()
        .replace(/^\$/, '')
        .replace(/(?<=\d)\s*[\p{L}/ ]+$/u, '')
      if (bare === '') return { wrong: words.none(least, most) }
      if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(bare)) return { wrong: words.wrong(least, most) }
      const value = Number(bare.replaceAll(',', ''))
      return value >= min && value <= max
        ? { value, told: `= ${amount(value, unit, names)}` }
        : { wrong: words.outside(least, most) }
    },
    answer,
  )
}

export interface Ways {
  readonly element: HTMLElement
  /** Says at the field, or above the buttons, why an answer was not taken. */
  refuse(text: string): void
}

/** The ways to answer one fact. `answer` is called with the value, or null for "I don't know". */
export const ways = (
  talk: Talk,
  names: Names | null,
  choices: readonly { readonly value: Value; readonly label: string }[] | null,
  input: Input | null,
  answer: (value: Value) => void,
): Ways => {
  const field =
    input === null ? null : input.type === 'day' ? dayField(talk, answer) : numberField(talk, names, input, answer)
  const unknown = { value: null, label: talk.unknown }
  const buttons = [...(choices ?? []), ...(choices?.some(({ value }) => value === null) === true ? [] : [unknown])]
  const error = h('p', { class: 'error', hidden: true })
  const row = h(
    'div',
    { class: 'choices' },
    ...buttons.map(({ value, label }) =>
      h(
        'button',
        { type: 'button', class: value === null ? 'choice unknown' : 'choice', onclick: () => answer(value) },
        label,
      ),
    ),
  )
  return {
    element: h('div', { class: 'ways' }, field?.element ?? null, row, error),
    refuse: (text) => {
      if (field !== null) return field.refuse(text)
      error.hidden = false
      error.textContent = text
      row.querySelector('button')?.focus()
    },
  }
}
