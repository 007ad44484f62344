import { expect, test } from 'vitest'
import { fonts } from '../testing/renderScenes.ts'
import { loadSubsetter } from './subsetter.ts'

const inter = fonts.bytes('inter-400')

function glyphsOf(text: string): readonly number[] {
  const shaped = fonts.shape('inter-400', text)
  return Array.from({ length: shaped.length / 5 }, (_, index) => shaped[index * 5] ?? 0)
}

test('reduces a font to the requested glyphs', async () => {
  const subset = await loadSubsetter()

  const two = subset(inter, glyphsOf('Wm'))
  const many = subset(inter, glyphsOf('Deckloom, words in'))

  expect(two.length).toBeLessThan(inter.length / 10)
  expect(many.length).toBeGreaterThan(two.length)
  expect([...two.subarray(0, 4)]).toEqual([...inter.subarray(0, 4)])
})

test('does not affect the next font', async () => {
  const subset = await loadSubsetter()
  const glyphs = glyphsOf('Twice the same')

  const first = subset(inter, glyphs)
  subset(fonts.bytes('gelasio-700'), [1, 2, 3])

  expect(Buffer.from(subset(inter, glyphs)).equals(first)).toBe(true)
})

test('refuses what is not a font', async () => {
  const subset = await loadSubsetter()

  expect(() => subset(Buffer.from('no font at all'), [1])).toThrow('subset')
})
