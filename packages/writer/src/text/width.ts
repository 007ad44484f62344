const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/gu
const none = /[\p{Mn}\p{Me}\p{Cf}]/gu

/** Returns the width of a text in Latin letters: East Asian characters count twice, combining marks not at all. */
export function widthOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0) - (text.match(none)?.length ?? 0)
}

/** Counts words as a reader would. In scripts without spaces, two characters count as one word. */
export function countWords(text: string): number {
  const dense = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
  )
  const spaced = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return dense && dense.length > spaced ? Math.ceil(dense.length / 2) : spaced
}
