import type { ImageItem, LineData, Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import type { NativeMark, PathMark } from '../marks.ts'
import { sceneFor } from '../sceneFor.ts'
import { slideOf } from '../testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: Slide) {
  return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 0, count: 1 })
}

const box: ImageItem = {
  id: 'box',
  url: '',
  type: 'shape',
  position: { x: 500, y: 300 },
  size: { width: 200, height: 100 },
  shapeData: { type: 'rectangle', fillColor: '#3B82F6', width: 200, height: 100 },
}

function line(change: Partial<LineData> = {}, more: Partial<ImageItem> = {}): ImageItem {
  return {
    id: 'line',
    url: '',
    type: 'shape',
    lineData: {
      kind: 'straight',
      start: { x: 100, y: 200 },
      end: { x: 400, y: 200 },
      width: 4,
      ...change,
    },
    ...more,
  }
}

function drawn(images: readonly ImageItem[], change: Partial<Slide> = {}) {
  const scene = layOut(slideOf({ ...change, images: [...images] }))
  const mark = scene.marks.find(({ id }) => id === 'line')
  if (mark?.mark !== 'native' || mark.source.kind !== 'line') throw new Error('There is no line')
  const paths = mark.painted.filter((part): part is PathMark => part.mark === 'path')
  return { scene, mark, source: mark.source, paths }
}

test('a line without height has a box without height', () => {
  const { mark, source, paths } = drawn([line()])

  expect(mark.box).toEqual({ x: 100, y: 200, width: 300, height: 0 })
  expect(source.connector).toMatchObject({ preset: 'straightConnector1', rotation: 0 })
  expect(paths.map(({ d }) => d)).toEqual(['M100 200L400 200'])
})

test('a triangle is three line widths long and wide, its tip at the end, and the line stops within it', () => {
  const { paths } = drawn([line({ endHead: 'triangle' })])

  expect(paths.map(({ d }) => d)).toEqual(['M100 200L390.4 200', 'M400 200L388 194L388 206Z'])
  expect(paths[1]?.fill).toEqual(paths[0]?.stroke?.paint)
})

test('the head of a thin line is that of a line of two points', () => {
  const { paths } = drawn([line({ width: 1, startHead: 'oval' })])

  expect(paths[1]?.d).toMatch(/^M96.25 200C/u)
})

test('a glued end is at the site of its element, wherever the layout puts that, and not where it is stored', () => {
  const end = { x: 0, y: 0, glue: { element: 'box', site: 1 } }

  const { source } = drawn([line({ end }), box])

  expect(source.end).toEqual({ x: 500, y: 350, glue: { elementId: 'box', site: 1 } })
  expect(source.path).toBe('M100 200L500 350')
})

test('a line sticks to the title, which the layout places', () => {
  const { scene, source } = drawn([
    line({ start: { x: 0, y: 0, glue: { slot: 'title', site: 2 } } }),
  ])

  const title = scene.marks.find(({ origin }) => origin?.role === 'title')
  expect(title).toBeDefined()
  expect(source.start.x).toBeCloseTo((title?.box.x ?? 0) + (title?.box.width ?? 0) / 2)
  expect(source.start.y).toBeCloseTo((title?.box.y ?? 0) + (title?.box.height ?? 0))
})

test.each([
  ['the element is gone', { element: 'gone', site: 1 }],
  ['the element has no such site', { element: 'box', site: 40 }],
  ['it is another line', { element: 'line', site: 1 }],
] as const)('an end stays where it was last when %s', (_, glue) => {
  const { source } = drawn([line({ end: { x: 420, y: 260, glue } }), box])

  expect(source.end).toEqual({ x: 420, y: 260 })
})

test('a line is painted in its place of the z-order, though it is drawn after what it reaches', () => {
  const end = { x: 0, y: 0, glue: { element: 'box', site: 1 } }

  const { scene } = drawn([line({ end }), box])

  const ids = scene.marks.map(({ id }) => id)
  expect(ids.indexOf('line')).toBeLessThan(ids.indexOf('box'))
})

test('an end off the page is brought back to its edge, and reported', () => {
  const { scene, source } = drawn([line({ end: { x: 1_900, y: 200 } })])

  expect(source.end).toEqual({ x: 1_200, y: 200 })
  expect(scene.notices).toContainEqual({ code: 'clamped', elementId: 'line' })
})

test('a line follows the theme in the color of text, or in an accent', () => {
  const colorOf = ({ painted: [first] }: NativeMark) =>
    first?.mark === 'path' && first.stroke?.paint.kind === 'solid' && first.stroke.paint.token

  expect(colorOf(drawn([line()]).mark)).toBe('dk1')
  expect(colorOf(drawn([line({ color: 'accent2' })]).mark)).toBe('accent2')
  expect(colorOf(drawn([line()], { theme: { id: 'nocturne', variant: 'dark' } }).mark)).toBe('lt1')
})
