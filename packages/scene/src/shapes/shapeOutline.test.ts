import type { ShapeData } from '@deckloom/deck'
import { shapeDataSchema } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { flattenPath } from '../parts/flattenPath.ts'
import { shapeOutline } from './shapeOutline.ts'

const types = shapeDataSchema.shape.type.options
const box = { x: 100, y: 50, width: 300, height: 180 }

function corners(type: ShapeData['type']) {
  const shape = { type, fillColor: '#3B82F6', width: 300, height: 180 }
  return flattenPath(shapeOutline(shape, box)).flat()
}

test('has an outline for each of the 24 shapes', () => {
  expect(types.length).toBe(24)
  for (const type of types) expect(corners(type).length).toBeGreaterThan(2)
})

describe.each(types.filter((type) => type !== 'speech-bubble'))('%s', (type) => {
  test('stays in its box', () => {
    for (const [x, y] of corners(type)) {
      expect(x).toBeGreaterThanOrEqual(box.x - 3)
      expect(x).toBeLessThanOrEqual(box.x + box.width + 3)
      expect(y).toBeGreaterThanOrEqual(box.y - 3)
      expect(y).toBeLessThanOrEqual(box.y + box.height + 3)
    }
  })
})

test('a speech bubble is one outline whose tail points below its box', () => {
  const shape = { type: 'speech-bubble', fillColor: '#3B82F6', width: 300, height: 180 } as const
  const subpaths = flattenPath(shapeOutline(shape, box))

  expect(subpaths.length).toBe(1)
  expect(Math.max(...subpaths.flat().map(([, y]) => y))).toBeCloseTo(50 + 180 * 1.125)
})

test('a rectangle takes the corner radius that it is given', () => {
  const shape = { type: 'rectangle', fillColor: '#3B82F6', width: 300, height: 180 } as const

  expect(shapeOutline(shape, box)).not.toContain('C')
  expect(shapeOutline({ ...shape, borderRadius: 20 }, box)).toContain('C')
})
