/** The pages as people use them: without a script, on a phone, in two tabs, with a screen reader's needs checked by axe. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { towns } from '../../machines/index.ts'
import { launch, noBrowser, overflow, type Served, serve, violations } from './browser.ts'
import { dated, likewise, quote } from './fixtures/dated.ts'

// A whole law is looked at node by node, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const PHONE = { width: 390, height: 844 }
const LIMIT = 8000

describe.skipIf(noBrowser)('the pages', () => {
  let browser: Browser
  let real: Served
  let invented: Served
  beforeAll(async () => {
    ;[browser, real, invented] = await Promise.all([launch(), serve(), serve([dated, likewise])])
  })
  afterAll(async () => {
    await browser?.close()
    await Promise.all([real?.stop(), invented?.stop()])
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  const open = async (address: string, path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext(options)
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    await page.goto(`${address}${path}`)
    return page
  }
  const plain = (path = '/dated') => open(invented.address, path, { javaScriptEnabled: false })
  const ask = async (page: Page, text: string) => {
    await page.locator('#text').fill(text)
    await page.locator('form.ask button').click()
  }
  const said = (page: Page) => page.locator('.said').allInnerTexts()
  /** Asks, and answers all but the day of the filing. */
  const upToDay = async (page: Page) => {
    await ask(page, 'When is my variance heard?')
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.getByLabel('Bedrooms').fill('6')
    await page.getByRole('button', { name: 'Answer' }).click()
  }
  const upToAnswer = async (page: Page) => {
    await upToDay(page)
    await page.getByLabel('The day').fill('2026-05-04')
    await page.getByRole('button', { name: 'Answer' }).click()
  }

  describe('without a script', () => {
    test('a question leads through choices to an answer with its date and its law', async () => {
      const page = await plain('/')
      await page.getByRole('link', { name: dated.name }).click()
      await upToAnswer(page)
      const answer = page.getByRole('region', { name: 'Answer' })
      expect(await answer.locator('.headline').textContent()).toBe(
        'The board must hear the variance by Monday, July 6, 2026.',
      )
      expect(await answer.locator('.tag').textContent()).toBe('Required')
      expect(await answer.locator('.dates .day').allInnerTexts()).toEqual([
        'By Monday, May 18, 2026',
        'By Monday, July 6, 2026',
        'From Sunday, August 2, 2026',
      ])
      expect(await answer.locator('blockquote').first().textContent()).toContain(quote)
      expect(await answer.getByRole('img').getAttribute('aria-label')).toMatch(
        /^Time line\. by Monday, May 18, 2026: Print the notice; by Monday, July 6, 2026: Hold the hearing; from Sunday/,
      )
      expect(await said(page)).toEqual(['When is my variance heard?', 'Yes', '6 bedrooms', 'Monday, May 4, 2026'])
    })

    test('"I don’t know" is an answer', async () => {
      const page = await plain()
      await ask(page, 'When is my variance heard?')
      await page.getByRole('button', { name: "I don't know" }).click()
      await page.getByRole('button', { name: "I don't know" }).click()
      expect(await page.locator('.tag').textContent()).toBe('It depends')
      expect(await page.getByRole('row').count()).toBeGreaterThan(2)
    })

    test('a topic can be chosen', async () => {
      const page = await plain('/dated/topics')
      await page.getByRole('button', { name: 'A variance' }).click()
      expect(await page.locator('.headline').textContent()).toBe('Is it a variance?')
      expect(await said(page)).toEqual(['A variance'])
    })

    test('an example can be asked as it stands', async () => {
      const page = await plain()
      await page.locator('.examples button').first().click()
      expect(await page.locator('.headline').textContent()).toBe('Is it a variance?')
    })

    test.each([
      ['nothing but spaces', '   ', /Nothing was written/],
      ['more than is read', 'septic '.repeat(LIMIT / 7 + 1), /longer than 8,000 characters/],
    ])('%s is refused, and what was typed stays', async (_, text, why) => {
      const page = await plain()
      await ask(page, text)
      expect(await page.getByRole('alert').textContent()).toMatch(why)
      expect(await page.locator('#text').inputValue()).toBe(text)
      // And within a conversation, which goes on.
      await page.goto(`${invented.address}/dated`)
      await ask(page, 'When is my variance heard?')
      await ask(page, text)
      expect(await page.getByRole('alert').textContent()).toMatch(why)
      expect(await page.locator('#text').inputValue()).toBe(text)
      await page.getByRole('button', { name: 'Yes' }).click()
      expect(await page.locator('.headline').last().textContent()).toBe('How many bedrooms?')
    })

    test('what was typed keeps its line breaks', async () => {
      const page = await plain()
      await ask(page, '\n \n')
      expect(await page.locator('#text').inputValue()).toBe('\n \n')
    })

    test('a conversation that is gone begins anew', async () => {
      const page = await open(invented.address, '/dated')
      await ask(page, 'When is my variance heard?')
      await page.evaluate(() => {
        for (const token of document.querySelectorAll<HTMLInputElement>('[name=token]')) token.value = 'another'
      })
      await ask(page, 'When is it heard, my variance?')
      expect(await page.getByRole('alert').textContent()).toMatch(/not here any more/)
      await page.locator('form.ask button').click()
      expect(await page.locator('.headline').textContent()).toBe('Is it a variance?')
    })

    test('hostile markup is shown as text', async () => {
      const page = await open(invented.address, '/dated')
      const alerts: string[] = []
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message())
        void dialog.dismiss()
      })
      const text = 'variance <script>alert(1)</script><img src=x onerror="alert(2)"></textarea><b id=bold>'
      await ask(page, text)
      expect(await said(page)).toEqual([text])
      await page.goto(`${invented.address}/compare?topic=${encodeURIComponent('"><script>alert(3)</script>')}`)
      await page.goto(
        `${invented.address}/compare?topic=variance&rooms=${encodeURIComponent('"><script>alert(4)</script>')}`,
      )
      expect(await page.locator('script, #bold, [onerror]').count()).toBe(0)
      expect(alerts).toEqual([])
    })
  })

  describe('a thread', () => {
    test('outlives the back button: another choice corrects the first', async () => {
      const page = await plain()
      await ask(page, 'When is my variance heard?')
      await page.getByRole('button', { name: 'No', exact: true }).click()
      expect(await page.locator('.headline').last().textContent()).toBe('The law does not say.')
      await page.goBack()
      await page.getByRole('button', { name: 'Yes' }).click()
      expect(await page.locator('.headline').last().textContent()).toBe('How many bedrooms?')
      expect(await page.locator('.understood').last().textContent()).toMatch(/before: no/)
      expect(await said(page)).toEqual(['When is my variance heard?', 'No', 'Yes'])
    })

    test('does not take a form that is sent again for another message', async () => {
      const page = await plain()
      await ask(page, 'When is my variance heard?')
      await page.getByRole('button', { name: 'Yes' }).click()
      await page.reload()
      await page.reload()
      expect(await said(page)).toEqual(['When is my variance heard?', 'Yes'])
      expect(await page.locator('.headline').last().textContent()).toBe('How many bedrooms?')
    })

    test('goes on in two tabs', async () => {
      const one = await open(invented.address, '/dated')
      await ask(one, 'When is my variance heard?')
      // A second tab on the same page of the same conversation: it sends what that page would.
      const two = await one.context().newPage()
      await two.setContent(`<base href="${invented.address}">${await one.locator('body').innerHTML()}`)
      await one.getByRole('button', { name: 'Yes' }).click()
      await two.getByRole('button', { name: "I don't know" }).click()
      expect(await said(two)).toEqual(['When is my variance heard?', 'Yes', "I don't know"])
      await one.getByLabel('Bedrooms').fill('6')
      await one.getByRole('button', { name: 'Answer' }).click()
      expect(await said(one)).toEqual(['When is my variance heard?', 'Yes', "I don't know", '6 bedrooms'])
      expect(await one.getByRole('region').last().textContent()).not.toBe('')
    })

    test('opens at what was said last', async () => {
      const page = await plain()
      await upToDay(page)
      const top = await page.locator('#latest').boundingBox()
      expect(top?.y ?? 999).toBeLessThan(400)
    })
  })

  describe('towns side by side', () => {
    test('a form without a script compares them', async () => {
      const page = await plain('/')
      await page.getByRole('link', { name: 'Compare' }).last().click()
      await page.getByRole('link', { name: 'A variance' }).click()
      expect(await page.locator('.column .tag').allInnerTexts()).toEqual(['It depends', 'It depends'])
      await page.getByLabel('Is it a variance?').selectOption('Yes')
      await page.getByLabel('How many bedrooms?').fill('6')
      await page.getByLabel('On what day was it filed?').fill('2026-05-04')
      await page.getByRole('button', { name: 'Compare' }).click()
      expect(await page.locator('.column .headline').allInnerTexts()).toEqual(
        Array(2).fill('The board must hear the variance by Monday, July 6, 2026.'),
      )
      expect(await page.getByLabel('How many bedrooms?').inputValue()).toBe('6')
    })

    test('a question that no two towns have is said to be none', async () => {
      const page = await plain('/compare?topic=nothing')
      expect(await page.getByRole('alert').textContent()).toMatch(/No two towns/)
    })
  })

  test('a link to a provision opens the law at it', async () => {
    const [town] = towns
    const provision = town?.law.provisions.at(-1)
    const anchor = provision?.ref.split('/')[1] ?? ''
    const page = await open(real.address, `/${town?.id}/law#${anchor}`, { javaScriptEnabled: false })
    const box = await page.locator(`[id="${anchor}"]`).boundingBox()
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
    expect(box?.y ?? 9999).toBeLessThan(720)
    expect(await page.locator(`[id="${anchor}"]`).textContent()).toContain(provision?.label)
  })

  test('topics hold every procedure once', async () => {
    for (const { id, procedures } of towns) {
      const page = await open(real.address, `/${id}/topics`)
      const shown = await page
        .locator('[name=procedure]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
      expect(shown.toSorted()).toEqual(procedures.map((one) => one.id).toSorted())
    }
  })

  test('every page holds to the strict content policy', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content.Security/i.test(message.text())) refused.push(message.text())
    })
    for (const path of ['/', '/compare', '/dated', '/dated/topics', '/dated/law', '/nowhere']) {
      const response = await page.goto(`${invented.address}${path}`)
      const policy = response?.headers()['content-security-policy'] ?? ''
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).not.toContain('unsafe')
    }
    await page.goto(`${invented.address}/dated`)
    await upToAnswer(page)
    expect(await page.locator('[style]').count()).toBe(0)
    expect(refused).toEqual([])
  })

  const paths = ['/', '/compare', '/nowhere', ...towns.flatMap(({ id }) => [`/${id}`, `/${id}/topics`, `/${id}/law`])]
  const states: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['a question with choices', (page) => ask(page, 'When is my variance heard?')],
    ['a question for a day', upToDay],
    ['an answer with dates', upToAnswer],
    [
      'an answer that depends',
      async (page) => {
        await ask(page, 'When is my variance heard?')
        await page.getByRole('button', { name: "I don't know" }).click()
        await page.getByRole('button', { name: "I don't know" }).click()
      },
    ],
    ['a message that is about nothing here', (page) => ask(page, 'Will it rain tomorrow?')],
    ['a refusal', (page) => ask(page, '  ')],
    [
      'a comparison',
      async (page) => {
        await page.goto(`${invented.address}/compare?topic=variance&rooms=6&isVariance=true&filedOn=2026-05-04`)
      },
    ],
  ]

  describe('axe finds nothing, and no page is wider than a phone', () => {
    test.each(paths)('on %s', async (path) => {
      const page = await open(real.address, path, { viewport: PHONE })
      expect(await page.locator('main h1').count()).toBe(1)
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    })
    test.each(states)('on %s', async (_, reach) => {
      const page = await open(invented.address, '/dated', { viewport: PHONE })
      await reach(page)
      expect(await page.locator('main h1').count()).toBe(1)
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    })
  })
})
