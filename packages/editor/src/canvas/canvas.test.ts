import { page } from '@deckloom/deck'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampToPage } from './clampToPage.ts'
import { fullSlide } from '../testing/slides.ts'
import { findElement } from '../edits/elements.ts'
import { handles, resizeBox } from './resizeBox.ts'
import { sizeLimits } from './sizeLimits.ts'
import { snapBox, snapLines } from './snapBox.ts'

const ofText = limitsOf('a-text')
const ofPicture = limitsOf('a-free')
const picture = { x: 400, y: 200, width: 400, height: 300 }

type Drag = readonly [dx: number, dy: number, keepAspect?: boolean]

function resize(handle: (typeof handles)[number], ...[dx, dy, keepAspect = false]: Drag) {
  return resizeBox(picture, { handle, dx, dy, keepAspect, min: ofPicture.min })
}

function limitsOf(id: string) {
  const element = findElement(fullSlide('a'), id)
  if (!element) throw new Error(`The slide has no ${id}`)
  return sizeLimits(element)
}

describe('snapBox', () => {
  test('draws a box within 6 units to the edge of another', () => {
    const lines = snapLines([{ x: 100, y: 100, width: 200, height: 50 }])

    expect(snapBox({ x: 106, y: 300, width: 80, height: 20 }, lines)).toEqual({
      box: { x: 100, y: 300, width: 80, height: 20 },
      guides: [{ axis: 'x', at: 100, pageCenter: false }],
      bars: [],
    })
    expect(snapBox({ x: 107, y: 300, width: 80, height: 20 }, lines).guides).toEqual([])
  })

  test('draws a center to the middle of the page and says so', () => {
    const snapped = snapBox({ x: 497, y: 313, width: 200, height: 50 }, snapLines([]))

    expect(snapped.box).toMatchObject({ x: 500, y: 312.5 })
    expect(snapped.guides).toEqual([
      { axis: 'x', at: 600, pageCenter: true },
      { axis: 'y', at: 337.5, pageCenter: true },
    ])
  })

  test('takes the nearest of several lines', () => {
    const lines = snapLines([
      { x: 100, y: 0, width: 10, height: 10 },
      { x: 104, y: 0, width: 400, height: 10 },
    ])

    expect(snapBox({ x: 103, y: 300, width: 50, height: 20 }, lines).box.x).toBe(104)
  })
})

describe('resizeBox', () => {
  test('moves the edges of the handle and leaves the opposite ones', () => {
    expect(resize('se', 40, 30)).toEqual({ x: 400, y: 200, width: 440, height: 330 })
    expect(resize('nw', 40, 30)).toEqual({ x: 440, y: 230, width: 360, height: 270 })
    expect(resize('e', 40, 999)).toEqual({ x: 400, y: 200, width: 440, height: 300 })
  })

  test('keeps the proportions of a picture when a corner is dragged', () => {
    expect(resize('se', 200, 0, true)).toEqual({ x: 400, y: 200, width: 600, height: 450 })
    expect(resize('nw', -100, 0, true)).toEqual({ x: 300, y: 125, width: 500, height: 375 })
    expect(resize('e', 100, 0, true)).toMatchObject({ width: 500, height: 300 })
  })

  test('L-019 makes no text box smaller than 100 x 30, and no picture smaller than 100 x 75', () => {
    const smallest = { dx: -999, dy: -999, handle: 'se', keepAspect: false } as const

    expect(resizeBox(picture, { ...smallest, min: ofText.min })).toMatchObject({
      width: 100,
      height: 30,
    })
    expect(resizeBox(picture, { ...smallest, min: ofPicture.min })).toMatchObject({
      width: 100,
      height: 75,
    })
    expect(resizeBox(picture, { ...smallest, min: ofPicture.min, keepAspect: true })).toMatchObject(
      { width: 100, height: 75 },
    )
  })

  test('O-008 makes no shape smaller than 50 or larger than 600 either way', () => {
    const { min, max } = limitsOf('a-shape')
    const start = { x: 100, y: 20, width: 200, height: 120 }
    const drag = (by: number, keepAspect: boolean) =>
      resizeBox(start, { handle: 'se', dx: by, dy: by, min, max, keepAspect })

    expect(drag(-999, false)).toMatchObject({ width: 50, height: 50 })
    expect(drag(999, false)).toMatchObject({ width: 600, height: 600 })
    expect(drag(999, true)).toMatchObject({ width: 600, height: 360 })
    expect(
      resizeBox({ ...start, x: 900 }, { handle: 'w', dx: -999, dy: 0, min, max, keepAspect: true }),
    ).toMatchObject({ x: 500, width: 600, height: 120 })
  })

  test('stays on the page and above the minimum for any drag of any handle', () => {
    const start = fc
      .record({
        x: fc.integer({ min: 0, max: 900 }),
        y: fc.integer({ min: 0, max: 500 }),
        width: fc.integer({ min: 100, max: 300 }),
        height: fc.integer({ min: 75, max: 175 }),
      })
      .map(clampToPage)
    const move = fc.integer({ min: -2_000, max: 2_000 })

    fc.assert(
      fc.property(
        start,
        fc.constantFrom(...handles),
        fc.record({ dx: move, dy: move, keepAspect: fc.boolean() }),
        (box, handle, drag) => {
          const resized = resizeBox(box, { ...drag, handle, min: ofPicture.min })

          expect(resized.width).toBeGreaterThanOrEqual(100 - 1e-9)
          expect(resized.height).toBeGreaterThanOrEqual(75 - 1e-9)
          expect(resized.x).toBeGreaterThanOrEqual(-1e-9)
          expect(resized.y).toBeGreaterThanOrEqual(-1e-9)
          expect(resized.x + resized.width).toBeLessThanOrEqual(page.width + 1e-9)
          expect(resized.y + resized.height).toBeLessThanOrEqual(page.height + 1e-9)
        },
      ),
    )
  })
})

test('L-002 a box that is larger than the page of 1200 x 675 is cut to it', () => {
  expect(clampToPage({ x: -5, y: 50, width: 1_500, height: 700 })).toEqual({
    x: 0,
    y: 0,
    width: 1200,
    height: 675,
  })
})
