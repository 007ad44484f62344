import { expect, test } from 'vitest'
import { visualOrder } from './visualOrder.ts'

function order(...levels: readonly number[]): string {
  const pieces = levels.map((level, index) => ({ level, name: 'abcdefgh'[index] }))
  return visualOrder(pieces)
    .map((piece) => piece.name)
    .join('')
}

test('leaves text from left to right as it is', () => {
  expect(order(0, 0, 0)).toBe('abc')
  expect(order()).toBe('')
})

test('reverses what runs from right to left, and not the numbers in it', () => {
  expect(order(0, 1, 1, 0)).toBe('acbd')
  expect(order(1, 2, 1)).toBe('cba')
  expect(order(0, 1, 2, 2, 1, 0)).toBe('aecdbf')
})
