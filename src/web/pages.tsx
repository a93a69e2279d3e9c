import { Hono } from 'hono'
import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import { citesOf } from '../../machines/kit/coverage.ts'
import { factValue } from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import { type Compared, LONGEST_TEXT, type Problem, problem, type TurnRecord } from '../contract.ts'
import { askedBy, Comparison, readField, Topics, topicsOf } from './compare.tsx'
import { Hidden, ReplyView, type Thread } from './reply.tsx'
import { style } from './style.ts'

// A browser cuts what is pasted at this length without a word, so it lies well above the length that is read: a text that is
// too long is then refused with a reason. What is sent must still fit the largest body.
const CUT_AT = 20_000

/** Where a page of a conversation opens: at what was said last. */
const LATEST = '#latest'

/** The service's own API, called from within: a page can do nothing that a caller could not. */
export type Api = (path: string, init?: RequestInit) => Response | Promise<Response>

interface Page {
  readonly title: string
  readonly town?: Town
  /** The page's own address, so that the link to it is shown as the present one. */
  readonly here?: string
  readonly wide?: true
  readonly children: Child
}

const Layout = ({ title, town, here, wide, children }: Page) => {
  const links =
    town === undefined
      ? [
          ['/', 'Towns'],
          ['/compare', 'Compare'],
        ]
      : [
          [`/${town.id}`, 'Ask'],
          [`/${town.id}/topics`, 'Topics'],
          [`/${town.id}/law`, 'The law'],
          ['/', 'Other towns'],
        ]
  return (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{title}</title>
          <link rel="stylesheet" href="/assets/style.css" />
          <link rel="icon" href="data:," />
        </head>
        <body>
          <a class="skip" href="#main">
            Skip to the content
          </a>
          <header class="bar">
            <div class={wide ? 'wide' : ''}>
              <strong>
                <a href={town === undefined ? '/' : `/${town.id}`}>{town === undefined ? 'Bylaw' : town.name}</a>
              </strong>
              <nav aria-label="Pages">
                {links.map(([href, name]) => (
                  <a href={href} aria-current={href === here ? 'page' : undefined}>
                    {name}
                  </a>
                ))}
              </nav>
            </div>
          </header>
          <main id="main" class={wide ? 'wide' : ''}>
            {children}
          </main>
        </body>
      </html>
    </>
  )
}

const Honest = ({ town }: { town: Town }) => (
  <p class="notice">
    Automatic legal information, not the town’s decision and not legal advice. {town.notice} What you write is stored so
    that an answer can be traced; leave out names, addresses and phone numbers. In an emergency, such as sewage in the
    house or in a stream, call the town or your health department now.
  </p>
)

interface Asking {
  readonly town: Town
  readonly thread: Thread | null
  readonly label: string
  /** What was typed before and could not be taken. */
  readonly value?: string
  /** Why it could not. */
  readonly error?: string
}

const Ask = ({ town, thread, label, value, error }: Asking) => (
  <form class="ask" method="post" action={`/${town.id}${LATEST}`}>
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
      <button type="submit">{thread === null ? 'Ask' : 'Send'}</button>
      {thread === null ? null : <a href={`/${town.id}`}>Start over</a>}
    </div>
  </form>
)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

type Told = TurnRecord & { input: { text: string } | { fact: string; value: unknown } | { procedure: string } }

const Said = ({ town, turn, before }: { town: Town; turn: Told; before: Told | undefined }) => {
  const { input } = turn
  if ('text' in input) return <div class="said">{input.text}</div>
  if ('procedure' in input)
    return <div class="said">{town.procedures.find((p) => p.id === input.procedure)?.title ?? input.procedure}</div>
  const asked =
    before?.reply.kind === 'question' ? before.reply.choices?.find((c) => c.value === input.value)?.label : undefined
  const fact = town.facts[input.fact]
  const value =
    typeof input.value === 'string' || typeof input.value === 'number' || typeof input.value === 'boolean'
      ? input.value
      : null
  const said = value === null || fact === undefined ? "I don't know" : factValue(fact, value)
  return <div class="said">{asked ?? capital(said)}</div>
}

const Understood = ({ town, turn }: { town: Town; turn: Told }) => {
  const corrected = new Map(turn.changed.map((change) => [change.fact, change.from]))
  const read = turn.understood.filter((u) => u.by === 'text' || corrected.has(u.fact))
  return read.length === 0 ? null : (
    <ul class="understood" aria-label="What was understood">
      {read.flatMap(({ fact: name, value, evidence }) => {
        const fact = town.facts[name]
        if (fact === undefined) return []
        const before = corrected.get(name)
        return [
          <li title={evidence === '' ? undefined : `“${evidence}”`}>
            {fact.label}: <b>{factValue(fact, value)}</b>
            {before === undefined ? '' : ` (before: ${factValue(fact, before)})`}
          </li>,
        ]
      })}
    </ul>
  )
}

