import { iconDataSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { findIcons } from './findIcons.ts'
import iconSet from './iconSet.json' with { type: 'json' }

const found = (typed: string) =>
  findIcons(iconSet, typed).flatMap(({ icons }) => icons.map(({ name }) => name))

test('icons are found by the beginnings of their names and of what they are for', () => {
  expect(found('money')).toEqual(expect.arrayContaining(['banknote', 'coins', 'piggy-bank']))
  expect(found('ANCH')).toEqual(['anchor'])
  expect(found('energy sun')).toEqual(expect.arrayContaining(['sun', 'solar-panel']))
  expect(found('energy sun')).not.toContain('battery-charging')
  expect(found('qqq')).toEqual([])
  expect(found('  ')).toHaveLength(iconSet.length)
})

test('every icon of the set is one that a deck can hold, once', () => {
  const refused = iconSet.filter(
    ({ name, d }) => !iconDataSchema.safeParse({ name, d, color: '#123456' }).success,
  )
  expect(refused).toEqual([])
  expect(new Set(iconSet.map(({ name }) => name)).size).toBe(iconSet.length)
})
