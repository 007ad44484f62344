import { expect, test } from 'vitest'
import { viewWords } from './viewWords.ts'

test.each([
  [{ views: 1, viewers: 1, viewersByLink: 1 }, '1 view by 1 viewer: 1 by a link'],
  [{ views: 3, viewers: 2, viewersByLink: 0 }, '3 views by 2 viewers: 2 with access'],
  [{ views: 5, viewers: 5, viewersByLink: 2 }, '5 views by 5 viewers: 3 with access, 2 by links'],
])('says how people came to the deck: %o', (views, words) => {
  expect(viewWords(views)).toBe(words)
})
