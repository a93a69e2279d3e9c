/** The service as HTTP: every call of the contract, and what it says when a call does not fit. No runtime in it. */
import { createUIMessageStream, createUIMessageStreamResponse } from 'ai'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { HTTPException } from 'hono/http-exception'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { laws, stateLaws } from '../laws/index.ts'
import type { Law, Provision } from '../laws/types.ts'
import { decide } from '../machines/kit/answer.ts'
import { storedBasis } from '../machines/kit/basis.ts'
import { UnknownTime } from '../machines/kit/deadlines.ts'
import { inLanguage, LANGUAGES, type Language } from '../machines/kit/language.ts'
import type { Procedure } from '../machines/kit/procedure.ts'
import type { Town } from '../machines/kit/town.ts'
import { todayInNewYork } from '../machines/ny/index.ts'
import {
  type Compared,
  choiceOfTopicSchema,
  clickSchema,
  comparisonSchema,
  evaluationSchema,
  feedbackSchema,
  handoverSchema,
  isProblemKind,
  LARGEST_BODY,
  type LawSummary,
  type Message,
  openApi,
  openingSchema,
  operations,
  type Problem,
  type ProblemKind,
  problem,
  type Turn,
  type TurnRecord,
  textMessageSchema,
} from './contract.ts'
import { faultIn } from './converse/faults.ts'
import { transcript } from './converse/tell.ts'
import { type ConversationState, contactOf, languageOf, type Taken } from './converse/turn.ts'
import { conversationWords } from './converse/words.ts'
import { factsSchema, type Misfit, misfitOf, misfits, shared, unknownNames } from './decide/validate.ts'
import { hashOf, randomName } from './store/secrets.ts'
import type { Store } from './store/store.ts'
import { mayAsk, type Sites } from './web/sites.ts'

/** How a conversation goes on: `src/converse/turn.ts`, or a stand-in for it. */
export interface Converse {
  openConversation(town: string, asOf: string, locale?: string): ConversationState
  /** @param signal tells that nobody waits for the turn any longer */
  takeTurn(state: ConversationState, input: Message, signal?: AbortSignal): Taken | Promise<Taken>
}

export interface Service {
  readonly store: Store
  readonly towns: readonly Town[]
  readonly converse: Converse
  /** Today, `YYYY-MM-DD`, for a question that names no day. */
  readonly today?: () => string
  /** Told of what went wrong inside, which the caller is not. */
  readonly log?: (what: string, error: unknown) => void
  /** What is shown to people at paths outside the API. */
  readonly pages?: Hono
  /** By town, the sites whose pages may ask about it. */
  readonly sites?: Sites
}

/** A turn that could not be taken, with the problem document that says why. */
class Refused extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

type Env = { Variables: RequestIdVariables }
type C = Context<Env>

// With twenty writers to one conversation the last may lose nineteen times; beyond this something else is wrong.
const TRIES = 60

/** A call that cannot be answered, with the problem document that says why. */
class Refusal extends Error {
  readonly problem: Problem
  constructor(kind: ProblemKind, detail: string, more: Pick<Problem, 'errors' | 'known'> = {}) {
    super(detail)
    this.problem = problem(kind, detail, more)
  }
}

const unfit = (errors: readonly Misfit[]): Refusal =>
  new Refusal('invalid-request', errors.map(({ path, message }) => `${path || 'The body'} ${message}`).join('; '), {
    errors,
  })

const refuse = (c: C, document: Problem, headers: Record<string, string> = {}): Response =>
  c.body(
    JSON.stringify({ ...document, requestId: c.get('requestId') }),
    // A problem's status is always one that carries a body.
    document.status as ContentfulStatusCode,
    { 'content-type': 'application/problem+json', ...headers },
  )

const json = async (c: C): Promise<unknown> => {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid-json', text.trim() === '' ? 'The body is empty: send JSON.' : 'The body is not JSON.')
  }
}

