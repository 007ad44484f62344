import { type ShapeData, shapeTypeSchema } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { flattenPath } from '../parts/decoration/flattenPath.ts'
import { shapeGeometry } from './shapeGeometry.ts'

const types = shapeTypeSchema.options
const boxes = [
  { x: 100, y: 50, width: 300, height: 180 },
  { x: 100, y: 50, width: 150, height: 150 },
  { x: 100, y: 50, width: 60, height: 400 },
]

function shapeOf(type: ShapeData['type']): ShapeData {
  return { type, fillColor: '#3B82F6', width: 300, height: 180 }
}

test('has an outline for each of the 24 shapes', () => {
  expect(types.length).toBe(24)
  for (const type of types) {
    const { outline } = shapeGeometry(shapeOf(type), { x: 0, y: 0, width: 90, height: 60 })
    expect(flattenPath(outline).flat().length).toBeGreaterThan(2)
  }
})

describe.each(types)('%s', (type) => {
  test.each(boxes)('is drawn in its box, and so is its text ($width by $height)', (box) => {
    const { outline, textBox } = shapeGeometry(shapeOf(type), box)
    // The tail of a speech bubble leaves the box.
    const bottom = box.y + box.height * (type === 'speech-bubble' ? 1.125 : 1)

    for (const [x, y] of flattenPath(outline).flat()) {
      expect(x).toBeGreaterThanOrEqual(box.x - box.width * 0.01)
      expect(x).toBeLessThanOrEqual(box.x + box.width * 1.01)
      expect(y).toBeGreaterThanOrEqual(box.y - box.height * 0.01)
      expect(y).toBeLessThanOrEqual(bottom + box.height * 0.01)
    }
    expect(textBox.x).toBeGreaterThanOrEqual(box.x)
    expect(textBox.y).toBeGreaterThanOrEqual(box.y)
    expect(textBox.x + textBox.width).toBeLessThanOrEqual(box.x + box.width)
    expect(textBox.y + textBox.height).toBeLessThanOrEqual(box.y + box.height)
    expect(Math.min(textBox.width, textBox.height)).toBeGreaterThan(0)
  })
})

test('a speech bubble is one outline whose tail points below its box', () => {
  const box = { x: 100, y: 50, width: 300, height: 180 }

  const subpaths = flattenPath(shapeGeometry(shapeOf('speech-bubble'), box).outline)

  expect(subpaths.length).toBe(1)
  expect(Math.max(...subpaths.flat().map(([, y]) => y))).toBeCloseTo(50 + 180 * 1.125)
})

test('a rectangle takes the corner radius that it is given, and no other shape does', () => {
  const box = { x: 0, y: 0, width: 300, height: 180 }
  const outline = (shape: ShapeData): string => shapeGeometry(shape, box).outline

  expect(outline(shapeOf('rectangle'))).not.toContain('C')
  expect(outline({ ...shapeOf('rectangle'), borderRadius: 20 })).toContain('C')
  expect(outline({ ...shapeOf('rounded-rect'), borderRadius: 50 })).toBe(
    outline(shapeOf('rounded-rect')),
  )
})

test('only a cloud has lines inside its outline', () => {
  const box = { x: 0, y: 0, width: 300, height: 180 }
  const folded = types.filter((type) => shapeGeometry(shapeOf(type), box).inner !== undefined)

  expect(folded).toEqual(['cloud'])
})
