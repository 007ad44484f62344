import { beforeAll, expect, test } from 'vitest'
import { loadFontBook } from './node/index.ts'
import { scriptRuns } from './scriptRuns.ts'
import type { FontBook } from './types.ts'

let book: FontBook

beforeAll(async () => {
  book = await loadFontBook()
})

function runsOf(text: string, face = 'carlito-400') {
  return scriptRuns(book.reading(text), face, text).map(
    ({ text: own, slot, face: drawer = '', language = '' }) => [own, slot, drawer, language],
  )
}

test('leaves Latin text in one run of its own face', () => {
  expect(runsOf('Größe: 12.5 %')).toEqual([['Größe: 12.5 %', 'latin', '', '']])
  expect(runsOf('2024')).toEqual([['2024', 'latin', '', '']])
  expect(runsOf('')).toEqual([['', 'latin', '', '']])
})

test('says the language of a script that the face has itself', () => {
  expect(runsOf('Рост Growth')).toEqual([
    ['Рост ', 'latin', '', 'ru-RU'],
    ['Growth', 'latin', '', ''],
  ])
})

test('names the face and the slot of each script', () => {
  expect(runsOf('See مرحبا 2024, שלום नमस्ते 😀 ok')).toEqual([
    ['See ', 'latin', '', ''],
    ['مرحبا', 'complex', 'noto-arabic-400', 'ar-SA'],
    [' 2024, ', 'every', 'carlito-400', ''],
    ['שלום ', 'complex', 'arimo-400', 'he-IL'],
    ['नमस्ते ', 'complex', 'noto-devanagari-400', 'hi-IN'],
    ['😀', 'every', 'noto-emoji-400', ''],
    [' ok', 'latin', '', ''],
  ])
})

test('does not draw the space between emoji with their face', () => {
  expect(runsOf('😀 🚀 ok')).toEqual([
    ['😀', 'every', 'noto-emoji-400', ''],
    [' ', 'every', 'carlito-400', ''],
    ['🚀', 'every', 'noto-emoji-400', ''],
    [' ok', 'latin', '', ''],
  ])
})

test('tells the languages of East Asia apart', () => {
  expect(runsOf('我们的产品，2024年')).toEqual([
    ['我们的产品，', 'eastAsian', 'noto-sc-400', 'zh-CN'],
    ['2024', 'every', 'carlito-400', ''],
    ['年', 'eastAsian', 'noto-sc-400', 'zh-CN'],
  ])
  expect(runsOf('我們的產品')).toEqual([['我們的產品', 'eastAsian', 'noto-tc-400', 'zh-TW']])
  expect(runsOf('四半期の売上')).toEqual([
    ['四半期の売上', 'eastAsian', 'biz-udgothic-400', 'ja-JP'],
  ])
  expect(runsOf('분기 매출')).toEqual([['분기 매출', 'eastAsian', 'nanum-gothic-400', 'ko-KR']])
})