const read = <T>(schema: z.ZodType<T>, body: unknown, language: Language = 'en'): T => {
  const found = schema.safeParse(body)
  if (found.success) return found.data
  throw unfit(
    found.error.issues.map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message: faultIn(message, language),
    })),
  )
}

const messageOf = (body: unknown, language: Language): Message => {
  const says = (key: string): boolean => typeof body === 'object' && body !== null && Object.hasOwn(body, key)
  if (says('text')) return read(textMessageSchema, body, language)
  if (says('fact')) return read(clickSchema, body, language)
  if (says('procedure')) return read(choiceOfTopicSchema, body, language)
  throw unfit([{ path: '', message: faultIn('must be { text }, { fact, value } or { procedure }', language) }])
}

/** A refusal with its title in a language: what it says of the request is in that language already. */
const refusedIn = (error: unknown, language: Language): unknown => {
  if (!(error instanceof Refusal) || language === 'en') return error
  const kind = error.problem.type.replace('/problems/', '')
  return isProblemKind(kind)
    ? new Refused({ ...error.problem, title: conversationWords[language].problems[kind] })
    : error
}

const param = (c: C, name: string): string => c.req.param(name) ?? ''
const lastPart = (procedure: string): string => procedure.slice(procedure.lastIndexOf('/') + 1)

const summary = (law: Law): LawSummary => {
  const { town, name, kind, county, title, version, effective, readOn, source, history, believed, contact, hash } = law
  return { town, name, kind, county, title, version, effective, readOn, source, history, believed, contact, hash }
}

const byRef = new WeakMap<Law, ReadonlyMap<string, Provision>>()
const provisionsOf = (law: Law): ReadonlyMap<string, Provision> => {
  const known = byRef.get(law)
  if (known !== undefined) return known
  const made = new Map(law.provisions.map((provision) => [provision.ref, provision]))
  byRef.set(law, made)
  return made
}

/** The nearest provision above a path that leads nowhere, and what it holds. */
const around = (law: Law, ref: string): readonly string[] => {
  const provisions = provisionsOf(law)
  for (let at = ref; at.includes('.'); at = at.slice(0, at.lastIndexOf('.'))) {
    const found = provisions.get(at.slice(0, at.lastIndexOf('.')))
    if (found !== undefined) return [found.ref, ...found.children]
  }
  return law.provisions.filter(({ parent }) => parent === null).map((provision) => provision.ref)
}

/** Said of a town that has nothing to compare. */
const WITHOUT: Readonly<Record<Language, (town: string) => string>> = {
  en: (town) => `${town} has no such procedure.`,
  es: (town) => `${town} no tiene este tema.`,
}

