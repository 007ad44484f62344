import type { TextRange } from '@deckloom/deck'

export interface SearchOptions {
  readonly query: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
}

/** Finds the matches in a text, from left to right, without overlap. */
export function searchText(text: string, options: SearchOptions): readonly TextRange[] {
  const pattern = searchPattern(options)
  if (!pattern) return []
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }))
}

function searchPattern({ query, matchCase, wholeWords }: SearchOptions): RegExp | undefined {
  if (query === '') return undefined
  const words = query.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
  const letter = String.raw`[\p{L}\p{M}\p{N}_]`
  const whole = wholeWords ? `(?<!${letter})${words}(?!${letter})` : words
  return new RegExp(whole, matchCase ? 'gu' : 'giu')
}
