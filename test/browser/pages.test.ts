/** The pages as people use them: without a script, on a phone, in two tabs, with a screen reader's needs checked by axe. */
import { readFileSync } from 'node:fs'
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
  const said = (page: Page) => page.locator('.said').allTextContents()
  /** The conversation that a page carries along. */
  const credentials = async (page: Page): Promise<{ id: string; token: string }> => ({
    id: await page.locator('[name=id]').first().inputValue(),
    token: await page.locator('[name=token]').first().inputValue(),
  })
  const turnsOf = async (id: string, token: string) => {
    const response = await fetch(`${invented.address}/api/conversations/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await response.json()) as { turns: { feedback: unknown }[] }).turns
  }
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
      await expect
        .poll(() => answer.locator('.headline').textContent())
        .toBe('The board must hear the variance by Monday, July 6, 2026.')
      await expect.poll(() => answer.locator('.tag').textContent()).toBe('Required')
      await expect
        .poll(() => answer.locator('.dates .day').allTextContents())
        .toEqual(['By Monday, May 18, 2026', 'By Monday, July 6, 2026', 'From Sunday, August 2, 2026'])
      await expect.poll(() => answer.locator('blockquote').first().textContent()).toContain(quote)
      await expect
        .poll(() => answer.getByRole('img').getAttribute('aria-label'))
        .toMatch(
          /^Time line\. by Monday, May 18, 2026: Print the notice; by Monday, July 6, 2026: Hold the hearing; from Sunday/,
        )
      await expect
        .poll(() => said(page))
        .toEqual(['When is my variance heard?', 'Yes', '6 bedrooms', 'Monday, May 4, 2026'])
    })

    test('"I don’t know" is an answer', async () => {
      const page = await plain()
      await ask(page, 'When is my variance heard?')
      await page.getByRole('button', { name: "I don't know" }).click()
      await page.getByRole('button', { name: "I don't know" }).click()
      await expect.poll(() => page.locator('.tag').textContent()).toBe('It depends')
      await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2)
    })

    test('a topic can be chosen', async () => {
      const page = await plain('/dated/topics')
      await page.getByRole('button', { name: 'A variance' }).click()
      await expect.poll(() => page.locator('.headline').textContent()).toBe('Is it a variance?')
      await expect.poll(() => said(page)).toEqual(['A variance'])
    })

    test('an example can be asked as it stands', async () => {
      const page = await plain()
      await page.locator('.examples button').first().click()
      await expect.poll(() => page.locator('.headline').textContent()).toBe('Is it a variance?')
    })

    test.each([
      ['nothing but spaces', '   ', /Nothing was written/],
      ['more than is read', 'septic '.repeat(LIMIT / 7 + 1), /longer than 8,000 characters/],
    ])('%s is refused, and what was typed stays', async (_, text, why) => {
      const page = await plain()
      await ask(page, text)
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(why)
      await expect.poll(() => page.locator('#text').inputValue()).toBe(text)
      // And within a conversation, which goes on.
      await page.goto(`${invented.address}/dated`)
      await ask(page, 'When is my variance heard?')
      await ask(page, text)
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(why)
      await expect.poll(() => page.locator('#text').inputValue()).toBe(text)
      await page.getByRole('button', { name: 'Yes' }).click()
      await expect.poll(() => page.locator('.headline').last().textContent()).toBe('How many bedrooms?')
    })

    test('what was typed keeps its line breaks', async () => {
      const page = await plain()
      await ask(page, '\n \n')
      await expect.poll(() => page.locator('#text').inputValue()).toBe('\n \n')
    })

    test('a conversation that is gone begins anew', async () => {
      const page = await open(invented.address, '/dated')
      await ask(page, 'When is my variance heard?')
      await page.evaluate(() => {
        for (const token of document.querySelectorAll<HTMLInputElement>('[name=token]')) token.value = 'another'
      })
      await ask(page, 'When is it heard, my variance?')
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/not here any more/)
      await page.locator('form.ask button').click()
      await expect.poll(() => page.locator('.headline').textContent()).toBe('Is it a variance?')
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
      await expect.poll(() => said(page)).toEqual([text])
      await page.goto(`${invented.address}/compare?topic=${encodeURIComponent('"><script>alert(3)</script>')}`)
      await page.goto(
        `${invented.address}/compare?topic=variance&rooms=${encodeURIComponent('"><script>alert(4)</script>')}`,
      )
      await expect.poll(() => page.locator('script, #bold, [onerror]').count()).toBe(0)
      expect(alerts).toEqual([])
    })
  })

  describe('in Spanish, without a script', () => {
    const upToSpanishAnswer = async (page: Page) => {
      await ask(page, '¿Cuándo se escucha mi dispensa?')
      await page.getByRole('button', { name: 'Sí', exact: true }).click()
      await page.getByLabel('Dormitorios').fill('6')
      await page.getByRole('button', { name: 'Responder' }).click()
      await page.getByLabel('El día').fill('2026-05-04')
      await page.getByRole('button', { name: 'Responder' }).click()
    }
    const tongue = (page: Page) => page.locator('html').getAttribute('lang')

    test('a whole conversation, its law in English', async () => {
      const page = await plain('/')
      await page.getByRole('link', { name: 'Español' }).click()
      await expect.poll(() => page.locator('h1').textContent()).toBe('Pregunte sobre la ley de un pueblo')
      await page.getByRole('link', { name: 'Pueblo de Dated' }).click()
      await upToSpanishAnswer(page)
      const answer = page.getByRole('region', { name: 'Respuesta' })
      await expect
        .poll(() => answer.locator('.headline').textContent())
        .toBe('La Junta debe escuchar la dispensa a más tardar el lunes, 6 de julio de 2026.')
      await expect.poll(() => answer.locator('.tag').textContent()).toBe('Obligatorio')
      await expect
        .poll(() => answer.locator('.dates .day').allTextContents())
        .toEqual([
          'A más tardar el lunes, 18 de mayo de 2026',
          'A más tardar el lunes, 6 de julio de 2026',
          'A partir del domingo, 2 de agosto de 2026',
        ])
      await expect.poll(() => tongue(page)).toBe('es')
      for (const law of await answer.locator('blockquote').all()) expect(await law.getAttribute('lang')).toBe('en')
      await expect.poll(() => answer.locator('blockquote').first().textContent()).toContain(quote)
      await expect
        .poll(() => said(page))
        .toEqual(['¿Cuándo se escucha mi dispensa?', 'Sí', '6 dormitorios', 'Lunes, 4 de mayo de 2026'])
    })

    test('who writes Spanish is answered in Spanish, and can go back to English', async () => {
      const page = await plain()
      await ask(page, '¿Cuándo se escucha mi dispensa? La casa es de mi familia.')
      await expect.poll(() => page.locator('.headline').textContent()).toBe('¿Es una dispensa (variance)?')
      await expect.poll(() => tongue(page)).toBe('es')
      await page.getByRole('button', { name: 'English' }).click()
      await expect.poll(() => page.locator('.headline').last().textContent()).toBe('Is it a variance?')
      await expect.poll(() => tongue(page)).toBe('en')
      // What was told in Spanish is still marked as Spanish.
      await expect.poll(() => page.locator('.turn').first().getAttribute('lang')).toBe('es')
    })

    test('a refusal, a comparison and what is not there', async () => {
      const page = await plain('/dated?lang=es')
      await ask(page, '   ')
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/No escribió nada/)
      await page.goto(`${invented.address}/compare?lang=es&topic=variance&rooms=6&isVariance=true&filedOn=2026-05-04`)
      await expect.poll(() => page.locator('.column .tag').allTextContents()).toEqual(['Obligatorio', 'Obligatorio'])
      await expect.poll(() => page.getByLabel('¿Cuántos dormitorios?').inputValue()).toBe('6')
      await page.goto(`${invented.address}/nowhere?lang=es`)
      await expect.poll(() => page.locator('h1').textContent()).toBe('Esa página no existe')
    })
  })

  describe('what can be done with an answer, without a script', () => {
    test('what is wrong with it is stored with it', async () => {
      const page = await plain()
      await upToAnswer(page)
      const { id, token } = await credentials(page)
      await page.getByText('Did this answer help?').click()
      await page.getByLabel('What is wrong with it?').selectOption('Something is missing')
      await page.getByLabel(/In your own words/).fill('the fee')
      await page.getByRole('button', { name: /No, and this is why/ }).click()
      await expect.poll(() => page.locator('#thanks').textContent()).toMatch(/^Thank you/)
      const turns = await turnsOf(id, token)
      expect(turns).toHaveLength(4)
      expect(turns.at(-1)?.feedback).toMatchObject({ helpful: false, reason: 'incomplete', words: 'the fee' })
    })

    test('the conversation is sent to the town once it is said how to answer, and with consent', async () => {
      // Axe runs in the page, so here scripts are on; the page itself has none.
      const page = await open(invented.address, '/dated')
      await upToAnswer(page)
      const { id, token } = await credentials(page)
      const requests = async () => {
        const response = await fetch(`${invented.address}/api/conversations/${id}/handover`, {
          headers: { authorization: `Bearer ${token}` },
        })
        return ((await response.json()) as { requests: unknown[] }).requests
      }
      await page.getByRole('button', { name: 'Send to the town' }).click()
      await page.getByLabel('Phone').fill('315-555-0100')
      await page.getByLabel(/^What the town should know/).fill('Please call <b>after</b> five')
      await page.getByRole('button', { name: 'Send to the town' }).click()
      const box = page.getByRole('checkbox')
      await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
      expect(await requests()).toEqual([])
      // What was filled in is still there.
      expect(await page.getByLabel('Phone').inputValue()).toBe('315-555-0100')
      expect(await violations(page)).toEqual([])
      await box.check()
      await page.getByRole('button', { name: 'Send to the town' }).click()
      await page.getByRole('status').waitFor()
      expect(await requests()).toHaveLength(1)
      await page.reload()
      expect(await requests()).toHaveLength(1)
      await page.getByRole('button', { name: 'Back to the conversation' }).click()
      await expect.poll(() => said(page).then((all) => all.length)).toBe(4)
    })

    test('it can be kept as a text that no browser takes for a page', async () => {
      const page = await plain()
      await ask(page, '<script>alert(1)</script> When is my variance heard?')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Keep it as a text file' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/\.txt$/)
      expect(readFileSync(await file.path(), 'utf8')).toContain('<script>alert(1)</script> When is my variance heard?')
    })
  })

  test('an emergency is answered with what to do first, before anything else', async () => {
    const page = await open(real.address, `/${towns[0]?.id}`)
    await ask(page, 'There is sewage backing up into my basement right now')
    await expect.poll(() => page.locator('.alarm').textContent()).toMatch(/911/)
    const [alarm, reply] = [await page.locator('.alarm').boundingBox(), await page.locator('.reply').boundingBox()]
    expect(alarm?.y ?? 9999).toBeLessThan(reply?.y ?? 0)
    expect(await violations(page)).toEqual([])
  })

  test('a form that is larger than is read gets a page that says so', async () => {
    const page = await plain('/dated?lang=es')
    const response = await page.context().request.post(`${invented.address}/dated?lang=es`, {
      form: { text: 'séptico '.repeat(20_000) },
      headers: { accept: 'text/html,application/xhtml+xml' },
    })
    expect(response.status()).toBe(413)
    expect(response.headers()['content-type']).toMatch(/^text\/html/)
    await page.setContent(await response.text())
    await expect.poll(() => page.locator('h1').textContent()).toBe('Eso es demasiado de una vez')
    // A caller of the API is told in its own way.
    const call = await fetch(`${invented.address}/api/conversations`, { method: 'POST', body: 'x'.repeat(70_000) })
    expect(call.headers.get('content-type')).toBe('application/problem+json')
  })

  test('on paper everything that is folded is there, and nothing that is clicked', async () => {
    const page = await plain()
    await upToAnswer(page)
    const step = page.locator('.dates details li').first()
    await step.waitFor({ state: 'attached' })
    expect(await step.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await step.isVisible()).toBe(true)
    expect(await page.locator('textarea, button, footer, nav').filter({ visible: true }).count()).toBe(0)
    const ink = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).color)
    expect(await ink('.headline')).toBe('rgb(29, 35, 41)')
  })

  describe('a thread', () => {
    test('outlives the back button: another choice corrects the first', async () => {
      const page = await plain()
      await ask(page, 'When is my variance heard?')
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await expect.poll(() => page.locator('.headline').last().textContent()).toBe('The law does not say.')
      await page.goBack()
      await page.getByRole('button', { name: 'Yes' }).click()
      await expect.poll(() => page.locator('.headline').last().textContent()).toBe('How many bedrooms?')
      await expect.poll(() => page.locator('.understood').last().textContent()).toMatch(/before: no/)
      await expect.poll(() => said(page)).toEqual(['When is my variance heard?', 'No', 'Yes'])
    })

    test('does not take a form that is sent again for another message', async () => {
      const page = await plain()
      await ask(page, 'When is my variance heard?')
      await page.getByRole('button', { name: 'Yes' }).click()
      await expect.poll(() => said(page)).toEqual(['When is my variance heard?', 'Yes'])
      await page.reload()
      await page.reload()
      await expect.poll(() => said(page)).toEqual(['When is my variance heard?', 'Yes'])
      await expect.poll(() => page.locator('.headline').last().textContent()).toBe('How many bedrooms?')
    })

    test('goes on in two tabs', async () => {
      const one = await open(invented.address, '/dated')
      await ask(one, 'When is my variance heard?')
      // A second tab on the same page of the same conversation: it sends what that page would.
      const two = await one.context().newPage()
      await two.setContent(`<base href="${invented.address}">${await one.locator('body').innerHTML()}`)
      await one.getByRole('button', { name: 'Yes' }).click()
      await two.getByRole('button', { name: "I don't know" }).click()
      await expect.poll(() => said(two)).toEqual(['When is my variance heard?', 'Yes', "I don't know"])
      await one.getByLabel('Bedrooms').fill('6')
      await one.getByRole('button', { name: 'Answer' }).click()
      await expect.poll(() => said(one)).toEqual(['When is my variance heard?', 'Yes', "I don't know", '6 bedrooms'])
      await expect.poll(() => one.getByRole('region').last().textContent()).not.toBe('')
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
      await expect.poll(() => page.locator('.column .tag').allTextContents()).toEqual(['It depends', 'It depends'])
      await page.getByLabel('Is it a variance?').selectOption('Yes')
      await page.getByLabel('How many bedrooms?').fill('6')
      await page.getByLabel('On what day was it filed?').fill('2026-05-04')
      await page.getByRole('button', { name: 'Compare' }).click()
      await expect
        .poll(() => page.locator('.column .headline').allTextContents())
        .toEqual(Array(2).fill('The board must hear the variance by Monday, July 6, 2026.'))
      await expect.poll(() => page.getByLabel('How many bedrooms?').inputValue()).toBe('6')
    })

    test('a question that no two towns have is said to be none', async () => {
      const page = await plain('/compare?topic=nothing')
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/No two towns/)
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
    await expect.poll(() => page.locator(`[id="${anchor}"]`).textContent()).toContain(provision?.label)
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
    await expect.poll(() => page.locator('[style]').count()).toBe(0)
    expect(refused).toEqual([])
  })

  const paths = [
    '/',
    '/?lang=es',
    '/compare',
    '/nowhere',
    `/${towns[0]?.id}?lang=es`,
    `/${towns[0]?.id}/topics?lang=es`,
    '/too-large',
    ...towns.flatMap(({ id }) => [`/${id}`, `/${id}/topics`, `/${id}/law`]),
  ]
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
      await expect.poll(() => page.locator('main h1').count()).toBe(1)
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    })
    test.each(states)('on %s', async (_, reach) => {
      const page = await open(invented.address, '/dated', { viewport: PHONE })
      await reach(page)
      await expect.poll(() => page.locator('main h1').count()).toBe(1)
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    })
  })
})
