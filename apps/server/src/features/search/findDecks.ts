import type { Queries } from '../../db/openDatabase.ts'
import { indexSeenDecks } from '../../db/deckIndex/indexDecks.ts'
import { indexedTexts } from '../../db/deckIndex/entryOf.ts'
import type { StoredSlides } from '../../platform/decks/StoredSlides.ts'
import { takeTurns } from '../../platform/jobs/takeTurns.ts'
import { queryOf, searchWords, type SearchWords, findWords } from './queryOf.ts'
import { findDeckRows } from './searchRepository.ts'

export interface DeckFound {
  readonly id: number
  readonly title: string
  /** From 1; null if the title matches. */
  readonly slide: number | null
  /** All text of that slide. */
  readonly words: string | null
  readonly lastModified: Date
}

/**
 * Decks that a person owns or shares whose title and slides contain all the words, ignoring case
 * and accents; the last word may be a prefix. Title matches first, then the newest. Each with its
 * first matching slide. Only what its reader may see is searched.
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
  const pause = takeTurns()
  const found: DeckFound[] = []
  for (const { id, title, lastModified, ...deck } of rows) {
    found.push({ id, title, lastModified, ...(await findHit(deck, { title, words, pause })) })
  }
  return found
}

interface Readable {
  readonly slides: StoredSlides
  readonly role: string
  readonly showsNotes: boolean
}

interface Looking {
  readonly title: string
  readonly words: SearchWords
  readonly pause: () => Promise<void>
}

/**
 * The first slide with all words; if they are spread over several, the first with one that the
 * title lacks.
 */
async function findHit({ slides, ...sight }: Readable, { title, words, pause }: Looking) {
  const all = new Set([...words.whole, `${words.prefix}*`])
  const titled = await findWords(title, words, pause)
  let index = 0
  let some: { readonly slide: number; readonly words: string } | undefined
  for (const text of indexedTexts(slides.shownTo(sight))) {
    index += 1
    const on = await findWords(text, words, pause)
    if (on.size === all.size) return { slide: index, words: text }
    if ([...on].some((word) => !titled.has(word))) some ??= { slide: index, words: text }
  }
  return titled.size < all.size && some ? some : { slide: null, words: null }
}
