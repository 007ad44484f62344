import { expect, test } from 'vitest'
import type { Box } from '@deckloom/deck'
import { clipFill, clipLine } from './clipOutline.ts'
import { outlineBounds, parseOutline, type Outline } from './outline.ts'
import { recognizePreset } from './recognizePreset.ts'

const kappa = 0.5522847498
const ellipse =
  `M100 50C100 ${50 + 50 * kappa} ${50 + 50 * kappa} 100 50 100` +
  `C${50 - 50 * kappa} 100 0 ${50 + 50 * kappa} 0 50` +
  `C0 ${50 - 50 * kappa} ${50 - 50 * kappa} 0 50 0` +
  `C${50 + 50 * kappa} 0 100 ${50 - 50 * kappa} 100 50Z`
const handle = 10 - 10 * kappa
const roundRectangle =
  `M10 0L90 0C${100 - handle} 0 100 ${handle} 100 10L100 50C100 ${60 - handle} ${100 - handle} 60 90 60` +
  `L10 60C${handle} 60 0 ${60 - handle} 0 50L0 10C0 ${handle} ${handle} 0 10 0Z`

function presetOf(d: string) {
  const outline = parseOutline(d)
  const box = outlineBounds(outline)
  return box && recognizePreset(outline, box)
}

function boundsOf(outline: Outline): Box | undefined {
  return outlineBounds(outline)
}

test('reads commands whose letter serves several groups of numbers', () => {
  expect(parseOutline('M1,2 3-4L.5 1e1Z')).toEqual([
    { kind: 'move', to: [1, 2] },
    { kind: 'line', to: [3, -4] },
    { kind: 'line', to: [0.5, 10] },
    { kind: 'close' },
  ])
})

test('the bounds of a curve are those of its ink, not of its handles', () => {
  expect(boundsOf(parseOutline('M0 0C0 -40 100 -40 100 0'))).toEqual({
    x: 0,
    y: -30,
    width: 100,
    height: 30,
  })
})

test('a path without points has no bounds', () => {
  expect(boundsOf(parseOutline(''))).toBeUndefined()
})

test.each([
  ['a rectangle', 'M10 20L110 20L110 70L10 70Z', { name: 'rect', adjust: {} }],
  [
    'a rectangle that goes back to its start',
    'M0 0L0 5L9 5L9 0L0 0Z',
    { name: 'rect', adjust: {} },
  ],
  ['an ellipse', ellipse, { name: 'ellipse', adjust: {} }],
  ['a round rectangle', roundRectangle, { name: 'roundRect', adjust: { adj: 16_667 } }],
])('recognizes %s', (_, d, preset) => {
  expect(presetOf(d)).toEqual(preset)
})

test.each([
  ['a slanted box', 'M10 0L110 0L100 50L0 50Z'],
  ['a bow tie', 'M0 0L10 10L10 0L0 10Z'],
  ['an open box', 'M0 0L10 0L10 10L0 10'],
  ['two boxes', 'M0 0L10 0L10 10L0 10ZM20 0L30 0L30 10L20 10Z'],
  ['a lens', 'M0 5C3 0 7 0 10 5C7 10 3 10 0 5Z'],
  ['a round box with one square corner', roundRectangle.replace(/L0 10C.*Z/, 'L0 0Z')],
])('leaves %s a path', (_, d) => {
  expect(presetOf(d)).toBeUndefined()
})

const window: Box = { x: 0, y: 0, width: 100, height: 100 }

test('a path inside the clip is left as it is', () => {
  const outline = parseOutline(ellipse)

  expect(clipFill(outline, window)).toBe(outline)
  expect(clipLine(outline, window)).toBe(outline)
})

test('a path outside the clip is gone', () => {
  expect(clipFill(parseOutline('M200 0L300 0L300 50Z'), window)).toEqual([])
})

test('what hangs out of the clip is cut off', () => {
  const cut = clipFill(parseOutline('M50 -50L150 50L50 150L-50 50Z'), window)

  expect(boundsOf(cut)).toEqual(window)
  expect(clipFill(parseOutline('M50 0C200 0 200 60 50 60Z'), window).length).toBeGreaterThan(8)
})

test('a shape around the whole clip becomes the clip', () => {
  const cut = clipFill(parseOutline('M-10 -10L110 -10L110 110L-10 110Z'), window)

  expect(boundsOf(cut)).toEqual(window)
  expect(cut).toHaveLength(5)
})

test('a line that leaves and comes back is cut in two, and not led along the edge', () => {
  const cut = clipLine(parseOutline('M20 50L20 150L80 150L80 50'), window)

  expect(cut).toEqual([
    { kind: 'move', to: [20, 50] },
    { kind: 'line', to: [20, 100] },
    { kind: 'move', to: [80, 100] },
    { kind: 'line', to: [80, 50] },
  ])
})
