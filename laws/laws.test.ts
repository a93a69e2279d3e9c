import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isCite, lawOf, provision, quoteOf, sentence } from './corpus.ts'
import { generated, stale } from './generate.ts'
import { laws, stateLaws } from './index.ts'
import { flat, partsOf } from './sentences.ts'

const here = new URL('.', import.meta.url).pathname
const everyLaw = [...Object.values(laws), ...Object.values(stateLaws)]
const printed = (text: string): string => text.replace(/\s/g, '')

const outlineEntry = z.object({
  ref: z.string().nullable(),
  furniture: z.boolean().optional(),
  label: z.string().nullable(),
  heading: z.string().nullable(),
  spans: z.array(z.tuple([z.number().int(), z.number().int()])),
  numbering: z.enum(['printed', 'reconstructed', 'inferred']).nullable(),
  note: z.string().nullable(),
})

describe('the corpus', () => {
  it('holds every folder that has a law', () => {
    const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(everyLaw.map(({ town }) => town).sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  it('is up to date', () => {
    const root = new URL('..', import.meta.url).pathname
    expect(stale(generated(root), root)).toEqual([])
  })

  it('finds sentences, provisions and quotes by their refs', () => {
    expect(sentence('huron/9.B#1')).toMatch(/^If the Building Inspector determines /)
    expect(sentence('huron/9.B#3')).toBe(
      'If a violation of applicable legal requirements is found to exist, the Building Inspector shall order the property owner to terminate use of the septic system and discharge of sewage either immediately; or within thirty (30) days.',
    )
    expect(quoteOf('huron/9.B#2')).toEqual({
      ref: 'huron/9.B#2',
      label: '§ 9(B)',
      quote:
        'The property owner shall be responsible for all actions and costs necessary to support system inspection and repairs.',
    })
    expect(quoteOf('huron/8.D').quote).toBe(
      'Periodic inspections shall be performed by Septic Inspector as set forth in this subdivision.',
    )
    expect(quoteOf('canandaigua/202-7').quote).toBe('Requirements for substandard systems')
    expect(quoteOf('ny/gcl.20').label).toMatch(/^General Construction Law § 20/)
    expect(provision('gorham/56.501.1.b#1').parent).toBe('gorham/56.501.1')
    expect(lawOf('chester/7.010#1').town).toBe('chester')
  })

  it('tells a maintainer what to do about a ref that is not there', () => {
    expect(() => provision('huron/99')).toThrow(/Look up the ref in laws\/huron\//)
    expect(() => sentence('huron/9.B#9')).toThrow(/has 5, counted from #1/)
    expect(() => sentence('huron/9.B')).toThrow(/names no sentence/)
    expect(() => lawOf('atlantis/1')).toThrow(/laws\/atlantis\//)
    expect(['huron/9.B', 'huron/9.B#5', 'huron/9.B#6', 'huron/9.B#05', 'huron/99'].map(isCite)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe.each(everyLaw)('the law of $town', (law) => {
  it('says what it is and how it was read', () => {
    expect(law.provisions.length).toBeGreaterThan(0)
    expect(law.hash).toMatch(/^[0-9a-f]{16}$/)
    for (const said of [law.name, law.title, law.source, law.version, law.state, law.contact]) {
      expect(said).toMatch(/\S/)
    }
    expect(law.contact).not.toMatch(/\d{3}/)
    expect(existsSync(`${here}${law.town}/README.md`)).toBe(true)
  })

  it('keeps every printed character of a provision in its label, its heading or one sentence', () => {
    for (const { ref, heading, text, sentences } of law.provisions) {
      const parts = partsOf(text, ref, heading)
      expect(parts.sentences).toEqual(sentences)
      expect(printed(parts.label + parts.heading + sentences.join('')), ref).toBe(printed(text))
      for (const one of sentences) expect(flat(text), ref).toContain(one)
    }
  })

  it('names parents and children that answer each other', () => {
    for (const { ref, parent, children } of law.provisions) {
      if (parent !== null) expect(provision(parent).children, ref).toContain(ref)
      for (const child of children) expect(provision(child).parent).toBe(ref)
    }
  })

  it('quotes no more than a dozen words for a defect', () => {
    for (const { id, words } of law.defects) {
      for (const quote of words) expect(quote.split(' ').length, id).toBeLessThanOrEqual(12)
    }
  })
})

/** A law that was cut out of a source as received has an outline that says where each provision stands in it. */
const cutOut = everyLaw.filter(({ town }) => existsSync(`${here}${town}/outline.json`))

describe.each(cutOut)('the law of $town', (law) => {
  const file = (name: string): string => readFileSync(`${here}${law.town}/${name}`, 'utf8')

  it('is its source, character for character', () => {
    const source = file('source.txt')
    const outline = z.array(outlineEntry).parse(JSON.parse(file('outline.json')))
    const listed = outline.filter((entry) => entry.ref !== null)
    expect(law.provisions.map(({ ref }) => ref)).toEqual(listed.map(({ ref }) => ref))
    for (const { ref, label, heading, numbering, note, spans } of listed) {
      const text = spans.map(([start, end]) => source.slice(start, end)).join('\n')
      expect(provision(ref ?? '')).toMatchObject({ ref, label, heading, numbering, note, text })
    }
  })

  it('leaves no character of its source out, and none twice', () => {
    const source = file('source.txt')
    const held = new Array<number>(source.length).fill(0)
    for (const { spans } of z.array(outlineEntry).parse(JSON.parse(file('outline.json')))) {
      for (const [start, end] of spans) for (let i = start; i < end; i++) held[i] = (held[i] ?? 0) + 1
    }
    const wrong = held.flatMap((times, i) => (times === 1 || (times === 0 && /\s/.test(source[i] ?? '')) ? [] : [i]))
    expect(wrong).toEqual([])
  })
})
