import { expect, test } from 'vitest'
import { placeCorner } from './placeCorner.ts'

const a = { x: 100, y: 100 }
const b = { x: 300, y: 100 }
const c = { x: 300, y: 300 }

test('a click adds a corner', () => {
  expect(placeCorner([], a, 12)).toEqual({ next: a, corners: [a] })
  expect(placeCorner([a, b], c, 12)).toEqual({ next: c, corners: [a, b, c] })
})

test('a click on the first of three corners closes the outline, exactly there', () => {
  expect(placeCorner([a, b, c], { x: 108, y: 104 }, 12)).toEqual({
    next: a,
    corners: [a, b, c],
    ends: 'closed',
  })
  // Two corners enclose nothing.
  expect(placeCorner([a, b], { x: 108, y: 104 }, 12).ends).toBeUndefined()
})

test('a double-click ends the outline at its last corner, and adds none twice', () => {
  expect(placeCorner([a, b], { x: 303, y: 101 }, 12)).toEqual({
    next: b,
    corners: [a, b],
    ends: 'open',
  })
  expect(placeCorner([a], { x: 103, y: 101 }, 12)).toEqual({ next: a, corners: [a] })
  // Near, but not on it, is a corner of its own.
  expect(placeCorner([a, b], { x: 309, y: 101 }, 12).corners).toHaveLength(3)
})
