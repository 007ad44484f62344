import { expect, test } from 'vitest'
import { captionOf, nearestLanguage, speechProblem } from './speech.ts'

test('a caption is the end of what was said, from the beginning of a word on', () => {
  expect(captionOf('  Wells\n run dry ')).toBe('Wells run dry')
  const long = captionOf(`${'word '.repeat(60)}last`)
  expect(long.length).toBeLessThanOrEqual(160)
  expect(long).toMatch(/^word .* last$/)
  expect(captionOf('水'.repeat(300))).toHaveLength(160)
})

test('the language is the browser’s, or the nearest', () => {
  expect(nearestLanguage('de-DE')).toBe('de-DE')
  expect(nearestLanguage('de-AT')).toBe('de-DE')
  expect(nearestLanguage('en')).toBe('en-US')
  expect(nearestLanguage('xx')).toBe('en-US')
})

test('what the speaker can mend is said, a silence is not', () => {
  expect(speechProblem('not-allowed')).toContain('microphone is blocked')
  expect(speechProblem('no-speech')).toBeUndefined()
})
