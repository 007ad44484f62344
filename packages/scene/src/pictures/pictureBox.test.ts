import { expect, test } from 'vitest'
import { pictureBox } from './pictureBox.ts'

const box = { x: 100, y: 50, width: 200, height: 100 }
const wide = { width: 800, height: 200 }
const tall = { width: 100, height: 200 }

test.each([
  ['its middle', [0.5, 0.5], 0],
  ['its left edge', [0, 0.5], 100],
  ['its right edge', [1, 0.5], -100],
  ['a point of its own', [0.3, 0.5], 40],
] as const)('covers the box and keeps %s in view', (_, focus, x) => {
  expect(pictureBox({ box, fit: 'cover', focus }, wide)).toEqual({
    x,
    y: 50,
    width: 400,
    height: 100,
  })
})

test('keeps the upper part of a tall picture in view when the focus is there', () => {
  expect(pictureBox({ box, fit: 'cover', focus: [0.5, 0] }, tall)).toEqual({
    x: 100,
    y: 50,
    width: 200,
    height: 400,
  })
})

test('shows the whole picture in the middle', () => {
  expect(pictureBox({ box, fit: 'contain', focus: [0, 0] }, tall)).toEqual({
    x: 175,
    y: 50,
    width: 50,
    height: 100,
  })
})

test('fills the box at any ratio', () => {
  expect(pictureBox({ box, fit: 'fill', focus: [0, 0] }, tall)).toEqual(box)
})
