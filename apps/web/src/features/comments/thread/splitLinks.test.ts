import { expect, test } from 'vitest'
import { splitLinks } from './splitLinks.ts'

const links = (text: string) =>
  splitLinks(text).flatMap((piece) => (piece.isLink ? [piece.text] : []))

test.each([
  ['See https://example.org/a?b=1#c.', ['https://example.org/a?b=1#c']],
  ['(https://example.org/a_(b)), http://x.org!', ['https://example.org/a_(b', 'http://x.org']],
  ['“https://example.org”', ['https://example.org']],
  ['https:// and javascript:alert(1) and www.example.org', []],
])('finds the web addresses of %s', (text, found) => {
  expect(links(text)).toEqual(found)
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
