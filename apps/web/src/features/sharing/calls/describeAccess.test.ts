import { expect, test } from 'vitest'
import { describeAccess, linkFacts } from './describeAccess.ts'

const expiresAt = new Date(2026, 11, 15, 23, 59).toISOString()

test.each([
  [undefined, 'Only people above can open this link.'],
  [{ hasPassword: false, expiresAt: null }, 'Anyone who has it can view.'],
  [{ hasPassword: true, expiresAt }, 'Anyone who has it and the password can view until Dec 15.'],
])('says in one sentence who can open what is copied: %o', (link, sentence) => {
  expect(describeAccess(link)).toBe(sentence)
})

test('tells links apart by their name, their visitors and who made them', () => {
  const link = {
    id: 1,
    path: '/share/x',
    label: 'For investors',
    hasPassword: false,
    expiresAt: null,
    allowsDownload: false,
    showsNotes: false,
    asksEmail: false,
    embeds: false,
    viewCount: 14,
    guests: [],
    createdAt: expiresAt,
    madeBy: null,
  }
  expect(linkFacts(link)).toBe('For investors · 14 visitors')
  expect(linkFacts({ ...link, label: null, viewCount: 0, madeBy: 'Nuno Prata' })).toBe(
    'Not opened yet · created by Nuno Prata',
  )
})
