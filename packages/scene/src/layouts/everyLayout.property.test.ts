import {
  arrangements,
  deckLimits,
  layoutTemplates,
  slideSchema,
  themeIds,
  type LayoutTemplate,
  type Slide,
  type TableData,
} from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Scene } from '../scene.ts'
import { sceneFor } from '../sceneFor.ts'
import { splitSlide } from '../splitting/splitSlide.ts'
import type { SceneContext } from '../stage.ts'
import { chart, picture, slideOf } from '../testing/sampleSlides.ts'
import { overlappingTexts, strayText, textMarks } from '../testing/sceneChecks.ts'

// Dozens of slides per layout, on machines that are busy with other work too.
vi.setConfig({ testTimeout: 120_000 })

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function context(): SceneContext {
  return { fonts, deckTitle: 'A deck with a name', index: 4, count: 12 }
}

/** Words in the scripts that decks are written in, and some that hardly fit any line. */
const vocabularies = [
  ['the', 'clinics', 'on', 'network', 'grew', 'ninefold', '€ 61m', '1 in 4:', 'end.', 'lead:'],
  ['Die', 'Donaudampfschifffahrtsgesellschaft', 'wächst', 'schneller.', 'Größe:', 'und'],
  ['Η', 'ψύξη', 'των', 'εμβολίων', 'σώζει', 'ζωές.'],
  ['Холодовая', 'цепь', 'не', 'прерывается', 'нигде.'],
  ['مرحبا', 'بالعالم', 'سلسلة', 'التبريد', 'تعمل.'],
  ['שלום', 'עולם', 'שרשרת', 'הקירור', 'עובדת.'],
  ['日本語の文章です。', '冷蔵輸送は', '最後の一キロで', '失敗します。'],
  ['疫苗在运输途中', '失效。', '每一步', '都有记录。'],
  ['백신은', '마지막', '구간에서', '손실됩니다.'],
  ['हिन्दी', 'में', 'ठंडी', 'श्रृंखला', 'चलती', 'है।'],
  ['Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3), 'x'.repeat(400), '🎉🎉', 'a\nb'],
] as const

const amounts = [
  { title: 0, bullets: 0, words: 0 },
  { title: 1, bullets: 1, words: 1 },
  { title: 6, bullets: 4, words: 8 },
  { title: 14, bullets: 7, words: 20 },
  { title: 400, bullets: deckLimits.bullets, words: 400 },
] as const

interface Drawn {
  readonly slide: Slide
  readonly amount: number
}

/** Generates slides of a layout, covering every theme, variant, arrangement, amount and language. */
function slidesOf(template: LayoutTemplate): fc.Arbitrary<Drawn> {
  return fc
    .record({
      arrangement: fc.constantFrom(...arrangements),
      id: fc.constantFrom(...themeIds),
      variant: fc.constantFrom('light' as const, 'dark' as const),
      amount: fc.nat(amounts.length - 1),
      vocabulary: fc.constantFrom(...vocabularies),
      seed: fc.nat(9_999),
      eyebrow: fc.boolean(),
      visual: fc.constantFrom('none', 'picture', 'two pictures', 'chart', 'table'),
    })
    .map(({ arrangement, id, variant, amount, vocabulary, seed, eyebrow, visual }) => {
      const { title, bullets, words } = amounts[amount] ?? amounts[0]
      const text = writer(vocabulary, seed)
      const slide = slideOf({
        layout_template: template,
        arrangement,
        theme: { id, variant },
        slide_title: text(title, deckLimits.slideTitleLength),
        bullet_points: Array.from({ length: bullets }, () => text(words, deckLimits.bulletLength)),
        ...(eyebrow && { eyebrow: text(2, 80) }),
        ...(visual === 'picture' && { images: [picture()] }),
        ...(visual === 'two pictures' && { images: [picture(), picture({ id: 'picture-2' })] }),
        ...(visual === 'chart' && { images: [chart()] }),
        ...(visual === 'table' && { table: tableOf(text, amount) }),
      })
      return { slide, amount }
    })
}

type Text = (words: number, most: number) => string

/** Creates text with a tiny generator of its own, so that a failing slide can be printed completely. */
function writer(vocabulary: readonly string[], seed: number): Text {
  let state = seed + 1
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  return (words, most) =>
    Array.from({ length: words }, () => vocabulary[next() % vocabulary.length] ?? '')
      .join(' ')
      .slice(0, most)
      .replace(/[\uD800-\uDBFF]$/u, '')
}

function tableOf(text: Text, amount: number): TableData {
  const columns = 2 + amount
  const cells = [1, 1, 3, 6, 60][amount] ?? 1
  return {
    rows: Array.from({ length: 2 + amount * 2 }, () =>
      Array.from({ length: columns }, () => text(cells, deckLimits.table.cellLength)),
    ),
    ...(amount > 1 && { emphasis: 1 }),
  }
}

/** Lists text smaller than the art direction allows that no notice reports. */
function tooSmall({ marks, notices }: Scene): readonly string[] {
  const told = notices.map(({ elementId }) => elementId)
  // The cells of a table have no origin of their own; their IDs start with the table's.
  const isTold = (id: string): boolean => told.some((element) => id.startsWith(element))
  return textMarks(marks)
    .filter(({ fit }) => fit.overflow || fit.size < fit.floor - 0.5)
    .filter(({ id, origin }) => !isTold(origin?.elementId ?? id))
    .map(({ id, fit }) => `${id} at ${fit.size}, floor ${fit.floor}`)
}

function outside({ marks, page }: Scene): readonly string[] {
  return marks
    .filter(
      ({ box: { x, y, width, height } }) =>
        x < -1 || y < -1 || x + width > page.width + 1 || y + height > page.height + 1,
    )
    .map(({ id }) => id)
}

describe.each(layoutTemplates)('%s', (template) => {
  test('holds any amount of any language in every theme and arrangement', () => {
    fc.assert(
      fc.property(slidesOf(template), ({ slide }) => {
        expect(slideSchema.safeParse(slide).error).toBeUndefined()
        const scene = sceneFor(slide, context())

        expect(strayText(scene)).toEqual([])
        expect(overlappingTexts(scene)).toEqual([])
        expect(outside(scene)).toEqual([])
        expect(tooSmall(scene)).toEqual([])
      }),
      { numRuns: 8, seed: 20_261_121 },
    )
  })

  test('makes the title a title placeholder, and every placeholder a place of its own', () => {
    fc.assert(
      fc.property(slidesOf(template), ({ slide }) => {
        const { marks, layout } = sceneFor(slide, context())
        const filled = marks.flatMap((mark) =>
          mark.mark === 'text' ? (mark.placeholder ?? []) : [],
        )
        const titles = filled.filter(({ type }) => type === 'title')
        const places = layout.placeholders.map(({ index }) => index)

        expect(titles.length).toBe(slide.slide_title.trim() === '' ? 0 : 1)
        expect(new Set(filled.map(({ index }) => index)).size).toBe(filled.length)
        expect(new Set(places).size).toBe(places.length)
        for (const { index } of filled) expect(places).toContain(index)
      }),
      { numRuns: 4, seed: 20_261_122 },
    )
  })
})

test('splits whatever is too much into slides that hold it, and says which are', () => {
  const anything = fc.constantFrom(...layoutTemplates).chain(slidesOf)
  const overfull = anything.filter(({ amount }) => amount === amounts.length - 1)
  fc.assert(
    fc.property(overfull, ({ slide }) => {
      const parts = splitSlide(slide, context())
      const codes = (part: Slide): readonly string[] =>
        sceneFor(part, context()).notices.map(({ code }) => code)

      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
      if (parts.length === 1) return
      expect(codes(slide)).toContain('split-needed')
      for (const part of parts) expect(slideSchema.safeParse(part).error).toBeUndefined()
      for (const part of parts.slice(1)) expect(codes(part)).not.toContain('split-needed')
    }),
    { numRuns: 3, seed: 20_261_123 },
  )
})
