import { expect, test } from 'vitest'
import { panBy, zoomStyle, zoomTo } from './zoom.ts'

test('zooming keeps the point under the pointer where it is', () => {
  const zoom = zoomTo(undefined, 2, { x: 0.75, y: 0.25 })
  expect(zoom).toEqual({ scale: 2, x: 0.625, y: 0.375 })
  // The point of the slide under the pointer, at each scale.
  const under = (at: { scale: number; x: number; y: number } | undefined) =>
    at && [at.x + 0.25 / at.scale, at.y - 0.25 / at.scale]
  expect(under(zoom)).toEqual([0.75, 0.25])
  expect(under(zoomTo(zoom, 4, { x: 0.75, y: 0.25 }))).toEqual([0.75, 0.25])
})

test('the slide never leaves the frame', () => {
  const corner = zoomTo(undefined, 2, { x: 0, y: 0 })
  expect(corner).toEqual({ scale: 2, x: 0.25, y: 0.25 })
  expect(corner && panBy(corner, { x: 3, y: 0.1 })).toEqual({ scale: 2, x: 0.25, y: 0.25 })
  expect(corner && panBy(corner, { x: -9, y: -0.5 })).toEqual({ scale: 2, x: 0.75, y: 0.5 })
})

test('the scale is between the whole slide and five times', () => {
  expect(zoomTo(undefined, 40)?.scale).toBe(5)
  expect(zoomTo({ scale: 2, x: 0.3, y: 0.3 }, 0.4)).toBeUndefined()
  expect(zoomTo({ scale: 2, x: 0.3, y: 0.3 }, 1)).toBeUndefined()
})

test('a whole slide has no transform', () => {
  expect(zoomStyle(undefined)).toBeUndefined()
  expect(zoomStyle({ scale: 2, x: 0.25, y: 0.5 })?.transform).toContain('scale(2)')
})
