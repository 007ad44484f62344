import { expect, test } from 'vitest'
import type { Quote } from './findQuote.ts'
import { followWords } from './followWords.ts'

const words: Quote = { quote: 'at the berth', offset: 9 }
const before = 'Ships at the berth wait at the berth'

function followed(after: string, from = before, quote: Partial<Quote> = {}): Quote {
  const { now, ...there }: Quote = { ...words, ...quote }
  const edit = { before: from, after }
  const moved = followWords({ ...there, now }, edit)
  return moved ? { ...there, ...moved } : { ...there, ...(now !== undefined && { now }) }
}

test('words move with what is written before them, and stay for what is written after them', () => {
  expect(followed('All ships at the berth wait at the berth', before, { offset: 6 })).toEqual({
    ...words,
    offset: 10,
  })
  const edit = { before, after: `${before}, too` }
  expect(followWords({ ...words, offset: 6 }, edit)).toBeUndefined()
})

test('words grow with what is written within them, and shrink with what is deleted', () => {
  const there = { offset: 6 }
  expect(followed('Ships at the old berth wait at the berth', before, there)).toEqual({
    ...words,
    ...there,
    now: 'at the old berth',
  })
  expect(followed('Ships berth wait at the berth', before, there)).toEqual({
    ...words,
    ...there,
    now: 'berth',
  })
  expect(followed('Ships at the quay wait at the berth', before, there)).toMatchObject({
    now: 'at the quay',
  })
})

test('an edit over an end of the words leaves them what is left of them', () => {
  expect(followed('Ships at the gate at the berth', before, { offset: 6 })).toMatchObject({
    offset: 6,
    now: 'at the ',
  })
  expect(followed('Nobody is at berth wait at the berth', before, { offset: 6 })).toMatchObject({
    now: ' berth',
  })
})

test('deleted words are gone, and do not go to others that are spelled alike', () => {
  const gone = followed('Ships wait at the berth', before, { offset: 6 })
  expect(gone).toEqual({ ...words, offset: 6, now: '' })
  const other = 'Ships wait at the berth, all of them'
  expect(followed(other, 'Ships wait at the berth', gone)).toEqual(gone)
})

test('words that are written anew are found again', () => {
  const gone = { ...words, offset: 6, now: '' }
  expect(followed(before, 'Ships wait at the berth', gone)).toEqual({ ...words, offset: 6 })
  expect(followed('Ships at the berth', 'Ships at the bert', gone)).toEqual({
    ...words,
    offset: 6,
  })
})

test('words that come back letter by letter to what they were are as quoted', () => {
  const grown = { ...words, offset: 6, now: 'at the old berth' }
  expect(followed('Ships at the berth wait', 'Ships at the old berth wait', grown)).toEqual({
    ...words,
    offset: 6,
  })
})

test('several edits at once keep words that are still among them', () => {
  expect(
    followed('Most ships lie at the berth and wait at the quay', before, { offset: 6 }),
  ).toMatchObject({ offset: 15 })
})

test('words that another text replaces altogether are gone', () => {
  expect(followed('Nothing', before, { offset: 6 }).now).toBe('')
  expect(followed('', before, { offset: 6 }).now).toBe('')
})
