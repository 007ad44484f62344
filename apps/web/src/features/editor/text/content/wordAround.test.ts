import { expect, test } from 'vitest'
import { docOf } from './richDoc.ts'
import { wordAround } from './wordAround.ts'

const lines = ['Wells, run', '井戸が枯れる'] as const
const [first] = lines
const doc = docOf({
  kind: 'bullets',
  emphasis: { bold: false, italic: false, underline: false, strike: false },
  lines: lines.map((text) => ({ runs: [{ text }] })),
})

function wordAt(at: number, language = 'en'): string {
  const { from, to } = wordAround(doc.resolve(at), language)
  return doc.textBetween(from, to)
}

test.each([
  ['at its beginning', 1, 'Wells'],
  ['in it', 4, 'Wells'],
  ['at its end', 6, 'Wells'],
  ['between words', 7, ''],
  ['at the end of the line', 1 + first.length, 'run'],
  ['before the lines', 0, 'Wells'],
  ['between the lines', 2 + first.length, 'run'],
])('returns the word of a position %s', (_, at, word) => {
  expect(wordAt(at)).toBe(word)
})

test('of words without spaces between them, returns the one that begins at the position', () => {
  const start = first.length + 3
  expect(wordAt(start + 2, 'ja')).toBe('が')
})
