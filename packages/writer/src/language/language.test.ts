import { describe, expect, test } from 'vitest'
import { capitalise, decapitalise } from './letterCase.ts'
import { countWords, shorten } from './words.ts'

describe('letter case', () => {
  test('leaves words alone that carry their own casing', () => {
    expect(capitalise('iPhone repairs')).toBe('iPhone repairs')
    expect(capitalise('éclairs')).toBe('Éclairs')
    expect(decapitalise('French bread')).toBe('French bread')
    expect(decapitalise('Bread')).toBe('bread')
  })

  test('knows the two letters i of Turkish', () => {
    expect(capitalise('ihracat', 'tr')).toBe('İhracat')
    expect(capitalise('imports', 'en')).toBe('Imports')
  })
})

test('shortens at a word and never inside a letter pair', () => {
  expect(shorten('one two three four', 12)).toBe('one two…')
  expect(shorten('😀😀😀😀', 4)).toBe('😀…')
})

test('counts words in scripts without spaces too', () => {
  expect(countWords('three short words')).toBe(3)
  expect(countWords('日本の再生可能')).toBeGreaterThan(2)
})
