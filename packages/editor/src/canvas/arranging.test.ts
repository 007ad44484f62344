import { page } from '@deckloom/deck'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignBoxes, distributeBoxes, edges } from './alignBoxes.ts'
import { boundsOf, boxAround } from '@deckloom/scene'
import { clampToPage } from './clampToPage.ts'
import { scaleBoxes } from './scaleBoxes.ts'
import { snapBox, snapLines } from './snapBox.ts'
import { normalTurn, resizeTurned, turnTowards } from './turning.ts'

const boxArbitrary = fc
  .record({
    x: fc.integer({ min: 0, max: 1_000 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: 100, max: 300 }),
    height: fc.integer({ min: 75, max: 200 }),
  })
  .map(clampToPage)
const turnedArbitrary = fc.record({
  box: boxArbitrary,
  rotation: fc.integer({ min: -180, max: 180 }),
})

describe('a turned box', () => {
  test('is seen in the upright box around it', () => {
    const box = { x: 100, y: 100, width: 200, height: 40 }

    expect(boundsOf({ box, rotation: 90 }).x).toBeCloseTo(180)
    expect(boundsOf({ box, rotation: 90 }).height).toBeCloseTo(200)
    expect(boundsOf({ box, rotation: 0 })).toBe(box)
  })

  test('turns towards the pointer, with Shift by 15 degrees, and is drawn to upright', () => {
    const box = { x: 100, y: 100, width: 100, height: 100 }

    expect(turnTowards(box, { x: 150, y: 0 }, false)).toBe(0)
    expect(turnTowards(box, { x: 300, y: 150 }, false)).toBe(90)
    expect(turnTowards(box, { x: 152, y: 0 }, false)).toBe(0)
    expect(turnTowards(box, { x: 190, y: 60 }, false)).toBe(24)
    expect(turnTowards(box, { x: 190, y: 60 }, true)).toBe(30)
  })

  test('is turned by more than -180 and at most 180 degrees', () => {
    expect([540, -180, 190, -350, 0].map(normalTurn)).toEqual([180, 180, -170, 10, 0])
  })

  test('keeps the corner opposite to the handle where it is seen', () => {
    const corner = (box: { x: number; y: number; width: number; height: number }, turn: number) => {
      const angle = (turn * Math.PI) / 180
      const [dx, dy] = [-box.width / 2, -box.height / 2]
      return [
        box.x + box.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
        box.y + box.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ] as const
    }
    fc.assert(
      fc.property(
        turnedArbitrary,
        fc.integer({ min: -60, max: 200 }),
        fc.integer({ min: -60, max: 200 }),
        (turned, dx, dy) => {
          const resized = resizeTurned(turned, {
            handle: 'se',
            dx,
            dy,
            min: { width: 100, height: 75 },
            keepAspect: false,
          })
          // An upright box is also bounded by the page.
          const before = corner(turned.box, turned.rotation)
          const after = corner(resized, turned.rotation)
          expect(after[0]).toBeCloseTo(before[0], 5)
          expect(after[1]).toBeCloseTo(before[1], 5)
          expect(resized.width).toBeGreaterThanOrEqual(100 - 1e-9)
          expect(resized.height).toBeGreaterThanOrEqual(75 - 1e-9)
        },
      ),
    )
  })
})

