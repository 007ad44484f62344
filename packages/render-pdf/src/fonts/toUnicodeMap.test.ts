import { expect, test } from 'vitest'
import { toUnicodeMap } from './toUnicodeMap.ts'

test('maps each code to its text, ligatures and and characters beyond the first plane', () => {
  const map = toUnicodeMap(['', 'A', 'ffi', '\u{1F600}'])

  expect(map).toContain('3 beginbfchar\n<0001> <0041>\n<0002> <006600660069>\n<0003> <D83DDE00>\n')
})

test('writes at most a hundred entries per block', () => {
  const map = toUnicodeMap(Array.from({ length: 250 }, () => 'x'))

  expect([...map.matchAll(/(\d+) beginbfchar/g)].map(([, count]) => count)).toEqual([
    '100',
    '100',
    '50',
  ])
})
