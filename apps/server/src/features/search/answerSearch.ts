import type { SearchAnswer } from '@deckloom/contract'
import { deckDefaults } from '@deckloom/deck'
import type { Queries } from '../../db/openDatabase.ts'
import { excerptAround } from './excerptAround.ts'
import { findDecks } from './findDecks.ts'

/** As many as fit under the field without a second look. */
const most = 8

/** A person's decks with these words in the title or slides, with excerpts around the matches. */
export async function answerSearch(
  queries: Queries,
  { userId, words }: { readonly userId: string; readonly words: string },
): Promise<SearchAnswer> {
  const found = await findDecks(queries, { userId, text: words, most })
  return {
    decks: found.map(({ id, title, slide, words: said, lastModified }) => ({
      id,
      title: title.trim() || deckDefaults.untitledTitle,
      slide,
      excerpt: said === null ? null : excerptAround(said, words),
      lastModified: lastModified.toISOString(),
    })),
  }
}
