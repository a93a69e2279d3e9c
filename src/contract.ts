/**
 * The words every side shares: what is asked of the service and what it answers, told once. The OpenAPI document, the checks
 * of requests and the types are all read from here.
 */
import { z } from 'zod'
import type { Answer, Question } from '../machines/kit/answer.ts'
import type { StoredBasis } from '../machines/kit/basis.ts'
import { parseDay } from '../machines/kit/deadlines.ts'
import { LANGUAGES } from '../machines/kit/language.ts'

/** What an answer was worked out from, as it is kept with its turn. */
export type { StoredBasis }

/** The longest message that is read, in characters. */
export const LONGEST_TEXT = 8000
/** The longest message that may be sent to a town with a conversation, in characters. */
export const LONGEST_NOTE = 4000
/** The largest body that is read, in bytes. */
export const LARGEST_BODY = 64 * 1024
/** Years outside of these are taken for slips of the pen. */
const YEARS = [1700, 2399] as const

// The kit's shapes are read-only throughout; arrays here are too, so that the compiler can hold the two against each other.
const list = <T extends z.ZodType>(item: T) => z.array(item).readonly()

const inYears = (text: string): boolean => Number(text.slice(0, 4)) >= YEARS[0] && Number(text.slice(0, 4)) <= YEARS[1]

/** True for a day that the calendar has: `2026-02-28`, and not `2026-02-30`. */
export const isDay = (text: string): boolean => parseDay(text).ok && inYears(text)

/** True for a day, or for the month or year that a day is only known to: `2026-02-28`, `2026-02`, `2026`. */
export const isDayMonthOrYear = (text: string): boolean => {
  const read = parseDay(text)
  return (read.ok || read.problem === 'not-a-full-day') && inYears(text)
}

const day = z
  .string()
  .meta({ format: 'date', description: 'A day, YYYY-MM-DD.' })
  .refine(isDay, {
    error: `is not a day of the calendar: write YYYY-MM-DD, a year from ${YEARS[0]} to ${YEARS[1]}`,
  })

const anyDay = z.string().meta({ format: 'date' })
const ref = z.string().meta({ description: 'A provision of the law, town/8.A.4, or one sentence of it, town/8.A.4#2.' })
const factValueOrUnknown = z
  .union([z.boolean(), z.string(), z.number(), z.null()], { error: 'must be true or false, text, a number or null' })
  .meta({ description: 'null: the person does not know it.' })

const verdict = z.enum(['must', 'need-not', 'may', 'must-not'])
const settled = z.enum(['determined', 'official-discretion', 'other-authority', 'law-silent', 'text-not-on-file'])
const status = z.enum([...settled.options, 'depends'])
const unit = z.enum([
  'days',
  'business-days',
  'weeks',
  'months',
  'years',
  'gal',
  'gpd',
  'gpd/bedroom',
  'ft',
  'in',
  'sqft',
  'percent',
  'USD',
  'bedrooms',
  'min/in',
])

const citation = z
  .object({ ref, label: z.string(), quote: z.string() })
  .meta({ id: 'Citation', description: 'A sentence of the law, verbatim, and how a lawyer would cite it.' })

const input = z
  .union([
    z.object({ type: z.literal('number'), unit, min: z.number(), max: z.number() }),
    z.object({ type: z.literal('day') }),
  ])
  .nullable()
  .meta({ description: 'How the fact is entered where it is no choice.' })

/** What must be known before the law can be applied. */
export const questionSchema = z
  .object({
    kind: z.literal('question'),
    procedure: z.string(),
    fact: z.string(),
    text: z.string(),
    why: z.string(),
    citations: list(citation),
    choices: list(z.object({ value: z.union([z.string(), z.boolean()]).nullable(), label: z.string() })).nullable(),
    input,
  })
  .meta({ id: 'Question' })

