import type { TextMark } from '@deckloom/scene'
import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { textOf } from '../testing/builders.ts'
import { hangingSpaces } from './hangingSpaces.ts'

const fonts = await loadFontBook()

function narrow(...texts: readonly string[]): TextMark {
  return textOf(fonts, { width: 120, paragraphs: texts.map((text) => ({ runs: [{ text }] })) })
}

test('finds the space that each broken line ended at', () => {
  const text = narrow('warm boxes and late trucks', 'short')

  expect(text.lines.map(({ paragraph }) => paragraph)).toEqual([0, 0, 0, 1])
  expect(hangingSpaces(text)).toEqual([true, true, false, false])
})

test('finds none where a word was cut or held together by a hyphen', () => {
  expect(hangingSpaces(narrow('Donaudampfschifffahrt'))).toEqual([false, false, false])
  expect(hangingSpaces(narrow('refrigerator-driver'))).toEqual([false, false])
})
