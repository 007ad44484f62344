import type { ImageItem, Slide, TextElement } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { themes } from '@deckloom/themes'
import { beforeAll, describe, expect, test } from 'vitest'
import { sceneFor } from '../sceneFor.ts'
import { chart, picture, slideOf } from '../testing/sampleSlides.ts'
import { keepOnPage } from './keepOnPage.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Slide) {
  return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 0, count: 1 })
}

function textOf(element: Partial<TextElement>, slide: Partial<Slide> = {}) {
  const text_elements: TextElement[] = [
    {
      id: 'text-1',
      type: 'text',
      content: 'Words',
      position: { x: 100, y: 300, width: 300, height: 50 },
      style: {},
      ...element,
    },
  ]
  const scene = layOut(slideOf({ text_elements, ...slide }))
  const mark = scene.marks.find(({ id }) => id === 'text-1')
  if (mark?.mark !== 'text') throw new Error('The text element has no mark')
  return { mark, scene }
}

describe('a text element', () => {
  test.each([
    ['title', 32],
    ['bullet', 18],
    ['text', 16],
  ] as const)(
    'L-028 L-029 L-030 of the type %s has the size %d unless it has its own',
    (type, size) => {
      expect(textOf({ type }).mark.paragraphs[0]?.runs[0]?.size).toBe(size)
      expect(textOf({ type, style: { fontSize: 21 } }).mark.paragraphs[0]?.runs[0]?.size).toBe(21)
    },
  )

  test('is bold by default when it is a title', () => {
    expect(textOf({ type: 'title' }).mark.paragraphs[0]?.runs[0]?.bold).toBe(true)
    expect(textOf({ type: 'text' }).mark.paragraphs[0]?.runs[0]?.bold).toBe(false)
  })

  test('takes the slide’s text color unless it has its own', () => {
    const slide = { text_color: '#7C3AED' }

    expect(textOf({}, slide).mark.paragraphs[0]?.runs[0]?.paint.color).toBe('#7C3AED')
    expect(
      textOf({ style: { color: '#DC2626' } }, slide).mark.paragraphs[0]?.runs[0]?.paint.color,
    ).toBe('#DC2626')
  })

  test('shows bold, italic, underline and alignment', () => {
    const style = { bold: true, italic: true, underline: true, textAlign: 'right' } as const
    const [paragraph] = textOf({ style }).mark.paragraphs

    expect(paragraph?.align).toBe('right')
    expect(paragraph?.runs[0]).toMatchObject({ bold: true, italic: true, underline: true })
  })

  test('shows the looks of its runs, and ignores runs that are out of date', () => {
    const runs = [{ text: 'Big ' }, { text: 'news', bold: true, color: '#DC2626' }]
    const current = textOf({ content: 'Big news', runs }).mark.paragraphs[0]?.runs
    const stale = textOf({ content: 'Other words', runs }).mark.paragraphs[0]?.runs

    expect(current?.map(({ text, bold }) => [text, bold])).toEqual([
      ['Big ', false],
      ['news', true],
    ])
    expect(stale?.map(({ text }) => text)).toEqual(['Other words'])
  })

  test('makes a paragraph of each line', () => {
    const { mark } = textOf({ content: 'One\n\nThree' })

    expect(mark.paragraphs.length).toBe(3)
  })

  test('grows its box downwards before its text shrinks', () => {
    const { mark } = textOf({ content: 'word '.repeat(60) })

    expect(mark.box.height).toBeGreaterThan(50)
    expect(mark.fit.size).toBe(16)
  })

  test('moves back onto the page, and says so', () => {
    const { mark, scene } = textOf({ position: { x: 1_150, y: 660, width: 300, height: 50 } })

    expect(mark.box.x + mark.box.width).toBeLessThanOrEqual(1200)
    expect(mark.box.y + mark.box.height).toBeLessThanOrEqual(675)
    expect(scene.notices).toContainEqual({ code: 'clamped', elementId: 'text-1' })
  })

  test('lies above everything that the layout paints', () => {
    const { scene } = textOf({}, { bullet_points: ['One', 'Two'] })

    expect(scene.marks.at(-1)?.id).toBe('text-1')
  })
})

const position = { x: 200, y: 150 }

function markOf(image: ReturnType<typeof picture>) {
  return layOut(slideOf({ images: [image] })).marks.find(({ id }) => id === image.id)
}