/** What the law says of the facts. */
export const answerSchema = z
  .object({
    kind: z.literal('answer'),
    procedure: z.string(),
    status,
    verdict: verdict.nullable(),
    act: z.string().meta({ description: 'What the verdict is about.' }),
    headline: z.string(),
    text: z.string(),
    decides: z.string().nullable().meta({ description: 'Who decides where the law leaves it to someone.' }),
    duties: list(
      z.object({
        actor: z.string(),
        verdict,
        action: z.string(),
        deadline: z.string().nullable().meta({ description: 'The id of one of the deadlines.' }),
        citations: list(ref),
      }),
    ),
    deadlines: list(
      z.object({
        id: z.string(),
        label: z.string(),
        actor: z.string(),
        edge: z.enum(['latest', 'earliest']),
        counted: anyDay.nullable().meta({ description: 'The day that plain counting reaches.' }),
        date: anyDay.nullable().meta({ description: 'The last, or first, lawful day.' }),
        planBy: anyDay.nullable().meta({ description: 'The day to plan on, which leans on no roll-over.' }),
        rule: z.string(),
        steps: list(z.string()).meta({ description: 'The receipt: how the day was counted.' }),
        citations: list(ref),
      }),
    ),
    values: list(z.object({ id: z.string(), label: z.string(), amount: z.number(), unit, citations: list(ref) })),
    citations: list(citation),
    readings: list(
      z.object({
        of: ref,
        defect: z.string(),
        reading: z.string(),
        status: settled,
        verdict: verdict.nullable(),
      }),
    ).meta({ description: 'The ways to read a text that is defective or in conflict.' }),
    branches: list(
      z.object({
        when: list(z.object({ fact: z.string(), label: z.string(), is: z.string() })),
        status: settled,
        verdict: verdict.nullable(),
        headline: z.string(),
      }),
    ).meta({ description: 'Where each value of the facts that are not known leads.' }),
    wouldChange: list(
      z.object({
        fact: z.string(),
        label: z.string(),
        from: z.string(),
        to: z.string(),
        verdict: verdict.nullable(),
        status: settled,
      }),
    ).meta({ description: 'The nearest single changes that alter the outcome.' }),
    trace: list(z.object({ state: z.string(), because: z.string(), citations: list(ref) })),
    defects: list(z.object({ id: z.string(), problem: z.string(), handling: z.string() })),
    law: z.object({ town: z.string(), version: z.string(), effective: z.string().nullable(), hash: z.string() }),
    machine: z.object({ id: z.string(), hash: z.string() }),
    disclaimer: z.string(),
  })
  .meta({ id: 'Answer' })

/** Which question is meant, where a message does not tell. */
export const topicsSchema = z
  .object({
    kind: z.literal('topics'),
    text: z.string(),
    choices: list(z.object({ procedure: z.string(), label: z.string() })),
  })
  .meta({ id: 'Topics' })

/** The law on file is not about this. */
export const outOfScopeSchema = z
  .object({ kind: z.literal('out-of-scope'), text: z.string(), contact: z.string() })
  .meta({ id: 'OutOfScope' })

export const replySchema = z
  .discriminatedUnion('kind', [questionSchema, answerSchema, topicsSchema, outOfScopeSchema])
  .meta({ id: 'Reply' })

/** What one message led to. */
export const turnSchema = z
  .object({
    understood: list(
      z.object({
        fact: z.string(),
        value: factValueOrUnknown,
        evidence: z.string().meta({ description: "The person's own words, a verbatim span of the message." }),
        by: z.enum(['text', 'click']),
      }),
    ),
    changed: list(z.object({ fact: z.string(), from: factValueOrUnknown, to: factValueOrUnknown })).meta({
      description: 'Earlier answers that this message corrected.',
    }),
    procedure: z.string().nullable(),
    aspect: z
      .literal('time')
      .optional()
      .meta({ description: 'The question was by when; see the same field of an evaluation.' }),
    /** Said before anything else: what to do at once. */
    notice: z.string().optional(),
    prompts: z
      .string()
      .optional()
      .meta({ description: 'The prompts that a language model read the message with, by hash.' }),
    hypothetical: z
      .literal(true)
      .optional()
      .meta({ description: 'The reply is to a "what if": nothing of it was kept as a fact.' }),
    also: list(z.object({ procedure: z.string(), label: z.string() }))
      .optional()
      .meta({ description: 'What else the message asked about, or what was left for it, to be taken next.' }),
    remark: z.string().optional().meta({
      description: 'Said before the reply: what a correction changed, or what became of an answer that was left out.',
    }),
    language: z
      .enum(LANGUAGES)
      .optional()
      .meta({ description: 'The language the turn is told in; sentences of law stay in their own. Left out: en.' }),
    handover: z
      .object({ contact: z.string() })
      .optional()
      .meta({ description: 'A person was asked for: the conversation can be sent to the town.' }),
    sequence: z.int().optional().meta({ description: 'The number of the turn in its conversation, counted from 1.' }),
    reply: replySchema,
  })
  .meta({ id: 'Turn' })

