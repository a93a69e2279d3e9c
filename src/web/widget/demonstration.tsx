/** The website of a town that does not exist, as a place to try the widget on. */
import type { Language } from '../../../machines/kit/language.ts'
import type { Town } from '../../../machines/kit/town.ts'

import { inTongue } from '../frame.tsx'

/** Where the widget stands: over the page, in its text, or in a frame. */
export type Placing = 'floating' | 'page' | 'frame'

declare module 'hono/jsx' {
  namespace JSX {
    interface IntrinsicElements {
      'bylaw-chat': { town: string; fill?: string; theme?: string; lang?: string }
    }
  }
}

const PLACINGS: Readonly<Record<Placing, string>> = {
  floating: 'Over the page',
  page: 'In the page',
  frame: 'In a frame',
}

interface Shown {
  readonly town: Town
  readonly placing: Placing
  readonly dir: 'ltr' | 'rtl'
  /** The language of the assistant; the page of the made-up town is English, as town websites are. */
  readonly language: Language
}

export const Demonstration = ({ town, placing, dir, language }: Shown) => {
  const lang = language === 'en' ? undefined : language
  return (
    <html lang="en" dir={dir}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Septic systems: Town of Elder Notch (a demonstration)</title>
        <link rel="stylesheet" href="/widget/demonstration.css" />
        <link rel="icon" href="data:," />
        {placing === 'floating' ? (
          <script src="/widget.js" data-town={town.id} data-lang={lang} async />
        ) : placing === 'page' ? (
          <script src="/widget.js" async />
        ) : null}
      </head>
      <body>
        <aside class="made-up" aria-label="About this page">
          A demonstration. There is no Town of Elder Notch; the assistant on this page answers from the law of the{' '}
          <b>{town.name}</b>.
        </aside>
        <header class="site">
          <div class="inner">
            <p class="crest" aria-hidden="true">
              EN
            </p>
            <p class="town">
              Town of Elder Notch <span>Established 1811</span>
            </p>
            <nav aria-label="Town website">
              <a href="#departments">Departments</a>
              <a href="#meetings">Meetings</a>
              <a href="#forms">Forms</a>
            </nav>
          </div>
        </header>
        <main class="inner">
          <h1>Septic systems</h1>
          <p class="opening">
            Most homes in town are not on a sewer. What the owner of a septic system must do, and by when, stands in the
            town’s law.
          </p>
          <nav class="placings" aria-label="Where the assistant stands">
            {(Object.keys(PLACINGS) as Placing[]).map((one) => (
              <a
                href={inTongue(`/demo?town=${town.id}&as=${one}`, language)}
                aria-current={one === placing ? 'page' : undefined}
              >
                {PLACINGS[one]}
              </a>
            ))}
          </nav>
          {placing === 'page' ? <bylaw-chat town={town.id} lang={lang} /> : null}
          {placing === 'frame' ? (
            <iframe src={inTongue(`/${town.id}/embed`, language)} title="Ask the septic law" />
          ) : null}
          <div class="cards">
            <section id="departments">
              <h2>Code enforcement</h2>
              <p>Permits and inspections. Town Hall, lower level, weekdays from nine to four.</p>
            </section>
            <section id="meetings">
              <h2>Next meetings</h2>
              <p>The Town Board meets on the second Tuesday of the month, the Planning Board on the fourth Thursday.</p>
            </section>
            <section id="forms">
              <h2>Forms</h2>
              <p>Applications lie at the clerk’s window. Bring the tax map number of the parcel.</p>
            </section>
          </div>
          <h2>Looking after a septic system</h2>
          <p>
            Keep a drawing of where the tank and the leach field lie. Keep cars off the field and trees away from it.
            Have the tank looked at before it is full, not after.
          </p>
        </main>
        <footer class="site">
          <div class="inner">Town of Elder Notch, a place made up for this demonstration.</div>
        </footer>
      </body>
    </html>
  )
}

export const demonstrationStyle = `
:root { color-scheme: light dark; --ink: light-dark(#22272e, #e6e8ea); --paper: light-dark(#ffffff, #16191d); --line: light-dark(#d5d9de, #353b43); --blue: light-dark(#1d3f66, #a9c6e8); --band: light-dark(#eef2f6, #1e242b); }
* { box-sizing: border-box; } html { font: 100%/1.6 ui-sans-serif, system-ui, sans-serif; color: var(--ink); background: var(--paper); } body { margin: 0; }
.inner { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; } a { color: var(--blue); }
.made-up { margin: 0; padding: 0.45rem 1.25rem; text-align: center; font-size: 0.9rem; background: light-dark(#fff3cd, #3a3013); }
header.site { background: light-dark(#1d3f66, #132638); color: #fff; } header.site .inner { display: flex; gap: 0.6rem 1.1rem; align-items: center; flex-wrap: wrap; padding-block: 0.9rem; } header.site nav { display: flex; gap: 1.2rem; flex-wrap: wrap; margin-inline-start: auto; } header.site a { color: #fff; }
.crest { margin: 0; width: 3rem; height: 3rem; display: grid; place-items: center; border: 2px solid #fff; border-radius: 50% 50% 46% 46%; font: 600 1.05rem/1 Georgia, serif; letter-spacing: 0.05em; } .town { margin: 0; font: 600 1.35rem/1.2 Georgia, serif; } .town span { display: block; font: 400 0.85rem/1.4 ui-sans-serif, system-ui, sans-serif; }
h1 { font: 600 2.1rem/1.2 Georgia, serif; margin: 2rem 0 0.4rem; } h2 { font: 600 1.25rem/1.3 Georgia, serif; margin: 1.6rem 0 0.3rem; } .opening { font-size: 1.15rem; max-width: 42rem; margin: 0 0 1.2rem; }
.placings { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; margin: 0 0 1.4rem; padding: 0.6rem 0; border-block: 1px solid var(--line); } .placings [aria-current] { font-weight: 700; text-decoration: none; color: inherit; }
bylaw-chat:not([floating]) { max-width: 46rem; margin: 0 0 2rem; } iframe { display: block; width: 100%; max-width: 46rem; height: 44rem; max-height: 85vh; border: 1px solid var(--line); border-radius: 12px; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); } .cards section { background: var(--band); padding: 1rem 1.2rem; border-radius: 6px; } .cards h2 { margin-top: 0; } .cards p { margin: 0.2rem 0 0; }
footer.site { margin-top: 3rem; padding: 1.5rem 0 6rem; background: var(--band); font-size: 0.9rem; }
.embed, .embed div { height: 100vh; height: 100dvh; margin: 0; } .embed bylaw-chat { display: block; height: 100%; max-width: none; margin: 0; }
`
