import { expect, test } from 'vitest'
import { wordsIn } from './wordsIn.ts'

const words = (text: string) => [...wordsIn(text)].map(({ word }) => word)

test('folds case, width and accents', () => {
  expect(words('Ärger arger ＡＲＧＥＲ tide')).toEqual(['arger', 'arger', 'arger', 'tide'])
})

test('cuts scripts without spaces into words, and says where each begins', () => {
  expect([...wordsIn('Port 港湾の安全')]).toEqual([
    { word: 'port', index: 0 },
    { word: '港湾', index: 5 },
    { word: 'の', index: 7 },
    { word: '安全', index: 8 },
  ])
})

test('cuts words to what the index keeps, however long and accented they are', () => {
  expect(words('a'.repeat(10_000))).toEqual(['a'.repeat(64)])
  expect(words('e\u0301'.repeat(10_000))).toEqual(['e'.repeat(64)])
})

test('reads long text of a script without spaces in pieces, whole', () => {
  expect(words('漢'.repeat(20_000)).join('')).toBe('漢'.repeat(20_000))
})
