import type { Fact, FactValue } from '../../machines/kit/facts.ts'
import { inLanguage, type Language } from '../../machines/kit/language.ts'
import { amount, unitName } from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { Compared } from '../contract.ts'
import { inTongue } from './frame.tsx'
import { due, Laws, Tag, type Telling, tellingOf } from './reply.tsx'
import { wordsIn } from './words/index.ts'

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
export const topicsOf = (towns: readonly Town[], language: Language = 'en'): Topic[] =>
  [...new Set(towns.flatMap(({ procedures }) => procedures.map(({ id }) => lastPart(id))))]
    .flatMap((name) => {
      const having = towns.filter((town) => procedureOf(town, name) !== undefined)
      const [first] = having
      const id = first === undefined ? undefined : procedureOf(first, name)?.id
      const title =
        first === undefined || id === undefined
          ? undefined
          : inLanguage(first, language).procedures.find((one) => one.id === id)?.title
      return title === undefined || having.length < 2 ? [] : [{ name, title, towns: having }]
    })
    .sort((a, b) => b.towns.length - a.towns.length || a.title.localeCompare(b.title, language))

/** A fact that one or more of the towns ask for, with every answer that one of them knows. */
export interface Asked {
  readonly name: string
  readonly fact: Fact
  readonly towns: readonly Town[]
}

/** The questions of all towns that have the topic, each once. Towns that share a fact's name share its field. */
export const askedBy = (topic: Topic, language: Language = 'en'): Asked[] => {
  const asked = new Map<string, Asked>()
  for (const town of topic.towns) {
    const id = procedureOf(town, topic.name)?.id
    const told = inLanguage(town, language).procedures.find((one) => one.id === id)
    for (const [name, fact] of Object.entries(told?.facts ?? {})) {
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

interface FieldProps {
  readonly asked: Asked
  readonly topic: Topic
  readonly value: string
  readonly language: Language
}

const Field = ({ asked: { name, fact, towns }, topic, value, language }: FieldProps) => {
  const { talk, pages } = wordsIn[language]
  const words = pages.compare
  const id = `fact-${name}`
  const hint = `${id}-hint`
  const options: readonly (readonly [string, string])[] =
    fact.kind === 'yes-no'
      ? [
          ['true', talk.yes],
          ['false', talk.no],
        ]
      : fact.kind === 'choice'
        ? Object.entries(fact.choices)
        : []
  return (
    <div class="field">
      <label for={id}>{fact.ask}</label>
      {options.length > 0 ? (
        <select id={id} name={name} aria-describedby={hint}>
          <option value="">{talk.unknown}</option>
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
        {options.length > 0 ? '' : words.leftEmpty}
        {fact.kind === 'number' ? words.unit(unitName(fact.unit, language)) : ''}
        {towns.length === topic.towns.length
          ? words.everyLaw
          : words.onlyBy(towns.map((town) => inLanguage(town, language).name))}
      </p>
    </div>
  )
}

const Column = ({ telling, row }: { telling: Telling; row: Compared[number] }) => {
  const { town, told, language } = telling
  const words = telling.words.pages.compare
  const { reply } = row
  if (row.procedure === null)
    return (
      <section class="reply column none" aria-label={told.name}>
        <h2>{told.name}</h2>
        <p>{words.notThere}</p>
        <p>
          <a href={inTongue(`/${town.id}/topics`, language)}>{words.whatThere}</a>
        </p>
      </section>
    )
  return (
    <section class="reply column" aria-label={told.name}>
      <h2>{told.name}</h2>
      {reply === null ? (
        <p>{words.misfit}</p>
      ) : reply.kind === 'question' ? (
        <p>{reply.text}</p>
      ) : (
        <>
          <Tag status={reply.status} verdict={reply.verdict} words={telling.words} />
          <p class="headline">{reply.headline}</p>
          {reply.status === 'depends' ? (
            <details>
              <summary>
                {words.cases(reply.branches.length)}
                <span class="hidden">{words.under(told.name)}</span>
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
              {reply.deadlines.map((row) => (
                <li>
                  <span class="day">{due(row, telling)}</span>
                  {row.label}
                </li>
              ))}
            </ul>
          ) : null}
          {reply.values.length > 0 ? (
            <ul>
              {reply.values.map((value) => (
                <li>
                  {value.label}: <b>{amount(value.amount, value.unit, language)}</b>
                </li>
              ))}
            </ul>
          ) : null}
          <details>
            <summary>
              {[...new Set(reply.citations.map(({ label }) => label))].slice(0, 4).join(', ') || words.theLaw}
              {new Set(reply.citations.map(({ label }) => label)).size > 4 ? words.andMore : ''}
            </summary>
            <Laws town={town} citations={reply.citations} />
          </details>
        </>
      )}
      <p>
        <a href={inTongue(`/${town.id}`, language)}>{words.askThere}</a>
      </p>
    </section>
  )
}

/** The questions that can be compared, and which towns have each. */
interface TopicsProps {
  readonly topics: readonly Topic[]
  readonly unknown: boolean
  readonly language: Language
}

export const Topics = ({ topics, unknown, language }: TopicsProps) => {
  const words = wordsIn[language].pages.compare
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {unknown ? (
        <p class="error" role="alert">
          {words.unknown}
        </p>
      ) : null}
      {topics.length === 0 ? <p>{words.none}</p> : null}
      <ul class="towns many">
        {topics.map((topic) => (
          <li>
            <a href={inTongue(`/compare?topic=${encodeURIComponent(topic.name)}`, language)}>
              <strong>{topic.title}</strong>
              {topic.towns.map((town) => inLanguage(town, language).name).join(', ')}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One question under every town's law, and the form that narrows it down. `written`: the form's fields as they were sent. */
export const Comparison = ({
  topic,
  towns,
  rows,
  written,
  error,
  language,
}: {
  topic: Topic
  towns: readonly Town[]
  rows: Compared
  written: Readonly<Record<string, string>>
  error: string | null
  language: Language
}) => {
  const words = wordsIn[language].pages.compare
  return (
    <>
      <h1>{topic.title}</h1>
      <p class="lead">{words.same}</p>
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
            <Column telling={tellingOf(town, language)} row={row} />
          ))}
      </div>
      <form class="pick" method="get" action="/compare">
        <h2>{words.narrower}</h2>
        <input type="hidden" name="topic" value={topic.name} />
        {language === 'en' ? null : <input type="hidden" name="lang" value={language} />}
        <div class="fields">
          {askedBy(topic, language).map((asked) => (
            <Field asked={asked} topic={topic} value={written[asked.name] ?? ''} language={language} />
          ))}
        </div>
        <div class="row">
          <button type="submit">{words.button}</button>
          <a href={inTongue('/compare', language)}>{words.another}</a>
        </div>
      </form>
      <p class="notice">{words.notice}</p>
    </>
  )
}
