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
}

const Hidden = ({ thread }: { thread: Thread }) => (
  <>
    <input type="hidden" name="id" value={thread.id} />
    <input type="hidden" name="token" value={thread.token} />
  </>
)

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

const Tag = ({ status, verdict }: { status: string; verdict: string | null }) => {
  const key = verdict !== null && status === 'determined' ? verdict : status
  return <span class={`tag ${status === 'determined' ? key : 'open'}`}>{TAGS[key] ?? key}</span>
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

const Deadlines = ({ deadlines }: { deadlines: Answer['deadlines'] }) => (
  <ul class="dates">
    {deadlines.map((row) => (
      <li>
        <span class="day">
          {row.date === null ? row.rule : `${row.edge === 'latest' ? 'By' : 'From'} ${day(row.date)}`}
        </span>
        {row.label} ({row.actor})
        {row.planBy !== null && row.planBy !== row.date ? (
          <div class="quiet">To be on the safe side, plan on {day(row.planBy)}.</div>
        ) : null}
        {row.steps.length > 0 ? (
          <details>
            <summary class="quiet">How this day was counted</summary>
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
)

const Laws = ({ town, citations }: { town: Town; citations: Answer['citations'] }) => (
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

const AnswerView = ({ town, answer }: { town: Town; answer: Answer }) => {
  const [first, ...more] = answer.citations
  const defects = answer.defects.filter((defect) => answer.readings.some((reading) => reading.defect === defect.id))
  return (
    <section class="reply" aria-label="Answer">
      <Tag status={answer.status} verdict={answer.verdict} />
      <p class="headline">{answer.headline}</p>
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
      {answer.decides === null ? null : <p class="quiet">Who decides: {answer.decides}</p>}
      {answer.deadlines.length > 0 ? (
        <>
          <h3>Dates</h3>
          <Deadlines deadlines={answer.deadlines} />
        </>
      ) : null}
      {answer.duties.length > 0 ? (
        <>
          <h3>Who does what</h3>
          <ul>
            {answer.duties.map((duty) => (
              <li>
                <b>{duty.actor}</b> {duty.verdict.replace('-', ' ')}: {duty.action}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {answer.values.length > 0 ? (
        <>
          <h3>Numbers</h3>
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
      <h3>The law</h3>
      {first === undefined ? null : <Laws town={town} citations={[first]} />}
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

const QuestionView = ({ town, question, thread }: { town: Town; question: Question; thread: Thread | null }) => (
  <section class="reply" aria-label="Question">
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

/** One reply. `thread` is given for the last one only: what stands above it is history and takes no answers. */
export const ReplyView = ({ town, reply, thread }: { town: Town; reply: Reply; thread: Thread | null }) => {
  switch (reply.kind) {
    case 'answer':
      return <AnswerView town={town} answer={reply} />
    case 'question':
      return <QuestionView town={town} question={reply} thread={thread} />
    case 'topics':
      return (
        <section class="reply" aria-label="Topics">
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
        <section class="reply" aria-label="Out of scope">
          <p>{reply.text}</p>
        </section>
      )
  }
}

export { Hidden }
