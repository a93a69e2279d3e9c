/**
 * How the widget looks: the pages' own visual language in one constructed style sheet, which a strict content policy lets
 * pass. Sizes are in `em` of the reader's own text size, because a site may have set `rem` to anything.
 *
 * A site may set, on `bylaw-chat`: `--bylaw-accent`, `--bylaw-accent-ink` (the text upon it), `--bylaw-paper`, `--bylaw-card`,
 * `--bylaw-ink`, `--bylaw-font`, `--bylaw-heading-font`, `--bylaw-radius`, `--bylaw-height` (where it stands in the page),
 * `--bylaw-width`, `--bylaw-offset` (where it floats) and `--bylaw-layer` (its z-index). The attribute `theme` is `light` or
 * `dark`; without it the reader's own setting counts.
 */

export const style = `
:host { all: initial; display: block; color-scheme: light dark; font-size: medium;
  --paper: var(--bylaw-paper, light-dark(#fbfaf7, #15191c)); --card: var(--bylaw-card, light-dark(#ffffff, #1d2327));
  --ink: var(--bylaw-ink, light-dark(#1d2329, #e9ebea)); --quiet: light-dark(#55606b, #a9b3b8);
  --line: light-dark(#d9d6cd, #343c42); --line-strong: light-dark(#80868c, #7d878d);
  --accent: var(--bylaw-accent, light-dark(#1f5a4d, #7cc7b2)); --accent-ink: var(--bylaw-accent-ink, light-dark(#ffffff, #0c1a16));
  --accent-soft: color-mix(in srgb, var(--accent) 13%, var(--card));
  --law: light-dark(#f4efe2, #2a2619); --law-line: light-dark(#b58b3b, #c7a158);
  --stop: light-dark(#8f2d22, #f0a79c); --stop-soft: light-dark(#f8e7e4, #3b2320);
  --ask: light-dark(#5a4a12, #e6d28a); --ask-soft: light-dark(#f6efd8, #322d1a); --focus: light-dark(#0b63ce, #8ab8ff);
  --round: var(--bylaw-radius, 10px);
  --sans: var(--bylaw-font, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif);
  --serif: var(--bylaw-heading-font, "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif);
}
:host([hidden]) { display: none; }
:host([theme=light]) { color-scheme: light; } :host([theme=dark]) { color-scheme: dark; }
:host([floating]) { display: contents; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
:focus:not(:focus-visible) { outline: none; }
.icon { width: 1.15em; height: 1.15em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; vertical-align: -0.22em; }
.mark { font: 600 1.25em/1 var(--serif); flex: none; display: grid; place-items: center; width: 1.75em; height: 1.75em; border-radius: 50%; background: var(--accent); color: var(--accent-ink); }

.panel { font: 1em/1.5 var(--sans); color: var(--ink); background: var(--paper); color-scheme: inherit; position: relative; display: flex; flex-direction: column; overflow: hidden; container-type: inline-size; text-align: start; overflow-wrap: break-word;
  height: var(--bylaw-height, min(46em, 88vh)); border: 1px solid var(--line); border-radius: calc(var(--round) * 1.4); }
:host([fill]) { height: 100%; } :host([fill]) .panel { height: 100%; border: 0; border-radius: 0; }
.head { display: flex; gap: 0.8em; align-items: center; padding: 0.85em 1.1em; background: var(--card); border-bottom: 1px solid var(--line); flex: none; }
.names { flex: 1; min-width: 0; }
h2 { font: 600 1.12em/1.2 var(--serif); margin: 0; text-wrap: balance; } .head p { margin: 0.1em 0 0; font-size: 0.86em; color: var(--quiet); } .head h2, .head p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.log { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 1.1em; scrollbar-width: thin; scrollbar-color: var(--line-strong) transparent; }
.log:focus-visible { outline-offset: -4px; }
.foot { flex: none; background: var(--card); border-top: 1px solid var(--line); padding: 0.7em 1.1em 0.75em; max-height: 60%; overflow-y: auto; }

p { margin: 0.5em 0; } ul, ol { margin: 0.4em 0; padding-inline-start: 1.3em; } li { margin: 0.25em 0; }
h3 { font: 600 1.05em/1.3 var(--serif); margin: 1.2em 0 0.5em; } h4 { font: 600 1.05em/1.3 var(--serif); margin: 1.35em 0 0.4em; }
a { color: var(--accent); text-underline-offset: 0.15em; }
.lead { font-size: 1.08em; color: var(--quiet); margin-top: 0; text-wrap: pretty; } .quiet { color: var(--quiet); font-size: 0.875em; }
.examples { list-style: none; padding: 0; display: grid; gap: 0.5em; } .examples li { margin: 0; } .examples .choice { width: 100%; font-weight: 400; }

button { font: 600 1em/1.3 var(--sans); border-radius: var(--round); padding: 0.6em 1em; border: 1px solid var(--accent); background: var(--accent); color: var(--accent-ink); cursor: pointer; min-height: 44px; min-width: 44px; }
.choice { background: var(--card); color: var(--accent); border-color: color-mix(in srgb, var(--accent) 55%, var(--card)); text-align: start; }
.choice:hover { background: var(--accent-soft); border-color: var(--accent); } .unknown { border-style: dashed; font-weight: 400; }
.small { font-size: 0.9em; display: inline-flex; gap: 0.5em; align-items: center; }
.plain { background: none; border-color: transparent; color: var(--accent); padding: 0.4em 0.6em; } .plain:hover { background: var(--accent-soft); }
.square { display: grid; place-items: center; padding: 0; color: var(--quiet); } .square[aria-pressed=true] { color: var(--accent); background: var(--accent-soft); border-color: var(--accent); }
.row { display: flex; gap: 0.5em; flex-wrap: wrap; align-items: stretch; } .choices { display: flex; gap: 0.5em; flex-wrap: wrap; margin-top: 0.8em; }

.turns { list-style: none; margin: 0; padding: 0; } .turn { margin: 0 0 1.5em; } .turn:last-child { margin-bottom: 0.4em; }
.said { width: fit-content; max-width: 88%; margin: 0 0 0.6em; margin-inline-start: auto; padding: 0.6em 0.95em; background: var(--accent-soft); border-radius: var(--round) var(--round) 2px var(--round); white-space: pre-wrap; overflow-wrap: anywhere; }
.waiting { border: 1px dashed var(--line-strong); background: none; }
.understood { margin: 0 0 0.8em; } .understood ul { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 0.4em; justify-content: flex-end; } .understood li { margin: 0; position: relative; max-width: 100%; }
.chip { font: 400 0.86em/1.35 var(--sans); color: var(--quiet); background: var(--card); border: 1px solid var(--line-strong); border-radius: 1.1em; padding: 0.25em 0.8em; min-height: 30px; text-align: start; display: inline-block; }
.chip b { color: var(--ink); } .chip .icon { width: 0.95em; height: 0.95em; margin-inline-start: 0.45em; color: var(--accent); vertical-align: -0.12em; }
button.chip:hover, .chip[aria-expanded=true] { border-color: var(--accent); background: var(--accent-soft); }
.tip { position: absolute; z-index: 2; inset-block-start: 100%; inset-inline-end: 0; width: max-content; max-width: min(22em, 82cqi); padding: 0.45em 0.75em; font-size: 0.86em; background: var(--ink); color: var(--paper); border-radius: 6px; visibility: hidden; border: 1px solid transparent; }
.tip.toward-end { inset-inline: 0 auto; } li:hover > .tip, .chip:focus-visible + .tip { visibility: visible; } .chip[aria-expanded=true] + .tip, .hushed > .tip { visibility: hidden !important; }
.editor { border: 1px solid var(--accent); border-radius: var(--round); background: var(--card); padding: 0.8em 1em; margin-top: 0.5em; } .editor .plain { margin-top: 0.5em; } .editing { font-weight: 600; margin: 0; }
.present .understood ul { justify-content: flex-start; }

.reply { background: var(--card); border: 1px solid var(--line); border-radius: var(--round); padding: 1em 1.15em 1.1em; }
.headline { font: 600 1.16em/1.3 var(--serif); margin: 0 0 0.3em; text-wrap: balance; } .answer > .headline { font-size: 1.42em; line-height: 1.22; }
.tag { display: inline-block; font-size: 0.82em; font-weight: 600; line-height: 1.3; padding: 0.18em 0.75em; border-radius: 2em; border: 1px solid currentColor; margin-bottom: 0.7em; } .tag.go { color: var(--accent); } .tag.stop { color: var(--stop); } .tag.open { color: var(--ask); }
.rest > .body > p:first-child { font-size: 1.02em; margin-top: 0.5em; }
.duties { list-style: none; padding: 0; display: grid; gap: 0.5em; } .duties li { margin: 0; padding: 0.65em 0.9em; border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: 6px; } .duties p { margin: 0; } .due { font: 600 1em/1.4 var(--serif); margin-top: 0.2em; }
.grounds { display: inline-flex; flex-wrap: wrap; gap: 0.1em 0.6em; } .ground { all: unset; cursor: pointer; font: 400 0.85em/1.3 var(--sans); color: var(--accent); text-decoration: underline; text-underline-offset: 0.15em; padding: 0.3em 0; } .ground:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; } .duties .grounds { display: flex; }
.plainlist .grounds { margin-inline-start: 0.5em; }
.timeline { display: block; overflow: visible; margin: 0.7em 0 0.9em; font: 600 13px var(--sans); } .timeline line { stroke: var(--line-strong); stroke-width: 2; } .timeline .stem { stroke: var(--line); stroke-width: 1; } .timeline circle { fill: var(--accent); stroke: var(--card); stroke-width: 2; } .timeline .waits circle { fill: var(--card); stroke: var(--accent); } .timeline text { fill: var(--ink); }
.dates { list-style: none; padding: 0; display: grid; gap: 0.7em; } .dates li { margin: 0; } .dates > li { border-inline-start: 4px solid var(--accent); padding-inline-start: 0.85em; } .dates .earliest { border-inline-start-style: double; } .dates .rule { border-inline-start-color: var(--line-strong); }
.day { display: block; font: 600 1.1em/1.3 var(--serif); } .rule .day { font-size: 1em; } .dates p { margin: 0.15em 0; } .dates details { border: 0; padding: 0; } .dates summary { font-weight: 400; font-size: 0.875em; color: var(--quiet); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; color: inherit; font: inherit; font-size: 0.92em; } th, td { text-align: start; vertical-align: top; padding: 0.55em 0.9em 0.55em 0; border-bottom: 1px solid var(--line); } th { font-weight: 600; color: var(--quiet); } td:first-child { width: 45%; }
.law { margin: 0.6em 0; padding: 0.75em 1em; background: var(--law); border-inline-start: 4px solid var(--law-line); border-radius: 4px; } .law figcaption { font-size: 0.86em; font-weight: 600; margin-bottom: 0.25em; } .law blockquote { margin: 0; font-family: var(--serif); line-height: 1.5; } .law a { color: var(--ink); } .law:focus { outline: 3px solid var(--focus); }
.folds { margin-top: 0; } details { border-top: 1px solid var(--line); } .folds details:last-child { border-bottom: 1px solid var(--line); } .part > details { margin-top: 0.8em; } .question > details { margin: 1em 0 -0.8em; }
summary { cursor: pointer; font-weight: 600; padding: 0.6em 0; min-height: 44px; list-style: none; display: flex; align-items: baseline; gap: 0.7em; } summary::-webkit-details-marker { display: none; } summary::before { content: ""; flex: none; width: 0.42em; height: 0.42em; margin-inline-start: 0.15em; border: solid currentColor; border-width: 0 2px 2px 0; transform: translateY(-0.12em) rotate(-45deg); color: var(--accent); } details[open] > summary::before { transform: translateY(-0.2em) rotate(45deg); } summary:hover { color: var(--accent); } .dates summary { min-height: 0; padding: 0.25em 0; } .folded { padding-bottom: 0.7em; } .folded > :first-child { margin-top: 0; }
.note { background: var(--ask-soft); border: 1px solid color-mix(in srgb, var(--ask) 35%, transparent); border-radius: var(--round); padding: 0.75em 1em; margin: 1em 0; } .note > :first-child { margin-top: 0; } .note > :last-child { margin-bottom: 0; } .note .plain { color: inherit; text-decoration: underline; text-underline-offset: 0.15em; }
.error { color: var(--stop); background: var(--stop-soft); border: 1px solid currentColor; border-radius: 6px; padding: 0.5em 0.8em; margin: 0.5em 0 0; font-size: 0.93em; }
.afterwards { display: flex; flex-wrap: wrap; gap: 0.4em 1em; justify-content: space-between; margin-top: 0.8em; border-top: 1px solid var(--line); padding-top: 0.5em; } .copying .plain { display: inline-flex; gap: 0.45em; align-items: center; margin-inline-start: -0.6em; } .feedback { display: contents; } .thumbs { display: flex; } .reason { flex-basis: 100%; } .copying:has(textarea) { flex-basis: 100%; }

label { display: block; font-weight: 600; font-size: 0.92em; margin-bottom: 0.35em; }
textarea, input { font: 1em/1.4 var(--sans); color: var(--ink); background: var(--paper); border: 1px solid var(--line-strong); border-radius: var(--round); padding: 0.6em 0.8em; min-height: 44px; min-width: 0; max-width: 100%; } [aria-invalid=true] { border-color: var(--stop); border-width: 2px; }
.ask .row { flex-wrap: nowrap; align-items: flex-end; } .ask textarea { flex: 1; resize: none; max-height: 9em; field-sizing: content; min-height: 2.8em; } .copying textarea { width: 100%; }
.send { display: inline-flex; gap: 0.4em; align-items: center; }
.typed { margin-top: 0.7em; } .typed input:not(.picker) { flex: 1 1 7em; max-width: 14em; } .typed .quiet { margin: 0 0 0.5em; } .typed .amount:not(.picker) { flex: 0 1 7em; } .unit { align-self: center; color: var(--quiet); } .echo { min-height: 1.5em; margin: 0.35em 0 0; font: 600 1em/1.5 var(--serif); }
.picks { position: relative; display: flex; } .picks .square { border-color: var(--line-strong); } .picker { position: absolute; inset: auto 0 0 0; width: 1px; height: 1px; min-height: 0; padding: 0; border: 0; opacity: 0; pointer-events: none; }
.reason form { margin-top: 0.4em; } .reason input { flex: 1 1 10em; }
.tools { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 0.4em; margin: 0.9em 0 -0.5em; } .tools .plain { font-size: 0.88em; font-weight: 400; }
.about { border: 0; font-size: 0.82em; color: var(--quiet); margin-top: 0.45em; } .about summary { font-weight: 400; padding: 0.25em 0; min-height: 24px; } .about b { color: var(--ink); }
.progress { display: flex; gap: 0.35em; align-items: center; color: var(--quiet); font-size: 0.93em; } .progress i { width: 0.4em; height: 0.4em; border-radius: 50%; background: var(--accent); animation: breathe 1.2s infinite ease-in-out; } .progress i:nth-of-type(2) { animation-delay: 0.2s; } .progress i:nth-of-type(3) { animation-delay: 0.4s; }
.alarm { background: var(--stop-soft); border: 1px solid currentColor; border-inline-start-width: 6px; color: var(--stop); border-radius: var(--round); padding: 0.75em 1em; margin: 0 0 0.8em; font-weight: 600; } .alarm > :first-child { margin-top: 0; } .alarm > :last-child { margin-bottom: 0; }
.tongue { flex: none; font-size: 0.88em; } .end { justify-content: flex-end; margin: -0.4em 0 0.4em; }
.aside > :first-child { border: 1px solid var(--accent); border-radius: var(--round); background: var(--card); padding: 0 1.15em 1em; margin-top: 1em; } .line { margin-bottom: 0.7em; } .line > input, .line > textarea { width: 100%; }
fieldset { border: 0; margin: 0 0 0.7em; padding: 0; min-width: 0; } legend { font-weight: 600; padding: 0; } .option { display: flex; gap: 0.6em; align-items: flex-start; } .option input { flex: none; width: 1.25em; height: 1.25em; min-height: 0; margin: 0.4em 0 0; accent-color: var(--accent); } .option label { flex: 1; font-weight: 400; font-size: 1em; padding: 0.3em 0; margin: 0; }
@keyframes breathe { 0%, 70%, 100% { opacity: 0.25; } 35% { opacity: 1; } }

.launcher { position: fixed; z-index: var(--bylaw-layer, 2147483000); inset-block-end: var(--bylaw-offset, 20px); inset-inline-end: var(--bylaw-offset, 20px); display: inline-flex; gap: 0.65em; align-items: center; max-width: calc(100vw - 40px); padding: 0.45em 1.2em 0.45em 0.5em; border-radius: 3em; font: 600 1rem/1.25 var(--sans); font-size: 1em; color: var(--accent-ink); background: var(--accent); border: 1px solid color-mix(in srgb, var(--accent-ink) 30%, var(--accent)); box-shadow: 0 2px 6px rgb(0 0 0 / 0.2), 0 8px 24px rgb(0 0 0 / 0.16); }
.launcher .mark { background: var(--accent-ink); color: var(--accent); } .launcher.behind { visibility: hidden; }
dialog.panel { display: none; position: fixed; z-index: var(--bylaw-layer, 2147483000); margin: 0; padding: 0; inset: auto var(--bylaw-offset, 20px) var(--bylaw-offset, 20px) auto; width: var(--bylaw-width, min(29em, calc(100vw - 40px))); max-width: none; height: min(47em, calc(100vh - 40px)); height: min(47em, calc(100dvh - 40px)); max-height: none; box-shadow: 0 6px 18px rgb(0 0 0 / 0.16), 0 22px 60px rgb(0 0 0 / 0.24); animation: rise 0.18s ease-out; }
dialog.panel[open] { display: flex; } :host(:dir(rtl)) dialog.panel { inset: auto auto var(--bylaw-offset, 20px) var(--bylaw-offset, 20px); } @keyframes rise { from { opacity: 0; transform: translateY(10px); } }
dialog.panel.whole, :host(:dir(rtl)) dialog.panel.whole { inset: var(--seen-top, 0) 0 auto 0; width: 100%; height: 100dvh; height: var(--seen-height, 100dvh); border: 0; border-radius: 0; box-shadow: none; } ::backdrop { background: rgb(0 0 0 / 0.4); }

@container (max-width: 26em) { .head h2 { font-size: 1em; } .head, .foot { padding-inline: 0.85em; } .log { padding: 0.85em; } .reply { padding: 0.85em 0.95em 1em; } .said { max-width: 94%; } .answer > .headline { font-size: 1.3em; } .send span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } .send { justify-content: center; } }
@container (max-width: 19em) { .head .mark { display: none; } .choices .choice { flex: 1 1 100%; } }
@media (max-height: 30em) { .panel { overflow-y: auto; display: block; } dialog.panel[open] { display: block; } .log { overflow: visible; } .foot { max-height: none; } }
@media (forced-colors: active) { .icon { color: inherit; } .mark, .said, .tag, .reply, .chip, .law, .duties li { border: 1px solid CanvasText; } .duties li, .dates > li, .law { border-inline-start-width: 4px; } .timeline line { stroke: CanvasText; } .timeline .stem { stroke: CanvasText; } .timeline circle { fill: CanvasText; stroke: Canvas; } .timeline .waits circle { fill: Canvas; stroke: CanvasText; } .timeline text { fill: CanvasText; } .progress i { background: CanvasText; } .tip { border-color: CanvasText; } .square[aria-pressed=true] { border: 2px solid Highlight; } }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important; } .progress i { opacity: 0.7; } }
@media (prefers-contrast: more) { :host { --quiet: var(--ink); --line: var(--line-strong); } }
@media print { :host([floating]) { display: none; } .panel { height: auto; overflow: visible; border: 0; display: block; } .log { overflow: visible; padding: 0; } .foot, .ways, .afterwards, .tip, .icon { display: none; } .reply { break-inside: avoid-page; } }
`

