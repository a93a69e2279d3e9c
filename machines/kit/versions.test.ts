/** The day picks the text: on both sides of every day that is known, and in an invented town with two texts. */
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import type { Law, Provision } from '../../laws/types.ts'
import { towns } from '../index.ts'
import { newYork } from '../ny/index.ts'
import { decide, machineHash } from './answer.ts'
import type { Deadline } from './deadlines.ts'
import type { Fact } from './facts.ts'
import { procedure as declare, type Procedure, type Types } from './procedure.ts'
import type { Town } from './town.ts'
import { firstDay, textOn } from './versions.ts'

const eve = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

describe.each(towns.map((town) => [town.id, town] as const))('%s', (_, town) => {
  const { law } = town
  const first = firstDay(law)

  test('no later text is applied to a day before the oldest on file', () => {
    for (const procedure of town.procedures) {
      const early = first === null ? null : decide(town, procedure, {}, { asOf: eve(first) })
      if (early === null || first === null) continue
      expect(early, procedure.id).toMatchObject({
        kind: 'answer',
        status: 'text-not-on-file',
        verdict: null,
        deadlines: [],
        branches: [],
        law: { hash: law.hash },
        machine: { hash: machineHash(procedure) },
      })
      const known = decide(town, procedure, {}, { asOf: first })
      if (known.kind === 'answer' && early.kind === 'answer') expect(known.headline).not.toBe(early.headline)
    }
  })

  test('the sentence that shows the day is cited', () => {
    if (first === null || law.datedBy === undefined) return
    const [procedure] = town.procedures
    if (procedure === undefined) return
    for (const language of ['en', 'es'] as const) {
      const early = decide(town, procedure, {}, { asOf: eve(first), language })
      expect(early.citations.map(({ ref }) => ref)).toEqual([law.datedBy])
      expect(early.citations[0]?.quote).toContain(first.slice(0, 4))
    }
  })

  test('where the day is not known, an earlier day than the copy’s is said to be taken on trust', () => {
    const asked = (asOf: string) =>
      town.procedures.map((procedure) => decide(town, procedure, {}, { asOf })).find(({ kind }) => kind === 'answer')
    const [early, late] = [asked(eve(law.readOn)), asked(law.readOn)]
    if (early?.kind !== 'answer' || late?.kind !== 'answer') throw new Error('nothing is answered without a fact')
    expect(/does not say since when/.test(early.disclaimer)).toBe(law.effective === null)
    expect(late.disclaimer).not.toMatch(/does not say since when/)
  })

  test('the front matter says from when, or that it is not known', () => {
    expect(law.effective === null || /^\d{4}-\d{2}-\d{2}$/.test(law.effective)).toBe(true)
    if (law.effective !== null) expect(textOn(law, eve(law.effective))).toBe(null)
    expect(textOn(law, law.readOn)).toBe(law)
  })
})