describe('a free image', () => {
  test('is painted at its own place and size', () => {
    const size = { width: 400, height: 200 }

    expect(markOf(picture({ position, size }))).toMatchObject({
      mark: 'image',
      src: 'https://pictures.example/river.jpg',
      box: { ...position, ...size },
    })
  })

  test('has a size by default', () => {
    expect(markOf(picture({ position }))?.box).toMatchObject({ width: 300, height: 200 })
    expect(markOf(chart({ position }))?.box).toMatchObject({ width: 400, height: 300 })
  })

  test('that the illustrator draws becomes vector marks', () => {
    const mark = markOf(picture({ position, url: 'illustration:peaks/3' }))

    expect(mark?.mark).toBe('group')
    expect(mark?.mark === 'group' && mark.children.length).toBeGreaterThan(3)
  })

  test.each(['/api/logout?all=1', '/%61pi/logout', '//evil.example/x.png', 'javascript:alert(1)'])(
    'of an address that is no picture asks nobody for it: %s',
    (url) => {
      expect(markOf(picture({ position, url }))).toMatchObject({ src: 'data:,' })
    },
  )

  test('behind a link is drawn as one of the own store', () => {
    const url = '/api/share/abcdefghijklmnop/uploads/abcdefghijklmnop'
    expect(markOf(picture({ position, url }))).toMatchObject({ src: url })
  })

  test('becomes a native chart or shape', () => {
    const shapeData = { type: 'star', fillColor: '#3B82F6', width: 120, height: 80 } as const

    expect(markOf(chart({ position }))).toMatchObject({ mark: 'native', source: { kind: 'chart' } })
    expect(markOf(picture({ position, url: '', shapeData }))).toMatchObject({
      mark: 'native',
      source: { kind: 'shape', shape: shapeData },
      box: { width: 120, height: 80 },
    })
  })

  test('without picture, chart or shape leaves no mark', () => {
    expect(markOf(picture({ position, url: '' }))).toBeUndefined()
  })
})

test('the pictures of a slot share it evenly', () => {
  const slide = slideOf({
    layout_template: 'side-by-side image + bullets',
    bullet_points: ['One', 'Two'],
    images: [picture(), picture({ id: 'picture-2' })],
  })
  const boxes = layOut(slide).marks.flatMap((mark) => (mark.mark === 'image' ? [mark.box] : []))

  expect(boxes.map(({ height }) => height)).toEqual([261, 261])
})

test('keeps a turned box on the page', () => {
  const { x, y, width, height } = keepOnPage({ x: 1_100, y: 0, width: 200, height: 40 }, 90)

  expect([width, height]).toEqual([200, 40])
  expect(x + width / 2 + 20).toBeLessThanOrEqual(1200)
  expect(y + height / 2 - 100).toBeGreaterThanOrEqual(0)
})

test('leaves a box that is on the page as it is', () => {
  const box = { x: 10, y: 10, width: 100, height: 50 }

  expect(keepOnPage(box)).toBe(box)
})

describe('a list in a text box', () => {
  const lines = [
    { list: 'number' },
    { list: 'bullet', level: 1 },
    { list: 'number' },
    {},
    { list: 'number' },
  ] as const

  function listOf(given: readonly object[]) {
    return textOf({
      content: 'One\nA\nTwo\nBreak\nAgain',
      lines: [...lines].slice(0, given.length),
      position: { x: 100, y: 100, width: 300, height: 300 },
    }).mark
  }

  test('numbers its lines, goes on after a deeper list and begins anew after other text', () => {
    const markers = listOf(lines).paragraphs.map(({ marker }) => marker?.text)

    expect(markers).toEqual(['1.', '▪', '2.', undefined, '1.'])
  })

  test('puts deeper lines further in, marker and words alike', () => {
    const [first, deeper] = listOf(lines).paragraphs

    expect(deeper?.indent).toBeCloseTo((first?.indent ?? 0) * 2)
    expect((deeper?.marker?.x ?? 0) - (first?.marker?.x ?? 0)).toBeCloseTo(first?.indent ?? 0)
  })

  test('is ignored where it does not name every line', () => {
    expect(listOf(lines.slice(0, 4)).paragraphs.every(({ marker }) => !marker)).toBe(true)
  })
})

