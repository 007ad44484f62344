/** Counts words as a reader would. In scripts without spaces, two letters count as one word. */
export function countWords(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ??
    0
  const spaced = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return dense > spaced ? Math.ceil(dense / 2) : spaced
}

/** Collapses whitespace to single spaces and removes spaces before punctuation. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:!?])(?=\s|$)/gu, '$1')
    .trim()
}

/** Shortens a text at a word boundary so that it fits `max` characters with an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  const kept = space > max * 0.5 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/u, '')
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`
}

/** Returns the words of a text in lowercase, for scoring against keyword lists. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
