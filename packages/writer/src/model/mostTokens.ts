/** Characters per token, at the least, in the languages that we know. */
const charactersOfToken = 3

/** Returns an upper bound on the tokens in a number of characters. */
export function mostTokens(characters: number): number {
  return Math.ceil(characters / charactersOfToken)
}
