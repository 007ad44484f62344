import type { ShareLink } from '@deckloom/contract'
import { expect, test } from 'vitest'
import { linkToCopy } from './linkToCopy.ts'

type Link = Pick<ShareLink, 'role' | 'hasPassword' | 'embeds'>

const plain: Link = { role: 'viewer', hasPassword: false, embeds: false }
const editing: Link = { ...plain, role: 'editor' }
const commenting: Link = { ...plain, role: 'commenter' }
const locked: Link = { ...plain, hasPassword: true }
const embedded: Link = { ...plain, embeds: true }
const lockedEditing: Link = { ...editing, hasPassword: true }

test.each<readonly [string, readonly Link[], Link]>([
  ['to edit, only where no other one is', [editing, commenting, plain], plain],
  ['to edit, where it is the only one', [editing], editing],
  ['with a password rather than without', [plain, locked], locked],
  ['that opens for anybody rather than one to edit with a password', [lockedEditing, plain], plain],
  ['to embed, never over one with a password', [embedded, locked], locked],
  ['to embed, not even over one to edit with a password', [embedded, lockedEditing], lockedEditing],
  ['to embed rather than one that lets people write', [editing, embedded], embedded],
])('copies a link %s', (_what, links, copied) => {
  expect(linkToCopy(links)).toBe(copied)
})

test('copies the oldest of links that are alike, and none where there is none', () => {
  const second = { ...plain }
  expect(linkToCopy([plain, second])).toBe(plain)
  expect(linkToCopy([])).toBeUndefined()
})
