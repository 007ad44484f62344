/** Three characters are at least one token in the languages that we know. */
const charactersOfToken = 3

/** The most tokens that so many characters can be. */
export function mostTokens(characters: number): number {
  return Math.ceil(characters / charactersOfToken)
}
