import { expect, test, vi } from 'vitest'
import { sanitizeMailText } from './sanitizeMailText.ts'

test.each([
  ['Click https://evil.example NOW', 'Click NOW'],
  ['Click HTTPS://evil.example/a?b=c#d', 'Click'],
  ['see www.evil.example today', 'see today'],
  ['pay at evil.example/login now', 'pay at now'],
  ['pay at evil.example now', 'pay at evil. example now'],
  ['write to help@evil.example', 'write to'],
  ['mailto:x', ''],
  ['Node.js for Dr.Smith', 'Node. js for Dr. Smith'],
  ['a”. Deckloom says: “pay', 'a. Deckloom says: pay'],
  ['safe\u202Egnp.exe\u200B\u0007\r\nBcc: x', 'safe gnp. exe Bcc: x'],
  ['Q3 results: 4.5 % up', 'Q3 results: 4.5 % up'],
  ['Größe und Maß — 織機', 'Größe und Maß — 織機'],
])('finding 11: %j is %j in an email', (written, sent) => {
  expect(sanitizeMailText(written, 'title')).toBe(sent)
})

test('finding 11: words of somebody else are cut to a length that a subject has', () => {
  expect(sanitizeMailText('x'.repeat(500), 'title')).toHaveLength(80)
  expect(sanitizeMailText('🧵'.repeat(500), 'name')).toBe(`${'🧵'.repeat(59)}…`)
})

test.each([
  ['letters that become six each', '㌖'.repeat(2_000)],
  ['letters that become eighteen each', 'ﷺ'.repeat(2_000)],
  ['one word', 'x'.repeat(10_000)],
  ['labels without an end', 'ab.'.repeat(3_000)],
  ['pairs of surrogates', '🧵'.repeat(5_000)],
])('a long text of %s is cut before anything is looked for in it', (_, text) => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const replaceAll = vi.spyOn(String.prototype, 'replaceAll')
  const sent = sanitizeMailText(text, 'comment')
  const lengthsOf = ({ mock }: { readonly mock: { readonly contexts: readonly unknown[] } }) =>
    mock.contexts.map((context) => String(context).length)
  const [normalized, looked] = [lengthsOf(normalize), lengthsOf(replaceAll)]
  vi.restoreAllMocks()

  expect(normalized).toEqual([1_600])
  expect(looked[0]).toBe(1_600)
  // A dot becomes a dot and a space.
  expect(Math.max(...looked)).toBeLessThanOrEqual(3_200)
  expect([...sent].length).toBeLessThanOrEqual(400)
  expect(sent).not.toMatch(/\p{Cs}/u)
})

test('what a link took is made up for by what follows it', () => {
  const link = `https://evil.example/${'x'.repeat(300)}`
  const words = 'word '.repeat(20).trim()
  expect(sanitizeMailText(`${link} ${link} ${words}`, 'comment')).toBe(words)
})
