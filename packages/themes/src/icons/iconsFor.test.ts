import { expect, test } from 'vitest'
import { iconsFor, ownIcons } from './iconsFor.ts'

const namesOf = (texts: readonly string[]) => ownIcons(texts).map((icon) => icon?.name)

test('a text has the icon that its words call for, the first of them most', () => {
  expect(namesOf(['Security', 'Cloud storage', 'Train the team'])).toEqual([
    'shield-check',
    'cloud',
    'graduation-cap',
  ])
})

test('no two texts have the same icon, and words that call for none have none', () => {
  expect(namesOf(['Team one', 'Team two', 'Qqq'])).toEqual(['users', undefined, undefined])
})

test('icons for all are none where one of them is missing or another’s', () => {
  expect(iconsFor(['Team', 'Cost'])).toHaveLength(2)
  expect(iconsFor(['Team', 'Qqq'])).toBeUndefined()
  expect(iconsFor(['Team one', 'Team two'])).toBeUndefined()
})