describe('free elements', () => {
  const words = (id: string, z?: number): TextElement => ({
    id,
    type: 'text',
    content: 'Words',
    position: { x: 100, y: 300, width: 300, height: 50 },
    style: {},
    ...(z !== undefined && { z }),
  })
  const shape = (id: string, z?: number) =>
    picture({
      id,
      position,
      url: '',
      shapeData: { type: 'star', fillColor: '#3B82F6', width: 120, height: 80 },
      ...(z !== undefined && { z }),
    })
  const order = (slide: Partial<Slide>) =>
    layOut(slideOf({ bullet_points: ['One'], ...slide })).marks.flatMap(({ origin }) =>
      origin && origin.role !== 'meta' ? [origin.elementId] : [],
    )

  test('lie over the layout, texts over pictures, unless they say otherwise', () => {
    expect(order({ text_elements: [words('text')], images: [shape('star')] })).toEqual([
      'title-slide-1',
      'bullets-slide-1',
      'star',
      'text',
    ])
  })

  test('are painted in one order of their own, below 0 under the title and the bullets', () => {
    const slide = {
      text_elements: [words('low', -2), words('middle', 1)],
      images: [shape('high', 2), shape('under', -1), shape('plain')],
    }

    expect(order(slide)).toEqual([
      'low',
      'under',
      'title-slide-1',
      'bullets-slide-1',
      'plain',
      'middle',
      'high',
    ])
  })
})

test('a picture, its edge and a chart turn in the slots of a layout too, and stay on the page', () => {
  const turned = (image: ReturnType<typeof picture>, layout: Slide['layout_template']) =>
    layOut(
      slideOf({
        layout_template: layout,
        theme: { id: 'executive', variant: 'light' },
        bullet_points: ['One', 'Two'],
        images: [image],
      }),
    ).marks.filter(({ id }) => id.startsWith(image.id))

  const marks = turned(picture({ rotation: 30 }), 'side-by-side image + bullets')
  const middles = marks.map(({ box }) => [box.x + box.width / 2, box.y + box.height / 2])

  expect(marks.length).toBeGreaterThan(1)
  expect(new Set(marks.map(({ rotation }) => rotation))).toEqual(new Set([30]))
  expect(new Set(middles.map(String)).size).toBe(1)
  for (const { box, origin } of marks) if (origin) expect(keepOnPage(box, 30)).toBe(box)
  expect(turned(chart({ rotation: 45 }), 'title + chart + bullets')).toMatchObject([
    { mark: 'native', rotation: 45 },
  ])
})

describe('I-071 the color of a text element that has none', () => {
  const colorOf = (slide: Partial<Slide>) =>
    textOf({}, slide).mark.paragraphs[0]?.runs[0]?.paint.color

  test('is the slide’s text color, its own or that of its theme', () => {
    expect(colorOf({ background_color: '#FFFFFF', text_color: '#7C3AED' })).toBe('#7C3AED')
    const themed = { theme: { id: 'executive', variant: 'light' } } as const
    expect(colorOf(themed)).toBe(themes.executive.light.ink)
  })

  test('is #1f2937 where the slide has none', () => {
    expect(colorOf({})?.toLowerCase()).toBe('#1f2937')
    expect(colorOf({ background_color: '#FFFFFF' })?.toLowerCase()).toBe('#1f2937')
  })
})

describe('an icon', () => {
  const icon = { name: 'trending-up', d: 'M16 7L22 7L22 13M22 7L13.5 15.5L2 17', color: '#123456' }
  const iconOf = (more: Partial<ImageItem>) =>
    layOut(slideOf({ images: [{ id: 'sign', url: '', type: 'shape', iconData: icon, ...more }] }))

  test('is one line drawing of its color, in the middle of its box and never squeezed', () => {
    const scene = iconOf({ position: { x: 100, y: 300 }, size: { width: 340, height: 240 } })
    const mark = scene.marks.find(({ id }) => id === 'sign')

    expect(mark).toMatchObject({
      mark: 'path',
      origin: { elementId: 'sign', role: 'shape' },
      alt: 'trending up',
      box: { x: 100, y: 300, width: 340, height: 240 },
      d: 'M310 370L370 370L370 430M370 370L285 455L170 470',
      stroke: { paint: { color: '#123456' }, width: 17.5, cap: 'round' },
    })
    expect(mark).not.toHaveProperty('fill')
  })

  test('without a place of its own is shown all the same, and turns', () => {
    const scene = iconOf({ rotation: 30, alt: 'Growth' })
    const [mark, ...rest] = scene.marks.filter(({ origin }) => origin?.elementId === 'sign')

    expect(rest).toEqual([])
    expect(mark).toMatchObject({ mark: 'path', rotation: 30, alt: 'Growth' })
    expect(mark?.box).toMatchObject({ width: 120, height: 120 })
  })
})
