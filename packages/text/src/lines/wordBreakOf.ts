const hangul = /\p{Script=Hangul}/u
const writtenWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The CSS `word-break` of a paragraph. Korean puts spaces between its words, and readers and office
 * programs keep them whole, while a browser left to itself cuts them anywhere.
 */
export function wordBreakOf(text: string): 'normal' | 'keep-all' {
  return hangul.test(text) && !writtenWithoutSpaces.test(text) ? 'keep-all' : 'normal'
}
