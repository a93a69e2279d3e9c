/** The law beside the machine: each sentence, what stands on it, and who has reviewed it. */
import { Hono } from 'hono'
import type { Child } from 'hono/jsx'
import type { Defect, Provision } from '../../laws/types.ts'
import type { Meta } from '../../machines/kit/outcome.ts'
import { type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import type { Town } from '../../machines/kit/town.ts'

/** How a page may be used by a browser: no script, no frame but its own, nothing from elsewhere. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
}

interface FrameProps {
  readonly title: string
  readonly town?: Town
  readonly here: string
  readonly wide?: true
  readonly children: Child
}

/** The frame of the pages on law, procedures and proof. */
export const Frame = ({ title, town, here, wide, children }: FrameProps) => {
  const links =
    town === undefined
      ? [
          ['/', 'Towns'],
          ['/proof', 'The proof'],
        ]
      : [
          [`/${town.id}`, 'Ask'],
          [`/towns/${town.id}/law`, 'The law'],
          [`/towns/${town.id}/procedures`, 'Procedures'],
          ['/proof', 'The proof'],
        ]
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href="/assets/style.css" />
        <link rel="stylesheet" href="/assets/law.css" />
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
  )
}

/** What these pages add to the common style sheet. */
const lawStyle = `
.sentence { font-family: var(--serif); margin: 0.35rem 0; padding-left: 0.7rem; border-left: 4px solid var(--line); scroll-margin-top: 1rem; overflow-wrap: anywhere; }
.sentence:target { background: var(--law); outline: 6px solid var(--law); }
.sentence.decides { border-left-color: var(--go); } .sentence.official { border-left-color: var(--law-line); } .sentence.defines { border-left-color: var(--focus); } .sentence.out { border-left-style: dashed; }
.mark { font: 600 var(--step--1)/1.4 var(--sans); color: var(--quiet); display: block; }
.sentence details { font: var(--step--1)/1.5 var(--sans); border: 0; padding: 0.1rem 0; } .sentence summary { font-weight: 400; color: var(--quiet); } .sentence ul { margin: 0.2rem 0; padding-left: 1.1rem; }
.printed { font-family: var(--serif); } .counts { display: grid; gap: 0.6rem; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); padding: 0; list-style: none; }
.counts li { border: 1px solid var(--line); border-radius: var(--round); background: var(--card); padding: 0.6rem 0.8rem; font-size: var(--step--1); color: var(--quiet); } .counts b { display: block; font: 600 var(--step-1)/1.2 var(--serif); color: var(--ink); }
.drawing { overflow: auto; border: 1px solid var(--line); border-radius: var(--round); background: var(--card); padding: 0.6rem; }
.drawing svg { display: block; } .drawing text { fill: var(--ink); font: 13px var(--sans); } .drawing .name { font-weight: 600; } .drawing .on { fill: var(--quiet); font-size: 12px; paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
.drawing rect { fill: var(--paper); stroke: var(--line-strong); } .drawing .rests rect { fill: var(--accent-soft); stroke: var(--accent); } .drawing .official rect { fill: var(--law); stroke: var(--law-line); }
.drawing path { fill: none; stroke: var(--line-strong); stroke-width: 1.5; } .drawing .tip { fill: var(--line-strong); stroke: none; }
.drawing .walked rect { stroke-width: 4; stroke: var(--focus); } .drawing .walked path { stroke: var(--focus); stroke-width: 4; } .drawing .walked .tip { fill: var(--focus); }
.checks { list-style: none; padding: 0; display: grid; gap: 0.35rem; } .check { display: flex; gap: 0.6rem; align-items: start; font-weight: 400; } .check input { width: 1.25rem; height: 1.25rem; flex: none; margin-top: 0.2rem; }
input[type=password] { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line-strong); border-radius: var(--round); padding: 0.7rem 0.85rem; }
.state { scroll-margin-top: 1rem; } .state:target { background: var(--law); outline: 6px solid var(--law); }
`

/** Something that stands on a sentence. */
interface Stands {
  readonly procedure: Procedure
  /** A state's name or a deadline's id, with the page's anchor for it. */
  readonly anchor: string
  readonly says: string
  readonly as: 'outcome' | 'official' | 'asks' | 'deadline' | 'value'
}

const list = (cite: string | readonly string[] | undefined): readonly string[] =>
  cite === undefined ? [] : [cite].flat()

