/** The service as a process: how it starts, what it says where it cannot, how it stops. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase, start } from '../../src/node.ts'
import { readSettings } from '../../src/settings.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'bylaw-node-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const launch = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/node.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  const code = new Promise<number | null>((done) => child.once('exit', done))
  return { child, code, said: () => said }
}

describe('the process', () => {
  test('prints its address once it answers, and stops when it is told to', async () => {
    const { child, code, said } = launch({ PORT: '0', DATABASE_URL: `file:${join(folder, 'deep', 'er', 'bylaw.db')}` })
    try {
      let address: string | undefined
      for (let wait = 0; wait < 200 && address === undefined; wait++) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        address = /http:\/\/127\.0\.0\.1:\d+/.exec(said())?.[0]
      }
      expect(address, said()).toBeDefined()
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
      expect(statSync(join(folder, 'deep', 'er', 'bylaw.db')).size).toBeGreaterThan(0)
      child.kill('SIGTERM')
      expect(await code).toBe(0)
    } finally {
      child.kill('SIGKILL')
    }
  })

  test('does not start on settings that it does not know, and names every one', async () => {
    const { code, said } = launch({ PORT: 'x', DATABASE_URL: 'mysql://db' })
    expect(await code).toBe(1)
    expect(said()).toContain('PORT=x')
    expect(said()).toContain('DATABASE_URL')
    expect(said()).not.toContain(' at ')
  })
})

describe('a database that cannot be used', () => {
  test.each([
    [
      'a folder that cannot be made',
      () => {
        writeFileSync(join(folder, 'plain'), '')
        return join(folder, 'plain', 'bylaw.db')
      },
    ],
    [
      'a folder in its place',
      () => {
        mkdirSync(join(folder, 'folder.db'))
        return join(folder, 'folder.db')
      },
    ],
    [
      'a file that is no database',
      () => {
        writeFileSync(join(folder, 'text.db'), 'This is no database. '.repeat(100))
        return join(folder, 'text.db')
      },
    ],
  ])('%s is named, and what to set', async (_, make) => {
    const file = make()
    const told = await openDatabase(`file:${file}`).then(
      () => 'it was opened',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
    expect(told).toContain(`The database file ${file} cannot be written: `)
    expect(told).toContain('set DATABASE_URL')
  })

  test('a server that does not answer is named', async () => {
    await expect(openDatabase('http://127.0.0.1:1')).rejects.toThrow(/127\.0\.0\.1:1 .*DATABASE_URL/)
  })
})

test('a port that is taken is named', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const at = other.address()
  const PORT = String(at !== null && typeof at === 'object' ? at.port : '')
  await expect(start(readSettings({ PORT, DATABASE_URL: `file:${join(folder, 'port.db')}` }))).rejects.toThrow(PORT)
  await new Promise((done) => other.close(done))
})

test('a request that is under way is answered before the service stops', async () => {
  const running = await start(readSettings({ PORT: '0', DATABASE_URL: `file:${join(folder, 'stop.db')}` }))
  // Half of a body is on its way when the service is told to stop.
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const half = request(`${running.address}/api/compare`, { method: 'POST', headers })
  const answered = new Promise<number | undefined>((done, failed) => {
    half.once('response', (response) => {
      response.resume()
      done(response.statusCode)
    })
    half.once('error', failed)
  })
  const received = new Promise((done) => half.once('continue', done))
  half.flushHeaders()
  await received
  half.write('{"procedure": ')
  const stopped = running.stop()
  half.end('"nothing", "facts": {}}')
  expect(await answered).toBe(404)
  await stopped
  await expect(fetch(`${running.address}/healthz`)).rejects.toThrow()
})