/** How the conversation looks on paper, and in the file that a person keeps. */
export const paper = `
:host, html { all: initial; display: block; color: #111; background: #fff; font: 11pt/1.45 Georgia, "Times New Roman", serif; }
:host main, html main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem; } *, ::before, ::after { box-sizing: border-box; } head { display: none; } body { margin: 0; }
h1 { font-size: 1.5em; line-height: 1.2; margin: 0 0 0.2em; } h2 { font-size: 1.3em; line-height: 1.25; margin: 0.2em 0 0.4em; break-after: avoid; } h4 { font-size: 1em; margin: 1em 0 0.3em; break-after: avoid; } p { margin: 0.4em 0; orphans: 3; widows: 3; }
.turn { border-top: 1px solid #999; margin-top: 1.1em; padding-top: 0.7em; } .said { white-space: pre-wrap; overflow-wrap: anywhere; } .quiet { color: #444; font-size: 0.86em; } .tag { font-weight: bold; text-transform: uppercase; letter-spacing: 0.06em; font-size: 0.8em; margin-top: 0.8em; }
ul, ol { padding-inline-start: 1.3em; margin: 0.3em 0; } .dates, .duties { list-style: none; padding: 0; } .dates > li, .duties > li { border-inline-start: 3px solid #444; padding-inline-start: 0.7em; margin: 0.5em 0; break-inside: avoid; } .day, .due { font-weight: bold; display: block; } .duties p { margin: 0; }
.law { margin: 0.5em 0; padding: 0.1em 0 0.1em 0.8em; border-inline-start: 3px double #444; break-inside: avoid; } .law blockquote { margin: 0; font-style: italic; } figcaption { font-weight: bold; font-size: 0.9em; } a { color: inherit; } .hidden, .icon { display: none; } .grounds { font-size: 0.86em; color: #444; margin-inline-start: 0.4em; } .grounds .ground + .ground::before { content: ", "; }
table { border-collapse: collapse; width: 100%; font-size: 0.95em; } th, td { text-align: start; vertical-align: top; padding: 0.3em 0.8em 0.3em 0; border-bottom: 1px solid #999; } tr { break-inside: avoid; }
summary { font-weight: bold; margin-top: 0.8em; list-style: none; } .dates summary { font-weight: normal; margin: 0.2em 0 0; font-size: 0.9em; } .note { border: 1px solid #444; padding: 0.5em 0.8em; margin: 0.8em 0; break-inside: avoid; } .note h4 { margin-top: 0; }
.timeline { display: block; overflow: visible; margin: 0.6em 0; font: bold 10px Arial, sans-serif; } .timeline line { stroke: #444; stroke-width: 1.5; } .timeline .stem { stroke: #999; stroke-width: 1; } .timeline circle { fill: #111; } .timeline .waits circle { fill: #fff; stroke: #111; stroke-width: 2; }
@page { margin: 18mm 16mm; } @media print { main { padding: 0; max-width: none; } }
`
