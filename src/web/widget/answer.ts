/** All of an answer below its headline, in the order in which a person needs it: what to do, by when, on which law, and why. */
import { amount } from '../../../machines/kit/say.ts'
import { spoken } from './calendar.ts'
import { capital, h, icon, newId, paragraphs } from './dom.ts'
import { errorFor } from './fields.ts'
import { download, print, save } from './keep.ts'
import { folded, sentence } from './law.ts'
import type { Answer, Details, Setting } from './shapes.ts'
import { calendar, dated, dateList, timeLine, when } from './timeline.ts'
import { DUTIES, outcomeWords } from './words.ts'

const titled = (title: string, ...children: (Node | null)[]): HTMLElement =>
  h('div', { class: 'part' }, h('h4', {}, title), ...children)

const labelOf = (answer: Answer, ref: string): string | null =>
  answer.citations.find((citation) => citation.ref === ref)?.label ?? null

/** The labels of the sentences that something stands on; each leads to the sentence below. */
const grounds = (answer: Answer, refs: readonly string[], body: () => HTMLElement): HTMLElement | null => {
  const known = refs.flatMap((ref) => {
    const label = labelOf(answer, ref)
    return label === null ? [] : [{ ref, label }]
  })
  if (known.length === 0) return null
  return h(
    'span',
    { class: 'grounds' },
    ...known.map(({ ref, label }) =>
      h(
        'button',
        {
          type: 'button',
          class: 'ground',
          onclick: () => {
            const found = [...body().querySelectorAll<HTMLElement>('figure.law')].find((one) => one.dataset.ref === ref)
            const fold = found?.closest('details')
            if (fold !== null && fold !== undefined) fold.open = true
            found?.focus()
          },
        },
        label,
        h('span', { class: 'hidden' }, ': read the sentence'),
      ),
    ),
  )
}

const duties = (answer: Answer, body: () => HTMLElement): HTMLElement | null =>
  answer.duties.length === 0
    ? null
    : titled(
        'What to do',
        h(
          'ul',
          { class: 'duties' },
          ...answer.duties.map((duty) => {
            const due = answer.deadlines.find(({ id }) => id === duty.deadline)
            return h(
              'li',
              {},
              h('p', {}, h('b', {}, capital(duty.actor)), ` ${DUTIES[duty.verdict]} ${duty.action}.`),
              due === undefined || (due.date !== null && duty.action.includes(spoken(due.date)))
                ? null
                : h('p', { class: 'due' }, when(due)),
              grounds(answer, duty.citations, body),
            )
          }),
        ),
      )

const dates = (answer: Answer, at: string, setting: Setting, live: boolean): HTMLElement | null => {
  if (answer.deadlines.length === 0) return null
  const known = dated(answer.deadlines)
  const keep = (): void => {
    save(`dates ${setting.welcome.name}.ics`, 'text/calendar', calendar(answer, at, setting.welcome.name))
    setting.announce('The dates were saved as a calendar file.')
  }
  return titled(
    known.length === 0 ? 'Times that run' : 'Dates',
    known.length === 0 ? null : timeLine(known),
    dateList(answer.deadlines),
    known.length === 0 || !live
      ? null
      : h(
          'button',
          { type: 'button', class: 'choice small', onclick: keep },
          icon('M3 5h14v12H3zM3 8.5h14M7 3v3.5M13 3v3.5M10 10.5v4M8 12.5h4'),
          'Keep these dates in your calendar (.ics)',
        ),
  )
}

const branches = (answer: Answer): HTMLElement | null =>
  answer.branches.length === 0
    ? null
    : titled(
        'It turns on what is not known',
        h(
          'div',
          { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': 'Where each case leads' },
          h(
            'table',
            {},
            h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, 'If'), h('th', { scope: 'col' }, 'then'))),
            h(
              'tbody',
              {},
              ...answer.branches.map((branch) =>
                h(
                  'tr',
                  {},
                  h(
                    'td',
                    {},
                    ...branch.when.map(({ label, is }) => h('div', {}, `${capital(label)}: `, h('b', {}, is))),
                  ),
                  h('td', {}, h('b', {}, outcomeWords(branch)), h('div', {}, branch.headline)),
                ),
              ),
            ),
          ),
        ),
      )

const values = (answer: Answer, body: () => HTMLElement): HTMLElement | null =>
  answer.values.length === 0
    ? null
    : titled(
        'Numbers',
        h(
          'ul',
          { class: 'plainlist' },
          ...answer.values.map((value) =>
            h(
              'li',
              {},
              `${capital(value.label)}: `,
              h('b', {}, amount(value.amount, value.unit)),
              grounds(answer, value.citations, body),
            ),
          ),
        ),
      )

