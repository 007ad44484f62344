import { expect, test } from 'vitest'
import { presentedBy } from './presentedBy.ts'

const presenter = 'Ada Byron'
const date = '2026-05-03'

test.each([
  ['en', 'Ada Byron · May 3, 2026'],
  ['de', 'Ada Byron · 3. Mai 2026'],
  ['pl', 'Ada Byron · 3 maja 2026'],
  ['ar', 'Ada Byron\u200F · 3 مايو 2026'],
  ['ja', 'Ada Byron · 2026年5月3日'],
  ['other', 'Ada Byron · 2026-05-03'],
] as const)('says in %s who presents, and the day: %s', (language, line) => {
  expect(presentedBy({ presenter, date }, language)).toEqual([line])
})

test('says what is known, and nothing of the rest', () => {
  expect(presentedBy({ presenter }, 'de')).toEqual(['Vorgestellt von Ada Byron'])
  expect(presentedBy({ presenter }, 'other')).toEqual(['Ada Byron'])
  expect(presentedBy({ date }, 'fr')).toEqual(['3 mai 2026'])
  expect(presentedBy({ presenter: ' ', date: 'soon' }, 'en')).toEqual([])
})
