/** The element itself: `<bylaw-chat town="…">`. What it looks like stands in style.ts, what it remembers in conversation.ts. */
import type { Message, Problem } from '../../contract.ts'
import { talk as english } from '../words/en.ts'
import { TONGUES } from '../words/languages.ts'
import { amount } from './amount.ts'
import { spoken } from './calendar.ts'
import { type Conversation, conversation, conversationLanguage, type Shown } from './conversation.ts'
import { capital, h, icon, newId, paragraphs } from './dom.ts'
import { errorFor, type Ways, ways } from './fields.ts'
import { folded, outward, sentence } from './law.ts'
import type {
  Answer,
  Details,
  FactWords,
  Foreign,
  Language,
  Names,
  Reply,
  Setting,
  Talk,
  Told,
  Value,
  Welcome,
} from './shapes.ts'
import { stored } from './store.ts'
import { style } from './style.ts'
import { outcomeTone, outcomeWords } from './words.ts'

/** Where the widget and its parts come from. */
export interface Origin {
  /** The service, `https://…`, without a path. */
  readonly server: string
  /** The second part's path. */
  readonly details: string
  /** The paths of the parts that hold the words of the other languages. */
  readonly foreign: Readonly<Record<Exclude<Language, 'en'>, string>>
}

const PHONE = '(max-width: 30em), (max-height: 26em)'
const CLOSE = 'M5 5l10 10M15 5L5 15'
/** Work that takes longer than this is said to be under way; a shorter wait would only flicker. */
const SOON_MS = 350
const LONG_MS = 6000
const RETRY_MS = 4000

const valueWords = (fact: FactWords | undefined, value: Value, talk: Talk, names: Names | null): string => {
  if (value === null) return talk.notKnown
  const choice = fact?.choices?.find((one) => one.value === value)
  if (choice !== undefined)
    return fact?.input === null && typeof value === 'boolean' ? choice.label.toLowerCase() : choice.label
  if (fact?.input?.type === 'number' && typeof value === 'number') return amount(value, fact.input.unit, names)
  if (fact?.input?.type === 'day' && typeof value === 'string') return spoken(value, talk)
  return String(value)
}

const fetched = async <T>(address: string): Promise<T | null> => {
  const response = await fetch(address, { credentials: 'omit' })
  return response.ok ? ((await response.json()) as T) : null
}

const remembered = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
const remember = (key: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Then a reload forgets what was being typed; what was sent is kept elsewhere.
  }
}

let sheet: CSSStyleSheet | null = null
const styles = (): CSSStyleSheet => {
  if (sheet === null) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
  }
  return sheet
}

const isLanguage = (code: string | null | undefined): code is Language => code === 'en' || code === 'es'
const primary = (tag: string | null | undefined): string | undefined => tag?.toLowerCase().split('-')[0]

/** Why the service did not take a message, in words for the person who wrote it. */
const whyRefused = ({ status, title, detail, errors }: Problem, talk: Talk): string => {
  if (status === 404) return talk.gone
  if (status === 413) return talk.tooLong
  if (status === 400 || status === 422) return talk.misfit(errors?.[0]?.message ?? detail)
  return `${title}. ${detail}`
}

/** What a chat in one language hands over to the one in another that takes its place. */
interface Before {
  /** How many turns were shown: what comes after them is news. */
  readonly turns: number
  readonly focusNext: boolean
  readonly focus: 'text' | 'tongue' | null
  readonly open: boolean
}

