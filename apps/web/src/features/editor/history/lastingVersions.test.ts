import { expect, test } from 'vitest'
import { lastingVersions } from './lastingVersions.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString()
const item = (version: number, from: number, to: number) => ({
  version,
  title: 'Looms',
  slideCount: 3,
  savedAt: at(from),
  replacedAt: at(to),
  author: null,
})

test('names versions that stood for a minute and the first one, not every save in between', () => {
  const all = [item(5, 30, 40), item(4, 30, 30), item(3, 20, 30), item(2, 20, 20), item(1, 20, 20)]

  expect(lastingVersions(all).map(({ version }) => version)).toEqual([5, 3, 1])
  expect(lastingVersions([])).toEqual([])
})
