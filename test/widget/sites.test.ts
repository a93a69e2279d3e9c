/** Which sites may ask about a town, and who may show it in a frame. */
import { describe, expect, test } from 'vitest'
import { createService } from '../../src/service.ts'
import { readSettings, SettingsError } from '../../src/settings.ts'
import { framers, mayAsk } from '../../src/web/sites.ts'
import { callerOf, sampleService, storeAt } from '../contract/service.ts'

const SITE = 'https://town.example'

describe('the sites of a town', () => {
  test('are read from the settings', () => {
    expect(readSettings({ ALLOWED_SITES: `a=${SITE}, a=https://www.town.example,b-c=*` }).ALLOWED_SITES).toEqual({
      a: [SITE, 'https://www.town.example'],
      'b-c': ['*'],
    })
  })
  test('belong to a town that is here, or the service does not start', async () => {
    const store = await storeAt()
    expect(() => createService(store, null, undefined, { nowhere: [SITE] })).toThrow(SettingsError)
  })
  test.each([
    [SITE, undefined, true],
    ['https://other.example', undefined, false],
    [`${SITE}:8443`, undefined, false],
    ['https://bylaw.example', 'bylaw.example', true],
    ['null', 'bylaw.example', false],
    [undefined, undefined, true],
  ])('a page of %s, at the host %s: %s', (origin, host, may) => {
    expect(mayAsk({ a: [SITE] }, 'a', origin, host)).toBe(may)
    // A town without a list is asked about from anywhere.
    expect(mayAsk({ a: [SITE] }, 'b', origin, host)).toBe(true)
    expect(mayAsk({ a: ['*'] }, 'a', origin, host)).toBe(true)
  })
  test('are those that may frame it', () => {
    expect(framers({ a: [SITE] }, 'a')).toBe(`'self' ${SITE}`)
    expect(framers({ a: ['*'] }, 'a')).toBe('*')
    expect(framers({}, 'a')).not.toContain('*/')
    expect(framers({}, 'toString')).toContain("'self'")
  })
})

describe('the API', async () => {
  const service = await sampleService()
  const [town, other] = service.towns.map(({ id }) => id)
  const call = callerOf({ ...service, sites: { [town ?? '']: [SITE] } })
  const from = (origin: string) => ({ origin })

  test('answers a site of the town, and callers that are no pages', async () => {
    for (const headers of [from(SITE), {}]) {
      expect((await call.get(`/api/towns/${town}`, headers)).status).toBe(200)
      expect((await call.post('/api/conversations', { town }, headers)).status).toBe(201)
    }
  })
  test('refuses any other with a reason, at every call about the town', async () => {
    const opened = await call.post('/api/conversations', { town })
    const { id, token } = opened.body as { id: string; token: string }
    const headers = { ...from('https://other.example'), authorization: `Bearer ${token}` }
    for (const reply of [
      await call.get(`/api/towns/${town}`, headers),
      await call.get(`/api/towns/${town}/law`, headers),
      await call.post('/api/conversations', { town }, headers),
      await call.post(`/api/conversations/${id}/messages`, { text: 'hello' }, headers),
      await call.get(`/api/conversations/${id}`, headers),
    ]) {
      expect(reply.status).toBe(403)
      expect(reply.body).toMatchObject({ type: '/problems/site-not-allowed' })
    }
    expect((await call.get(`/api/towns/${other}`, headers)).status).toBe(200)
  })
})
