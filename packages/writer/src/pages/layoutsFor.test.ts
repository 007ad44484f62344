import { expect, test } from 'vitest'
import { layoutsFor } from './layoutsFor.ts'

const layouts = (points: readonly string[]): readonly string[] =>
  layoutsFor(undefined, points, { isEvidence: false })

test('offers lists and columns only where the words fill them', () => {
  const short = ['One thing', 'Another', 'A third']
  const long = Array.from({ length: 4 }, () => 'A point of a whole line or more. '.repeat(4))

  expect(layouts(short)).not.toContain('two column')
  expect(layouts(short)).not.toContain('title + bullets')
  expect(layouts(long)).toEqual(expect.arrayContaining(['two column', 'title + bullets']))
})
