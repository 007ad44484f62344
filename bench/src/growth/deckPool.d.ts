/** A deck as people have them, to be stored many times. */
export interface PooledDeck {
  readonly title: string
  readonly slides: readonly object[]
  /** What the index keeps of it. */
  readonly words: readonly string[]
}
/** Decks that differ in their words, of which some are in most decks and most in a few. The same each time. */
export declare function deckPool(count: number): readonly PooledDeck[]
