/** What the widget is served from: its parts, what it shows of a town, the page for a frame, and a page to try it on. */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import type { Fact } from '../../../machines/kit/facts.ts'
import { inLanguage, type Language } from '../../../machines/kit/language.ts'
import { amount, unitName } from '../../../machines/kit/say.ts'
import type { Town } from '../../../machines/kit/town.ts'
import { examplesOf } from '../examples.ts'
import { inTongue, languageOf } from '../frame.tsx'
import { framers, type Sites } from '../sites.ts'
import { wordsIn } from '../words/index.ts'
import { details, spanish, widget } from './bundle.generated.ts'
import { Demonstration, demonstrationStyle, type Placing } from './demonstration.tsx'
import type { FactWords, Names, Welcome } from './shapes.ts'

export interface WidgetOptions {
  /** By town, the origins of the sites that may show it; see `sites.ts` on a town that is left out. */
  readonly sites?: Sites
}

const EXAMPLES = 4
const JAVASCRIPT = 'text/javascript; charset=utf-8'
/** A part whose name holds its hash never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'

const welcomeOf = (town: Town, language: Language): Welcome => {
  const told = inLanguage(town, language)
  return {
    town: town.id,
    name: told.name,
    title: told.words(town.law.title),
    contact: told.contact,
    notice: told.notice,
    version: told.words(town.law.version),
    examples: examplesOf(town, language, EXAMPLES),
  }
}

const wordsOf = (fact: Fact, language: Language): FactWords => ({
  label: fact.label,
  choices:
    fact.kind === 'yes-no'
      ? [
          { value: true, label: wordsIn[language].talk.yes },
          { value: false, label: wordsIn[language].talk.no },
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

const namesOf = (town: Town, language: Language): Names => {
  const told = inLanguage(town, language)
  const units = new Set([
    ...Object.values(town.facts).flatMap((fact) => (fact.kind === 'number' ? [fact.unit] : [])),
    ...town.procedures.flatMap(({ values }) => Object.values(values).map(({ unit }) => unit)),
  ])
  return {
    facts: Object.fromEntries(Object.entries(told.facts).map(([name, fact]) => [name, wordsOf(fact, language)])),
    procedures: Object.fromEntries(
      told.procedures.map(({ id, title, facts }) => [id, { title, facts: Object.keys(facts) }]),
    ),
    units: Object.fromEntries(
      [...units].map((unit) => [
        unit,
        [amount(1, unit, language).replace(/^\S+ /, ''), unitName(unit, language)] as const,
      ]),
    ),
  }
}

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
  for (const [name, part] of [
    ['answer', details],
    ['es', spanish],
  ] as const)
    routes.get(`/widget/:part{${name}\\.[0-9a-f]+\\.js}`, (c) =>
      c.body(part.code, 200, {
        'content-type': JAVASCRIPT,
        'cache-control': c.req.param('part') === `${name}.${part.hash}.js` ? FOR_EVER : 'no-store',
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
    const language = languageOf(c.req.query('lang'))
    if (part === undefined) return c.json(welcomeOf(town, language), 200, { 'cache-control': SHORT })
    return part === 'names' ? c.json(namesOf(town, language), 200, { 'cache-control': SHORT }) : next()
  })

  routes.get('/:town/embed', (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    const language = languageOf(c.req.query('lang'))
    const told = inLanguage(town, language)
    const asks = wordsIn[language].talk.askThe(told.words(town.law.title))
    return c.html(
      html`<!doctype html>${(
        <html lang={language}>
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
            <title>{`${asks}: ${told.name}`}</title>
            <link rel="stylesheet" href="/widget/demonstration.css" />
            <link rel="icon" href="data:," />
            <script src="/widget.js" async />
          </head>
          <body class="embed">
            <div>
              <bylaw-chat town={town.id} fill="" />
              <noscript>
                <p>
                  <a href={inTongue(`/${town.id}`, language)} target="_top">
                    {asks}
                  </a>
                </p>
              </noscript>
            </div>
          </body>
        </html>
      )}`,
      200,
      { 'content-security-policy': strict(framers(sites, town.id)) },
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
          language={languageOf(c.req.query('lang'))}
        />
      )}`,
      200,
      { 'content-security-policy': strict("'none'") },
    )
  })
  return routes
}
