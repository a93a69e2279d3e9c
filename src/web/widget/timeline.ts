/** The days of an answer: drawn on a line, told in a list, and as a calendar to keep. */
import { nextDay, ordinal, short, spoken } from './calendar.ts'
import { capital, h, svg } from './dom.ts'
import { folded } from './law.ts'
import type { Answer, AnswerWords, Setting } from './shapes.ts'

/** A setting whose words of an answer are there. */
export type Telling = Setting & { readonly words: AnswerWords }

type Due = Answer['deadlines'][number]
type Dated = Due & { readonly date: string }
const isDated = (due: Due): due is Dated => due.date !== null

/** The deadlines that have a day, the first day first. */
export const dated = (deadlines: Answer['deadlines']): Dated[] =>
  deadlines.filter(isDated).toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** "By Monday, July 6, 2026", or the rule where the day is not known. */
export const when = ({ date, edge, rule }: Due, { words, talk }: Telling): string =>
  date === null ? capital(rule) : words[edge === 'latest' ? 'by' : 'from'](spoken(date, talk))

/** The smallest share of the line between two marks, so that none hides another. */
const APART = 0.07
/** The share of the line that a day's label takes where it is narrowest. */
const LABEL = 0.27
const LANE = 20

/**
 * The days on a line, spaced by the time between them. All of it stands in the list below in words, so the drawing is one
 * picture with one name. Places are shares of the width and sizes are pixels: it reads the same in a narrow panel.
 */
export const timeLine = (deadlines: readonly Dated[], { words, talk }: Telling): SVGSVGElement | null => {
  const days = [...new Set(deadlines.map(({ date }) => date))]
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const length = ordinal(last) - ordinal(first)
  const places: number[] = []
  for (const day of days) {
    const place = (ordinal(day) - ordinal(first)) / length
    const before = places.at(-1)
    places.push(before === undefined ? place : Math.max(place, before + APART))
  }
  const end = places.at(-1) ?? 1
  const ends: number[] = []
  const marks = days.map((day, index) => {
    const share = (places[index] ?? 0) / end
    const left = Math.min(Math.max(share - LABEL / 2, 0), 1 - LABEL)
    // Each label takes the lowest lane in which the one before it has ended.
    const free = ends.findIndex((taken) => taken <= left)
    const lane = free < 0 ? ends.length : free
    ends[lane] = left + LABEL
    const waits = deadlines.filter(({ date }) => date === day).every(({ edge }) => edge === 'earliest')
    return { day, lane, share, waits }
  })
  const line = ends.length * LANE + 14
  const told = deadlines.map(({ date, edge, label }) => words.onLine(edge, spoken(date, talk), label))
  return svg(
    'svg',
    {
      class: 'timeline',
      width: '100%',
      height: line + 14,
      role: 'img',
      'aria-label': `${words.timeLine} ${told.join('; ')}.`,
    },
    svg('line', { x1: '3%', x2: '97%', y1: line, y2: line }),
    ...marks.map(({ day, lane, share, waits }) => {
      const x = `${3 + 94 * share}%`
      const top = (ends.length - lane) * LANE
      const [anchor, at] = share < LABEL / 2 ? ['start', '0%'] : share > 1 - LABEL / 2 ? ['end', '100%'] : ['middle', x]
      const withYear = day === first || day.slice(0, 4) !== first.slice(0, 4)
      return svg(
        'g',
        { class: waits ? 'waits' : '' },
        svg('line', { class: 'stem', x1: x, x2: x, y1: top - 1, y2: line }),
        svg('circle', { cx: x, cy: line, r: 6.5 }),
        svg('text', { x: at, y: top - 6, 'text-anchor': anchor }, short(day, talk, withYear)),
      )
    }),
  )
}

/** Every deadline in words: the day or the rule, who must, the day to plan on, and the receipt of the count. */
export const dateList = (deadlines: Answer['deadlines'], setting: Telling): HTMLElement => {
  const { words, talk } = setting
  return h(
    'ul',
    { class: 'dates' },
    ...[...dated(deadlines), ...deadlines.filter((due) => !isDated(due))].map((due) =>
      h(
        'li',
        { class: due.date === null ? 'rule' : due.edge },
        h('span', { class: 'day' }, when(due, setting)),
        h('span', {}, due.label, ' ', h('span', { class: 'quiet' }, `(${due.actor})`)),
        due.planBy !== null && due.planBy !== due.date
          ? h('p', { class: 'quiet' }, words.planOn(spoken(due.planBy, talk)))
          : null,
        due.date === null ? null : h('p', { class: 'quiet' }, words.rule(due.rule)),
        due.steps.length === 0
          ? null
          : folded(`${words.counted}: ${due.label}`, false, h('ol', {}, ...due.steps.map((step) => h('li', {}, step)))),
      ),
    ),
  )
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of a calendar hold at most 75 bytes; what is longer goes on in the next line after a space. RFC 5545, section 3.1. */
const wrapped = (line: string): string => {
  const bytes = (text: string): number => new TextEncoder().encode(text).length
  const lines = ['']
  for (const letter of line) {
    if (bytes(`${lines.at(-1)}${letter}`) > 75) lines.push(' ')
    lines[lines.length - 1] += letter
  }
  return lines.join('\r\n')
}

/**
 * The dates of an answer as an iCalendar file (RFC 5545), whole days. A day to plan on that lies before the last lawful day
 * gets an entry of its own.
 *
 * @param at when the answer was given, an ISO instant
 */
export const calendar = (answer: Answer, at: string, setting: Telling): string => {
  const { words, talk } = setting
  const town = setting.welcome.name
  const stamp = `${at.replace(/\.\d+/, '').replace(/[-:]/g, '')}`
  const told = (due: Dated): string =>
    [
      `${when(due, setting)}: ${due.label} (${due.actor}).`,
      words.rule(due.rule),
      ...due.steps,
      `${town}. ${talk.textOfLaw(answer.law.version)}`,
      answer.disclaimer,
    ].join('\n')
  const entry = (due: Dated, day: string, title: string, kind: string): string[] => [
    'BEGIN:VEVENT',
    `UID:${answer.machine.hash}-${due.id.replace(/[^\w-]/g, '')}-${day}-${kind}@bylaw`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${nextDay(day).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(told(due))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Bylaw//Widget//${setting.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...dated(answer.deadlines).flatMap((due) => [
      ...entry(due, due.date, due.edge === 'latest' ? words.lastDay(due.label) : words.firstDay(due.label), 'law'),
      ...(due.planBy !== null && due.planBy !== due.date ? entry(due, due.planBy, words.plan(due.label), 'plan') : []),
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(wrapped).join('\r\n')}\r\n`
}
