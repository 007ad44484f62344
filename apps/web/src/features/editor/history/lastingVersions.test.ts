import { expect, test } from 'vitest'
import { authorsOf, everySave, lastingVersions } from './lastingVersions.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString()
const item = (version: number, from: number, to: number) => ({
  version,
  title: 'Looms',
  slideCount: 3,
  savedAt: at(from),
  replacedAt: at(to),
  author: null,
})
const ines = { id: 'i', firstName: 'Ines', lastName: 'Rocha' }
const nuno = { id: 'n', firstName: 'Nuno', lastName: 'Prata' }

test('names versions that stood for a minute and the first one, not every save in between', () => {
  const all = [item(5, 30, 40), item(4, 30, 30), item(3, 20, 30), item(2, 20, 20), item(1, 20, 20)]

  expect(lastingVersions(all).map(({ version }) => version.version)).toEqual([5, 3, 1])
  expect(lastingVersions([])).toEqual([])
  expect(everySave(all).map(({ version }) => version.version)).toEqual([5, 4, 3, 2, 1])
})

test('names everybody who saved since the version before, each once', () => {
  const all = [
    { ...item(5, 30, 40), author: ines },
    { ...item(4, 30, 30), author: nuno },
    { ...item(3, 30, 30), author: ines },
    { ...item(2, 20, 30), author: nuno },
    item(1, 20, 20),
  ]

  expect(lastingVersions(all).map(authorsOf)).toEqual([
    'Ines Rocha and Nuno Prata',
    'Nuno Prata',
    undefined,
  ])
  expect(everySave(all).map(authorsOf).slice(0, 2)).toEqual(['Ines Rocha', 'Nuno Prata'])
})
