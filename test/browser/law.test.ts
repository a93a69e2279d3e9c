/** The law beside the machine, the drawn procedures and the proof, as they are looked at: links both ways, phone, light and dark. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { towns } from '../../machines/index.ts'
import { stateNodes } from '../../machines/kit/procedure.ts'
import { firstDay } from '../../machines/kit/versions.ts'
import { launch, noBrowser, overflow, type Served, serve, violations } from './browser.ts'

// A whole law is looked at node by node, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const PHONE = { width: 390, height: 844 }
const [town] = towns.toSorted((a, b) => a.law.provisions.length - b.law.provisions.length)
const largest = towns
  .flatMap((one) => one.procedures.map((procedure) => ({ id: procedure.id, states: stateNodes(procedure.machine) })))
  .toSorted((a, b) => b.states.length - a.states.length)[0]
const dated = towns.find(({ law }) => firstDay(law) !== null)
if (town === undefined || largest === undefined || dated === undefined) throw new Error('there are no towns')
const pathOf = (id: string): string => `/towns/${id.split('/')[0]}/procedures/${id.split('/')[1]}`

describe.skipIf(noBrowser)('the law beside the machine', () => {
  let browser: Browser
  let real: Served
  beforeAll(async () => {
    ;[browser, real] = await Promise.all([launch(), serve()])
  })
  afterAll(async () => {
    await browser?.close()
    await real?.stop()
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  const open = async (path: string, viewport = PHONE): Promise<Page> => {
    const context = await browser.newContext({ viewport, javaScriptEnabled: true })
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    await page.goto(`${real.address}${path}`)
    return page
  }

  test.each([
    `/towns/${town.id}/law`,
    `/towns/${dated.id}/law?on=1900-01-01`,
    `/towns/${town.id}/procedures`,
    pathOf(largest.id),
    '/proof',
  ])('axe finds nothing on %s, and it is no wider than a phone', async (path) => {
    const page = await open(path)
    expect(await page.locator('main h1').count()).toBe(1)
    expect(await page.evaluate(() => document.doctype?.name)).toBe('html')
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })

  test('a sentence opens to a state that stands on it, and the state leads back to its sentence in place', async () => {
    const page = await open(`/towns/${town.id}/law`, { width: 1280, height: 900 })
    const sentence = page.locator('.sentence.decides').first()
    const id = await sentence.getAttribute('id')
    await sentence.locator('summary').click()
    await sentence.locator('li a').first().click()
    await expect.poll(() => page.locator(':target').count()).toBe(1)
    await page.locator(`a[href$="/law#${id}"]`).first().click()
    await expect.poll(() => page.locator(':target').getAttribute('id')).toBe(id)
    const box = await page.locator(':target').boundingBox()
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
    expect(box?.y ?? 9999).toBeLessThan(900)
  })

  test('from an answer to its procedure, with the answer’s path drawn', async () => {
    const page = await open(`/${town.id}/topics`, { width: 1280, height: 900 })
    const answered = page.locator('.reply .tag')
    for (const { id } of town.procedures.filter(({ machine }) => stateNodes(machine).length > 3)) {
      await page.goto(`${real.address}/${town.id}/topics`)
      await page.locator(`button[value="${id}"]`).click()
      for (let asked = 0; asked < 8 && (await answered.count()) === 0; asked++) {
        const choice = page.locator('.choices button').first()
        if ((await choice.count()) === 0 || (await choice.getAttribute('name')) === null) break
        await choice.click()
      }
      const link = page.locator(`a[href*="${pathOf(id)}?path="]`)
      if ((await link.count()) === 0) continue
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '')
      })
      await link.last().click()
      await page.waitForURL(/path=/)
      expect(await page.locator('.drawing .walked rect').count()).toBeGreaterThan(1)
      expect(await page.locator('.drawing .walked path').count()).toBeGreaterThan(1)
      return
    }
    throw new Error('no answer leads to its procedure')
  })

  test('the largest machine is fitted or scrolled within its box, and stands below in words', async () => {
    const page = await open(pathOf(largest.id), { width: 1280, height: 900 })
    const states = largest.states.length - 1
    expect(await page.locator('.drawing .name').count()).toBe(states)
    expect(await page.locator('.states .state').count()).toBe(states)
    const width = () => page.locator('.drawing svg').evaluate((svg) => svg.getBoundingClientRect().width)
    await page.locator('#size-fit').check()
    const whole = await width()
    const box = await page.locator('.drawing').boundingBox()
    expect(whole).toBeLessThanOrEqual(box?.width ?? 0)
    await page.locator('#size-large').check()
    expect(await width()).toBeGreaterThan(whole)
    expect(await overflow(page)).toBe(0)
  })

  test('no state of a drawing lies upon another', async () => {
    const page = await open(pathOf(largest.id), { width: 1280, height: 900 })
    const boxes = await page.locator('.drawing rect').evaluateAll((all) =>
      all.map((rect) => {
        const { left, right, top, bottom } = rect.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    const meet = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => one.left < b.right && b.left < one.right && one.top < b.bottom && b.top < one.bottom),
    )
    expect(meet).toEqual([])
  })

  test('a day before the oldest text is said to be one', async () => {
    const page = await open(`/towns/${dated.id}/law`)
    await page.locator('details', { hasText: 'Sections' }).first().locator('summary').click()
    await page.getByLabel('The text of another day').fill('1900-01-01')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => page.locator('.note').textContent()).toMatch(/is not on file here/)
  })
})
