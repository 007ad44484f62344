import { loadFontBook } from '@deckloom/text/node'
import { expect, test } from 'vitest'
import { readCorpus } from '../corpus/readCorpus.ts'
import { deckDigest, expectedDigest } from './goldenScenes.ts'

const fonts = await loadFontBook()
const corpus = readCorpus()

test('the corpus has at least 40 decks', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(40)
})

test.each(corpus)(
  'lays $name out as expected; `npm run golden -- --update` after a look',
  (deck) => {
    expect(deckDigest(deck, fonts)).toBe(expectedDigest(deck))
  },
)