const readings = (answer: Answer): HTMLElement | null => {
  if (answer.readings.length === 0) return null
  const handled = answer.defects.filter(({ id }) => answer.readings.some(({ defect }) => defect === id))
  return h(
    'div',
    { class: 'note' },
    h('h4', {}, 'The text can be read in more than one way'),
    h(
      'ul',
      {},
      ...answer.readings.map((reading) => h('li', {}, reading.reading, ' ', h('b', {}, `(${outcomeWords(reading)})`))),
    ),
    ...handled.map((defect) => h('p', { class: 'quiet' }, defect.handling)),
    answer.decides === null ? null : h('p', {}, 'Who settles it: ', h('b', {}, answer.decides)),
  )
}

const laws = (answer: Answer, setting: Setting, open: boolean): HTMLElement | null => {
  const [first, ...more] = answer.citations.map((one) => sentence(setting.server, answer.law.town, one))
  if (first === undefined) return null
  return titled(
    'The law',
    first,
    more.length === 0
      ? null
      : folded(more.length === 1 ? 'One more sentence' : `${more.length} more sentences`, open, ...more),
  )
}

/** The answer in full sentences; a heading of its own only where something stands between it and the headline. */
const explained = (answer: Answer): HTMLElement | null => {
  const text = answer.status === 'depends' && answer.branches.length > 0 ? [] : paragraphs(answer.text)
  if (text.length === 0) return null
  return answer.duties.length + answer.deadlines.length + answer.branches.length === 0
    ? h('div', { class: 'explained' }, ...text)
    : titled('In full', ...text)
}

/** Everything the answer says, without a control, for paper and for the file. */
export const still = (answer: Answer, at: string, setting: Setting): Node[] => {
  const body = document.createElement('div')
  body.append(...parts(answer, at, setting, () => body, false))
  for (const fold of body.querySelectorAll('details')) fold.open = true
  for (const part of body.querySelectorAll('.hidden')) part.remove()
  for (const button of body.querySelectorAll('button'))
    button.replaceWith(h('span', { class: button.className }, button.textContent))
  return [...body.childNodes]
}

const parts = (answer: Answer, at: string, setting: Setting, body: () => HTMLElement, live: boolean): Node[] =>
  [
    branches(answer),
    duties(answer, body),
    dates(answer, at, setting, live),
    explained(answer),
    answer.decides === null || answer.readings.length > 0
      ? null
      : h('p', {}, 'Who decides: ', h('b', {}, answer.decides)),
    values(answer, body),
    readings(answer),
    laws(answer, setting, !live),
    h(
      'div',
      { class: 'folds' },
      answer.trace.length === 0
        ? null
        : folded(
            'How this answer came about',
            !live,
            h(
              'ol',
              {},
              ...answer.trace.map((step) => h('li', {}, step.because, ' ', grounds(answer, step.citations, body))),
            ),
          ),
      answer.wouldChange.length === 0
        ? null
        : folded(
            'What would change it',
            !live,
            h(
              'ul',
              {},
              ...answer.wouldChange.map((change) =>
                h(
                  'li',
                  {},
                  `${capital(change.label)}: `,
                  h('b', {}, change.to),
                  ` instead of ${change.from}. Then: `,
                  h('b', {}, outcomeWords(change)),
                ),
              ),
            ),
          ),
    ),
    h('p', { class: 'quiet' }, `${answer.disclaimer} Text: ${answer.law.version}.`),
  ].filter((part): part is HTMLElement => part !== null)

/** An answer as plain text, for the clipboard. */
const plain = (answer: Answer, setting: Setting): string =>
  [
    `${setting.welcome.name}: ${setting.welcome.title}`,
    `${outcomeWords(answer)}. ${answer.headline}`,
    answer.text,
    ...answer.branches.map(
      (branch) => `If ${branch.when.map(({ label, is }) => `${label}: ${is}`).join(', and ')}: ${branch.headline}`,
    ),
    ...answer.duties.map((duty) => `- ${capital(duty.actor)} ${DUTIES[duty.verdict]} ${duty.action}.`),
    ...answer.deadlines.map((due) => `- ${when(due)}: ${due.label} (${due.actor})`),
    ...answer.readings.map((reading) => `One reading: ${reading.reading}`),
    ...(answer.decides === null ? [] : [`Who decides: ${answer.decides}`]),
    ...answer.citations.map(({ label, quote }) => `${label}: “${quote}”`),
    `${answer.disclaimer} Text: ${answer.law.version}.`,
  ].join('\n\n')

