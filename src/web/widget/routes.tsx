/** What the widget is served from: its two parts, what it shows of a town, the page for a frame, and a page to try it on. */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import type { Fact } from '../../../machines/kit/facts.ts'
import type { Town } from '../../../machines/kit/town.ts'
import { details, widget } from './bundle.generated.ts'
import { Demonstration, demonstrationStyle, type Placing } from './demonstration.tsx'
import type { FactWords, Names, Welcome } from './shapes.ts'

export interface WidgetOptions {
  /** By town, the origins of the sites that may show it in a frame; a town that is left out may be shown on any. */
  readonly sites?: Readonly<Record<string, readonly string[]>>
}

const EXAMPLES = 4
const JAVASCRIPT = 'text/javascript; charset=utf-8'
/** A part whose name holds its hash never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'

/** An example that reads as a question by itself: short, in English, with its question mark; else the first there is. */
const exampleOf = ({ words }: Town['procedures'][number]): readonly string[] => {
  const clear = words.examples.find(
    (text) => /^(can|do|does|how|is|may|must|what|when|who)\b[^?¿.]*\?$/i.test(text) && text.length <= 80,
  )
  return clear === undefined ? words.examples.slice(0, 1) : [clear]
}

const welcomeOf = (town: Town): Welcome => ({
  town: town.id,
  name: town.name,
  title: town.law.title,
  contact: town.contact,
  notice: town.notice,
  version: town.law.version,
  examples: town.procedures.flatMap(exampleOf).slice(0, EXAMPLES),
})

const wordsOf = (fact: Fact): FactWords => ({
  label: fact.label,
  choices:
    fact.kind === 'yes-no'
      ? [
          { value: true, label: 'Yes' },
          { value: false, label: 'No' },
        ]
      : fact.kind === 'choice'
        ? Object.entries(fact.choices).map(([value, label]) => ({ value, label }))
        : null,
  input:
    fact.kind === 'number'
      ? { type: 'number', unit: fact.unit, min: fact.min, max: fact.max }
      : fact.kind === 'day'
        ? { type: 'day' }
        : null,
})

const namesOf = (town: Town): Names => ({
  facts: Object.fromEntries(Object.entries(town.facts).map(([name, fact]) => [name, wordsOf(fact)])),
  procedures: Object.fromEntries(
    town.procedures.map(({ id, title, facts }) => [id, { title, facts: Object.keys(facts) }]),
  ),
})

/** A policy as strict as a site may have it: nothing inline, nothing from elsewhere, no string that becomes code. */
const strict = (ancestors: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-src 'self'; frame-ancestors ${ancestors}; require-trusted-types-for 'script'; trusted-types 'none'`

const placings: readonly Placing[] = ['floating', 'page', 'frame']
const isPlacing = (text: string | undefined): text is Placing => placings.some((placing) => placing === text)

/** The widget's routes: `/widget.js`, `/widget/…`, `/:town/embed` and `/demo`. To be mounted before the pages. */
export const createWidgetRoutes = (towns: readonly Town[], { sites = {} }: WidgetOptions = {}): Hono => {
  const routes = new Hono()
  const find = (id: string): Town | undefined => towns.find((town) => town.id === id)

  // What is served here is the same for everyone and holds nothing of anyone, so any site may load it.
  routes.use('/widget.js', cors({ origin: '*' }))
  routes.use('/widget/*', cors({ origin: '*' }))

  routes.get('/widget.js', (c) => {
    const headers = { 'content-type': JAVASCRIPT, 'cache-control': SHORT, etag: `"${widget.hash}"` }
    return c.req.header('if-none-match') === headers.etag
      ? c.body(null, 304, headers)
      : c.body(widget.code, 200, headers)
  })
  // A page that was loaded before the service was renewed asks for the part of that time; the present one serves it too.
  routes.get('/widget/:part{answer\\.[0-9a-f]+\\.js}', (c) =>
    c.body(details.code, 200, {
      'content-type': JAVASCRIPT,
      'cache-control': c.req.param('part') === `answer.${details.hash}.js` ? FOR_EVER : 'no-store',
    }),
  )
  routes.get('/widget/demonstration.css', (c) =>
    c.body(demonstrationStyle, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': SHORT }),
  )
  routes.get('/widget/towns/:file{.+\\.json}', (c, next) => {
    const [id = '', part] = c.req
      .param('file')
      .replace(/\.json$/, '')
      .split('/')
    const town = find(id)
    if (town === undefined) return next()
    if (part === undefined) return c.json(welcomeOf(town), 200, { 'cache-control': SHORT })
    return part === 'names' ? c.json(namesOf(town), 200, { 'cache-control': SHORT }) : next()
  })

  routes.get('/:town/embed', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    return c.html(
      html`<!doctype html>${(
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
            <title>{`Ask the ${town.law.title}: ${town.name}`}</title>
            <link rel="stylesheet" href="/widget/demonstration.css" />
            <link rel="icon" href="data:," />
            <script src="/widget.js" async />
          </head>
          <body class="embed">
            <div>
              <bylaw-chat town={town.id} fill="" />
              <noscript>
                <p>
                  <a href={`/${town.id}`} target="_top">
                    Ask the {town.law.title}
                  </a>
                </p>
              </noscript>
            </div>
          </body>
        </html>
      )}`,
      200,
      { 'content-security-policy': strict(sites[town.id]?.join(' ') ?? '*') },
    )
  })

  routes.get('/demo', (c, next) => {
    const asked = c.req.query('town')
    const town = asked === undefined ? towns[0] : find(asked)
    if (town === undefined) return next()
    const as = c.req.query('as')
    return c.html(
      html`<!doctype html>${(
        <Demonstration
          town={town}
          placing={isPlacing(as) ? as : 'floating'}
          dir={c.req.query('dir') === 'rtl' ? 'rtl' : 'ltr'}
        />
      )}`,
      200,
      { 'content-security-policy': strict("'none'") },
    )
  })
  return routes
}
