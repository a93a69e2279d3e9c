import type { Fact, FactValue } from '../../machines/kit/facts.ts'
import { amount, day } from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { Compared } from '../contract.ts'
import { Laws, Tag, unitName } from './reply.tsx'

/** A question that more than one town's law has a procedure for. */
export interface Topic {
  /** The last part of the procedures' names: `transfer-inspection`. */
  readonly name: string
  readonly title: string
  readonly towns: readonly Town[]
}

const lastPart = (procedure: string): string => procedure.slice(procedure.lastIndexOf('/') + 1)
const procedureOf = (town: Town, name: string) => town.procedures.find(({ id }) => lastPart(id) === name)

/** Every question that at least two of the towns can be asked: what most of them have first, then by title. */
export const topicsOf = (towns: readonly Town[]): Topic[] =>
  [...new Set(towns.flatMap(({ procedures }) => procedures.map(({ id }) => lastPart(id))))]
    .flatMap((name) => {
      const having = towns.filter((town) => procedureOf(town, name) !== undefined)
      const [first] = having
      const title = first === undefined ? undefined : procedureOf(first, name)?.title
      return title === undefined || having.length < 2 ? [] : [{ name, title, towns: having }]
    })
    .sort((a, b) => b.towns.length - a.towns.length || a.title.localeCompare(b.title, 'en'))

/** A fact that one or more of the towns ask for, with every answer that one of them knows. */
export interface Asked {
  readonly name: string
  readonly fact: Fact
  readonly towns: readonly Town[]
}

/** The questions of all towns that have the topic, each once. Towns that share a fact's name share its field. */
export const askedBy = (topic: Topic): Asked[] => {
  const asked = new Map<string, Asked>()
  for (const town of topic.towns)
    for (const [name, fact] of Object.entries(procedureOf(town, topic.name)?.facts ?? {})) {
      const known = asked.get(name)
      if (known === undefined) asked.set(name, { name, fact, towns: [town] })
      else {
        const both =
          known.fact.kind === 'choice' && fact.kind === 'choice'
            ? { ...known.fact, choices: { ...fact.choices, ...known.fact.choices } }
            : known.fact
        asked.set(name, { name, fact: both, towns: [...known.towns, town] })
      }
    }
  return [...asked.values()]
}

/** What a form's field says of a fact; an empty one says that it is not known. What does not fit is left to the API to refuse. */
export const readField = (fact: Fact, written: string): FactValue | null => {
  const text = written.trim()
  if (text === '') return null
  if (fact.kind === 'yes-no') return text === 'true' ? true : text === 'false' ? false : text
  return fact.kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text
}

const Field = ({ asked: { name, fact, towns }, topic, value }: { asked: Asked; topic: Topic; value: string }) => {
  const id = `fact-${name}`
  const hint = `${id}-hint`
  const options: readonly (readonly [string, string])[] =
    fact.kind === 'yes-no'
      ? [
          ['true', 'Yes'],
          ['false', 'No'],
        ]
      : fact.kind === 'choice'
        ? Object.entries(fact.choices)
        : []
  return (
    <div class="field">
      <label for={id}>{fact.ask}</label>
      {options.length > 0 ? (
        <select id={id} name={name} aria-describedby={hint}>
          <option value="">I don't know</option>
          {options.map(([key, label]) => (
            <option value={key} selected={key === value}>
              {label}
            </option>
          ))}
        </select>
      ) : fact.kind === 'number' ? (
        <input
          id={id}
          name={name}
          type="number"
          step={fact.whole === true ? '1' : 'any'}
          min={String(fact.min)}
          max={String(fact.max)}
          value={value}
          aria-describedby={hint}
        />
      ) : (
        <input id={id} name={name} type="date" value={value} aria-describedby={hint} />
      )}
      <p class="quiet" id={hint}>
        {options.length > 0 ? '' : 'Left empty: I don’t know. '}
        {fact.kind === 'number' ? `In ${unitName(fact.unit)}. ` : ''}
        {towns.length === topic.towns.length
          ? 'Every one of these laws asks this.'
          : `Asked by the law of the ${towns.map((town) => town.name).join(' and the ')} only.`}
      </p>
    </div>
  )
}

