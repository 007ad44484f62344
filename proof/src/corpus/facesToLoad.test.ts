import { facesToLoad, missingFaces } from '@deckloom/scene'
import { createFontBook, loadPhraseFinders, type FaceId, type FontBook } from '@deckloom/text'
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
  const bookOf = async (faces: Iterable<FaceId>) => {
    const files = Array.from(faces, (id) => [id, { bytes: () => all.bytes(id) }] as const)
    return createFontBook(engine, new Map(files), await loadPhraseFinders(faces))
  }

  const differing: string[] = []
  for (const deck of readCorpus()) {
    const few = layOutDeck(deck, await bookFor(deck, bookOf))
    if (JSON.stringify(few) !== JSON.stringify(layOutDeck(deck, all))) differing.push(deck.name)
  }

  expect(differing).toEqual([])
}, 240_000)

/** Loads fonts as a page does: first those that the slides need, then those that are missing. */
async function bookFor(
  { title, slides }: GoldenDeck,
  bookOf: (faces: Iterable<FaceId>) => Promise<FontBook>,
): Promise<FontBook> {
  const faces = new Set(slides.flatMap((slide) => facesToLoad(slide, title)))
  for (;;) {
    const book = await bookOf(faces)
    const missing = slides.flatMap((slide) => missingFaces(slide, title, book))
    if (missing.length === 0) return book
    for (const face of missing) faces.add(face)
  }
}