describe('a town with two texts', () => {
  const ref = 'brook/1'
  const lawOf = (effective: string, days: number, earlier: readonly Law[] = []): Law => {
    const words = `The board shall hear an application within ${days} days after it is filed.`
    const provision: Provision = {
      ref,
      label: '§ 1',
      heading: null,
      numbering: null,
      note: null,
      text: words,
      sentences: [words],
      parent: null,
      children: [],
    }
    return {
      town: 'brook',
      name: 'Town of Brook',
      kind: 'local',
      county: null,
      state: 'New York',
      title: 'An invented law',
      version: `The text of ${effective}`,
      effective,
      readOn: '2026-01-01',
      source: 'Invented',
      history: [],
      believed: null,
      contact: 'the clerk',
      hash: `hash of ${effective}`,
      provisions: [provision],
      defects: [],
      ledger: [],
      ...(earlier.length > 0 && { earlier }),
    }
  }
  const facts = {
    filed: {
      kind: 'day',
      ask: 'When was it filed?',
      why: 'The time runs from it.',
      label: 'the day of the filing',
      words: { near: [] },
    },
  } as const satisfies Record<string, Fact>
  const hearing = (within: '30 days' | '62 days', governedOn?: 'filed'): Procedure => {
    const deadlines = {
      hear: { label: 'Hold the hearing', actor: 'board', within, after: 'filed', cite: `${ref}#1` },
    } as const satisfies Record<string, Deadline<'filed', string>>
    const machine = setup({
      types: {} as Types<'filed', 'hear', never, string>,
    }).createMachine({
      id: 'brook/hearing',
      initial: 'filed',
      states: {
        filed: {
          meta: {
            status: 'determined',
            verdict: 'must',
            headline: 'The board must hear it {hear}.',
            text: 'It must.',
            cite: [`${ref}#1`],
            due: ['hear'],
          },
        },
      },
    })
    return declare({
      id: 'brook/hearing',
      title: 'Hearing',
      act: 'hear the application',
      kind: 'determination',
      facts,
      deadlines,
      values: {},
      words: { asks: [['hearing']], examples: [] },
      ...(governedOn !== undefined && { governedOn }),
      machine,
    })
  }
  const old = lawOf('2006-05-01', 30)
  const present = lawOf('2010-07-01', 62, [old])
  const townOf = (governedOn?: 'filed', machines = true): Town => {
    const town = {
      id: 'brook',
      name: 'Town of Brook',
      county: 'Nowhere County',
      aliases: ['brook'],
      law: present,
      calendar: newYork,
      facts,
      procedures: [hearing('62 days', governedOn)],
      contact: 'the clerk',
      notice: 'Invented.',
      subject: ['brook'],
    } as const
    return machines ? { ...town, earlier: [{ ...town, law: old, procedures: [hearing('30 days', governedOn)] }] } : town
  }
  const ask = (town: Town, asOf: string, filed: string | null = '2010-06-15') => {
    const [procedure] = town.procedures
    if (procedure === undefined) throw new Error('there is one')
    const reply = decide(town, procedure, filed === 'not asked yet' ? {} : { filed }, { asOf })
    if (reply.kind !== 'answer') return { asks: reply.fact }
    const { law, deadlines, citations, status } = reply
    return {
      status,
      text: law.effective,
      date: deadlines[0]?.date ?? null,
      quote: citations[0]?.quote.match(/\d+ days/)?.[0],
    }
  }

  test('the day asked about picks the text, its machine, its deadlines and its words', () => {
    const town = townOf()
    expect(ask(town, '2010-07-01')).toMatchObject({ text: '2010-07-01', date: '2010-08-16', quote: '62 days' })
    expect(ask(town, '2010-06-30')).toMatchObject({ text: '2006-05-01', date: '2010-07-15', quote: '30 days' })
    expect(ask(town, '2006-05-01')).toMatchObject({ status: 'determined', text: '2006-05-01' })
    expect(ask(town, '2006-04-30')).toMatchObject({ status: 'text-not-on-file', date: null })
  })

  test('the law’s own rule on the transition picks it by the day of the event', () => {
    const town = townOf('filed')
    expect(ask(town, '2011-01-01', '2010-06-30')).toMatchObject({ text: '2006-05-01', quote: '30 days' })
    expect(ask(town, '2011-01-01', '2010-07-01')).toMatchObject({ text: '2010-07-01', quote: '62 days' })
    expect(ask(town, '2011-01-01', '2006-04-30')).toMatchObject({ status: 'text-not-on-file' })
    expect(ask(town, '2011-01-01', 'not asked yet')).toEqual({ asks: 'filed' })
    expect(ask(town, '2011-01-01', null)).toMatchObject({ text: '2010-07-01' })
  })

  test('a day that an answer counts from and that lies before the text is pointed out', () => {
    const [procedure] = townOf().procedures
    if (procedure === undefined) throw new Error('there is one')
    const said = (filed: string, language?: 'es') => {
      const asking = { asOf: '2006-05-10', ...(language !== undefined && { language }) }
      const reply = decide(townOf(), procedure, { filed }, asking)
      return reply.kind === 'answer' ? reply.disclaimer : ''
    }
    expect(said('2006-04-30')).toContain(
      'The day of the filing (Sunday, April 30, 2006) lies before Monday, May 1, 2006, the first day on which the text on file',
    )
    expect(said('2006-04-30', 'es')).toContain('es anterior al lunes, 1 de mayo de 2006')
    expect(said('2006-05-01')).not.toContain('lies before')
  })

  test('a text without a machine is said to be on file, and the later one is not applied', () => {
    expect(ask(townOf(undefined, false), '2010-06-30')).toMatchObject({
      status: 'text-not-on-file',
      text: '2006-05-01',
      date: null,
    })
  })

  test('a rule that names no day of the procedure is a fault', () => {
    expect(() => declare({ ...hearing('30 days'), governedOn: 'nothing' })).toThrow(/no day of the procedure/)
  })
})
