/** An invented town is added to a copy of the project by files alone, and what is left out of them is named. */
import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

// Whole runs of the compiler and of other tests take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const project = resolve(import.meta.dirname, '../..')
const fixtures = join(import.meta.dirname, 'files')
const COPIED = ['laws', 'machines', 'src', '.config', 'package.json', 'tsconfig.json']

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort()
/** Text by path, of every file below some folders of a root. */
const textsOf = (root: string, ...folders: string[]): Map<string, string> =>
  new Map(
    folders
      .flatMap((folder) => walk(join(root, folder)))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  )
const changedFrom = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort()

// The town's name is read from its folder, so that it stands nowhere but among the fixtures.
const [town = ''] = readdirSync(join(fixtures, 'laws'))
const files = [...textsOf(fixtures, 'laws', 'machines')].map(([path, text]) => ({
  path: path.replace(/\.txt$/, path.endsWith('.ts.txt') ? '' : '.txt'),
  text,
}))
const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? ''

const root = realpathSync(mkdtempSync(join(tmpdir(), 'bylaw-fifth-town-')))
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
// What the outer run of vitest set would be taken for the inner one's own.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|TEST$)/.test(name)),
)
// Not the synchronous call: while it waits, the runner of this very test hears nothing of it and gives it up.
const run = (...args: string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
    child.once('error', fail)
    child.once('close', (code) => done({ code, output }))
  })
