/** The widget as people meet it: on a site of another origin, under the strictest policy, with every state looked at by axe. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { dated } from '../browser/fixtures/dated.ts'
import { launch, noBrowser, type Place, serviceAt, siteShowing } from './host.ts'

const [town] = towns
const [example] = town?.procedures[0]?.words.examples ?? []
if (town === undefined || example === undefined) throw new Error('there is no town, or it has no example')

const PHONE = { width: 390, height: 844 }
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
    (await page.locator('.turn .said').allInnerTexts()).map((text) => text.replace(/^You:\s*/, ''))
  /** What the service itself holds of the conversation that a page shows. */
  const held = async (page: Page, service: Place): Promise<{ input: { text?: string } }[]> => {
    const kept = await page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith('bylaw http'))?.[1],
    )
    const { id, token } = JSON.parse(kept ?? '{}') as { id: string; token: string }
    const response = await fetch(`${service.address}/api/conversations/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await response.json()) as { turns: { input: { text?: string } }[] }).turns
  }
  const upToAnswer = async (page: Page) => {
    await say(page, 'When is my variance heard?')
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.getByLabel('Bedrooms', { exact: true }).fill('6')
    await page.getByRole('button', { name: 'Answer' }).click()
    await page.getByLabel('The day', { exact: true }).fill('May 4, 2026')
    await page.getByRole('button', { name: 'Answer' }).click()
    await page.locator('.answer').waitFor()
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
        for (let tries = 0; tries < 40 && !(await there()); tries++) await page.keyboard.press('Tab')
        expect(await there()).toBe(true)
        await page.keyboard.press('Enter')
      }
    }
    const answer = page.locator('.turn:last-child .answer')
    expect(await answer.locator('.headline').innerText()).not.toBe('')
    const quote = await answer.locator('blockquote').first().innerText()
    const sentences = town.law.provisions.flatMap((provision) => provision.sentences)
    const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
    expect(sentences.map(flat)).toContain(flat(quote))
    // Who answered with a button finds the focus at what is new; who typed goes on typing.
    const focused = (await turns(page).count()) > 1 ? answer.locator('.headline') : page.locator('.ask textarea')
    expect(await focused.evaluate((element) => element.matches(':focus'))).toBe(true)

    const before = await said(page)
    await page.reload()
    await turns(page)
      .nth(before.length - 1)
      .waitFor()
    expect(await said(page)).toEqual(before)
    expect(await held(page, real)).toHaveLength(before.length)

    await page.locator('.headline').last().focus()
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog').isVisible()).toBe(false)
    expect(await page.locator('.launcher').evaluate((button) => button.matches(':focus'))).toBe(true)
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
    expect(await answer.locator('.headline').innerText()).toBe(
      'The board must hear the variance by Monday, July 6, 2026.',
    )
    expect(await answer.locator('.tag').innerText()).toBe('Required')
    expect(await answer.locator('.dates .day').allInnerTexts()).toEqual([
      'By Monday, May 18, 2026',
      'By Monday, July 6, 2026',
      'From Sunday, August 2, 2026',
    ])
    expect(await answer.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Time line\. by Monday, May 18, 2026: Print the notice; /,
    )
    expect(await answer.locator('.present .chip').allInnerTexts()).toHaveLength(3)
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
    await page.locator('.answer').waitFor()
    const chip = page.locator('.turn .understood .chip', { hasText: 'filing' }).first()
    await chip.hover()
    expect(await page.locator('.tip:visible').innerText()).toMatch(/^You wrote: “.*May 4, 2026/)
    await chip.click()
    const field = page.locator('.editor:visible input[type=text]')
    await field.fill('6/1/2026')
    await field.press('Enter')
    await turns(page).nth(1).waitFor()
    expect(await page.locator('.answer .headline').last().innerText()).toContain('Monday, August 3, 2026')
    expect(await page.locator('.turn:last-child .understood').first().innerText()).toContain(
      'before: Monday, May 4, 2026',
    )
    // Only the last answer speaks of the present.
    expect(await page.locator('.present').count()).toBe(1)
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
    expect(await text.getAttribute('aria-invalid')).toBe('true')
    expect(await described(text)).toContain('Nothing was written')
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
      expect(await amount.getAttribute('aria-invalid')).toBe('true')
      expect(await amount.evaluate((field) => field.matches(':focus'))).toBe(true)
    }
    await amount.fill('6')
    await page.getByRole('button', { name: 'Answer' }).click()
    const day = page.getByLabel('The day', { exact: true })
    for (const typed of ['2/30/2026', '5/4/26', 'soon']) {
      await day.fill(typed)
      await page.getByRole('button', { name: 'Answer' }).click()
      expect(await day.getAttribute('aria-invalid')).toBe('true')
    }
    await day.fill('5/4/2026')
    expect(await described(day)).toContain('= Monday, May 4, 2026')
    expect(await turns(page).count()).toBe(3)
  })

  test('two tabs show one conversation, and messages sent from both at once all arrive, once each', async () => {
    const page = await open(inPage.address)
    await say(page, 'When is my variance heard?')
    await turns(page).first().waitFor()
    const other = watch(await page.context().newPage())
    await other.goto(inPage.address)
    await turns(other).first().waitFor()
    await Promise.all([say(page, 'yes'), say(other, 'what is a variance')])
    await expect.poll(() => held(page, invented).then((all) => all.length)).toBeGreaterThan(1)
    // Where the second tab knew already that a message was on its way, it kept its own in the field.
    for (const tab of [page, other])
      if ((await tab.locator('.ask textarea').inputValue()) !== '') {
        await expect.poll(() => tab.locator('.waiting').count()).toBe(0)
        await tab.locator('.ask textarea').press('Enter')
      }
    await expect.poll(() => held(page, invented).then((all) => all.length)).toBe(3)
    await expect.poll(() => turns(page).count()).toBe(3)
    await expect.poll(() => turns(other).count()).toBe(3)
    expect(await said(other)).toEqual(await said(page))
    expect(new Set(await said(page)).size).toBe(3)
    expect(faults).toEqual([])
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
      expect(await page.locator('.pending').innerText()).toMatch(/No connection\. Your message is kept here/)
      expect(await page.locator('.pending .said').innerText()).toBe('I do not know')
      await page.waitForTimeout(1500)
    } finally {
      await real.start()
    }
    await page.getByRole('button', { name: 'Try now' }).click()
    await turns(page).nth(1).waitFor()
    await page.waitForTimeout(1500)
    expect(await said(page)).toHaveLength(2)
    expect((await held(page, real)).filter(({ input }) => input.text === 'I do not know')).toHaveLength(1)
    expect(faults).toEqual([])
  })

  test('a message whose answer got lost on the way is not sent again', async () => {
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
    expect(keys).toHaveLength(1)
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
    expect(await page.locator('.pending .said').innerText()).toBe('When is my variance heard?')
    await page.getByRole('button', { name: 'Take it back' }).click()
    expect(await page.locator('.ask textarea').inputValue()).toBe('When is my variance heard?')
    await page.reload()
    expect(await page.locator('.ask textarea').inputValue()).toBe('When is my variance heard?')
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
    expect(await page.locator('.ask textarea').inputValue()).toBe('yes')
    await say(page, 'When is my variance heard?')
    await turns(page).first().waitFor()
    expect(await said(page)).toEqual(['When is my variance heard?'])
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
    await page.waitForTimeout(300)
    expect(await text.inputValue()).toBe('きょうせい\n')
    expect(await page.locator('.said').count()).toBe(0)
  })

  test('hostile markup is text: in a message, in what the service says, in the file, on paper', async () => {
    const page = await open(inPage.address)
    await page.route('**/api/conversations/*', async (route) => {
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
    })
    await say(page, `variance ${HOSTILE} with 6 bedrooms, filed on May 4, 2026; it is a variance. When is it heard?`)
    await page.locator('.answer').waitFor()
    expect(await page.locator('.panel img, .panel script, .panel textarea:not(.ask textarea)').count()).toBe(0)
    expect(await page.locator('.answer .headline').innerText()).toContain('<img src=x onerror=')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
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
    expect(await kept.locator('blockquote').first().innerText()).toContain('<img')
    expect(faults).toEqual([])
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
      const out = await page.locator('.log').evaluate((log) => log.scrollWidth - log.clientWidth)
      expect(out).toBeLessThanOrEqual(0)
    }
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'hidden' })
    expect(await page.locator('h1').innerText()).toBe('A site')
    await page.locator('.launcher').tap()
    expect(await turns(page).count()).toBe(1)
    // Closed by its own button, the entry that opening added is gone again.
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.locator('dialog').waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${site.address}/`)
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
    await expect.poll(() => page.locator('[aria-live=polite]').innerText()).toBe('Question: Is it a variance?')
    await page.reload()
    await turns(page).first().waitFor()
    await page.waitForTimeout(200)
    expect(await page.locator('[aria-live=polite]').innerText()).toBe('')
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
        },
      ],
      [
        'with a dated answer, all of it open',
        async (page) => {
          await upToAnswer(page)
          for (const fold of await page.locator('.answer summary').all()) await fold.click()
          await page.locator('.present .chip').first().click()
          await page.getByRole('button', { name: 'This answer did not help' }).click()
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
    test.each(states)('%s', async (_, reach) => {
      const page = await open(inPage.address)
      await reach(page)
      expect(await violations(page)).toEqual([])
    })
    test.each(['floating', 'page', 'frame'])('on the demonstration page, %s', async (as) => {
      const page = await open(`${real.address}/demo?as=${as}`)
      await page.waitForLoadState('networkidle')
      if (as === 'floating') await page.locator('.launcher').click()
      expect(await violations(page)).toEqual([])
      expect(faults).toEqual([])
    })
  })
})