const Turns = ({ town, turns, thread }: { town: Town; turns: readonly Told[]; thread: Thread | null }) => (
  <>
    {turns.map((turn, index) => (
      <div class="turn" id={index === turns.length - 1 && thread !== null ? LATEST.slice(1) : undefined}>
        <Said town={town} turn={turn} before={turns[index - 1]} />
        <Understood town={town} turn={turn} />
        <ReplyView town={town} reply={turn.reply} thread={index === turns.length - 1 ? thread : null} />
      </div>
    ))}
  </>
)

/** Why a message could not be taken, in words for the person who wrote it. */
const explained = ({ title, detail, status }: Problem, text: string): string => {
  if (status === 400 && text.trim() === '') return 'Nothing was written. Write something, then send it.'
  if (status === 400 && text.length > LONGEST_TEXT)
    return `That is longer than ${LONGEST_TEXT.toLocaleString('en-US')} characters. Shorten it, then send it again; it still stands below.`
  if (status === 404) return 'That conversation is not here any more. Ask again: a new one begins.'
  return `${title}. ${detail}`
}

/** Headings under which laws say what they are called and what their words mean. */
const INTRODUCTORY = /\b(definitions?|words and terms|title|purpose)\b/i

/** A town's procedures under the section of the law that each leans on most, in the law's own order. */
const sections = (town: Town): { heading: string; procedures: Town['procedures'] }[] => {
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
  const others = town.procedures.filter(({ id }) => main.get(id) === undefined)
  return others.length === 0 ? found : [...found, { heading: 'Other questions', procedures: others }]
}

/**
 * The pages for people: choose a town, ask, see the topics and the law. They work as plain forms, without a script; a
 * conversation's id and token travel in the form, so nothing is kept in the browser.
 */