const known = new WeakMap<Town, ReadonlyMap<string, readonly Stands[]>>()

/** For every provision and sentence that a machine cites, what stands on it. */
const standing = (town: Town): ReadonlyMap<string, readonly Stands[]> => {
  const before = known.get(town)
  if (before !== undefined) return before
  const found = new Map<string, Stands[]>()
  const add = (cites: readonly string[], one: Stands) => {
    for (const cite of new Set(cites)) found.set(cite, [...(found.get(cite) ?? []), one])
  }
  for (const procedure of town.procedures) {
    for (const node of stateNodes(procedure.machine)) {
      const meta = node.meta as Meta | undefined
      const state = node.path.join('.')
      const anchor = `state-${state}`
      if (meta === undefined) continue
      if (meta.status === undefined) add(list(meta.cite), { procedure, anchor, says: `asks in “${state}”`, as: 'asks' })
      else
        add(
          [
            ...meta.cite,
            ...(meta.duties ?? []).flatMap(({ cite }) => list(cite)),
            ...(meta.readings ?? []).map(({ of }) => of),
          ],
          {
            procedure,
            anchor,
            says: meta.headline.replace(/\{[\w-]+\}/g, '…'),
            as: meta.status === 'official-discretion' ? 'official' : 'outcome',
          },
        )
    }
    for (const [id, row] of Object.entries(procedure.deadlines))
      add(list(row.cite), { procedure, anchor: `deadline-${id}`, says: `deadline: ${row.label}`, as: 'deadline' })
    for (const row of Object.values(procedure.values))
      add(list(row.cite), { procedure, anchor: 'amounts', says: `amount: ${row.label}`, as: 'value' })
    for (const fact of Object.values(procedure.facts))
      add(list(fact.cite), { procedure, anchor: 'facts', says: `asks for ${fact.label}`, as: 'asks' })
  }
  known.set(town, found)
  return found
}

type Role = 'decides' | 'official' | 'defines' | 'asked' | 'out'

const ROLES: Readonly<Record<Role, string>> = {
  decides: 'Decides',
  official: 'Leaves it to an official',
  defines: 'Defines',
  asked: 'Asked about',
  out: 'Out of scope',
}

const roleOf = (stands: readonly Stands[], defining: boolean): Role => {
  if (stands.length === 0) return defining ? 'defines' : 'out'
  if (defining) return 'defines'
  if (stands.some(({ as }) => as === 'outcome')) return 'decides'
  if (stands.some(({ as }) => as === 'official')) return 'official'
  return stands.some(({ as }) => as !== 'asks') ? 'decides' : 'asked'
}

/** A mark that a sentence has been reviewed; see `src/store/reviews.ts`. */
export interface Mark {
  readonly ref: string
  readonly quote: string
  readonly name: string
  readonly reviewedOn: string
}

/** Where marks are kept, and who may set one. */
export interface ReviewDesk {
  readonly of: (town: string) => Promise<readonly Mark[]>
  readonly add: (town: string, marks: readonly Mark[]) => Promise<void>
  /** Whether a token is the one that is set. Absent: nobody may mark, and no form is shown. */
  readonly admits?: (token: string) => Promise<boolean>
  /** Today, `YYYY-MM-DD`. */
  readonly today: () => string
}

interface Sentence {
  readonly ref: string
  readonly text: string
}

const sentencesOf = ({ ref, sentences }: Provision): Sentence[] =>
  sentences.map((text, at) => ({ ref: `${ref}#${at + 1}`, text }))

const anchorOf = (ref: string): string => ref.slice(ref.indexOf('/') + 1).replace('#', '-')

/** The marks that still hold, by sentence: those set for the words as they read now. */
const holding = (town: Town, marks: readonly Mark[]): ReadonlyMap<string, readonly Mark[]> => {
  const words = new Map(town.law.provisions.flatMap(sentencesOf).map(({ ref, text }) => [ref, text]))
  const found = new Map<string, Mark[]>()
  for (const mark of marks)
    if (words.get(mark.ref) === mark.quote) found.set(mark.ref, [...(found.get(mark.ref) ?? []), mark])
  return found
}

