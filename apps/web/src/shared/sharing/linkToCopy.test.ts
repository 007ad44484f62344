import { expect, test } from 'vitest'
import { linkToCopy } from './linkToCopy.ts'

test('a link to edit is copied only where no other one is', () => {
  const editing = { id: 1, role: 'editor' } as const
  const viewing = { id: 2, role: 'viewer' } as const
  expect(linkToCopy([editing, viewing])).toBe(viewing)
  expect(linkToCopy([editing])).toBe(editing)
  expect(linkToCopy([])).toBeUndefined()
})
