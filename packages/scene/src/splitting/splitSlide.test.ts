import { bulletText, slideSchema, type Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { sceneFor } from '../sceneFor.ts'
import type { SceneContext } from '../stage.ts'
import { chart, picture, slideOf } from '../testing/sampleSlides.ts'
import { splitSlide } from './splitSlide.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function context(): SceneContext {
  return { fonts, deckTitle: 'Deck', index: 0, count: 1 }
}

function split(slide: Partial<Slide>): readonly Slide[] {
  return splitSlide(slideOf(slide), context())
}

function codes(slide: Slide): readonly string[] {
  return sceneFor(slide, context()).notices.map(({ code }) => code)
}

const sentence = 'Every box that leaves the depot is followed to the very last clinic on its way'

function points(count: number, times = 5): string[] {
  return Array.from({ length: count }, (_, index) =>
    `Point ${index + 1}. ${`${sentence}. `.repeat(times)}`.trim(),
  )
}

describe('a slide that holds too much', () => {
  test('says so, and its parts do not', () => {
    const slide = slideOf({ bullet_points: points(16) })

    expect(codes(slide)).toContain('split-needed')
    for (const part of splitSlide(slide, context())) {
      expect(codes(part)).not.toContain('split-needed')
      expect(codes(part)).not.toContain('floor-reached')
    }
  })

  test('becomes slides that hold every bullet once, in order', () => {
    const bullet_points = points(16)
    const parts = split({ bullet_points })

    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flatMap((part) => part.bullet_points)).toEqual(bullet_points)
  })

  test('is divided evenly: no part is nearly empty', () => {
    const counts = split({ bullet_points: points(16) }).map((part) => part.bullet_points.length)

    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
  })

  test('keeps its title, notes and pictures on the first part', () => {
    const images = [picture()]
    const [first, ...rest] = split({ bullet_points: points(16), notes: 'Say it slowly.', images })

    expect(first).toMatchObject({ notes: 'Say it slowly.', images })
    expect(rest.every(({ notes, images: none }) => notes === undefined && !none)).toBe(true)
  })

  test('gives each part an id and a title of its own', () => {
    const parts = split({ bullet_points: points(16) })
    const titles = parts.map(({ slide_title }) => slide_title)

    expect(new Set(titles).size).toBe(parts.length)
    expect(titles[1]).toMatch(/^Point \d+$/u)
    expect(parts.map(({ id }) => id)).toEqual(
      parts.map((_, index) => (index === 0 ? 'slide-1' : `slide-1-${index + 1}`)),
    )
    for (const part of parts) expect(slideSchema.safeParse(part).success).toBe(true)
  })

  test('is divided the same way every time', () => {
    expect(split({ bullet_points: points(16) })).toEqual(split({ bullet_points: points(16) }))
  })

  test('divides a bullet that fits on no slide at the end of a sentence', () => {
    const bullet_points = ['日本語の文章は空白なしで続きます。'.repeat(58), '終わり']
    const parts = split({ bullet_points })
    const texts = parts.flatMap((part) => part.bullet_points.map(bulletText))

    expect(texts.join('')).toBe(bullet_points.join(''))
    expect(parts.flatMap(codes)).not.toContain('floor-reached')
  })

  test('divides a table under its head, and keeps the emphasis on its row', () => {
    const rows = Array.from({ length: 13 }, (_, row) =>
      Array.from({ length: 6 }, (_cell, column) => `${row}.${column} ${sentence}`.slice(0, 80)),
    )
    const parts = split({ layout_template: 'table', table: { rows, emphasis: 12, totalRow: true } })
    const last = parts.at(-1)?.table

    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flatMap(({ table }) => table?.rows.slice(1) ?? [])).toEqual(rows.slice(1))
    expect(parts.every(({ table }) => table?.rows[0] === rows[0])).toBe(true)
    expect(last?.rows[last.emphasis ?? 0]).toEqual(rows[12])
    expect(parts[0]?.table?.emphasis).toBeUndefined()
    expect(parts.filter(({ table }) => table?.totalRow)).toEqual([parts.at(-1)])
  })
})

