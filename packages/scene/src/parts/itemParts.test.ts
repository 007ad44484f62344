import { expect, test } from 'vitest'
import { figureParts, itemParts, nameAndNote } from './itemParts.ts'
import { listHalves } from './listHalves.ts'

test.each([
  ['Sense: A sensor reads.', 'Sense', 'A sensor reads.'],
  ['Sense\nA sensor reads.', 'Sense', 'A sensor reads.'],
  ['Short enough', 'Short enough', ''],
])('shows %j as a lead and its detail', (text, lead, detail) => {
  expect(itemParts({ text })).toMatchObject({ lead, detail })
})

test('has no parts for a long sentence without a lead-in', () => {
  expect(itemParts({ text: 'A sentence that goes on and on without a stop' })).toBeUndefined()
})

test.each([
  ['1 in 4: doses is lost', '1 in 4', 'doses is lost'],
  ['€ 61m revenue last year', '€ 61m', 'revenue last year'],
  ['−38 % flood peak', '−38 %', 'flood peak'],
  ['1.4x net debt', '1.4x', 'net debt'],
  ['12 teams in nine countries', '12', 'teams in nine countries'],
])('finds the figure of %j', (text, lead, detail) => {
  expect(figureParts({ text })).toMatchObject({ lead, detail })
})

test('never takes a unit for a label', () => {
  expect(figureParts({ text: '38 %' })).toBeUndefined()
})

test('parts a label at its first comma, stop or bracket', () => {
  expect(nameAndNote('first token, down from then')).toEqual(['first token', 'down from then'])
  expect(nameAndNote('on disk (fits a phone)')).toEqual(['on disk', 'fits a phone'])
  expect(nameAndNote('requests sent')).toEqual(['requests sent', ''])
})

test('splits a list at its second heading, else where the words are halved', () => {
  const headed = listHalves(['A:', 'one', 'two', 'three', 'B:', 'four'].map((text) => ({ text })))
  const plain = listHalves(['one', 'two', 'three'].map((text) => ({ text })))
  const long = listHalves(['word '.repeat(30), 'two', 'three', 'four'].map((text) => ({ text })))

  expect(headed.map(({ head, items }) => [head?.text, items.length])).toEqual([
    ['A', 3],
    ['B', 1],
  ])
  expect(plain.map(({ items }) => items.length)).toEqual([2, 1])
  expect(long.map(({ items }) => items.length)).toEqual([1, 3])
})
