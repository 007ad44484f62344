import { expect, test } from 'vitest'
import { fonts } from '../testing/renderScenes.ts'
import { readSfnt } from './sfnt.ts'

test('reads the name, the slant and the limits of a face', () => {
  const upright = readSfnt(fonts.bytes('gelasio-600'))
  const italic = readSfnt(fonts.bytes('arimo-700-italic'))

  expect(upright.postScriptName).toBe('Gelasio-SemiBold')
  expect(upright.italicAngle).toBe(0)
  expect(italic.postScriptName).toBe('Arimo-BoldItalic')
  expect(italic.italicAngle).toBeLessThan(0)
  const [left, bottom, right, top] = italic.bounds
  expect(left).toBeLessThan(right)
  expect(bottom).toBeLessThan(top)
})

test('knows the advance of every glyph as the shaper does', () => {
  const { advance } = readSfnt(fonts.bytes('inter-400'))

  for (const letter of 'Deckloom 2026 — ÅÉ') {
    const [glyph = 0, shaped] = fonts.shape('inter-400', letter)
    expect(advance(glyph)).toBe(shaped)
  }
})

test('refuses a font without TrueType outlines', () => {
  const empty = new Uint8Array(12)

  expect(() => readSfnt(empty)).toThrow('TrueType')
})
