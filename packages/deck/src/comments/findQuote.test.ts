import { expect, test } from 'vitest'
import { findQuote } from './findQuote.ts'

const text = 'Water level to the centimeter\nSilt to the inch\nWind to the knot'
const at = (quote: string, offset: number) => findQuote(text, { quote, offset })

test('finds words where they were, and over the end of a line', () => {
  expect(at('Silt', 30)).toEqual({ from: 30, to: 34 })
  expect(at('centimeter\nSilt', 19)).toEqual({ from: 19, to: 34 })
})

test('follows words that text before them has moved', () => {
  expect(at('Silt', 3)).toEqual({ from: 30, to: 34 })
  expect(at('Silt', 900)).toEqual({ from: 30, to: 34 })
})

test('of several matches takes the nearest, and of two as near the earlier', () => {
  expect([0, 30, 60].map((offset) => at('to the', offset)?.from)).toEqual([12, 35, 52])
  expect(findQuote('ab ab', { quote: 'ab', offset: 1.5 })?.from).toBe(0)
  expect(findQuote('aaaa', { quote: 'aa', offset: 1 })?.from).toBe(1)
})

test('words that were changed or deleted are gone', () => {
  expect(at('to the mile', 12)).toBeUndefined()
  expect(findQuote('', { quote: 'a', offset: 0 })).toBeUndefined()
})
