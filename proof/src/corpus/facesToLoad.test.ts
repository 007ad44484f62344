import { facesToLoad, missingFaces } from '@deckloom/scene'
import { createFontBook, type FaceId, type FontBook } from '@deckloom/text'
import { loadFontBook, startNodeHarfBuzz } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import type { GoldenDeck } from './goldenDeck.ts'
import { layOutDeck } from './layOutDeck.ts'
import { readCorpus } from './readCorpus.ts'

let all: FontBook

beforeAll(async () => {
  all = await loadFontBook()
})

test('every deck of the corpus is laid out alike with no other faces than it asks for', async () => {
  const engine = await startNodeHarfBuzz()
  const bookOf = (faces: Iterable<FaceId>) =>
    createFontBook(engine, new Map([...faces].map((id) => [id, { bytes: () => all.bytes(id) }])))

  const differing = readCorpus().filter((deck) => {
    const few = layOutDeck(deck, bookFor(deck, bookOf))
    return JSON.stringify(few) !== JSON.stringify(layOutDeck(deck, all))
  })

  expect(differing.map(({ name }) => name)).toEqual([])
}, 240_000)

/** As a page loads it: what the slides ask for, then what that lacks. */
function bookFor(
  { title, slides }: GoldenDeck,
  bookOf: (faces: Iterable<FaceId>) => FontBook,
): FontBook {
  const faces = new Set(slides.flatMap((slide) => facesToLoad(slide, title)))
  for (;;) {
    const book = bookOf(faces)
    const missing = slides.flatMap((slide) => missingFaces(slide, title, book))
    if (missing.length === 0) return book
    for (const face of missing) faces.add(face)
  }
}
