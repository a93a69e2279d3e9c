/** The pages for people who ask: choose a town, ask, see the topics, the law, and towns side by side. */
import { type Context, Hono } from 'hono'
import { citesOf } from '../../machines/kit/coverage.ts'
import { isLanguage, LANGUAGES, type Language } from '../../machines/kit/language.ts'
import { day, factValue } from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import { type Compared, LARGEST_BODY, LONGEST_TEXT, type Problem, problem, type TurnRecord } from '../contract.ts'
import { askedBy, Comparison, readField, Topics, topicsOf } from './compare.tsx'
import { askedAs, examplesOf } from './examples.ts'
import { Frame, inTongue, languageOf, PAGE_HEADERS } from './frame.tsx'
import { type Handover, HandoverForm } from './handover.tsx'
import { capital, Hidden, Paragraphs, ReplyView, type Telling, type Thread, tellingOf } from './reply.tsx'
import { style } from './style.ts'
import { wordsIn } from './words/index.ts'
import { TONGUES } from './words/languages.ts'

// A browser cuts what is pasted at this length without a word, so it lies well above the length that is read: a text that is
// too long is then refused with a reason. What is sent must still fit the largest body.
const CUT_AT = 20_000

/** Where a page of a conversation opens: at what was said last. */
const LATEST = '#latest'

/** The service's own API, called from within: a page can do nothing that a caller could not. */
export type Api = (path: string, init?: RequestInit) => Response | Promise<Response>

const Honest = ({ telling: { told, words } }: { telling: Telling }) => (
  <p class="notice">
    {words.talk.honest} {told.notice} {words.pages.stored} {words.talk.emergency}
  </p>
)

interface Asking {
  readonly telling: Telling
  readonly thread: Thread | null
  readonly label: string
  /** What was typed before and could not be taken. */
  readonly value?: string
  /** Why it could not. */
  readonly error?: string
}

const Ask = ({ telling: { town, language, words }, thread, label, value, error }: Asking) => (
  <form class="ask" method="post" action={inTongue(`/${town.id}${LATEST}`, language)}>
    {thread === null ? null : <Hidden thread={thread} />}
    <label for="text">{label}</label>
    <textarea
      id="text"
      name="text"
      required
      maxlength={CUT_AT}
      autocomplete="off"
      {...(error !== undefined && { 'aria-invalid': 'true', 'aria-describedby': 'error' })}
    >
      {/* The first line break of a textarea is not part of its text. */}
      {`\n${value ?? ''}`}
    </textarea>
    <div class="row">
      <button type="submit">{thread === null ? words.pages.ask : words.talk.send}</button>
      {thread === null ? null : <a href={inTongue(`/${town.id}`, language)}>{words.talk.startOver}</a>}
    </div>
  </form>
)

type Told = TurnRecord & {
  readonly sequence: number
  readonly input: { text: string } | { fact: string; value: unknown } | { procedure: string }
  readonly feedback: { readonly helpful: boolean } | null
}

const Said = ({ telling, turn, before }: { telling: Telling; turn: Told; before: Told | undefined }) => {
  const { told, language, words } = telling
  const { input } = turn
  if ('text' in input) return <div class="said">{input.text}</div>
  if ('procedure' in input)
    return <div class="said">{told.procedures.find((p) => p.id === input.procedure)?.title ?? input.procedure}</div>
  const asked =
    before?.reply.kind === 'question' ? before.reply.choices?.find((c) => c.value === input.value)?.label : undefined
  const fact = told.facts[input.fact]
  const value =
    typeof input.value === 'string' || typeof input.value === 'number' || typeof input.value === 'boolean'
      ? input.value
      : null
  const said = value === null || fact === undefined ? words.talk.unknown : factValue(fact, value, language)
  return <div class="said">{asked ?? capital(said)}</div>
}