test('takes a heading as the title of its part, and never a whole paragraph', () => {
  const headed = ['One', 'Two', 'Three:', 'Four'].map(
    (text) => `${text}${text.endsWith(':') ? '' : ` ${sentence}. `.repeat(11)}`,
  )
  const long = Array.from({ length: 6 }, () => `${`${sentence}, `.repeat(11)}:`)

  expect(
    split({ bullet_points: [...headed, ...headed] }).map(({ slide_title }) => slide_title),
  ).toContain('Three')
  for (const { slide_title } of split({ bullet_points: long })) {
    expect(slide_title.length).toBeLessThanOrEqual(70)
  }
})

test('gives the bullets beside a table slides of their own where both are too much', () => {
  const rows = Array.from({ length: 8 }, (_, row) => [`Row ${row}`, `${row * 12} stores`])
  const bullet_points = points(3)
  const parts = split({ layout_template: 'table', table: { rows }, bullet_points })

  expect(parts.map(({ table }) => table?.rows.length)).toEqual([8, undefined])
  expect(parts.flatMap((part) => part.bullet_points)).toEqual(bullet_points)
  expect(parts.flatMap(codes)).toEqual([])
})

test('repeats the head of a table that is written as bullets', () => {
  const row = Array.from({ length: 5 }, () => sentence).join(' | ')
  const bullet_points = [
    'Region | Revenue | Growth | Margin | Stores',
    ...Array.from({ length: 9 }, () => row),
  ]
  const parts = split({ layout_template: 'table', bullet_points })

  expect(parts.length).toBeGreaterThan(1)
  for (const { table } of parts) expect(table?.rows[0]?.[0]).toBe('Region')
})

test('divides a lone bullet that stands without a title', () => {
  const text = '日本語の文章は空白なしで続きます。'.repeat(58)
  const parts = split({ slide_title: '', bullet_points: [text] })

  expect(parts.flatMap((part) => part.bullet_points.map(bulletText)).join('')).toBe(text)
  expect(parts[0]?.bullet_points.length).toBe(1)
  expect(parts.flatMap(codes)).not.toContain('floor-reached')
})

describe('a title that fits over no chart and no picture', () => {
  const slide_title = 'これは一枚のスライドには長すぎる題名です。'.repeat(24).slice(0, 500)
  const long: Partial<Slide> = {
    slide_title,
    layout_template: 'title + chart + bullets',
    images: [chart()],
  }

  test('keeps its beginning, and every word of the rest moves under it', () => {
    const bullet_points = points(2, 2)
    const parts = split({ ...long, bullet_points })
    const bullets = parts.flatMap((part) => part.bullet_points.map(bulletText))
    const [title] = parts.map((part) => part.slide_title)
    const tail = bullets.slice(0, -2).join('')

    expect(`${title}${tail}`).toBe(slide_title)
    expect(bullets.slice(-2)).toEqual(bullet_points)
    expect(codes(slideOf({ ...long, bullet_points }))).toContain('split-needed')
    expect(parts.flatMap(codes)).not.toContain('floor-reached')
  })

  test('gets a second slide even where both halves would fit on one', () => {
    expect(split(long).length).toBe(2)
    expect(split({ ...long, bullet_points: ['短い'] }).length).toBe(2)
  })

  test('stays whole where a person chose its size', () => {
    const sized = { ...long, slide_title_style: { fontSize: 60 } }

    expect(split(sized)).toEqual([slideOf(sized)])
  })
})

describe('a slide that is not divided', () => {
  test.each([
    ['fits', { bullet_points: ['One', 'Two'] }],
    [
      'has its bullets in a box that a person made',
      {
        bullet_points: points(16),
        slot_boxes: { bullets: { x: 60, y: 60, width: 200, height: 60 } },
      },
    ],
    [
      'has a size that a person chose',
      {
        bullet_points: points(16),
        bullet_style: { fontSize: 60 },
      },
    ],
  ] satisfies readonly (readonly [string, Partial<Slide>])[])('%s', (_, slide) => {
    expect(split(slide)).toEqual([slideOf(slide)])
  })

  test('keeps a title of five hundred letters readable', () => {
    const slide_title = `${sentence}, `.repeat(8).slice(0, 499)

    expect(codes(slideOf({ slide_title, bullet_points: ['One', 'Two'] }))).toEqual([])
  })
})
