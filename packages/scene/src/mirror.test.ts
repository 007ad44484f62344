import { page, type ImageItem, type LayoutTemplate, type Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { hitTest } from './hitTest.ts'
import type { Mark } from './marks.ts'
import type { Scene } from './scene.ts'
import { sceneFor } from './sceneFor.ts'
import { chart, picture, sampleSlide, slideOf } from './testing/sampleSlides.ts'
import { textMarks } from './testing/sceneChecks.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Slide): Scene {
  return sceneFor(slide, { fonts, deckTitle: '', index: 1, count: 3 })
}

/** Returns the same slide in Hebrew letters. */
function inHebrew(slide: Slide): Slide {
  const hebrew = (text: string): string => text.replaceAll(/\p{L}/gu, 'א')
  return {
    ...slide,
    slide_title: hebrew(slide.slide_title),
    eyebrow: hebrew(slide.eyebrow ?? ''),
    bullet_points: slide.bullet_points.map((bullet) =>
      typeof bullet === 'string' ? hebrew(bullet) : bullet,
    ),
  }
}

const mirrored = ({ x, width }: { readonly x: number; readonly width: number }): number =>
  page.width - x - width

const drawn: ImageItem = picture({ url: 'illustration:lighthouse/3' })

const layouts: readonly LayoutTemplate[] = [
  'agenda',
  'kpi row',
  'timeline',
  'process',
  'three cards',
  'team',
  'comparison',
  'two column',
  'big number',
  'title + chart + bullets',
  'side-by-side image + bullets',
  'closing',
]

test.each(layouts)(
  'what a %s puts on one side stands on the other where it reads from the right',
  (template) => {
    const slide = sampleSlide(template, 'typical')
    const [left, right] = [layOut(slide), layOut(inHebrew(slide))]

    const places = right.layout.placeholders
    expect(places.length).toBeGreaterThan(0)
    for (const place of left.layout.placeholders) {
      const other = places.find(({ index, type }) => index === place.index && type === place.type)
      expect(other).toMatchObject({ direction: 'rtl', align: 'right' })
      // Figures are aligned by their ink, which differs at their two ends.
      expect(Math.abs((other?.box.x ?? 0) - mirrored(place.box))).toBeLessThan(16)
    }
    const [name, number] = ['footer', 'page'].map(
      (id) => right.marks.find((mark) => mark.id.startsWith(id))?.box.x,
    )
    if (name !== undefined && number !== undefined) expect(name).toBeGreaterThan(number)
  },
)

test('the first cell of a table stands at the right, and the bar of its row beside it', () => {
  const table = {
    rows: [
      ['אזור', 'הכנסות', 'גידול'],
      ['צפון', '214', '12 %'],
      ['דרום', '188', '5 %'],
    ],
    emphasis: 1,
  }
  const scene = layOut(slideOf({ layout_template: 'table', slide_title: 'אזור', table }))

  const mark = scene.marks.find(({ mark: kind }) => kind === 'native')
  if (mark?.mark !== 'native' || mark.source.kind !== 'table') throw new Error('No table')
  const { grid } = mark.source
  expect(grid.direction).toBe('rtl')
  for (const { cells } of grid.rows) {
    const xs = cells.map((cell) => cell?.box.x ?? 0)
    expect(xs).toEqual(xs.toSorted((one, other) => other - one))
    for (const cell of cells) expect(mark.painted).toContain(cell)
  }
  const bar = mark.painted.find(({ id }) => id.includes('-bar-'))
  expect(bar?.box.x).toBeCloseTo(mark.box.x + mark.box.width)
})

test('pictures, charts and icons change sides without being reflected', () => {
  const pictured = slideOf({
    layout_template: 'title + bullets + image',
    bullet_points: ['Heat', 'Rain'],
    images: [drawn],
  })
  const sides = [pictured, inHebrew(pictured)].map(layOut)
  const [left, right] = sides.map((scene) => scene.marks.find(({ id }) => id === drawn.id))
  expect(right?.box.x).toBe(0)
  expectShifted(left, right)

  const charted = slideOf({
    layout_template: 'title + chart + bullets',
    bullet_points: ['Heat', 'Rain'],
    images: [chart()],
  })
  const [one, other] = [charted, inHebrew(charted)]
    .map(layOut)
    .map((scene) => scene.marks.find(({ id }) => id === 'chart-1'))
  expect(other?.box.x).not.toBe(one?.box.x)
  expectShifted(one, other)

  const cards = sampleSlide('three cards', 'typical')
  // Icons are found by English words, so only the title is in Hebrew.
  const { slide_title } = inHebrew(cards)
  const icons = [cards, { ...cards, slide_title }].map((slide) =>
    layOut(slide).marks.find(({ id }) => id === 'icon-1'),
  )
  expect(icons[0]?.mark).toBe('path')
  const [ltr, rtl] = icons.map((icon) => xsOf(icon).map((x) => Math.round(x - (icon?.box.x ?? 0))))
  const bounds = (xs: readonly number[] = []) => [Math.min(...xs), Math.max(...xs)]
  expect(bounds(rtl)).toEqual(bounds(ltr))
})

