import { newSlide } from '@deckloom/deck'
import { elementTexts, withRichText } from '@deckloom/editor'
import { expect, test } from 'vitest'
import { isCut } from './isCut.ts'

const slide = { ...newSlide('a', 1), bullet_points: ['One'] }

function isCutIn(elementId: string, lines: readonly string[]): boolean {
  const written = withRichText(
    slide,
    elementId,
    lines.map((text) => ({ runs: text === '' ? [] : [{ text }] })),
  )
  return isCut(lines, elementTexts(written, elementId) ?? [])
}

test('a text is cut where letters of it are not kept', () => {
  expect(isCutIn('title-a', ['a'.repeat(500)])).toBe(false)
  expect(isCutIn('title-a', [`${'a'.repeat(499)} b`])).toBe(true)
  expect(
    isCutIn(
      'bullets-a',
      Array.from({ length: 30 }, () => 'Point'),
    ),
  ).toBe(false)
  expect(
    isCutIn(
      'bullets-a',
      Array.from({ length: 31 }, () => 'Point'),
    ),
  ).toBe(true)
})

test('spaces at the ends and empty lines are no loss', () => {
  expect(isCutIn('title-a', [' One ', '', 'two '])).toBe(false)
  expect(isCutIn('bullets-a', ['One ', '', ' '])).toBe(false)
})
