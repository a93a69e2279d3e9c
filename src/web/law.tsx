/** The law beside the machine: each sentence, what stands on it, and who has reviewed it. */
import { Hono } from 'hono'
import type { Child } from 'hono/jsx'
import type { Defect, Law, Provision } from '../../laws/types.ts'
import type { Meta } from '../../machines/kit/outcome.ts'
import { type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import * as say from '../../machines/kit/say.ts'
import type { Town } from '../../machines/kit/town.ts'
import { firstDay, textOn } from '../../machines/kit/versions.ts'
import { isDay } from '../contract.ts'
import { Frame, PAGE_HEADERS } from './frame.tsx'

interface SheetProps {
  readonly title: string
  readonly town?: Town
  readonly here: string
  readonly wide?: true
  readonly children: Child
}

/** A page on law, procedures or proof: English only, as the law is. */
export const Sheet = ({ children, ...more }: SheetProps) => (
  <Frame {...more} styles={['/assets/law.css']} switcher={<span aria-current="true">English</span>}>
    {children}
  </Frame>
)

/** What these pages add to the common style sheet. */
const lawStyle = `
.sentence { font-family: var(--serif); margin: 0.5rem 0; padding: 0.1rem 0 0.1rem 0.8rem; border-left: 4px solid var(--line); scroll-margin-top: 1rem; overflow-wrap: anywhere; }
.sentence:target { background: var(--law); outline: 6px solid var(--law); }
.decides { border-left-color: var(--go); } .official { border-left-color: var(--law-line); border-left-style: double; border-left-width: 6px; } .defines { border-left-color: var(--focus); } .asked { border-left-color: var(--line-strong); border-left-style: dotted; } .out { border-left-color: var(--line-strong); border-left-style: dashed; }
.mark, .sentence summary { font: var(--step--1)/1.5 var(--sans); color: var(--quiet); } .mark b { font-weight: 600; } .mark .yes { color: var(--go); font-weight: 600; }
.sentence details:nth-of-type(n), .defect:nth-of-type(n) { font: var(--step--1)/1.5 var(--sans); border: 0; padding: 0.1rem 0; } .sentence ul { margin: 0.2rem 0 0.5rem; padding-left: 1.1rem; } .law .sentence li { margin: 0.15rem 0; }
.defect summary { font-weight: 600; color: var(--ask); } .law .defect p { font-family: var(--sans); white-space: normal; }
.law .numbering { font: var(--step--1)/1.5 var(--sans); color: var(--quiet); white-space: normal; } .printed { font-family: var(--serif); color: var(--ink); background: var(--law); padding: 0 0.25rem; border-radius: 3px; }
.counts { display: grid; gap: 0.6rem; grid-template-columns: repeat(auto-fit, minmax(min(7.6rem, 100%), 1fr)); padding: 0; list-style: none; margin: 1rem 0; }
.counts li { border: 1px solid var(--line); border-radius: var(--round); background: var(--card); padding: 0.6rem 0.8rem; font-size: var(--step--1); color: var(--quiet); } .counts li[class] { border-left-width: 6px; } .counts b { display: block; font: 600 var(--step-1)/1.2 var(--serif); color: var(--ink); }
.counts .decides { border-left-color: var(--go); } .counts .official { border-left: 6px double var(--law-line); } .counts .defines { border-left-color: var(--focus); } .counts .out { border-left: 6px dashed var(--line-strong); } .counts .asked { border-left: 6px dotted var(--line-strong); }
.sections { columns: 18rem; column-gap: 2rem; padding: 0; margin: 0.4rem 0; list-style: none; font-size: var(--step--1); } .sections li { padding: 0.2rem 0; break-inside: avoid; }
.ondate { display: flex; gap: 0.6rem; flex-wrap: wrap; align-items: end; margin: 0.8rem 0; } .ondate label { margin: 0; font-size: var(--step--1); } .ondate input { display: block; width: auto; min-width: 11rem; margin-top: 0.2rem; }
.sizes { border: 0; margin: 0.8rem 0 0; padding: 0; font-size: var(--step--1); } .sizes legend { float: left; padding: 0.3rem 0; margin-right: 0.9rem; font-weight: 600; } .sizes label { display: inline-block; font-weight: 400; margin: 0 0.9rem 0 0; padding: 0.3rem 0; } .sizes input { width: 1.05rem; height: 1.05rem; vertical-align: -0.15rem; margin: 0 0.3rem 0 0; }
.drawing { clear: both; overflow: auto; max-height: 85vh; border: 1px solid var(--line); border-radius: var(--round); background: var(--card); padding: 0.6rem; margin: 0.5rem 0; }
.drawing svg { display: block; margin: 0 auto; } .drawn:has(#size-fit:checked) svg { max-width: 100%; height: auto; } .drawn:has(#size-fit:checked) .drawing { max-height: none; } .drawn:has(#size-large:checked) svg { zoom: 1.5; }
.drawing text { fill: var(--ink); font: 13px var(--sans); } .drawing .name { font-weight: 600; } .drawing .on { fill: var(--quiet); font-size: 12px; paint-order: stroke; stroke: var(--card); stroke-width: 5px; stroke-linejoin: round; }
.drawing rect { fill: var(--paper); stroke: var(--line-strong); } .drawing .rests rect { fill: var(--accent-soft); stroke: var(--accent); } .drawing .official rect { fill: var(--law); stroke: var(--law-line); }
.drawing path { fill: none; stroke: var(--line-strong); stroke-width: 1.5; } .drawing .tip { fill: var(--line-strong); stroke: none; }
.drawing .walked rect { stroke-width: 4; stroke: var(--focus); } .drawing .walked path { stroke: var(--focus); stroke-width: 4; } .drawing .walked .tip { fill: var(--focus); stroke: none; } .drawing .walked .on { fill: var(--ink); font-weight: 600; }
.key { list-style: none; padding: 0; margin: 0.4rem 0; display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; font-size: var(--step--1); color: var(--quiet); } .key span { display: inline-block; width: 1.5rem; height: 1rem; border: 1.5px solid var(--line-strong); border-radius: 4px; background: var(--paper); vertical-align: -0.15rem; margin-right: 0.4rem; } .key .rests { background: var(--accent-soft); border-color: var(--accent); } .key .official { background: var(--law); border: 1.5px solid var(--law-line); } .key .walked { border: 4px solid var(--focus); background: transparent; }
.states { columns: 24rem; column-gap: 2.2rem; } .states .state { break-inside: avoid; padding: 0.2rem 0 0.7rem; } .states h3 { margin: 0.3rem 0 0.1rem; } .states p { margin: 0.1rem 0; } .states ul { margin: 0.2rem 0; padding-left: 1.1rem; font-size: var(--step--1); }
.checks { list-style: none; padding: 0; display: grid; gap: 0.35rem; } .check { display: flex; gap: 0.6rem; align-items: start; font-weight: 400; } .check input { width: 1.25rem; height: 1.25rem; flex: none; margin-top: 0.2rem; }
input[type=password] { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line-strong); border-radius: var(--round); padding: 0.7rem 0.85rem; }
.state { scroll-margin-top: 1rem; } .state:target { background: var(--law); outline: 6px solid var(--law); } .facts li, .rows li { margin: 0.4rem 0; } .facts .quiet { display: block; }
@media (max-width: 34rem) { .law .depth-2, .law .depth-3, .law .depth-4 { padding-left: 1.4rem; } .drawn:has(#size-fit:checked) svg { max-width: max(100%, 44rem); } }
@media print { .sizes { display: none; } .drawing { max-height: none; overflow: visible; } .drawing svg { max-width: 100%; height: auto; } .sentence, .states .state { break-inside: avoid; } .sentence details, .key { color: #333; } }
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
const holding = (law: Law, marks: readonly Mark[]): ReadonlyMap<string, readonly Mark[]> => {
  const words = new Map(law.provisions.flatMap(sentencesOf).map(({ ref, text }) => [ref, text]))
  const found = new Map<string, Mark[]>()
  for (const mark of marks)
    if (words.get(mark.ref) === mark.quote) found.set(mark.ref, [...(found.get(mark.ref) ?? []), mark])
  return found
}

const Defects = ({ defects }: { defects: readonly Defect[] }) =>
  defects.length === 0 ? null : (
    <details class="defect">
      <summary>{defects.length === 1 ? 'A defect of the text' : `${defects.length} defects of the text`}</summary>
      {defects.map(({ id, problem, handling, words }) => (
        <p>
          <b>{id}</b>{' '}
          {words.length === 0 ? null : (
            <>
              As printed:{' '}
              {words.map((word) => (
                <>
                  <q class="printed">{word}</q>{' '}
                </>
              ))}
            </>
          )}
          {problem} <span class="quiet">How answers treat it: {handling}</span>
        </p>
      ))}
    </details>
  )

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What is printed before a provision's first sentence: its number and title as received. Empty where nothing is. */
const printedHead = ({ text, sentences }: Provision): string => {
  const [first] = sentences
  const whole = flat(text)
  return first === undefined ? whole : whole.slice(0, Math.max(0, whole.indexOf(flat(first)))).trim()
}

/** A number that is not the printed one, with what is printed beside it. */
const Numbering = ({ provision }: { provision: Provision }) => {
  const { numbering, note, label } = provision
  if (note === null && (numbering === null || numbering === 'printed')) return null
  const head = printedHead(provision)
  // The number as printed stands beside it already, with its title.
  const rest = (note ?? '')
    .split('; ')
    .filter((part) => head === '' || !/^(own "[^"]*" as printed|printed "[^"]*")$/.test(part))
    .join('; ')
  return (
    <p class="numbering">
      {numbering === null || numbering === 'printed' ? null : (
        <>
          Cited as <b>{label}</b>, the number {numbering === 'inferred' ? 'inferred from the order' : 'reconstructed'}
          {head === '' ? '' : '; printed as '}
          {head === '' ? null : <q class="printed">{head.length > 90 ? `${head.slice(0, 90)}…` : head}</q>}.{' '}
        </>
      )}
      {rest === '' ? '' : `${rest.charAt(0).toUpperCase()}${rest.slice(1).replace(/\.+$/, '')}.`}
    </p>
  )
}

/** From when a text holds, as far as it is known. */
const since = (law: Law): string => {
  const first = firstDay(law)
  if (law.effective !== null) return `In force from ${say.day(law.effective)}.`
  return first === null
    ? 'Since when it is in force is not known.'
    : `Since when it is in force is not known; not before ${say.day(first)}, because its own words are younger.`
}

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
    const asked = c.req.query('on') ?? ''
    const on = isDay(asked) ? asked : null
    const law = on === null ? town.law : textOn(town.law, on)
    const here = `/towns/${town.id}/law`
    const [oldest = town.law] = town.law.earlier ?? []
    const byDay = (
      <form class="ondate" method="get" action={here}>
        <label>
          The text of another day
          <input type="date" name="on" value={on ?? ''} required />
        </label>
        <button type="submit">Show</button>
      </form>
    )
    if (law === null)
      return c.html(
        <Sheet title={`The law: ${town.name}`} town={town} here={here}>
          <h1>{town.law.title}</h1>
          <p class="note">
            The text that held on {say.day(on ?? '')} is not on file here. The oldest text on file: {oldest.version}.{' '}
            {since(oldest)}
          </p>
          {byDay}
          <p>
            <a href={here}>The text on file</a>
          </p>
        </Sheet>,
        200,
        PAGE_HEADERS,
      )
    const then = law === town.law ? town : (town.earlier ?? []).find((one) => one.law === law)
    const stands = then === undefined ? new Map<string, readonly Stands[]>() : standing(then)
    const ledger = new Map(law.ledger.map(({ ref, reason }) => [ref, reason]))
    const parents = new Map(law.provisions.map(({ ref, parent }) => [ref, parent]))
    const headings = new Map(law.provisions.map(({ ref, heading }) => [ref, heading]))
    const above = (ref: string): string[] => {
      const parent = parents.get(ref)
      return typeof parent === 'string' ? [ref, ...above(parent)] : [ref]
    }
    const marks = holding(law, await desk.of(town.id))
    const all = law.provisions.flatMap(sentencesOf)
    const reviewed = all.filter(({ ref }) => marks.has(ref)).length
    const counts = new Map<Role, number>()
    const rows = law.provisions.map((provision) => {
      const line = above(provision.ref)
      const defining = line.some((ref) => /definition|words and terms/i.test(headings.get(ref) ?? ''))
      const own = sentencesOf(provision).map((sentence) => {
        const standers = [...(stands.get(sentence.ref) ?? []), ...(stands.get(provision.ref) ?? [])]
        const reason = ledger.get(sentence.ref) ?? ledger.get(provision.ref)
        const role = reason !== undefined && standers.length === 0 ? 'out' : roleOf(standers, defining)
        counts.set(role, (counts.get(role) ?? 0) + 1)
        return { ...sentence, standers, reason, role }
      })
      return { provision, depth: Math.min(4, line.length - 1), own }
    })
    return c.html(
      <Sheet title={`The law beside the machine: ${town.name}`} town={town} here={here}>
        <h1>{law.title}</h1>
        <p class="quiet">
          {law.version}. {since(law)} Read on {say.day(law.readOn)}. {law.believed ?? ''}
        </p>
        {on === null ? null : <p class="note">The text for {say.day(on)}.</p>}
        {(town.law.earlier ?? []).length === 0 ? null : (
          <ul class="rows">
            {[...(town.law.earlier ?? []), town.law].map((one) => (
              <li>
                {one === law ? (
                  <b>{one.version}</b>
                ) : (
                  <a href={`${here}?on=${one === town.law ? one.readOn : firstDay(one)}`}>{one.version}</a>
                )}
                . {since(one)}
              </li>
            ))}
          </ul>
        )}
        <ul class="counts">
          {(Object.keys(ROLES) as Role[])
            .filter((role) => counts.has(role))
            .map((role) => (
              <li class={role}>
                <b>{counts.get(role) ?? 0}</b>
                {ROLES[role]}
              </li>
            ))}
          <li>
            <b>
              {reviewed} of {all.length}
            </b>
            Reviewed by an attorney
          </li>
        </ul>
        {desk.admits === undefined ? null : (
          <p>
            <a href={`/towns/${town.id}/law/review`}>Mark sentences as reviewed, or see what is not yet</a>
          </p>
        )}
        <details>
          <summary>Sections</summary>
          <ul class="sections">
            {law.provisions
              .filter(({ parent }) => parent === null)
              .map(({ ref, label, heading }) => (
                <li>
                  <a href={`#${anchorOf(ref)}`}>
                    {label} {heading}
                  </a>
                </li>
              ))}
          </ul>
          {byDay}
        </details>
        <div class="law">
          {rows.map(({ provision, depth, own }) => (
            <article id={anchorOf(provision.ref)} class={`depth-${depth}`}>
              <h2>
                {provision.label}
                {provision.heading === null ? '' : ` ${provision.heading}`}
              </h2>
              <Numbering provision={provision} />
              <Defects
                defects={law.defects.filter(({ refs }) => refs.some((ref) => ref.split('#')[0] === provision.ref))}
              />
              {own.map(({ ref, text, standers, reason, role }) => {
                const mark = (
                  <>
                    <b>{ROLES[role]}</b>
                    {role === 'out' && reason !== undefined ? `: ${reason}` : ''}
                    {(marks.get(ref) ?? []).map(({ name, reviewedOn }) => (
                      <span class="yes">
                        {' '}
                        · reviewed by {name}, {say.day(reviewedOn)}
                      </span>
                    ))}
                  </>
                )
                return (
                  <div id={anchorOf(ref)} class={`sentence ${role}`}>
                    {text}
                    {standers.length === 0 ? (
                      <div class="mark">{mark}</div>
                    ) : (
                      <details>
                        <summary class="mark">
                          {mark} · {standers.length} {standers.length === 1 ? 'place stands' : 'places stand'} on it
                          <span class="hidden">: {ref}</span>
                        </summary>
                        <ul>
                          {standers.map(({ procedure, anchor, says }) => (
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
                )
              })}
            </article>
          ))}
        </div>
      </Sheet>,
      200,
      PAGE_HEADERS,
    )
  })

  const reviewPage = async (town: Town, of: string | undefined, why?: string) => {
    const marks = holding(town.law, await desk.of(town.id))
    const tops = town.law.provisions.filter(({ parent }) => parent === null)
    const below = (top: string) =>
      town.law.provisions.filter(({ ref }) => topOf(town, ref) === top).flatMap(sentencesOf)
    const section = tops.find(({ ref }) => anchorOf(ref) === of)
    const here = `/towns/${town.id}/law/review`
    return (
      <Sheet title={`Review of the law: ${town.name}`} town={town} here={here}>
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
      </Sheet>
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
