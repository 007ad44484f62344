import type { Slide } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { writtenSlides } from '../../testing/decks/renderJobs.ts'
import { SceneCache } from './SceneCache.ts'

const fonts = await loadFontBook()
const context = { fonts, deckTitle: 'Solar power', index: 0, count: 5 }
let slide: Slide

beforeAll(async () => {
  const [first] = await writtenSlides(5)
  if (first) slide = first
})

test('lays an equal slide out once', () => {
  const cache = new SceneCache(10_000_000)

  expect(cache.sceneFor(structuredClone(slide), context)).toBe(cache.sceneFor(slide, context))
})

test('lays it out anew when its words, its number, the length or the title of the deck change', () => {
  const cache = new SceneCache(10_000_000)
  const before = cache.sceneFor(slide, context)

  for (const after of [
    cache.sceneFor({ ...slide, slide_title: 'Other words' }, context),
    cache.sceneFor(slide, { ...context, index: 1 }),
    cache.sceneFor(slide, { ...context, count: 6 }),
    cache.sceneFor(slide, { ...context, deckTitle: 'Wind' }),
  ])
    expect(after).not.toBe(before)
})

test('forgets what was not used for longest when the memory is full', () => {
  const cache = new SceneCache(60_000)
  const first = cache.sceneFor(slide, context)
  const others = Array.from({ length: 40 }, (_, index) => ({ ...context, index: index + 1 }))

  for (const other of others) cache.sceneFor(slide, other)

  const last = others.at(-1)
  expect(last && cache.sceneFor(slide, last)).toBe(last && cache.sceneFor(slide, last))
  expect(cache.sceneFor(slide, context)).not.toBe(first)
})