const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const copyTool = (answer: Answer, setting: Setting): HTMLElement => {
  const place = h('div', {})
  const button = h(
    'button',
    {
      type: 'button',
      class: 'plain',
      onclick: async () => {
        const text = plain(answer, setting)
        if (await copied(text)) {
          setting.announce('The answer was copied.')
          button.lastChild?.replaceWith('Copied')
          return
        }
        // A page without HTTPS, or one that forbids the clipboard: then the person copies by hand.
        const field = h('textarea', { readonly: true, rows: '6', 'aria-label': 'The answer, to copy' })
        field.value = text
        place.replaceChildren(field)
        field.select()
        field.focus()
        setting.announce('The answer stands selected in a field: copy it from there.')
      },
    },
    icon('M7 7h10v10H7zM13 7V3H3v10h4'),
    'Copy',
  )
  return h('div', { class: 'copying' }, button, place)
}

const KEPT = 'bylaw feedback'

/** What a person thought of an answer. The service has no place for it, so it stays in this browser, and the widget says so. */
const feedback = (answer: Answer, at: string, setting: Setting): HTMLElement => {
  const place = h('div', { class: 'reason' })
  const note = (helpful: boolean, reason: string): void => {
    try {
      const before: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
      const all = Array.isArray(before) ? before.filter((one: { at?: string }) => one.at !== at) : []
      const entry = { at, procedure: answer.procedure, machine: answer.machine.hash, helpful, reason }
      localStorage.setItem(KEPT, JSON.stringify([...all, entry].slice(-50)))
    } catch {
      // A browser that keeps nothing keeps this neither.
    }
  }
  const thanks = (): void => {
    const words = `Noted in this browser only. To have an answer looked at, tell the town: ${setting.welcome.contact}.`
    const told = h('p', { class: 'quiet', tabindex: '-1' }, words)
    place.replaceChildren(told)
    told.focus()
  }
  const thumb = (helpful: boolean, name: string, drawing: string): HTMLButtonElement => {
    const button = h(
      'button',
      {
        type: 'button',
        class: 'plain square',
        'aria-label': name,
        'aria-pressed': 'false',
        onclick: () => {
          for (const one of [yes, no]) one.setAttribute('aria-pressed', String(one === button))
          note(helpful, '')
          const id = newId()
          const field = h('input', { type: 'text', id, autocomplete: 'off', maxlength: '500' })
          const error = errorFor(field)
          place.replaceChildren(
            h(
              'form',
              {
                novalidate: true,
                onsubmit: (event) => {
                  event.preventDefault()
                  if (field.value.trim() === '') {
                    error.say('Nothing was written. Say why in a few words, or leave it.')
                    field.focus()
                    return
                  }
                  note(helpful, field.value.trim())
                  thanks()
                },
              },
              h('label', { for: id }, helpful ? 'What helped?' : 'What is wrong, or missing?'),
              h('div', { class: 'row' }, field, h('button', { type: 'submit' }, 'Note it')),
              error.element,
            ),
          )
          field.focus()
        },
      },
      icon(drawing),
    )
    return button
  }
  const yes = thumb(true, 'This answer helped', 'M3 9h3v8H3zM6 9l4-7c2 0 2 2 1.5 5H17l-1.5 9a1.5 1.5 0 0 1-1.5 1H6')
  const no = thumb(
    false,
    'This answer did not help',
    'M3 11h3V3H3zM6 11l4 7c2 0 2-2 1.5-5H17l-1.5-9A1.5 1.5 0 0 0 14 3H6',
  )
  return h('div', { class: 'feedback' }, h('div', { class: 'thumbs' }, yes, no), place)
}

export const details: Details = {
  answer: (answer, at, setting) => {
    const body = h('div', { class: 'body' })
    const goesBy = setting.facts(answer)
    body.append(
      ...parts(answer, at, setting, () => body, true),
      ...(goesBy === null ? [] : [h('div', { class: 'present' }, h('h4', {}, 'What this answer goes by'), goesBy)]),
      h('div', { class: 'afterwards' }, copyTool(answer, setting), feedback(answer, at, setting)),
    )
    return [body]
  },
  download: (turns, setting) => download(turns, setting, still),
  print: (turns, setting) => print(turns, setting, still),
}
