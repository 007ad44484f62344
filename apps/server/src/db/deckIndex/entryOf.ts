import { ownVisuals, type Slide } from '@deckloom/deck'
import type { StoredSlides } from '../../platform/decks/StoredSlides.ts'
import { takeTurns } from '../../platform/jobs/takeTurns.ts'
import { slideText } from './slideText.ts'
import { wordsIn } from './wordsIn.ts'

/** Characters of a deck that are indexed: PostgreSQL rejects a vector of more than a megabyte. */
const mostText = 200_000

/** Marks words of the title; no word has a colon in it. */
export const titleMark = 't:'

export interface DeckEntry {
  readonly words: readonly string[]
  /** The words for those who see neither notes nor hidden slides. */
  readonly visibleWords: readonly string[]
  readonly charts: number
  readonly pictures: number
}

/** The index entry of a deck. */
export async function entryOf(title: string, slides: StoredSlides): Promise<DeckEntry> {
  const pause = takeTurns()
  const all = slides.shownTo({ role: 'owner', showsNotes: true })
  const visible = slides.shownTo({ role: 'viewer', showsNotes: false })
  const kinds = all.flatMap(ownVisuals).map(({ kind }) => kind)
  return {
    words: await wordsOf(title, all, pause),
    visibleWords: await wordsOf(title, visible, pause),
    charts: kinds.filter((kind) => kind === 'chart').length,
    pictures: kinds.filter((kind) => kind === 'picture').length,
  }
}

/** The text of each slide as far as it is indexed. */
export function* indexedTexts(slides: readonly Slide[]): Generator<string> {
  let room = mostText
  for (const slide of slides) {
    const text = slideText(slide).slice(0, room)
    room -= text.length
    yield text
  }
}

async function wordsOf(
  title: string,
  slides: readonly Slide[],
  pause: () => Promise<void>,
): Promise<readonly string[]> {
  const words = new Set<string>()
  for (const { word } of wordsIn(title)) words.add(word).add(`${titleMark}${word}`)
  for (const text of indexedTexts(slides)) {
    for (const { word } of wordsIn(text)) {
      words.add(word)
      await pause()
    }
  }
  return [...words]
}
