/** The frame that every page for people stands in: what the browser is told, the way round, and the honest line below. */
import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import { inLanguage, isLanguage, LANGUAGES, type Language } from '../../machines/kit/language.ts'
import type { Town } from '../../machines/kit/town.ts'
import { frameWords } from './words/frame.ts'
import { TONGUES } from './words/languages.ts'

/** How a page may be used by a browser: no script, no frame but its own, nothing from elsewhere. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
}

/** The language that an address asks for with `?lang=`; English where it asks for none that is known. */
export const languageOf = (asked: string | undefined): Language =>
  asked !== undefined && isLanguage(asked) ? asked : 'en'

/** An address within the service that keeps the page's language: `/TOWN/topics?lang=es#top`. */
export const inTongue = (address: string, language: Language): string => {
  if (language === 'en') return address
  const [path = '', anchor] = address.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${anchor === undefined ? '' : `#${anchor}`}`
}

interface FrameProps {
  readonly title: string
  readonly town?: Town
  /** The page's own path, so that the link to it is shown as the present one. */
  readonly here?: string
  /** The page's own address with what it was asked, where that is more than its path; the other languages are linked by it. */
  readonly address?: string
  /** What stands in place of the links to the other languages, on a page that a link cannot bring back. */
  readonly switcher?: Child
  readonly wide?: boolean
  /** False where the page itself says that it is automatic and decides nothing. */
  readonly honest?: boolean
  /** Left out: English. */
  readonly language?: Language
  /** Style sheets besides the common one. */
  readonly styles?: readonly string[]
  readonly children: Child
}

/** A page. Without a town it is about all of them. */
export const Frame = ({
  title,
  town,
  here,
  address = here,
  switcher,
  wide = false,
  honest = true,
  language = 'en',
  styles = [],
  children,
}: FrameProps) => {
  const words = frameWords[language]
  const name = town === undefined ? 'Bylaw' : inLanguage(town, language).name
  const links: readonly (readonly [string, string])[] =
    town === undefined
      ? [
          ['/', words.towns],
          ['/compare', words.compare],
        ]
      : [
          [`/${town.id}`, words.ask],
          [`/${town.id}/topics`, words.topics],
          [`/${town.id}/law`, words.law],
          ['/', words.otherTowns],
        ]
  const more: readonly (readonly [string, string])[] = [
    ...(town === undefined
      ? []
      : ([
          [`/towns/${town.id}/law`, words.lawAndMachines],
          [`/towns/${town.id}/procedures`, words.procedures],
        ] as const)),
    ['/compare', words.compareTowns],
    ['/proof', words.proof],
    ['/demo', words.demonstration],
  ]
  return (
    <>
      {raw('<!doctype html>')}
      <html lang={language}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{title}</title>
          <link rel="stylesheet" href="/assets/style.css" />
          {styles.map((sheet) => (
            <link rel="stylesheet" href={sheet} />
          ))}
          <link rel="icon" href="data:," />
        </head>
        <body>
          <a class="skip" href="#main">
            {words.skip}
          </a>
          <header class="bar">
            <div class={wide ? 'wide' : ''}>
              <p class="site">
                <a href={inTongue(town === undefined ? '/' : `/${town.id}`, language)}>{name}</a>
              </p>
              <nav aria-label={words.pages}>
                {links.map(([href, text]) => (
                  <a href={inTongue(href, language)} aria-current={href === here ? 'page' : undefined}>
                    {text}
                  </a>
                ))}
              </nav>
              <nav class="tongues" aria-label={words.language}>
                {switcher ??
                  (address === undefined
                    ? null
                    : LANGUAGES.map((one) =>
                        one === language ? (
                          <span aria-current="true">{TONGUES[one].name}</span>
                        ) : (
                          <a href={inTongue(address, one)} hreflang={one} lang={one}>
                            {TONGUES[one].name}
                          </a>
                        ),
                      ))}
              </nav>
            </div>
          </header>
          <main id="main" class={wide ? 'wide' : ''}>
            {children}
          </main>
          <footer class="bar">
            <div class={wide ? 'wide' : ''}>
              {honest ? <p>{words.honest}</p> : null}
              <nav aria-label={words.more}>
                {more.map(([href, text]) => (
                  <a
                    href={inTongue(href, language)}
                    aria-current={href === here && !links.some(([shown]) => shown === href) ? 'page' : undefined}
                  >
                    {text}
                  </a>
                ))}
              </nav>
            </div>
          </footer>
        </body>
      </html>
    </>
  )
}
