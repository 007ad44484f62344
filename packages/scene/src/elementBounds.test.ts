import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { elementBounds } from './elementBounds.ts'
import { hitTest } from './hitTest.ts'
import { sceneFor } from './sceneFor.ts'
import { sampleSlide, slideOf } from './testing/sampleSlides.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

function layOut(slide: ReturnType<typeof slideOf>) {
  return sceneFor(slide, { fonts, deckTitle: 'Deck', index: 0, count: 1 })
}

const boxed = slideOf({
  bullet_points: ['One', 'Two'],
  text_elements: [
    {
      id: 'text-1',
      type: 'text',
      content: 'Turned',
      position: { x: 500, y: 300, width: 200, height: 40 },
      rotation: 90,
      style: {},
    },
    {
      id: 'text-2',
      type: 'text',
      content: 'Above',
      position: { x: 560, y: 300, width: 200, height: 40 },
      style: {},
    },
  ],
})

test('lists title, bullets and elements in painting order and leaves the furniture out', () => {
  const bounds = elementBounds(layOut({ ...boxed, eyebrow: 'The problem' }))

  expect(bounds.map(({ elementId }) => elementId)).toEqual([
    'title-slide-1',
    'bullets-slide-1',
    'text-1',
    'text-2',
  ])
})

test('draws one box around all the parts of a component', () => {
  const scene = layOut(sampleSlide('kpi row', 'typical'))
  const parts = scene.marks.filter(({ origin }) => origin?.role === 'bullets')

  const bounds = elementBounds(scene).find(({ role }) => role === 'bullets')

  expect(parts.length).toBe(4)
  expect(bounds?.box.x).toBe(Math.min(...parts.map(({ box }) => box.x)))
  const right = Math.max(...parts.map(({ box }) => box.x + box.width))
  expect((bounds?.box.x ?? 0) + (bounds?.box.width ?? 0)).toBe(right)
  expect(right).toBeGreaterThan(1_100)
})

test('finds the topmost element under a point', () => {
  const scene = layOut(boxed)

  expect(hitTest(scene, { x: 600, y: 320 })?.elementId).toBe('text-2')
  expect(hitTest(scene, { x: 70, y: 80 })?.elementId).toBe('title-slide-1')
  expect(hitTest(scene, { x: 1_190, y: 400 })).toBeUndefined()
})

test('follows the rotation of an element', () => {
  const scene = layOut(boxed)

  expect(hitTest(scene, { x: 600, y: 400 })?.elementId).toBe('text-1')
  expect(hitTest(scene, { x: 515, y: 320 })?.elementId).not.toBe('text-1')
})
