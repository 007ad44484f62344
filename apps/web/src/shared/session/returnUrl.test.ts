import { expect, test } from 'vitest'
import { followableUrl } from './returnUrl.ts'

const origin = 'https://decks.example'

test('a path of this site is followed with its query and fragment', () => {
  expect(followableUrl('/editor/7?panel=style#s2', origin)).toBe('/editor/7?panel=style#s2')
})

test.each([
  ['another site', 'https://evil.example/'],
  ['a path without a slash', 'editor/7'],
  ['two slashes', '//evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['a tab between two slashes', '/\t/evil.example'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['nothing', ''],
])('A-038 %s is not followed', (_name, candidate) => {
  expect(followableUrl(candidate, origin)).toBeUndefined()
})

test('the sign-in screen is no place to return to', () => {
  expect(followableUrl('/login?x=1', origin)).toBeUndefined()
})