function expectShifted(from: Mark | undefined, to: Mark | undefined): void {
  const by = (to?.box.x ?? 0) - (from?.box.x ?? 0)
  const [before, after] = [xsOf(from), xsOf(to)]
  expect(before.length).toBeGreaterThan(5)
  expect(after.length).toBe(before.length)
  for (const [index, x] of before.entries()) expect(after[index]).toBeCloseTo(x + by, 1)
}

/** Returns every x coordinate of an outline. */
function xsOf(mark: Mark | undefined): readonly number[] {
  switch (mark?.mark) {
    case 'path':
      return [...mark.d.matchAll(/(-?[\d.]+)[\s,]+-?[\d.]+/gu)].map(([, x]) => Number(x))
    case 'group':
      return mark.children.flatMap(xsOf)
    case 'native':
      return mark.painted.flatMap(xsOf)
    case 'text':
    case 'image':
    case undefined:
      return []
  }
}

test('the steps of a process point to the left, and a gradient turns with its outline', () => {
  const scene = layOut(inHebrew(sampleSlide('process', 'typical')))
  const [first, second] = ['step-1', 'step-2'].map((id) =>
    scene.marks.find((mark) => mark.id === id),
  )
  expect(first?.box.x).toBeGreaterThan(second?.box.x ?? 0)
  // The chevron is longer than its body by its tip.
  const tip = Math.min(...xsOf(first))
  expect(xsOf(first).filter((x) => x < tip + 20)).toHaveLength(1)

  const cover = inHebrew(sampleSlide('cover', 'typical'))
  const themed: Slide = { ...cover, theme: { id: 'professional', variant: 'light' } }
  const gradients = layOut(themed).layout.decoration.flatMap((mark) =>
    mark.mark === 'path' && mark.fill?.kind === 'linear' ? [mark.fill.from[0]] : [],
  )
  expect(gradients.length).toBeGreaterThan(0)
  for (const x of gradients) expect(x).toBeLessThan(page.width / 2)
})

test('what a person placed stays where it is, and is hit there', () => {
  const title = { x: 100, y: 80, width: 500, height: 90 }
  const bullets = { x: 640, y: 300, width: 500, height: 240 }
  const slide = inHebrew(
    slideOf({
      bullet_points: ['Heat', 'Rain', 'Snow'],
      slot_boxes: { title, bullets },
      text_elements: [
        {
          id: 'text-1',
          type: 'text',
          content: 'אבג',
          position: { x: 80, y: 560, width: 200, height: 40 },
          style: {},
        },
      ],
      images: [picture({ position: { x: 900, y: 40 }, size: { width: 200, height: 120 } })],
    }),
  )

  const scene = layOut(slide)

  const boxOf = (id: string) => scene.marks.find((mark) => mark.id === id)?.box
  expect(boxOf('title-slide-1')).toEqual(title)
  expect(boxOf('text-1')).toMatchObject({ x: 80, y: 560 })
  expect(boxOf('picture-1')).toMatchObject({ x: 900, y: 40 })
  for (const [id, x, y] of [
    ['title-slide-1', 590, 100],
    ['bullets-slide-1', 1100, 330],
    ['text-1', 100, 570],
    ['picture-1', 1000, 100],
  ] as const) {
    expect(hitTest(scene, { x, y })?.elementId).toBe(id)
  }
})

test('Latin names in a list stand with its other words, and a Latin sentence keeps its full stop', () => {
  const scene = layOut(
    slideOf({ slide_title: 'אבג', bullet_points: ['אבג דהו', 'React Native 0.74', 'It works.'] }),
  )

  const list = scene.marks.find(({ id }) => id.startsWith('bullets-'))
  if (list?.mark !== 'text') throw new Error('No list')
  expect(list.paragraphs.map(({ align, direction }) => `${align} ${direction}`)).toEqual([
    'right rtl',
    'right rtl',
    'right ltr',
  ])
  const last = list.lines.at(-1)
  expect(last?.fragments.map(({ text }) => text).join('')).toBe('It works.')
})

test('a page of figures reads as its deck does, and one of Latin words as they do', () => {
  const direction = (slide: Partial<Slide>) =>
    sceneFor(slideOf(slide), { fonts, deckTitle: 'אבג', index: 0, count: 1 }).layout.name

  expect(direction({ slide_title: '2026', bullet_points: ['12 %'] })).toContain('right to left')
  expect(direction({ slide_title: 'PDF', bullet_points: ['PDF אבג'] })).toContain('right to left')
  expect(direction({ slide_title: 'PDF', bullet_points: ['It works.'] })).not.toContain('right')
})

test('every text of a mirrored page stays in its box', () => {
  for (const template of layouts) {
    for (const mark of textMarks(layOut(inHebrew(sampleSlide(template, 'longest'))).marks)) {
      for (const { x, width } of mark.lines) {
        expect(x).toBeGreaterThanOrEqual(mark.box.x - 1)
        expect(x + width).toBeLessThanOrEqual(mark.box.x + mark.box.width + 1)
      }
    }
  }
})
