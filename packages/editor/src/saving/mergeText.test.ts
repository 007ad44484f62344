import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeText, mergeTextLines } from './mergeText.ts'

const merge = (base: string, mine: string, theirs: string) =>
  mergeText({ base: { text: base }, mine: { text: mine }, theirs: { text: theirs } })

test.each([
  [
    'a word in two places',
    'tide tables',
    'the tide tables',
    'tide tables 2026',
    'the tide tables 2026',
  ],
  ['one word from both ends', 'measure', 'remeasure', 'measured', 'remeasured'],
  [
    'a deletion here and words there',
    'one two three',
    'one three',
    'one two three four',
    'one three four',
  ],
  ['the same edit twice', 'draft', 'final', 'final', 'final'],
  ['insertions at one place', 'a b', 'a mine b', 'a theirs b', 'a mine theirs b'],
  ['Japanese', '潮位を測る', '潮位を正確に測る', '毎日潮位を測る', '毎日潮位を正確に測る'],
  ['an emoji beside another', '👍', '👍👍', '🎉👍', '🎉👍👍'],
])('%s', (_, ...[base, mine, theirs, merged]) => {
  expect(merge(base, mine, theirs).text).toBe(merged)
})

describe('lines', () => {
  const lines = (text: string) =>
    text.split('/').map((line) => ({ text: line, style: {}, runs: [{ text: line }] }))

  test.each([
    [
      'one split here and written on there',
      'tides rise',
      'tides/rise',
      'tides rise fast',
      'tides/rise fast',
    ],
    [
      'two joined here and written on there',
      'tides/rise',
      'tidesrise',
      'high tides/rise',
      'high tidesrise',
    ],
    ['one deleted here and another changed there', 'a/b/c', 'a/c', 'a/b/c!', 'a/c!'],
    ['lines added at one place', 'a/b', 'a/mine/b', 'a/theirs/b', 'a/mine/theirs/b'],
    ['a line that both sides brought back', '', 'tides rise', 'tides rise fast', 'tides rise fast'],
  ])('%s', (_, ...[base, mine, theirs, merged]) => {
    const sides = { base: lines(base), mine: lines(mine), theirs: lines(theirs) }
    expect(
      mergeTextLines(sides)
        .lines.map(({ text }) => text)
        .join('/'),
    ).toBe(merged)
  })

  test('keep the style that either side gave them', () => {
    const styled = (style: { readonly color?: string }) => [
      { text: 'tides', style, runs: [{ text: 'tides' }] },
    ]
    const sides = { base: styled({}), mine: styled({ color: '#fff' }), theirs: styled({}) }
    expect(mergeTextLines(sides).lines).toMatchObject([{ style: { color: '#fff' } }])
  })
})

test('words that one side deleted and the other changed stay as they were changed', () => {
  expect(merge('keep this sentence', 'keep', 'keep this long sentence')).toMatchObject({
    text: 'keep this long sentence',
  })
})

test('words that both sides replaced are there twice, and that is said', () => {
  expect(merge('Quarterly review', 'Harbor report', 'Annual summary')).toEqual({
    text: 'Harbor report Annual summary',
    clash: true,
  })
})

const texts = fc.array(fc.constantFrom('tide', 'buoy', ' ', ', ', '測', '👍', 'x', '1.5'), {
  maxLength: 14,
})
const text = texts.map((parts) => parts.join(''))

test('a side that changed nothing changes nothing', () => {
  fc.assert(
    fc.property(text, text, (base, changed) => {
      expect(merge(base, changed, base).text).toBe(changed)
      expect(merge(base, base, changed).text).toBe(changed)
      expect(merge(base, changed, changed).text).toBe(changed)
    }),
  )
})

test('whatever is inserted on both sides is there, in order', () => {
  const inserted = fc.tuple(text, fc.nat(), fc.nat())
  fc.assert(
    fc.property(inserted, ([base, here, there]) => {
      const insert = (at: number, typed: string) => {
        const letters = Array.from(base)
        return letters.toSpliced(at % (letters.length + 1), 0, typed).join('')
      }
      const merged = merge(base, insert(here, 'MINE'), insert(there, 'THEIRS')).text

      expect(merged).toContain('MINE')
      expect(merged).toContain('THEIRS')
      expect(merged.replace('MINE', '').replace('THEIRS', '').replaceAll(' ', '')).toBe(
        base.replaceAll(' ', ''),
      )
    }),
    { numRuns: 500 },
  )
})
