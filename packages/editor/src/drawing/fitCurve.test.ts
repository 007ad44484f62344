import type { Point } from '@deckloom/scene'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Curve, fitCurve } from './fitCurve.ts'

/** Points of a drawing, in whole pixels as a pointer gives them. */
function traced(count: number, at: (share: number) => Point): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = at(index / (count - 1))
    return { x: Math.round(x), y: Math.round(y) }
  })
}

function sampled(start: Point, curves: readonly Curve[]): readonly Point[] {
  let from = start
  return curves.flatMap(([one, two, to]) => {
    const points = Array.from({ length: 65 }, (_, index) => {
      const t = index / 64
      const s = 1 - t
      const at = (axis: 'x' | 'y') =>
        s ** 3 * from[axis] +
        3 * s * s * t * one[axis] +
        3 * s * t * t * two[axis] +
        t ** 3 * to[axis]
      return { x: at('x'), y: at('y') }
    })
    from = to
    return points
  })
}

function farthest(points: readonly Point[], others: readonly Point[]): number {
  return Math.max(
    ...points.map(({ x, y }) =>
      Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y))),
    ),
  )
}

const wave = traced(300, (t) => ({ x: 100 + t * 600, y: 300 + Math.sin(t * 12) * 90 }))

test('a wave of 300 points becomes a few curves that pass them within the tolerance', () => {
  const curves = fitCurve(wave, 1.5)
  const drawn = sampled(wave[0] ?? { x: 0, y: 0 }, curves)

  expect(curves.length).toBeLessThanOrEqual(12)
  expect(farthest(wave, drawn)).toBeLessThan(2)
  // And the curve goes nowhere else.
  expect(farthest(drawn, wave)).toBeLessThan(4)
})

test('curves of a smooth drawing go on without a kink', () => {
  const curves = fitCurve(wave, 1.5)
  const kinks = curves.slice(1).map(([leaving], index) => {
    const [, arriving, at] = curves[index] ?? [leaving, leaving, leaving]
    const before = Math.atan2(at.y - arriving.y, at.x - arriving.x)
    const after = Math.atan2(leaving.y - at.y, leaving.x - at.x)
    return Math.abs(Math.sin(before - after))
  })

  expect(kinks.length).toBeGreaterThan(2)
  expect(Math.max(...kinks)).toBeLessThan(0.001)
})

test('a sharp turn stays sharp', () => {
  const corner = { x: 400, y: 100 }
  const zigzag = [
    ...traced(60, (t) => ({ x: 100 + t * 300, y: 400 - t * 300 })),
    ...traced(60, (t) => ({ x: 400 + t * 300, y: 100 + t * 300 })).slice(1),
  ]

  const curves = fitCurve(zigzag, 1.5)

  expect(curves).toHaveLength(2)
  expect(curves[0]?.[2]).toEqual(corner)
})

test('a straight stroke is one curve', () => {
  const stroke = traced(80, (t) => ({ x: 100 + t * 400, y: 200 }))

  expect(fitCurve(stroke, 1.5)).toHaveLength(1)
})

test('any drawing is passed from its first to its last point, with handles near it', () => {
  const coordinate = fc.integer({ min: 0, max: 600 })
  const drawing = fc
    .uniqueArray(fc.record({ x: coordinate, y: coordinate }), {
      minLength: 2,
      maxLength: 60,
      selector: ({ x, y }) => `${x} ${y}`,
    })
    .filter((points) =>
      points.every(({ x, y }, index) => {
        const before = points[index - 1]
        return !before || x !== before.x || y !== before.y
      }),
    )
  fc.assert(
    fc.property(drawing, (points) => {
      const curves = fitCurve(points, 2)
      const [start] = points
      if (!start) throw new Error('There is no start')

      expect(curves.at(-1)?.[2]).toEqual(points.at(-1))
      expect(curves.length).toBeLessThan(points.length)
      expect(farthest(points, sampled(start, curves))).toBeLessThan(6)
      for (const { x, y } of curves.flat()) {
        expect(Number.isFinite(x + y)).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})