export type Topics = z.infer<typeof topicsSchema>
export type OutOfScope = z.infer<typeof outOfScopeSchema>
/** A turn as it was written down: its answer is a record of what the kit said, no longer the kit's own. */
export type TurnRecord = z.infer<typeof turnSchema>
/** A turn as it is made: only the kit can have made its answer. */
export type Turn = Omit<TurnRecord, 'reply'> & { readonly reply: Question | Answer | Topics | OutOfScope }

// A request says no more than it means: a misspelt field is a fault, never silently left out.

export const openingSchema = z
  .strictObject({
    town: z.string(),
    asOf: day.optional().meta({ description: 'The day the question is asked about; today in New York if left out.' }),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'is no language tag such as en, es or es-MX' })
      .optional(),
  })
  .meta({ id: 'Opening' })

const text = z
  .string()
  .max(LONGEST_TEXT, { error: `is longer than ${LONGEST_TEXT} characters` })
  .refine((words) => words.trim() !== '', { error: 'is empty' })

export const textMessageSchema = z.strictObject({ text }).meta({ id: 'TextMessage' })
export const clickSchema = z.strictObject({ fact: z.string(), value: factValueOrUnknown }).meta({ id: 'Click' })
export const choiceOfTopicSchema = z.strictObject({ procedure: z.string() }).meta({ id: 'ChoiceOfTopic' })
export const messageSchema = z.union([textMessageSchema, clickSchema, choiceOfTopicSchema]).meta({
  id: 'Message',
  description: 'Words; a clicked answer, whose value null means "I don\'t know"; or a chosen topic.',
})
export type Message = z.infer<typeof messageSchema>

const postedFacts = z
  .record(z.string(), factValueOrUnknown)
  .meta({ description: 'By name; a day may be known to the month or year only: 2024-06, 2024.' })
const declined = z
  .array(z.string())
  .optional()
  .meta({ description: 'Days that are not known any better than to the month or year, and not to be asked for again.' })

const aspect = z
  .literal('time')
  .optional()
  .meta({ description: 'What of the act is asked about, where it is not the act itself: by when it must be done.' })

const language = z
  .enum(LANGUAGES)
  .optional()
  .meta({ description: 'The language of the texts; en where it is left out. It decides nothing.' })

export const evaluationSchema = z
  .strictObject({ facts: postedFacts, asOf: day.optional(), declined, aspect, language })
  .meta({ id: 'Evaluation' })
export const comparisonSchema = z
  .strictObject({
    procedure: z.string().meta({ description: 'In full (town/variance) or its last part (variance).' }),
    facts: postedFacts,
    asOf: day.optional(),
    declined,
    language,
  })
  .meta({ id: 'Comparison' })

const evaluated = z.object({ reply: z.discriminatedUnion('kind', [questionSchema, answerSchema]) }).meta({
  id: 'Evaluated',
})

const compared = z
  .array(
    z.object({
      town: z.string(),
      name: z.string(),
      procedure: z.string().nullable(),
      reply: z.discriminatedUnion('kind', [questionSchema, answerSchema]).nullable(),
      reason: z.string().nullable().meta({ description: 'Why the town has no reply.' }),
      unused: list(z.string()).meta({ description: 'Posted facts that this town’s law does not ask about.' }),
    }),
  )
  .meta({ id: 'Compared' })
export type Compared = z.infer<typeof compared>

export const openedSchema = z
  .object({ id: z.string(), token: z.string(), town: z.string(), asOf: anyDay, locale: z.string() })
  .meta({ id: 'Opened', description: 'The token is a bearer secret, told once.' })