const Understood = ({ telling: { told, language, words }, turn }: { telling: Telling; turn: Told }) => {
  const corrected = new Map(turn.changed.map((change) => [change.fact, change.from]))
  const read = turn.understood.filter((u) => u.by === 'text' || corrected.has(u.fact))
  return read.length === 0 ? null : (
    <ul class="understood" aria-label={words.talk.understood}>
      {read.flatMap(({ fact: name, value, evidence }) => {
        const fact = told.facts[name]
        if (fact === undefined) return []
        const before = corrected.get(name)
        return [
          <li title={evidence === '' ? undefined : `“${evidence}”`}>
            {capital(fact.label)}: <b>{factValue(fact, value, language)}</b>
            {before === undefined ? '' : words.talk.before(factValue(fact, before, language))}
          </li>,
        ]
      })}
    </ul>
  )
}

/** What else the message was about, to be asked next. */
const Also = ({ telling: { words }, turn, thread }: { telling: Telling; turn: Told; thread: Thread }) =>
  turn.also === undefined || turn.also.length === 0 ? null : (
    <form class="also" method="post" action={thread.action}>
      <Hidden thread={thread} />
      <p class="quiet">{words.talk.also}</p>
      <div class="choices">
        {turn.also.map(({ procedure, label }) => (
          <button type="submit" class="choice" name="procedure" value={procedure}>
            {label}
          </button>
        ))}
      </div>
    </form>
  )

/** Whether the answer was of help, and why not: stored with the turn. */
const Feedback = ({ telling: { words }, turn, thread }: { telling: Telling; turn: Told; thread: Thread }) => {
  const { answer, pages } = words
  return turn.feedback !== null ? (
    <p class="quiet" id="thanks">
      {pages.thanks}
    </p>
  ) : (
    <details class="feedback">
      <summary>{pages.feedbackTitle}</summary>
      <form method="post" action={thread.action}>
        <Hidden thread={thread} />
        <input type="hidden" name="feedback" value={String(turn.sequence)} />
        <button type="submit" class="choice" name="helpful" value="yes">
          {pages.helped}
        </button>
      </form>
      <form method="post" action={thread.action}>
        <Hidden thread={thread} />
        <input type="hidden" name="feedback" value={String(turn.sequence)} />
        <label for="reason">{answer.whatWrong}</label>
        <select id="reason" name="reason">
          {Object.entries(answer.reasons).map(([value, label]) => (
            <option value={value}>{label}</option>
          ))}
        </select>
        <label for="words">{answer.inWords}</label>
        <input id="words" type="text" name="words" maxlength={2000} autocomplete="off" />
        <div class="row">
          <button type="submit" class="choice" name="helpful" value="no">
            {pages.didNotHelp}
          </button>
        </div>
      </form>
    </details>
  )
}

/** What can be done with the conversation as a whole. */
const Keep = ({ telling: { town, language, words }, thread }: { telling: Telling; thread: Thread }) => (
  <div class="keep">
    <form method="post" action={inTongue(`/${town.id}/transcript`, language)}>
      <Hidden thread={thread} />
      <button type="submit" class="plain">
        {words.pages.asText}
      </button>
    </form>
    <form method="post" action={inTongue(`/${town.id}/send`, language)}>
      <Hidden thread={thread} />
      <button type="submit" class="plain">
        {words.talk.toTown}
      </button>
    </form>
  </div>
)

