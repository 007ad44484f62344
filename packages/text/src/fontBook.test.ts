import { beforeAll, expect, test } from 'vitest'
import { advanceOf, clusterCount } from './shaping/advance.ts'
import { fontFaces } from './catalog.ts'
import { createFontBook } from './fontBook.ts'
import { startHarfBuzz } from './shaping/harfbuzz.ts'
import { inkBounds, inkLeft, inkRight } from './shaping/inkBounds.ts'
import { loadFontBook } from './node/index.ts'
import { startNodeHarfBuzz } from './node/startNodeHarfBuzz.ts'
import type { FontBook, FontFile } from './types.ts'

let book: FontBook

beforeAll(async () => {
  book = await loadFontBook()
})

function fileOf(bytes: Uint8Array): FontFile {
  return { bytes: () => bytes }
}

const standInFamilies = /Noto|NanumGothic|BIZ/
const textFaces = fontFaces.filter(({ family }) => !standInFamilies.test(family))

test.each(textFaces.map((face) => face.id))('%s opens and draws Latin text', (id) => {
  const { ascent, descent, capHeight, unitsPerEm } = book.metrics(id)

  expect(book.covers(id, 'Hamburgefonstiv ÄÖÜ ß é ñ 0123456789 “—” €')).toBe(true)
  expect(ascent).toBeGreaterThan(0.7)
  expect(descent).toBeGreaterThan(0.15)
  expect(descent).toBeLessThan(0.5)
  expect(capHeight).toBeGreaterThan(0.6)
  expect(capHeight).toBeLessThan(ascent)
  expect([1000, 2000, 2048]).toContain(unitsPerEm)
})

test.each([
  ['noto-arabic', 'نمت الإيرادات مُحَمَّد، ٢٠٢٤؟'],
  ['arimo', 'שָׁלוֹם בית־ספר'],
  ['noto-devanagari', 'विश्वविद्यालय श्रृंखला १२।'],
  ['noto-sc', '我们的季度收入，《报告》（来源）。'],
  ['noto-tc', '我們的季度收入，《報告》（來源）。'],
  ['biz-udgothic', '四半期の売上は「プレゼンテーション」。'],
  ['nanum-gothic', '분기 매출은 늘었습니다'],
  ['noto-emoji', '😀🚀✅📈'],
])('%s draws its script in regular and bold', (family, text) => {
  expect(book.covers(`${family}-400`, text)).toBe(true)
  expect(book.covers(`${family}-700`, text)).toBe(true)
})

test('has the characters of Chinese drawn as they are written where the text comes from', () => {
  const drawerIn = (text: string) => book.reading(text).drawerOf('inter-400', '直')

  expect(drawerIn('我们的产品')).toBe('noto-sc-400')
  expect(drawerIn('我們的產品')).toBe('noto-tc-400')
  expect(drawerIn('私たちの製品')).toBe('biz-udgothic-400')
  expect(book.reading('日本の')).toBe(book.reading('ひらがな'))
})

test('names the faces that a text needs and that are not loaded', async () => {
  const engine = await startNodeHarfBuzz()
  const some = createFontBook(
    engine,
    new Map(['inter-400', 'arimo-400', 'noto-sc-400'].map((id) => [id, fileOf(book.bytes(id))])),
  )
  const missing = (text: string) => some.reading(text).missingFor(['inter-400'], text)

  expect(missing('Größe Рост שלום')).toEqual([])
  expect(missing('مرحبا, 我们 😀')).toEqual(['noto-arabic-400', 'noto-emoji-400'])
  expect(missing('我們的產品')).toEqual(['noto-tc-400'])
})

test('needs no face for what ends a line or a paragraph', async () => {
  const engine = await startNodeHarfBuzz()
  const alone = createFontBook(
    engine,
    new Map([['caladea-400', fileOf(book.bytes('caladea-400'))]]),
  )

  expect(alone.missingFor(['caladea-400'], 'One line\nand\tanother\r\n')).toEqual([])
  expect(alone.missingFor(['caladea-400'], 'One line\nЖ')).not.toEqual([])
})

