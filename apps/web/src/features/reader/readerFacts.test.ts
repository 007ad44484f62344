import { expect, test } from 'vitest'
import { readerFacts } from './readerFacts.ts'

const now = new Date(2026, 10, 26, 12)

test('names the owner, the number of slides and the last change', () => {
  const today = new Date(2026, 10, 26, 10, 51).toISOString()
  expect(readerFacts({ ownerName: 'Ines Rocha', slides: 8, changedAt: today }, now)).toMatch(
    /^Ines Rocha · 8 slides · updated today, 10:51\sAM$/,
  )
  const before = new Date(2026, 10, 21, 10, 51).toISOString()
  expect(readerFacts({ ownerName: 'Ines Rocha', slides: 1, changedAt: before }, now)).toBe(
    'Ines Rocha · 1 slide · updated Nov 21, 2026',
  )
})

test('leaves out what a link does not tell', () => {
  expect(readerFacts({ slides: 3 })).toBe('3 slides')
})
