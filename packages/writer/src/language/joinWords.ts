/** 'a', 'a and b', 'a, b and c', with the language's own 'and'. */
export function joinWords(words: readonly string[], and = 'and'): string {
  if (words.length < 2) return words[0] ?? ''
  const last = words.at(-1) ?? ''
  return `${words.slice(0, -1).join(', ')} ${before(last, and)} ${last}`
}

/** Spanish says 'e' before the sound of an i. */
function before(word: string, and: string): string {
  return and === 'y' && /^h?[ií](?!e)/iu.test(word) ? 'e' : and
}