export const createPages = (towns: readonly Town[], api: Api): Hono => {
  const pages = new Hono()
  const headers = {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  }
  const find = (id: string) => towns.find((town) => town.id === id)
  const call = async (path: string, token: string, body?: unknown) =>
    api(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  pages.get('/assets/style.css', (c) =>
    c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  )

  pages.get('/', (c) =>
    c.html(
      <Layout title="Bylaw: ask a town’s law" here="/">
        <h1>Ask a town’s law</h1>
        <p class="lead">
          Choose the town where the property lies. Each town has its own law; an answer for one is no answer for
          another.
        </p>
        <ul class="towns">
          {towns.map((town) => (
            <li>
              <a href={`/${town.id}`}>
                <strong>{town.name}</strong>
                {town.law.title}, {town.county}, New York
              </a>
            </li>
          ))}
        </ul>
        <p>
          Not sure which town? <a href="/compare">Compare</a> what their laws say.
        </p>
        <h2>Which town is it?</h2>
        <p>
          The town in which the land lies. The property tax bill and the deed name it. The mailing address does not: a
          post office serves parts of several towns and often bears the name of a city, a village or a lake elsewhere.
        </p>
        <p>
          Only the laws of {listed(towns.map((town) => `the ${town.name}`))} are on file here. A city or a village is
          not the town around it, even where both bear the same name, and the shore of one lake may lie in several
          towns, each with a law of its own. If the land lies in none of the towns above, no answer given here is about
          it: ask the clerk of the city, village or town that the tax bill names.
        </p>
      </Layout>,
      200,
      headers,
    ),
  )

  pages.get('/compare', async (c) => {
    const topics = topicsOf(towns)
    const topic = topics.find(({ name }) => name === c.req.query('topic'))
    if (topic === undefined) {
      const unknown = c.req.query('topic') !== undefined
      return c.html(
        <Layout title="Compare the towns" here="/compare">
          <Topics topics={topics} unknown={unknown} />
        </Layout>,
        unknown ? 404 : 200,
        headers,
      )
    }
    const written = c.req.query()
    const asked = askedBy(topic)
    const told = Object.fromEntries(asked.map(({ name, fact }) => [name, readField(fact, written[name] ?? '')]))
    const compared = async (facts: Readonly<Record<string, unknown>>) =>
      call('/api/compare', '', { procedure: topic.name, facts })
    let response = await compared(told)
    let error: string | null = null
    if (!response.ok) {
      const { title, detail } = (await response.json()) as Problem
      error = `${title}. ${detail}`
      response = await compared({})
    }
    return c.html(
      <Layout title={`Compare: ${topic.title}`} wide>
        <Comparison
          topic={topic}
          towns={towns}
          rows={response.ok ? ((await response.json()) as Compared) : []}
          written={written}
          error={error}
        />
      </Layout>,
      error === null ? 200 : 400,
      headers,
    )
  })

  pages.get('/:town', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    return c.html(
      <Layout title={`Ask about septic systems: ${town.name}`} town={town} here={`/${town.id}`}>
        <h1>What does the {town.law.title} say?</h1>
        <p class="lead">
          Write your question in your own words. Every answer is worked out from the law’s text and shows the sentences
          it stands on.
        </p>
        <Ask town={town} thread={null} label="Your question" />
        <h2>For example</h2>
        <form class="examples" method="post" action={`/${town.id}${LATEST}`}>
          {town.procedures.slice(0, 6).flatMap(({ words }) => {
            const [example] = words.examples
            return example === undefined
              ? []
              : [
                  <button type="submit" class="choice" name="text" value={example}>
                    {capital(example)}
                  </button>,
                ]
          })}
        </form>
        <p>
          <a href={`/${town.id}/topics`}>Everything it can answer</a>
        </p>
        <Honest town={town} />
      </Layout>,
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
      const thread: Thread | null = id === '' ? null : { action: `/${town.id}${LATEST}`, id, token, seen: turns.length }
      const why = failure === undefined ? undefined : explained(failure, field('text'))
      return c.html(
        <Layout
          title={`${failure !== undefined ? 'That did not work' : last?.reply.kind === 'answer' ? 'Answer' : 'Your question'}: ${town.name}`}
          town={town}
        >
          <h1>{town.law.title}</h1>
          <Turns town={town} turns={turns} thread={thread} />
          {why === undefined ? null : (
            <p class="error" role="alert" id="error">
              {why}
            </p>
          )}
          <Ask
            town={town}
            thread={thread}
            label={
              last === undefined
                ? 'Your question'
                : last.reply.kind === 'question'
                  ? 'Or answer in your own words'
                  : 'Ask something else, or correct what was understood'
            }
            value={failure === undefined ? '' : field('text')}
            error={why}
          />
          <Honest town={town} />
        </Layout>,
        failure === undefined ? 200 : failure.status === 404 ? 404 : failure.status >= 500 ? 503 : 400,
        headers,
      )
    }
    const failed = async (failure: Problem) => {
      if (failure.status === 404) [id, token] = ['', '']
      const turns = id === '' ? [] : await turnsOf()
      return shown(Array.isArray(turns) ? turns : [], failure)
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
      const opened = await call('/api/conversations', '', { town: town.id })
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
    return c.html(
      <Layout title={`Topics: ${town.name}`} town={town} here={`/${town.id}/topics`}>
        <h1>What you can ask</h1>
        <p class="lead">
          By the section of the law that decides it. Choose one, or write your question in your own words.
        </p>
        <form class="topics" method="post" action={`/${town.id}${LATEST}`}>
          {sections(town).map(({ heading, procedures }) => (
            <section>
              <h2>{heading}</h2>
              <ul>
                {procedures.map((procedure) => (
                  <li>
                    <button type="submit" class="choice" name="procedure" value={procedure.id}>
                      {procedure.title}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </form>
      </Layout>,
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
    return c.html(
      <Layout title={`The law: ${town.name}`} town={town} here={`/${town.id}/law`}>
        <div class="law">
          <h1>{town.law.title}</h1>
          <p class="quiet">
            {town.law.version}. Read {town.law.readOn}. {town.notice}
          </p>
          {town.law.provisions.map((provision) => (
            <article id={provision.ref.split('/')[1]} class={`depth-${depthOf(provision.ref)}`}>
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
      </Layout>,
      200,
      headers,
    )
  })

  // Last, so that it only answers where nothing else does; callers of the API are told in their own way.
  pages.get('*', (c, next) => {
    const asksForPage = c.req.header('accept')?.includes('text/html') === true
    if (!asksForPage || /^\/(api|problems)\/|^\/(healthz|openapi\.json)$/.test(c.req.path)) return next()
    return c.html(
      <Layout title="There is no such page">
        <h1>There is no such page</h1>
        <p>
          <a href="/">Choose a town</a>
        </p>
      </Layout>,
      404,
      headers,
    )
  })

  return pages
}
