import { bulletsId, titleId } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { fullSlide } from '../testing/slides.ts'
import { isPlaceGone, wordsRange } from './commentPlaces.ts'

const slide = fullSlide('a')
const words = (elementId: string, quote: string, offset = 0) =>
  ({ kind: 'words', elementId, quote, offset }) as const

test('finds words in title, bullets and text boxes', () => {
  expect(wordsRange(slide, words(titleId(slide), 'of a'))).toEqual({ from: 6, to: 10 })
  expect(wordsRange(slide, words(bulletsId(slide), 'First\nSecond'))).toEqual({ from: 0, to: 12 })
  expect(wordsRange(slide, words('a-text', 'note', 2))).toEqual({ from: 2, to: 6 })
})

test('follows words through edits, and says when they are gone', () => {
  const longer = { ...slide, slide_title: 'The old title of a' }
  const other = { ...slide, slide_title: 'Nothing' }
  const place = words(titleId(slide), 'of a', 6)

  expect(wordsRange(longer, place)).toEqual({ from: 14, to: 18 })
  expect([slide, longer, other].map((shown) => isPlaceGone(shown, place))).toEqual([
    false,
    false,
    true,
  ])
  expect(isPlaceGone(slide, words('a-chart', 'Ports'))).toBe(true)
})

test('an element is gone once it is not on the slide; a slide never is', () => {
  expect(isPlaceGone(slide, { kind: 'element', elementId: 'a-free' })).toBe(false)
  expect(isPlaceGone(slide, { kind: 'element', elementId: 'b-free' })).toBe(true)
  expect(isPlaceGone(slide, { kind: 'slide' })).toBe(false)
})
