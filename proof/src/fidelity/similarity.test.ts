import { seededRandom } from '@deckloom/text/testing'
import { expect, test } from 'vitest'
import type { Raster } from './raster.ts'
import { similarity } from './similarity.ts'

function rasterOf(value: (x: number, y: number) => number, side = 64): Raster {
  const rgb = new Uint8Array(side * side * 3)
  for (let at = 0; at < side * side; at += 1) {
    rgb.fill(value(at % side, Math.floor(at / side)), at * 3, at * 3 + 3)
  }
  return { width: side, height: side, rgb }
}

const stripes = rasterOf((x) => (x % 8 < 4 ? 0 : 255))

test('a picture is wholly similar to itself', () => {
  expect(similarity(stripes, stripes)).toBe(1)
})

test('two flat grays differ by their means alone', () => {
  // (2 * 100 * 200 + C1) / (100 * 100 + 200 * 200 + C1)
  expect(
    similarity(
      rasterOf(() => 100),
      rasterOf(() => 200),
    ),
  ).toBeCloseTo(0.800_03, 5)
  expect(
    similarity(
      rasterOf(() => 0),
      rasterOf(() => 255),
    ),
  ).toBeCloseTo(0.000_1, 5)
})

test('a picture and its negative are as unlike as can be', () => {
  const negative = rasterOf((x) => (x % 8 < 4 ? 255 : 0))

  // Covariance is minus the variance, 127.5 squared: (C2 - 2 v) / (C2 + 2 v)
  expect(similarity(stripes, negative)).toBeCloseTo(-0.996_41, 4)
})

test('half the contrast about the same mean costs a fifth', () => {
  const paler = rasterOf((x) => (x % 8 < 4 ? 64 : 191))

  // (2 * 8096.25 + C2) / (16256.25 + 4032.25 + C2) with deviations of 127.5 and 63.5
  expect(similarity(stripes, paler)).toBeCloseTo(0.798_7, 3)
})

test('unrelated noise is hardly similar', () => {
  const [one, other] = [seededRandom(1), seededRandom(2)].map((random) =>
    rasterOf(() => random() * 255),
  )

  expect(similarity(one ?? stripes, other ?? stripes)).toBeLessThan(0.2)
})

test('refuses pictures of two sizes', () => {
  expect(() =>
    similarity(
      stripes,
      rasterOf(() => 0, 32),
    ),
  ).toThrow('64 x 64 is not 32 x 32')
})