describe('several boxes', () => {
  const three = [
    { box: { x: 100, y: 100, width: 100, height: 50 }, rotation: 0 },
    { box: { x: 300, y: 140, width: 200, height: 80 }, rotation: 0 },
    { box: { x: 800, y: 60, width: 50, height: 50 }, rotation: 0 },
  ]

  test.each([
    ['left', 'x', [100, 100, 100]],
    ['center', 'x', [425, 375, 450]],
    ['right', 'x', [750, 650, 800]],
    ['top', 'y', [60, 60, 60]],
    ['middle', 'y', [115, 100, 115]],
    ['bottom', 'y', [170, 140, 170]],
  ] as const)('are aligned at their %s', (edge, axis, places) => {
    expect(alignBoxes(three, edge).map((box) => box[axis])).toEqual(places)
  })

  test('are aligned on the page', () => {
    const frame = { x: 0, y: 0, ...page }

    expect(alignBoxes(three, 'right', frame).map(({ x }) => x)).toEqual([1100, 1000, 1150])
  })

  test('stand apart by equal gaps, the outermost where they were', () => {
    expect(distributeBoxes(three, 'across').map(({ x }) => x)).toEqual([100, 400, 800])
    expect(distributeBoxes(three, 'down').map(({ y }) => y)).toEqual([100, 140, 60])
    expect(distributeBoxes(three.slice(0, 2), 'across')).toEqual(
      three.slice(0, 2).map(({ box }) => box),
    )
  })

  test('are aligned as they are seen, whatever their turn', () => {
    fc.assert(
      fc.property(
        fc.array(turnedArbitrary, { minLength: 2, maxLength: 6 }),
        fc.constantFrom(...edges),
        (boxes, edge) => {
          const frame = boxAround(boxes.map(boundsOf))
          const aligned = alignBoxes(boxes, edge).map((box, index) =>
            boundsOf({ box, rotation: boxes[index]?.rotation ?? 0 }),
          )
          for (const box of aligned) {
            if (edge === 'left') expect(box.x).toBeCloseTo(frame?.x ?? 0)
            if (edge === 'bottom') {
              expect(box.y + box.height).toBeCloseTo((frame?.y ?? 0) + (frame?.height ?? 0))
            }
          }
        },
      ),
    )
  })

  test('grow alike from the corner opposite to the handle, on the page and within the limits of each', () => {
    const limits = { min: { width: 100, height: 30 }, max: page }
    const two = [
      { box: { x: 100, y: 100, width: 200, height: 100 }, rotation: 0, limits },
      { box: { x: 400, y: 100, width: 200, height: 100 }, rotation: 0, limits },
    ]

    expect(scaleBoxes(two, { handle: 'se', dx: 250, dy: 0 })).toEqual([
      { x: 100, y: 100, width: 300, height: 150 },
      { x: 550, y: 100, width: 300, height: 150 },
    ])
    expect(scaleBoxes(two, { handle: 'nw', dx: 900, dy: 900 })).toEqual([
      { x: 350, y: 150, width: 100, height: 50 },
      { x: 500, y: 150, width: 100, height: 50 },
    ])
    const [, last] = scaleBoxes(two, { handle: 'se', dx: 5_000, dy: 0 })
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(page.width)
  })
})

describe('equal gaps', () => {
  const row = [
    { x: 100, y: 100, width: 100, height: 100 },
    { x: 240, y: 100, width: 100, height: 100 },
  ]

  test('draw a box behind or before two others, and show the gaps', () => {
    const behind = snapBox({ x: 384, y: 130, width: 110, height: 20 }, snapLines(row))
    const before = snapBox({ x: -48, y: 130, width: 113, height: 20 }, snapLines(row))

    expect(behind.box.x).toBe(380)
    expect(behind.bars).toEqual([
      { axis: 'x', from: 200, to: 240, at: 140 },
      { axis: 'x', from: 340, to: 380, at: 140 },
    ])
    expect(before.box.x).toBe(-53)
  })

  test('draw a box to the middle between two others', () => {
    const apart = [
      { x: 100, y: 100, width: 100, height: 100 },
      { x: 700, y: 100, width: 100, height: 100 },
    ]

    expect(snapBox({ x: 386, y: 130, width: 130, height: 20 }, snapLines(apart)).box.x).toBe(385)
  })

  test('are looked for in the same row only', () => {
    const far = snapBox({ x: 384, y: 430, width: 110, height: 20 }, snapLines(row))

    expect(far.bars).toEqual([])
  })

  test('a box within reach of any line or gap never moves further than the reach', () => {
    fc.assert(
      fc.property(fc.array(boxArbitrary, { maxLength: 8 }), boxArbitrary, (others, box) => {
        const snapped = snapBox(box, snapLines(others))
        expect(Math.abs(snapped.box.x - box.x)).toBeLessThanOrEqual(6)
        expect(Math.abs(snapped.box.y - box.y)).toBeLessThanOrEqual(6)
        for (const { from, to } of snapped.bars) expect(to).toBeGreaterThan(from)
      }),
    )
  })
})

test('a guide that somebody placed draws a box', () => {
  const guides = [
    { axis: 'x', at: 333 },
    { axis: 'y', at: 71 },
  ] as const
  const { box, guides: shown } = snapBox(
    { x: 330, y: 74, width: 97, height: 41 },
    snapLines([], { guides }),
  )
  expect(box).toMatchObject({ x: 333, y: 71 })
  expect(shown.map(({ axis, at }) => ({ axis, at }))).toEqual(guides)
})

test('the lines of a grid that is shown draw a box too', () => {
  const lines = snapLines([], { grid: 25 })

  expect(snapBox({ x: 128, y: 53, width: 110, height: 33 }, lines).box).toMatchObject({
    x: 125,
    y: 50,
  })
})
