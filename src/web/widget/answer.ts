/** All of an answer below its headline, in the order in which a person needs it: what to do, by when, on which law, and why. */
import { answer as english } from '../words/en.ts'
import { amount } from './amount.ts'
import { spoken } from './calendar.ts'
import { capital, h, icon, paragraphs } from './dom.ts'
import { feedback } from './feedback.ts'
import { handover } from './handover.ts'
import { download, print, save } from './keep.ts'
import { folded, outward, sentence } from './law.ts'
import type { Answer, Details, Setting, Told } from './shapes.ts'
import { calendar, dated, dateList, type Telling, timeLine, when } from './timeline.ts'
import { outcomeWords } from './words.ts'

const titled = (title: string, ...children: (Node | null)[]): HTMLElement =>
  h('div', { class: 'part' }, h('h4', {}, title), ...children)

const labelOf = (answer: Answer, ref: string): string | null =>
  answer.citations.find((citation) => citation.ref === ref)?.label ?? null

/** The labels of the sentences that something stands on; each leads to the sentence below. */
const grounds = (
  answer: Answer,
  refs: readonly string[],
  body: () => HTMLElement,
  { words }: Telling,
): HTMLElement | null => {
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
        h('span', { class: 'hidden' }, words.readSentence),
      ),
    ),
  )
}

const duties = (answer: Answer, body: () => HTMLElement, setting: Telling): HTMLElement | null =>
  answer.duties.length === 0
    ? null
    : titled(
        setting.words.whatToDo,
        h(
          'ul',
          { class: 'duties' },
          ...answer.duties.map((duty) => {
            const due = answer.deadlines.find(({ id }) => id === duty.deadline)
            return h(
              'li',
              {},
              h(
                'p',
                {},
                h('b', {}, capital(duty.actor)),
                ` ${setting.words.duty(duty.verdict, duty.actor)} ${duty.action}.`,
              ),
              due === undefined || (due.date !== null && duty.action.includes(spoken(due.date, setting.talk)))
                ? null
                : h('p', { class: 'due' }, when(due, setting)),
              grounds(answer, duty.citations, body, setting),
            )
          }),
        ),
      )

const dates = (answer: Answer, at: string, setting: Telling, live: boolean): HTMLElement | null => {
  const { words } = setting
  if (answer.deadlines.length === 0) return null
  const known = dated(answer.deadlines)
  const keep = (): void => {
    save(`${words.calendarFile} ${setting.welcome.name}.ics`, 'text/calendar', calendar(answer, at, setting))
    setting.announce(words.calendarSaved)
  }
  return titled(
    known.length === 0 ? words.times : words.dates,
    known.length === 0 ? null : timeLine(known, setting),
    dateList(answer.deadlines, setting),
    known.length === 0 || !live
      ? null
      : h(
          'button',
          { type: 'button', class: 'choice small', onclick: keep },
          icon('M3 5h14v12H3zM3 8.5h14M7 3v3.5M13 3v3.5M10 10.5v4M8 12.5h4'),
          `${words.calendar} (.ics)`,
        ),
  )
}

const branches = (answer: Answer, { words, talk }: Telling): HTMLElement | null =>
  answer.branches.length === 0
    ? null
    : titled(
        words.turnsOn,
        h(
          'div',
          { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': words.leads },
          h(
            'table',
            {},
            h(
              'thead',
              {},
              h('tr', {}, h('th', { scope: 'col' }, words.ifHead), h('th', { scope: 'col' }, words.thenHead)),
            ),
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
                  h('td', {}, h('b', {}, outcomeWords(branch, talk)), h('div', {}, branch.headline)),
                ),
              ),
            ),
          ),
        ),
      )

const values = (answer: Answer, body: () => HTMLElement, setting: Telling): HTMLElement | null =>
  answer.values.length === 0
    ? null
    : titled(
        setting.words.values,
        h(
          'ul',
          { class: 'plainlist' },
          ...answer.values.map((value) =>
            h(
              'li',
              {},
              `${capital(value.label)}: `,
              h('b', {}, amount(value.amount, value.unit, setting.names)),
              grounds(answer, value.citations, body, setting),
            ),
          ),
        ),
      )

const readings = (answer: Answer, { words, talk }: Telling): HTMLElement | null => {
  if (answer.readings.length === 0) return null
  const handled = answer.defects.filter(({ id }) => answer.readings.some(({ defect }) => defect === id))
  return h(
    'div',
    { class: 'note' },
    h('h4', {}, words.readings),
    h(
      'ul',
      {},
      ...answer.readings.map((reading) =>
        h('li', {}, reading.reading, ' ', h('b', {}, `(${outcomeWords(reading, talk)})`)),
      ),
    ),
    ...handled.map((defect) => h('p', { class: 'quiet' }, defect.handling)),
    answer.decides === null ? null : h('p', {}, words.settles, h('b', {}, answer.decides)),
  )
}

const laws = (answer: Answer, { server, words, talk }: Telling, open: boolean): HTMLElement | null => {
  const [first, ...more] = answer.citations.map((one) => sentence(server, answer.law.town, one, talk))
  if (first === undefined) return null
  return titled(words.law, first, more.length === 0 ? null : folded(words.more(more.length), open, ...more))
}

