/** What the widget weighs, whether its bundle is fresh, and the parts of it that need no browser. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { amount as kitAmount, day as said } from '../../machines/kit/say.ts'
import { amount } from '../../src/web/widget/amount.ts'
import { generated } from '../../src/web/widget/build.ts'
import { details, spanish, widget } from '../../src/web/widget/bundle.generated.ts'
import { nextDay, ordinal, readDay, spoken } from '../../src/web/widget/calendar.ts'
import { createWidgetRoutes } from '../../src/web/widget/routes.tsx'
import type { Names } from '../../src/web/widget/shapes.ts'
import * as english from '../../src/web/words/en.ts'
import * as foreign from '../../src/web/words/es.ts'

const FIRST_PAINT = 20 * 1024

describe('the bundle', () => {
  test('is what its sources make', async () => {
    const file = new URL('../../src/web/widget/bundle.generated.ts', import.meta.url)
    expect(readFileSync(file, 'utf8') === (await generated())).toBe(true)
  })
  test('weighs at most 20 KB gzipped before anything is asked', () => {
    expect(gzipSync(widget.code, { level: 9 }).length).toBeLessThanOrEqual(FIRST_PAINT)
  })
  test('holds nothing that a strict policy refuses', () => {
    for (const { code } of [widget, details, spanish])
      expect(code).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|document\.cookie/)
  })
})

describe('a day', () => {
  test.each([
    ['5/4/2026', '2026-05-04'],
    [' 05 / 04 / 2026 ', '2026-05-04'],
    ['2026-05-04', '2026-05-04'],
    ['May 4, 2026', '2026-05-04'],
    ['may 4th 2026', '2026-05-04'],
    ['Monday, May 4, 2026', '2026-05-04'],
    ['4 May 2026', '2026-05-04'],
    ['Sept. 9, 2024', '2024-09-09'],
    ['2/29/2024', '2024-02-29'],
    ['May 2026', '2026-05'],
    ['5/2026', '2026-05'],
    ['2026', '2026'],
    ['2/29/2026', null],
    ['13/4/2026', null],
    ['5/4/26', null],
    ['4.5.2026', null],
    ['5/4', null],
    ['1/1/1066', null],
    ['Ma 4, 2026', null],
    ['soon', null],
    ['', null],
  ])('typed as %j is %j', (typed, read) => {
    expect(readDay(typed, english.talk)).toBe(read)
    // A day that is written the English way is read in Spanish too.
    expect(readDay(typed, foreign.talk)).toBe(read)
  })
  test.each([
    ['4 de mayo de 2026', '2026-05-04'],
    ['lunes, 4 de mayo de 2026', '2026-05-04'],
    ['Miércoles 6 de mayo del 2026', '2026-05-06'],
    ['1ro de septiembre de 2024', '2024-09-01'],
    ['mayo 4, 2026', '2026-05-04'],
    ['4 ene. 2026', '2026-01-04'],
    ['mayo de 2026', '2026-05'],
    ['Agosto 2026', '2026-08'],
    ['30 de febrero de 2026', null],
    ['4 de marcha de 2026', null],
  ])('typed in Spanish as %j is %j', (typed, read) => {
    expect(readDay(typed, foreign.talk)).toBe(read)
  })
  test('is said, followed and spaced as the calendar has it, over four centuries', () => {
    const start = Temporal.PlainDate.from('1896-02-27')
    for (let days = 0; days < 365 * 400; days += days < 3000 ? 1 : 97) {
      const day = start.add({ days }).toString()
      expect(spoken(day, english.talk)).toBe(said(day))
      expect(spoken(day, foreign.talk)).toBe(said(day, 'es'))
      expect(nextDay(day)).toBe(start.add({ days: days + 1 }).toString())
      expect(ordinal(day) - ordinal('1896-02-27')).toBe(days)
    }
  })
})

describe('the routes', () => {
  const [town] = towns
  const id = town?.id ?? ''
  const app = new Hono().route('/', createWidgetRoutes(towns, { sites: { [id]: ['https://town.example'] } }))
  test('the script may be loaded by any site and is asked for again cheaply', async () => {
    const script = await app.request('/widget.js')
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(script.headers.get('access-control-allow-origin')).toBe('*')
    const again = await app.request('/widget.js', { headers: { 'if-none-match': script.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
  test('the second part is kept for ever under its own name only', async () => {
    const own = await app.request(`/widget/answer.${details.hash}.js`)
    expect(own.headers.get('cache-control')).toContain('immutable')
    const earlier = await app.request('/widget/answer.000000000000.js')
    expect(earlier.status).toBe(200)
    expect(earlier.headers.get('cache-control')).toBe('no-store')
  })
  test('a frame is for the sites of its town', async () => {
    const frame = await app.request(`/${id}/embed`)
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://town.example;")
    const other = await app.request(`/${towns[1]?.id}/embed`)
    expect(other.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*;",
    )
    expect((await app.request('/nowhere/embed')).status).toBe(404)
  })
  test('every fact and procedure has a name', async () => {
    const names = await (await app.request(`/widget/towns/${id}/names.json`)).json()
    expect(Object.keys(names.facts)).toEqual(Object.keys(town?.facts ?? {}))
    expect(Object.keys(names.procedures)).toEqual(town?.procedures.map((procedure) => procedure.id))
    expect((await app.request('/widget/towns/nowhere.json')).status).toBe(404)
  })
  test.each(['en', 'es'] as const)('amounts are said in %s as the kit says them', async (language) => {
    for (const one of towns) {
      const names: Names = await (await app.request(`/widget/towns/${one.id}/names.json?lang=${language}`)).json()
      const used = one.procedures.flatMap(({ values }) => Object.values(values))
      for (const value of used)
        for (const count of [0, 1, 2, 1500.5, value.amount])
          expect(amount(count, value.unit, names)).toBe(kitAmount(count, value.unit, language))
    }
  })
})
