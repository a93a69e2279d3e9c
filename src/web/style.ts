/** One visual language for every page: type scale, spacing and colours as custom properties, light and dark, print. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --card: #ffffff; --ink: #1d2329; --quiet: #55606b; --line: #d9d6cd; --line-strong: #8a8f94;
  --accent: #1f5a4d; --accent-ink: #ffffff; --accent-soft: #e4efeb; --law: #f4efe2; --law-line: #b58b3b;
  --stop: #8f2d22; --stop-soft: #f8e7e4; --go: #1f5a4d; --ask: #5a4a12; --ask-soft: #f6efd8; --focus: #0b63ce;
  --step--1: 0.875rem; --step-0: 1.0625rem; --step-1: 1.25rem; --step-2: 1.6rem; --step-3: 2.1rem;
  --gap: 1rem; --round: 10px;
  --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15191c; --card: #1d2327; --ink: #e9ebea; --quiet: #a9b3b8; --line: #343c42; --line-strong: #7d878d;
    --accent: #7cc7b2; --accent-ink: #0c1a16; --accent-soft: #21352f; --law: #2a2619; --law-line: #c7a158;
    --stop: #f0a79c; --stop-soft: #3b2320; --go: #7cc7b2; --ask: #e6d28a; --ask-soft: #322d1a; --focus: #8ab8ff;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.55 var(--sans); color: var(--ink); background: var(--paper); text-size-adjust: 100%; }
body { margin: 0; font-size: var(--step-0); }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999rem; } .skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: 0.5rem 1rem; }
body { min-height: 100vh; display: flex; flex-direction: column; } main { flex: 1 0 auto; width: 100%; }
.bar { border-bottom: 1px solid var(--line); background: var(--card); }
.bar > div { max-width: 46rem; margin: 0 auto; padding: 0.8rem 1.1rem; display: flex; gap: 0.2rem 1.4rem; align-items: baseline; flex-wrap: wrap; }
.bar .site, .bar strong { font: 600 var(--step-1)/1.2 var(--serif); letter-spacing: 0.01em; margin: 0 auto 0 0; }
.bar .site a, .bar strong a { color: inherit; text-decoration: none; }
.bar nav { display: flex; gap: 0.2rem 1.1rem; flex-wrap: wrap; font-size: var(--step--1); } .bar nav > a, .tongues span { padding: 0.3rem 0; } .bar [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.tongues { padding-left: 1.1rem; border-left: 1px solid var(--line); } .tongues form { display: contents; }
footer.bar { border-bottom: 0; border-top: 1px solid var(--line); } footer.bar > div { padding-block: 1.1rem 1.4rem; color: var(--quiet); font-size: var(--step--1); flex-direction: column; } footer.bar p { margin: 0 0 0.2rem; }
button.plain { background: none; border: 0; padding: 0.3rem 0; min-height: 0; color: var(--accent); font-weight: 400; font-size: var(--step--1); text-decoration: underline; text-underline-offset: 0.15em; }
.keep { display: flex; flex-wrap: wrap; gap: 0.2rem 1.4rem; margin: 1rem 0 0; } .also { margin: 0 0 1rem; } .feedback { margin-bottom: 1rem; } .feedback form { margin: 0.6rem 0 0.9rem; } .feedback label { margin-top: 0.7rem; }
.alarm { background: var(--stop-soft); color: var(--stop); border: 1px solid currentColor; border-left-width: 6px; border-radius: var(--round); padding: 0.8rem 1.1rem; margin: 0 0 1rem; font-weight: 600; } .alarm > :first-child { margin-top: 0; } .alarm > :last-child { margin-bottom: 0; }
.option { display: flex; gap: 0.7rem; align-items: flex-start; } .option input { width: 1.4rem; height: 1.4rem; flex: none; margin: 0.15rem 0 0; accent-color: var(--accent); } .option label { font-weight: 400; margin: 0; }
main { max-width: 46rem; margin: 0 auto; padding: 1.6rem 1.1rem 4rem; }
h1 { font: 600 var(--step-3)/1.15 var(--serif); margin: 0 0 0.5rem; text-wrap: balance; }
h2 { font: 600 var(--step-1)/1.3 var(--serif); margin: 1.8rem 0 0.5rem; }
h3 { font-size: var(--step-0); margin: 1.2rem 0 0.3rem; }
p { margin: 0.5rem 0; } .lead { font-size: var(--step-1); color: var(--quiet); line-height: 1.45; }
.quiet { color: var(--quiet); font-size: var(--step--1); }
.towns { list-style: none; padding: 0; display: grid; gap: 0.8rem; }
.towns a { display: block; padding: 1rem 1.2rem; border: 1px solid var(--line); border-radius: var(--round); background: var(--card); text-decoration: none; color: inherit; }
.towns.many { grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); } .towns.many a { height: 100%; font-size: var(--step--1); }
.towns a:hover { border-color: var(--accent); } .towns .quiet { display: block; } .towns strong { display: block; font: 600 var(--step-1)/1.3 var(--serif); color: var(--accent); }
.said { margin: 1.6rem 0 0.6rem auto; max-width: 34rem; width: fit-content; background: var(--accent-soft); padding: 0.7rem 1rem; border-radius: var(--round) var(--round) 2px var(--round); white-space: pre-wrap; overflow-wrap: anywhere; }
.understood { display: flex; flex-wrap: wrap; gap: 0.4rem; justify-content: flex-end; margin: 0 0 0.9rem; padding: 0; list-style: none; font-size: var(--step--1); }
.understood li { border: 1px solid var(--line); border-radius: 99px; padding: 0.1rem 0.7rem; background: var(--card); color: var(--quiet); }
.understood b { color: var(--ink); font-weight: 600; }
.reply { background: var(--card); border: 1px solid var(--line); border-radius: var(--round); padding: 1.1rem 1.25rem 1.25rem; margin: 0 0 1rem; }
.reply > h2 { font: 600 var(--step-0)/1.4 var(--sans); margin: 1.2rem 0 0.3rem; } .reply > :first-child { margin-top: 0; } .reply > :last-child { margin-bottom: 0; } .reply ul:not(.dates), .reply ol { margin: 0.3rem 0; padding-left: 1.2rem; } .reply li { margin-bottom: 0.2rem; }
.turn:not([id]) .headline { font-size: var(--step-1); }
.headline { font: 600 var(--step-2)/1.25 var(--serif); margin: 0 0 0.4rem; text-wrap: balance; }
.tag { display: inline-block; font-size: var(--step--1); font-weight: 600; padding: 0.1rem 0.65rem; border-radius: 99px; margin-bottom: 0.6rem; border: 1px solid currentColor; }
.tag.must, .tag.may, .tag.need-not { color: var(--go); } .tag.must-not { color: var(--stop); } .tag.open { color: var(--ask); }
.dates { list-style: none; padding: 0; margin: 0.8rem 0; display: grid; gap: 0.6rem; }
.dates > li { border-left: 4px solid var(--accent); padding: 0.1rem 0 0.1rem 0.9rem; }
.dates .day { font: 600 var(--step-1)/1.3 var(--serif); display: block; } .dates .rule { border-left-color: var(--line-strong); } .dates .rule .day { font-size: var(--step-0); } .dates details:nth-of-type(n), .column details:nth-of-type(n) { border: 0; padding: 0.2rem 0; } .dates summary { font-weight: 400; font-size: var(--step--1); color: var(--quiet); }
table { border-collapse: collapse; width: 100%; margin: 0.6rem 0; font-size: var(--step--1); } th, td { text-align: left; vertical-align: top; padding: 0.45rem 0.6rem 0.45rem 0; border-bottom: 1px solid var(--line); } th { font-weight: 600; }
.scroll { overflow-x: auto; }
blockquote { margin: 0.6rem 0; padding: 0.7rem 1rem; background: var(--law); border-left: 4px solid var(--law-line); border-radius: 4px; font-family: var(--serif); line-height: 1.5; }
blockquote cite { display: block; font: 600 var(--step--1)/1.4 var(--sans); margin-bottom: 0.2rem; font-style: normal; }
details { border-top: 1px solid var(--line); padding: 0.55rem 0; } details:last-of-type { border-bottom: 1px solid var(--line); } summary { cursor: pointer; font-weight: 600; }
.note { background: var(--ask-soft); padding: 0.7rem 1rem; border-radius: var(--round); margin: 0.8rem 0; }
.notice { margin-top: 1rem; font-size: var(--step--1); color: var(--quiet); }
form.ask, form.pick { margin: 1rem 0 0; } label { font-weight: 600; display: block; margin-bottom: 0.35rem; }
textarea, select, input[type=text], input[type=email], input[type=tel], input[type=number], input[type=date] { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line-strong); border-radius: var(--round); padding: 0.7rem 0.85rem; }
textarea { min-height: 6.2rem; resize: vertical; display: block; }
button { font: inherit; font-weight: 600; border-radius: var(--round); padding: 0.6rem 1.1rem; border: 1px solid var(--accent); background: var(--accent); color: var(--accent-ink); cursor: pointer; min-height: 44px; }
button.choice { background: transparent; color: var(--accent); text-align: left; } button:hover { filter: brightness(1.08); }
.row { display: flex; gap: 0.6rem; flex-wrap: wrap; margin-top: 0.7rem; align-items: center; } .choices { display: flex; gap: 0.5rem; flex-wrap: wrap; margin-top: 0.7rem; }
.choices + details { margin-top: 1rem; } .choices form { display: contents; } .error { color: var(--stop); background: var(--stop-soft); border-radius: var(--round); padding: 0.7rem 1rem; }
.law article { margin: 1.1rem 0; scroll-margin-top: 1rem; padding-left: 0; }
.law .depth-1 { padding-left: 1rem; } .law .depth-2 { padding-left: 2rem; } .law .depth-3 { padding-left: 3rem; } .law .depth-4 { padding-left: 4rem; } .law article:target { background: var(--law); outline: 6px solid var(--law); border-radius: 4px; }
.law h2 { font-size: var(--step-0); margin: 0 0 0.2rem; } .law .depth-0 > h2 { font-size: var(--step-1); margin-top: 1.8rem; } .law p { font-family: var(--serif); white-space: pre-line; }
.examples { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); } .examples button { height: 100%; font-weight: 400; }
.topics { columns: 18rem; column-gap: 2.2rem; margin-top: 1.4rem; } .topics section { padding-bottom: 1.2rem; } .topics h2 { break-after: avoid; } .topics li { break-inside: avoid; } .topics h2 { font-size: var(--step-0); margin: 0; border-bottom: 1px solid var(--line); padding-bottom: 0.3rem; } .topics ul { list-style: none; padding: 0; margin: 0; }
.topics button { width: 100%; border: 0; border-radius: 4px; padding: 0.45rem 0; font-weight: 400; text-decoration: underline; text-underline-offset: 0.15em; text-decoration-thickness: 1px; } .topics button:hover { text-decoration-thickness: 2px; } .topics li .quiet { margin: -0.2rem 0 0.6rem; }
.bar .wide, main.wide { max-width: 76rem; } .wide > .lead, .wide > .notice { max-width: 46rem; }
.columns { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr)); align-items: start; margin: 1.2rem 0; } .column { margin: 0; } .reply.column > h2 { font: 600 var(--step-1)/1.3 var(--serif); margin: 0 0 0.6rem; } .column .headline { font-size: var(--step-1); } .column.none { background: transparent; border-style: dashed; }
.cases { padding-left: 1.1rem; } .cases li { margin: 0.5rem 0; }
.fields { display: grid; gap: 1.1rem 1.6rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); align-items: start; margin: 0.8rem 0 1.2rem; } .field p { margin: 0.25rem 0 0; }
.timeline { display: block; overflow: visible; margin: 0.9rem 0 0.4rem; font: 600 0.8125rem var(--sans); } .timeline line { stroke: var(--line-strong); stroke-width: 2; } .timeline .stem { stroke: var(--line); stroke-width: 1; } .timeline circle { fill: var(--accent); stroke: var(--card); stroke-width: 2; } .timeline .open circle { fill: var(--card); stroke: var(--accent); } .timeline text { fill: var(--ink); }
.turn { scroll-margin-top: 0.5rem; } .typed { flex-basis: 100%; } .choices .typed { display: block; } .typed .row { margin-top: 0; align-items: stretch; } .typed input { width: auto; min-width: 11rem; flex: 0 1 16rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 40rem) { .bar .site { flex-basis: 100%; } .tongues { margin-left: auto; } }
@media (max-width: 34rem) { h1 { font-size: var(--step-2); } .headline { font-size: 1.35rem; } .reply { padding: 1rem; } .said { max-width: 92%; } }
@media (forced-colors: active) { .timeline line, .timeline .stem { stroke: CanvasText; } .timeline circle { fill: CanvasText; stroke: Canvas; } .timeline .open circle { fill: Canvas; stroke: CanvasText; } .timeline text { fill: CanvasText; } .tag, .said, .note, .alarm, .error, blockquote { border: 1px solid CanvasText; } blockquote { border-left-width: 4px; } }
@media print { .bar nav, footer.bar, form, .choices, .keep, .feedback, .skip { display: none !important; } body { background: #fff; } .reply, .said { border: 1px solid #999; break-inside: avoid; } details::details-content { content-visibility: visible; block-size: auto; } summary { list-style: none; } .turn { break-inside: auto; } .reply { break-inside: auto; } blockquote, .dates li, tr { break-inside: avoid; } }
@media print and (prefers-color-scheme: dark) { :root { color-scheme: light; --paper: #fbfaf7; --card: #ffffff; --ink: #1d2329; --quiet: #55606b; --line: #d9d6cd; --line-strong: #8a8f94; --accent: #1f5a4d; --accent-ink: #ffffff; --accent-soft: #e4efeb; --law: #f4efe2; --law-line: #b58b3b; --stop: #8f2d22; --stop-soft: #f8e7e4; --go: #1f5a4d; --ask: #5a4a12; --ask-soft: #f6efd8; --focus: #0b63ce; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
`
