import type { Queries } from '../../db/openDatabase.ts'
import { indexSeenDecks } from '../../db/deckIndex/indexDecks.ts'
import { slideText } from '../../db/deckIndex/slideText.ts'
import type { StoredSlides } from '../../platform/StoredSlides.ts'
import { queryOf, searchWords, type SearchWords, wordsOn } from './queryOf.ts'
import { findDeckRows } from './searchRepository.ts'

export interface DeckFound {
  readonly id: number
  readonly title: string
  /** From 1; null when the title has the words, and no slide is meant. */
  readonly slide: number | null
  /** Everything that stands on that slide. */
  readonly words: string | null
  readonly lastModified: Date
}

/**
 * Decks that a person owns or shares whose title and slides have all the words, in any case and with or without accents;
 * of the last word the beginning is enough. Those whose title has them first, then the newest. Each with its first slide
 * that has them. What its reader may not see of a deck is not searched.
 */
export async function findDecks(
  queries: Queries,
  { userId, text, most }: { readonly userId: string; readonly text: string; readonly most: number },
): Promise<readonly DeckFound[]> {
  const words = searchWords(text)
  if (!words) return []
  await indexSeenDecks(queries, userId)
  const rows = await findDeckRows(queries, {
    userId,
    most,
    anywhere: queryOf(words, 'anywhere'),
    inTitle: queryOf(words, 'title'),
  })
  return rows.map(({ id, title, lastModified, ...deck }) => ({
    id,
    title,
    lastModified,
    ...hitOn(deck, title, words),
  }))
}

interface Readable {
  readonly slides: StoredSlides
  readonly role: string
  readonly showsNotes: boolean
}

/** The first slide that has all words; where they are spread over several, the first with one that the title lacks. */
function hitOn({ slides, ...sight }: Readable, title: string, words: SearchWords) {
  const texts = slides.shownTo(sight).map(slideText)
  const on = texts.map((text) => wordsOn(text, words))
  const all = new Set([...words.whole, `${words.begun}*`])
  const titled = wordsOn(title, words)
  const whole = on.findIndex(({ size }) => size === all.size)
  const some =
    titled.size === all.size
      ? -1
      : on.findIndex((found) => [...found].some((word) => !titled.has(word)))
  const index = whole >= 0 ? whole : some
  return index < 0
    ? { slide: null, words: null }
    : { slide: index + 1, words: texts[index] ?? null }
}