const feedbackReason = z.enum(['wrong', 'unclear', 'incomplete', 'not-my-question', 'outdated', 'other'])
export type FeedbackReason = z.infer<typeof feedbackReason>

export const feedbackSchema = z
  .strictObject({
    helpful: z.boolean(),
    reason: feedbackReason.optional(),
    words: z.string().max(2000, { error: 'is longer than 2000 characters' }).optional(),
  })
  .refine(({ helpful, reason }) => !helpful || reason === undefined, {
    path: ['reason'],
    error: 'belongs to a turn that was of no help',
  })
  .meta({
    id: 'Feedback',
    description: 'Whether a turn was of help. One given later takes the place of an earlier one.',
  })

const mark = z.object({
  helpful: z.boolean(),
  reason: feedbackReason.nullable(),
  words: z.string().nullable(),
  at: z.string(),
})
const marked = mark.extend({ turn: z.int() }).meta({ id: 'Marked' })

/** A line that a person gives of themselves. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, { error: `is longer than ${longest} characters` })
    .refine((words) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words), { error: 'must be one line' })
    .transform((words) => (words === '' ? undefined : words))
    .optional()

export const handoverSchema = z
  .strictObject({
    name: line(200),
    email: line(254).refine((words) => words === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words), {
      error: 'is not an e-mail address',
    }),
    phone: line(40).refine((words) => words === undefined || words.replace(/\D/g, '').length >= 7, {
      error: 'is not a telephone number',
    }),
    message: z
      .string()
      .max(LONGEST_NOTE, { error: `is longer than ${LONGEST_NOTE} characters` })
      .transform((words) => (words.trim() === '' ? undefined : words))
      .optional(),
    consent: z.string().meta({ description: 'The sentence agreed to, as GET of the same address tells it.' }),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    error: 'or a telephone number is needed, so that the town can answer',
  })
  .meta({ id: 'HandingOver', description: 'Sends a conversation to the town, with how to reach the person.' })

const request = z.object({ id: z.string(), status: z.enum(['open', 'closed']), at: z.string() })
const handingOver = z
  .object({ language: z.enum(LANGUAGES), contact: z.string(), consent: z.string(), requests: list(request) })
  .meta({
    id: 'Handovers',
    description: 'What a person agrees to who sends the conversation to the town, and what was sent.',
  })
const handedOver = request.extend({ text: z.string() }).meta({ id: 'HandedOver' })

const conversation = z
  .object({
    town: z.string(),
    asOf: anyDay,
    locale: z.string(),
    facts: z.record(z.string(), factValueOrUnknown),
    language: z.enum(LANGUAGES),
    turns: list(
      turnSchema.extend({ sequence: z.int(), input: messageSchema, at: z.string(), feedback: mark.nullable() }),
    ),
  })
  .meta({ id: 'Conversation' })

const lawSummary = z
  .object({
    town: z.string(),
    name: z.string(),
    kind: z.enum(['local', 'state']),
    county: z.string().nullable(),
    title: z.string(),
    version: z.string(),
    effective: z.string().nullable(),
    readOn: z.string(),
    source: z.string(),
    history: list(z.string()),
    believed: z
      .string()
      .nullable()
      .meta({ description: 'Where the text does not name its town: what is believed, and why.' }),
    contact: z.string(),
    hash: z.string(),
  })
  .meta({ id: 'Law' })
export type LawSummary = z.infer<typeof lawSummary>

const town = z
  .object({
    town: z.string(),
    name: z.string(),
    county: z.string(),
    law: lawSummary,
    contact: z.string(),
    notice: z.string(),
    procedures: list(z.string()),
  })
  .meta({ id: 'Town' })

const procedure = z
  .object({
    procedure: z.string(),
    title: z.string(),
    act: z.string(),
    kind: z.enum(['determination', 'case']),
    facts: z.record(z.string(), z.unknown()).meta({ description: 'A JSON Schema of the facts.' }),
  })
  .meta({ id: 'Procedure' })

const outlineEntry = z.object({ ref, label: z.string(), heading: z.string().nullable() })
const lawOutline = lawSummary
  .extend({ provisions: list(outlineEntry.extend({ parent: ref.nullable() })) })
  .meta({ id: 'LawOutline' })

const provision = z
  .object({
    ref,
    label: z.string(),
    heading: z.string().nullable(),
    text: z.string(),
    parent: ref.nullable(),
    children: list(ref),
    numbering: z.enum(['printed', 'reconstructed', 'inferred']).nullable(),
    note: z.string().nullable(),
    sentences: list(z.object({ ref, text: z.string() })),
    defects: list(z.object({ id: z.string(), problem: z.string(), handling: z.string() })),
    law: lawSummary,
  })
  .meta({ id: 'Provision' })

/** An RFC 9457 problem document. `errors` names each part of a body that does not fit, `known` what there is instead. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: list(z.object({ path: z.string(), message: z.string() })).optional(),
    known: list(z.string()).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problemSchema>

const PROBLEMS = {
  'invalid-json': [400, 'The body is not JSON'],
  'invalid-request': [400, 'The body does not fit'],
  'site-not-allowed': [403, 'This site may not ask about this town'],
  'unknown-town': [404, 'There is no such town'],
  'unknown-procedure': [404, 'There is no such procedure'],
  'unknown-provision': [404, 'The law on file has no such provision'],
  'unknown-conversation': [404, 'There is no such conversation'],
  'unknown-turn': [404, 'The conversation has no such turn'],
  'not-found': [404, 'There is nothing here'],
  'method-not-allowed': [405, 'This cannot be done here'],
  busy: [503, 'Too many messages at once'],
  'body-too-large': [413, 'The body is too large'],
  'unknown-time': [422, 'Time cannot be counted'],
  'key-used-before': [422, 'Something else was sent under this key'],
  'storage-unavailable': [503, 'The database does not answer'],
  fault: [500, 'Something went wrong here'],
} as const satisfies Record<string, readonly [number, string]>

/** The kinds of problem that a caller can tell apart by `type`. */
export type ProblemKind = keyof typeof PROBLEMS