const Turns = ({ telling, turns, thread }: { telling: Telling; turns: readonly Told[]; thread: Thread | null }) => (
  <>
    {turns.map((turn, index) => {
      const last = index === turns.length - 1
      const { language = 'en' } = turn
      return (
        <div
          class="turn"
          id={last && thread !== null ? LATEST.slice(1) : undefined}
          lang={language === telling.language ? undefined : language}
        >
          <Said telling={telling} turn={turn} before={turns[index - 1]} />
          <Understood telling={telling} turn={turn} />
          {turn.notice === undefined ? null : (
            <div class="alarm">
              <Paragraphs text={turn.notice} />
            </div>
          )}
          {turn.hypothetical === true ? <p class="note">{telling.words.talk.hypothetical}</p> : null}
          {turn.remark === undefined ? null : (
            <div class="note">
              <Paragraphs text={turn.remark} />
            </div>
          )}
          <ReplyView telling={telling} reply={turn.reply} thread={last ? thread : null} />
          {last && thread !== null ? <Also telling={telling} turn={turn} thread={thread} /> : null}
          {last && thread !== null && turn.reply.kind === 'answer' ? (
            <Feedback telling={telling} turn={turn} thread={thread} />
          ) : null}
        </div>
      )
    })}
  </>
)

/** Asks the conversation to go on in another language: a link could not bring its page back. */
const Switcher = ({ language, thread }: { language: Language; thread: Thread }) => (
  <>
    {LANGUAGES.map((one) =>
      one === language ? (
        <span aria-current="true">{TONGUES[one].name}</span>
      ) : (
        <form method="post" action={thread.action}>
          <Hidden thread={thread} />
          <button type="submit" class="plain" name="text" value={TONGUES[one].ask} lang={one}>
            {TONGUES[one].name}
          </button>
        </form>
      ),
    )}
  </>
)

/** Why a message could not be taken, in words for the person who wrote it. */
const explained = ({ title, detail, status }: Problem, text: string, language: Language): string => {
  const { pages } = wordsIn[language]
  if (status === 400 && text.trim() === '') return pages.empty
  if (status === 400 && text.length > LONGEST_TEXT) return pages.tooLong(LONGEST_TEXT)
  if (status === 404) return pages.gone
  return `${title}. ${detail}`
}

/** Headings under which laws say what they are called and what their words mean. */
const INTRODUCTORY = /\b(definitions?|words and terms|title|purpose)\b/i

/** A town's procedures under the section of the law that each leans on most, in the law's own order. */
const sections = (town: Town, others: string): { heading: string; procedures: Town['procedures'] }[] => {
  const parents = new Map(town.law.provisions.map(({ ref, parent }) => [ref, parent]))
  const headings = new Map(town.law.provisions.map(({ ref, heading }) => [ref, heading]))
  const rootOf = (cite: string): string => {
    const [ref = cite] = cite.split('#')
    const parent = parents.get(ref)
    return typeof parent === 'string' ? rootOf(parent) : ref
  }
  const mainOf = (procedure: Town['procedures'][number]): string | undefined => {
    const every = citesOf(procedure)
      .map(rootOf)
      .filter((root) => parents.has(root))
    // What a word means is cited nearly everywhere: it says where a question belongs only where nothing else does.
    const own = every.filter((root) => !INTRODUCTORY.test(headings.get(root) ?? ''))
    const roots = own.length > 0 ? own : every
    const count = (root: string): number => roots.filter((one) => one === root).length
    return roots.toSorted((a, b) => count(b) - count(a))[0]
  }
  const main = new Map(town.procedures.map((procedure) => [procedure.id, mainOf(procedure)]))
  const found = town.law.provisions
    .filter(({ parent }) => parent === null)
    .flatMap(({ ref, label, heading }) => {
      const procedures = town.procedures.filter(({ id }) => main.get(id) === ref)
      return procedures.length === 0 ? [] : [{ heading: heading === null ? label : `${label} ${heading}`, procedures }]
    })
  const left = town.procedures.filter(({ id }) => main.get(id) === undefined)
  return left.length === 0 ? found : [...found, { heading: others, procedures: left }]
}

/**
 * The pages for people: choose a town, ask, see the topics and the law. They work as plain forms, without a script; a
 * conversation's id and token travel in the form, so nothing is kept in the browser.
 */
