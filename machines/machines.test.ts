import { describe, expect, test } from 'vitest'
import { isCite, sentence } from '../laws/corpus.ts'
import { towns } from './index.ts'
import { type Answer, decide } from './kit/answer.ts'
import { citesOf } from './kit/coverage.ts'
import { samples } from './kit/explore.ts'
import type { Facts } from './kit/facts.ts'
import type { Outcome } from './kit/outcome.ts'
import { type Procedure, stateNodes } from './kit/procedure.ts'
import { type Standing, settle } from './kit/settle.ts'

// What holds of every machine of every town, whatever it decides.
const asOf = '2026-06-15'

const outcomesOf = (procedure: Procedure): [string, Outcome][] =>
  stateNodes(procedure.machine).flatMap((node) => {
    const meta = node.meta as Outcome | undefined
    return meta?.status === undefined ? [] : [[node.path.join('.'), meta] as [string, Outcome]]
  })

const numbers = (text: string): string[] =>
  (
    text
      .replace(/§+\s*[\w.()-]+/g, '')
      .replace(/\{[\w-]+\}/g, '')
      .replace(/\b75-?A\b|\bArticle \d+|\b10 NYCRR[^.;]*|\bPart \d+/gi, '')
      .match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  ).map((n) => n.replaceAll(',', ''))

interface Rest {
  readonly facts: Facts
  readonly standing: Standing
}

/** How many different sets of facts a state is left with before it counts as walked. */
const OFTEN = 12

/** Every place where the machine comes to rest, whichever of the facts it accepts is given next. */
const everyRest = (procedure: Procedure): Rest[] => {
  const rests: Rest[] = []
  const left = new Map<string, number>()
  const walk = (facts: Facts): void => {
    const standing = settle(procedure, facts)
    const times = left.get(standing.state) ?? 0
    if (times >= OFTEN) return
    left.set(standing.state, times + 1)
    rests.push({ facts, standing })
    for (const name of standing.awaits)
      for (const value of samples(procedure, name, facts, asOf)) walk({ ...facts, [name]: value })
  }
  walk({})
  return rests
}

for (const town of towns)
  describe.each(town.procedures.map((p) => [p.id, p] as const))('%s', (id, procedure) => {
    test('is named after its town, and no other procedure is', () => {
      expect(id.startsWith(`${town.id}/`)).toBe(true)
      expect(town.procedures.filter((p) => p.id === id)).toHaveLength(1)
    })

    test('has no timers, calls, actions or memory', () => {
      for (const node of stateNodes(procedure.machine)) {
        expect([node.after, node.invoke, node.entry, node.exit].map((x) => x.length)).toEqual([0, 0, 0, 0])
        for (const ways of node.transitions.values()) for (const way of ways) expect(way.actions).toEqual([])
      }
    })

    test('cites only sentences of its own town or the state, and knows its defects', () => {
      for (const ref of citesOf(procedure)) {
        expect(isCite(ref), ref).toBe(true)
        expect(ref.startsWith(`${town.id}/`) || ref.startsWith('ny/'), ref).toBe(true)
      }
      const known = new Set(town.law.defects.map((defect) => defect.id))
      for (const [, outcome] of outcomesOf(procedure))
        for (const reading of outcome.readings ?? []) expect(known.has(reading.defect), reading.defect).toBe(true)
    })

    test('every outcome is cited', () => {
      for (const [state, outcome] of outcomesOf(procedure)) expect(outcome.cite.length, state).toBeGreaterThan(0)
    })

    test('every fact is asked for or counted with', () => {
      const awaited = new Set(stateNodes(procedure.machine).flatMap((node) => node.ownEvents as string[]))
      const counted = new Set(
        Object.values(procedure.deadlines).flatMap(({ after, before, met, orBy, inYearOf }) => {
          return [after, before, met, orBy, inYearOf]
        }),
      )
      const source = JSON.stringify(Object.values(procedure.values), (_, v) =>
        typeof v === 'function' ? String(v) : v,
      )
      for (const name of Object.keys(procedure.facts))
        expect(awaited.has(name) || counted.has(name) || source.includes(name), name).toBe(true)
    })

    test('rests everywhere, reaches every outcome, and its texts can be told', () => {
      const found = everyRest(procedure)
      const reached = new Set(found.map((rest) => rest.standing.state))
      for (const [state] of outcomesOf(procedure)) expect([...reached], `reaches ${state}`).toContain(state)
      const told = new Set<string>()
      for (const rest of found) {
        expect(
          rest.standing.outcome ?? rest.standing.awaits[0],
          `${rest.standing.state} says or asks something`,
        ).toBeDefined()
        if (rest.standing.outcome === null || told.has(rest.standing.state)) continue
        told.add(rest.standing.state)
        const unknown = Object.fromEntries(Object.keys(procedure.facts).map((name) => [name, rest.facts[name] ?? null]))
        const reply = decide(town, procedure, unknown, { asOf })
        expect(reply.kind).toBe('answer')
        const { headline, text } = reply as Answer
        expect(`${headline}${text}`).not.toMatch(/undefined|\{|\}|NaN/)
      }
      const nothing = Object.fromEntries(Object.keys(procedure.facts).map((name) => [name, null]))
      expect(decide(town, procedure, nothing, { asOf }).kind).toBe('answer')
    })

    test('the ways out of a state exclude each other', () => {
      for (const rest of everyRest(procedure)) {
        let facts: Facts = {}
        for (const step of rest.standing.steps) {
          const { state } = settle(procedure, facts)
          const node = stateNodes(procedure.machine).find((n) => n.path.join('.') === state)
          const ways = node?.transitions.get(step.fact) ?? []
          for (const value of samples(procedure, step.fact, facts, asOf)) {
            const event = { type: step.fact, value, facts: { ...facts, [step.fact]: value } }
            const open = ways.filter(({ guard }) => {
              if (guard === undefined) return false
              const { type, params } = (typeof guard === 'string' ? { type: guard } : guard) as {
                type: string
                params?: unknown
              }
              const test = procedure.machine.implementations.guards[type] as unknown
              if (typeof test !== 'function') throw new Error(`${id}: there is no guard ${type}`)
              return test({ event }, params) === true
            })
            expect(open.length, `${state} on ${step.fact} = ${String(value)}`).toBeLessThanOrEqual(1)
          }
          facts = { ...facts, [step.fact]: step.value }
        }
      }
    })

    test('every number in a text stands in a value, a deadline or a sentence of the law', () => {
      const known = new Set([
        ...citesOf(procedure).flatMap((ref) => (ref.includes('#') ? numbers(sentence(ref)) : [])),
        ...Object.values(procedure.values).map((row) => String(row.amount)),
      ])
      for (const [state, outcome] of outcomesOf(procedure))
        for (const n of numbers(
          `${outcome.headline} ${outcome.text} ${(outcome.duties ?? []).map((d) => d.action).join(' ')}`,
        ))
          expect(known.has(n), `${state}: ${n}`).toBe(true)
    })
  })
