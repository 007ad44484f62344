import type { TextRange } from './searchText.ts'

export interface Quote {
  readonly quote: string
  /** Where the words were when they were quoted, in code units. */
  readonly offset: number
}

/**
 * Finds quoted words in a text that has changed since: of several matches, the one nearest to where the words were.
 * Undefined if they are gone.
 */
export function findQuote(text: string, { quote, offset }: Quote): TextRange | undefined {
  let nearest: number | undefined
  for (let from = text.indexOf(quote); from !== -1; from = text.indexOf(quote, from + 1)) {
    if (nearest === undefined || Math.abs(from - offset) < Math.abs(nearest - offset)) {
      nearest = from
    }
  }
  return nearest === undefined ? undefined : { from: nearest, to: nearest + quote.length }
}