const Column = ({ town, row }: { town: Town; row: Compared[number] }) => {
  const { reply } = row
  if (row.procedure === null)
    return (
      <section class="reply column none" aria-label={town.name}>
        <h2>{town.name}</h2>
        <p>
          Nothing is worked out for this question under this town’s law. That does not mean that nothing applies there.
        </p>
        <p>
          <a href={`/${town.id}/topics`}>What can be asked</a>
        </p>
      </section>
    )
  return (
    <section class="reply column" aria-label={town.name}>
      <h2>{town.name}</h2>
      {reply === null ? (
        <p>This town’s law puts the question in another way, and one of your answers does not fit it.</p>
      ) : reply.kind === 'question' ? (
        <p>{reply.text}</p>
      ) : (
        <>
          <Tag status={reply.status} verdict={reply.verdict} />
          <p class="headline">{reply.headline}</p>
          {reply.status === 'depends' ? (
            <details>
              <summary>
                {reply.branches.length === 1 ? 'One case' : `${reply.branches.length} cases`}
                <span class="hidden"> under the law of the {town.name}</span>
              </summary>
              <ul class="cases">
                {reply.branches.map((branch) => (
                  <li>
                    <span class="quiet">{branch.when.map(({ label, is }) => `${label}: ${is}`).join('; ')}</span>
                    <br />
                    {branch.headline}
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
          {reply.deadlines.length > 0 ? (
            <ul class="dates">
              {reply.deadlines.map((due) => (
                <li>
                  <span class="day">
                    {due.date === null ? due.rule : `${due.edge === 'latest' ? 'By' : 'From'} ${day(due.date)}`}
                  </span>
                  {due.label}
                </li>
              ))}
            </ul>
          ) : null}
          {reply.values.length > 0 ? (
            <ul>
              {reply.values.map((value) => (
                <li>
                  {value.label}: <b>{amount(value.amount, value.unit)}</b>
                </li>
              ))}
            </ul>
          ) : null}
          <details>
            <summary>
              {[...new Set(reply.citations.map(({ label }) => label))].slice(0, 4).join(', ') || 'The law'}
              {new Set(reply.citations.map(({ label }) => label)).size > 4 ? ' and more' : ''}
            </summary>
            <Laws town={town} citations={reply.citations} />
          </details>
        </>
      )}
      <p>
        <a href={`/${town.id}`}>Ask in this town</a>
      </p>
    </section>
  )
}

/** The questions that can be compared, and which towns have each. */
export const Topics = ({ topics, unknown }: { topics: readonly Topic[]; unknown: boolean }) => (
  <>
    <h1>Compare the towns</h1>
    <p class="lead">Choose a question to see what each town’s law says of it, side by side.</p>
    {unknown ? (
      <p class="error" role="alert">
        No two towns have that question. Choose one of these.
      </p>
    ) : null}
    {topics.length === 0 ? <p>No question is answered for more than one town yet.</p> : null}
    <ul class="towns many">
      {topics.map((topic) => (
        <li>
          <a href={`/compare?topic=${encodeURIComponent(topic.name)}`}>
            <strong>{topic.title}</strong>
            {topic.towns.map((town) => town.name).join(', ')}
          </a>
        </li>
      ))}
    </ul>
  </>
)

/** One question under every town's law, and the form that narrows it down. `written`: the form's fields as they were sent. */
export const Comparison = ({
  topic,
  towns,
  rows,
  written,
  error,
}: {
  topic: Topic
  towns: readonly Town[]
  rows: Compared
  written: Readonly<Record<string, string>>
  error: string | null
}) => (
  <>
    <h1>{topic.title}</h1>
    <p class="lead">
      The same facts under each town’s law. Only the law of the town in which the land lies counts; the others are here
      so that you see where they differ.
    </p>
    {error === null ? null : (
      <p class="error" role="alert">
        {error}
      </p>
    )}
    <div class="columns">
      {towns
        .flatMap((town) => rows.filter((row) => row.town === town.id).map((row) => ({ town, row })))
        .toSorted((a, b) => Number(a.row.procedure === null) - Number(b.row.procedure === null))
        .map(({ town, row }) => (
          <Column town={town} row={row} />
        ))}
    </div>
    <form class="pick" method="get" action="/compare">
      <h2>Say more, and the answers get narrower</h2>
      <input type="hidden" name="topic" value={topic.name} />
      <div class="fields">
        {askedBy(topic).map((asked) => (
          <Field asked={asked} topic={topic} value={written[asked.name] ?? ''} />
        ))}
      </div>
      <div class="row">
        <button type="submit">Compare</button>
        <a href="/compare">Another question</a>
      </div>
    </form>
    <p class="notice">
      Automatic legal information, not any town’s decision and not legal advice. Nothing that you choose here is stored.
    </p>
  </>
)
