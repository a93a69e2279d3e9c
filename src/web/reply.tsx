import { Temporal } from 'temporal-polyfill'
import { amount, day } from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { TurnRecord } from '../contract.ts'

type Reply = TurnRecord['reply']
type Answer = Extract<Reply, { kind: 'answer' }>
type Question = Extract<Reply, { kind: 'question' }>

/** Where a form goes and what it carries along: the conversation that it belongs to. */
export interface Thread {
  readonly action: string
  readonly id: string
  readonly token: string
  /** How many turns the page shows: a form that is sent a second time is told from a new message by it. */
  readonly seen: number
}

export const Hidden = ({ thread }: { thread: Thread }) => (
  <>
    <input type="hidden" name="id" value={thread.id} />
    <input type="hidden" name="token" value={thread.token} />
    <input type="hidden" name="seen" value={String(thread.seen)} />
  </>
)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a verdict, or failing one a status, is called. */
const TAGS: Record<string, string> = {
  must: 'Required',
  'need-not': 'Not required',
  may: 'Allowed',
  'must-not': 'Not allowed',
  'official-discretion': 'Left to an official',
  'other-authority': 'Another authority decides',
  'law-silent': 'The law on file does not say',
  'text-not-on-file': 'The text is not on file',
  depends: 'It depends',
  determined: 'What the law says',
}

/** The outcome in two words. */
export const Tag = ({ status, verdict }: { status: string; verdict: string | null }) => {
  const key = verdict !== null && status === 'determined' ? verdict : status
  return <span class={`tag ${status === 'determined' ? key : 'open'}`}>{TAGS[key] ?? key}</span>
}

const DUTY: Readonly<Record<Answer['duties'][number]['verdict'], string>> = {
  must: 'must',
  may: 'may',
  'need-not': 'need not',
  'must-not': 'must not',
}

const Paragraphs = ({ text }: { text: string }) => (
  <>
    {text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (
        <p>{line}</p>
      ))}
  </>
)

type Due = Answer['deadlines'][number]
type Dated = Due & { readonly date: string }

const isDated = (due: Due): due is Dated => due.date !== null
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const shortDay = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`
/** Where a day lies in time, in days; only to space the marks of a drawing. */
const ordinal = (date: string): number =>
  Temporal.PlainDate.from(date).since(Temporal.PlainDate.from('2000-01-01'), { largestUnit: 'days' }).days

/** The smallest share of the line's width between two marks, so that none hides another. */
const APART = 0.06
/** The share of the line's width that the label of a day takes on a phone. */
const LABEL = 0.26
const LANE = 18

/**
 * The days of an answer on a line, spaced by the time between them. Everything on it also stands in the list below it, in
 * words. Positions are shares of the width and sizes are pixels, so that it reads the same on a phone.
 */
const TimeLine = ({ deadlines }: { deadlines: readonly Dated[] }) => {
  const days = [...new Set(deadlines.map(({ date }) => date))].sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const length = ordinal(last) - ordinal(first)
  const spread: number[] = []
  for (const date of days) {
    const before = spread.at(-1)
    const place = (ordinal(date) - ordinal(first)) / length
    spread.push(before === undefined ? place : Math.max(place, before + APART))
  }
  const end = spread.at(-1) ?? 1
  // Each label takes the lowest lane in which the one before it has ended.
  const ends: number[] = []
  const marks = days.map((date, index) => {
    const share = (spread[index] ?? 0) / end
    const left = Math.min(Math.max(share - LABEL / 2, 0), 1 - LABEL)
    const free = ends.findIndex((taken) => taken <= left)
    const lane = free < 0 ? ends.length : free
    ends[lane] = left + LABEL
    const at = deadlines.filter((due) => due.date === date)
    return { date, lane, open: at.every(({ edge }) => edge === 'earliest'), at: 3 + 94 * share, share }
  })
  const line = ends.length * LANE + 12
  const told = deadlines
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, edge, label }) => `${edge === 'latest' ? 'by' : 'from'} ${day(date)}: ${label}`)
    .join('; ')
  return (
    <svg class="timeline" width="100%" height={line + 16} role="img" aria-label={`Time line. ${told}.`}>
      <line x1="3%" x2="97%" y1={line} y2={line} />
      {marks.map(({ date, lane, open, at, share }) => (
        <g class={open ? 'open' : ''}>
          <line class="stem" x1={`${at}%`} x2={`${at}%`} y1={(ends.length - lane) * LANE - 2} y2={line} />
          <circle cx={`${at}%`} cy={line} r="7" />
          <text
            x={share < LABEL / 2 ? '0%' : share > 1 - LABEL / 2 ? '100%' : `${at}%`}
            y={(ends.length - lane) * LANE - 5}
            text-anchor={share < LABEL / 2 ? 'start' : share > 1 - LABEL / 2 ? 'end' : 'middle'}
          >
            {date === first || date.slice(0, 4) !== first.slice(0, 4)
              ? `${shortDay(date)}, ${date.slice(0, 4)}`
              : shortDay(date)}
          </text>
        </g>
      ))}
    </svg>
  )
}

const Deadlines = ({ deadlines }: { deadlines: Answer['deadlines'] }) => {
  const dated = deadlines.filter(isDated).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return (
    <>
      <TimeLine deadlines={dated} />
      <ul class="dates">
        {[...dated, ...deadlines.filter((due) => !isDated(due))].map((row) => (
          <li class={row.date === null ? 'rule' : ''}>
            <span class="day">
              {row.date === null ? capital(row.rule) : `${row.edge === 'latest' ? 'By' : 'From'} ${day(row.date)}`}
            </span>
            {row.label} <span class="quiet">({row.actor})</span>
            {row.planBy !== null && row.planBy !== row.date ? (
              <div class="quiet">To be on the safe side, plan on {day(row.planBy)}.</div>
            ) : null}
            {row.steps.length > 0 ? (
              <details>
                <summary>
                  How this day is counted<span class="hidden">: {row.label}</span>
                </summary>
                <ol>
                  {row.steps.map((step) => (
                    <li>{step}</li>
                  ))}
                </ol>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Sentences of the law, each linked to its place in the law where that is the town's own. */
export const Laws = ({ town, citations }: { town: Town; citations: Answer['citations'] }) => (
  <>
    {citations.map(({ ref, label, quote }) => (
      <blockquote>
        <cite>
          {ref.startsWith(`${town.id}/`) ? (
            <a href={`/${town.id}/law#${ref.split('/')[1]?.split('#')[0]}`}>{label}</a>
          ) : (
            label
          )}
        </cite>
        {quote}
      </blockquote>
    ))}
  </>
)

