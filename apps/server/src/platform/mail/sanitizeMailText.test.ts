import { expect, test } from 'vitest'
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
