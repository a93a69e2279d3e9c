import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '../../src/settings.ts'

const faults = (environment: Record<string, string>): string => {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

describe('the settings', () => {
  test('have defaults that keep to this machine', () => {
    expect(readSettings({ PATH: '/bin' })).toEqual({
      HOST: '127.0.0.1',
      PORT: 8787,
      DATABASE_URL: 'file:./.data/bylaw.db',
    })
    expect(readSettings({ PORT: '', OPENAI_API_KEY: '' })).toMatchObject({ PORT: 8787 })
  })

  test.each<Record<string, string>>([
    { HOST: '0.0.0.0', PORT: '0' },
    { HOST: '::1', PORT: '65535' },
    { HOST: 'localhost', DATABASE_URL: 'libsql://db.example' },
    { DATABASE_URL: 'https://db.example:8443', DATABASE_AUTH_TOKEN: 'abc' },
    { DATABASE_URL: 'file:/var/lib/bylaw.db', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'small' },
    { OPENAI_API_KEY: 'k' },
    { ALLOWED_SITES: 'sample=https://town.example, sample=http://localhost:8080,other=*' },
  ])('%j is taken', (environment) => {
    expect(faults(environment)).toBe('')
  })

  test.each<Record<string, string>>([
    { PORT: '65536' },
    { PORT: '-1' },
    { PORT: '80.5' },
    { PORT: 'http' },
    { PORT: '0x50' },
    { HOST: 'a b' },
    { HOST: 'http://host' },
    { HOST: 'host/path' },
    { DATABASE_URL: 'bylaw.db' },
    { DATABASE_URL: 'file:' },
    { DATABASE_URL: 'postgres://db' },
    { DATABASE_URL: 'http://' },
    { DATABASE_AUTH_TOKEN: 'a b' },
    { OPENAI_BASE_URL: 'localhost:1234' },
    { OPENAI_BASE_URL: 'ftp://host' },
    { OPENAI_MODEL: 'small' },
    { ALLOWED_SITES: 'https://town.example' },
    { ALLOWED_SITES: 'sample=town.example' },
    { ALLOWED_SITES: 'sample=https://town.example/' },
    { ALLOWED_SITES: 'sample=https://town.example,' },
    { ALLOWED_SITES: 'sample=ftp://town.example' },
  ])('%j stops the start', (environment) => {
    expect(faults(environment)).toContain(Object.keys(environment)[0])
  })

  test('every fault is told at once, and no secret with it', () => {
    const told = faults({
      PORT: 'x',
      HOST: 'a b',
      DATABASE_URL: 'oops://user:hush@db',
      OPENAI_API_KEY: 'hush hush',
      OPENAI_BASE_URL: 'y',
    })
    for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'])
      expect(told).toContain(name)
    expect(told).not.toContain('hush')
  })
})