/** True for the last part of a problem's `type`. */
export const isProblemKind = (kind: string): kind is ProblemKind => Object.hasOwn(PROBLEMS, kind)

/** A problem document of a kind. `detail` says what is wrong with this request and, where it can, what to do. */
export const problem = (
  kind: ProblemKind,
  detail: string,
  more: Pick<Problem, 'errors' | 'known' | 'requestId'> = {},
): Problem => {
  const [status, title] = PROBLEMS[kind]
  return { type: `/problems/${kind}`, title, status, detail, ...more }
}

/** One call of the service. Paths are written as the router reads them: `/api/towns/:town`. */
export interface Operation {
  readonly method: 'get' | 'post'
  readonly path: string
  readonly summary: string
  readonly status: number
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** The media type of the answer, where it is not JSON. */
  readonly type?: string
  readonly token?: true
}

const ok = z.object({ status: z.literal('ok'), towns: z.int() }).meta({ id: 'Health' })

export const operations: readonly Operation[] = [
  { method: 'get', path: '/healthz', summary: 'Whether the service answers', status: 200, answer: ok },
  { method: 'get', path: '/api/towns', summary: 'The towns', status: 200, answer: z.array(town) },
  { method: 'get', path: '/api/towns/:town', summary: 'One town', status: 200, answer: town },
  {
    method: 'get',
    path: '/api/towns/:town/procedures',
    summary: 'What can be decided in a town, and on which facts',
    status: 200,
    answer: z.array(procedure),
  },
  {
    method: 'get',
    path: '/api/towns/:town/procedures/:procedure',
    summary: 'One procedure',
    status: 200,
    answer: procedure,
  },
  {
    method: 'post',
    path: '/api/towns/:town/procedures/:procedure/evaluate',
    summary: 'Apply the law to facts',
    status: 200,
    body: evaluationSchema,
    answer: evaluated,
  },
  {
    method: 'post',
    path: '/api/compare',
    summary: 'Apply every town’s law to the same facts',
    status: 200,
    body: comparisonSchema,
    answer: compared,
  },
  {
    method: 'get',
    path: '/api/towns/:town/law',
    summary: 'A law and its provisions in order',
    status: 200,
    answer: lawOutline,
  },
  {
    method: 'get',
    path: '/api/towns/:town/law/:path',
    summary: 'One provision, verbatim',
    status: 200,
    answer: provision,
  },
  {
    method: 'post',
    path: '/api/conversations',
    summary: 'Begin a conversation',
    status: 201,
    body: openingSchema,
    answer: openedSchema,
  },
  {
    method: 'post',
    path: '/api/conversations/:id/messages',
    summary: 'Say something in a conversation',
    status: 200,
    body: messageSchema,
    answer: turnSchema,
    token: true,
  },
  {
    method: 'get',
    path: '/api/conversations/:id',
    summary: 'What was said in a conversation',
    status: 200,
    answer: conversation,
    token: true,
  },
  {
    method: 'get',
    path: '/api/conversations/:id/transcript',
    summary: 'A conversation as plain text',
    status: 200,
    answer: z.string(),
    type: 'text/plain',
    token: true,
  },
  {
    method: 'post',
    path: '/api/conversations/:id/turns/:sequence/feedback',
    summary: 'Say whether a turn was of help',
    status: 200,
    body: feedbackSchema,
    answer: marked,
    token: true,
  },
  {
    method: 'get',
    path: '/api/conversations/:id/handover',
    summary: 'What sending a conversation to the town means, and what was sent',
    status: 200,
    answer: handingOver,
    token: true,
  },
  {
    method: 'post',
    path: '/api/conversations/:id/handover',
    summary: 'Send a conversation to the town, to be answered by a person',
    status: 201,
    body: handoverSchema,
    answer: handedOver,
    token: true,
  },
]

