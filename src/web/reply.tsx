/** What a conversation shows on a page: questions with their ways to answer, and answers with the law they stand on. */
import { Temporal } from 'temporal-polyfill'
import { inLanguage, type Language, type TownTold } from '../../machines/kit/language.ts'
import { amount, day, unitName } from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { TurnRecord } from '../contract.ts'
import { type PageWords, wordsIn } from './words/index.ts'

type Reply = TurnRecord['reply']
type Answer = Extract<Reply, { kind: 'answer' }>
type Question = Extract<Reply, { kind: 'question' }>

/** A town and everything that is said of it in one language. */
export interface Telling {
  readonly town: Town
  readonly told: TownTold
  readonly language: Language
  readonly words: PageWords
}

export const tellingOf = (town: Town, language: Language): Telling => ({
  town,
  told: inLanguage(town, language),
  language,
  words: wordsIn[language],
})

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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Outcome = Pick<Answer, 'status' | 'verdict'>

/** The outcome in two words: the verdict only where the law settles it. */
const outcome = ({ status, verdict }: Outcome, { talk }: PageWords): string =>
  status === 'determined' && verdict !== null ? talk.verdicts[verdict] : talk.statuses[status]

export const Tag = ({ status, verdict, words }: Outcome & { words: PageWords }) => (
  <span class={`tag ${status === 'determined' ? (verdict ?? 'determined') : 'open'}`}>
    {outcome({ status, verdict }, words)}
  </span>
)

