import { expect, test } from 'vitest'
import { chooseTemplates, recentCount, type TemplateFilter } from './chooseTemplates.ts'

const plain = { description: '', isPremium: false, isPopular: false, createdAt: '2026-11-01' }
const gallery = [
  { ...plain, name: 'Seed pitch', description: 'Ten slides from problem to ask', isPopular: true },
  { ...plain, name: 'Quarterly report', description: 'Figures first', isPremium: true },
  { ...plain, name: 'Campaign plan', createdAt: '2026-11-20', isPremium: true, isPopular: true },
  { ...plain, name: 'Lesson', description: 'A PROBLEM for the class', createdAt: '2026-11-19' },
]
const names = (search: string, filter: TemplateFilter = 'all') =>
  chooseTemplates(gallery, { search, filter }).map(({ name }) => name)

test('T-009 the search matches name or description, whatever the case', () => {
  expect(names('PITCH')).toEqual(['Seed pitch'])
  expect(names('problem')).toEqual(['Seed pitch', 'Lesson'])
  expect(names('  figures ')).toEqual(['Quarterly report'])
  expect(names('')).toHaveLength(4)
  expect(names('2026')).toEqual([])
})

test('T-011 T-012 T-013 Free, Premium and Most Popular each show their own', () => {
  expect(names('', 'free')).toEqual(['Seed pitch', 'Lesson'])
  expect(names('', 'premium')).toEqual(['Quarterly report', 'Campaign plan'])
  expect(names('', 'popular')).toEqual(['Seed pitch', 'Campaign plan'])
})

test('T-014 Recently Added shows the newest first, and no more than a dozen', () => {
  expect(names('', 'recent').slice(0, 2)).toEqual(['Campaign plan', 'Lesson'])
  const many = Array.from({ length: 40 }, (_, day) => ({
    ...plain,
    name: `Template ${day}`,
    createdAt: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
  }))
  const newest = chooseTemplates(many, { search: '', filter: 'recent' })
  expect(newest).toHaveLength(recentCount)
  expect(newest[0]?.name).toBe('Template 39')
  expect(newest.at(-1)?.name).toBe('Template 28')
})

test('T-010 the search goes together with the filter', () => {
  expect(names('p', 'premium')).toEqual(['Quarterly report', 'Campaign plan'])
  expect(names('plan', 'free')).toEqual([])
  expect(names('problem', 'recent')).toEqual(['Lesson', 'Seed pitch'])
})
