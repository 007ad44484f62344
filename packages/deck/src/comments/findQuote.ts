/** A stretch of a text, in code units. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

export interface Quote {
  readonly quote: string
  /** Where the words were when their place was last stored, in code units. */
  readonly offset: number
  /** What they have become by edits within them; empty if they are gone. Absent while they are as quoted. */
  readonly now?: string | undefined
}

/**
 * Finds quoted words in a text that has changed since: of several matches, the one nearest to where the words were.
 * Undefined if they are gone.
 */
export function findQuote(text: string, { quote, offset, now }: Quote): TextRange | undefined {
  return now === '' ? undefined : nearestMatch(text, now ?? quote, offset)
}

function nearestMatch(text: string, quote: string, offset: number): TextRange | undefined {
  let nearest: number | undefined
  for (let from = text.indexOf(quote); from !== -1; from = text.indexOf(quote, from + 1)) {
    if (nearest === undefined || Math.abs(from - offset) < Math.abs(nearest - offset)) {
      nearest = from
    }
  }
  return nearest === undefined ? undefined : { from: nearest, to: nearest + quote.length }
}
