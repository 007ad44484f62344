import {
  createPresentationBody,
  generateBody,
  generateImageBody,
  listPresentationsQuery,
  outlineBody,
  plans,
  searchQuery,
  supportMessageBody,
  trackVisitBody,
} from '@deckloom/contract'
import {
  accountLimits,
  bodyLimits,
  deckLimits,
  exportLimits,
  generationLimits,
  outlineLimits,
  readLimits,
  revisionLimits,
  supportLimits,
  uploadLimits,
  visitLimits,
  workspaceLimits,
} from '@deckloom/deck'
import { expect, test } from 'vitest'

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3

test('W-001 one module holds the numbers of the table of limits, or those that a decision put in their place', () => {
  expect([bodyLimits.default, bodyLimits.credentials, bodyLimits.tracking]).toEqual([
    100 * 1024,
    4 * 1024,
    2 * 1024,
  ])
  expect([bodyLimits.deck, bodyLimits.import]).toEqual([2 * megabyte, 50 * megabyte])
  expect(accountLimits).toEqual({
    nameLength: 80,
    emailLength: 254,
    passwordLength: { min: 8, max: 128 },
    sessions: 20,
  })
  expect(generationLimits).toMatchObject({
    // Decided: notes can be pasted. The table says 2,000.
    promptLength: { min: 3, max: 20_000 },
    slideCount: { min: 5, max: 25 },
  })
  expect(deckLimits).toMatchObject({
    titleLength: 200,
    slides: 300,
    slideTitleLength: 500,
    // Decided: what can be read on a slide. The table says 50 of 2,000.
    bullets: 30,
    bulletLength: 1_000,
    textElements: 100,
    textLength: 5_000,
    images: 5,
    position: { min: -2_000, max: 4_000 },
    size: { min: 1, max: 4_000 },
    chartTitleLength: 120,
    chartLabelLength: 60,
    chartPoints: { min: 2, max: 8 },
  })
  expect(uploadLimits).toMatchObject({
    bytes: 5 * megabyte,
    pixels: 40_000_000,
    side: 8_192,
    frames: 200,
    promptLength: 1_000,
  })
  // Decided in 0038: a process and all of its memory. The table says 60 s, and 512 MB for the heap of a thread.
  expect(readLimits).toMatchObject({
    zip: { entries: 5_000, unpackedBytes: 250 * megabyte, partBytes: 50 * megabyte, ratio: 200 },
    pages: 300,
    timeMs: 30_000,
    memoryMb: 640,
  })
  expect(exportLimits).toMatchObject({ bytes: 100 * megabyte, timeMs: 60_000 })
  expect(supportLimits).toMatchObject({ subject: 150, message: 5_000 })
  expect(workspaceLimits).toMatchObject({ searchLength: 100, collaborators: 50, shareLinks: 20 })
  // Decided in 0020: 50 whole and some of 30 days. The table says 100 or 30 days.
  expect(revisionLimits).toEqual({ newest: 50, days: 30 })
  expect(visitLimits.userAgentLength).toBe(256)
  expect(Object.values(plans).map(({ quotas }) => [quotas.decks, quotas.storageBytes])).toEqual([
    [100, gigabyte],
    [10_000, 10 * gigabyte],
    [10_000, 100 * gigabyte],
  ])
})

interface Schema {
  safeParse(value: unknown): { readonly success: boolean }
}
const letters = (count: number): string => 'x'.repeat(count)
const list = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)
const takes = (schema: Schema, body: (n: number) => object) => (n: number) =>
  schema.safeParse(body(n)).success

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  category: 'Export',
  subject: 'Fonts',
  message: 'Which?',
}
const outline = { title: 'Looms', entries: [{ id: 'a', title: 'One', points: [] }], settings: {} }
const [entry] = outline.entries

/** What a body may have at most `n` of. */
const highest: readonly (readonly [what: string, n: number, takes: (n: number) => boolean])[] = [
  [
    'letters of a prompt',
    generationLimits.promptLength.max,
    takes(generateBody, (n) => ({ prompt: letters(n) })),
  ],
  [
    'letters of material',
    generationLimits.sourceLength,
    takes(generateBody, (n) => ({ prompt: 'Looms', source: letters(n) })),
  ],
  [
    'slides that are asked for',
    generationLimits.slideCount.max,
    takes(generateBody, (n) => ({ prompt: 'Looms', slideCount: n })),
  ],
  [
    'entries of an outline',
    outlineLimits.entries,
    takes(outlineBody, (n) => ({ ...outline, entries: list(n, entry) })),
  ],
  [
    'letters about a picture',
    uploadLimits.promptLength,
    takes(generateImageBody, (n) => ({ prompt: letters(n) })),
  ],
  [
    'letters of a title',
    deckLimits.titleLength,
    takes(createPresentationBody, (n) => ({
      title: letters(n),
      slides: [{ slide_title: 'One' }],
    })),
  ],
  [
    'letters of a subject',
    supportLimits.subject,
    takes(supportMessageBody, (n) => ({ ...message, subject: letters(n) })),
  ],
  [
    'letters of a message',
    supportLimits.message,
    takes(supportMessageBody, (n) => ({ ...message, message: letters(n) })),
  ],
  [
    'letters to search for',
    workspaceLimits.searchLength,
    takes(searchQuery, (n) => ({ q: letters(n) })),
  ],
  [
    'letters to filter decks by',
    workspaceLimits.searchLength,
    takes(listPresentationsQuery, (n) => ({ q: letters(n) })),
  ],
  [
    'letters of a browser',
    visitLimits.userAgentLength,
    takes(trackVisitBody, (n) => ({ path: '/', userAgent: letters(n) })),
  ],
]

test.each(highest)('W-002 takes %s up to %i, and not one more', (_what, n, taken) => {
  expect([n - 1, n, n + 1].map(taken)).toEqual([true, true, false])
})

test.each([
  [
    'letters of a prompt',
    generationLimits.promptLength.min,
    takes(generateBody, (n) => ({ prompt: letters(n) })),
  ],
  [
    'slides that are asked for',
    generationLimits.slideCount.min,
    takes(generateBody, (n) => ({ prompt: 'Looms', slideCount: n })),
  ],
] as const)('W-002 takes at least %s: %i, and not one less', (_what, n, taken) => {
  expect([n - 1, n, n + 1].map(taken)).toEqual([false, true, true])
})
