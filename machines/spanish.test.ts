import { existsSync, readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { parse } from 'yaml'
import { z } from 'zod'
import { towns } from './index.ts'
import { type Answer, decide, type Question } from './kit/answer.ts'
import { inTime, reckon, UnknownTime } from './kit/deadlines.ts'
import type { Fact, Facts } from './kit/facts.ts'
import { atLeast, guards, is } from './kit/guards.ts'
import { inLanguage, words } from './kit/language.ts'
import { type Procedure, procedure, type Types } from './kit/procedure.ts'
import * as say from './kit/say.ts'
import type { Town } from './kit/town.ts'
import { newYork } from './ny/index.ts'
import { englishIn, faultsOf, missing, numbers, orderOf, slots, take } from './translate.ts'

const value = z.union([z.boolean(), z.number(), z.string(), z.null()])
const cases = z.array(z.object({ asOf: z.string().default('2026-06-15'), facts: z.record(z.string(), value) }))

/** The facts of the procedure's worked cases; of each case also with one fact not known; and no fact known at all. */
const factsOf = (procedure: Procedure): { asOf: string; facts: Facts }[] => {
  const file = new URL(`./${procedure.id}.cases.yaml`, import.meta.url)
  const worked = existsSync(file) ? cases.parse(parse(readFileSync(file, 'utf8'), { schema: 'core' })) : []
  const unknown = Object.fromEntries(Object.keys(procedure.facts).map((name) => [name, null]))
  const [first] = worked
  return [
    { asOf: '2026-06-15', facts: {} },
    { asOf: '2026-06-15', facts: unknown },
    ...worked,
    ...Object.keys(first?.facts ?? {}).map((name) => ({
      asOf: first?.asOf ?? '2026-06-15',
      facts: { ...unknown, ...first?.facts, [name]: null },
    })),
  ]
}

/** All of a reply that is no words. */
const decision = (reply: Question | Answer) =>
  reply.kind === 'question'
    ? {
        ...reply,
        text: numbers(reply.text),
        why: null,
        choices: reply.choices?.map((choice) => choice.value) ?? null,
      }
    : {
        ...reply,
        act: null,
        headline: numbers(reply.headline),
        text: numbers(reply.text),
        decides: reply.decides === null,
        duties: reply.duties.map(({ actor: _, action, ...duty }) => ({ ...duty, numbers: numbers(action) })),
        deadlines: reply.deadlines.map(({ label: _, actor: __, rule, steps, ...row }) => ({
          ...row,
          rule: numbers(rule),
          steps: steps.length,
        })),
        values: reply.values.map(({ label: _, ...row }) => row),
        readings: reply.readings.map(({ reading: _, ...row }) => row),
        branches: reply.branches.map(({ when, headline, ...row }) => ({
          ...row,
          headline: numbers(headline),
          when: when.map(({ fact, is }) => ({ fact, is: numbers(is) })),
        })),
        wouldChange: reply.wouldChange.map(({ fact, verdict, status, from, to }) => [
          fact,
          verdict,
          status,
          numbers(from),
          numbers(to),
        ]),
        trace: reply.trace.map(({ state, citations }) => ({ state, citations })),
        defects: reply.defects.map(({ id }) => id),
        law: { ...reply.law, town: null, version: null },
        disclaimer: null,
      }

/** Every text of a reply that a person reads, the law's own words aside. */
const told = (reply: Question | Answer): string[] =>
  reply.kind === 'question'
    ? [reply.text, reply.why, ...(reply.choices ?? []).map((choice) => choice.label)]
    : [
        reply.act,
        reply.headline,
        reply.text,
        reply.decides ?? '',
        reply.disclaimer,
        reply.law.town,
        reply.law.version,
        ...reply.duties.flatMap(({ actor, action }) => [actor, action]),
        ...reply.deadlines.flatMap(({ label, actor, rule, steps }) => [label, actor, rule, ...steps]),
        ...reply.values.map(({ label }) => label),
        ...reply.readings.map(({ reading }) => reading),
        ...reply.branches.flatMap(({ when, headline }) => [headline, ...when.flatMap(({ label, is }) => [label, is])]),
        ...reply.wouldChange.flatMap(({ label, from, to }) => [label, from, to]),
        ...reply.trace.map(({ because }) => because),
        ...reply.defects.flatMap(({ problem, handling }) => [problem, handling]),
      ]

/** The town with a made-up word and the slots for each of its texts: all other words of an answer are the kit's own. */
const masked = (town: Town): Town => ({
  ...town,
  catalogues: { es: Object.fromEntries(orderOf(town).map((text) => [text, ['ñandú', ...slots(text)].join(' ')])) },
})

for (const town of towns)
  describe(town.id, () => {
    const catalogue = town.catalogues?.es ?? {}

    // A new town is told in English until somebody begins its es.json; from then on it has to be whole.
    test.skipIf(town.catalogues?.es === undefined)(
      'every text that can be shown has its Spanish: npm run -s translate -- TOWN',
      () => {
        expect(missing(town, catalogue)).toEqual([])
      },
    )
    test('no Spanish is left of a text that is gone', () => {
      const known = new Set(orderOf(town))
      expect(Object.keys(catalogue).filter((text) => !known.has(text))).toEqual([])
    })
    test('the Spanish stands in machine order, with the slots, numbers and references of the English', () => {
      const faults = Object.entries(catalogue).flatMap(([text, spanish]) =>
        faultsOf(text, spanish).map((fault) => `${text}: ${fault}`),
      )
      expect(faults).toEqual([])
      const order = new Map(orderOf(town).map((text, index) => [text, index]))
      const places = Object.keys(catalogue).flatMap((text) => order.get(text) ?? [])
      expect(places).toEqual([...places].sort((a, b) => a - b))
    })

    test('a language changes words only: every decision, date, amount and citation is the same', () => {
      for (const procedure of town.procedures)
        for (const { asOf, facts } of factsOf(procedure))
          for (const aspect of [undefined, 'time'] as const) {
            const asking = { asOf, ...(aspect !== undefined && { aspect }) }
            const english = decide(town, procedure, facts, asking)
            const spanish = decide(town, procedure, facts, { ...asking, language: 'es' })
            expect(decision(spanish), `${procedure.id} ${JSON.stringify(facts)}`).toEqual(decision(english))
            expect([...told(english), ...told(spanish)].join('\n')).not.toMatch(/[{}]/)
            expect(told(spanish).join('\n')).not.toMatch(/(?<![\p{L}])(?:de el|a el|de de)(?![\p{L}])/u)
          }
    })

    test('nothing that the kit or the state’s rules say stays English', () => {
      const mask = masked(town)
      for (const procedure of mask.procedures)
        for (const { asOf, facts } of factsOf(procedure)) {
          const reply = decide(mask, procedure, facts, { asOf, language: 'es' })
          for (const text of told(reply)) expect(englishIn(text), `${procedure.id}: ${text}`).toBeNull()
        }
    })

    test('what a conversation shows without deciding is in the language too', () => {
      const shown = inLanguage(masked(town), 'es')
      expect(shown.notice).toBe('ñandú')
      for (const { title, act, facts } of shown.procedures) {
        expect([title, act]).toEqual(['ñandú', 'ñandú'])
        for (const { ask, why, label } of Object.values(facts)) expect([ask, why, label].join()).not.toMatch(/ the /)
      }
      expect(shown.emergency === null || englishIn(shown.emergency) === null).toBe(true)
      expect(inLanguage(town, 'en').procedures[0]).toMatchObject({ title: town.procedures[0]?.title })
      expect(words(town, 'es')('a text that no machine has')).toBe('a text that no machine has')
    })
  })

describe('days, amounts and conditions in Spanish', () => {
  const fact = { ask: '', why: '', label: 'el día de la audiencia', words: { near: [] } }
  const percent = { ...fact, kind: 'number', unit: 'percent', min: 0, max: 100, label: 'la parte', words: {} } as const
  const day = { ...fact, kind: 'day' } as const

  test('days', () => {
    expect(say.day('2026-05-26', 'es')).toBe('martes, 26 de mayo de 2026')
    expect(say.day('2026-05', 'es')).toBe('mayo de 2026')
    expect(say.day('2026', 'es')).toBe('2026')
  })
  test('amounts as New York writes them', () => {
    expect(say.amount(1000, 'gal', 'es')).toBe('1,000 galones')
    expect(say.amount(1000, 'USD', 'es')).toBe('$1,000')
    expect(say.amount(1, 'bedrooms', 'es')).toBe('1 dormitorio')
    expect(say.amount(0.5, 'ft', 'es')).toBe('0.5 pies')
    expect(say.unitName('sqft', 'es')).toBe('pies cuadrados')
  })
  test('conditions', () => {
    const tried = [49, 50, 51]
    expect(say.condition(percent, [50, 51], [50], tried, 'es')).toBe('50 por ciento o más')
    expect(say.condition(percent, [49], [50], tried, 'es')).toBe('menos de 50 por ciento')
    expect(say.condition(percent, [49, 50], [50], tried, 'es')).toBe('50 por ciento o menos')
    expect(say.condition(percent, [51], [50], tried, 'es')).toBe('más de 50 por ciento')
    expect(say.condition(percent, [49, 51], [50], tried, 'es')).toBe('menos de 50 por ciento, o más de 50 por ciento')
    const days = ['2026-05-25', '2026-05-26', '2026-05-27']
    expect(say.condition(day, ['2026-05-26', '2026-05-27'], [], days, 'es')).toBe(
      'el martes, 26 de mayo de 2026 o después',
    )
  })
  test('articles and conjunctions join as they must', () => {
    expect([say.de('el día'), say.de('la audiencia'), say.al('el día'), say.y('inspección'), say.y('hielo')]).toEqual([
      'del día',
      'de la audiencia',
      'al día',
      'e inspección',
      'y hielo',
    ])
  })
  test('a value that is not known', () => {
    expect(say.factValue(percent, null, 'es')).toBe('no se sabe')
    expect(say.factValue({ ...fact, kind: 'yes-no', says: ['a', 'b'], words: {} }, true, 'es')).toBe('sí')
  })
})

describe('deadlines in Spanish', () => {
  const row = { label: 'Celebrar', actor: 'la Junta', cite: 'ny/gcl.20' } as const
  const labels = { filed: 'el día de la solicitud', hearing: 'la audiencia' }
  const facts = { filed: '2026-03-24', hearing: '2026-07-06' }
  const told = (deadline: Parameters<typeof reckon>[0], known: Facts = facts) =>
    reckon(deadline, known, newYork, labels, 'es')

  test.each([
    [{ ...row, within: '62 days', after: 'filed' }, 'dentro de los 62 días posteriores al día de la solicitud'],
    [{ ...row, within: '1 year', after: 'hearing' }, 'dentro de 1 año después de la audiencia'],
    [{ ...row, within: '2 weeks', after: 'hearing' }, 'dentro de las 2 semanas posteriores a la audiencia'],
    [{ ...row, within: '3 years', before: 'filed' }, 'dentro de los 3 años anteriores al día de la solicitud'],
    [{ ...row, atLeast: '10 days', before: 'hearing' }, 'al menos 10 días antes de la audiencia'],
    [{ ...row, expires: '5 years', after: 'filed' }, 'vence 5 años después del día de la solicitud'],
    [{ ...row, notBefore: '5 days', after: 'filed' }, 'no antes de 5 días después del día de la solicitud'],
    [{ ...row, immediately: true, after: 'filed' }, 'de inmediato después del día de la solicitud'],
    [
      { ...row, day: '08-31', inYearOf: 'filed' },
      'a más tardar el 31 de agosto del año en que cae el día de la solicitud',
    ],
  ] as const)('%o', (deadline, rule) => {
    expect(told(deadline).rule).toBe(rule)
    for (const step of told(deadline).steps) expect(englishIn(step), step).toBeNull()
    for (const step of told(deadline, {}).steps) expect(englishIn(step), step).toBeNull()
  })

  test('a receipt', () => {
    const { date, steps } = told({ ...row, within: '62 days', after: 'filed' })
    expect(date).toBe('2026-05-26')
    expect(steps).toEqual([
      'El conteo parte del día de la solicitud: martes, 24 de marzo de 2026.',
      'Ese día mismo no se cuenta (General Construction Law § 20).',
      'Al contar 62 días hacia adelante, con todos los días del calendario, se llega al lunes, 25 de mayo de 2026.',
      'El lunes, 25 de mayo de 2026 es el Día de los Caídos (Memorial Day), feriado público (General Construction Law § 24).',
      'Todavía se puede cumplir el siguiente día hábil, el martes, 26 de mayo de 2026 (General Construction Law § 25-a).',
      'Para planear, cuente con el viernes, 22 de mayo de 2026, el último día hábil hasta el lunes, 25 de mayo de 2026: el lunes, 25 de mayo de 2026 es el Día de los Caídos (Memorial Day), feriado público (General Construction Law § 24); el domingo, 24 de mayo de 2026 no es día hábil; el sábado, 23 de mayo de 2026 no es día hábil.',
    ])
  })

  test('every way of counting, on every day of two years, is told in Spanish alone', () => {
    const rows = [
      { ...row, within: '2 days', after: 'filed' },
      { ...row, within: '7 working days', after: 'filed' },
      { ...row, within: '1 month', after: 'filed' },
      { ...row, atLeast: '10 days', before: 'filed' },
      { ...row, notBefore: '5 days', after: 'filed' },
    ] as const
    for (let at = 0; at < 731; at++) {
      const filed = Temporal.PlainDate.from('2026-01-01').add({ days: at }).toString()
      for (const deadline of rows) {
        const spanish = told(deadline, { filed })
        const english = reckon(deadline, { filed }, newYork, labels)
        for (const step of spanish.steps) expect(englishIn(step), step).toBeNull()
        expect({ ...spanish, rule: '', steps: spanish.steps.length }).toEqual({
          ...english,
          rule: '',
          steps: english.steps.length,
        })
      }
    }
  })

  test('a year whose holidays are not on file', () => {
    const fault = (() => {
      try {
        return told({ ...row, within: '7 days', after: 'filed' }, { filed: '2150-01-04' })
      } catch (error) {
        return error
      }
    })()
    expect(fault).toBeInstanceOf(UnknownTime)
    const { message, what, subject } = (fault as UnknownTime).in('es')
    expect({ what, subject }).toEqual({ what: 'year', subject: '2150' })
    expect(englishIn(message)).toBeNull()
  })
})

describe('questions and answers in Spanish', () => {
  const [town] = towns
  if (town === undefined) throw new Error('there is no town')
  const facts = {
    sold: {
      kind: 'yes-no',
      label: 'a sale',
      ask: 'Is it sold?',
      why: 'w',
      says: ['it is sold', 'it stays'],
      words: {},
    },
    use: {
      kind: 'choice',
      label: 'the use',
      ask: 'Which?',
      why: 'w',
      choices: { home: 'A home', shop: 'A shop' },
      words: { home: [], shop: [] },
    },
    size: { kind: 'number', label: 'the size', ask: 'How large?', why: 'w', unit: 'sqft', min: 0, max: 900, words: {} },
    filed: { kind: 'day', label: 'the filing', ask: 'When filed?', why: 'w', words: { near: [] } },
    heard: { kind: 'day', label: 'the hearing', ask: 'When heard?', why: 'w', words: { near: [] } },
  } as const satisfies Record<string, Fact>
  const values = { large: { label: 'Limit', amount: 500, unit: 'sqft', cite: 'ny/gcl.20' } } as const
  const deadlines = {
    hear: { label: 'Hear', actor: 'board', within: '10 days', after: 'filed', met: 'heard', cite: 'ny/gcl.20' },
  } as const
  const outcome = (headline: string, verdict: 'must' | 'need-not' | null, more = {}) => ({
    meta: { status: 'determined' as const, verdict, headline, text: 'Text.', cite: ['ny/gcl.20'], ...more },
  })
  const declared = procedure({
    id: `${town.id}/example`,
    title: 'Example',
    act: 'do it',
    kind: 'determination',
    facts,
    deadlines,
    values,
    order: ['filed', 'heard'],
    words: { asks: [], examples: [] },
    machine: setup({
      types: {} as Types<keyof typeof facts, keyof typeof deadlines, keyof typeof values, string>,
      guards: { ...guards(values), ...inTime(deadlines, newYork) },
    }).createMachine({
      id: `${town.id}/example`,
      initial: 'sold',
      states: {
        sold: { on: { sold: [{ guard: 'yes', target: 'use' }, 'filed'] } },
        use: { on: { use: [{ guard: is('shop'), target: 'size' }, 'home'] } },
        home: outcome('No.', 'need-not'),
        size: { on: { size: [{ guard: atLeast('large'), target: 'big' }, 'small'] } },
        big: outcome('Yes, at {size}.', 'must'),
        small: outcome('Yes, small.', 'must'),
        filed: { on: { filed: 'heard' } },
        heard: { on: { heard: [{ guard: 'hearInTime', target: 'inTime' }, 'late'] } },
        inTime: outcome('In time, {hear}.', null, { also: ['hear'] }),
        late: outcome('Late, {hear}.', 'must', { also: ['hear'] }),
      },
    }),
  })
  const spanish = {
    'a sale': 'la venta',
    'it is sold': 'se vende',
    'it stays': 'se queda',
    'the use': 'el uso',
    'A home': 'Una casa',
    'A shop': 'Una tienda',
    'the size': 'el tamaño',
    'the filing': 'el día de la solicitud',
    'the hearing': 'el día de la audiencia',
    'When heard?': '¿Cuándo se oyó?',
    'do it': 'hacerlo',
    'No.': 'No.',
    'Yes, at {size}.': 'Sí, con {size}.',
    'Yes, small.': 'Sí, pequeño.',
    'In time, {hear}.': 'A tiempo, {hear}.',
    'Late, {hear}.': 'Tarde, {hear}.',
  }
  const here: Town = { ...town, procedures: [declared], facts, catalogues: { es: spanish } }
  const ask = (known: Facts) => decide(here, declared, known, { asOf: '2026-06-15', language: 'es' })
  const answer = (known: Facts): Answer => {
    const reply = ask(known)
    if (reply.kind === 'question') throw new Error(`asks ${reply.text}`)
    return reply
  }

  test('choices', () => {
    expect(ask({})).toMatchObject({ choices: [{ label: 'Sí' }, { label: 'No' }, { label: 'No lo sé' }] })
    expect(ask({ sold: true })).toMatchObject({
      choices: [{ label: 'Una casa' }, { label: 'Una tienda' }, { label: 'No lo sé' }],
    })
  })
  test('a day known to the month, and two days that contradict each other', () => {
    expect(ask({ sold: false, filed: '2026-03-02', heard: '2026-03' })).toMatchObject({
      text: '¿Cuándo se oyó? Usted dijo marzo de 2026: ¿qué día exactamente?',
    })
    expect(ask({ sold: false, filed: '2026-03-20', heard: '2026-03-10' })).toMatchObject({
      text: 'Estos dos días no pueden ser correctos a la vez (el día de la solicitud: viernes, 20 de marzo de 2026; el día de la audiencia: martes, 10 de marzo de 2026). ¿Cuándo se oyó?',
    })
  })
  test('what it depends on, and the branches', () => {
    const { headline, text, branches } = answer({
      sold: null,
      use: null,
      size: 600,
      filed: '2026-03-02',
      heard: '2026-03-10',
    })
    expect(headline).toBe('Depende de si se vende, y del uso.')
    expect(text.split('\n')).toEqual([
      'Si se vende, y el uso es “Una casa”: No.',
      'Si se vende, y el uso es “Una tienda”: Sí, con 600 pies cuadrados.',
      'Si se queda: A tiempo, a más tardar el jueves, 12 de marzo de 2026.',
    ])
    expect(branches[0]?.when[1]).toEqual({ fact: 'use', label: 'el uso', is: '“Una casa”' })
  })
  test('the same either way, by amounts', () => {
    const { headline, text } = answer({ sold: true, use: 'shop', size: null })
    expect(headline).toBe('Sí: esto se debe hacer, en cualquier caso (hacerlo).')
    expect(text.split('\n')).toEqual([
      'Si el tamaño es de menos de 500 pies cuadrados: Sí, pequeño.',
      'Si el tamaño es de 500 pies cuadrados o más: Sí, con no se sabe.',
    ])
  })
  test('a day against a deadline: by date, or by its rule where the other day is not known either', () => {
    expect(answer({ sold: false, filed: '2026-03-02', heard: null }).text.split('\n')).toEqual([
      'Si el día de la audiencia cae el jueves, 12 de marzo de 2026 o antes: A tiempo, a más tardar el jueves, 12 de marzo de 2026.',
      'Si el día de la audiencia cae el viernes, 13 de marzo de 2026 o después: Tarde, a más tardar el jueves, 12 de marzo de 2026.',
    ])
    const rule = 'dentro de los 10 días posteriores al día de la solicitud'
    expect(answer({ sold: false, filed: null, heard: null }).text.split('\n')).toEqual([
      `Si el día de la audiencia cae ${rule}: A tiempo, ${rule}.`,
      `Si el día de la audiencia no cae ${rule}: Tarde, ${rule}.`,
    ])
  })
  test('how it came about, and what would change it', () => {
    const { trace, wouldChange } = answer({ sold: true, use: 'home' })
    expect(trace.map(({ because }) => because)).toEqual(['se vende', 'el uso: Una casa'])
    expect(wouldChange[0]).toMatchObject({ label: 'el uso', from: 'Una casa', to: 'Una tienda' })
  })
})

describe('taking a translation in', () => {
  test.each([
    ['The fine is {fine}.', 'La multa es de {fine}.', []],
    ['The fine is {fine}.', 'La multa es de $250.', ['slots', 'numbers']],
    ['See § 9(B): within 30 days.', 'Vea § 9(C): dentro de 30 días.', ['references']],
    ['See § 9(B): within 30 days.', 'Vea § 9(B): dentro de 60 días.', ['numbers']],
    ['Ask the Town Clerk.', 'Pregunte al secretario del pueblo (Town Clerk).', []],
    ['Ask the Town Clerk.', 'Pregunte al Town Clerk.', []],
    ['Ask the owner.', 'Pregunte al owner.', ['English left']],
    ['Ask the owner.', 'Ask the owner.', ['is the English text']],
    ['Ask the owner.', ' ', ['is empty']],
    ['Ask the owner.', 'Pregunte al dueño', ['ends with']],
    ['Ask the owner.', 'Debes preguntar al dueño.', ['usted']],
    ['Is it old?', 'Es viejo?', ['¿']],
    ['the owner', 'El dueño', ['small letter']],
    ['The owner must act.', 'el dueño debe actuar.', ['capital letter']],
    ['It lies within 200 feet.', 'Está a no más de 200 pies.', []],
    ['It lies within 200 feet.', 'Está a menos de 200 pies.', ['takes the limit in']],
    ['Yes. It is allowed.', 'Sí. Se permite.', []],
    ['Yes. It is allowed.', 'No. Se permite.', ['says no']],
    ['No, not before the sale.', 'Antes de la venta, no.', ['neither yes nor no']],
    ['Town of Huron', 'Town of Huron', []],
  ])('%s → %s', (english, spanish, faults) => {
    const found = faultsOf(english, spanish)
    expect(found).toHaveLength(faults.length)
    for (const [index, part] of faults.entries()) expect(found[index]).toContain(part)
  })

  const [town] = towns
  if (town === undefined) throw new Error('there is no town')
  const [first = '', second = ''] = orderOf(town).filter((text) => slots(text).length === 0 && !/[\d§?.]/.test(text))

  test('what is good is kept in machine order, what is not is named, what is gone is dropped', () => {
    const good = 'ñandú'
    const taken = take(town, { [second]: good, 'a text of old': good }, { [first]: good, [second]: '', new: good })
    expect(taken.catalogue).toEqual({ [first]: good, [second]: good })
    expect(Object.keys(taken.catalogue)).toEqual([first, second])
    expect(taken.accepted).toBe(1)
    expect(taken.refused.map(({ english }) => english)).toEqual([second, 'new'])
    expect(taken.dropped).toEqual([{ english: 'a text of old', spanish: good }])
  })
})
