import type { Slide, TextElement } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
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

  test('takes the slide’s text colour unless it has its own', () => {
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