type JsonObject = { [key: string]: unknown }

const inline = (schema: z.ZodType): JsonObject => {
  // Schemas with an id are told once, under components; here they are only pointed at.
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'readonly') delete jsonSchema.readOnly
    },
  })
  return rest
}

const pointed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pointed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', '#/components/schemas/') : pointed(inner),
    ]),
  )
}

const named = (): JsonObject => {
  const all: JsonObject = {}
  for (const { body, answer } of [...operations, { body: undefined, answer: problemSchema }])
    for (const schema of [body, answer]) {
      if (schema === undefined) continue
      const id = schema.meta()?.id
      const told = z.toJSONSchema(schema, {
        io: 'input',
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema._zod.def.type === 'readonly') delete jsonSchema.readOnly
        },
      })
      const { $schema: _, $defs = {}, id: __, ...own } = told
      Object.assign(all, $defs)
      // Where the schema is told under its own name already, what is left of it only points there.
      if (id !== undefined && own.$ref === undefined) all[id] = own
    }
  return Object.fromEntries(
    Object.entries(all).map(([id, schema]) => {
      const { id: _, ...rest } = schema as JsonObject
      return [id, rest]
    }),
  )
}

/** The OpenAPI 3.1 document of the service, read from the schemas above. */
export const openApi = (): JsonObject => {
  const schemaOf = (schema: z.ZodType): unknown => {
    const id = schema.meta()?.id
    return id === undefined ? inline(schema) : { $ref: `#/components/schemas/${id}` }
  }
  const paths: Record<string, JsonObject> = {}
  for (const { method, path, summary, status: code, body, answer, type, token } of operations) {
    const url = path.replace(/:(\w+)/g, '{$1}')
    paths[url] = {
      ...paths[url],
      [method]: {
        summary,
        operationId: `${method}${path.replace(/[/:]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
          name,
          in: 'path',
          required: true,
          schema: { type: 'string' },
        })),
        ...(token === true && { security: [{ token: [] }] }),
        ...(body !== undefined && {
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
        }),
        responses: {
          [code]: { description: summary, content: { [type ?? 'application/json']: { schema: schemaOf(answer) } } },
          default: {
            description: 'What is wrong',
            content: { 'application/problem+json': { schema: schemaOf(problemSchema) } },
          },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bylaw',
      version: '0.1.0',
      description: 'Questions about a town’s own local laws, decided by state machines and cited sentence by sentence.',
    },
    paths: pointed(paths),
    components: {
      schemas: pointed(named()),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}
