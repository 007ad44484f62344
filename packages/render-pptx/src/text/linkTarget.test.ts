import { expect, test } from 'vitest'
import { linkTarget } from './linkTarget.ts'

test.each([
  ['https://example.org/a?b=1&c=2#d', 'https://example.org/a?b=1&c=2#d'],
  ['mailto:pilot@coldchain.example', 'mailto:pilot@coldchain.example'],
  ['https://example.org/"<{|^`>', 'https://example.org/%22%3C%7B%7C%5E%60%3E'],
  ['https://example.org/50%', 'https://example.org/50%25'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
])('writes %s as a URI', (href, target) => {
  expect(linkTarget(href)).toBe(target)
})

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://', 'http://a:b:c', 'report.html'])(
  'makes no link of %s',
  (href) => {
    expect(linkTarget(href)).toBeUndefined()
  },
)
