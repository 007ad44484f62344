import { expect, test } from 'vitest'
import { caretAfter } from './caretAfter.ts'

const move = (before: string, after: string) =>
  caretAfter(before.replace('|', ''), after, before.indexOf('|'))

test.each([
  ['One| two', 'One two three', 3],
  ['One two|', 'Only one two', 12],
  ['One| two', 'The One two', 7],
  ['One t|wo', 'One and so on', 13],
  ['aa|a', 'aaaa', 2],
  ['|', 'New', 0],
])('the caret in "%s" is at its place in "%s"', (before, after, place) => {
  expect(move(before, after)).toBe(place)
})
