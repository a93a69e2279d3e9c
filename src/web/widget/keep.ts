/** The conversation on paper, and as a file that can be read without the widget or the service. */
import { amount } from './amount.ts'
import { spoken } from './calendar.ts'
import { capital, h, paragraphs } from './dom.ts'
import { sentence } from './law.ts'
import type { Answer, Told } from './shapes.ts'
import { paper } from './style.ts'
import type { Telling } from './timeline.ts'
import { outcomeWords } from './words.ts'

/** How an answer is shown where nothing can be clicked. */
type Still = (answer: Answer, turn: Told, setting: Telling) => Node[]

/** Hands the person a file. */
export const save = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = h('a', { href: address, download: name.toLowerCase().replace(/[^\w.]+/g, '-') })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

const valueWords = (setting: Telling, fact: string, value: Told['understood'][number]['value']): string => {
  if (value === null) return setting.talk.unknown
  const named = setting.names?.facts[fact]
  const choice = named?.choices?.find((one) => one.value === value)?.label
  if (choice !== undefined) return choice
  if (named?.input?.type === 'number' && typeof value === 'number')
    return amount(value, named.input.unit, setting.names)
  return named?.input?.type === 'day' ? spoken(String(value), setting.talk) : String(value)
}

const said = ({ input }: Told, setting: Telling): string => {
  if ('text' in input) return input.text
  if ('procedure' in input) return setting.names?.procedures[input.procedure]?.title ?? input.procedure
  return `${capital(setting.names?.facts[input.fact]?.label ?? input.fact)}: ${valueWords(setting, input.fact, input.value)}`
}

/** The day and the minute of an ISO instant, as it was written down. */
const instant = (at: string, { words, talk }: Telling): string =>
  words.instant(spoken(at.slice(0, 10), talk), at.slice(11, 16))

const transcript = (turns: readonly Told[], setting: Telling, still: Still): HTMLElement => {
  const { name, title, version, notice, contact } = setting.welcome
  const { talk, words } = setting
  return h(
    'main',
    {},
    h('h1', {}, words.questionsAbout(title)),
    h('p', {}, name),
    h('p', { class: 'quiet' }, `${talk.honest} ${talk.textOfLaw(version)} ${notice} ${talk.person}${contact}.`),
    ...turns.map((turn) => {
      const read = turn.understood.filter(({ by }) => by === 'text')
      const { reply } = turn
      return h(
        'article',
        { class: `turn ${reply.kind}` },
        h('p', { class: 'said' }, h('b', {}, talk.you), said(turn, setting)),
        h('p', { class: 'quiet' }, instant(turn.at, setting)),
        read.length === 0
          ? null
          : h(
              'p',
              { class: 'quiet' },
              words.understood(
                read
                  .map(({ fact, value, evidence }) => {
                    const told = `${setting.names?.facts[fact]?.label ?? fact}: ${valueWords(setting, fact, value)}`
                    return evidence === '' ? told : `${told} (“${evidence}”)`
                  })
                  .join('; '),
              ),
            ),
        ...[turn.notice, turn.remark].flatMap((text) => (text === undefined ? [] : paragraphs(text))),
        ...(reply.kind === 'answer'
          ? [
              h('p', { class: 'tag' }, outcomeWords(reply, talk)),
              h('h2', {}, reply.headline),
              ...still(reply, turn, setting),
              h('p', { class: 'quiet' }, words.basis(reply.procedure, reply.machine.hash, reply.law.hash.slice(0, 16))),
            ]
          : [
              ...paragraphs(reply.text),
              ...(reply.kind === 'question'
                ? reply.citations.map((one) => sentence(setting.server, setting.welcome.town, one, talk))
                : []),
            ]),
      )
    }),
  )
}

/** Saves the conversation as a page. It is put together from elements and written out by the browser, which escapes every text. */
export const download = (turns: readonly Told[], setting: Telling, still: Still): void => {
  const page = h(
    'html',
    { lang: setting.language },
    h(
      'head',
      {},
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { 'http-equiv': 'content-security-policy', content: "default-src 'none'; style-src 'unsafe-inline'" }),
      h('title', {}, setting.words.questionsAbout(setting.welcome.title)),
      h('style', {}, paper),
    ),
    h('body', {}, transcript(turns, setting, still)),
  )
  const day = turns.at(-1)?.at.slice(0, 10) ?? ''
  save(`${setting.welcome.name} ${day}.html`, 'text/html', `<!doctype html>\n${page.outerHTML}\n`)
  setting.announce(setting.words.conversationSaved)
}

/**
 * Prints the conversation and nothing else of the page: an element of its own is laid beside the page's, which a style sheet
 * hides for as long as it is printed. A new window would inherit the page's policy and lose its styles.
 */
export const print = (turns: readonly Told[], setting: Telling, still: Still): void => {
  const sheet = (text: string): CSSStyleSheet => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    return made
  }
  const holder = h('div', { 'data-bylaw-print': true, lang: setting.language, dir: 'ltr' })
  const root = holder.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet(paper)]
  root.append(transcript(turns, setting, still))
  const alone = sheet(
    '@media screen { [data-bylaw-print] { display: none !important } } @media print { body > :not([data-bylaw-print]) { display: none !important } html, body { background: #fff !important; height: auto !important; overflow: visible !important; margin: 0 !important; padding: 0 !important } }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, alone]
  document.body.append(holder)
  const done = (): void => {
    holder.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== alone)
    removeEventListener('afterprint', done)
  }
  addEventListener('afterprint', done)
  window.print()
}
