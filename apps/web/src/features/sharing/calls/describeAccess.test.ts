import { expect, test } from 'vitest'
import {
  describeAccess,
  describeCopied,
  joinedBy,
  linkFacts,
  linkHeading,
} from './describeAccess.ts'

const expiresAt = new Date(2026, 11, 15, 23, 59).toISOString()

test.each([
  [undefined, 'Only people with access can open this link.'],
  [{ hasPassword: false, expiresAt: null, role: 'viewer' }, 'Anyone who has the link can view.'],
  [
    { hasPassword: true, expiresAt, role: 'viewer' },
    'Anyone who has the link and the password can view until Dec 15.',
  ],
  [
    { hasPassword: false, expiresAt: null, role: 'editor' },
    'Anyone who has the link can view, and edit when signed in.',
  ],
  [
    { hasPassword: false, expiresAt, role: 'commenter' },
    'Anyone who has the link can view, and comment when signed in, until Dec 15.',
  ],
] as const)('says in one sentence who can open what is copied: %o', (link, sentence) => {
  expect(describeAccess(link)).toBe(sentence)
})

test('says in the heading of a link that only signed-in visitors do more than view', () => {
  expect(linkHeading({ role: 'viewer' })).toBe('Anyone with the link can view')
  expect(linkHeading({ role: 'commenter' })).toBe('Anyone with the link can comment when signed in')
})

test('says which link was copied', () => {
  expect(describeCopied(undefined)).toBe('Link copied.')
  expect(describeCopied({ label: null })).toBe('Link copied.')
  expect(describeCopied({ label: 'For investors' })).toBe('“For investors” copied.')
})

test('tells links apart by their name, their visitors and who made them', () => {
  const link = {
    id: 1,
    path: '/share/x',
    label: 'For investors',
    hasPassword: false,
    role: 'viewer',
    memberCount: 0,
    members: [],
    expiresAt: null,
    allowsDownload: false,
    showsNotes: false,
    asksEmail: false,
    embeds: false,
    viewCount: 9,
    visitorCount: 14,
    guests: [],
    createdAt: expiresAt,
    madeBy: null,
  } as const
  expect(linkFacts(link)).toBe('For investors · 14 visitors')
  expect(linkFacts({ ...link, label: null, visitorCount: 0 })).toBe('Opened')
  const unseen = { visitorCount: 0, viewCount: 0 }
  expect(linkFacts({ ...link, ...unseen, label: null, madeBy: 'Nuno Prata' })).toBe(
    'Not opened yet · created by Nuno Prata',
  )
})

test('names the last who joined by a link, and counts the others', () => {
  const members = ['Ada Weaver', 'Nuno Prata', 'Mei Lin', 'Tom Hale']
  expect(joinedBy({ memberCount: 1, members: ['Ada Weaver'] })).toBe('Ada Weaver joined')
  expect(joinedBy({ memberCount: 2, members: members.slice(0, 2) })).toBe(
    'Ada Weaver and Nuno Prata joined',
  )
  expect(joinedBy({ memberCount: 60, members })).toBe(
    'Ada Weaver, Nuno Prata, Mei Lin, and 57 more joined',
  )
})
