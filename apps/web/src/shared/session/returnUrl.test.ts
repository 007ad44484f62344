import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check'
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

test('neither the sign-in screen nor an address of the server is a place to return to', () => {
  expect(followableUrl('/api/logout?all=1', origin)).toBeUndefined()
  expect(followableUrl('/login?x=1', origin)).toBeUndefined()
})

test('A-038 whatever is stored, what is followed stays on this site and is a path of it', () => {
  // URL parts and characters that parsers disagree about, in addition to arbitrary text and URLs.
  const signs = [
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '%09',
  ]
  const names = [
    'evil.example',
    'https:',
    'javascript:',
    'login',
    'editor',
    '[::1]',
    '\u3002',
    '\uff0f',
    '\ud800',
  ]
  const piece = constantFrom(...signs, ...names)
  const pieces = array(piece, { maxLength: 12 }).map((parts) => parts.join(''))
  const candidates = oneof(
    { weight: 3, arbitrary: pieces.map((rest) => `/${rest}`) },
    pieces,
    string({ unit: 'binary' }),
    webUrl(),
    webUrl().map((url) => `/${url}`),
  )
  let followed = 0
  const staysHere = property(candidates, (candidate) => {
    const url = followableUrl(candidate, origin)
    if (url === undefined) return
    followed += 1
    expect(url).toMatch(/^\/(?![/\\])/)
    const target = new URL(url, `${origin}/login`)
    expect([target.origin, target.username, target.host]).toEqual([origin, '', 'decks.example'])
    expect(target.pathname).not.toBe('/login')
    // An accepted URL is accepted again, unchanged.
    expect(followableUrl(url, origin)).toBe(url)
  })
  assert(staysHere, { numRuns: 20_000 })
  expect(followed).toBeGreaterThan(2_000)
}, 120_000)
