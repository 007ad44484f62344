import { expect, test } from 'vitest'
import { anchorWords, lossOf, slideOfWords } from './anchorWords.ts'

const slideIds = ['a', 'b']
const here = { slideIds, isGone: false }
const gone = { slideIds, isGone: true }
const image = { slideId: 'b', anchor: { kind: 'element', elementId: 'x', name: 'Image' } } as const
const words = {
  slideId: 'b',
  anchor: { kind: 'words', elementId: 'x', quote: 'to the\n centimeter', offset: 3 },
} as const

test('says what a thread is on', () => {
  expect(anchorWords({ slideId: 'a', anchor: { kind: 'slide' } }, here)).toBe('On slide 1')
  expect(anchorWords(image, here)).toBe('Image on slide 2')
  expect(anchorWords(words, here)).toBe('“to the centimeter”')
})

test('says which slide words are on, until the slide is gone', () => {
  expect(slideOfWords(words, here)).toBe('on slide 2')
  expect(slideOfWords({ ...words, slideId: 'c' }, here)).toBeUndefined()
  expect(slideOfWords(image, here)).toBeUndefined()
})

test('says what is gone', () => {
  expect(anchorWords(image, gone)).toBe('Image, deleted from slide 2')
  expect(lossOf(image, gone)).toBeUndefined()
  expect(lossOf(words, gone)).toBe('The text was deleted.')
  expect(lossOf({ ...words, slideId: 'c' }, here)).toBe('The slide was deleted.')
  expect(anchorWords({ ...image, slideId: 'c' }, here)).toBe('Image')
  expect(lossOf(words, here)).toBeUndefined()
})
