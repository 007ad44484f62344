const hangul = /\p{Script=Hangul}/u
const writtenWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Returns the CSS `word-break` for a paragraph. Korean puts spaces between words, and readers and
 * office programs keep words whole, but browsers cut them anywhere by default.
 */
export function wordBreakOf(text: string): 'normal' | 'keep-all' {
  return hangul.test(text) && !writtenWithoutSpaces.test(text) ? 'keep-all' : 'normal'
}
