/** The element itself: `<bylaw-chat town="…">`. What it looks like stands in style.ts, what it remembers in conversation.ts. */
import { amount } from '../../../machines/kit/say.ts'
import type { Message } from '../../contract.ts'
import { spoken } from './calendar.ts'
import { type Conversation, conversation, type Refused, type Shown } from './conversation.ts'
import { capital, h, icon, newId, paragraphs } from './dom.ts'
import { errorFor, type Ways, ways } from './fields.ts'
import { folded, outward, sentence } from './law.ts'
import type { Answer, Details, FactWords, Names, Reply, Setting, Told, Value, Welcome } from './shapes.ts'
import { style } from './style.ts'
import { HONEST, outcomeTone, outcomeWords } from './words.ts'

/** Where the widget and its parts come from. */
export interface Origin {
  /** The service, `https://…`, without a path. */
  readonly server: string
  /** The second part's path. */
  readonly details: string
}

const PHONE = '(max-width: 30em), (max-height: 26em)'
const CLOSE = 'M5 5l10 10M15 5L5 15'
/** Work that takes longer than this is said to be under way; a shorter wait would only flicker. */
const SOON_MS = 350
const LONG_MS = 6000
const RETRY_MS = 4000

const valueWords = (fact: FactWords | undefined, value: Value): string => {
  if (value === null) return 'not known'
  const choice = fact?.choices?.find((one) => one.value === value)
  if (choice !== undefined)
    return fact?.input === null && typeof value === 'boolean' ? choice.label.toLowerCase() : choice.label
  if (fact?.input?.type === 'number' && typeof value === 'number') return amount(value, fact.input.unit)
  if (fact?.input?.type === 'day' && typeof value === 'string') return spoken(value)
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
        this.#chat = new Chat(this, this.shadowRoot ?? this.attachShadow({ mode: 'open' }), town, origin)
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

class Chat {
  readonly host: HTMLElement
  readonly town: string
  readonly origin: Origin
  readonly talk: Conversation
  readonly floating: boolean

  welcome: Welcome | null = null
  names: Names | null = null
  details: Details | null = null

  readonly panel: HTMLElement
  readonly launcher: HTMLButtonElement | null = null
  readonly title = h('h2', { id: newId(), tabindex: '-1' }, 'Ask the law')
  readonly subtitle = h('p', {})
  readonly log: HTMLElement
  readonly intro = h('div', { class: 'intro' })
  readonly turns = h('ol', { class: 'turns' })
  readonly pending = h('div', { class: 'pending' })
  readonly live = h('div', { class: 'hidden', 'aria-live': 'polite', 'aria-atomic': 'true' })
  readonly about: HTMLElement
  readonly tools: HTMLElement
  readonly text: HTMLTextAreaElement
  readonly label: HTMLLabelElement
  readonly error: ReturnType<typeof errorFor>

  renderedId = ''
  rendered = 0
  lastTurn: HTMLElement | null = null
  asked: Ways | null = null
  seenRefusal: Refused | null = null
  /** True once the conversation was shown as it stood: only what comes later is news. */
  settled = false
  focusNext = false
  syncing = false
  again = false
  opener: Element | null = null
  pushed = false
  timers: ReturnType<typeof setTimeout>[] = []
  stops: (() => void)[] = []

  constructor(host: HTMLElement, root: ShadowRoot, town: string, origin: Origin) {
    this.host = host
    this.town = town
    this.origin = origin
    this.floating = host.hasAttribute('floating')
    this.talk = conversation(origin.server, town, host.getAttribute('locale') ?? 'en', () => void this.sync())
    root.adoptedStyleSheets = [styles()]

    const textId = newId()
    this.text = h('textarea', {
      id: textId,
      rows: '2',
      autocomplete: 'off',
      enterkeyhint: 'send',
      placeholder: '',
    })
    this.label = h('label', { for: textId }, 'Your question')
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
      this.#tool('Start over', () => this.#startOver()),
      this.#tool(
        'Print',
        () => void this.#withDetails((details, setting) => details.print(this.talk.shown().turns, setting)),
      ),
      this.#tool(
        'Download',
        () => void this.#withDetails((details, setting) => details.download(this.talk.shown().turns, setting)),
      ),
    )
    this.log = h(
      'div',
      { class: 'log', role: 'group', 'aria-label': 'Conversation', tabindex: '0' },
      this.intro,
      this.turns,
      this.pending,
      this.tools,
    )
    const head = h(
      'div',
      { class: 'head' },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, '§'),
      h('div', { class: 'names' }, this.title, this.subtitle),
      this.floating
        ? h(
            'button',
            { type: 'button', class: 'plain square', 'aria-label': 'Close', onclick: () => this.#hide() },
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
        h('button', { type: 'submit', class: 'send' }, icon('M10 16V4M5 9l5-5 5 5'), h('span', {}, 'Send')),
      ),
      this.error.element,
    )
    const inside = [head, this.log, h('div', { class: 'foot' }, form, this.about), this.live]
    const named = { class: 'panel', 'aria-labelledby': this.title.id, lang: 'en', dir: 'ltr' }
    if (this.floating) {
      this.launcher = h(
        'button',
        {
          type: 'button',
          class: 'launcher',
          'aria-haspopup': 'dialog',
          'aria-expanded': 'false',
          lang: 'en',
          onclick: () => this.#show(),
        },
        h('span', { class: 'mark', 'aria-hidden': 'true' }, '§'),
        h('span', {}, host.getAttribute('label') ?? 'Ask about septic systems'),
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
    else if (remembered(this.#openKey) !== '' && !matchMedia(PHONE).matches) this.#show(false)
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
          welcome: this.welcome,
          names: this.names,
          announce: (text) => this.#announce(text),
          facts: (answer) => this.#factsOf(answer),
        }
  }

  close(): void {
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
      const found = await fetched<Welcome>(`${this.origin.server}/widget/towns/${encodeURIComponent(this.town)}.json`)
      if (found === null) {
        this.intro.replaceChildren(h('p', { class: 'error' }, `There is no assistant for “${this.town}” here.`))
        return
      }
      this.welcome = found
      this.title.textContent = `Ask the ${found.title}`
      this.subtitle.textContent = found.title.includes(found.name)
        ? 'Automatic answers from the law’s text'
        : found.name
      this.#fillAbout()
      this.#fillIntro(found)
      await this.sync()
    } catch {
      if (this.intro.childNodes.length === 0)
        this.intro.append(
          h(
            'p',
            { class: 'note' },
            'The assistant cannot be reached just now. It keeps trying; what you write is kept here.',
          ),
        )
      this.timers.push(setTimeout(() => void this.#loadWelcome(), RETRY_MS))
    }
  }

  #fillIntro({ examples }: Welcome): void {
    this.intro.replaceChildren(
      h(
        'p',
        { class: 'lead' },
        'Write your question in your own words. Every answer is worked out from the law’s text and shows the sentences it stands on.',
      ),
      h('h3', {}, 'For example'),
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
      h('p', {}, outward(`${this.origin.server}/${this.town}/topics`, 'Everything it can answer')),
    )
  }

  #fillAbout(): void {
    const { welcome } = this
    const parts = [
      h('summary', {}, HONEST),
      welcome === null ? null : h('p', {}, `Text of the law: ${welcome.version}. ${welcome.notice}`),
      h(
        'p',
        {},
        'What you write is stored by this service so that an answer can be traced, and kept in this browser for a day. Leave out names, addresses and phone numbers. “Start over” takes the conversation out of this browser.',
      ),
      welcome === null ? null : h('p', {}, 'A person to ask: ', h('b', {}, welcome.contact), '.'),
      h(
        'p',
        {},
        'In an emergency, such as sewage in the house or in a stream, call the town or your health department now.',
      ),
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
        part(() => fetched<Names>(`${server}/widget/towns/${encodeURIComponent(this.town)}/names.json`)).then(
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
    else this.#announce('That part could not be loaded. Try again when there is a connection.')
  }

  // ---- sending

  #ask(): void {
    const text = this.text.value
    if (text.trim() === '') {
      this.error.say('Nothing was written. Write your question, then send it.')
      this.text.focus()
      return
    }
    if (!this.#send({ text }, false)) {
      this.error.say('The message before this one is still on its way. This one stays here: send it again in a moment.')
      return
    }
    this.text.value = ''
    remember(this.#draftKey, '')
    this.error.say(null)
    this.text.focus()
  }

  #send(message: Message, focusNext = true): boolean {
    const taken = this.talk.send(message)
    if (taken) {
      this.focusNext = focusNext
      void this.#loadParts()
    }
    return taken
  }

  #startOver(): void {
    this.talk.forget()
    this.text.value = ''
    remember(this.#draftKey, '')
    this.error.say(null)
    this.#announce('A new conversation.')
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
    this.intro.hidden = !empty || shown.outgoing !== null
    this.tools.hidden = empty
    const last = shown.turns.at(-1)
    this.label.textContent =
      last === undefined
        ? 'Your question'
        : last.reply.kind === 'question'
          ? 'Or answer in your own words'
          : 'Ask something else, or correct something'
    this.#drawPending(shown)
    this.#drawRefusal(shown)
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
    else this.#announce(this.#spokenReply(last.reply))
    this.focusNext = false
  }

  #spokenReply(reply: Reply): string {
    switch (reply.kind) {
      case 'question':
        return `Question: ${reply.text}`
      case 'answer':
        return `Answer: ${outcomeWords(reply)}. ${reply.headline}`
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
    const words = chosen ?? (value === null ? "I don't know" : capital(valueWords(named, value)))
    return asks === null && named !== undefined ? `${capital(named.label)}: ${words}` : words
  }

  #pendingKey = ''
  #drawPending({ outgoing, offline, turns }: Shown): void {
    const key = JSON.stringify([outgoing, offline, turns.length])
    if (key === this.#pendingKey) return
    this.#pendingKey = key
    const hadFocus = this.pending.contains(this.#active)
    const parts: Node[] = []
    if (outgoing !== null) parts.push(h('div', { class: 'said waiting' }, this.#saidOf(outgoing, turns.at(-1))))
    if (offline) {
      const words =
        outgoing === null
          ? 'No connection. What you see was kept in this browser.'
          : 'No connection. Your message is kept here, and will be sent once there is one.'
      parts.push(
        h(
          'div',
          { class: 'note' },
          h('p', {}, words),
          h(
            'div',
            { class: 'row' },
            this.#tool('Try now', () => this.talk.retry()),
            outgoing === null ? null : this.#tool('Take it back', () => this.#takeBack()),
          ),
        ),
      )
      if (this.settled || outgoing !== null) this.#announce(words)
    } else if (outgoing !== null) {
      const progress = h(
        'p',
        { class: 'progress', hidden: true },
        h('span', {}, 'Reading the law'),
        h('i'),
        h('i'),
        h('i'),
      )
      parts.push(progress)
      this.timers.push(
        setTimeout(() => (progress.hidden = false), SOON_MS),
        setTimeout(() => {
          if (progress.isConnected) progress.firstElementChild?.replaceChildren('This takes longer than usual')
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

  #takeBack(): void {
    const message = this.talk.takeBack()
    if (message !== null && 'text' in message && this.text.value === '') {
      this.text.value = message.text
      remember(this.#draftKey, message.text)
    }
    this.text.focus()
    void this.sync()
  }

  #drawRefusal({ refused, turns }: Shown): void {
    if (refused === null || refused === this.seenRefusal) return
    this.seenRefusal = refused
    const { message, text } = refused
    const last = turns.at(-1)
    if (
      'fact' in message &&
      last?.reply.kind === 'question' &&
      last.reply.fact === message.fact &&
      this.asked !== null
    ) {
      this.asked.refuse(text)
      this.#announce(text)
      return
    }
    if ('text' in message && this.text.value === '') {
      this.text.value = message.text
      remember(this.#draftKey, message.text)
    }
    this.error.say(text)
    this.text.focus()
    this.#announce(text)
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
      h('div', { class: 'said' }, h('span', { class: 'hidden' }, 'You: '), this.#saidOf(turn.input, before)),
      read.length === 0
        ? null
        : this.#chips(
            'What was understood',
            read.map(({ fact, value, evidence }) => ({ fact, value, evidence, from: corrected.get(fact) })),
          ),
      this.#reply(turn, last),
    )
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
      const answering = ways(fact.choices, fact.input, (value) => {
        if (this.#send({ fact: name, value })) shut()
        else answering.refuse('The message before this one is still on its way. Choose again in a moment.')
      })
      place.append(
        h('p', { class: 'editing' }, `${capital(fact.label)}: what is right?`),
        evidence === '' ? '' : h('p', { class: 'quiet' }, `You wrote: “${evidence}”`),
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
          'Leave it as it is',
        ),
      )
      place.querySelector<HTMLElement>('input:not(.picker), button')?.focus()
      place.scrollIntoView({ block: 'nearest' })
    }
    const chips = shown.map(({ fact: name, value, evidence, from }) => {
      const fact = this.names?.facts[name]
      const words = [
        `${capital(fact?.label ?? name)}: `,
        h('b', {}, valueWords(fact, value)),
        from === undefined ? null : ` (before: ${valueWords(fact, from)})`,
      ]
      if (fact === undefined) return h('li', {}, h('span', { class: 'chip' }, ...words))
      const chip = h(
        'button',
        { type: 'button', class: 'chip', 'aria-expanded': 'false', onclick: () => edit(chip, name, fact, evidence) },
        ...words,
        icon('M4 16l1-4 8-8 3 3-8 8zM11.5 5.5l3 3'),
        h('span', { class: 'hidden' }, ' Correct this'),
      )
      if (evidence === '') return h('li', {}, chip)
      const tip = h('span', { class: 'tip', role: 'tooltip', id: newId() }, `You wrote: “${evidence}”`)
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
    return known.length === 0 ? null : this.#chips('What this answer goes by', known)
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
        const answering = last ? ways(reply.choices, reply.input, (value) => void this.#send({ fact, value })) : null
        if (last) this.asked = answering
        return block(
          'question',
          heading(reply.text),
          h('p', { class: 'quiet' }, reply.why),
          answering?.element ?? null,
          reply.citations.length === 0
            ? null
            : folded('The law this is about', false, ...reply.citations.map((one) => sentence(server, this.town, one))),
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
                  h(
                    'button',
                    { type: 'button', class: 'choice', onclick: () => void this.#send({ procedure }) },
                    label,
                  ),
                ),
              )
            : null,
          h('p', { class: 'quiet' }, outward(`${server}/${this.town}/topics`, 'Everything it can answer')),
        )
      case 'out-of-scope':
        return block(
          'topics',
          heading(reply.text),
          h('p', { class: 'quiet' }, outward(`${server}/${this.town}/topics`, 'Everything it can answer')),
        )
      case 'answer': {
        const setting = this.#setting
        const rest = h('div', { class: 'rest' })
        const fill = (): void => {
          if (this.details !== null && setting !== null) {
            const parts = this.details.answer(reply, turn.at, {
              ...setting,
              facts: (answer) => (last ? this.#factsOf(answer) : null),
            })
            rest.replaceChildren(...parts)
            return
          }
          // Nothing of the law may be lost because a part of the widget could not be loaded.
          rest.replaceChildren(
            ...paragraphs(reply.text),
            ...reply.citations.map((one) => sentence(server, this.town, one)),
            h('p', { class: 'quiet' }, reply.disclaimer),
            h(
              'p',
              { class: 'note' },
              'The dates, the table and the steps of this answer could not be loaded. ',
              this.#tool('Load them now', () => void this.#loadParts().then(fill)),
            ),
          )
        }
        fill()
        return block(
          'answer',
          h('span', { class: `tag ${outcomeTone(reply)}` }, outcomeWords(reply)),
          heading(reply.headline),
          rest,
        )
      }
    }
  }
}