/** The service's routes over a store and some towns. */
export const createApp = (service: Service): Hono<Env> => {
  const { store, towns, converse, today = () => todayInNewYork(), log = console.error, pages, sites = {} } = service

  const townOf = (id: string): Town => {
    const found = towns.find((town) => town.id === id)
    if (found !== undefined) return found
    throw new Refusal('unknown-town', `There is no town ${JSON.stringify(id)} here.`, { known: towns.map((t) => t.id) })
  }

  const procedureOf = (town: Town, name: string): Procedure => {
    const found = town.procedures.find(({ id }) => id === name || id === `${town.id}/${name}`)
    if (found !== undefined) return found
    throw new Refusal('unknown-procedure', `${town.name} has no procedure ${JSON.stringify(name)}.`, {
      known: town.procedures.map(({ id }) => id),
    })
  }

  const lawOf = (id: string): Law => {
    const town = towns.find((one) => one.id === id)
    const law =
      town?.law ?? (Object.hasOwn(laws, id) ? laws[id] : Object.hasOwn(stateLaws, id) ? stateLaws[id] : undefined)
    if (law !== undefined) return law
    throw new Refusal('unknown-town', `No law of ${JSON.stringify(id)} is on file here.`, {
      known: [...new Set([...towns.map((one) => one.id), ...Object.keys(laws), ...Object.keys(stateLaws)])],
    })
  }

  const described = (town: Town) => ({
    town: town.id,
    name: town.name,
    county: town.county,
    law: summary(town.law),
    contact: town.contact,
    notice: town.notice,
    procedures: town.procedures.map(({ id }) => id),
  })

  const describedProcedure = ({ id, title, act, kind, facts }: Procedure) => ({
    procedure: id,
    title,
    act,
    kind,
    facts: factsSchema(facts),
  })

  const bearer = (c: C): string => /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''

  /** The sender's own name for a message, from the header `Idempotency-Key`. */
  const clientIdOf = (c: C): string | null => {
    const key = c.req.header('idempotency-key')
    if (key === undefined) return null
    if (/^[\w-]{1,100}$/.test(key)) return key
    throw new Refusal('invalid-request', 'Idempotency-Key may hold 1 to 100 letters, digits, _ and -.')
  }

  /** A page of a site that a town does not list may not ask about it; callers that are no pages name no origin. */
  const checkSite = (c: C, town: string): void => {
    const origin = c.req.header('origin')
    if (mayAsk(sites, town, origin, c.req.header('host'))) return
    throw new Refusal('site-not-allowed', `${origin} is not among the sites that may ask about ${town}: ALLOWED_SITES.`)
  }

  /** A wrong token, a missing one and an unknown id look the same from outside. */
  const conversationOf = async (c: C) => {
    const token = bearer(c)
    const found = token === '' ? null : await store.find(param(c, 'id'), await hashOf(token))
    if (found !== null) {
      checkSite(c, found.town)
      return found
    }
    throw new Refusal('unknown-conversation', 'There is no conversation that this id and this bearer token open.')
  }

  const checkClick = (town: Town, message: Message, language: Language): Message => {
    if ('fact' in message) {
      const wrong = misfitOf(town.facts, message.fact, message.value, language)
      const path = Object.hasOwn(town.facts, message.fact) ? 'value' : 'fact'
      if (wrong !== null) throw unfit([{ path, message: wrong }])
    }
    return 'procedure' in message ? { procedure: procedureOf(town, message.procedure).id } : message
  }

  const spoken = async <T>(language: Language, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw refusedIn(error, language)
    }
  }

  /** Messages that are under way, by conversation: each waits for the one that came before it. */
  const underWay = new Map<string, Promise<unknown>>()
  const inOrder = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const earlier = underWay.get(id)
    const mine = (async () => {
      await earlier?.catch(() => {})
      return work()
    })()
    underWay.set(id, mine)
    try {
      return await mine
    } finally {
      if (underWay.get(id) === mine) underWay.delete(id)
    }
  }

  const consentTo = (town: Town, language: Language) => {
    const { name } = inLanguage(town, language)
    const contact = contactOf(town, language)
    return { contact, consent: conversationWords[language].consent(name, contact) }
  }

  const compare = (town: Town, asked: z.infer<typeof comparisonSchema>, asOf: string): Compared[number] => {
    const { id } = town
    const { language = 'en' } = asked
    const { name } = inLanguage(town, language)
    const procedure = town.procedures.find((one) => lastPart(one.id) === lastPart(asked.procedure))
    const none = { town: id, name, procedure: procedure?.id ?? null, reply: null, unused: [] }
    if (procedure === undefined) return { ...none, reason: WITHOUT[language](name) }
    const { used, unused } = shared(procedure.facts, asked.facts)
    const wrong = misfits(
      procedure.facts,
      Object.fromEntries(Object.entries(used).map(([key, value]) => [key, value ?? null])),
    )
    if (wrong.length > 0) return { ...none, reason: wrong.map(({ path, message }) => `${path} ${message}`).join('; ') }
    const declined = new Set((asked.declined ?? []).filter((fact) => Object.hasOwn(procedure.facts, fact)))
    try {
      return { ...none, reply: decide(town, procedure, used, { asOf, declined, language }), reason: null, unused }
    } catch (error) {
      if (error instanceof UnknownTime) return { ...none, reason: error.message }
      throw error
    }
  }

  const handlers: Record<string, (c: C) => Response | Promise<Response>> = {
    'get /healthz': async (c) => {
      try {
        await store.ping()
      } catch (error) {
        log('The database does not answer', error)
        throw new Refusal('storage-unavailable', 'The database does not answer; conversations cannot be kept.')
      }
      return c.json({ status: 'ok', towns: towns.length })
    },
    'get /api/towns': (c) => c.json(towns.map(described)),
    'get /api/towns/:town': (c) => c.json(described(townOf(param(c, 'town')))),
    'get /api/towns/:town/procedures': (c) => c.json(townOf(param(c, 'town')).procedures.map(describedProcedure)),
    'get /api/towns/:town/procedures/:procedure': (c) =>
      c.json(describedProcedure(procedureOf(townOf(param(c, 'town')), param(c, 'procedure')))),
    'post /api/towns/:town/procedures/:procedure/evaluate': async (c) => {
      const town = townOf(param(c, 'town'))
      const procedure = procedureOf(town, param(c, 'procedure'))
      const { facts, asOf = today(), declined = [], aspect, language } = read(evaluationSchema, await json(c))
      const wrong = [...misfits(procedure.facts, facts), ...unknownNames(procedure.facts, declined)]
      if (wrong.length > 0) throw unfit(wrong)
      return c.json({
        reply: decide(town, procedure, facts, {
          asOf,
          declined: new Set(declined),
          ...(aspect !== undefined && { aspect }),
          ...(language !== undefined && { language }),
        }),
      })
    },
    'post /api/compare': async (c) => {
      const asked = read(comparisonSchema, await json(c))
      const name = lastPart(asked.procedure)
      const having = towns.filter(({ procedures }) => procedures.some(({ id }) => lastPart(id) === name))
      const [of] = asked.procedure.includes('/') ? asked.procedure.split('/') : [undefined]
      if (having.length === 0 || (of !== undefined && !having.some(({ id }) => id === of)))
        throw new Refusal('unknown-procedure', `No town has a procedure ${JSON.stringify(asked.procedure)}.`, {
          known: towns.flatMap(({ procedures }) => procedures.map(({ id }) => id)),
        })
      // A fact is a slip only where no town at all asks for it: what one law turns on another may not mention.
      const everyFact = Object.assign(
        {},
        ...having.flatMap(({ procedures }) =>
          procedures.filter(({ id }) => lastPart(id) === name).map(({ facts }) => facts),
        ),
      )
      const wrong = [
        ...misfits(everyFact, asked.facts).filter(({ path }) => !Object.hasOwn(everyFact, path.slice('facts.'.length))),
        ...unknownNames(everyFact, asked.declined ?? []),
      ]
      if (wrong.length > 0) throw unfit(wrong)
      const asOf = asked.asOf ?? today()
      return c.json(towns.map((town) => compare(town, asked, asOf)))
    },
    'get /api/towns/:town/law': (c) => {
      const law = lawOf(param(c, 'town'))
      return c.json({
        ...summary(law),
        provisions: law.provisions.map(({ ref, label, heading, parent }) => ({ ref, label, heading, parent })),
      })
    },
    'get /api/towns/:town/law/:path': (c) => {
      const law = lawOf(param(c, 'town'))
      const [path = '', number] = param(c, 'path').split('#')
      const ref = path.startsWith(`${law.town}/`) ? path : `${law.town}/${path}`
      const found = provisionsOf(law).get(ref)
      if (found === undefined)
        throw new Refusal('unknown-provision', `The law on file has no provision ${JSON.stringify(ref)}.`, {
          known: around(law, ref),
        })
      if (number !== undefined && found.sentences[Number(number) - 1] === undefined)
        throw new Refusal('unknown-provision', `${found.label} has no sentence ${JSON.stringify(number)}.`, {
          known: found.sentences.map((_, index) => `${ref}#${index + 1}`),
        })
      const { label, heading, text, parent, children, numbering, note, sentences } = found
      return c.json({
        ref,
        label,
        heading,
        text,
        parent,
        children,
        numbering,
        note,
        sentences: sentences.map((sentence, index) => ({ ref: `${ref}#${index + 1}`, text: sentence })),
        defects: law.defects
          .filter(({ refs }) => refs.some((one) => one.split('#')[0] === ref))
          .map(({ id, problem, handling }) => ({ id, problem, handling })),
        law: summary(law),
      })
    },
    'post /api/conversations': async (c) => {
      const { town: name, asOf = today(), locale: wanted } = read(openingSchema, await json(c))
      const town = townOf(name)
      checkSite(c, town.id)
      const id = randomName(12)
      const token = randomName(32)
      const state = converse.openConversation(town.id, asOf, wanted)
      const { locale } = state
      await store.create({ id, tokenHash: await hashOf(token), town: town.id, asOf, locale, state })
      return c.json({ id, token, town: town.id, asOf, locale }, 201, { location: `/api/conversations/${id}` })
    },
    'post /api/conversations/:id/messages': async (c) => {
      // The token is looked at before the body: who does not hold it learns nothing, not even that a message is too long.
      const opened = await conversationOf(c)
      const { id } = opened
      const town = townOf(opened.town)
      const language = languageOf(opened.state)
      const { signal } = c.req.raw
      const input = await spoken(language, async () => checkClick(town, messageOf(await json(c), language), language))
      const clientId = clientIdOf(c)
      const work = async (): Promise<Turn | TurnRecord> => {
        for (let tried = 0; tried < TRIES; tried++) {
          // Who has hung up is answered nothing, and nothing is kept of it.
          signal.throwIfAborted()
          const before = clientId === null ? null : await store.sent(id, clientId)
          if (before !== null) {
            if (JSON.stringify(before.input) !== JSON.stringify(input))
              throw new Refusal('key-used-before', conversationWords[language].faults.keyUsed)
            return { ...before.turn, sequence: before.sequence }
          }
          const conversation = await conversationOf(c)
          const taken = await converse.takeTurn(conversation.state, input, signal)
          if ('problem' in taken) throw new Refused(taken.problem)
          signal.throwIfAborted()
          const { state, turn } = taken
          const kept = await store.append(conversation, state, {
            input,
            turn,
            lawHash: town.law.hash,
            machineHash: turn.reply.kind === 'answer' ? turn.reply.machine.hash : null,
            calendarHash: town.calendar.version,
            basis: turn.reply.kind === 'answer' ? storedBasis(town, turn.reply) : null,
            clientId,
          })
          if (kept) return { ...turn, sequence: conversation.version + 1 }
          // Another process took a message first: this one is read again, after it. The pause keeps two from meeting for ever.
          await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(tried, 10)))
        }
        throw new Refusal('busy', conversationWords[language].faults.busy)
      }
      const inTurn = () => spoken(language, () => inOrder(id, work))
      if (!/\btext\/event-stream\b/.test(c.req.header('accept') ?? '')) return c.json(await inTurn())
      return streamed(inTurn, signal, (what, error) => log(what, error))
    },
    'get /api/conversations/:id': async (c) => {
      const { id, town, asOf, locale, state } = await conversationOf(c)
      const marks = new Map((await store.marks(id)).map(({ sequence, ...mark }) => [sequence, mark]))
      const turns = (await store.turns(id)).map(({ sequence, input, turn, createdAt }) => ({
        ...turn,
        sequence,
        input,
        at: createdAt,
        feedback: marks.get(sequence) ?? null,
      }))
      return c.json({ town, asOf, locale, language: languageOf(state), facts: state.facts, turns })
    },
    'get /api/conversations/:id/transcript': async (c) => {
      const { id, town, asOf, state, createdAt } = await conversationOf(c)
      const told = transcript(
        townOf(town),
        { asOf, at: createdAt, language: languageOf(state) },
        (await store.turns(id)).map(({ input, turn }) => ({ input, turn })),
      )
      return c.body(told, 200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="conversation-${town}-${asOf}.txt"`,
      })
    },
    'post /api/conversations/:id/turns/:sequence/feedback': async (c) => {
      const { id, version, state } = await conversationOf(c)
      const language = languageOf(state)
      const sequence = /^[1-9]\d{0,8}$/.test(param(c, 'sequence')) ? Number(param(c, 'sequence')) : 0
      if (sequence === 0 || sequence > version)
        throw new Refusal('unknown-turn', conversationWords[language].faults.noTurn)
      const { helpful, reason = null, words = null } = read(feedbackSchema, await json(c), language)
      const { sequence: turn, ...mark } = await store.mark(id, { sequence, helpful, reason, words })
      return c.json({ turn, ...mark })
    },
    'get /api/conversations/:id/handover': async (c) => {
      const { id, town, state } = await conversationOf(c)
      const language = languageOf(state)
      const requests = (await store.handovers(id)).map(({ id: request, status, at }) => ({ id: request, status, at }))
      return c.json({ language, ...consentTo(townOf(town), language), requests })
    },
    'post /api/conversations/:id/handover': async (c) => {
      const { id, town, state, version } = await conversationOf(c)
      const language = languageOf(state)
      const {
        name = null,
        email = null,
        phone = null,
        message = null,
        consent,
      } = read(handoverSchema, await json(c), language)
      // What a person agreed to is what was shown to them, in whichever language that was.
      const shown = LANGUAGES.some((one) => consentTo(townOf(town), one).consent === consent)
      const said = conversationWords[language]
      if (!shown) throw unfit([{ path: 'consent', message: said.faults.consent }])
      const given = { name, email, phone, message }
      const kept = await store.handOver({
        ...given,
        conversation: id,
        town,
        consent,
        language,
        turns: version,
        clientId: clientIdOf(c),
      })
      if (Object.entries(given).some(([key, value]) => kept[key as keyof typeof given] !== value))
        throw new Refusal('key-used-before', said.faults.keyUsed)
      const { contact } = consentTo(townOf(town), language)
      return c.json({ id: kept.id, status: kept.status, at: kept.at, text: said.handedOver(contact) }, 201)
    },
  }

  const app = new Hono<Env>()
  app.use(requestId())
  // Where a policy says who may show a page in a frame, the older header would only contradict it.
  app.use(async (c, next) => {
    await next()
    if (c.res.headers.get('content-security-policy')?.includes('frame-ancestors') === true)
      c.res.headers.delete('x-frame-options')
  })
  app.use(secureHeaders({ crossOriginResourcePolicy: 'cross-origin' }))
  app.use('/api/*', cors({ origin: '*', exposeHeaders: ['ETag', 'Location', 'X-Request-Id'], maxAge: 600 }))
  app.use('/openapi.json', cors({ origin: '*' }))
  app.use('/api/*', async (c, next) => {
    await next()
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.use('/api/towns/:town/law/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'no-cache')
  })
  app.use('/api/towns/:town/law/*', etag())
  for (const path of ['/api/towns/:town', '/api/towns/:town/*'])
    app.use(path, async (c, next) => {
      checkSite(c, param(c, 'town'))
      await next()
    })
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: async (c) => {
        const asksForPage = !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html') === true
        if (pages !== undefined && asksForPage) return pages.request(`/too-large${new URL(c.req.url).search}`)
        const [, id] = /^\/api\/conversations\/([^/]+)\//.exec(c.req.path) ?? []
        const talk = id === undefined ? null : await store.find(id, await hashOf(bearer(c))).catch(() => null)
        if (talk === null) return refuse(c, problem('body-too-large', `A body may hold ${LARGEST_BODY} bytes.`))
        const said = conversationWords[languageOf(talk.state)]
        return refuse(c, {
          ...problem('body-too-large', said.faults.bodyTooLarge),
          title: said.problems['body-too-large'],
        })
      },
    }),
  )

  for (const { method, path } of operations) {
    const handler = handlers[`${method} ${path}`]
    if (handler === undefined) throw new Error(`${method} ${path} stands in the contract, and nothing here answers it`)
    app.on(method.toUpperCase(), path, handler)
  }
  const document = openApi()
  app.get('/openapi.json', (c) => c.json(document))
  app.get('/problems/:kind', (c) => {
    const kind = param(c, 'kind')
    if (!isProblemKind(kind)) return c.notFound()
    return c.text(`${problem(kind, '').title}.\n`)
  })

  // Pages for people are mounted here, and nowhere else: after the API, before what is said of paths that do not exist.
  if (pages !== undefined) app.route('/', pages)

  const methods = new Map<string, string[]>()
  for (const { method, path } of operations) methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()])
  for (const [path, allowed] of methods)
    app.all(path, (c) => {
      const allow = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
      return refuse(c, problem('method-not-allowed', `${c.req.method} is not for this path: ${allow.join(', ')} is.`), {
        allow: allow.join(', '),
      })
    })
  app.notFound((c) =>
    refuse(c, problem('not-found', `There is nothing at ${c.req.path}. The calls stand in /openapi.json.`)),
  )
  app.onError((error, c) => {
    if (error instanceof Refusal || error instanceof Refused) return refuse(c, error.problem)
    // Who asked has hung up: nobody reads what is answered, and nothing went wrong.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    if (error instanceof UnknownTime)
      return refuse(
        c,
        problem('unknown-time', error.message, {
          errors: [{ path: error.what, message: `${error.subject} is not known` }],
        }),
      )
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c, { ...problem('invalid-request', error.message), status: error.status })
    log(`Request ${c.get('requestId')} failed`, error)
    return refuse(
      c,
      problem('fault', 'Nothing was decided. The request’s id tells the people who run this where to look.'),
    )
  })
  return app
}

/** What a turn says in words, for clients that show text: its lines, what to do at once first. */
const linesOf = ({ notice, remark, reply }: Turn | TurnRecord): string[] => [
  ...(notice === undefined ? [] : [notice]),
  ...(remark === undefined ? [] : remark.split('\n')),
  ...(reply.kind === 'answer' ? [reply.headline, ...reply.text.split('\n')] : [reply.text]),
]

/**
 * The same turn in the AI SDK's UI message stream protocol: its words as text parts, and the whole `Turn` as the data part
 * `data-turn`. What went wrong on the way comes as `data-problem`, a problem document, since the status is sent by then.
 */
const streamed = (
  work: () => Promise<Turn | TurnRecord>,
  signal: AbortSignal,
  log: (what: string, error: unknown) => void,
): Response =>
  createUIMessageStreamResponse({
    headers: { 'cache-control': 'no-store' },
    stream: createUIMessageStream({
      execute: async ({ writer }) => {
        writer.write({ type: 'start' })
        try {
          const turn = await work()
          writer.write({ type: 'data-turn', data: turn })
          writer.write({ type: 'text-start', id: 'reply' })
          for (const line of linesOf(turn)) writer.write({ type: 'text-delta', id: 'reply', delta: `${line}\n` })
          writer.write({ type: 'text-end', id: 'reply' })
        } catch (error) {
          if (signal.aborted) return
          if (!(error instanceof Refusal || error instanceof Refused)) log('A streamed message failed', error)
          const document =
            error instanceof Refusal || error instanceof Refused
              ? error.problem
              : problem('fault', 'Nothing was decided.')
          writer.write({ type: 'data-problem', data: document })
          writer.write({ type: 'error', errorText: `${document.title}. ${document.detail}` })
        }
        writer.write({ type: 'finish' })
      },
    }),
  })
