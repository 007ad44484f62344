const leadings: readonly (readonly [RegExp, number])[] = [
  [/\p{Script=Arabic}/u, 1.44],
  [/\p{Script=Devanagari}/u, 1.38],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.26],
  [/[\u0591-\u05C7]/, 1.26],
]

/**
 * Returns the minimum baseline-to-baseline distance, as a multiple of the size, at which the lines of a text do not
 * touch.
 */
export function scriptLeading(text: string): number {
  return leadings.reduce(
    (most, [script, leading]) => (script.test(text) ? Math.max(most, leading) : most),
    0,
  )
}
