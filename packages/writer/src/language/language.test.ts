import { describe, expect, test } from 'vitest'
import { capitalize, decapitalize } from './letterCase.ts'
import { countWords, shorten } from './words.ts'

describe('letter case', () => {
  test('leaves words alone that carry their own casing', () => {
    expect(capitalize('iPhone repairs')).toBe('iPhone repairs')
    expect(capitalize('éclairs')).toBe('Éclairs')
    expect(decapitalize('French bread')).toBe('French bread')
    expect(decapitalize('Bread')).toBe('bread')
  })

  test('knows the two letters i of Turkish', () => {
    expect(capitalize('ihracat', 'tr')).toBe('İhracat')
    expect(capitalize('imports', 'en')).toBe('Imports')
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