export const Paragraphs = ({ text }: { text: string }) => (
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
const TimeLine = ({ deadlines, telling }: { deadlines: readonly Dated[]; telling: Telling }) => {
  const { language, words } = telling
  const short = (date: string, withYear: boolean): string =>
    words.talk.shortDay(Number(date.slice(5, 7)), Number(date.slice(8)), withYear ? date.slice(0, 4) : undefined)
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
    .map(({ date, edge, label }) => words.answer.onLine(edge, day(date, language), label))
    .join('; ')
  return (
    <svg class="timeline" width="100%" height={line + 16} role="img" aria-label={`${words.answer.timeLine} ${told}.`}>
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
            {short(date, date === first || date.slice(0, 4) !== first.slice(0, 4))}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** "By Monday, July 6, 2026", or the rule where the day is not known. */
export const due = ({ date, edge, rule }: Due, { language, words }: Telling): string =>
  date === null ? capital(rule) : words.answer[edge === 'latest' ? 'by' : 'from'](day(date, language))

const Deadlines = ({ deadlines, telling }: { deadlines: Answer['deadlines']; telling: Telling }) => {
  const { answer: words } = telling.words
  const dated = deadlines.filter(isDated).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return (
    <>
      <TimeLine deadlines={dated} telling={telling} />
      <ul class="dates">
        {[...dated, ...deadlines.filter((due) => !isDated(due))].map((row) => (
          <li class={row.date === null ? 'rule' : ''}>
            <span class="day">{due(row, telling)}</span>
            {row.label} <span class="quiet">({row.actor})</span>
            {row.planBy !== null && row.planBy !== row.date ? (
              <div class="quiet">{words.planOn(day(row.planBy, telling.language))}</div>
            ) : null}
            {row.steps.length > 0 ? (
              <details>
                <summary>
                  {words.counted}
                  <span class="hidden">: {row.label}</span>
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

/** Sentences of the law, in the language they are written in, each linked to its place where the law is the town's own. */
export const Laws = ({ town, citations }: { town: Town; citations: Answer['citations'] }) => (
  <>
    {citations.map(({ ref, label, quote }) => (
      <blockquote lang="en">
        <cite>
          {ref.startsWith(`${town.id}/`) ? (
            <a href={`/towns/${town.id}/law#${ref.slice(town.id.length + 1).replace('#', '-')}`}>{label}</a>
          ) : (
            label
          )}
        </cite>
        {quote}
      </blockquote>
    ))}
  </>
)

const AnswerView = ({ telling, answer, last }: { telling: Telling; answer: Answer; last: boolean }) => {
  const { town, language, words: all } = telling
  const { answer: words } = all
  const [, procedure = ''] = answer.procedure.split('/')
  const way = answer.trace.map(({ state }) => encodeURIComponent(state)).join(',')
  // A sentence that only opens a list ("prior to:") says nothing without the item after it.
  const whole = answer.citations.findIndex(({ quote }) => !/[:;,]$/.test(quote.trim()))
  const shown = answer.citations.slice(0, Math.min(2, Math.max(0, whole)) + 1)
  const more = answer.citations.slice(shown.length)
  const defects = answer.defects.filter((defect) => answer.readings.some((reading) => reading.defect === defect.id))
  return (
    <section class="reply" aria-label={last ? all.pages.answerTitle : undefined}>
      <Tag status={answer.status} verdict={answer.verdict} words={all} />
      <p class="headline">{answer.headline}</p>
      {answer.branches.length > 0 && answer.status === 'depends' ? (
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.ifHead}</th>
                <th scope="col">{words.thenHead}</th>
              </tr>
            </thead>
            <tbody>
              {answer.branches.map((branch) => (
                <tr>
                  <td>
                    {branch.when
                      .map((w) => (w.is.includes(' ') && w.is.startsWith('the ') ? w.is : `${w.label}: ${w.is}`))
                      .join(words.and)}
                  </td>
                  <td>{branch.headline}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {answer.duties.length > 0 ? (
        <>
          <h2>{words.whatToDo}</h2>
          <ul>
            {answer.duties.map((duty) => (
              <li>
                <b>{capital(duty.actor)}</b> {words.duty(duty.verdict, duty.actor)} {duty.action}.
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {answer.deadlines.some(isDated) ? <Deadlines deadlines={answer.deadlines} telling={telling} /> : null}
      {answer.branches.length > 0 && answer.status === 'depends' ? null : <Paragraphs text={answer.text} />}
      {answer.decides === null ? null : (
        <p>
          {words.decides}
          <b>{answer.decides}</b>
        </p>
      )}
      {answer.deadlines.length > 0 && !answer.deadlines.some(isDated) ? (
        <>
          <h2>{words.times}</h2>
          <Deadlines deadlines={answer.deadlines} telling={telling} />
        </>
      ) : null}
      {answer.values.length > 0 ? (
        <>
          <h2>{words.values}</h2>
          <ul>
            {answer.values.map((value) => (
              <li>
                {value.label}: <b>{amount(value.amount, value.unit, language)}</b>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {answer.readings.length > 0 ? (
        <div class="note">
          <b>{words.readings}</b>
          <ul>
            {answer.readings.map((reading) => (
              <li>
                {reading.reading} <b>({outcome(reading, all)})</b>
              </li>
            ))}
          </ul>
          {defects.map((defect) => (
            <p class="quiet">{defect.handling}</p>
          ))}
        </div>
      ) : null}
      <h2>{words.law}</h2>
      <Laws town={town} citations={shown} />
      {more.length > 0 ? (
        <details>
          <summary>{words.more(more.length)}</summary>
          <Laws town={town} citations={more} />
        </details>
      ) : null}
      {answer.trace.length > 0 ? (
        <details>
          <summary>{words.trace}</summary>
          <ol>
            {answer.trace.map((step) => (
              <li>{step.because}</li>
            ))}
          </ol>
          <p>
            <a href={`/towns/${town.id}/procedures/${procedure}?path=${way}`}>{words.machine}</a>
          </p>
        </details>
      ) : null}
      {answer.wouldChange.length > 0 ? (
        <details>
          <summary>{words.changes}</summary>
          <ul>
            {answer.wouldChange.map((change) => (
              <li>
                {capital(change.label)}: <b>{change.to}</b>
                {words.change.insteadOf(change.from)}
                {words.change.next}
                <b>{outcome(change, all)}</b>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p class="notice">
        {answer.disclaimer} {words.text(answer.law.version)}
      </p>
    </section>
  )
}

interface Asked {
  readonly telling: Telling
  readonly question: Question
  readonly thread: Thread | null
}

const QuestionView = ({ telling: { town, language, words }, question, thread }: Asked) => (
  <section class="reply" aria-label={thread === null ? undefined : words.pages.question}>
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
              {question.input.type === 'day' ? words.talk.day.label : capital(unitName(question.input.unit, language))}
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
              <button type="submit">{words.talk.answer}</button>
            </div>
          </form>
        )}
        {question.input === null ? null : (
          <form method="post" action={thread.action}>
            <Hidden thread={thread} />
            <input type="hidden" name="fact" value={question.fact} />
            <button type="submit" class="choice" name="value" value="null">
              {words.talk.unknown}
            </button>
          </form>
        )}
      </div>
    )}
    {question.citations.length > 0 ? (
      <details>
        <summary>{words.talk.lawAbout}</summary>
        <Laws town={town} citations={question.citations} />
      </details>
    ) : null}
  </section>
)

/**
 * One reply. `thread` is given for the last one only: what stands above it is history, takes no
 * answers and is no landmark of the page.
 */
export const ReplyView = ({ telling, reply, thread }: { telling: Telling; reply: Reply; thread: Thread | null }) => {
  const { pages } = telling.words
  switch (reply.kind) {
    case 'answer':
      return <AnswerView telling={telling} answer={reply} last={thread !== null} />
    case 'question':
      return <QuestionView telling={telling} question={reply} thread={thread} />
    case 'topics':
      return (
        <section class="reply" aria-label={thread === null ? undefined : pages.topicsRegion}>
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
        <section class="reply" aria-label={thread === null ? undefined : pages.outOfScope}>
          <p>{reply.text}</p>
        </section>
      )
  }
}