test('tells what a face lacks', () => {
  expect(book.covers('caladea-400', 'Ж')).toBe(false)
  expect(book.covers('inter-400', 'Ж')).toBe(true)
  expect(book.covers('inter-400', '😀')).toBe(false)
})

test('counts as covered what HarfBuzz makes out of other glyphs', () => {
  expect(book.covers('caladea-400', 'e\u0301')).toBe(true)
  expect(book.covers('manrope-400', '1\u202F000')).toBe(true)
  expect(book.covers('inter-400', 'a\u200Db')).toBe(true)
})

test('kerns, and leaves kerning out on request', () => {
  const kerned = advanceOf(book.shape('arimo-400', 'AVATAR'))
  const unkerned = advanceOf(book.shape('arimo-400', 'AVATAR', { kerning: false }))
  const letters = [...'AVATAR'].map((letter) => advanceOf(book.shape('arimo-400', letter)))

  expect(kerned).toBeLessThan(unkerned)
  expect(unkerned).toBe(letters.reduce((sum, width) => sum + width, 0))
})

test('draws letter-spaced text without ligatures', () => {
  const joined = book.shape('carlito-400', 'office')
  const spaced = book.shape('carlito-400', 'office', { letterSpaced: true })

  expect(clusterCount(joined)).toBeLessThan(6)
  expect(clusterCount(spaced)).toBe(6)
})

test('answers right-to-left text in visual order', () => {
  const glyphs = book.shape('arimo-400', 'אבג', { rtl: true })

  expect([glyphs[4], glyphs[9], glyphs[14]]).toEqual([2, 1, 0])
})

test('measures the ink of a run from its pen and baseline', () => {
  const ink = inkBounds(book, { text: 'H', face: 'inter-700', size: 100 })

  expect(ink?.top).toBeCloseTo(-100 * book.metrics('inter-700').capHeight, 0)
  expect(ink?.bottom).toBeCloseTo(0, 5)
  expect(ink?.left).toBeGreaterThan(0)
  expect(ink?.right).toBeGreaterThan(ink?.left ?? 0)
})

test('scales the left edge of the ink with the size', () => {
  const small = inkLeft(book, { text: '42', face: 'inter-700', size: 10 })
  const large = inkLeft(book, { text: '42', face: 'inter-700', size: 200 })

  expect(small).toBeGreaterThan(0)
  expect(large).toBeCloseTo(small * 20, 6)
  expect(inkLeft(book, { text: ' ', face: 'inter-700', size: 10 })).toBe(0)
})

test('measures the air behind the last glyph, letter spacing included', () => {
  const run = { text: '42', face: 'inter-700', size: 100 } as const
  const air = inkRight(book, run)

  expect(air).toBeGreaterThan(0)
  expect(air).toBeLessThan(20)
  expect(inkRight(book, { ...run, letterSpacing: -4 })).toBeCloseTo(air - 4)
  expect(inkRight(book, { ...run, text: ' ' })).toBe(0)
})

test('says which face is not loaded, not in the catalog or no font', async () => {
  const engine = await startNodeHarfBuzz()
  const only = createFontBook(engine, new Map([['inter-400', fileOf(book.bytes('inter-400'))]]))
  const page = fileOf(Buffer.from('<!doctype html>'))

  expect(only.faces).toEqual(['inter-400'])
  expect(only.metrics('inter-400')).toEqual(book.metrics('inter-400'))
  expect(() => only.metrics('arimo-400')).toThrow('The font face "arimo-400" is not loaded')
  expect(() => createFontBook(engine, new Map([['inter-950', page]]))).toThrow(
    'No font face is called "inter-950"',
  )
  expect(() => createFontBook(engine, new Map([['inter-400', page]])).metrics('inter-400')).toThrow(
    'The file of the font face "inter-400" is not TrueType',
  )
})

test('refuses a module that is not HarfBuzz', async () => {
  await expect(startHarfBuzz(async () => ({}))).rejects.toThrow('not HarfBuzz')
})