const Defects = ({ defects }: { defects: readonly Defect[] }) =>
  defects.length === 0 ? null : (
    <details>
      <summary>{defects.length === 1 ? 'A defect of the text' : `${defects.length} defects of the text`}</summary>
      {defects.map(({ id, problem, handling, words }) => (
        <p class="quiet">
          {id}: {problem}
          {words.length === 0 ? null : (
            <>
              {' '}
              As printed: <span class="printed">{words.map((word) => `“${word}”`).join(', ')}</span>.
            </>
          )}{' '}
          How answers treat it: {handling}
        </p>
      ))}
    </details>
  )

const topOf = (town: Town, ref: string): string => {
  const parent = town.law.provisions.find((one) => one.ref === ref)?.parent ?? null
  return parent === null ? ref : topOf(town, parent)
}

/** The pages of the law: its text with what stands on each sentence, and the marks of who has reviewed it. */
export const createLawRoutes = (towns: readonly Town[], desk: ReviewDesk): Hono => {
  const routes = new Hono()
  const find = (id: string) => towns.find((town) => town.id === id)

  routes.get('/assets/law.css', (c) =>
    c.body(lawStyle, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  )

  routes.get('/towns/:town/law', async (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined) return next()
    const { law } = town
    const stands = standing(town)
    const ledger = new Map(law.ledger.map(({ ref, reason }) => [ref, reason]))
    const parents = new Map(law.provisions.map(({ ref, parent }) => [ref, parent]))
    const headings = new Map(law.provisions.map(({ ref, heading }) => [ref, heading]))
    const above = (ref: string): string[] => {
      const parent = parents.get(ref)
      return typeof parent === 'string' ? [ref, ...above(parent)] : [ref]
    }
    const marks = holding(town, await desk.of(town.id))
    const all = law.provisions.flatMap(sentencesOf)
    const reviewed = all.filter(({ ref }) => marks.has(ref)).length
    const counts = new Map<Role, number>()
    const rows = law.provisions.map((provision) => {
      const line = above(provision.ref)
      const defining = line.some((ref) => /definition/i.test(headings.get(ref) ?? ''))
      const own = sentencesOf(provision).map((sentence) => {
        const on = [...(stands.get(sentence.ref) ?? []), ...(stands.get(provision.ref) ?? [])]
        const reason = ledger.get(sentence.ref) ?? ledger.get(provision.ref)
        const role = reason !== undefined && on.length === 0 ? 'out' : roleOf(on, defining)
        counts.set(role, (counts.get(role) ?? 0) + 1)
        return { ...sentence, on, reason, role }
      })
      return { provision, depth: Math.min(4, line.length - 1), own }
    })
    return c.html(
      <Frame title={`The law beside the machine: ${town.name}`} town={town} here={`/towns/${town.id}/law`}>
        <h1>{law.title}</h1>
        <p class="quiet">
          {law.version}.{' '}
          {law.effective === null ? 'The text does not say from when it holds.' : `In force from ${law.effective}.`}{' '}
          Read {law.readOn}. {law.believed ?? ''}
        </p>
        <ul class="counts">
          {(Object.keys(ROLES) as Role[]).map((role) => (
            <li>
              <b>{counts.get(role) ?? 0}</b>
              {ROLES[role]}
            </li>
          ))}
          <li>
            <b>
              {reviewed} of {all.length}
            </b>
            Reviewed
          </li>
        </ul>
        {desk.admits === undefined ? null : (
          <p>
            <a href={`/towns/${town.id}/law/review`}>Mark sentences as reviewed</a>
          </p>
        )}
        <div class="law">
          {rows.map(({ provision, depth, own }) => (
            <article id={anchorOf(provision.ref)} class={`depth-${depth}`}>
              <h2>
                {provision.label}
                {provision.heading === null ? '' : ` ${provision.heading}`}
              </h2>
              {provision.note === null ? null : (
                <p class="quiet">
                  Numbering {provision.numbering ?? 'printed'}: {provision.note}
                </p>
              )}
              <Defects
                defects={law.defects.filter(({ refs }) => refs.some((ref) => ref.split('#')[0] === provision.ref))}
              />
              {own.map(({ ref, text, on, reason, role }) => (
                <div id={anchorOf(ref)} class={`sentence ${role}`}>
                  {text}
                  <span class="mark">
                    {ROLES[role]}
                    {role === 'out' && reason !== undefined ? `: ${reason}` : ''}
                    {(marks.get(ref) ?? [])
                      .map(({ name, reviewedOn }) => ` · reviewed by ${name}, ${reviewedOn}`)
                      .join('')}
                  </span>
                  {on.length === 0 ? null : (
                    <details>
                      <summary>What stands on it ({on.length})</summary>
                      <ul>
                        {on.map(({ procedure, anchor, says }) => (
                          <li>
                            <a href={`/towns/${town.id}/procedures/${procedure.id.split('/')[1]}#${anchor}`}>
                              {procedure.title}
                            </a>
                            : {says}
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </div>
              ))}
            </article>
          ))}
        </div>
      </Frame>,
      200,
      PAGE_HEADERS,
    )
  })

  const reviewPage = async (town: Town, of: string | undefined, why?: string) => {
    const marks = holding(town, await desk.of(town.id))
    const tops = town.law.provisions.filter(({ parent }) => parent === null)
    const below = (top: string) =>
      town.law.provisions.filter(({ ref }) => topOf(town, ref) === top).flatMap(sentencesOf)
    const section = tops.find(({ ref }) => anchorOf(ref) === of)
    const here = `/towns/${town.id}/law/review`
    return (
      <Frame title={`Review of the law: ${town.name}`} town={town} here={here}>
        <h1>Review of the law</h1>
        <p class="lead">
          A mark says that an attorney has read a sentence here against the law as it is on file with the town.
        </p>
        {why === undefined ? null : (
          <p class="error" role="alert">
            {why}
          </p>
        )}
        {section === undefined ? (
          <ul>
            {tops.map(({ ref, label, heading }) => {
              const own = below(ref)
              return own.length === 0 ? null : (
                <li>
                  <a href={`${here}?of=${encodeURIComponent(anchorOf(ref))}`}>
                    {label} {heading}
                  </a>
                  : {own.filter((one) => marks.has(one.ref)).length} of {own.length} reviewed
                </li>
              )
            })}
          </ul>
        ) : (
          <form class="pick" method="post" action={`${here}?of=${encodeURIComponent(anchorOf(section.ref))}`}>
            <h2>
              {section.label} {section.heading}
            </h2>
            <ul class="checks">
              {below(section.ref).map(({ ref, text }) => (
                <li>
                  <label class="check">
                    <input type="checkbox" name="ref" value={ref} disabled={marks.has(ref)} checked={marks.has(ref)} />
                    <span>
                      {text}{' '}
                      <span class="quiet">
                        {(marks.get(ref) ?? []).map(({ name, reviewedOn }) => `${name}, ${reviewedOn}`).join('; ')}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            <p>
              <label for="name">Your name</label>
              <input id="name" name="name" type="text" required maxlength={100} autocomplete="name" />
            </p>
            <p>
              <label for="token">Review token</label>
              <input id="token" name="token" type="password" required autocomplete="off" />
            </p>
            <div class="row">
              <button type="submit">Mark as reviewed today</button>
              <a href={here}>Other sections</a>
            </div>
          </form>
        )}
      </Frame>
    )
  }

  routes.get('/towns/:town/law/review', async (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined || desk.admits === undefined) return next()
    return c.html(await reviewPage(town, c.req.query('of')), 200, PAGE_HEADERS)
  })

  routes.post('/towns/:town/law/review', async (c, next) => {
    const town = find(c.req.param('town'))
    if (town === undefined || desk.admits === undefined) return next()
    const form = await c.req.formData()
    const field = (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const of = c.req.query('of')
    if (!(await desk.admits(field('token'))))
      return c.html(await reviewPage(town, of, 'That is not the review token; nothing was marked.'), 403, PAGE_HEADERS)
    const name = field('name')
    const wanted = new Set(form.getAll('ref').map(String))
    const chosen = town.law.provisions.flatMap(sentencesOf).filter(({ ref }) => wanted.has(ref))
    if (name === '' || name.length > 100 || chosen.length === 0)
      return c.html(await reviewPage(town, of, 'Give your name, and choose at least one sentence.'), 400, PAGE_HEADERS)
    await desk.add(
      town.id,
      chosen.map(({ ref, text }) => ({ ref, quote: text, name, reviewedOn: desk.today() })),
    )
    return c.redirect(`/towns/${town.id}/law/review${of === undefined ? '' : `?of=${encodeURIComponent(of)}`}`, 303)
  })

  return routes
}