const generate = (...args: string[]) => run('--import', 'tsx', 'laws/generate.ts', ...args)
const compile = () => run('node_modules/typescript/bin/tsc', '--noEmit')
const check = (...tests: string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--config', '.config/vitest.config.ts', '-t', town, ...tests)

let before: Map<string, string>

beforeAll(() => {
  for (const name of COPIED) cpSync(join(project, name), join(root, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  before = textsOf(root, 'laws', 'machines', 'src')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a fifth town', () => {
  test('begins with the files that new-town lays', async () => {
    const { code, output } = await run('--import', 'tsx', 'machines/new-town.ts', town)
    expect(code, output).toBe(0)
    const laid = changedFrom(before, textsOf(root, 'laws', 'machines', 'src'))
    for (const path of laid) expect(output).toContain(path)
    // What a person adds to them is one file for each procedure and its cases.
    const written = files.map(({ path }) => path)
    expect(written.filter((path) => laid.includes(path)).sort()).toEqual(laid)
    expect(
      written.filter((path) => !laid.includes(path) && !/^machines\/[^/]+\/[^/]+(\.cases\.yaml|\.ts)$/.test(path)),
    ).toEqual([])
  })

  test('is told what to fill in while the files are empty', async () => {
    const { code, output } = await generate()
    expect(code).toBe(1)
    expect(output).toContain(`laws/${town}/septic.md`)
    expect(output).toMatch(/a day written YYYY-MM-DD/)
  })

  test('changes no file but its own and the generated lists', async () => {
    for (const { path, text } of files) put(path, text)
    const { code, output } = await generate()
    expect(code, output).toBe(0)
    const after = textsOf(root, 'laws', 'machines', 'src')
    expect(changedFrom(before, after).filter((path) => path.split('/')[1] !== town)).toEqual([
      'laws/index.ts',
      'machines/index.ts',
    ])
    for (const path of ['laws/index.ts', 'machines/index.ts']) {
      const lines = (texts: ReadonlyMap<string, string>) => (texts.get(path) ?? '').split('\n')
      const [old, now] = [lines(before), lines(after)]
      const list = /^export const (laws|towns)\b|^ {2}['\w-]+(: \w+)?,$|^[\]}]$/
      for (const line of now.filter((one) => !old.includes(one)))
        expect(line.includes(town) || list.test(line), line).toBe(true)
      for (const line of old.filter((one) => !now.includes(one))) expect(line).toMatch(list)
    }
    expect((await generate('--check')).code).toBe(0)
  })

  test('compiles', async () => {
    const { code, output } = await compile()
    expect(output).toBe('')
    expect(code).toBe(0)
  })

  test('passes the tests that every town passes', async () => {
    const { code, output } = await check(
      'laws/laws.test.ts',
      'machines/cases.test.ts',
      'machines/machines.test.ts',
      'machines/coverage.test.ts',
    )
    expect(code, output).toBe(0)
    const named = files
      .filter(({ path }) => path.endsWith('.cases.yaml'))
      .flatMap(({ text }) => text.match(/^- name/gm))
    expect(Number(/Tests .*?(\d+) passed/.exec(output.replaceAll('\u001b', ''))?.[1])).toBeGreaterThan(named.length)
  })
})

describe('the service with a fifth town', () => {
  let service: ChildProcess
  let address = ''
  beforeAll(async () => {
    service = spawn(process.execPath, ['--import', 'tsx', 'src/node.ts'], {
      cwd: root,
      env: { ...env, PORT: '0', DATABASE_URL: `file:${join(root, 'bylaw.db')}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    address = await new Promise<string>((accept, refuse) => {
      let said = ''
      service.stdout?.on('data', (part: Buffer) => {
        said += part.toString()
        const found = /http:\/\/\S+/.exec(said)?.[0]
        if (found !== undefined) accept(found)
      })
      service.once('exit', () => refuse(new Error(`the service ended: ${said}`)))
    })
  })
  afterAll(() => {
    service.kill()
  })
  const post = async (path: string, body: unknown, token = ''): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    expect(response.ok, text).toBe(true)
    return JSON.parse(text)
  }
  const opened = z.object({ id: z.string(), token: z.string() })

  test('lists it', async () => {
    const response = await fetch(`${address}/api/towns/${town}`)
    expect(await response.json()).toMatchObject({ town, procedures: expect.arrayContaining([`${town}/complaint`]) })
  })

  test('applies its law to facts, with its dates', async () => {
    const facts = { stage: 'received', complaintReceived: '2026-05-18' }
    expect(await post(`/api/towns/${town}/procedures/complaint/evaluate`, { facts, asOf: '2026-05-20' })).toMatchObject(
      {
        reply: {
          kind: 'answer',
          verdict: 'must',
          deadlines: [{ id: 'visit', counted: '2026-06-02', date: '2026-06-02' }],
          citations: expect.arrayContaining([
            {
              ref: `${town}/4.A#1`,
              label: '§ 4(A)',
              quote:
                'The Code Officer shall visit the land within 10 business days after a written complaint is received.',
            },
          ]),
        },
      },
    )
  })

  test('understands a question in the words that the town declared', async () => {
    const { id, token } = opened.parse(await post('/api/conversations', { town, asOf: '2026-05-20' }))
    const text =
      'We are selling our cottage. The septic tank is 200 feet from the pond and was never inspected. Do we need an inspection before the sale?'
    expect(await post(`/api/conversations/${id}/messages`, { text }, token)).toMatchObject({
      procedure: `${town}/transfer-inspection`,
      reply: { kind: 'answer', status: 'determined', verdict: 'must' },
    })
  })

  test('shows it beside the other towns and on pages of its own', async () => {
    const replies = await post('/api/compare', {
      procedure: `${town}/transfer-inspection`,
      facts: { pondDistance: 301 },
    })
    expect(replies).toContainEqual(
      expect.objectContaining({ town, reply: expect.objectContaining({ verdict: 'need-not' }) }),
    )
    for (const path of ['', '/topics', '/law']) expect((await fetch(`${address}/${town}${path}`)).status).toBe(200)
    expect(await (await fetch(address)).text()).toContain(`href="/${town}"`)
  })
})

describe('what is left out of a fifth town is named', () => {
  // Each is put back as it was, so that the next one is the only fault.
  const without = async (path: string, text: string | null, then: () => Promise<void>): Promise<void> => {
    try {
      if (text === null) rmSync(join(root, path))
      else put(path, text)
      await then()
    } finally {
      put(path, textOf(path))
    }
  }
  const [cases = ''] = files.map(({ path }) => path).filter((path) => path.endsWith('.cases.yaml'))

  test('a table of cases', async () => {
    await without(cases, null, async () => {
      const { code, output } = await check('machines/cases.test.ts')
      expect(code).toBe(1)
      expect(output).toContain(`write ${cases.replace('machines/', '')} beside the procedure`)
    })
  })

  test('an entry of the ledger', async () => {
    const path = `laws/${town}/ledger.yaml`
    const shorter = textOf(path)
      .split(/^(?=- )/m)
      .slice(1)
      .join('')
    await without(path, shorter, async () => {
      expect((await generate()).code).toBe(0)
      const { code, output } = await check('machines/coverage.test.ts')
      expect(code).toBe(1)
      expect(output).toContain(`${town}/1#1`)
      expect(output).toContain('no sentence is in neither')
    })
    expect((await generate()).code).toBe(0)
  })

  test('a misspelt citation in a machine', async () => {
    const path = `machines/${town}/complaint.ts`
    await without(
      path,
      textOf(path).replace("cite: ['TOWN/4.A#1']".replace('TOWN', town), `cite: ['${town}/4.X#1']`),
      async () => {
        const { code, output } = await compile()
        expect(code).not.toBe(0)
        expect(output).toContain(path)
        expect(output).toContain(`"${town}/4.X#1"`)
      },
    )
  })

  test('a misspelt citation in the ledger', async () => {
    const path = `laws/${town}/ledger.yaml`
    await without(path, textOf(path).replace(`${town}/1#2`, `${town}/1#22`), async () => {
      const { code, output } = await generate()
      expect(code).toBe(1)
      expect(output).toContain(`${town}, ledger: there is no ${town}/1#22 in the text.`)
    })
  })
})

test('the name of the fifth town stands nowhere but among its files', () => {
  const said = new RegExp(town.replace('-', '[ -]?'), 'i')
  const everywhere = ['src', 'prompts', 'test']
    .filter((folder) => existsSync(join(project, folder)))
    .flatMap((folder) => walk(join(project, folder)))
    .filter((path) => !path.startsWith(fixtures))
  expect(everywhere.filter((path) => said.test(readFileSync(path, 'utf8')))).toEqual([])
})
