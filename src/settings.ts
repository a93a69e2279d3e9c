/** What the environment sets. Read once, at the start, and in one place. */
import { z } from 'zod'
import type { ModelSettings } from './understand/model/index.ts'

const schemeOf = (url: string): string => /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? ''

const isHttp = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)

const isDatabase = (url: string): boolean => {
  const scheme = schemeOf(url)
  if (scheme === 'file') return url.length > 'file:'.length
  return ['http', 'https', 'libsql'].includes(scheme) && URL.canParse(url) && new URL(url).hostname !== ''
}

const isHost = (host: string): boolean =>
  URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}/`) && !/[/?#@\s]/.test(host)

/** `town=https://town.example,town=https://www.town.example`: by town, the origins listed for it; `*` is every site. */
const sites = z.string().transform((list, context) => {
  const found: Record<string, string[]> = {}
  for (const pair of list.split(',').map((text) => text.trim())) {
    const [, town = '', site = ''] = /^([a-z][a-z0-9-]*)\s*=\s*(\S+)$/.exec(pair) ?? []
    const origin = isHttp(site) ? new URL(site).origin : null
    if (site !== '*' && origin !== site) {
      const message = `must be town=origin pairs between commas, such as town=https://town.example; ${JSON.stringify(pair)} is none`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    found[town] = [...(found[town] ?? []), site]
  }
  return found
})

const count = z
  .string()
  .refine((text) => /^\d{1,12}$/.test(text), { error: 'must be a whole number' })
  .transform(Number)

const settingsSchema = z.object({
  HOST: z.string().refine(isHost, { error: 'must be a host name or an address without a port' }).default('127.0.0.1'),
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65535, {
      error: 'must be a whole number from 0 to 65535',
    })
    .transform(Number)
    .default(8787),
  DATABASE_URL: z
    .string()
    .refine(isDatabase, { error: 'must begin with file:, http:, https: or libsql: and name a file or a server' })
    .default('file:./.data/bylaw.db'),
  DATABASE_AUTH_TOKEN: z.string().regex(/^\S+$/, { error: 'must hold no spaces' }).optional(),
  ALLOWED_SITES: sites.optional(),
  REVIEW_TOKEN: z
    .string()
    .regex(/^\S{12,}$/, { error: 'must hold at least 12 characters and no spaces' })
    .optional(),
  OPENAI_API_KEY: z.string().regex(/^\S+$/, { error: 'must hold no spaces' }).optional(),
  OPENAI_BASE_URL: z.string().refine(isHttp, { error: 'must be an http: or https: address' }).optional(),
  OPENAI_MODEL: z.string().regex(/^\S+$/, { error: 'must hold no spaces' }).optional(),
  OPENAI_API: z.enum(['chat', 'responses'], { error: 'must be chat or responses' }).optional(),
  OPENAI_STREAM: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  OPENAI_TIMEOUT_MS: count.optional(),
  OPENAI_CALLS_PER_CONVERSATION: count.optional(),
  OPENAI_TOKENS_PER_CONVERSATION: count.optional(),
  OPENAI_CALLS_PER_DAY: count.optional(),
  OPENAI_TOKENS_PER_DAY: count.optional(),
})

export type Settings = z.infer<typeof settingsSchema>

/** Thrown with every fault of the settings at once, one a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

// A faulty secret must not end up in a log; a database's address may hold one.
const SECRET = new Set(['DATABASE_URL', 'DATABASE_AUTH_TOKEN', 'REVIEW_TOKEN', 'OPENAI_API_KEY'])

/**
 * Reads the settings from an environment. A variable that is empty counts as left out.
 *
 * @throws SettingsError that lists every value which is not known
 */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = settingsSchema.safeParse(set)
  const faults = (read.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return SECRET.has(name) ? `${name} ${message}` : `${name}=${set[name]}: ${message}`
  })
  if (set.OPENAI_MODEL !== undefined && set.OPENAI_API_KEY === undefined && set.OPENAI_BASE_URL === undefined)
    faults.push('OPENAI_MODEL is set, but neither OPENAI_API_KEY nor OPENAI_BASE_URL: set one of them, or leave it out')
  if (read.success && faults.length === 0) return read.data
  throw new SettingsError(`The settings do not fit:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}

/** Used where OPENAI_MODEL is left out. */
const MODEL = 'gpt-4.1-mini'

/**
 * How a language model is used, with what is left out filled in.
 *
 * @returns null where neither a key nor a server is set: nothing then leaves this machine
 */
export const modelSettings = (settings: Settings): ModelSettings | null => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = settings
  if (apiKey === undefined && baseUrl === undefined) return null
  return {
    baseUrl: (baseUrl ?? 'https://api.openai.com/v1').replace(/\/+$/, ''),
    ...(apiKey !== undefined && { apiKey }),
    model: settings.OPENAI_MODEL ?? MODEL,
    api: settings.OPENAI_API ?? 'chat',
    stream: settings.OPENAI_STREAM === 'on',
    timeout: settings.OPENAI_TIMEOUT_MS ?? 6000,
    conversation: {
      calls: settings.OPENAI_CALLS_PER_CONVERSATION ?? 60,
      tokens: settings.OPENAI_TOKENS_PER_CONVERSATION ?? 200_000,
    },
    day: { calls: settings.OPENAI_CALLS_PER_DAY ?? 5000, tokens: settings.OPENAI_TOKENS_PER_DAY ?? 10_000_000 },
  }
}