/** Defines the element for pages that load the widget from this origin. */
export const defineChat = (origin: Origin): void => {
  if (customElements.get('bylaw-chat') !== undefined) return
  customElements.define(
    'bylaw-chat',
    class extends HTMLElement {
      #chat: Chat | null = null
      connectedCallback(): void {
        const town = this.getAttribute('town')
        if (town === null || this.#chat !== null) return
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        const show = (language: Language, before: Before | null): void => {
          const build = (foreign: Foreign | null): void => {
            if (!this.isConnected) return
            this.#chat?.close()
            this.#chat = new Chat(this, root, town, origin, foreign === null ? 'en' : language, foreign, show, before)
          }
          if (language === 'en') {
            build(null)
            return
          }
          import(/* @vite-ignore */ `${origin.server}${origin.foreign[language]}`).then(
            (part: { foreign: Foreign }) => build(part.foreign),
            // Better in English than not at all.
            () => build(null),
          )
        }
        show(languageFor(this, origin.server, town).shown, null)
      }
      disconnectedCallback(): void {
        // An element that only moves within its page is taken out and put back at once.
        queueMicrotask(() => {
          if (this.isConnected) return
          this.#chat?.close()
          this.#chat = null
        })
      }
    },
  )
}

const chosenKey = (server: string): string => `bylaw language ${server}`

/** The language to show the widget in, and the one to tell the service of when a conversation begins. */
const languageFor = (
  host: HTMLElement,
  server: string,
  town: string,
): { shown: Language; told: Language | undefined } => {
  const chosen = stored.get(chosenKey(server))
  if (isLanguage(chosen)) return { shown: chosen, told: chosen }
  const own = primary(host.getAttribute('lang'))
  const page = primary(host.closest('[lang]')?.getAttribute('lang'))
  const told = isLanguage(own) ? own : page === 'es' ? page : undefined
  const last = conversationLanguage(server, town)
  return { shown: last ?? told ?? 'en', told }
}

class Chat {
  readonly host: HTMLElement
  readonly town: string
  readonly origin: Origin
  readonly talk: Conversation
  readonly floating: boolean
  readonly language: Language
  readonly foreign: Foreign | null
  readonly w: Talk
  readonly swap: (language: Language, before: Before) => void
  before: Before | null

  welcome: Welcome | null = null
  names: Names | null = null
  details: Details | null = null

  readonly panel: HTMLElement
  readonly launcher: HTMLButtonElement | null = null
  readonly title: HTMLElement
  readonly subtitle = h('p', {})
  readonly log: HTMLElement
  readonly intro = h('div', { class: 'intro' })
  readonly turns = h('ol', { class: 'turns' })
  readonly pending = h('div', { class: 'pending' })
  readonly live = h('div', { class: 'hidden', 'aria-live': 'polite', 'aria-atomic': 'true' })
  readonly about: HTMLElement
  readonly tools: HTMLElement
  /** Below the conversation: what a person is doing with it as a whole. */
  readonly aside = h('div', { class: 'aside' })
  readonly tongue: HTMLButtonElement
  readonly text: HTMLTextAreaElement
  readonly label: HTMLLabelElement
  readonly error: ReturnType<typeof errorFor>

  renderedId = ''
  rendered = 0
  lastTurn: HTMLElement | null = null
  asked: Ways | null = null
  /** True once the conversation was shown as it stood: only what comes later is news. */
  settled = false
  focusNext = false
  syncing = false
  again = false
  opener: Element | null = null
  pushed = false
  closed = false
  becoming = false
  timers: ReturnType<typeof setTimeout>[] = []
  stops: (() => void)[] = []

  constructor(
    host: HTMLElement,
    root: ShadowRoot,
    town: string,
    origin: Origin,
    language: Language,
    foreign: Foreign | null,
    swap: (language: Language, before: Before) => void,
    before: Before | null,
  ) {
    this.host = host
    this.town = town
    this.origin = origin
    this.language = language
    this.foreign = foreign
    this.swap = swap
    this.before = before
    this.w = foreign?.talk ?? english
    const w = this.w
    this.floating = host.hasAttribute('floating')
    this.talk = conversation(
      origin.server,
      town,
      () => languageFor(host, origin.server, town).told,
      () => void this.sync(),
    )
    root.adoptedStyleSheets = [styles()]
    this.title = h('h2', { id: newId(), tabindex: '-1' }, w.askLaw)
    const other: Language = language === 'en' ? 'es' : 'en'
    this.tongue = h(
      'button',
      { type: 'button', class: 'plain tongue', lang: other, onclick: () => this.#speak(other) },
      TONGUES[other].name,
    )

    const textId = newId()
    this.text = h('textarea', {
      id: textId,
      rows: '2',
      autocomplete: 'off',
      enterkeyhint: 'send',
      placeholder: '',
    })
    this.label = h('label', { for: textId }, w.yourQuestion)
    this.error = errorFor(this.text)
    this.text.value = remembered(this.#draftKey)
    this.text.addEventListener('input', () => {
      remember(this.#draftKey, this.text.value)
      this.error.say(null)
    })
    this.text.addEventListener('keydown', (event) => {
      // While a character is being composed, Enter chooses it; Safari says so only by the old key code.
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
      event.preventDefault()
      this.#ask()
    })
    this.about = h('details', { class: 'about' })
    this.tools = h(
      'div',
      { class: 'tools', hidden: true },
      this.#tool(w.startOver, () => this.#startOver()),
      this.#tool(
        w.print,
        () => void this.#withDetails((details, setting) => details.print(this.talk.shown().turns, setting)),
      ),
      this.#tool(
        w.download,
        () => void this.#withDetails((details, setting) => details.download(this.talk.shown().turns, setting)),
      ),
      this.#tool(w.toTown, () => void this.#handOver()),
    )
    this.log = h(
      'div',
      { class: 'log', role: 'group', 'aria-label': w.conversation, tabindex: '0' },
      this.intro,
      this.turns,
      this.pending,
      this.tools,
      this.aside,
    )
    const head = h(
      'div',
      { class: 'head' },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, '§'),
      h('div', { class: 'names' }, this.title, this.subtitle),
      this.tongue,
      this.floating
        ? h(
            'button',
            { type: 'button', class: 'plain square', 'aria-label': w.close, onclick: () => this.#hide() },
            icon(CLOSE),
          )
        : null,
    )
    const form = h(
      'form',
      {
        class: 'ask',
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault()
          this.#ask()
        },
      },
      this.label,
      h(
        'div',
        { class: 'row' },
        this.text,
        h('button', { type: 'submit', class: 'send' }, icon('M10 16V4M5 9l5-5 5 5'), h('span', {}, w.send)),
      ),
      this.error.element,
    )
    const inside = [head, this.log, h('div', { class: 'foot' }, form, this.about), this.live]
    const named = { class: 'panel', 'aria-labelledby': this.title.id, lang: language, dir: 'ltr' }
    if (this.floating) {
      this.launcher = h(
        'button',
        {
          type: 'button',
          class: 'launcher',
          'aria-haspopup': 'dialog',
          'aria-expanded': 'false',
          lang: language,
          onclick: () => this.#show(),
        },
        h('span', { class: 'mark', 'aria-hidden': 'true' }, '§'),
        h('span', {}, host.getAttribute('label') ?? w.launch),
      )
      const dialog = h('dialog', named, ...inside)
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        this.#hide()
      })
      this.panel = dialog
      root.replaceChildren(this.launcher, dialog)
    } else {
      this.panel = h('section', named, ...inside)
      root.replaceChildren(this.panel)
    }
    this.panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing) return
      const open = this.panel.querySelector<HTMLButtonElement>('.chip[aria-expanded=true]')
      const told = this.panel.querySelector(
        'li:not(.hushed):has(.tip):hover, li:not(.hushed):has(.chip:focus-visible + .tip)',
      )
      if (open === null && told !== null) {
        event.preventDefault()
        told.classList.add('hushed')
      } else if (open !== null) {
        event.preventDefault()
        open.click()
        open.focus()
      } else if (this.launcher !== null) {
        event.preventDefault()
        this.#hide()
      }
    })
    this.#fillAbout()
    this.#followKeyboard()
    if (!this.floating) void this.#begin()
    else if (before?.open === true) this.#show(false)
    else if (remembered(this.#openKey) !== '' && !matchMedia(PHONE).matches) this.#show(false)
    if (before?.focus === 'text') this.text.focus()
    else if (before?.focus === 'tongue') this.tongue.focus()
  }

  get #draftKey(): string {
    return `bylaw draft ${this.origin.server} ${this.town}`
  }
  get #openKey(): string {
    return `bylaw open ${this.origin.server} ${this.town}`
  }
  get #setting(): Setting | null {
    return this.welcome === null
      ? null
      : {
          server: this.origin.server,
          language: this.language,
          talk: this.w,
          words: this.foreign?.answer ?? null,
          welcome: this.welcome,
          names: this.names,
          announce: (text) => this.#announce(text),
          facts: (answer) => this.#factsOf(answer),
          mark: (sequence, helpful) => this.talk.mark(sequence, helpful),
          ask: (path, body, headers) => this.talk.ask(path, body, headers),
        }
  }

  /** The service's address of something about the town, in the language that is shown. */
  #of(path: string): string {
    return `${this.origin.server}${path}${this.language === 'en' ? '' : `?lang=${this.language}`}`
  }

  // ---- language

  /** The person chose the other language. Where a conversation goes on, the service is asked to go on in it. */
  #speak(language: Language): void {
    stored.set(chosenKey(this.origin.server), language)
    if (this.talk.shown().turns.length > 0) this.#send({ text: TONGUES[language].ask }, false)
    else this.#become(language, 'tongue')
  }

  #become(language: Language, focus: Before['focus']): void {
    const dialog = this.panel
    const active = this.#active
    this.swap(language, {
      turns: this.rendered,
      focusNext: this.focusNext,
      focus: focus ?? (active === this.text ? 'text' : active === this.tongue ? 'tongue' : null),
      open: dialog instanceof HTMLDialogElement && dialog.open,
    })
  }

  close(): void {
    this.closed = true
    this.talk.close()
    for (const timer of this.timers) clearTimeout(timer)
    for (const stop of this.stops) stop()
  }

  #tool(name: string, act: () => void): HTMLButtonElement {
    return h('button', { type: 'button', class: 'plain', onclick: act }, name)
  }

  /** Read by screen readers, and only this: what is new, once. */
  #announce(text: string): void {
    this.live.textContent = ''
    this.timers.push(setTimeout(() => (this.live.textContent = text), 60))
  }

  // ---- opening and closing, where the widget floats over a page

  #begun = false
  async #begin(): Promise<void> {
    if (this.#begun) return
    this.#begun = true
    void this.#loadWelcome()
    await this.talk.resume()
    await this.sync()
  }

  #show(byPerson = true): void {
    const dialog = this.panel
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
    this.opener = document.activeElement
    const phone = matchMedia(PHONE).matches
    // On a phone the panel covers the page, so the page is out of reach; and the back button closes it.
    if (phone) {
      dialog.showModal()
      history.pushState({ ...(typeof history.state === 'object' ? history.state : null), bylaw: true }, '')
      this.pushed = true
    } else dialog.show()
    dialog.classList.toggle('whole', phone)
    this.launcher?.setAttribute('aria-expanded', 'true')
    this.launcher?.classList.add('behind')
    remember(this.#openKey, '1')
    void this.#begin()
    // A field that takes the focus brings up a phone's keyboard over what is to be read.
    if (byPerson) (matchMedia('(pointer: coarse)').matches ? this.title : this.text).focus()
    else if (this.opener instanceof HTMLElement) this.opener.focus()
  }

  #hide(): void {
    if (this.pushed) {
      // The entry that opening added is taken away again; closing follows from it.
      history.back()
      return
    }
    this.#closed()
  }

  #closed(): void {
    const dialog = this.panel
    if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return
    this.pushed = false
    dialog.close()
    remember(this.#openKey, '')
    this.launcher?.setAttribute('aria-expanded', 'false')
    this.launcher?.classList.remove('behind')
    this.launcher?.focus()
  }

  #followKeyboard(): void {
    const popped = (): void => {
      if (this.pushed) this.#closed()
    }
    addEventListener('popstate', popped)
    const seen = window.visualViewport
    // A phone's keyboard covers the lower part of the window; what can be seen is less than what the window holds.
    const fitPanel = (): void => {
      if (seen === null || seen.scale > 1.01) return
      this.panel.style.setProperty('--seen-height', `${seen.height}px`)
      this.panel.style.setProperty('--seen-top', `${seen.offsetTop}px`)
    }
    seen?.addEventListener('resize', fitPanel)
    seen?.addEventListener('scroll', fitPanel)
    fitPanel()
    this.stops.push(() => {
      removeEventListener('popstate', popped)
      seen?.removeEventListener('resize', fitPanel)
      seen?.removeEventListener('scroll', fitPanel)
    })
  }

  // ---- what the service tells of the town

  async #loadWelcome(): Promise<void> {
    try {
      const found = await fetched<Welcome>(this.#of(`/widget/towns/${encodeURIComponent(this.town)}.json`))
      if (found === null) {
        this.intro.replaceChildren(h('p', { class: 'error' }, this.w.noAssistant(this.town)))
        return
      }
      this.welcome = found
      this.title.textContent = this.w.askThe(found.title)
      this.title.title = found.title
      this.subtitle.textContent = found.title.includes(found.name) ? this.w.fromText : found.name
      this.#fillAbout()
      this.#fillIntro(found)
      await this.sync()
    } catch {
      if (this.intro.childNodes.length === 0) this.intro.append(h('p', { class: 'note' }, this.w.unreachable))
      this.timers.push(setTimeout(() => void this.#loadWelcome(), RETRY_MS))
    }
  }

  #fillIntro({ examples }: Welcome): void {
    this.intro.replaceChildren(
      h('p', { class: 'lead' }, this.w.lead),
      h('h3', {}, this.w.examples),
      h(
        'ul',
        { class: 'examples' },
        ...examples.map((example) =>
          h(
            'li',
            {},
            h(
              'button',
              { type: 'button', class: 'choice', onclick: () => this.#send({ text: example }) },
              capital(example),
            ),
          ),
        ),
      ),
      h('p', {}, this.#everything()),
    )
  }

  #everything(): HTMLElement {
    return outward(this.#of(`/${this.town}/topics`), this.w.everything, this.w)
  }

  #fillAbout(): void {
    const { welcome, w } = this
    const parts = [
      h('summary', {}, w.honest),
      welcome === null ? null : h('p', {}, `${w.textOfLaw(welcome.version)} ${welcome.notice}`),
      h('p', {}, w.storedInBrowser),
      welcome === null ? null : h('p', {}, w.person, h('b', {}, welcome.contact), '.'),
      h('p', {}, w.emergency),
    ]
    this.about.replaceChildren(...parts.filter((part) => part !== null))
  }

  async #loadParts(): Promise<void> {
    const { server } = this.origin
    const part = async <T>(load: () => Promise<T | null>): Promise<T | null> => {
      try {
        return await load()
      } catch {
        return null
      }
    }
    await Promise.all([
      this.names === null &&
        part(() => fetched<Names>(this.#of(`/widget/towns/${encodeURIComponent(this.town)}/names.json`))).then(
          (found) => {
            this.names = found
          },
        ),
      this.details === null &&
        part<Details>(async () => {
          const loaded: { details: Details } = await import(/* @vite-ignore */ `${server}${this.origin.details}`)
          return loaded.details
        }).then((found) => {
          this.details = found
        }),
    ])
  }

  async #withDetails(act: (details: Details, setting: Setting) => void): Promise<void> {
    await this.#loadParts()
    const setting = this.#setting
    if (this.details !== null && setting !== null) act(this.details, setting)
    else this.#announce(this.w.partMissing)
  }

  async #handOver(): Promise<void> {
    await this.#loadParts()
    const setting = this.#setting
    if (this.details === null || setting === null) return this.#announce(this.w.partMissing)
    const form = await this.details.handover(setting, () => {
      this.aside.replaceChildren()
      this.text.focus()
    })
    this.aside.replaceChildren(form)
    form.scrollIntoView({ block: 'nearest' })
    form.querySelector<HTMLElement>('h3')?.focus()
  }

  // ---- sending

  #ask(): void {
    const text = this.text.value
    if (text.trim() === '') {
      this.error.say(this.w.nothingWritten)
      this.text.focus()
      return
    }
    this.#send({ text }, false)
    this.text.value = ''
    remember(this.#draftKey, '')
    this.error.say(null)
    this.text.focus()
  }

  #send(message: Message, focusNext = true): void {
    this.talk.send(message)
    this.focusNext = focusNext
    void this.#loadParts()
  }

  #startOver(): void {
    this.talk.forget()
    this.text.value = ''
    remember(this.#draftKey, '')
    this.error.say(null)
    this.#announce(this.w.newConversation)
    this.aside.replaceChildren()
    this.text.focus()
  }

  // ---- showing

  /** Brings what is shown to what is known. Runs one at a time. */
  async sync(): Promise<void> {
    if (this.syncing) {
      this.again = true
      return
    }
    this.syncing = true
    try {
      do {
        this.again = false
        await this.#draw()
      } while (this.again)
    } finally {
      this.syncing = false
    }
  }

  async #draw(): Promise<void> {
    this.#drawPending(this.talk.shown())
    if (this.talk.shown().turns.length > 0 && (this.names === null || this.details === null)) await this.#loadParts()
    const shown = this.talk.shown()
    if (shown.turns.length > 0 && this.welcome === null) return
    if (this.closed) return
    const tongue = shown.turns.at(-1)?.language
    if (isLanguage(tongue) && tongue !== this.language && shown.outgoing.length === 0 && !this.becoming) {
      // The conversation goes on in another language: so do the words around it.
      this.becoming = true
      this.#become(tongue, null)
      return
    }
    if (shown.id !== this.renderedId || shown.turns.length < this.rendered) {
      this.turns.replaceChildren()
      this.rendered = 0
      this.lastTurn = null
      this.asked = null
    }
    this.renderedId = shown.id
    const news = shown.turns.slice(this.rendered)
    if (news.length > 0) {
      if (this.lastTurn !== null) this.#makePast(this.lastTurn)
      for (const [index, turn] of news.entries()) {
        const element = this.#turn(turn, shown.turns[this.rendered + index - 1], index === news.length - 1)
        this.turns.append(element)
        this.lastTurn = element
      }
      this.rendered = shown.turns.length
    }
    const empty = shown.turns.length === 0
    this.intro.hidden = !empty || shown.outgoing.length > 0
    this.tools.hidden = empty
    const last = shown.turns.at(-1)
    this.label.textContent =
      last === undefined ? this.w.yourQuestion : last.reply.kind === 'question' ? this.w.ownWords : this.w.askElse
    this.#drawPending(shown)
    this.#drawRefusals(shown)
    if (this.before !== null) {
      this.settled = shown.turns.length > this.before.turns
      this.focusNext = this.before.focusNext
      this.before = null
    }
    if (news.length > 0 && last !== undefined) this.#drawAttention(last)
    this.settled = true
  }

  #drawAttention(last: Told): void {
    const element = this.lastTurn
    if (element === null) return
    const scroller = this.#scroller
    // Where nothing of the widget scrolls by itself, the page is left where it is.
    if (scroller !== null)
      scroller.scrollTop += element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 8
    if (!this.settled) return
    const heading = element.querySelector<HTMLElement>('.headline')
    if (this.focusNext && heading !== null) heading.focus({ preventScroll: true })
    else
      this.#announce(
        [last.notice, last.remark, this.#spokenReply(last.reply)].filter((part) => part !== undefined).join(' '),
      )
    this.focusNext = false
  }

  #spokenReply(reply: Reply): string {
    switch (reply.kind) {
      case 'question':
        return this.w.said.question(reply.text)
      case 'answer':
        return this.w.said.answer(`${outcomeWords(reply, this.w)}. ${reply.headline}`)
      case 'topics':
      case 'out-of-scope':
        return reply.text
    }
  }

  #saidOf(input: Message, before: Told | undefined): string {
    if ('text' in input) return input.text
    if ('procedure' in input) return this.names?.procedures[input.procedure]?.title ?? input.procedure
    const { fact, value } = input
    const asks = before?.reply.kind === 'question' && before.reply.fact === fact ? before.reply : null
    const chosen = asks?.choices?.find((choice) => choice.value === value)?.label
    const named = this.names?.facts[fact]
    const words = chosen ?? (value === null ? this.w.unknown : capital(valueWords(named, value, this.w, this.names)))
    return asks === null && named !== undefined ? `${capital(named.label)}: ${words}` : words
  }

  #pendingKey = ''
  #drawPending({ outgoing, offline, received, turns }: Shown): void {
    const key = JSON.stringify([outgoing, offline, received, turns.length])
    if (key === this.#pendingKey) return
    this.#pendingKey = key
    const hadFocus = this.pending.contains(this.#active)
    const parts: Node[] = outgoing.flatMap(({ key: name, message }) => [
      h('div', { class: 'said waiting' }, this.#saidOf(message, turns.at(-1))),
      ...(offline
        ? [
            h(
              'div',
              { class: 'row end' },
              this.#tool(this.w.takeBack, () => this.#takeBack(name)),
            ),
          ]
        : []),
    ])
    if (offline) {
      const words = outgoing.length === 0 ? this.w.offline : this.w.offlineWaiting
      parts.push(
        h(
          'div',
          { class: 'note' },
          h('p', {}, words),
          this.#tool(this.w.tryNow, () => this.talk.retry()),
        ),
      )
      if (this.settled || outgoing.length > 0) this.#announce(words)
    } else if (outgoing.length > 0) {
      const says = h('span', {}, received ? this.w.received : this.w.reading)
      const progress = h('p', { class: 'progress', hidden: !received }, says, h('i'), h('i'), h('i'))
      parts.push(progress)
      this.timers.push(
        setTimeout(() => (progress.hidden = false), SOON_MS),
        setTimeout(() => {
          if (progress.isConnected) says.textContent = this.w.slow
        }, LONG_MS),
      )
    }
    this.pending.replaceChildren(...parts)
    const scroller = this.#scroller
    if (parts.length > 0 && scroller !== null)
      scroller.scrollTop += this.pending.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom + 8
    if (hadFocus && !this.pending.contains(this.#active)) this.text.focus()
  }

  /** What scrolls: the conversation; in a window with little height the whole panel. */
  get #scroller(): HTMLElement | null {
    return (
      [this.log, this.panel].find(
        (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'auto',
      ) ?? null
    )
  }

  get #active(): Element | null {
    const root = this.panel.getRootNode()
    return root instanceof ShadowRoot ? root.activeElement : null
  }

  #giveBack(message: Message): void {
    if (!('text' in message)) return
    this.text.value = this.text.value.trim() === '' ? message.text : `${this.text.value}\n${message.text}`
    remember(this.#draftKey, this.text.value)
  }

  #takeBack(key: string): void {
    const message = this.talk.takeBack(key)
    if (message !== null) this.#giveBack(message)
    this.text.focus()
    void this.sync()
  }

  /** A message that was refused goes back to where it was written, with the reason; none disappears. */
  #drawRefusals({ refused, turns }: Shown): void {
    for (const { key, message, problem } of refused) {
      const text = whyRefused(problem, this.w)
      const last = turns.at(-1)
      this.talk.takeBack(key)
      this.#announce(text)
      if (
        'fact' in message &&
        last?.reply.kind === 'question' &&
        last.reply.fact === message.fact &&
        this.asked !== null
      ) {
        this.asked.refuse(text)
        continue
      }
      this.#giveBack(message)
      this.error.say(text)
      this.text.focus()
    }
  }

  /** What was the last turn takes no more answers: the one after it does. */
  #makePast(turn: HTMLElement): void {
    for (const part of turn.querySelectorAll('.ways, .present')) part.remove()
  }

  #turn(turn: Told, before: Told | undefined, last: boolean): HTMLElement {
    const corrected = new Map(turn.changed.map((change) => [change.fact, change.from]))
    const read = turn.understood.filter(({ fact, by }) => by === 'text' || corrected.has(fact))
    return h(
      'li',
      { class: 'turn' },
      h('div', { class: 'said' }, h('span', { class: 'hidden' }, this.w.you), this.#saidOf(turn.input, before)),
      read.length === 0
        ? null
        : this.#chips(
            this.w.understood,
            read.map(({ fact, value, evidence }) => ({ fact, value, evidence, from: corrected.get(fact) })),
          ),
      turn.notice === undefined ? null : h('div', { class: 'alarm' }, ...paragraphs(turn.notice)),
      turn.hypothetical === true ? h('p', { class: 'note' }, this.w.hypothetical) : null,
      turn.remark === undefined ? null : h('div', { class: 'note' }, ...paragraphs(turn.remark)),
      this.#reply(turn, last),
      last && turn.handover !== undefined
        ? h(
            'div',
            { class: 'choices ways' },
            this.#choice(this.w.toTown, () => void this.#handOver()),
          )
        : null,
      last && turn.also !== undefined && turn.also.length > 0
        ? h(
            'div',
            { class: 'ways' },
            h('p', { class: 'quiet' }, this.w.also),
            h(
              'div',
              { class: 'choices' },
              ...turn.also.map(({ procedure, label }) => this.#choice(label, () => this.#send({ procedure }))),
            ),
          )
        : null,
    )
  }

  #choice(name: string, act: () => void): HTMLButtonElement {
    return h('button', { type: 'button', class: 'choice', onclick: act }, name)
  }

  #chips(
    name: string,
    shown: readonly { fact: string; value: Value; evidence: string; from?: Value | undefined }[],
  ): HTMLElement {
    const place = h('div', { class: 'editor', hidden: true })
    let open: HTMLButtonElement | null = null
    const shut = (): void => {
      open?.setAttribute('aria-expanded', 'false')
      open = null
      place.hidden = true
      place.replaceChildren()
    }
    const edit = (chip: HTMLButtonElement, name: string, fact: FactWords, evidence: string): void => {
      const same = open === chip
      shut()
      if (same) return
      open = chip
      chip.setAttribute('aria-expanded', 'true')
      place.hidden = false
      const answering = ways(this.w, this.names, fact.choices, fact.input, (value) => {
        this.#send({ fact: name, value })
        shut()
      })
      place.append(
        h('p', { class: 'editing' }, this.w.whatIsRight(capital(fact.label))),
        evidence === '' ? '' : h('p', { class: 'quiet' }, this.w.youWrote(evidence)),
        answering.element,
        h(
          'button',
          {
            type: 'button',
            class: 'plain',
            onclick: () => {
              shut()
              chip.focus()
            },
          },
          this.w.leave,
        ),
      )
      place.querySelector<HTMLElement>('input:not(.picker), button')?.focus()
      place.scrollIntoView({ block: 'nearest' })
    }
    const chips = shown.map(({ fact: name, value, evidence, from }) => {
      const fact = this.names?.facts[name]
      const words = [
        `${capital(fact?.label ?? name)}: `,
        h('b', {}, valueWords(fact, value, this.w, this.names)),
        from === undefined ? null : this.w.before(valueWords(fact, from, this.w, this.names)),
      ]
      if (fact === undefined) return h('li', {}, h('span', { class: 'chip' }, ...words))
      const chip = h(
        'button',
        { type: 'button', class: 'chip', 'aria-expanded': 'false', onclick: () => edit(chip, name, fact, evidence) },
        ...words,
        icon('M4 16l1-4 8-8 3 3-8 8zM11.5 5.5l3 3'),
        h('span', { class: 'hidden' }, this.w.correct),
      )
      if (evidence === '') return h('li', {}, chip)
      const tip = h('span', { class: 'tip', role: 'tooltip', id: newId() }, this.w.youWrote(evidence))
      chip.setAttribute('aria-describedby', tip.id)
      const item = h('li', {}, chip, tip)
      const place = (): void => {
        item.classList.remove('hushed')
        // It hangs from the chip's end, unless it would stick out of the panel there.
        tip.classList.toggle('toward-end', item.offsetLeft + item.offsetWidth < tip.offsetWidth)
      }
      item.addEventListener('pointerenter', place)
      chip.addEventListener('focus', place)
      return item
    })
    return h('div', { class: 'understood' }, h('ul', { 'aria-label': name }, ...chips), place)
  }

  #factsOf(answer: Answer): Node | null {
    const { facts } = this.talk.shown()
    const known = (this.names?.procedures[answer.procedure]?.facts ?? []).flatMap((fact) => {
      const value = facts[fact]
      return value === undefined ? [] : [{ fact, value, evidence: '' }]
    })
    return known.length === 0 ? null : this.#chips(this.w.goesBy, known)
  }

  #reply(turn: Told, last: boolean): HTMLElement {
    const { reply } = turn
    const headingId = newId()
    const heading = (text: string): HTMLElement => h('h3', { class: 'headline', id: headingId, tabindex: '-1' }, text)
    const block = (kind: string, ...children: (Node | null)[]): HTMLElement =>
      h('article', { class: `reply ${kind}`, 'aria-labelledby': headingId }, ...children)
    const { server } = this.origin

    switch (reply.kind) {
      case 'question': {
        const { fact } = reply
        const answering = last
          ? ways(this.w, this.names, reply.choices, reply.input, (value) => this.#send({ fact, value }))
          : null
        if (last) this.asked = answering
        return block(
          'question',
          heading(reply.text),
          h('p', { class: 'quiet' }, reply.why),
          answering?.element ?? null,
          reply.citations.length === 0
            ? null
            : folded(this.w.lawAbout, false, ...reply.citations.map((one) => sentence(server, this.town, one, this.w))),
        )
      }
      case 'topics':
        return block(
          'topics',
          heading(reply.text),
          last
            ? h(
                'div',
                { class: 'choices ways' },
                ...reply.choices.map(({ procedure, label }) =>
                  h('button', { type: 'button', class: 'choice', onclick: () => this.#send({ procedure }) }, label),
                ),
              )
            : null,
          h('p', { class: 'quiet' }, this.#everything()),
        )
      case 'out-of-scope':
        return block('topics', heading(reply.text), h('p', { class: 'quiet' }, this.#everything()))
      case 'answer': {
        const setting = this.#setting
        const rest = h('div', { class: 'rest' })
        const fill = (): void => {
          if (this.details !== null && setting !== null) {
            const parts = this.details.answer(reply, turn, {
              ...setting,
              facts: (answer) => (last ? this.#factsOf(answer) : null),
            })
            rest.replaceChildren(...parts)
            return
          }
          // Nothing of the law may be lost because a part of the widget could not be loaded.
          rest.replaceChildren(
            ...paragraphs(reply.text),
            ...reply.citations.map((one) => sentence(server, this.town, one, this.w)),
            h('p', { class: 'quiet' }, reply.disclaimer),
            h(
              'p',
              { class: 'note' },
              this.w.notLoaded,
              this.#tool(this.w.loadNow, () => void this.#loadParts().then(fill)),
            ),
          )
        }
        fill()
        return block(
          'answer',
          h('span', { class: `tag ${outcomeTone(reply)}` }, outcomeWords(reply, this.w)),
          heading(reply.headline),
          rest,
        )
      }
    }
  }
}