export const createPages = (towns: readonly Town[], api: Api): Hono => {
  const pages = new Hono()
  const headers = PAGE_HEADERS
  const find = (id: string) => towns.find((town) => town.id === id)
  const call = async (path: string, token: string, body?: unknown, more: Record<string, string> = {}) =>
    api(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  /** A conversation that is not here any more, or never was. */
  const gone = (c: Context, town: Town) => {
    const { told, language, words } = tellingOf(town, languageOf(c.req.query('lang')))
    return c.html(
      <Frame title={`${words.pages.failedTitle}: ${told.name}`} town={town} language={language}>
        <h1>{words.pages.failedTitle}</h1>
        <p class="error" role="alert">
          {words.pages.gone}
        </p>
        <p>
          <a href={inTongue(`/${town.id}`, language)}>{words.pages.back}</a>
        </p>
      </Frame>,
      404,
      headers,
    )
  }

  pages.get('/assets/style.css', (c) =>
    c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  )

  pages.get('/', (c) => {
    const language = languageOf(c.req.query('lang'))
    const { pages: words } = wordsIn[language]
    const shown = towns.map((town) => tellingOf(town, language))
    return c.html(
      <Frame title={words.title} here="/" language={language}>
        <h1>{words.home}</h1>
        <p class="lead">{words.homeLead}</p>
        <ul class="towns">
          {shown.map(({ town, told }) => (
            <li>
              <a href={inTongue(`/${town.id}`, language)}>
                <strong>{told.name}</strong>
                {told.words(town.law.title)}
                <span class="quiet">{words.place(told.county)}</span>
              </a>
            </li>
          ))}
        </ul>
        <p>
          {words.notSure}
          <a href={inTongue('/compare', language)}>{words.compareLink}</a>.
        </p>
        <h2>{words.which}</h2>
        <p>{words.whichText}</p>
        <p>{words.onFile(words.list(shown.map(({ told }) => words.theTown(told.name))))}</p>
      </Frame>,
      200,
      headers,
    )
  })

  pages.get('/compare', async (c) => {
    const language = languageOf(c.req.query('lang'))
    const { compare: words } = wordsIn[language].pages
    const topics = topicsOf(towns, language)
    const topic = topics.find(({ name }) => name === c.req.query('topic'))
    if (topic === undefined) {
      const unknown = c.req.query('topic') !== undefined
      return c.html(
        <Frame title={words.title} here="/compare" language={language}>
          <Topics topics={topics} unknown={unknown} language={language} />
        </Frame>,
        unknown ? 404 : 200,
        headers,
      )
    }
    const written = c.req.query()
    const asked = askedBy(topic)
    const told = Object.fromEntries(asked.map(({ name, fact }) => [name, readField(fact, written[name] ?? '')]))
    const compared = async (facts: Readonly<Record<string, unknown>>) =>
      call('/api/compare', '', { procedure: topic.name, facts, language })
    let response = await compared(told)
    let error: string | null = null
    if (!response.ok) {
      const { title, detail } = (await response.json()) as Problem
      error = `${title}. ${detail}`
      response = await compared({})
    }
    return c.html(
      <Frame
        title={words.titleOf(topic.title)}
        address={`/compare?${new URLSearchParams(Object.entries(written).filter(([name]) => name !== 'lang'))}`}
        language={language}
        wide
      >
        <Comparison
          topic={topic}
          towns={towns}
          rows={response.ok ? ((await response.json()) as Compared) : []}
          written={written}
          error={error}
          language={language}
        />
      </Frame>,
      error === null ? 200 : 400,
      headers,
    )
  })

  pages.get('/:town', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    const telling = tellingOf(town, languageOf(c.req.query('lang')))
    const { told, language, words } = telling
    return c.html(
      <Frame
        title={words.pages.townTitle(told.name)}
        town={town}
        here={`/${town.id}`}
        language={language}
        honest={false}
      >
        <h1>{words.pages.whatSays(told.words(town.law.title))}</h1>
        <p class="lead">{words.talk.lead}</p>
        <Ask telling={telling} thread={null} label={words.talk.yourQuestion} />
        <h2>{words.talk.examples}</h2>
        <form class="examples" method="post" action={inTongue(`/${town.id}${LATEST}`, language)}>
          {examplesOf(town, language, 6).map((example) => (
            <button type="submit" class="choice" name="text" value={example}>
              {capital(example)}
            </button>
          ))}
        </form>
        <p>
          <a href={inTongue(`/${town.id}/topics`, language)}>{words.talk.everything}</a>
        </p>
        <Honest telling={telling} />
      </Frame>,
      200,
      headers,
    )
  })

  pages.post('/:town', async (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    const form = await c.req.parseBody()
    const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
    let [id, token] = [field('id'), field('token')]
    const asked = languageOf(c.req.query('lang'))
    const turnsOf = async (): Promise<Told[] | Problem> => {
      const whole = await call(`/api/conversations/${encodeURIComponent(id)}`, token)
      if (!whole.ok) return (await whole.json()) as Problem
      const told = (await whole.json()) as { town: string; turns: Told[] }
      // One town's answers are never shown under another's name.
      return told.town === town.id
        ? told.turns
        : problem('unknown-conversation', 'This conversation is about another town’s law.')
    }
    const shown = (turns: readonly Told[], failure?: Problem) => {
      const last = turns.at(-1)
      const spoken = last?.language ?? asked
      const telling = tellingOf(town, isLanguage(spoken) ? spoken : asked)
      const { told, language, words } = telling
      const action = inTongue(`/${town.id}${LATEST}`, language)
      const thread: Thread | null = id === '' ? null : { action, id, token, seen: turns.length }
      const why = failure === undefined ? undefined : explained(failure, field('text'), language)
      const title =
        failure !== undefined
          ? words.pages.failedTitle
          : last?.reply.kind === 'answer'
            ? words.pages.answerTitle
            : words.pages.conversationTitle
      return c.html(
        <Frame
          title={`${title}: ${told.name}`}
          town={town}
          language={language}
          address={`/${town.id}`}
          honest={false}
          switcher={
            thread === null || last === undefined ? undefined : <Switcher language={language} thread={thread} />
          }
        >
          <h1>{told.words(town.law.title)}</h1>
          <Turns telling={telling} turns={turns} thread={thread} />
          {why === undefined ? null : (
            <p class="error" role="alert" id="error">
              {why}
            </p>
          )}
          <Ask
            telling={telling}
            thread={thread}
            label={
              last === undefined
                ? words.talk.yourQuestion
                : last.reply.kind === 'question'
                  ? words.talk.ownWords
                  : words.talk.askElse
            }
            value={failure === undefined ? '' : field('text')}
            error={why}
          />
          {thread === null || last === undefined ? null : <Keep telling={telling} thread={thread} />}
          <Honest telling={telling} />
        </Frame>,
        failure === undefined ? 200 : failure.status === 404 ? 404 : failure.status >= 500 ? 503 : 400,
        headers,
      )
    }
    const failed = async (failure: Problem) => {
      if (failure.status === 404) [id, token] = ['', '']
      const turns = id === '' ? [] : await turnsOf()
      return shown(Array.isArray(turns) ? turns : [], failure)
    }

    if (id !== '' && field('show') !== '') {
      const turns = await turnsOf()
      return Array.isArray(turns) ? shown(turns) : failed(turns)
    }
    if (id !== '' && field('feedback') !== '') {
      const helpful = field('helpful') === 'yes'
      const given = await call(
        `/api/conversations/${encodeURIComponent(id)}/turns/${encodeURIComponent(field('feedback'))}/feedback`,
        token,
        {
          helpful,
          ...(!helpful && { reason: field('reason') }),
          ...(field('words').trim() !== '' && { words: field('words').trim() }),
        },
      )
      if (!given.ok) return failed((await given.json()) as Problem)
      const turns = await turnsOf()
      return Array.isArray(turns) ? shown(turns) : failed(turns)
    }

    let value: unknown = null
    try {
      value = JSON.parse(field('value') || 'null')
    } catch {
      value = field('value')
    }
    const message: { text: string } | { fact: string; value: unknown } | { procedure: string } =
      field('fact') !== ''
        ? { fact: field('fact'), value }
        : field('procedure') !== ''
          ? { procedure: field('procedure') }
          : { text: field('text') }
    if (id !== '') {
      const turns = await turnsOf()
      if (!Array.isArray(turns)) return failed(turns)
      // A page that is loaded again sends its form again: that is the same message, not another one.
      const after = turns[Number(field('seen') || 'NaN')]
      if (after !== undefined && JSON.stringify(after.input) === JSON.stringify(message)) return shown(turns)
    } else {
      // A message that cannot be taken opens no conversation.
      if ('text' in message && (message.text.trim() === '' || message.text.length > LONGEST_TEXT))
        return failed(problem('invalid-request', ''))
      const opened = await call('/api/conversations', '', { town: town.id, ...(asked !== 'en' && { locale: asked }) })
      if (!opened.ok) return failed((await opened.json()) as Problem)
      ;({ id, token } = (await opened.json()) as { id: string; token: string })
    }
    const sent = await call(`/api/conversations/${encodeURIComponent(id)}/messages`, token, message)
    if (!sent.ok) return failed((await sent.json()) as Problem)
    const turns = await turnsOf()
    return Array.isArray(turns) ? shown(turns) : failed(turns)
  })

  pages.get('/:town/topics', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    const { told, language, words } = tellingOf(town, languageOf(c.req.query('lang')))
    const titles = new Map(told.procedures.map(({ id, title }) => [id, title]))
    return c.html(
      <Frame title={words.pages.topicsTitle(told.name)} town={town} here={`/${town.id}/topics`} language={language}>
        <h1>{words.pages.topics}</h1>
        <p class="lead">{words.pages.topicsLead}</p>
        <form class="topics" method="post" action={inTongue(`/${town.id}${LATEST}`, language)}>
          {sections(town, words.pages.otherQuestions).map(({ heading, procedures }) => (
            <section>
              <h2 lang={town.procedures.length > 0 && heading !== words.pages.otherQuestions ? 'en' : undefined}>
                {heading}
              </h2>
              <ul>
                {procedures.map((procedure) => {
                  const asked = askedAs(procedure, language)
                  return (
                    <li>
                      <button type="submit" class="choice" name="procedure" value={procedure.id}>
                        {titles.get(procedure.id) ?? procedure.title}
                      </button>
                      {asked === undefined ? null : <p class="quiet">“{asked}”</p>}
                    </li>
                  )
                })}
              </ul>
            </section>
          ))}
        </form>
      </Frame>,
      200,
      headers,
    )
  })

  pages.get('/:town/law', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    const parents = new Map(town.law.provisions.map(({ ref, parent }) => [ref, parent]))
    const depthOf = (ref: string): number => {
      const parent = parents.get(ref)
      return typeof parent === 'string' ? Math.min(4, depthOf(parent) + 1) : 0
    }
    const { told, language, words } = tellingOf(town, languageOf(c.req.query('lang')))
    return c.html(
      <Frame title={words.pages.lawTitle(told.name)} town={town} here={`/${town.id}/law`} language={language}>
        <div class="law">
          <h1>{told.words(town.law.title)}</h1>
          <p class="quiet">
            {told.words(town.law.version)}. {words.pages.readOn(day(town.law.readOn, language))} {told.notice}
          </p>
          <p>
            <a href={`/towns/${town.id}/law`}>{words.pages.bySentence}</a>
          </p>
          {town.law.provisions.map((provision) => (
            <article id={provision.ref.split('/')[1]} class={`depth-${depthOf(provision.ref)}`} lang="en">
              <h2>
                {provision.label}
                {provision.heading === null ? '' : ` ${provision.heading}`}
              </h2>
              {provision.sentences.length === 0 ? null : <p>{provision.sentences.join(' ')}</p>}
              {provision.numbering === 'printed' || provision.note === null ? null : (
                <p class="quiet">
                  Numbering {provision.numbering}: {provision.note}
                </p>
              )}
            </article>
          ))}
        </div>
      </Frame>,
      200,
      headers,
    )
  })

  pages.post('/:town/transcript', async (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    const form = await c.req.parseBody()
    const found = await call(`/api/conversations/${encodeURIComponent(String(form.id))}/transcript`, String(form.token))
    if (found.ok) return new Response(found.body, found)
    return gone(c, town)
  })

  pages.post('/:town/send', async (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    const form = await c.req.parseBody()
    const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
    const [id, token] = [field('id'), field('token')]
    const path = `/api/conversations/${encodeURIComponent(id)}/handover`
    const found = await call(path, token)
    if (!found.ok) return gone(c, town)
    const terms = (await found.json()) as Handover
    const telling = tellingOf(town, terms.language)
    const { told, language, words } = telling
    const given = Object.fromEntries(
      ['name', 'email', 'phone', 'message'].map((name) => [name, field(name).trim()] as const),
    )
    let errors: Problem['errors']
    let sent: string | null = null
    if (field('key') !== '') {
      const [agreed, key] = [field('consent'), field('key')]
      if (agreed === '') errors = [{ path: 'consent', message: words.answer.handover.agree }]
      else if (given.email === '' && given.phone === '')
        errors = [{ path: 'email', message: words.answer.handover.reach }]
      else {
        const filled = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
        const response = await call(path, token, { ...filled, consent: agreed }, { 'idempotency-key': key })
        if (response.ok) sent = ((await response.json()) as { text: string }).text
        else {
          const { detail, errors: wrong } = (await response.json()) as Problem
          errors = wrong ?? [{ path: '', message: detail }]
        }
      }
    }
    return c.html(
      <Frame
        title={`${words.answer.handover.title}: ${told.name}`}
        town={town}
        language={language}
        address={`/${town.id}`}
        switcher={<span aria-current="true">{TONGUES[language].name}</span>}
      >
        <HandoverForm
          telling={telling}
          terms={terms}
          action={inTongue(`/${town.id}/send`, language)}
          back={inTongue(`/${town.id}${LATEST}`, language)}
          id={id}
          token={token}
          given={given}
          errors={errors ?? []}
          sent={sent}
        />
      </Frame>,
      errors === undefined ? 200 : 400,
      headers,
    )
  })

  // The app shows this in place of a form that is larger than is read.
  pages.get('/too-large', (c) => {
    const language = languageOf(c.req.query('lang'))
    const { pages: words } = wordsIn[language]
    return c.html(
      <Frame title={words.bodyTitle} language={language}>
        <h1>{words.bodyTitle}</h1>
        <p class="lead">{words.body(LARGEST_BODY)}</p>
        <p>
          <a href={inTongue('/', language)}>{words.back}</a>
        </p>
      </Frame>,
      413,
      headers,
    )
  })

  // Last, so that it only answers where nothing else does; callers of the API are told in their own way.
  pages.get('*', (c, next) => {
    const asksForPage = c.req.header('accept')?.includes('text/html') === true
    if (!asksForPage || /^\/(api|problems)\/|^\/(healthz|openapi\.json)$/.test(c.req.path)) return next()
    const language = languageOf(c.req.query('lang'))
    const { pages: words } = wordsIn[language]
    return c.html(
      <Frame title={words.nowhere} language={language}>
        <h1>{words.nowhere}</h1>
        <p>
          <a href={inTongue('/', language)}>{words.chooseTown}</a>
        </p>
      </Frame>,
      404,
      headers,
    )
  })

  return pages
}