/** The answer in full sentences; a heading of its own only where something stands between it and the headline. */
const explained = (answer: Answer, { words }: Telling): HTMLElement | null => {
  const text = answer.status === 'depends' && answer.branches.length > 0 ? [] : paragraphs(answer.text)
  if (text.length === 0) return null
  return answer.duties.length + answer.deadlines.length + answer.branches.length === 0
    ? h('div', { class: 'explained' }, ...text)
    : titled(words.inFull, ...text)
}

/** Everything the answer says, without a control, for paper and for the file. */
const still = (answer: Answer, { at }: Told, setting: Telling): Node[] => {
  const body = document.createElement('div')
  body.append(...parts(answer, at, setting, () => body, false))
  for (const fold of body.querySelectorAll('details')) fold.open = true
  for (const part of body.querySelectorAll('.hidden')) part.remove()
  for (const button of body.querySelectorAll('button'))
    button.replaceWith(h('span', { class: button.className }, button.textContent))
  return [...body.childNodes]
}

/** The drawing of the procedure with the way of this answer marked on it. */
const machine = (answer: Answer, { server, words, talk }: Telling): HTMLElement => {
  const way = answer.trace.map(({ state }) => encodeURIComponent(state)).join(',')
  const [town = '', name = ''] = answer.procedure.split('/')
  return h('p', {}, outward(`${server}/towns/${town}/procedures/${name}?path=${way}`, words.machine, talk))
}

const parts = (answer: Answer, at: string, setting: Telling, body: () => HTMLElement, live: boolean): Node[] => {
  const { words, talk } = setting
  return [
    branches(answer, setting),
    duties(answer, body, setting),
    dates(answer, at, setting, live),
    explained(answer, setting),
    answer.decides === null || answer.readings.length > 0
      ? null
      : h('p', {}, words.decides, h('b', {}, answer.decides)),
    values(answer, body, setting),
    readings(answer, setting),
    laws(answer, setting, !live),
    h(
      'div',
      { class: 'folds' },
      answer.trace.length === 0
        ? null
        : folded(
            words.trace,
            !live,
            h(
              'ol',
              {},
              ...answer.trace.map((step) =>
                h('li', {}, step.because, ' ', grounds(answer, step.citations, body, setting)),
              ),
            ),
            ...(live ? [machine(answer, setting)] : []),
          ),
      answer.wouldChange.length === 0
        ? null
        : folded(
            words.changes,
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
                  `${words.change.insteadOf(change.from)}${words.change.next}`,
                  h('b', {}, outcomeWords(change, talk)),
                ),
              ),
            ),
          ),
    ),
    h('p', { class: 'quiet' }, `${answer.disclaimer} ${words.text(answer.law.version)}`),
  ].filter((part): part is HTMLElement => part !== null)
}

/** An answer as plain text, for the clipboard. */
const plain = (answer: Answer, setting: Telling): string => {
  const { words, talk, welcome } = setting
  return [
    `${welcome.name}: ${welcome.title}`,
    `${outcomeWords(answer, talk)}. ${answer.headline}`,
    answer.text,
    ...answer.branches.map((branch) =>
      words.ifThen(branch.when.map(({ label, is }) => `${label}: ${is}`).join(words.and), branch.headline),
    ),
    ...answer.duties.map((duty) => `- ${capital(duty.actor)} ${words.duty(duty.verdict, duty.actor)} ${duty.action}.`),
    ...answer.deadlines.map((due) => `- ${when(due, setting)}: ${due.label} (${due.actor})`),
    ...answer.readings.map((reading) => words.reading(reading.reading)),
    ...(answer.decides === null ? [] : [`${words.decides}${answer.decides}`]),
    ...answer.citations.map(({ label, quote }) => `${label}: “${quote}”`),
    `${answer.disclaimer} ${words.text(answer.law.version)}`,
  ].join('\n\n')
}

const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const copyTool = (answer: Answer, setting: Telling): HTMLElement => {
  const { words } = setting
  const place = h('div', {})
  const button = h(
    'button',
    {
      type: 'button',
      class: 'plain',
      onclick: async () => {
        const text = plain(answer, setting)
        if (await copied(text)) {
          setting.announce(words.copiedSaid)
          button.lastChild?.replaceWith(words.copied)
          return
        }
        // A page without HTTPS, or one that forbids the clipboard: then the person copies by hand.
        const field = h('textarea', { readonly: true, rows: '6', 'aria-label': words.toCopy })
        field.value = text
        place.replaceChildren(field)
        field.select()
        field.focus()
        setting.announce(words.copyByHand)
      },
    },
    icon('M7 7h10v10H7zM13 7V3H3v10h4'),
    words.copy,
  )
  return h('div', { class: 'copying' }, button, place)
}

/** The setting with the words of an answer in it: English ones are this part's own. */
const telling = (setting: Setting): Telling => ({ ...setting, words: setting.words ?? english })

export const details: Details = {
  answer: (answer, turn, setting) => {
    const body = h('div', { class: 'body' })
    const told = telling(setting)
    const goesBy = setting.facts(answer)
    body.append(
      ...parts(answer, turn.at, told, () => body, true),
      ...(goesBy === null ? [] : [h('div', { class: 'present' }, h('h4', {}, setting.talk.goesBy), goesBy)]),
      h('div', { class: 'afterwards' }, copyTool(answer, told), feedback(turn, told)),
    )
    return [body]
  },
  download: (turns, setting) => download(turns, telling(setting), still),
  print: (turns, setting) => print(turns, telling(setting), still),
  handover: (setting, done) => handover(telling(setting), done),
}
