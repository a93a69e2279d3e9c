/** A town attorney marks sentences of a law as reviewed, over HTTP and with a real store. */
import { describe, expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { createService } from '../../src/service.ts'
import { readSettings, SettingsError } from '../../src/settings.ts'
import { storeAt } from './service.ts'

const TOKEN = 'a-token-of-this-test'
const [town] = towns
const provision = town?.law.provisions.find(({ sentences }) => sentences.length > 1)
if (town === undefined || provision === undefined) throw new Error('there is no provision of two sentences')
const topOf = (ref: string): string => {
  const parent = town.law.provisions.find((one) => one.ref === ref)?.parent ?? null
  return parent === null ? ref : topOf(parent)
}
const ref = `${provision.ref}#1`
const anchor = (of: string): string => of.slice(of.indexOf('/') + 1).replace('#', '-')
const page = `/towns/${town.id}/law`
const form = `${page}/review?of=${encodeURIComponent(anchor(topOf(provision.ref)))}`

const opened = async (token?: string) => {
  const store = await storeAt()
  const app = createService(store, null, token)
  const get = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, text: await response.text() }
  }
  const mark = async (fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams(fields)
    const response = await app.request(form, { method: 'POST', body })
    return { status: response.status, text: await response.text() }
  }
  /** The page's own element of the sentence. */
  const sentence = async () => {
    const { text } = await get(page)
    const from = text.indexOf(`id="${anchor(ref)}"`)
    return text.slice(from, text.indexOf('id="', from + 4))
  }
  const counted = async () => Number(/(\d+) of \d+<\/b>Reviewed/.exec((await get(page)).text)?.[1])
  return { store, get, mark, sentence, counted }
}

describe('marks of review', () => {
  test('are stored with name and day, shown at the sentence, and counted', async () => {
    const { store, mark, sentence, counted, get } = await opened(TOKEN)
    expect(await counted()).toBe(0)
    expect((await mark({ ref, name: 'A. Counsel', token: TOKEN })).status).toBe(303)
    const [kept] = (await store.reviews?.of(town.id)) ?? []
    expect(kept).toMatchObject({ ref, quote: provision.sentences[0], name: 'A. Counsel' })
    expect(kept?.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(await sentence()).toMatch(/reviewed by A\. Counsel, \w+day, /)
    expect(await counted()).toBe(1)
    // What is not reviewed yet is told section by section.
    expect((await get(`${page}/review`)).text).toMatch(/: 1 of \d+ reviewed/)
    // The same mark a second time keeps its first day.
    expect((await mark({ ref, name: 'A. Counsel', token: TOKEN })).status).toBe(303)
    expect(await store.reviews?.of(town.id)).toHaveLength(1)
  })

  test('a wrong token, no name, no sentence and an unknown one mark nothing', async () => {
    const { store, mark, counted } = await opened(TOKEN)
    const wrong = await mark({ ref, name: 'A. Counsel', token: `${TOKEN}x` })
    expect(wrong.status).toBe(403)
    expect(wrong.text).toContain('That is not the review token')
    expect((await mark({ ref, name: 'A. Counsel', token: '' })).status).toBe(403)
    expect((await mark({ ref, name: ' ', token: TOKEN })).status).toBe(400)
    expect((await mark({ name: 'A. Counsel', token: TOKEN })).status).toBe(400)
    expect((await mark({ ref: `${town.id}/nowhere#1`, name: 'A. Counsel', token: TOKEN })).status).toBe(400)
    expect(await store.reviews?.of(town.id)).toEqual([])
    expect(await counted()).toBe(0)
  })

  test('a mark of a sentence that reads otherwise now does not count', async () => {
    const { store, counted, sentence } = await opened(TOKEN)
    await store.reviews?.add(town.id, [{ ref, quote: 'Other words.', name: 'A. Counsel', reviewedOn: '2026-01-01' }])
    expect(await counted()).toBe(0)
    expect(await sentence()).not.toContain('reviewed by')
  })

  test('without a token there is no form', async () => {
    const { get, mark } = await opened()
    expect((await get(`${page}/review`)).status).toBe(404)
    expect((await mark({ ref, name: 'A. Counsel', token: '' })).status).toBeGreaterThanOrEqual(404)
    expect((await get(page)).text).not.toContain('/law/review')
  })

  test('what is written as a name is shown as text', async () => {
    const { mark, sentence } = await opened(TOKEN)
    await mark({ ref, name: '<b id=bold>x</b>', token: TOKEN })
    expect(await sentence()).toContain('&lt;b id=bold&gt;')
  })

  test('the setting is long enough not to be guessed, and a faulty one is not told', () => {
    expect(readSettings({ REVIEW_TOKEN: TOKEN })).toMatchObject({ REVIEW_TOKEN: TOKEN })
    for (const faulty of ['short', 'with a space in it']) {
      const read = () => readSettings({ REVIEW_TOKEN: faulty })
      expect(read).toThrow(SettingsError)
      expect(read).toThrow(/REVIEW_TOKEN must hold/)
      expect(read).not.toThrow(new RegExp(faulty))
    }
  })
})
