import { expect, test } from 'vitest'
import { paletteGroups } from './paletteGroups.ts'

const nobody = { isAdmin: false }
const nothing = { user: nobody, recent: [], found: [], templates: [] }
const labels = (words: string, user = nobody) =>
  paletteGroups({ ...nothing, user, words }).flatMap(({ items }) => items.map(({ label }) => label))

test('F-010 pages and actions are found by the beginnings of their words, in any order and case', () => {
  expect(labels('temp')).toEqual(['All templates', 'Business', 'Marketing', 'Education', 'Startup'])
  expect(labels('PRES new')).toEqual(['New presentation'])
  expect(labels('sign')).toEqual(['Sign Out'])
  expect(labels('esentation')).toEqual([])
})

test('F-004 F-005 only administrators find the analytics of the product', () => {
  const admin = { isAdmin: true }
  const addresses = (user: typeof nobody) =>
    paletteGroups({ ...nothing, user, words: 'analytics' }).flatMap(({ items }) =>
      items.map(({ href }) => href),
    )

  expect(addresses(nobody)).toEqual(['/features/analytics'])
  expect(addresses(admin)).toEqual(['/features/analytics', '/analytics'])
})

test('F-010 a template is found by its name or what it is for, once for all of its designs', () => {
  const pitch = { name: 'Seed pitch', category: 'startup', description: 'For investors' } as const
  const templates = [pitch, pitch, { ...pitch, name: 'Lesson', description: 'For a class' }]
  const found = (words: string) =>
    paletteGroups({ ...nothing, words, templates })
      .filter(({ label }) => label === 'Templates')
      .flatMap(({ items }) => items.map(({ label, href }) => [label, href]))

  expect(found('investors')).toEqual([['Seed pitch', '/templates?q=Seed%20pitch']])
  expect(found('startup')).toHaveLength(2)
  expect(found('')).toEqual([])
})

test('what was found on a slide says where, and what has no title has a name', () => {
  const deck = { id: 4, lastModified: '2026-11-21T10:00:00Z' }
  const found = [
    { ...deck, title: 'Ports', slide: 2, excerpt: 'Silt at berth 4' },
    { ...deck, id: 5, title: 'Silt', slide: null, excerpt: null },
  ]

  const [decks] = paletteGroups({ ...nothing, words: 'silt', found })

  expect(decks).toEqual({
    label: 'Presentations',
    items: [
      { id: 'deck 4', label: 'Ports', note: 'Slide 2: Silt at berth 4', href: '/editor/4' },
      { id: 'deck 5', label: 'Silt', note: undefined, href: '/editor/5' },
    ],
  })
})
