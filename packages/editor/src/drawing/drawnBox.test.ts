import { deckLimits, page } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { snapLines } from '../canvas/snapBox.ts'
import { drawnBox } from './drawnBox.ts'

const free = { isSquare: false, isCentered: false }
const from = { x: 400, y: 300 }

describe('a box that is drawn', () => {
  test.each([
    ['down to the right', { x: 600, y: 420 }, { x: 400, y: 300, width: 200, height: 120 }],
    ['up to the left', { x: 250, y: 200 }, { x: 250, y: 200, width: 150, height: 100 }],
    ['up to the right', { x: 500, y: 100 }, { x: 400, y: 100, width: 100, height: 200 }],
  ])('%s is between both ends', (_, to, box) => {
    expect(drawnBox({ from, to, ...free })).toEqual({ box, guides: [] })
  })

  test('is a square with Shift, as large as the longer way', () => {
    const { box } = drawnBox({ from, to: { x: 340, y: 420 }, isSquare: true, isCentered: false })
    expect(box).toEqual({ x: 280, y: 300, width: 120, height: 120 })
  })

  test('is around the point that was pressed with Alt', () => {
    const { box } = drawnBox({ from, to: { x: 500, y: 360 }, isSquare: false, isCentered: true })
    expect(box).toEqual({ x: 300, y: 240, width: 200, height: 120 })
  })

  test('is never smaller or larger than a shape may be, and stays on the page', () => {
    for (const to of [
      { x: 401, y: 299 },
      { x: -900, y: 2_000 },
      { x: page.width + 50, y: page.height + 50 },
    ]) {
      const { box } = drawnBox({ from, to, ...free })
      for (const size of [box.width, box.height]) {
        expect(size).toBeGreaterThanOrEqual(deckLimits.shape.min)
        expect(size).toBeLessThanOrEqual(deckLimits.shape.max)
      }
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(page.width)
      expect(box.y + box.height).toBeLessThanOrEqual(page.height)
    }
  })

  test('snaps the corner under the pointer, and shows where', () => {
    const lines = snapLines([{ x: 640, y: 500, width: 100, height: 80 }])
    const { box, guides } = drawnBox({ from, to: { x: 637, y: 497 }, ...free, lines })
    expect(box).toEqual({ x: 400, y: 300, width: 240, height: 200 })
    expect(guides.map(({ axis, at }) => [axis, at])).toEqual([
      ['x', 640],
      ['y', 500],
    ])
  })
})
