/** The widget as people meet it: on a site of another origin, under the strictest policy, with every state looked at by axe. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { dated } from '../browser/fixtures/dated.ts'
import { exampleOf } from '../fixtures/example.ts'
import { launch, noBrowser, type Place, serviceAt, siteShowing } from './host.ts'

const [town] = towns
if (town === undefined) throw new Error('there is no town')
const example = exampleOf(town)

const PHONE = { width: 390, height: 844 }
/** What two tabs do at once goes another way each time: `BYLAW_REPEATS=15` looks at it more often. */
const AGAIN = { repeats: Number(process.env.BYLAW_REPEATS ?? 0), timeout: 600_000 }
const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script></textarea>&lt;b&gt;"\''

describe.skipIf(noBrowser)('the widget', () => {
  let browser: Browser
  let real: Place
  let invented: Place
  let site: Awaited<ReturnType<typeof siteShowing>>
  let inPage: Awaited<ReturnType<typeof siteShowing>>
  beforeAll(async () => {
    ;[browser, real, invented] = await Promise.all([launch(), serviceAt(), serviceAt([dated])])
    site = await siteShowing(real.address, town.id, '')
    inPage = await siteShowing(invented.address, dated.id, `<bylaw-chat town="${dated.id}"></bylaw-chat>`)
  })
  afterAll(async () => {
    await browser?.close()
    await Promise.all([real?.end(), invented?.end(), site?.end(), inPage?.end()])
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })

  const faults: string[] = []
  const watch = (page: Page): Page => {
    page.setDefaultTimeout(15_000)
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
        faults.push(message.text())
    })
    return page
  }
  const open = async (address: string, options: BrowserContextOptions = {}): Promise<Page> => {
    faults.length = 0
    const context = await browser.newContext(options)
    const page = watch(await context.newPage())
    await page.goto(address)
    return page
  }
  const say = async (page: Page, text: string) => {
    await page.locator('.ask textarea').fill(text)
    await page.locator('.ask textarea').press('Enter')
  }
  const turns = (page: Page) => page.locator('.turn')
  const said = async (page: Page) =>
    (await page.locator('.turn .said').allTextContents()).map((text) => text.replace(/^(You|Usted):\s*/, ''))
  interface Held {
    readonly input: { readonly text?: string }
    readonly feedback: { readonly helpful: boolean } | null
  }
  /** Asks the service about the conversation that a page shows. */
  const askService = async <T>(page: Page, part: string, service: Place = invented): Promise<T> => {
    const kept = await page.evaluate(
      () => Object.entries(localStorage).find(([key]) => /^bylaw http\S+ \S+$/.test(key))?.[1],
    )
    const { id, token } = JSON.parse(kept ?? '{}') as { id: string; token: string }
    const response = await fetch(`${service.address}/api/conversations/${id}${part}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await response.json()) as T
  }
  /** What the service itself holds of it. */
  const held = async (page: Page, service: Place): Promise<readonly Held[]> =>
    (await askService<{ turns: readonly Held[] }>(page, '', service)).turns
  const upToAnswer = async (page: Page) => {
    await say(page, 'When is my variance heard?')
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.getByLabel('Bedrooms', { exact: true }).fill('6')
    await page.getByRole('button', { name: 'Answer' }).click()
    await page.getByLabel('The day', { exact: true }).fill('May 4, 2026')
    await page.getByRole('button', { name: 'Answer' }).click()
    await page.locator('.answer .afterwards').waitFor()
  }

  test('a whole conversation by keyboard alone, on a site with a strict policy, survives a reload', async () => {
    const page = await open(site.address)
    await page.locator('.launcher').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.examples button').first().waitFor()
    await page.keyboard.type(example)
    await page.keyboard.press('Enter')
    for (let asked = 1; asked < 15; asked++) {
      await page.locator(`.turn:nth-child(${asked}) .headline`).waitFor()
      if ((await page.locator('.turn:last-child .answer').count()) > 0) break
      const field = page.locator('.turn:last-child .typed input[type=text]')
      if ((await field.count()) > 0) {
        await field.focus()
        await page.keyboard.type((await field.getAttribute('inputmode')) === 'decimal' ? '3' : '5/4/2026')
        await page.keyboard.press('Enter')
      } else {
        const first = page.locator('.turn:last-child .ways button').first()
        const there = () => first.evaluate((button) => button.matches(':focus'))
        if (asked === 1) await page.locator('.log').focus()
        // Where an answer was clicked the focus moves to the next question by itself, a moment after it is shown.
        else await expect.poll(() => page.locator('.turn:last-child .headline:focus').count()).toBe(1)
        for (let tries = 0; tries < 40 && !(await there()); tries++) await page.keyboard.press('Tab')
        expect(await there()).toBe(true)
        await page.keyboard.press('Enter')
      }
    }
    const answer = page.locator('.turn:last-child .answer')
    expect(await answer.locator('.headline').textContent()).not.toBe('')
    await answer.locator('blockquote').first().waitFor()
    const quote = await answer.locator('blockquote').first().textContent()
    const sentences = town.law.provisions.flatMap((provision) => provision.sentences)
    const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
    expect(sentences.map(flat)).toContain(flat(quote))
    // Who answered with a button finds the focus at what is new; who typed goes on typing.
    const focused = (await turns(page).count()) > 1 ? answer.locator('.headline') : page.locator('.ask textarea')
    await expect.poll(() => focused.evaluate((element) => element.matches(':focus'))).toBe(true)

    const before = await said(page)
    await page.reload()
    await turns(page)
      .nth(before.length - 1)
      .waitFor()
    expect(await said(page)).toEqual(before)
    expect(await held(page, real)).toHaveLength(before.length)

    await page.locator('.headline').last().focus()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('.launcher').evaluate((button) => button.matches(':focus'))).toBe(true)
    expect(faults).toEqual([])
  })

  test('no cookie is set and nothing is fetched from anyone else', async () => {
    const page = await open(inPage.address)
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await upToAnswer(page)
    expect([...origins]).toEqual([invented.address])
    expect(await page.context().cookies()).toEqual([])
  })

  test('an answer shows what to do, its dates, its law, and what it goes by', async () => {
    const page = await open(inPage.address)
    await upToAnswer(page)
    const answer = page.locator('.answer')
    expect(await answer.locator('.headline').textContent()).toBe(
      'The board must hear the variance by Monday, July 6, 2026.',
    )
    expect(await answer.locator('.tag').textContent()).toBe('Required')
    expect(await answer.locator('.dates .day').allTextContents()).toEqual([
      'By Monday, May 18, 2026',
      'By Monday, July 6, 2026',
      'From Sunday, August 2, 2026',
    ])
    expect(await answer.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Time line\. by Monday, May 18, 2026: Print the notice; /,
    )
    expect(await answer.locator('.present .chip').allTextContents()).toHaveLength(3)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      answer.getByRole('button', { name: /in your calendar/ }).click(),
    ])
    const ics = readFileSync(await file.path(), 'utf8')
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(ics).toContain('DTSTART;VALUE=DATE:20260706\r\nDTEND;VALUE=DATE:20260707\r\n')
    expect(ics.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(faults).toEqual([])
  })

  test('what was understood is corrected from its chip', async () => {
    const page = await open(inPage.address)
    await say(page, 'It is a variance with 6 bedrooms, filed on May 4, 2026. When is my variance heard?')
    await page.locator('.answer .afterwards').waitFor()
    const chip = page.locator('.turn .understood .chip', { hasText: 'filing' }).first()
    await chip.hover()
    await expect.poll(() => page.locator('.tip:visible').first().textContent()).toMatch(/^You wrote: “.*May 4, 2026/)
    await chip.click()
    const field = page.locator('.editor:visible input[type=text]')
    await field.fill('6/1/2026')
    await field.press('Enter')
    await turns(page).nth(1).waitFor()
    await expect.poll(() => page.locator('.answer .headline').last().textContent()).toContain('Monday, August 3, 2026')
    await expect
      .poll(() => page.locator('.turn:last-child .understood').first().textContent())
      .toContain('before: Monday, May 4, 2026')
    // Only the last answer speaks of the present.
    await expect.poll(() => page.locator('.present').count()).toBe(1)
  })

  test('an error stands at its field and is read with it', async () => {
    const page = await open(inPage.address)
    await page.locator('.examples button').first().waitFor()
    await say(page, '   ')
    const text = page.locator('.ask textarea')
    const described = async (field: typeof text) =>
      field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => (element.getRootNode() as ShadowRoot).getElementById(id)?.textContent)
          .join(' '),
      )
    await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => described(text)).toContain('Nothing was written')
    await say(page, 'When is my variance heard?')
    await page.getByRole('button', { name: 'Yes' }).click()
    const amount = page.getByLabel('Bedrooms', { exact: true })
    for (const [typed, told] of [
      ['', 'No number was written'],
      ['many', 'That is not a number'],
      ['21', 'outside of what can be: from 1 bedroom to 20 bedrooms'],
      // Only the service knows that bedrooms are counted whole.
      ['2.5', 'must be a whole number'],
    ] as const) {
      await amount.fill(typed)
      await page.getByRole('button', { name: 'Answer' }).click()
      await expect.poll(() => described(amount)).toContain(told)
      await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => amount.evaluate((field) => field.matches(':focus'))).toBe(true)
    }
    await amount.fill('6')
    await page.getByRole('button', { name: 'Answer' }).click()
    const day = page.getByLabel('The day', { exact: true })
    for (const typed of ['2/30/2026', '5/4/26', 'soon']) {
      await day.fill(typed)
      await page.getByRole('button', { name: 'Answer' }).click()
      await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true')
    }
    await day.fill('5/4/2026')
    await expect.poll(() => described(day)).toContain('= Monday, May 4, 2026')
    expect(await turns(page).count()).toBe(3)
  })

  const messages = (all: readonly Held[]) => all.map(({ input }) => input.text)
  const inTwoTabs = async (page: Page, texts: readonly string[]): Promise<Page> => {
    const other = watch(await page.context().newPage())
    await other.goto(inPage.address)
    await other.locator('.examples button:visible, .turn').first().waitFor()
    // The tabs write at the same time; within each, one message after the other.
    const write = async (tab: Page, half: number): Promise<void> => {
      for (const [index, text] of texts.entries()) if (index % 2 === half) await say(tab, text)
    }
    await Promise.all([write(page, 0), write(other, 1)])
    return other
  }
  /** Both tabs show what the service holds, and nothing waits any more. */
  const settled = async (page: Page, other: Page, count: number): Promise<string[]> => {
    const [one, two] = [page, other]
    await expect.poll(() => turns(one).count(), { timeout: 30_000 }).toBe(count)
    await expect.poll(() => turns(two).count(), { timeout: 30_000 }).toBe(count)
    for (const tab of [one, two]) {
      await expect.poll(() => tab.locator('.waiting').count()).toBe(0)
      expect(await tab.locator('.ask textarea').inputValue()).toBe('')
    }
    expect(await said(two)).toEqual(await said(one))
    expect(messages(await held(one, invented))).toEqual(await said(one))
    return said(one)
  }

  test('two tabs show one conversation, and messages sent from both at once all arrive, once each', AGAIN, async () => {
    const page = await open(inPage.address)
    await say(page, 'When is my variance heard?')
    await turns(page).first().waitFor()
    const sent = ['yes', 'what is a variance', 'why do you ask', '6 bedrooms']
    const other = await inTwoTabs(page, sent)
    const all = await settled(page, other, 5)
    expect(all.toSorted()).toEqual(['When is my variance heard?', ...sent].toSorted())
    // What one tab sent keeps the order in which it was written there.
    const order = (texts: readonly string[]) => texts.map((text) => all.indexOf(text))
    for (const own of [
      ['yes', 'why do you ask'],
      ['what is a variance', '6 bedrooms'],
    ])
      expect(order(own)).toEqual(order(own).toSorted((a, b) => a - b))
    expect(faults).toEqual([])
  })

  test('two tabs that begin at the same moment begin one conversation', AGAIN, async () => {
    const page = await open(inPage.address)
    await page.locator('.examples button').first().waitFor()
    const sent = ['When is my variance heard?', 'Is a variance heard in June?']
    const other = await inTwoTabs(page, sent)
    expect((await settled(page, other, 2)).toSorted()).toEqual(sent.toSorted())
    expect(faults).toEqual([])
  })

  test('what a tab wrote before it was closed is sent by another, in the order of writing', AGAIN, async () => {
    const page = await open(inPage.address)
    await say(page, 'When is my variance heard?')
    await turns(page).first().waitFor()
    const other = watch(await page.context().newPage())
    await other.goto(inPage.address)
    await turns(other).first().waitFor()
    const context = page.context()
    await context.route('**/messages', (route) => route.abort('internetdisconnected'))
    await say(other, 'yes')
    await say(other, '6 bedrooms')
    await other.locator('.pending .note').waitFor()
    await expect.poll(() => other.locator('.waiting').count()).toBe(2)
    await other.close()
    await context.unroute('**/messages')
    await expect.poll(() => turns(page).count(), { timeout: 30_000 }).toBe(3)
    expect(await said(page)).toEqual(['When is my variance heard?', 'yes', '6 bedrooms'])
    expect(messages(await held(page, invented))).toEqual(await said(page))
  })

  test('the same click twice is one answer', async () => {
    const page = await open(inPage.address)
    await say(page, 'When is my variance heard?')
    await page.getByRole('button', { name: 'Yes' }).dblclick()
    await turns(page).nth(1).waitFor()
    await expect.poll(() => page.locator('.waiting').count()).toBe(0)
    expect(await held(page, invented)).toHaveLength(2)
  })

  test('a server that is stopped and started half-way gets the message once', async () => {
    const page = await open(site.address)
    await page.locator('.launcher').click()
    await say(page, example)
    await turns(page).first().waitFor()
    await real.stop()
    try {
      await say(page, 'I do not know')
      await page.locator('.pending .note').waitFor()
      expect(await page.locator('.pending').textContent()).toMatch(/No connection\. Your message is kept here/)
      expect(await page.locator('.pending .said').textContent()).toBe('I do not know')
      // A second one is kept too, and so is the order.
      await say(page, 'What does it cost?')
      await expect
        .poll(() => page.locator('.waiting').allTextContents())
        .toEqual(['I do not know', 'What does it cost?'])
    } finally {
      await real.start()
    }
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect.poll(() => said(page), { timeout: 30_000 }).toEqual([example, 'I do not know', 'What does it cost?'])
    await expect.poll(() => page.locator('.waiting').count()).toBe(0)
    expect(messages(await held(page, real))).toEqual([example, 'I do not know', 'What does it cost?'])
    expect(faults).toEqual([])
  })

  test('a message whose answer got lost on the way is taken once', async () => {
    const page = await open(inPage.address)
    let lost = 0
    const keys: (string | undefined)[] = []
    await page.route('**/messages', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (lost++ > 0) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await say(page, 'When is my variance heard?')
    await turns(page).first().waitFor()
    expect(await held(page, invented)).toHaveLength(1)
    // Sent again under its own name, it is known, and answered as it was.
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  test('without a connection a message can be taken back, and is still there after a reload', async () => {
    const page = await open(inPage.address)
    await page.locator('.examples button').first().waitFor()
    await page.route(`${invented.address}/api/**`, (route) => route.abort('internetdisconnected'))
    await say(page, 'When is my variance heard?')
    await page.locator('.pending .note').waitFor()
    await page.reload()
    await page.locator('.pending .note').waitFor()
    expect(await page.locator('.pending .said').textContent()).toBe('When is my variance heard?')
    await page.getByRole('button', { name: 'Take it back' }).click()
    const text = page.locator('.ask textarea')
    await expect.poll(() => text.inputValue()).toBe('When is my variance heard?')
    await page.reload()
    await expect.poll(() => text.inputValue()).toBe('When is my variance heard?')
    expect(await page.locator('.waiting').count()).toBe(0)
  })

  test('a conversation that is gone says so, keeps the words, and begins anew', async () => {
    const page = await open(inPage.address)
    await say(page, 'When is my variance heard?')
    await turns(page).first().waitFor()
    const gone = {
      status: 404,
      json: { type: '/problems/unknown-conversation', title: 'Gone', status: 404, detail: '' },
    }
    await page.route('**/messages', (route) => route.fulfill(gone), { times: 1 })
    await say(page, 'yes')
    await page.locator('.ask .error:visible').waitFor()
    await expect.poll(() => page.locator('.ask textarea').inputValue()).toBe('yes')
    await say(page, 'When is my variance heard?')
    await expect.poll(() => said(page)).toEqual(['When is my variance heard?'])
  })

  test('a message that is refused goes back to the field, beside what is written there', async () => {
    const page = await open(inPage.address)
    await say(page, 'When is my variance heard?')
    await turns(page).first().waitFor()
    const long = 'variance '.repeat(1000)
    const text = page.locator('.ask textarea')
    let release = (): void => undefined
    const written = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/messages', async (route) => {
      await written
      await route.continue()
    })
    await text.fill(long)
    await text.press('Enter')
    await text.fill('yes')
    release()
    await expect.poll(() => text.inputValue()).toBe(`yes\n${long}`)
    await expect.poll(() => page.locator('.ask .error:visible').textContent()).toMatch(/longer than 8000 characters/)
    expect(await page.locator('.waiting').count()).toBe(0)
    expect(await held(page, invented)).toHaveLength(1)
  })

  test('Enter that ends the composition of a character does not send', async () => {
    const page = await open(inPage.address)
    await page.locator('.examples button').first().waitFor()
    const text = page.locator('.ask textarea')
    await text.fill('きょうせい')
    for (const composing of [
      { isComposing: true, keyCode: 13 },
      { isComposing: false, keyCode: 229 },
    ])
      await text.evaluate((field, how) => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how }))
      }, composing)
    await text.press('Shift+Enter')
    await expect.poll(() => text.inputValue()).toBe('きょうせい\n')
    // Had it been sent, the field would be empty by now and the message would stand written down.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')))).toEqual([])
    expect(await page.locator('.said').count()).toBe(0)
  })

  test('hostile markup is text: in a message, in what the service says, in the file, on paper', async () => {
    const page = await open(inPage.address)
    const spoiled = async (route: Route) => {
      const response = await route.fetch()
      // Every word that the service sends is made hostile, the fields that the widget acts upon left alone.
      const acted = [
        'kind',
        'status',
        'verdict',
        'edge',
        'unit',
        'type',
        'by',
        'at',
        'date',
        'planBy',
        'counted',
        'procedure',
        'fact',
        'id',
        'deadline',
        'town',
      ]
      const spoil = (value: unknown, key = ''): unknown =>
        typeof value === 'string'
          ? acted.includes(key)
            ? value
            : `${HOSTILE}${value}`
          : Array.isArray(value)
            ? value.map((one) => spoil(one))
            : typeof value === 'object' && value !== null
              ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoil(inner, name)]))
              : value
      await route.fulfill({ response, json: spoil(await response.json()) })
    }
    await page.route('**/api/conversations/*', spoiled)
    // The names of the town, of facts and of procedures as well, and with them the names of the files.
    await page.route('**/widget/towns/**', spoiled)
    await page.reload()
    await say(page, `variance ${HOSTILE} with 6 bedrooms, filed on May 4, 2026; it is a variance. When is it heard?`)
    await page.locator('.answer .afterwards').waitFor()
    expect(await page.locator('.panel img, .panel script, .panel textarea:not(.ask textarea)').count()).toBe(0)
    expect(await page.locator('.answer .headline').textContent()).toContain('<img src=x onerror=')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).not.toMatch(/[<>/\\"']/)
    const html = readFileSync(await file.path(), 'utf8')
    expect(html).not.toMatch(/<(img|script)/)
    expect(html).toContain('&lt;img src=x onerror=')
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('[data-bylaw-print]').waitFor({ state: 'attached' })
    expect(await page.locator('[data-bylaw-print] img, [data-bylaw-print] script').count()).toBe(0)
    expect(await page.title()).toBe('A site')
    const kept = await browser.newPage()
    await kept.setContent(html)
    expect(await kept.title()).not.toMatch(/^[12]$/)
    expect(await kept.locator('blockquote').first().textContent()).toContain('<img')
    expect(faults).toEqual([])
  })

  describe('in Spanish', () => {
    const spanish = (page: Page) => page.locator('.panel[lang=es]').waitFor()
    const site = async (body: string, page = 'en') => siteShowing(invented.address, dated.id, body, page)

    test('a whole conversation, its law in English, nothing of it in the wrong language', async () => {
      const there = await site(`<bylaw-chat town="${dated.id}" lang="es"></bylaw-chat>`)
      const page = await open(there.address)
      try {
        await spanish(page)
        await expect.poll(() => page.locator('.ask label').textContent()).toBe('Su pregunta')
        await say(page, '¿Cuándo se escucha mi dispensa?')
        await page.getByRole('button', { name: 'Sí', exact: true }).click()
        await page.getByLabel('Dormitorios', { exact: true }).fill('6')
        await page.getByRole('button', { name: 'Responder' }).click()
        await page.getByLabel('El día', { exact: true }).fill('4 de mayo de 2026')
        await page.getByRole('button', { name: 'Responder' }).click()
        await page.locator('.answer .afterwards').waitFor()
        await expect
          .poll(() => page.locator('.answer .headline').textContent())
          .toBe('La Junta debe escuchar la dispensa a más tardar el lunes, 6 de julio de 2026.')
        await expect.poll(() => page.locator('.answer .tag').textContent()).toBe('Obligatorio')
        for (const law of await page.locator('.answer figure.law').all())
          expect(await law.getAttribute('lang')).toBe('en')
        // Whatever a person reads outside of the law's sentences is Spanish.
        const read = await page.locator('.panel').evaluate((panel) => {
          const copy = panel.cloneNode(true)
          if (!(copy instanceof Element)) return ''
          for (const own of copy.querySelectorAll('figure, .tongue, .launcher')) own.remove()
          return copy.textContent
        })
        expect(read).not.toMatch(/\b(the|must|is|your|answer|days after|bedrooms?|Monday|May|Town of)\b/)
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Descargar' }).click(),
        ])
        expect(readFileSync(await file.path(), 'utf8')).toContain('<html lang="es">')
        expect(faults).toEqual([])
      } finally {
        await there.end()
      }
    })

    test('on a page in Spanish it is Spanish, and the switch is remembered', async () => {
      const there = await site(`<bylaw-chat town="${dated.id}"></bylaw-chat>`, 'es-US')
      const page = await open(there.address)
      try {
        await spanish(page)
        await page.getByRole('button', { name: 'English' }).click()
        await expect.poll(() => page.locator('.ask label').textContent()).toBe('Your question')
        await expect.poll(() => page.locator('.tongue:focus').textContent()).toBe('Español')
        await page.reload()
        await page.locator('.panel[lang=en]').waitFor()
        await say(page, 'When is my variance heard?')
        await expect.poll(() => page.locator('.headline').last().textContent()).toBe('Is it a variance?')
      } finally {
        await there.end()
      }
    })

    test('who writes Spanish is answered in Spanish, and the words around it follow; the switch goes back', async () => {
      const page = await open(inPage.address)
      await page.locator('.examples button').first().waitFor()
      await say(page, '¿Cuándo se escucha mi dispensa? La casa es de mi familia.')
      await spanish(page)
      await expect.poll(() => page.locator('.headline').last().textContent()).toBe('¿Es una dispensa (variance)?')
      await expect.poll(() => page.locator('.ask textarea:focus').count()).toBe(1)
      await page.getByRole('button', { name: 'English' }).click()
      await page.locator('.panel[lang=en]').waitFor()
      await expect.poll(() => page.locator('.headline').last().textContent()).toBe('Is it a variance?')
      await expect.poll(() => page.locator('.waiting').count()).toBe(0)
      expect(faults).toEqual([])
    })
  })

  test('while a message is worked on that is said, and without a stream it works the same', async () => {
    const page = await open(inPage.address)
    await page.locator('.examples button').first().waitFor()
    const asked: (string | undefined)[] = []
    let release = (): void => undefined
    const gate = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/messages', async (route) => {
      asked.push(route.request().headers().accept)
      await gate
      await route.continue()
    })
    await say(page, 'When is my variance heard?')
    await page.locator('.progress:visible').waitFor()
    expect(await page.locator('.waiting').count()).toBe(1)
    release()
    await turns(page).first().waitFor()
    await expect.poll(() => page.locator('.progress').count()).toBe(0)
    expect(asked[0]).toContain('text/event-stream')
    // Something between that does not let streams pass: the answer comes as plain JSON.
    await page.unroute('**/messages')
    await page.route('**/messages', (route) =>
      route.continue({ headers: { ...route.request().headers(), accept: 'application/json' } }),
    )
    await say(page, 'yes')
    await expect.poll(() => page.locator('.headline').last().textContent()).toBe('How many bedrooms?')
    // And one that answers with a page of its own is none of the service: the message waits.
    await page.unroute('**/messages')
    await page.route('**/messages', (route) => route.fulfill({ status: 200, body: '<html>Sign in</html>' }), {
      times: 1,
    })
    await say(page, '6')
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect.poll(() => page.locator('.headline').last().textContent()).toBe('On what day was it filed?')
    expect(await held(page, invented)).toHaveLength(3)
  })

  test('a thumb with its reason is stored by the service, and shown again', async () => {
    const page = await open(inPage.address)
    await upToAnswer(page)
    const marks = async () => (await held(page, invented)).at(-1)?.feedback
    await page.getByRole('button', { name: 'This answer did not help' }).click()
    await expect.poll(marks).toMatchObject({ helpful: false, reason: null })
    await page.getByRole('button', { name: 'Send this' }).click()
    await expect.poll(() => page.locator('.reason .error:visible').textContent()).toMatch(/Choose what is wrong/)
    await page.getByLabel('Something is missing').check()
    await page.getByLabel(/In your own words/).fill('the fee')
    await page.getByRole('button', { name: 'Send this' }).click()
    await expect.poll(marks).toMatchObject({ helpful: false, reason: 'incomplete', words: 'the fee' })
    await page.reload()
    await expect
      .poll(() => page.getByRole('button', { name: 'This answer did not help' }).getAttribute('aria-pressed'))
      .toBe('true')
    expect(faults).toEqual([])
  })

  test('the conversation is sent to the town, once, with how to answer and with consent', async () => {
    const page = await open(inPage.address)
    await upToAnswer(page)
    const requests = () => askService<{ requests: unknown[] }>(page, '/handover').then((found) => found.requests)
    const send = page.locator('.handover').getByRole('button', { name: 'Send to the town' })
    await page.locator('.tools').getByRole('button', { name: 'Send to the town' }).click()
    await send.click()
    await expect.poll(() => page.locator('.handover .error:visible').textContent()).toMatch(/e-mail address or a phone/)
    await expect.poll(() => page.getByLabel('E-mail').evaluate((field) => field.matches(':focus'))).toBe(true)
    await page.getByLabel('E-mail').fill('nobody')
    await page.getByRole('checkbox').check()
    await send.click()
    await expect.poll(() => page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(await requests()).toEqual([])
    await page.getByLabel('E-mail').fill('someone@example.org')
    await page.getByLabel(/^What the town should know/).fill(HOSTILE)
    await send.click()
    await expect.poll(() => page.locator('.handover form').count()).toBe(0)
    expect(await requests()).toHaveLength(1)
    expect(faults).toEqual([])
  })

  test('a town that lists its sites is shown on those only, and says so elsewhere', async () => {
    const listing = await serviceAt([dated], { [dated.id]: ['https://town.example'] })
    const other = await siteShowing(listing.address, dated.id, `<bylaw-chat town="${dated.id}"></bylaw-chat>`)
    const framing = await siteShowing(
      listing.address,
      dated.id,
      `<iframe src="${listing.address}/${dated.id}/embed" title="Frame"></iframe>`,
    )
    try {
      const page = await open(other.address)
      await say(page, 'When is my variance heard?')
      await expect.poll(() => page.locator('.ask .error:visible').textContent()).toMatch(/This site may not ask/)
      expect(await page.locator('.ask textarea').inputValue()).toBe('When is my variance heard?')
      await page.goto(framing.address)
      await expect.poll(() => page.frames().length).toBe(2)
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
      // Its own pages may always.
      await page.goto(`${listing.address}/${dated.id}/embed`)
      await say(page, 'When is my variance heard?')
      await turns(page).first().waitFor()
    } finally {
      await Promise.all([other.end(), framing.end(), listing.end()])
    }
  })

  test('in a frame on another site it works as well', async () => {
    const frame = await siteShowing(
      invented.address,
      dated.id,
      `<iframe src="${invented.address}/${dated.id}/embed" title="Frame"></iframe>`,
    )
    try {
      const page = await open(frame.address)
      const inside = page.frameLocator('iframe')
      await inside.locator('.ask textarea').fill('When is my variance heard?')
      await inside.locator('.ask textarea').press('Enter')
      await expect.poll(() => inside.locator('.headline').last().textContent()).toBe('Is it a variance?')
    } finally {
      await frame.end()
    }
  })

  test('on a phone it covers the page, nothing sticks out, and the back button closes it', async () => {
    const page = await open(site.address, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('.launcher').tap()
    await page.locator('.examples button').first().waitFor()
    // It rises into place.
    await expect.poll(() => page.locator('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, width: PHONE.width })
    await say(page, example)
    await turns(page).first().waitFor()
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: 568 })
      await expect
        .poll(() => page.locator('.log').evaluate((log) => log.scrollWidth - log.clientWidth))
        .toBeLessThanOrEqual(0)
    }
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('h1').textContent()).toBe('A site')
    await page.locator('.launcher').tap()
    await expect.poll(() => turns(page).count()).toBe(1)
    // Closed by its own button, the entry that opening added is gone again.
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.locator('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(`${site.address}/`)
  })

  test('what is new is read once, politely', async () => {
    const page = await open(inPage.address)
    await page.locator('.examples button').first().waitFor()
    expect(
      await page
        .locator('bylaw-chat [aria-live], bylaw-chat [role=alert], bylaw-chat [role=log], bylaw-chat [role=status]')
        .count(),
    ).toBe(1)
    await say(page, 'When is my variance heard?')
    await expect.poll(() => page.locator('[aria-live=polite]').textContent()).toBe('Question: Is it a variance?')
    await page.reload()
    await turns(page).first().waitFor()
    // What was there before the page was loaded is no news: the first thing said is what comes after it.
    await page.evaluate(() => {
      const heard: string[] = []
      const live = document.querySelector('bylaw-chat')?.shadowRoot?.querySelector('[aria-live]')
      if (live instanceof Node)
        new MutationObserver(() => {
          if (live.textContent !== '') heard.push(live.textContent ?? '')
          document.body.dataset.heard = JSON.stringify(heard)
        }).observe(live, { childList: true, characterData: true, subtree: true })
    })
    await say(page, 'yes')
    await expect.poll(() => page.evaluate(() => document.body.dataset.heard)).toBe('["Question: How many bedrooms?"]')
  })

  describe('axe finds nothing, light and dark', () => {
    const violations = async (page: Page): Promise<string[]> => {
      const found: string[] = []
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        const { violations: all } = await new AxeBuilder({ page }).analyze()
        for (const { id, nodes } of all)
          for (const { target, failureSummary } of nodes)
            found.push(`${scheme} ${id} ${target.join(' ')}: ${failureSummary}`)
      }
      return found
    }
    const states: [string, (page: Page) => Promise<void>][] = [
      ['before anything is asked', async (page) => page.locator('.examples button').first().waitFor()],
      [
        'with a choice',
        async (page) => {
          await say(page, 'When is my variance heard?')
          await page.getByRole('button', { name: 'Yes' }).waitFor()
        },
      ],
      [
        'with an error at a field',
        async (page) => {
          await say(page, 'When is my variance heard?')
          await page.getByRole('button', { name: 'Yes' }).click()
          await page.getByLabel('Bedrooms', { exact: true }).fill('99')
          await page.getByRole('button', { name: 'Answer' }).click()
          await page.locator('.typed .error:visible').waitFor()
        },
      ],
      [
        'with a dated answer, all of it open',
        async (page) => {
          await upToAnswer(page)
          for (const fold of await page.locator('.answer summary').all()) await fold.click()
          await page.locator('.present .chip').first().click()
          await page.getByRole('button', { name: 'This answer did not help' }).click()
          await page.getByText('Something is missing').waitFor()
        },
      ],
      [
        'with the form that sends it to the town',
        async (page) => {
          await upToAnswer(page)
          await page.locator('.tools').getByRole('button', { name: 'Send to the town' }).click()
          await page.locator('.handover').getByRole('button', { name: 'Send to the town' }).click()
          await page.locator('.handover .error:visible').waitFor()
        },
      ],
      [
        'in Spanish, with a question',
        async (page) => {
          await page.getByRole('button', { name: 'Español' }).click()
          await page.locator('.panel[lang=es]').waitFor()
          await say(page, '¿Cuándo se escucha mi dispensa?')
          await page.getByRole('button', { name: 'Sí', exact: true }).waitFor()
        },
      ],
      [
        'with branches',
        async (page) => {
          await say(page, 'When is my variance heard?')
          await page.getByRole('button', { name: "I don't know" }).click()
          await turns(page).nth(1).waitFor()
          await page.getByRole('button', { name: "I don't know" }).click()
          await page.locator('table').waitFor()
        },
      ],
      [
        'without a connection',
        async (page) => {
          await page.locator('.examples button').first().waitFor()
          await page.route(`${invented.address}/api/**`, (route) => route.abort('internetdisconnected'))
          await say(page, 'When is my variance heard?')
          await page.locator('.pending .note').waitFor()
        },
      ],
    ]
    test.each(states)('%s', { timeout: 120_000 }, async (_, reach) => {
      const page = await open(inPage.address)
      await reach(page)
      expect(await violations(page)).toEqual([])
    })
    test('with an emergency', async () => {
      const page = await open(`${real.address}/demo?as=page&town=${town.id}`)
      await say(page, 'There is sewage backing up into my basement right now')
      await page.locator('.alarm').waitFor()
      await expect.poll(() => page.locator('.alarm').textContent()).toMatch(/911/)
      expect(await violations(page)).toEqual([])
    })
    test.each(['floating', 'page', 'frame'])('on the demonstration page, %s', async (as) => {
      const page = await open(`${real.address}/demo?as=${as}`)
      await page.waitForLoadState('networkidle')
      if (as === 'floating') await page.locator('.launcher').click()
      await (as === 'frame' ? page.frameLocator('iframe') : page).locator('.examples button').first().waitFor()
      expect(await violations(page)).toEqual([])
      expect(faults).toEqual([])
    })
  })
})