const AnswerView = ({ town, answer, last }: { town: Town; answer: Answer; last: boolean }) => {
  // A sentence that only opens a list ("prior to:") says nothing without the item after it.
  const whole = answer.citations.findIndex(({ quote }) => !/[:;,]$/.test(quote.trim()))
  const shown = answer.citations.slice(0, Math.min(2, Math.max(0, whole)) + 1)
  const more = answer.citations.slice(shown.length)
  const defects = answer.defects.filter((defect) => answer.readings.some((reading) => reading.defect === defect.id))
  return (
    <section class="reply" aria-label={last ? 'Answer' : undefined}>
      <Tag status={answer.status} verdict={answer.verdict} />
      <p class="headline">{answer.headline}</p>
      {answer.deadlines.some(isDated) ? <Deadlines deadlines={answer.deadlines} /> : null}
      {answer.branches.length > 0 && answer.status === 'depends' ? (
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">If</th>
                <th scope="col">then</th>
              </tr>
            </thead>
            <tbody>
              {answer.branches.map((branch) => (
                <tr>
                  <td>
                    {branch.when
                      .map((w) => (w.is.includes(' ') && w.is.startsWith('the ') ? w.is : `${w.label}: ${w.is}`))
                      .join(', and ')}
                  </td>
                  <td>{branch.headline}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Paragraphs text={answer.text} />
      )}
      {answer.decides === null ? null : (
        <p>
          Who decides: <b>{answer.decides}</b>
        </p>
      )}
      {answer.deadlines.length > 0 && !answer.deadlines.some(isDated) ? (
        <>
          <h2>Times that run</h2>
          <Deadlines deadlines={answer.deadlines} />
        </>
      ) : null}
      {answer.duties.length > 0 ? (
        <>
          <h2>Who does what</h2>
          <ul>
            {answer.duties.map((duty) => (
              <li>
                <b>{capital(duty.actor)}</b> {DUTY[duty.verdict]} {duty.action}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {answer.values.length > 0 ? (
        <>
          <h2>Numbers</h2>
          <ul>
            {answer.values.map((value) => (
              <li>
                {value.label}: <b>{amount(value.amount, value.unit)}</b>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {answer.readings.length > 0 ? (
        <div class="note">
          <b>The text can be read in more than one way.</b>
          <ul>
            {answer.readings.map((reading) => (
              <li>{reading.reading}</li>
            ))}
          </ul>
          {defects.map((defect) => (
            <p class="quiet">{defect.handling}</p>
          ))}
        </div>
      ) : null}
      <h2>The law</h2>
      <Laws town={town} citations={shown} />
      {more.length > 0 ? (
        <details>
          <summary>{more.length === 1 ? 'One more sentence' : `${more.length} more sentences`}</summary>
          <Laws town={town} citations={more} />
        </details>
      ) : null}
      {answer.trace.length > 0 ? (
        <details>
          <summary>How this answer came about</summary>
          <ol>
            {answer.trace.map((step) => (
              <li>{step.because}</li>
            ))}
          </ol>
        </details>
      ) : null}
      {answer.wouldChange.length > 0 ? (
        <details>
          <summary>What would change it</summary>
          <ul>
            {answer.wouldChange.map((change) => (
              <li>
                {change.label}: {change.to} instead of {change.from} (
                {TAGS[change.verdict ?? change.status] ?? change.status})
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p class="notice">
        {answer.disclaimer} Text: {answer.law.version}.
      </p>
    </section>
  )
}

/** How the amounts of a unit are named above a field: "feet", "dollars". */
export const unitName = (unit: Parameters<typeof amount>[1]): string =>
  unit === 'USD' ? 'dollars' : amount(2, unit).replace(/^\S+ /, '')

const QuestionView = ({ town, question, thread }: { town: Town; question: Question; thread: Thread | null }) => (
  <section class="reply" aria-label={thread === null ? undefined : 'Question'}>
    <p class="headline">{question.text}</p>
    <p class="quiet">{question.why}</p>
    {thread === null ? null : (
      <div class="choices">
        {question.choices?.map((choice) => (
          <form method="post" action={thread.action}>
            <Hidden thread={thread} />
            <input type="hidden" name="fact" value={question.fact} />
            <button type="submit" class="choice" name="value" value={JSON.stringify(choice.value)}>
              {choice.label}
            </button>
          </form>
        ))}
        {question.input === null ? null : (
          <form method="post" action={thread.action} class="typed">
            <Hidden thread={thread} />
            <input type="hidden" name="fact" value={question.fact} />
            <label for="value">
              {question.input.type === 'day' ? 'The day' : capital(unitName(question.input.unit))}
            </label>
            <div class="row">
              {question.input.type === 'day' ? (
                <input id="value" type="date" name="value" required />
              ) : (
                <input
                  id="value"
                  type="number"
                  name="value"
                  step="any"
                  min={String(question.input.min)}
                  max={String(question.input.max)}
                  required
                />
              )}
              <button type="submit">Answer</button>
            </div>
          </form>
        )}
        {question.input === null ? null : (
          <form method="post" action={thread.action}>
            <Hidden thread={thread} />
            <input type="hidden" name="fact" value={question.fact} />
            <button type="submit" class="choice" name="value" value="null">
              I don't know
            </button>
          </form>
        )}
      </div>
    )}
    {question.citations.length > 0 ? (
      <details>
        <summary>The law this is about</summary>
        <Laws town={town} citations={question.citations} />
      </details>
    ) : null}
  </section>
)

/**
 * One reply. `thread` is given for the last one only: what stands above it is history, takes no
 * answers and is no landmark of the page.
 */
export const ReplyView = ({ town, reply, thread }: { town: Town; reply: Reply; thread: Thread | null }) => {
  switch (reply.kind) {
    case 'answer':
      return <AnswerView town={town} answer={reply} last={thread !== null} />
    case 'question':
      return <QuestionView town={town} question={reply} thread={thread} />
    case 'topics':
      return (
        <section class="reply" aria-label={thread === null ? undefined : 'Topics'}>
          <p class="headline">{reply.text}</p>
          {thread === null ? null : (
            <div class="choices">
              {reply.choices.map((choice) => (
                <form method="post" action={thread.action}>
                  <Hidden thread={thread} />
                  <button type="submit" class="choice" name="procedure" value={choice.procedure}>
                    {choice.label}
                  </button>
                </form>
              ))}
            </div>
          )}
        </section>
      )
    case 'out-of-scope':
      return (
        <section class="reply" aria-label={thread === null ? undefined : 'Out of scope'}>
          <p>{reply.text}</p>
        </section>
      )
  }
}
