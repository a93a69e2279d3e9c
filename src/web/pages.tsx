import { Hono } from 'hono'
import type { Child } from 'hono/jsx'
import { factValue } from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { TurnRecord } from '../contract.ts'
import { Hidden, ReplyView, type Thread } from './reply.tsx'
import { style } from './style.ts'

/** The service's own API, called from within: a page can do nothing that a caller could not. */
export type Api = (path: string, init?: RequestInit) => Response | Promise<Response>

const Layout = ({ title, town, children }: { title: string; town?: Town; children: Child }) => (
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
        <div>
          <strong>
            <a href={town === undefined ? '/' : `/${town.id}`}>{town === undefined ? 'Bylaw' : town.name}</a>
          </strong>
          {town === undefined ? null : (
            <nav aria-label="Pages">
              <a href={`/${town.id}`}>Ask</a>
              <a href={`/${town.id}/topics`}>Topics</a>
              <a href={`/${town.id}/law`}>The law</a>
              <a href="/">Other towns</a>
            </nav>
          )}
        </div>
      </header>
      <main id="main">{children}</main>
    </body>
  </html>
)

const Honest = ({ town }: { town: Town }) => (
  <p class="notice">
    Automatic legal information, not the town’s decision and not legal advice. {town.notice} What you write is stored so
    that an answer can be traced; leave out names, addresses and phone numbers. In an emergency, such as sewage in the
    house or in a stream, call the town or your health department now.
  </p>
)

const Ask = ({ town, thread, label, value }: { town: Town; thread: Thread | null; label: string; value?: string }) => (
  <form class="ask" method="post" action={`/${town.id}`}>
    {thread === null ? null : <Hidden thread={thread} />}
    <label for="text">{label}</label>
    <textarea id="text" name="text" required maxlength={8000} autocomplete="off">
      {value ?? ''}
    </textarea>
    <div class="row">
      <button type="submit">{thread === null ? 'Ask' : 'Send'}</button>
      {thread === null ? null : <a href={`/${town.id}`}>Start over</a>}
    </div>
  </form>
)

type Told = TurnRecord & { input: { text: string } | { fact: string; value: unknown } | { procedure: string } }

const Said = ({ town, turn, before }: { town: Town; turn: Told; before: Told | undefined }) => {
  const { input } = turn
  if ('text' in input) return <div class="said">{input.text}</div>
  if ('procedure' in input)
    return <div class="said">{town.procedures.find((p) => p.id === input.procedure)?.title ?? input.procedure}</div>
  const asked =
    before?.reply.kind === 'question' ? before.reply.choices?.find((c) => c.value === input.value)?.label : undefined
  return <div class="said">{asked ?? (input.value === null ? "I don't know" : String(input.value))}</div>
}

const Understood = ({ town, turn }: { town: Town; turn: Told }) => {
  const read = turn.understood.filter((u) => u.by === 'text')
  return read.length === 0 ? null : (
    <ul class="understood" aria-label="What was understood">
      {read.map(({ fact: name, value, evidence }) => {
        const fact = town.facts[name]
        return fact === undefined ? null : (
          <li title={evidence === '' ? undefined : `“${evidence}”`}>
            {fact.label}: <b>{factValue(fact, value)}</b>
          </li>
        )
      })}
    </ul>
  )
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
      <Layout title="Bylaw: ask a town’s law">
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
      </Layout>,
      200,
      headers,
    ),
  )

  pages.get('/:town', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    return c.html(
      <Layout title={`Ask about septic systems: ${town.name}`} town={town}>
        <h1>What does the {town.law.title} say?</h1>
        <p class="lead">
          Write your question in your own words. Every answer is worked out from the law’s text and shows the sentences
          it stands on.
        </p>
        <Ask town={town} thread={null} label="Your question" />
        <h2>For example</h2>
        <ul>
          {town.procedures.slice(0, 6).map((procedure) => (
            <li>{procedure.words.examples[0]}</li>
          ))}
        </ul>
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
    const failed = async (response: Response, written: string) => {
      const { title, detail } = (await response.json()) as { title: string; detail: string }
      return c.html(
        <Layout title={`${title}: ${town.name}`} town={town}>
          <h1>That did not work</h1>
          <p class="error" role="alert">
            {title}. {detail}
          </p>
          <Ask
            town={town}
            thread={response.status === 404 || id === '' ? null : { action: `/${town.id}`, id, token }}
            label="Your question"
            value={written}
          />
        </Layout>,
        response.status === 404 ? 404 : 400,
        headers,
      )
    }
    if (id === '') {
      const opened = await call('/api/conversations', '', { town: town.id })
      if (!opened.ok) return failed(opened, field('text'))
      ;({ id, token } = (await opened.json()) as { id: string; token: string })
    }
    let value: unknown = null
    try {
      value = JSON.parse(field('value') || 'null')
    } catch {
      value = field('value')
    }
    const message =
      field('fact') !== ''
        ? { fact: field('fact'), value }
        : field('procedure') !== ''
          ? { procedure: field('procedure') }
          : { text: field('text') }
    const sent = await call(`/api/conversations/${encodeURIComponent(id)}/messages`, token, message)
    if (!sent.ok) return failed(sent, field('text'))
    const whole = await call(`/api/conversations/${encodeURIComponent(id)}`, token)
    if (!whole.ok) return failed(whole, field('text'))
    const { turns } = (await whole.json()) as { turns: Told[] }
    const thread: Thread = { action: `/${town.id}`, id, token }
    const last = turns.at(-1)
    return c.html(
      <Layout title={`${last?.reply.kind === 'answer' ? 'Answer' : 'Your question'}: ${town.name}`} town={town}>
        <h1>{town.law.title}</h1>
        {turns.map((turn, index) => (
          <>
            <Said town={town} turn={turn} before={turns[index - 1]} />
            <Understood town={town} turn={turn} />
            <ReplyView town={town} reply={turn.reply} thread={turn === last ? thread : null} />
          </>
        ))}
        <Ask
          town={town}
          thread={thread}
          label={
            last?.reply.kind === 'question'
              ? 'Or answer in your own words'
              : 'Ask something else, or correct what was understood'
          }
        />
        <Honest town={town} />
      </Layout>,
      200,
      headers,
    )
  })

  pages.get('/:town/topics', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    return c.html(
      <Layout title={`Topics: ${town.name}`} town={town}>
        <h1>What you can ask</h1>
        <form method="post" action={`/${town.id}`}>
          <ul class="topics">
            {town.procedures.map((procedure) => (
              <li>
                <button type="submit" class="choice" name="procedure" value={procedure.id}>
                  {procedure.title}
                </button>
              </li>
            ))}
          </ul>
        </form>
      </Layout>,
      200,
      headers,
    )
  })

  pages.get('/:town/law', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    return c.html(
      <Layout title={`The law: ${town.name}`} town={town}>
        <div class="law">
          <h1>{town.law.title}</h1>
          <p class="quiet">
            {town.law.version}. Read {town.law.readOn}. {town.notice}
          </p>
          {town.law.provisions.map((provision) => (
            <article
              id={provision.ref.split('/')[1]}
              style={`--depth:${Math.min(4, provision.ref.split('.').length - 1)}`}
            >
              <h3>
                {provision.label}
                {provision.heading === null ? '' : ` ${provision.heading}`}
              </h3>
              <p>{provision.sentences.join(' ')}</p>
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
      {
        ...headers,
        'content-security-policy': headers['content-security-policy'].replace(
          "style-src 'self'",
          "style-src 'self' 'unsafe-inline'",
        ),
      },
    )
  })

  return pages
}
